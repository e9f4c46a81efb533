### Bots: what goes wrong with them, and the protocol for those who write one.

## Names

error-bad-bot = The bot “{ $name }” of another package cannot be loaded: { $why }. Mend or uninstall that package.
error-bot-command = “{ $command }” is not a command. Write { $prefix } and then the command; quotation marks come in pairs.
error-bot-not-found = There is no program “{ $command }” here that can be run. Check its name, its folder and its permissions.

## What a bot can do wrong

error-bot-error = The bot “{ $bot }” failed ({ $detail }).
error-bot-exit = The program of the bot “{ $bot }” ended ({ $detail }).
error-bot-flood = The bot “{ $bot }” writes without end ({ $detail }).
error-bot-illegal = The bot “{ $bot }” chose something that it was not offered ({ $detail }).
error-bot-late = The bot “{ $bot }” did not answer in time ({ $detail }).
error-bot-nonsense = The bot “{ $bot }” wrote something that is no message ({ $detail }).
error-bot-start = The bot “{ $bot }” does not start ({ $detail }).
error-bot-mishap = { $why } A substitute chose for seat { $seat }.

## The protocol

cli-help-bot-protocol = Explain how to write a bot, in any language.
cli-help-protocol-json = Write the shapes of all messages and examples as JSON.

cli-protocol-title = The bot protocol, version { $version }
cli-protocol-about = A bot is a program. Vaka starts it, writes questions to its standard input and reads answers from its standard output. Every message is a JSON object on a line of its own. The bot is told what a person at its seat could know, and nothing else.
cli-protocol-hello = Comes first: the game, the version of its rules, its options, your seat (the first is 0). Whoever uses chance takes it from the seed: then games can be repeated.
cli-protocol-ready = Your answer to it. Both entries may be left out: your name, and what you want besides the view. There is one thing to want: “redeal”.
cli-protocol-choose = It is your turn. Take one of the actions within the clock; null means that nothing is said. The view is all that your seat may know. If you want redeals, “redeal” has the numbers of a whole state in which everything hidden from you was dealt anew: vaka.load(title).restore(players, options, redeal) plays on from there. If the seed is another one than before, choose as if you had been started with it.
cli-protocol-answer = Your choice, with the id of the question: the index or the text of one of the actions.
cli-protocol-error = Instead of an answer: you cannot choose, and this is why. After “hello” it means that you cannot play at all.
cli-protocol-end = There is nothing more to choose. End your program, also when the standard input ends.
cli-protocol-rules = What to keep in mind
cli-protocol-lines = Write in UTF-8, one message a line, and flush after each. Ignore entries that you do not know. Write nothing else to the standard output, and never more than { $megabytes } MB at once. The standard error is yours: its last lines go to the log if you fail.
cli-protocol-time = A choice may take the seconds of the clock and { $grace } s more; without such, { $limit } s. To get ready you have { $start } s. Whoever takes longer is ended, and started again for the next turn.
cli-protocol-mishaps = A bot that crashes, is late or answers nonsense loses only that turn: a substitute chooses, and the log says so. An answer to an earlier question is ignored.
cli-protocol-seats = How a bot comes to the table
cli-protocol-program = A program in any language is named by its command, after “{ $prefix }”. Names have commas between; a comma within quotation marks, or after a backslash, is part of a command.
cli-protocol-python = A Python package announces its bots as entry points of the group { $group }: a name, and something that makes a bot from a seed. If that has an attribute “titles”, the bot plays only those. The bot has a method choose(observation, clock) and runs in a process of its own.
cli-protocol-json = Shapes and whole examples:
