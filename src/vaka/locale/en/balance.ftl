### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Let good bots play many games, and judge whether the game is balanced.
cli-help-balance-bots = Bots: one name for all seats, or a name for each seat with commas between; without it, the best of those that do not think for long.
cli-help-plots = A folder for the plots, as SVG files.

balance-title = { $title }, { $players }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
balance-places = Games won, by place in the turn order
balance-place = { $number ->
    [1] Who began
   *[other] Number { $number }
}
balance-fair = fair share
balance-scores = How many had so many points
balance-parts = Where the points came from
balance-sum = In all
balance-all = all
balance-winners = winners

balance-verdicts = Verdict
balance-holds = holds
balance-fails = FAILS
balance-above = No place in the turn order wins far more than its share: { $value } points above it (at most { $high })
balance-winner = Mean score of the winners: { $value } ({ $low } to { $high })
balance-all-used = Everything was used by somebody
balance-never = Never used: { $things }

balance-raiatea-rituals = Rituals: how often in a game
balance-raiatea-missions = Missions: how often in a game
balance-raiatea-locations = Locations: how often in a game
balance-raiatea-bonuses = Bonuses of the market: how often in a game
balance-raiatea-ranks = Ranks: how often in a game
balance-raiatea-masks = Masks: how often in a game
balance-raiatea-kept = kept
balance-raiatea-prepared = prepared
balance-raiatea-paid = paid
balance-raiatea-performed = performed
balance-raiatea-completed = completed
balance-raiatea-chosen = chosen
balance-raiatea-sold = sold for
balance-raiatea-reached = reached
balance-raiatea-paired = paired
balance-raiatea-paid-share = Prepared rituals that were paid: { $value } ({ $low } to { $high })

## Two files compared

cli-help-balance-deck = Components of your own instead of those of the game: a deck for Raiatea, an island for Giants, a box for Rapa Nui.
cli-help-balance-against = Another such file: play the same games with it as well, and say what changed.

balance-standard = the game’s own
balance-compared-title = { $title }, { $players }: { $deck } against { $against }, { $games ->
    [one] one game
   *[other] { $games } games
} with each, seed { $seed }
balance-changes = What changed, the clearest first
balance-unchanged = No change seen, what comes nearest to one first
balance-difference = Difference
balance-more = more
balance-less = less
balance-others = { $count ->
    [one] One other figure: no change seen.
   *[other] { $count } other figures: no change seen.
}
balance-only = Only in { $file }: { $things }
balance-equal-games = All games are the same with both files.
balance-about-changes = { $count ->
    [one] One figure was compared.
   *[other] { $count } figures were compared.
} “More” and “less” allow for that: if nothing had changed, at most 5 of 100 such reports would say so of any figure. The brackets hold the true difference with 95 % confidence, for each figure by itself; some of so many miss it by chance. Differences of percentages are in percentage points.
balance-verdicts-of = Verdict: { $file }
balance-shares = Shares
balance-plotted = { $figures }: { $deck } against { $against }

balance-row-use = { $thing }: { $way }
balance-row-part = Points: { $part } ({ $who })
balance-row-winner = Mean score of the winners
balance-row-place = { $number ->
    [1] Won by who began
   *[other] Won by number { $number }
}
balance-row-bot = Won by { $bot }
balance-row-end = End: { $reason }

balance-no-components = { $title } takes no components of your own, so { $option } makes no sense here. Games that do: { $known }.
balance-given-twice = { $option } and --option { $name }=… say the same thing. Leave out one of the two.
balance-of-another-title = { $file } is made for { $other }, not for { $title }.

balance-raiatea-paid-ratio = Prepared rituals that were paid

## Rapa Nui

balance-rapanui-cards = Cards: how often in a game
balance-rapanui-gatherers = Gatherers of one crop: how often in a game
balance-rapanui-crops = Offerings: how often in a game
balance-rapanui-drawn = drawn
balance-rapanui-played = played
balance-rapanui-scored = valued
balance-rapanui-together = played
balance-rapanui-bought = bought
balance-rapanui-gained = gained
balance-rapanui-laid = laid
balance-rapanui-added = added
balance-rapanui-kept = at the end
balance-rapanui-at-once = { $count ->
    [1] one alone
   *[other] { $count } at once
}

## Giants

balance-giants-objects = Moai and headdresses: how often in a game
balance-giants-ahus = Ahus: how often in a game
balance-giants-figures = Figures: how often in a game
balance-giants-acts = Acts on special hexes: how often in a game
balance-giants-goods = Markers, logs and half-tablets: how often in a game
balance-giants-help = Points for help, to one rival at a step: how often in a game
balance-giants-carved = carved
balance-giants-carried = carried
balance-giants-marked = marked
balance-giants-left = left
balance-giants-set = set up
balance-giants-reserved = reserved
balance-giants-erected = erected
balance-giants-crowned = capped
balance-giants-bid = bid
balance-giants-placed = placed
balance-giants-acted = acted
balance-giants-gained = gained
balance-giants-spent = spent
balance-giants-paid = paid
balance-giants-thing-small = small moai
balance-giants-thing-medium = medium moai
balance-giants-thing-large = large moai
balance-giants-thing-headdress = headdress
balance-giants-thing-worker = worker
balance-giants-thing-sorcerer = sorcerer
balance-giants-thing-chief = chief
balance-giants-thing-village = village
balance-giants-thing-hut = sorcerer’s hut
balance-giants-thing-forest = forest
balance-giants-thing-headdress-quarry = headdress quarry
balance-giants-thing-reserve = reserve an ahu
balance-giants-thing-markers = markers
balance-giants-thing-logs = logs
balance-giants-thing-halves = half-tablets
balance-giants-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
