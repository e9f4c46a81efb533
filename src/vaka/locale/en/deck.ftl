### Decks of one's own: the commands, and what can be wrong with a deck.

cli-help-deck = Make a deck of your own for Raiatea.
cli-help-deck-check = Check a deck, and say what is wrong with it.
cli-help-deck-show = Print the deck of the game: change a copy of it into your own.
cli-help-deck-read = Tell every card of a deck in words: of the game’s own deck, or of yours.
cli-help-deck-file = The deck: a text file with any of the tables of the game’s own deck.

cli-deck-fine = { $file } is a deck that can be played with.
cli-deck-own = Its own tables: { $own }. All others are those of the game.
cli-deck-play = To play with it:
cli-deck-advice = { $why } (To see every mistake: { $command })
cli-deck-mistakes = { $count ->
    [one] One mistake was found.
   *[other] { $count } mistakes were found.
}
cli-deck-cards = Cards and tiles
cli-deck-different = Different
cli-deck-copies = In all
cli-deck-costs = Costs
cli-deck-normal = Normal rituals
cli-deck-forbidden = Forbidden rituals
cli-deck-tane = Tane rituals
cli-deck-forest = Forest cards
cli-deck-prices = Bonuses of the market
cli-deck-masks = Masks
cli-deck-missions = { $points ->
    [one] Missions for { $points } point
   *[other] Missions for { $points } points
}

data-bad-name = names are made of small letters, digits and single hyphens between them, begin with a letter and have at most { $most } characters.
data-taken-name = this name is taken already, or means something else in the game; choose another one.
data-bad-title = this must be a readable name of at most { $most } characters.
data-wrong-count = there are { $given } of these; there must be { $least } to { $most }.
data-unknown-table = no deck has this table. The tables are: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
data-no-tables = there is no table in this deck. The tables are: { $known }.
data-effect-empty = there is no effect here; write one, such as: gain 3 pearls
data-effect-unknown = “{ $given }” is not understood here. What is known: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
data-effect-number = “{ $given }” is not a whole number from 1 to { $most }.
data-effect-form = “{ $given }” should be written like this: { $form }
data-effect-choices = a choice has 2 to { $most } alternatives with “ / ” between them, not { $given }.
data-effect-nested = a choice cannot stand inside another choice.
data-effect-no-scope = “{ $word }” already says whom it concerns; leave out what stands before it.
data-effect-no-each = “{ $word }” cannot be done “for each” of something.
data-effect-no-when = “{ $word }” cannot wait for a location or a ceremony here.
data-effect-later = only permanent rituals work at a location or at ceremonies, or are worth points.
data-effect-points-chosen = points cannot be one of several alternatives.
data-effect-against = only interactive rituals do something to rivals.
data-effect-everyone = this works only for the owner, not for everyone: only common and interactive rituals do that.
data-effect-deep = “pay”, “if” and “bid” can stand inside each other only { $most } times.
data-effect-long = this does { $given } things at once, cards that move counted one by one; { $most } are allowed.
data-effect-performs = one ritual can let one player perform one other ritual at a time, not more.
data-effect-endless = “{ $word }” cannot stand here: it might never end.
data-ritual-common = a common ritual works for everyone: begin each effect with “everyone:”, or put mana into the bag.
data-ritual-permanent = a permanent ritual needs an effect that lasts: one that begins with “at”, or points.
data-ritual-interactive = an interactive ritual must do something to rivals: “each opponent:”, “one opponent:”, “steal” or “stop”.
data-too-few-normal = there are only { $given } normal rituals; { $least } are dealt at the beginning.
data-too-many-effects = all effects together have { $given } parts; { $most } are allowed.
data-not-two-masks = every god has exactly 2 masks, at the start and in the forest together, not { $given }.
data-too-few-masks = there are only { $given } starting masks; there must be at least { $least }, one for each player.
data-paid-twice = “{ $given }” stands there twice; write the sum.
data-mixed-goods = a mission asks for certain goods, or any, or equal, or different ones, not for several of these.
data-not-of-type = what is paid does not fit the type of the mission: { $type }.
data-too-few-missions = there are only { $given } tiles of value { $points }; the statue has { $least } spaces.
data-wrong-steps = this column has { $given } steps; all columns must have equally many, from 2 to { $most }.
data-not-rising = the steps must begin with 0 and rise.
