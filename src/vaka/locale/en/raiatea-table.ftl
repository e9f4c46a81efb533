### Raiatea: headings and short labels of the table in the terminal.

## Where the game is

raiatea-table-round = Round { $round } of { $rounds } before ceremony { $ceremony }
raiatea-table-ceremony = Ceremony { $ceremony }
raiatea-table-phase-begin = The first rituals
raiatea-table-phase-round = Choosing a location
raiatea-table-phase-dance = Dance of the priests
raiatea-table-phase-buy = Buying rituals
raiatea-table-phase-prepare = Preparation
raiatea-table-phase-invocation = Invocation
raiatea-table-phase-gifts = Gifts
raiatea-table-phase-blessing = Blessing
raiatea-table-phase-building = Building
raiatea-table-kahuna = Kahuna
raiatea-table-die = Die
raiatea-table-rounds = Rounds
raiatea-table-festival = ceremony
raiatea-table-first-player = First player
raiatea-table-order = Ceremony order

## The board

raiatea-table-locations = Locations
raiatea-table-forest = Forest
raiatea-table-deck = deck
raiatea-table-assistants = Assistants
raiatea-table-masks = Masks
raiatea-table-goods = Goods
raiatea-table-nothing = nothing
raiatea-table-statue = Statue { $number }
raiatea-table-points = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
raiatea-table-closed = closed until ceremony { $ceremony } is over
raiatea-table-seen = open to see, not to build until ceremony { $ceremony } is over
raiatea-table-bag = Bag
raiatea-table-secret = secret
raiatea-table-decks = Rituals to draw
raiatea-table-gifts = Gifts left
raiatea-table-row = Row
raiatea-table-about = About
raiatea-table-opponent = from player
raiatea-table-most = cost at most { $cost }
raiatea-table-count = { $count } to choose
raiatea-table-clips = up to { $count }, and any number of common ones
# Why something is asked, under the question: by which rituals ($count of them), or as a gift.
raiatea-table-by = { $count ->
    [one] by the ritual { $rituals }
   *[other] by the rituals { $rituals }
}
raiatea-table-one-more = You may complete one more mission now.
raiatea-table-as-gift = as your gift
raiatea-table-by-die = the die shows { $die }, and you have enough { raiatea-phrase.assistants }
raiatea-table-by-sale = for the good you sold
raiatea-table-by-rank = because you are { raiatea-phrase.rank } now
raiatea-table-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The players

raiatea-table-rank = Rank (tattoos)
raiatea-table-priests = Priests
raiatea-table-gatherers = Gatherers
raiatea-table-merchants = Merchants
raiatea-table-shamans = Shamans
raiatea-table-divers = Divers
raiatea-table-held = Goods
raiatea-table-missions = Missions
raiatea-table-rituals = Rituals
raiatea-table-shown = In view
raiatea-table-signs = Signs
raiatea-table-pairs = Pairs for
raiatea-table-in-bag = In bag
raiatea-table-own = Yours
raiatea-table-score = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
raiatea-table-no-goods = no goods
raiatea-table-hand = Hand
raiatea-table-drawn = Drawn
raiatea-table-lasting = Permanent
raiatea-table-forbidden = forbidden
raiatea-table-chosen = Chosen
raiatea-table-score-pearl = pearl missions
raiatea-table-score-mana = mana missions
raiatea-table-score-goods = goods missions
raiatea-table-score-conditional = conditional missions
raiatea-table-score-gatherer = gatherers
raiatea-table-score-merchant = merchants
raiatea-table-score-shaman = shamans
raiatea-table-score-diver = divers
raiatea-table-score-colours = colours of pairs
raiatea-table-legend-used = 1(2) 1 ready, 2 used
raiatea-table-legend-rituals = 2+1 2 normal, 1 forbidden
raiatea-table-legend-pair = Oro=Oro (3) a pair, its points
raiatea-table-legend-lasting = + Tapa a permanent ritual
raiatea-table-legend-can = 3: 4 pearls* you have what it takes
raiatea-table-legend-price = [2 pearls] the price: this bonus or one to its left

## What is done at the locations, by all and by the Kahuna

raiatea-table-choice = { $choice }: { $text }
raiatea-table-at-forest = two forest cards each; you pick first
raiatea-table-at-marae = goods for tattoos, new rituals; you may do both twice
raiatea-table-at-reef = pearls for all by the die; { $pearls } more for you
raiatea-table-at-path = priests for pearls, then mana; one priest free for you
raiatea-table-at-border = masks are swapped; you may complete a mission
raiatea-table-at-market = goods are sold, assistants hired; you may do both twice
