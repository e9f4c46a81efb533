### Raiatea's table in the browser: what its pictures say to who hears or points at them.

web-raiatea-table = The table
web-raiatea-tray = More choices
web-raiatea-parts = Parts of the table
web-raiatea-part-asked = { $part }: something to choose
web-raiatea-markets = Markets
web-raiatea-missions = Missions
web-raiatea-tracks = Tracks
web-raiatea-others = The others
web-raiatea-players = Players
web-raiatea-own = Your place
web-raiatea-purse = What you own
web-raiatea-mana = Mana
web-raiatea-pearls = Pearls
web-raiatea-screen = Behind the screen: only counted
web-raiatea-rituals = { $deck ->
    [normal] Normal rituals
   *[forbidden] Forbidden rituals
}
web-raiatea-draw = { $deck ->
    [normal] Normal rituals: { $count } in the deck
   *[forbidden] Forbidden rituals: { $count } in the deck
}
web-raiatea-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-raiatea-place-free = { $place }: free
web-raiatea-place-taken = { $place }: { $player } is Kahuna
web-raiatea-step = { $goods }, step { $step }: { $text }{ $at ->
    [yes] { " " }(the marker is here)
   *[no] { "" }
}
web-raiatea-pile = { $goods } on the market: { $count }
web-raiatea-lying = { $thing }: { $count }
web-raiatea-at-step = { $player }: step { $step }
web-raiatea-priests-give = Path and dance: as much mana as you have priests
web-raiatea-rank-points = Points at the end
web-raiatea-rank-draw = Rituals that you draw to keep one, and from which decks
web-raiatea-rank-prepare = Rituals that you may prepare for a ceremony
web-raiatea-helpers = { $assistant }: { $ready } ready, { $used } used
# On a small card: where a long word may be parted, it says so.
web-raiatea-on-card = { $card ->
    [gatherer] Gatherer
    [merchant] Merchant
    [shaman] Shaman
    [diver] Pearl diver
   *[mirror] Rainbow mirror
}
web-raiatea-pair = Pair of { $mask } masks: { $points } now
web-raiatea-mission = Mission { $space }: { $text } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}). { $state }
web-raiatea-mission-done = Completed by { $player }
web-raiatea-mission-can = You have what it takes
web-raiatea-mission-have = You have: { $things }
web-raiatea-mission-point = Point at a mission, or touch it, to see what it asks for and what you have.
web-raiatea-seat = { $player }: { $rank }, { $priests }, { $goods }, { $rituals ->
    [one] { $rituals } ritual in hand
   *[other] { $rituals } rituals in hand
}, { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}. Assistants: { $helpers }. Masks: { $masks }.

## The ceremony, the hand and explanations

web-raiatea-explain = What is { $name }?
web-raiatea-steps = The six steps
web-raiatea-order = All in the order of the ceremony
web-raiatea-last = Ceremony { $ceremony }, the last one
web-raiatea-last-how = The game ends with it: mana, pearls and goods count for nothing afterwards.
web-raiatea-answered = ready
web-raiatea-thinks = is asked
web-raiatea-passed = has passed
web-raiatea-auction = An auction
web-raiatea-auctioned = A mission on statue { $statue } ({ $worth }) goes to the highest bid. All mana that is bid is gone.
web-raiatea-sold = { $player } won the mission on statue { $statue }.
web-raiatea-my-rituals = Your rituals
web-raiatea-my-bag = You put into the bag
web-raiatea-prepare-how = Press the rituals that you want to put into the common bag, then hand them in. Later the mana in it pays for everybody’s rituals, the cheapest first.
web-raiatea-brought = Ceremony { $ceremony }: how it went
web-raiatea-drawn = You drew these rituals: choose which to keep
web-raiatea-kept = You keep: { $rituals }
web-raiatea-put-in = Put { $ritual } into the bag
web-raiatea-take-out = Take { $ritual } out of the bag again
web-raiatea-in-bag = { $count ->
    [0] You put in nothing yet
    [one] You put in { $count } ritual
   *[other] You put in { $count } rituals
}
web-raiatea-clips = { $count ->
    [0] now only common ones, as many as you like
   *[other] { $count } more, and any number of common ones
}
web-raiatea-seal = Close the bag and hand it in
web-raiatea-seal-empty = Close the bag, hand in nothing
web-raiatea-sealed = { $count ->
    [0] Put no ritual into the bag
    [one] Put { $count } ritual into the bag
   *[other] Put { $count } rituals into the bag
}
web-raiatea-less = One mana less
web-raiatea-more = One mana more
web-raiatea-bid = Mana in your hand
web-raiatea-of-mana = of { $mana } mana
web-raiatea-opened = All hands are open
web-raiatea-gifts = The gifts
web-raiatea-row = The row of rituals, the cheapest first
web-raiatea-row-card = { $ritual } of { $player }, { $cost } mana: { $fate }
web-raiatea-row-waits = waits
web-raiatea-row-paid = paid
web-raiatea-row-failed = not paid
web-raiatea-row-stopped = stopped
web-raiatea-bag-mana = mana
web-raiatea-bag-secret = nobody counts the mana
web-raiatea-bag-rituals = { $count ->
    [one] { $count } ritual
   *[other] { $count } rituals
}
web-raiatea-result = Where the points come from
