### The page in the browser: clocks, pauses, and bots that stand in for people.

## Lengths of time

web-clocks-days = { $days ->
    [0] { $hours } h
    [one] { $hours ->
        [0] 1 day
       *[other] 1 day { $hours } h
    }
   *[other] { $hours ->
        [0] { $days } days
       *[other] { $days } days { $hours } h
    }
}
web-clocks-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-clocks-minutes = { $minutes } min
web-clocks-seconds = { $seconds } s
web-clocks-each-game = { $seconds ->
    [0] { $time }
   *[other] { $time } + { $seconds } s
}
web-clocks-each-turn = { $time } for a turn

## A new table

web-clocks-title = Time
web-clocks-kind = Clock
web-clocks-none = No clock
web-clocks-live = Live
web-clocks-turns = Over days
web-clocks-none-how = Everybody takes the time they need.
web-clocks-live-how = For an evening together: so much time for the whole game, and a little more for each choice.
web-clocks-turns-how = For a game that goes on beside everyday life: so much time for each turn.
web-clocks-each = Time for each player
web-clocks-own = My own
web-clocks-own-minutes = Minutes for the whole game
web-clocks-own-seconds = Seconds more for each choice
web-clocks-within = A turn is played within
web-clocks-stand-in = Bot that stands in when time is up
web-clocks-stand-in-how = It plays on for whoever runs out of time. The seat can be taken back at any moment.
web-clocks-room = Time: { $time }.
web-clocks-room-bot = { $level ->
    [easy] When it is up, an easy bot plays on.
    [medium] When it is up, a medium bot plays on.
    [hard] When it is up, a hard bot plays on.
    [expert] When it is up, an expert bot plays on.
   *[other] When it is up, a bot plays on.
}

## At the table

web-clocks-left = Time left:
web-clocks-left-low = Little time left:
web-clocks-short = Your time runs short: { $left } left.
web-clocks-tab = ⏳ Little time – { $title }
web-clocks-menu = This table
web-clocks-pause = Ask for a pause
web-clocks-pause-how = When all agree, the clocks stand still until somebody goes on.
web-clocks-pause-asked = { $count ->
    [one] { $names } would like a pause. Do you agree?
   *[other] { $names } would like a pause. Do you agree?
}
web-clocks-pause-others = { $count ->
    [one] { $names } would like a pause.
   *[other] { $names } would like a pause.
}
web-clocks-pause-waiting = You would like a pause. Waiting for { $names }.
web-clocks-pause-agree = Agree
web-clocks-pause-no = No, play on
web-clocks-pause-withdraw = Play on after all
web-clocks-paused-how = The clocks stand still. Any player can go on.
web-clocks-go-on = Go on
web-clocks-away = Let a bot play for me
web-clocks-away-how = For when you have to go. You can come back as long as the game lasts.
web-clocks-away-sure = A bot then plays all your turns until you take your seat back. Where only bots sit, that is soon over. The result says how many choices it made.
web-clocks-away-yes = Let the bot play
web-clocks-away-no = I stay
web-clocks-mine = A bot plays for you.
web-clocks-mine-how = The seat is still yours.
web-clocks-return = Take my seat back
web-clocks-bot-plays = a bot plays
web-clocks-by-bot = { $all ->
    [one] a bot made the only choice
   *[other] a bot made { $made } of { $all } choices
}
