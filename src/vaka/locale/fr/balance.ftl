### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Faire jouer beaucoup de parties à de bons bots et juger si le jeu est équilibré.
cli-help-balance-bots = Bots : un nom pour toutes les places, ou un nom pour chacune, séparés par des virgules ; sans cela, le meilleur de ceux qui ne réfléchissent pas longtemps.
cli-help-plots = Un dossier pour les graphiques, en fichiers SVG.

balance-title = { $title }, { $players } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
balance-places = Parties gagnées, selon la place dans l’ordre du tour
balance-place = { $number ->
    [1] Qui a commencé
   *[other] Numéro { $number }
}
balance-fair = juste part
balance-scores = Combien ont eu tant de points
balance-parts = D’où viennent les points
balance-sum = En tout
balance-all = tous
balance-winners = gagnants

balance-verdicts = Verdict
balance-holds = tient
balance-fails = NE TIENT PAS
balance-above = Aucune place dans l’ordre du tour ne gagne bien plus que sa part : { $value } points de pourcentage de plus (au plus { $high })
balance-winner = Score moyen des gagnants : { $value } (de { $low } à { $high })
balance-all-used = Tout a servi à quelqu’un
balance-never = N’ont jamais servi : { $things }

balance-raiatea-rituals = Rituels : combien de fois par partie
balance-raiatea-missions = Missions : combien de fois par partie
balance-raiatea-locations = Lieux : combien de fois par partie
balance-raiatea-bonuses = Bonus du marché : combien de fois par partie
balance-raiatea-ranks = Rangs : combien de fois par partie
balance-raiatea-masks = Masques : combien de fois par partie
balance-raiatea-kept = gardé
balance-raiatea-prepared = préparé
balance-raiatea-paid = payé
balance-raiatea-performed = accompli
balance-raiatea-completed = remplie
balance-raiatea-chosen = choisi
balance-raiatea-sold = obtenu
balance-raiatea-reached = atteint
balance-raiatea-paired = en paire
balance-raiatea-paid-share = Rituels préparés qui ont été payés : { $value } (de { $low } à { $high })

## Two files compared

cli-help-balance-deck = Des éléments à soi au lieu de ceux du jeu : un paquet de cartes pour Raiatea, une île pour Giants, une boîte pour Rapa Nui.
cli-help-balance-against = Un autre fichier de ce genre : jouer aussi les mêmes parties avec lui, et dire ce qui a changé.

balance-standard = l’original
balance-compared-title = { $title }, { $players } : { $deck } comparé à { $against }, { $games ->
    [one] une partie
   *[other] { $games } parties
} avec chacun, graine { $seed }
balance-changes = Ce qui a changé, le plus net d’abord
balance-unchanged = Aucun changement visible, ce qui s’en approche le plus d’abord
balance-difference = Différence
balance-more = plus
balance-less = moins
balance-others = { $count ->
    [one] { $count } autre valeur : aucun changement visible.
   *[other] { $count } autres valeurs : aucun changement visible.
}
balance-only = D’un seul côté ({ $file }) : { $things }
balance-equal-games = Toutes les parties sont les mêmes avec les deux fichiers.
balance-about-changes = { $count ->
    [one] { $count } valeur a été comparée.
   *[other] { $count } valeurs ont été comparées.
} « Plus » et « moins » en tiennent compte : si rien n’avait changé, au plus 5 rapports de ce genre sur 100 le diraient d’une valeur quelconque. Entre parenthèses, où se trouve la vraie différence avec une confiance de 95 %, pour chaque valeur prise seule ; sur un si grand nombre, quelques-unes la manquent par hasard. Les différences de pourcentages sont en points de pourcentage.
balance-verdicts-of = Verdict : { $file }
balance-shares = Parts
balance-plotted = { $figures } : { $deck } comparé à { $against }

balance-row-use = { $thing }, { $way }
balance-row-part = Points, { $part } ({ $who })
balance-row-winner = Score moyen des gagnants
balance-row-place = { $number ->
    [1] Gagnées par qui a commencé
   *[other] Gagnées par le numéro { $number }
}
balance-row-bot = Gagnées par { $bot }
balance-row-end = Fin (« { $reason } »)

balance-no-components = { $title } n’accepte pas d’éléments à soi : { $option } n’a donc pas de sens ici. Les jeux qui en acceptent : { $known }.
balance-given-twice = { $option } et --option { $name }=… disent la même chose. Laissez l’un des deux de côté.
balance-of-another-title = { $file } est fait pour { $other }, pas pour { $title }.

balance-raiatea-paid-ratio = Rituels préparés qui ont été payés

## Rapa Nui

balance-rapanui-cards = Cartes : combien de fois par partie
balance-rapanui-gatherers = Récolteurs d’une même sorte : combien de fois par partie
balance-rapanui-crops = Offrandes : combien de fois par partie
balance-rapanui-drawn = prise
balance-rapanui-played = jouée
balance-rapanui-scored = évaluée
balance-rapanui-together = joués
balance-rapanui-bought = achetée
balance-rapanui-gained = reçue
balance-rapanui-laid = déposée
balance-rapanui-added = ajoutée
balance-rapanui-kept = à la fin
balance-rapanui-at-once = { $count ->
    [1] un seul
   *[other] { $count } à la fois
}

## Giants

balance-giants-objects = Moaïs et coiffes : combien de fois par partie
balance-giants-ahus = Ahus : combien de fois par partie
balance-giants-figures = Figurines : combien de fois par partie
balance-giants-acts = Actions sur les cases spéciales : combien de fois par partie
balance-giants-goods = Marqueurs, rondins et demi-tablettes : combien de fois par partie
balance-giants-help = Points pour l’aide, à un rival pour un pas : combien de fois par partie
balance-giants-carved = taillé
balance-giants-carried = porté
balance-giants-marked = marqué
balance-giants-left = laissé
balance-giants-set = posé
balance-giants-reserved = réservé
balance-giants-erected = moaï
balance-giants-crowned = coiffe
balance-giants-bid = misé
balance-giants-placed = placé
balance-giants-acted = faite
balance-giants-gained = reçus
balance-giants-spent = utilisés
balance-giants-paid = payés
balance-giants-thing-small = petit moaï
balance-giants-thing-medium = moaï moyen
balance-giants-thing-large = grand moaï
balance-giants-thing-headdress = coiffe
balance-giants-thing-worker = ouvrier
balance-giants-thing-sorcerer = sorcier
balance-giants-thing-chief = chef
balance-giants-thing-village = village
balance-giants-thing-hut = hutte du sorcier
balance-giants-thing-forest = forêt
balance-giants-thing-headdress-quarry = carrière de coiffes
balance-giants-thing-reserve = réserver un ahu
balance-giants-thing-markers = marqueurs
balance-giants-thing-logs = rondins
balance-giants-thing-halves = demi-tablettes
balance-giants-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
