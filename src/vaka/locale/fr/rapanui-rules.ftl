### Rapa Nui: the rules to read, one message for each rule number.

rapanui-name = Rapa Nui
rapanui-about = Une île perdue, un petit village et des géants de pierre : Rapa Nui est un jeu de cartes pour 2 à 4 joueurs, d’une durée d’environ 45 minutes. Vous accueillez des habitants, dressez des moaïs et déposez des offrandes sur la pierre du sacrifice : les denrées qui s’y trouvent en plus grand nombre sont celles qu’il vaut le mieux garder. Et chaque fois que vous prenez des cartes, vous décidez de ce qui sera évalué, pour vous comme pour les autres.

## What is in the box

rapanui-section-material = Cartes et jetons
rapanui-rule-N1 = La pioche compte 50 cartes : 9 moaïs, 9 prêtres, 12 bûcherons et 20 récolteurs. Un récolteur rapporte l’une des quatre denrées (poisson, mûres, patates ou céréales), et il y a 5 récolteurs par denrée.
rapanui-rule-N2 = Chaque place a aussi ses 4 cartes de départ : un bûcheron et 3 récolteurs de denrées différentes. Il manque une denrée à chaque série : le poisson à la première place, les mûres à la deuxième, les patates à la troisième, les céréales à la quatrième. Les séries des places vides restent dans la boîte.
rapanui-rule-N3 = Il y a 100 offrandes, 25 par denrée, en quatre piles face visible. On n’en ajoute jamais d’autres : une pile peut donc s’épuiser.
rapanui-rule-N4 = Le bois et les points se comptent avec des jetons. Les jetons ne servent qu’à compter : la réserve ne s’épuise jamais.

## Setting up

rapanui-section-setup = Mise en place
rapanui-rule-N5 = Posez votre bûcheron de départ face visible devant vous : c’est la première carte de votre zone. Vos 3 récolteurs forment votre première main.
rapanui-rule-N6 = Mélangez les 50 cartes et disposez-en 16, face visible, en quatre colonnes de 4. Les cartes d’une colonne se chevauchent, mais toutes restent lisibles. On ne prend jamais que la carte de tête d’une colonne, celle qu’aucune autre ne recouvre. Les 34 autres cartes forment la pioche, face cachée.
rapanui-rule-N7 = Prenez une offrande de chaque pile et gardez ces quatre cartes face cachée devant vous. Vous pouvez regarder vos propres offrandes à tout moment ; les autres voient seulement combien vous en avez. Avec l’option hands, chacun voit toutes les mains, et les offrandes autant qu’on pourrait s’en souvenir.
rapanui-rule-N8 = Le hasard désigne qui commence, avec 2 bois. À partir de là, dans le sens horaire, le deuxième joueur débute avec 3 bois, le troisième avec 4 et le quatrième avec 5.

## A turn

rapanui-section-turn = Votre tour
rapanui-rule-N9 = Vous pouvez d’abord acheter une offrande, et une seule, dans une pile qui n’est pas vide. Elle coûte 5 bois, moins 1 par récolteur de cette denrée dans votre zone, sans jamais descendre sous 0. Avec deux récolteurs de céréales dans votre zone, par exemple, vous payez les céréales 3 bois.
rapanui-rule-N10 = Ensuite, vous devez jouer de votre main dans votre zone une chose et une seule parmi celles-ci : un bûcheron, gratuitement ; un prêtre, gratuitement ; un moaï, pour 7 bois, aussitôt suivi d’une ronde de sacrifice ; ou bien un, deux ou trois récolteurs de la même denrée, pour 0, 1 ou 2 bois en tout. Les cartes déjà présentes dans votre zone ne changent rien à ces coûts.
rapanui-rule-N11 = Si vous avez 3 moaïs en main et ne pouvez pas payer 7 bois, retirez l’un d’eux du jeu : vous ne jouez rien ce tour-ci. En aucun autre cas vous ne pouvez vous dispenser de jouer.
rapanui-rule-N12 = Prenez alors des cartes jusqu’à en avoir de nouveau 3 en main : une carte de tête à la fois, dans la même colonne ou dans plusieurs. Quand vous prenez la dernière carte d’une colonne, on y dispose aussitôt 4 nouvelles cartes de la pioche ; la dernière posée est la carte de tête.
rapanui-rule-N13 = Une fois votre main complète, il y a une évaluation pour tous les joueurs. Ce qui est évalué dépend de la carte passée en tête avec votre dernière prise : celle qui se trouvait dessous ou, si la colonne s’est vidée, la carte de tête de la nouvelle colonne. Les cartes passées en tête lors des prises précédentes du même tour ne comptent pas.
rapanui-rule-N14 = Après l’évaluation, votre tour est terminé et c’est au joueur suivant dans le sens horaire.

