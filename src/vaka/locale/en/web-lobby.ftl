### The page in the browser: finding and making a table, the archive, and the way around.

## The head and the foot of every page

web-lobby-home = Vaka, first page
web-lobby-nav = Main ways
web-lobby-nav-play = Play
web-lobby-nav-friends = With friends
web-lobby-nav-rules = Rules
web-lobby-nav-archive = Archive
web-lobby-nav-leaders = Best players
web-lobby-nav-settings = Settings
web-lobby-nav-enter = Log in
web-lobby-menu = Menu
web-lobby-foot = Vaka: board games of the Pacific, with fair and provable deals.
web-lobby-foot-nav = More ways
web-lobby-foot-api = For programs (API)

## What several pages say

web-lobby-again = Try again
web-lobby-back = Back
web-lobby-on = On
web-lobby-bot = Bot ({ $level })
web-lobby-seat-free = free seat

## The first page

web-lobby-page = Vaka: play Rapa Nui, Giants and Raiatea
web-lobby-title = Which island do you sail to today?
web-lobby-lead = Three board games of the Pacific, against bots or with friends. At once, without an account.
web-lobby-pitch-rapanui = Fill your village, raise moai, and decide with every draw what is valued next, for everyone.
web-lobby-pitch-giants = Bid in secret for giants of stone, and let your rivals help you carry them to the coast.
web-lobby-pitch-raiatea = Gather, bluff and call on the gods together: all mana goes into one bag and pays for everybody’s rituals.
web-lobby-players-between = { $least }–{ $most } players
web-lobby-minutes = { $minutes } min
web-lobby-minutes-between = { $from }–{ $to } min
web-lobby-play-now = Play now
web-lobby-which = Which game?
web-lobby-players = Players
web-lobby-bots = Bots
web-lobby-play = Play { $title }
web-lobby-rules-of = The rules of { $title }
web-lobby-friends-instead = With friends instead

web-lobby-mine = My tables
web-lobby-mine-none = You sit at no table yet. Choose a game above and press Play.
web-lobby-fewer = Show fewer
web-lobby-all = Show all { $number }
web-lobby-open = Open tables
web-lobby-open-none = Nobody waits for players at the moment.
web-lobby-open-make = Open a table for others
web-lobby-watchable = Being played, to look on
web-lobby-your-turn = Your turn
web-lobby-invited = You are invited
web-lobby-free = { $seats ->
    [0] All are here
    [one] 1 free seat
   *[other] { $seats } free seats
}
web-lobby-turn-of = Turn of { $name }
web-lobby-running = In play
web-lobby-over = Over
web-lobby-place = { $place ->
    [1] You have won
    [2] You came second
    [3] You came third
   *[other] Place { $place }
}

web-lobby-friends = Play with friends
web-lobby-friends-how = Make a table and send the link. Nobody needs an account.
web-lobby-friends-make = Make a table
web-lobby-learn = New to these games?
web-lobby-learn-how = The rules are short to read and can be searched. At the table you also see why something is not possible.
web-lobby-learn-go = Read the rules
web-lobby-watch = Watch and learn
web-lobby-watch-how = Every public game can be replayed move by move, and branched to try another way.

## A new table

web-lobby-new = A new table
web-lobby-new-lead = Choose a game and who sits where. Friends come by the link that you get next.
web-lobby-new-seats = Who plays?
web-lobby-new-seat = Seat { $letter }
web-lobby-new-me = Me
web-lobby-new-open = A friend, by link
web-lobby-new-bot = Bot: { $level }
web-lobby-new-watching = You sit nowhere yourself: you can only watch.
web-lobby-new-options = Rules
web-lobby-new-presets = Presets
web-lobby-new-options-more = More options
web-lobby-new-custom = Custom
web-lobby-new-custom-text = Your own choice of single options.
web-lobby-new-rule = Rule { $rule }
web-lobby-new-file = Read from a file of your own
web-lobby-new-file-held = The text of your file is used.
web-lobby-new-file-remove = Remove the text
web-lobby-new-table = The table
web-lobby-new-name = Name of the table
web-lobby-new-name-how = May stay empty.
web-lobby-new-who = Who finds it?
web-lobby-new-by-link = Only who has the link
web-lobby-new-public = Everybody
web-lobby-new-public-how = A public table stands in the lobby, and its game in the archive when it is over.
web-lobby-new-make = Make the table
web-lobby-new-start = Start the game
web-lobby-new-too-large = This file is too large.

## The archive

web-lobby-archive = Archive
web-lobby-archive-lead = All public games that are over. Look at them move by move, or take them home.
web-lobby-archive-filters = Which games?
web-lobby-archive-title = Game
web-lobby-archive-players = Players
web-lobby-archive-level = With a bot
web-lobby-archive-winner = Won by
web-lobby-archive-any = all
web-lobby-archive-anybody = anybody
web-lobby-archive-me = me
web-lobby-archive-option = With the rule
web-lobby-archive-from = From
web-lobby-archive-to = Until
web-lobby-archive-mine = Only games with me
web-lobby-archive-person = Only games of one player are shown.
web-lobby-archive-clear = Show all games
web-lobby-archive-none = No game fits.
web-lobby-archive-empty = No public game is over yet. Make a table that everybody finds, and its game will stand here.
web-lobby-archive-download = Download these games
web-lobby-archive-download-how = One record on each line (JSON Lines), up to 200 at once; “vaka verify” proves them.
web-lobby-archive-pages = Pages of the archive
web-lobby-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-lobby-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

## An address that leads nowhere

web-lobby-nowhere = No island here
web-lobby-nowhere-lead = This address leads to the open sea. Perhaps the link is not complete, or the table is gone.
web-lobby-nowhere-home = To the first page
