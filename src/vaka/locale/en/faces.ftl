### What is said at every table, whatever is played

## Who is asked, and the end

face-waiting = Waiting for { $names }.
face-not-your-turn = It is not your turn.
face-game-over = The game is over.
face-won = { $names } wins.
face-won-together = A shared victory: { $names }.

## The log

face-answered = { $player } has answered in secret.
face-undo = { $player } takes a choice back.
face-retract = { $player } takes the secret answer back.
# What happens at a table and not in its game: time is over, somebody goes or comes, a pause.
face-late = The time of { $player } is over: a bot plays on.
face-away = { $player } is away: a bot plays on.
face-return = { $player } is back.
face-pause = The game is paused.
face-go-on = { $player } lets the game go on.
face-paused = The game is paused.
face-bot-for-you = A bot plays for you.
# What one seat alone was told, for who looks with the eyes of all.
face-private = Only { $names } is told: “{ $text }”

## What bots are called

face-bot = { $level ->
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
   *[expert] Expert bot
}
face-bot-numbered = { face-bot } { $number }