## The sacrifice round

rapanui-section-sacrifice = La ronde de sacrifice
rapanui-rule-N15 = Un moaï réclame des sacrifices avant que vous ne preniez des cartes. En commençant à votre gauche et dans le sens horaire, chaque autre joueur dépose l’une de ses offrandes face visible sur la pierre du sacrifice. Vous passez en dernier : déposez l’une de vos offrandes face cachée sur la pierre, puis prenez-en une de plus dans la pile de votre choix et déposez-la face visible.
rapanui-rule-N16 = Les offrandes déposées face cachée restent secrètes jusqu’à la fin de la partie : seul le joueur qui les a déposées les connaît.
rapanui-rule-N17 = Un joueur sans offrande n’en dépose pas. Si les quatre piles sont vides, on se passe de l’offrande supplémentaire.

## Valuation

rapanui-section-scoring = L’évaluation
rapanui-rule-N18 = Vous avez la majorité si votre zone contient au moins 2 cartes du type évalué et que personne d’autre n’en a autant ou plus. Des récolteurs de denrées différentes sont des types différents.
rapanui-rule-N19 = Les bûcherons rapportent du bois : 1 par bûcheron dans votre zone, et 1 de plus pour la majorité.
rapanui-rule-N20 = Les prêtres rapportent des points : 1 par prêtre dans votre zone, et 1 de plus pour la majorité.
rapanui-rule-N21 = Les moaïs rapportent du bois ou des points, à votre choix : 1 par moaï dans votre zone, et 1 de plus pour la majorité. Vous prenez tout en bois ou tout en points, sans mélanger. Le joueur dont c’est le tour choisit en premier, puis les autres dans le sens horaire ; on ne demande rien à qui n’a pas de moaï.
rapanui-rule-N22 = Les récolteurs rapportent des offrandes de la denrée évaluée : une si vous avez au moins un récolteur de cette denrée dans votre zone, quel qu’en soit le nombre, et une de plus pour la majorité. Le joueur dont c’est le tour se sert en premier, puis les autres dans le sens horaire, chacun prenant tout ce qui lui revient. Si la pile de cette denrée est vide, vous choisissez une autre pile pour chaque offrande qui vous revient encore ; si toutes sont vides, vous ne recevez rien.

## The end

rapanui-section-end = Fin de la partie
rapanui-rule-N23 = La partie s’arrête à l’instant même où une nouvelle colonne épuise la pioche. Cela arrive à la neuvième nouvelle colonne, pour laquelle il ne reste que 2 cartes. Plus personne ne prend de carte, même avec moins de 3 cartes en main, et il n’y a pas d’évaluation.
rapanui-rule-N24 = Retournez les offrandes cachées et comptez, denrée par denrée, celles qui sont sur la pierre. Chaque offrande de la denrée la plus nombreuse vaut 3 points, de la suivante 2, de celle d’après 1 et de la dernière 0. Les denrées à égalité ont la même valeur, et le nombre juste inférieur prend la valeur juste inférieure : si deux denrées sont à égalité, les valeurs sont 3, 2 et 1 ; si trois le sont, ou deux fois deux, ce sont 3 et 2 ; si les quatre le sont, chaque denrée vaut 3. Une denrée absente de la pierre est classée comme les autres, avec le nombre 0. Mais si la pierre est vide, toutes les offrandes valent 0.
rapanui-rule-N25 = Additionnez vos jetons de points, 4 points par moaï dans votre zone, 1 point par lot complet de 5 bois qui vous reste et la valeur de chaque offrande que vous possédez encore. Les offrandes sur la pierre n’appartiennent plus à personne. Le plus haut total l’emporte.
rapanui-rule-N26 = En cas d’égalité au plus haut total, on compare les moaïs dans la zone, puis le bois restant : qui en a le plus l’emporte. Si là encore tout est égal, les joueurs à égalité partagent la victoire.
