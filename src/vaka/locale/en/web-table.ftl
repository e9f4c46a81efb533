### A table in the browser: the room before the start, the game, the end.

## The tab, and where there is no table

web-table-tab = { $title } – Vaka
web-table-tab-yours = ● Your turn – { $title }
web-table-tab-none = A table – Vaka
web-table-unreachable = No connection
web-table-gone = There is no such table
web-table-gone-why = Perhaps the link is not complete, or the table was made on another server. Ask whoever sent you the link, or start a game of your own.
web-table-closed = This table is closed
web-table-closed-why = The host has closed it before the game began. You can make a new one at once.
web-table-to-lobby = To the start page
web-table-to-new = Make a table

## Before the start

web-table-room-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-table-room-absent = { $count ->
    [one] Somebody who is invited has not come yet.
   *[other] { $count } who are invited have not come yet.
}
web-table-room-ready = Everybody is here. You can start.
web-table-room-host-starts = Everybody is here. { $name } starts the game.
web-table-room-not-ready = You can start as soon as no seat is free. Give free seats to bots if you like.
web-table-room-name = Take a name, and you sit at the table. No account is needed.
web-table-room-invited = A seat is kept for you.
web-table-room-full = All seats are taken. Stay and watch: the game appears here when it starts.
web-table-room-options = What is played
web-table-room-players = { $count ->
    [one] A game for one player.
   *[other] A game for { $count } players.
}
web-table-room-rules = Read the rules
web-table-options-usual = By the usual rules.
web-table-options-all = All options
web-table-option-usual = as usual
web-table-option-own = of one’s own
web-table-seats = Seats
web-table-seat-free = free
web-table-seat-open = Free for somebody
web-table-bot = { $level ->
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot ({ $level })
}
web-table-who-sits = Who sits at seat { $seat }?
web-table-sit-here = Sit here
web-table-sit-down = Sit down
web-table-leave = Get up
web-table-start = Start
web-table-close = Close the table
web-table-you = you
web-table-host = host
web-table-invited = invited
web-table-invite = Invite others
web-table-invite-link = The link to this table
web-table-invite-private = Send this link to whom you like. Only who has it finds this table.
web-table-invite-public = Send this link to whom you like. The table also stands among the open tables.
web-table-copy = Copy
web-table-copied = Copied
web-table-name = Your name
web-table-name-take = Take this name
web-table-fair = The deal is fair: its secret is fixed already, and each player adds a little chance, so nobody can choose the cards.
web-table-fair-over = The deal was fair, and everybody can check it.
web-table-fair-more = How that works
web-table-fair-how = The server has chosen a secret and shows its fingerprint now. The seed of the game is made of the secret and some words from each player. After the end the secret is shown, and everybody can see that it fits the fingerprint.
web-table-fair-check = Download the record and run “vaka verify” on it: it makes the deal and every move again from these numbers, and says whether everything fits.
web-table-fair-branch = This table began with a position from another game, so there is no deal to prove.
web-table-fair-commitment = Fingerprint of the secret
web-table-fair-seed-hash = Fingerprint of the seed
web-table-fair-salts = Words of the players
web-table-fair-secret = Secret
web-table-fair-seed = Seed
web-table-salt = Add words of your own
web-table-salt-label = Your words
web-table-salt-hint = Any text. It is mixed into the deal together with the words of the others.
web-table-salt-send = Mix them in
web-table-salt-done = Your words are part of the deal now.

## The question

