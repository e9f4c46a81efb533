### The words of the benchmark.

bench-measuring = Mesure en cours
bench-title = { $title } à { $players } joueurs : médianes sur un seul cœur
bench-column-figure = grandeur
bench-column-measured = mesure
bench-column-ratio = rapport
bench-column-target = objectif
bench-loop = boucle Python
bench-playout = vaka.playout
bench-clone = clone()
bench-redeal = redeal()
bench-widest = legal_actions() au plus long
bench-pure-loop = boucle en Python pur
bench-pure-hearts = hearts
bench-hearts = hearts
bench-hearts-clone = clone de hearts
bench-catanatron = catanatron
bench-not-compiled = C’est le Python pur qui tourne : installez un compilateur C et reconstruisez le paquet pour la version compilée.
bench-no-peers = Seuls, ces chiffres disent peu sur une machine inconnue : --peers mesure OpenSpiel et catanatron à côté.
bench-about-widest = La plus longue liste d’actions possibles de cinq parties au hasard en comptait { $count }.
bench-about-hearts = hearts est le jeu en C++ d’OpenSpiel, mené par la même boucle Python, sans la distribution des cartes.
bench-missing-peers = Pour comparer, il faut le paquet { $package }. Pour l’installer : { $command }
