### La table de Raiatea dans le navigateur : ce que disent ses images à qui les écoute ou les montre.

web-raiatea-table = La table
web-raiatea-tray = Autres choix
web-raiatea-parts = Parties de la table
web-raiatea-part-asked = { $part } : quelque chose à choisir
web-raiatea-markets = Marchés
web-raiatea-missions = Missions
web-raiatea-tracks = Pistes
web-raiatea-others = Les autres
web-raiatea-players = Joueurs
web-raiatea-own = Votre place
web-raiatea-purse = Ce que vous avez
web-raiatea-mana = Mana
web-raiatea-pearls = Perles
web-raiatea-screen = Derrière le paravent : seulement compté
web-raiatea-rituals = { $deck ->
    [normal] Rituels normaux
   *[forbidden] Rituels interdits
}
web-raiatea-draw = { $deck ->
    [normal] Rituels normaux : { $count } dans la pioche
   *[forbidden] Rituels interdits : { $count } dans la pioche
}
web-raiatea-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
web-raiatea-place-free = { $place } : libre
web-raiatea-place-taken = { $place } : { $player } est Kahuna
web-raiatea-step = { $goods }, échelon { $step } : { $text }{ $at ->
    [yes] { " " }(le marqueur est ici)
   *[no] { "" }
}
web-raiatea-pile = { $goods } au marché : { $count }
web-raiatea-lying = { $thing } : { $count }
web-raiatea-at-step = { $player } : échelon { $step }
web-raiatea-priests-give = Chemin et danse : autant de mana que vous avez de prêtres
web-raiatea-rank-points = Points à la fin
web-raiatea-rank-draw = Rituels que vous piochez pour en garder un, et dans quelles pioches
web-raiatea-rank-prepare = Rituels que vous pouvez préparer pour une cérémonie
web-raiatea-helpers = { $assistant } : { $ready ->
    [one] { $ready } disponible
   *[other] { $ready } disponibles
}, { $used ->
    [one] { $used } utilisé
   *[other] { $used } utilisés
}
# On a small card: where a long word may be parted, it says so.
web-raiatea-on-card = { $card ->
    [gatherer] Cueilleur
    [merchant] Marchand
    [shaman] Chamane
    [diver] Pêcheur de perles
   *[mirror] Miroir arc-en-ciel
}
web-raiatea-pair = Paire de masques { $mask } : { $points } pour le moment
web-raiatea-mission = Mission { $space } : { $text } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}). { $state }
web-raiatea-mission-done = Accomplie par { $player }
web-raiatea-mission-can = Vous avez ce qu’il faut
web-raiatea-mission-have = Vous avez : { $things }
web-raiatea-mission-point = Montrez ou touchez une mission pour voir ce qu’elle demande et ce que vous avez.
web-raiatea-seat = { $player } : { $rank }, { $priests }, { $goods }, { $rituals ->
    [one] { $rituals } rituel en main
   *[other] { $rituals } rituels en main
}, { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}. Assistants : { $helpers }. Masques : { $masks }.

## La cérémonie, la main et les explications

web-raiatea-explain = Qu’est-ce que { $name } ?
web-raiatea-steps = Les six étapes
web-raiatea-order = Tous dans l’ordre cérémoniel
web-raiatea-last = Cérémonie { $ceremony }, la dernière
web-raiatea-last-how = La partie se termine avec elle : mana, perles et marchandises ne comptent plus ensuite.
web-raiatea-answered = a répondu
web-raiatea-thinks = doit choisir
web-raiatea-passed = a passé
web-raiatea-auction = Une enchère
web-raiatea-auctioned = Une mission de la statue { $statue } ({ $worth }) va à la plus haute mise. Tout le mana misé est perdu.
web-raiatea-sold = { $player } a remporté la mission de la statue { $statue }.
web-raiatea-my-rituals = Vos rituels
web-raiatea-my-bag = Vous avez mis dans le sac
web-raiatea-prepare-how = Appuyez sur les rituels que vous voulez mettre dans le sac commun, puis remettez-les. Plus tard, le mana qu’il contient paie les rituels de tous, le moins cher d’abord.
web-raiatea-brought = Cérémonie { $ceremony } : ce qu’elle a donné
web-raiatea-drawn = Vous avez pioché ces rituels : choisissez ceux que vous gardez
web-raiatea-kept = Vous gardez : { $rituals }
web-raiatea-put-in = Mettre { $ritual } dans le sac
web-raiatea-take-out = Reprendre { $ritual } du sac
web-raiatea-in-bag = { $count ->
    [0] Vous ne mettez encore rien
    [one] Vous mettez { $count } rituel
   *[other] Vous mettez { $count } rituels
}
web-raiatea-clips = { $count ->
    [0] plus que des communs, autant que vous voulez
   *[other] encore { $count }, et autant de communs que vous voulez
}
web-raiatea-seal = Fermer le sac et le remettre
web-raiatea-seal-empty = Fermer le sac sans rien remettre
web-raiatea-sealed = { $count ->
    [0] Ne mettre aucun rituel dans le sac
    [one] Mettre { $count } rituel dans le sac
   *[other] Mettre { $count } rituels dans le sac
}
web-raiatea-less = Un mana de moins
web-raiatea-more = Un mana de plus
web-raiatea-bid = Mana dans votre main
web-raiatea-of-mana = sur { $mana } mana
web-raiatea-opened = Toutes les mains sont ouvertes
web-raiatea-gifts = Les dons
web-raiatea-row = La rangée des rituels, le moins cher d’abord
web-raiatea-row-card = { $ritual } de { $player }, { $cost } mana : { $fate }
web-raiatea-row-waits = attend
web-raiatea-row-paid = payé
web-raiatea-row-failed = non payé
web-raiatea-row-stopped = arrêté
web-raiatea-bag-mana = mana
web-raiatea-bag-secret = personne ne compte le mana
web-raiatea-bag-rituals = { $count ->
    [one] { $count } rituel
   *[other] { $count } rituels
}
web-raiatea-result = D’où viennent les points