web-table-your-turn = Your turn
web-table-others-turn = Others are asked
web-table-looking-on = You are looking on
web-table-over = The game is over
web-table-choose = Choose what to do.
web-table-waiting = Waiting for { $names }.
web-table-skip = Skip ahead
web-table-to-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
web-table-to-board = To the board
web-table-hint = Hint
web-table-undo = Undo
web-table-undo-ask = Ask to undo
# What goes with it if the own choice is taken back, and what has gone.
web-table-undo-along = { $count ->
    [one] your choice and one by the { $who ->
        [bots] bots
       *[others] others
    }
   *[other] your choice and { $count } by the { $who ->
        [bots] bots
       *[others] others
    }
}
web-table-undone = Taken back: { web-table-undo-along }.
web-table-undo-waits = Too many undos in a row. You can undo again once the game has moved on.
web-table-rule = Rule { $rule }
web-table-rules = Rules
web-table-board = The board
web-table-stale = The game has gone on meanwhile, so this choice was not played. Please choose anew.
web-table-chain-ended = It could not go on from here as planned. Please choose what comes next.
web-table-proposal-own = You would like to take your choice back. Waiting for { $names }.
web-table-proposal-asked = { $name } would like to take back a choice. Do you agree?
web-table-proposal-along = { $count ->
    [one] { $own ->
        [yes] Your later choice goes back with it.
       *[no] One later choice goes back with it.
    }
   *[other] { $own ->
        [yes] { $count } later choices go back with it, yours among them.
       *[no] { $count } later choices go back with it.
    }
}
web-table-proposal-others = { $name } would like to take back a choice. Waiting for { $names }.
web-table-proposal-withdraw = Leave it after all
web-table-agree = Agree
web-table-refuse = Refuse
web-table-lost = The connection is lost. It comes back by itself; you need not do anything.
web-table-lost-acting = The connection is lost. Your choice is kept and sent as soon as it is back.
web-table-found = The connection is back. Nothing is lost.

## The choices

web-table-choices = Your choices
web-table-nothing-to-choose = There is nothing for you to choose just now.
web-table-own-answer = Your secret answer so far:
web-table-as-list = All { $count } choices as a list
web-table-filter = Find a choice
web-table-filtered = { $shown } of { $all }
web-table-chosen = Chosen:
web-table-confirm-what = Confirm your choice
web-table-confirm = Confirm
web-table-confirm-part = Only this for now
web-table-again = Or press the same again.
web-table-let-go = Not this
web-table-sending = Sending …
web-table-advised = { $place ->
    [1] Best hint
   *[other] No. { $place } of the hint
}
web-table-hint-thinking = Thinking about a hint …
web-table-hint-title = A bot would choose
web-table-hint-none = There is only one choice here.
web-table-hint-why = Why the first one:
web-table-hint-for = In favour:
web-table-hint-against = Against:
web-table-hint-take = Choose:
web-table-hint-close = Put the hint away

## Who is at the table

web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-table-total = Total
web-table-won = won
web-table-not-now = Not possible now: choose it to learn why
web-table-points-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
web-table-points-secret = points secret
web-table-thinking = thinking
web-table-choosing = choosing
web-table-answered = has answered

## The log and the talk

web-table-side = Log and chat
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-log-earlier = { $count ->
    [one] Show the one entry before
   *[other] Show the { $count } entries before
}
web-table-log-something = a choice
web-table-log-taken = taken back
web-table-log-replay = Move { $ply } in the replay
web-table-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-label = Say something
web-table-chat-send = Send
web-table-chat-name = Take a name to talk along.
web-table-away = { $count ->
    [one] While you were away, one thing happened
   *[other] While you were away, { $count } things happened
}
web-table-away-more = { $count ->
    [one] One more before these is in the log.
   *[other] { $count } more before these are in the log.
}
web-table-away-ok = All right
web-table-away-replay = See it in the replay

## How one likes to play

web-table-manner = My settings at the table
web-table-speed = Animations
web-table-speed-slow = slow
web-table-speed-normal = normal
web-table-speed-fast = fast
web-table-speed-instant = none
web-table-careful = Confirm each choice
web-table-careful-more = The first press chooses, the second one plays.
web-table-sound = Sounds
web-table-notify = Notification when it is my turn
web-table-notify-refused = Your browser does not allow notifications from this page. You can change that in its settings.
web-table-keys = Keys: the number of a choice, anywhere on the page; in the list of choices also arrows, Home and End, or the first letters of a choice; Enter chooses, Enter again plays, Escape lets go.

## The end

web-table-place = { $place }.
web-table-rematch = Play again
web-table-rematch-join = To the next game
web-table-replay = Replay and summary
web-table-download = Download the record
