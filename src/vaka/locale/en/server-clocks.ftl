# Clocks, pauses, and bots that play for who is away.

server-two-clocks = Choose one kind of clock: a bank of time for the whole game, with an increment if you like, or time for each turn.
server-clock-time = This clock cannot be set so. Choose from { $least } to { $most } seconds for: { $field }
server-no-clock = This table has no clock, so there is nothing to pause: take all the time you need.
server-no-pause = The game is not paused, and nobody asks for a pause.
server-paused = The game is paused. Go on first, then play.
server-stand-in = A bot plays for you at the moment. Take your seat back first, then play.
server-bot-answers = Your time for this question was over twice, so the bot answers it. Take your seat back right after that.
server-too-many-interruptions = The game was interrupted too often in a row. Another move has to be made first.
server-not-in-lesson = A lesson is for you alone, no bot can take it for you. Leave it whenever you like.
