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
