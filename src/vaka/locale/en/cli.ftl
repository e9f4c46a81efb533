### The command line.

## Commands and their help

cli-usage = Usage:
cli-options = OPTIONS
cli-command = COMMAND
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-required = required
cli-default = default:

cli-help = Board games in the terminal: play against bots or with friends, look at played games, read the rules.
cli-help-play = Play a game, or go on with one.
cli-help-replay = Look at a recorded game.
cli-help-rules = Read the numbered rules of a game.
cli-help-titles = List the games.
cli-help-bench = Measure the speed of the engine.

cli-help-help = Show this help.
cli-help-lang = Language; without it, that of the system.
cli-help-version = Show the version, and whether the engine is compiled.
cli-help-title = Name of the game, as “{ $command }” lists it.
cli-help-players = Number of players.
cli-help-seat = Your seat, counted from 0.
cli-help-bots = Bots at the other seats: easy, medium, hard or expert, the name of another one, or a program of your own (“bot-protocol” explains how). One for all, or one for each with commas between. Without it medium.
cli-help-seed = Seed of chance: the same seed deals the same game.
cli-help-hotseat = People at all seats, sharing this screen.
cli-help-preset = Play with one of the game’s sets of options; “{ $command }” lists them. --option changes single ones.
cli-help-option = An option of the game; may be given several times. “name=@file” takes a text from a file.
cli-help-resume = Go on with a saved game; without a file, with the newest that is not over.
cli-help-file = The recorded game.
cli-help-at = Show the position after this number of actions instead of the last one.
cli-help-as = Show only what this seat could see.
cli-help-text = Print the record as text.
cli-help-rule = Number of a single rule.
cli-help-peers = Measure other engines beside this one.
cli-help-rounds = How often everything is measured.

cli-version = { $mode ->
    [compiled] vaka { $version } (compiled)
   *[pure] vaka { $version } (pure Python)
}
cli-players = { $least } to { $most } players
cli-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cli-titles-presets = Presets
cli-titles-options = More options

## At the table

cli-name-person = Player { $seat }
cli-name-bot = Bot { $seat }
cli-you = you

cli-command-number = choose one of the numbered answers
cli-command-rules = the rules of this decision
cli-command-rule = any rule by its number
cli-command-name = what a card, a mask or a place is, by its name or how that begins
cli-command-hint = advice: the three best answers, what to expect of them, and why the first is good
cli-command-undo = take back your last choice, if nothing was revealed by it
cli-command-log = all that has happened so far
cli-command-save = save a copy of the game in a file
cli-command-help = this help
cli-command-quit = leave; the game is saved
cli-command-enter = (the Enter key alone) go on, and show what is yours
cli-command-action = an answer can also be typed: in full, or just the words that tell it from the others

cli-no-such-choice = There is no answer { $number }. Type a number from { $first } to { $last }.
cli-nonsense = “{ $text }” means nothing here.
cli-possible = Type a number from { $first } to { $last }, or “help” for all that is possible.
cli-undone = Taken back: { $action }.
cli-log-cut = { $count ->
    [one] (One earlier action is left out here: “log” shows it.)
   *[other] ({ $count } earlier actions are left out here: “log” shows them.)
}
cli-thinking = { $player } is thinking ...
cli-hand-over = { $player }, it is your turn. Make sure that nobody else is looking, then press Enter.

cli-saved = The game is saved in { $file }.
cli-autosaved = The game is saved after every action, in { $file }. For a copy, type “save” and the name of a file.
cli-file-exists = { $file } exists already and was not touched. Choose another name.
cli-save-failed = The game could not be saved in { $file }: { $cause }.
cli-left = The game is saved in { $file }. To go on with it:
cli-kept = The game is kept. To look at it again:

## The result

cli-place = Place
cli-player = Player
cli-total = Total

cli-position = The position after { $ply } of { $last } actions:

## What goes wrong

cli-usage-error = { $why } For help: { $command }
cli-no-such-option = There is no option { $option }.
cli-bad-option = The option { $option } is not used correctly: its value is missing, or it takes none.
cli-missing-argument = { $name } is missing.
cli-extra-arguments = “{ $given }” is more than this command has use for.
cli-bad-arguments = This was not understood: { $cause }
cli-unknown-command = There is no command “{ $name }”. There are these: { $known }.
cli-unknown-language = The language “{ $language }” is not known. There are these: { $known }.
cli-not-a-number = { $name } needs a whole number, not “{ $given }”.
cli-too-small = { $name } must be { $least } or more, not { $given }.
cli-option-form = “{ $given }” is not an option of a game: write name=value.
cli-option-unreadable = The file “{ $file }” for the option { $name } cannot be read ({ $cause }).
cli-option-not-utf8 = The file “{ $file }” for the option { $name } is not UTF-8 text (byte { $byte }); save it as UTF-8.
cli-option-empty = The file “{ $file }” for the option { $name } is empty.
cli-option-too-long = The file “{ $file }” for the option { $name } is too long: { $most } bytes are allowed.
cli-wrong-bots = { $given ->
    [one] One bot is named
   *[other] { $given } bots are named
} for { $wanted ->
    [one] one seat
   *[other] { $wanted } seats
}: name one for all, or one for each.
cli-no-title = Which game? Name one of these: { $known }.
cli-other-title = { $file } is a game of { $title }, not of { $wanted }.
cli-nothing-to-resume = There is no unfinished game in { $folder }.
cli-already-over = The game in { $file } is over. To look at it: { $command }
cli-contradiction = { $option } does not fit the game saved in { $file }. Leave { $option } out to go on with it as it is, or begin a new game without --resume.
cli-hotseat-alone = --hotseat puts people at all seats, so it cannot be combined with { $option }. Leave out one of the two.
cli-foreign-program = { $file } would start programs as bots: { $programs }. If you trust them, name them: { $command }
cli-played-elsewhere = The game in { $file } is being played in another terminal. Go on there, or leave it there with “quit” and try again.
cli-unknown-rule = There is no rule { $rule }. The rules are { $known }.
cli-file = { $file }: { $why }
cli-os-error = The system refuses: { $cause } ({ $file }).
