### What is said at every table, whatever is played

## Who is asked, and the end

face-waiting = Warten auf { $names }.
face-not-your-turn = Du bist nicht am Zug.
face-game-over = Das Spiel ist zu Ende.
face-won = { $names } gewinnt.
face-won-together = Ein geteilter Sieg: { $names }.

## The log

face-answered = { $player } hat geheim geantwortet.
face-undo = { $player } nimmt eine Wahl zurück.
face-retract = { $player } nimmt die geheime Antwort zurück.
# What happens at a table and not in its game: time is over, somebody goes or comes, a pause.
face-late = Die Zeit von { $player } ist um: Ein Bot spielt weiter.
face-away = { $player } ist nicht da: Ein Bot spielt weiter.
face-return = { $player } ist wieder da.
face-pause = Das Spiel macht Pause.
face-go-on = { $player } lässt das Spiel weitergehen.
face-paused = Das Spiel macht Pause.
face-bot-for-you = Ein Bot spielt für dich.
# What one seat alone was told, for who looks with the eyes of all.
face-private = Nur { $names } erfährt: „{ $text }“

## What bots are called

face-bot = { $level ->
    [easy] Bot (leicht)
    [medium] Bot (mittel)
    [hard] Bot (schwer)
   *[expert] Bot (Experte)
}
face-bot-numbered = { face-bot } { $number }
