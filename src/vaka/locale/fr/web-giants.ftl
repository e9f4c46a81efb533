### La table de Giants dans le navigateur : ce que ses images disent à qui les écoute ou les montre.

web-giants-table = La table
web-giants-map = L’île
web-giants-zoom = Taille de la carte
web-giants-nearer = Plus près
web-giants-farther = Plus loin
web-giants-whole = Toute l’île
web-giants-many = { $count } objets à choisir sur { $hex } : s’approcher
web-giants-plain = terrain découvert
web-giants-ahu = Ahu { $ahu } (moai { $value } × taille, coiffe { $headdress })
web-giants-ahu-moai = { $where } : { $moai }, vaut { $worth }
web-giants-place-on = { $what } : { $hex }
web-giants-seats = Les joueurs
web-giants-in-hand = en main
web-giants-score = Points jusqu’ici
web-giants-broken = un moaï brisé : rien
web-giants-standing = Ce que valent les moaïs dressés et leurs coiffes

## Ce à quoi on répond à côté de la carte

web-giants-tray = Ce que vous pouvez faire
web-giants-take-figure = Choisissez une figurine, puis sa case.
web-giants-place-why = Chaque case où entre un moaï demande autant de porteurs qu’il est grand (un chef suffit) : les vôtres, ou ceux des autres, qui gagnent des points. Gardez un marqueur pour protéger un moaï en chemin.
web-giants-place-then = { $what } : appuyez maintenant sur une case de la carte.
web-giants-then-hex = Choisissez maintenant une case sur la carte.
web-giants-once-more = Appuyez encore sur la case pour l’y placer.
web-giants-logs-how = Chaque rondin porte 1 de plus.
web-giants-on-map = Choisissez sur la carte ce qui brille, ou ici :

## Ce que l’on montre

web-giants-point = Montrez ou touchez une case ou un ahu pour savoir ce qu’on y gagne.
web-giants-key-value = points d’un ahu, fois la taille du moaï
web-giants-key-headdress = points pour une coiffe posée dessus
web-giants-key-sorcerer = Le sorcier y obtient :
web-giants-gives-village = Le sorcier y gagne un nouvel ouvrier.
web-giants-gives-hut = Le sorcier y gagne un nouveau marqueur.
web-giants-gives-forest = { $logs ->
    [0] Il ne reste aucun rondin pour qui coupe cette forêt.
    [one] Le sorcier la coupe et gagne { $logs } rondin.
   *[other] Le sorcier la coupe et gagne { $logs } rondins.
}
web-giants-gives-headdress-quarry = { $count ->
    [0] Il ne reste aucune coiffe à tailler.
   *[other] Le sorcier y taille une coiffe.
}
web-giants-gives-moai-quarry = C’est ici que commence le chemin de chaque moaï.
web-giants-gives-ahu = Le sorcier peut réserver cet ahu avec un socle.
web-giants-gives-worker = Un ouvrier n’agit pas : il porte.
web-giants-gives-chief = Le chef n’agit que contre 2 demi-tablettes.

## Transporter : où un objet peut aller, qui est payé et ce qu’on y fait

web-giants-carrying = L’objet que vous transportez
web-giants-take-then = { $object } : appuyez maintenant sur un hexagone éclairé de la carte.
web-giants-how = Appuyez sur un hexagone éclairé pour l’y porter, ou tracez votre propre chemin depuis l’anneau qui l’entoure.
web-giants-nowhere = Il ne peut être porté nulle part pour le moment.
web-giants-here = Ou bien, là où il est :
web-giants-then = Et là-bas :
web-giants-decide-there = Décider sur place
web-giants-way = jusqu’à { $hex }, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
web-giants-carry = Porter { $object } en { $hex } ({ $paid })
web-giants-carry-then = { $carried } → { $ending }
web-giants-free = personne n’est payé
web-giants-paid = rapporte : { $payments }
web-giants-stays = Il reste là-bas.
web-giants-unmarked = Sans marqueur, n’importe qui pourra l’emporter dès le prochain tour.
web-giants-pays = Cela rapporte à
web-giants-pays-nobody = Personne n’est payé : vos gens et les rondins suffisent.
web-giants-who-helps = Qui aide en { $hex } ?
web-giants-is-here = Il est déjà ici.

## L’enchère secrète et son ouverture

web-giants-bid = Votre enchère secrète
web-giants-bid-how = Appuyez sur une pièce pour la prendre en main, et de nouveau pour la reposer. Tout ce que vous misez est indisponible jusqu’à la fin du tour.
web-giants-bid-order = Une main : l’ordre
web-giants-bid-order-how = Qui mise plus de marqueurs choisit avant.
web-giants-bid-carve = L’autre main : sculpteurs
web-giants-bid-none = vide
web-giants-bid-piece = { $piece } { $number } sur { $all }
web-giants-bid-closed = Vos mains sont fermées. Les autres choisissent encore.
web-giants-offer = À tailler pendant ce tour :
web-giants-bids = Toutes les mains ouvertes
web-giants-bids-order = On choisit dans cet ordre
web-giants-bids-left = force restante : { $strength }
web-giants-bids-strength = Force restante
web-giants-bids-picks = choisit maintenant

## Ce qu’a rapporté le dernier tour

web-giants-last = Le tour { $turn } est fini

## Scènes

web-giants-scene-roll = Le jet des moaïs
web-giants-scene-end = La partie est finie
