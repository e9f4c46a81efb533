### Raiatea : titres et libellés courts de la table dans le terminal.

## Où en est la partie

raiatea-table-round = Phase d’actions { $round } sur { $rounds } avant la cérémonie { $ceremony }
raiatea-table-ceremony = Cérémonie { $ceremony }
raiatea-table-phase-begin = Les premiers rituels
raiatea-table-phase-round = Choix d’un lieu
raiatea-table-phase-dance = Danse des prêtres
raiatea-table-phase-buy = Achat de rituels
raiatea-table-phase-prepare = Préparation
raiatea-table-phase-invocation = Invocation
raiatea-table-phase-gifts = Dons
raiatea-table-phase-blessing = Bénédiction
raiatea-table-phase-building = Construction
raiatea-table-kahuna = Kahuna
raiatea-table-die = Dé
raiatea-table-rounds = Phases
raiatea-table-festival = cérémonie
raiatea-table-first-player = Premier joueur
raiatea-table-order = Ordre cérémoniel

## Le plateau

raiatea-table-locations = Lieux
raiatea-table-forest = Forêt
raiatea-table-deck = pioche
raiatea-table-assistants = Assistants
raiatea-table-masks = Masques
raiatea-table-goods = Marchandises
raiatea-table-nothing = rien
raiatea-table-statue = Statue { $number }
raiatea-table-points = { $points ->
    [one] { $points } point chacune
   *[other] { $points } points chacune
}
raiatea-table-closed = cachée jusqu’à la fin de la cérémonie { $ceremony }
raiatea-table-seen = visible, à construire après la cérémonie { $ceremony }
raiatea-table-bag = Sac
raiatea-table-secret = secret
raiatea-table-decks = Rituels à piocher
raiatea-table-gifts = Dons restants
raiatea-table-row = Rangée
raiatea-table-about = Motif
raiatea-table-opponent = du joueur
raiatea-table-most = coût de { $cost } au plus
raiatea-table-count = { $count } à choisir
raiatea-table-clips = jusqu’à { $count }, et autant de communs que vous voulez
# Why something is asked, under the question: by which rituals ($count of them), or as a gift.
raiatea-table-by = { $count ->
    [one] par le rituel { $rituals }
   *[other] par les rituels { $rituals }
}
raiatea-table-one-more = Vous pouvez maintenant remplir une mission de plus.
raiatea-table-as-gift = comme votre don
raiatea-table-by-die = le dé montre { $die }, et vous avez assez de { raiatea-phrase.assistants }
raiatea-table-by-sale = pour la marchandise vendue
raiatea-table-by-rank = parce que vous êtes maintenant { raiatea-phrase.rank }
raiatea-table-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les joueurs

raiatea-table-rank = Rang (tatouages)
raiatea-table-priests = Prêtres
raiatea-table-gatherers = Cueilleurs
raiatea-table-merchants = Marchands
raiatea-table-shamans = Chamanes
raiatea-table-divers = Pêcheurs
raiatea-table-held = Mdises
raiatea-table-missions = Missions
raiatea-table-rituals = Rituels
raiatea-table-shown = En vue
raiatea-table-signs = Signes
raiatea-table-pairs = Paires pour
raiatea-table-in-bag = Au sac
raiatea-table-own = À vous
raiatea-table-score = { $points ->
    [one] { $points } point acquis
   *[other] { $points } points acquis
}
raiatea-table-no-goods = aucune marchandise
raiatea-table-hand = Main
raiatea-table-drawn = Piochés
raiatea-table-lasting = Permanents
raiatea-table-forbidden = interdit
raiatea-table-chosen = Choisis
raiatea-table-score-pearl = missions de perles
raiatea-table-score-mana = missions de mana
raiatea-table-score-goods = missions de marchandises
raiatea-table-score-conditional = missions à condition
raiatea-table-score-gatherer = cueilleurs
raiatea-table-score-merchant = marchands
raiatea-table-score-shaman = chamanes
raiatea-table-score-diver = pêcheurs
raiatea-table-score-colours = couleurs des paires
raiatea-table-legend-used = 1(2) 1 prêt, 2 utilisés
raiatea-table-legend-rituals = 2+1 2 normaux, 1 interdit
raiatea-table-legend-pair = Oro=Oro (3) une paire, ses points
raiatea-table-legend-lasting = + Tapa un rituel permanent
raiatea-table-legend-can = 3 : 4 perles* vous avez ce qu’il faut
raiatea-table-legend-price = [2 perles] le prix : ce bonus ou un autre à sa gauche

## Ce qui se fait dans les lieux, pour tous et pour le Kahuna

raiatea-table-choice = { $choice } : { $text }
raiatea-table-at-forest = deux cartes Forêt chacun ; vous choisissez en premier
raiatea-table-at-marae = marchandises contre tatouages, rituels ; deux fois pour vous
raiatea-table-at-reef = des perles pour tous selon le dé ; { $pearls } de plus pour vous
raiatea-table-at-path = prêtres contre perles, puis mana ; un prêtre gratuit pour vous
raiatea-table-at-border = on échange des masques ; vous pouvez remplir une mission
raiatea-table-at-market = vente de marchandises, recrutement ; deux fois pour vous
