### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Let good bots play many games, and judge whether the game is balanced.
cli-help-balance-bots = Bots: one name for all seats, or a name for each seat with commas between; without it, the best for the game.
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
