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
