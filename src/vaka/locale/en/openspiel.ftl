### OpenSpiel: what can be wrong with the parameters of a game.

error-openspiel-chance = The parameter “chance” cannot be “{ $given }”. Choose one of these: { $known }.
error-openspiel-no-deck = “chance=deck” does not work with { $title }, where chance is more than the order of a deck. It works with: { $known }.
error-openspiel-deals = The parameter “deals” is { $given }; give a number from 1 to { $most }.
error-openspiel-opening = The opening “{ $given }” is no list of actions. Write their numbers with spaces between, such as “14 22 1”.
error-openspiel-opening-chance = An opening only makes sense after a deal that all know: give “chance={ $chance }” as well.
error-openspiel-opening-illegal = Action { $ply } of the opening is not possible: { $cause }
error-openspiel-opening-secret = After the opening something lies face down, or the game is over. Make it shorter: all players must know the position where the game begins.
error-openspiel-orders = The deck can lie in more than { $most } ways. Play with a smaller deck (the option “box”), or with a longer opening.
