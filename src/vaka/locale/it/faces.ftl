### What is said at every table, whatever is played

## Who is asked, and the end

face-waiting = In attesa di { $names }.
face-not-your-turn = Non è il tuo turno.
face-game-over = La partita è finita.
face-won = Vince { $names }.
face-won-together = Vittoria condivisa: { $names }.

## The log

face-answered = { $player } ha risposto in segreto.
face-undo = { $player } ritira una scelta.
face-retract = { $player } ritira la risposta segreta.
# What happens at a table and not in its game: time is over, somebody goes or comes, a pause.
face-late = Il tempo di { $player } è scaduto: continua un bot.
face-away = { $player } lascia il tavolo per un po’: continua un bot.
face-return = { $player } è di nuovo al tavolo.
face-pause = La partita è in pausa.
face-go-on = { $player } fa riprendere la partita.
face-paused = La partita è in pausa.
face-bot-for-you = Un bot gioca per te.
# What one seat alone was told, for who looks with the eyes of all.
face-private = Solo a { $names } viene detto: «{ $text }»

## What bots are called

face-bot = { $level ->
    [easy] Bot facile
    [medium] Bot medio
    [hard] Bot difficile
   *[expert] Bot esperto
}
face-bot-numbered = { face-bot } { $number }
