### The words of the survey: many games of bots, counted.

cli-help-survey = Let bots play many games, and count how they go.
cli-help-games = How many games for each number of players.
cli-help-survey-players = Numbers of players, with commas between; without it, all that the game is made for.
cli-help-survey-bots = Bots: one name for all seats, or a name for each seat with commas between; they change seats from game to game.
cli-help-survey-seed = Seed of chance: the same seed gives the same figures.
cli-help-jobs = Processes that play at once; without it, as many as there are cores.
cli-help-json = Print the figures as JSON.

survey-playing = Playing
survey-title = { $title }: { $games ->
    [one] one game for each number of players
   *[other] { $games } games for each number of players
}, seed { $seed }
survey-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
survey-decisions = Decisions a game
survey-score = Mean score
survey-range = Lowest and highest score
survey-parts = Where the points of a player came from
survey-ends = How the games ended
survey-wins = Games won
survey-figures = Of this game
survey-about-interval = In brackets: where the true share of wins lies, with 95 % confidence.

survey-giants-turns = Turns
survey-giants-erected = Moai erected
survey-giants-erected-size = Mean size of the erected moai
survey-giants-headdresses = Headdresses set
survey-giants-uncarved = Moai on offer that nobody carved

survey-raiatea-missions = Missions completed by a player
survey-raiatea-rank = Mean rank (1 to 3 above the lowest)
survey-raiatea-priests = Priests of a player
survey-raiatea-pairs = Pairs of masks of a player
survey-raiatea-permanents = Permanent rituals of a player
