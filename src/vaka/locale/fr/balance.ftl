### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Faire jouer beaucoup de parties à de bons bots et juger si le jeu est équilibré.
cli-help-balance-bots = Bots : un nom pour toutes les places, ou un nom pour chacune, séparés par des virgules ; sans cela, le meilleur pour le jeu.
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
