### Looking at a game again.

web-replay-tab = Replay: { $name } – Vaka
web-replay-of = Replay: { $name }
web-replay-bare = Replay
web-replay-tab-bare = Replay – Vaka
web-replay-over = The game is over: you may look with everybody’s eyes.
web-replay-running = The game is still being played: you see what you could see at the time. New moves appear by themselves.
web-replay-to-table = To the table
web-replay-to-archive = To the archive
web-replay-again = Try again
web-replay-gone = There is no such table. The link may be incomplete, or the table was closed before its game began.
web-replay-not-started = The game at this table has not begun yet, so there is nothing to look at.
web-replay-beyond = There is no move { $ply }: the game has { $last ->
    [one] only one move
   *[other] { $last } moves
}. This is the last one.

web-replay-board = The table at this moment
web-replay-move = Move
web-replay-moves = Moves
web-replay-move-number = { $ply ->
    [0] Before the first move
   *[other] Move { $ply }
}
web-replay-chosen = { $player } has made a choice.
web-replay-keys = Keys: ← → one move, Home and End to the first and the last, space to play and pause.

## The buttons

web-replay-controls = Back and forth
web-replay-slider = Moment of the game
web-replay-place = Move { $ply } of { $last }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forth = One move on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-slow = Slow
web-replay-speed-normal = Normal
web-replay-speed-fast = Fast
web-replay-speed-fastest = Very fast

web-replay-eyes = Seen by
web-replay-eyes-all = Everybody: all cards open
web-replay-eyes-spectator = Somebody who looks on
web-replay-eyes-seat = { $name }

## The log

web-replay-log = What happened
web-replay-log-pages = Pages of the log
web-replay-log-range = { $from }–{ $to }
web-replay-beginning = The game begins.
web-replay-earlier = Earlier
web-replay-later = Later

## What one can do with a moment

web-replay-copy = Copy link to this move
web-replay-copied = The link to move { $ply } is in your clipboard.
web-replay-download = Download the record
web-replay-download-running = Download the position

web-replay-branch = Go on from here
web-replay-branch-title = Go on from move { $ply }
web-replay-branch-about = A new table opens with this very position, and you play on from there: what if you had chosen otherwise? The game that you are looking at stays as it is.
web-replay-branch-seated = You keep your seat and everything you knew at that moment. All else that was hidden is dealt anew.
web-replay-branch-watching = You take any one seat. What nobody could see at that moment, hands and decks included, is dealt anew.
web-replay-branch-unrated = Such a game is not rated.
web-replay-branch-name = Your name
web-replay-branch-seat = In the seat of { $name }
web-replay-branch-me = You
web-replay-branch-open = Open for somebody else
web-replay-branch-bot = Bot: { $level }
web-replay-branch-cancel = Cancel
web-replay-branch-start = Play on
web-replay-branch-ended = The game is over at this move. Go back a little to play on from there.

## After the end

web-replay-summary = How it went
web-replay-rank = { $place }.
web-replay-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-replay-over-time = Points over time
web-replay-over-time-about = What everybody would have had if the game had ended at that move.
web-replay-over-time-press = { web-replay-over-time-about } Press on the chart to go there.
web-replay-origins = Where the points came from
web-replay-origins-about = The parts of each score at the end.
web-replay-part = For
web-replay-total = Total
web-replay-as-table = Show as a table
web-replay-as-chart = Show as a chart
web-replay-save-chart = Save as a picture
