### What is said at every table, whatever is played

## Who is asked, and the end

face-waiting = En attente de { $names }.
face-not-your-turn = Ce n’est pas votre tour.
face-game-over = La partie est terminée.
face-won = { $names } l’emporte.
face-won-together = Victoire partagée : { $names }.

## The log

face-answered = { $player } a répondu en secret.
face-undo = { $player } reprend un choix.
face-retract = { $player } reprend sa réponse secrète.
# What happens at a table and not in its game: time is over, somebody goes or comes, a pause.
face-late = Le temps de { $player } est écoulé : un bot continue.
face-away = { $player } quitte la table un moment : un bot continue.
face-return = { $player } est de retour.
face-pause = La partie est en pause.
face-go-on = { $player } fait reprendre la partie.
face-paused = La partie est en pause.
face-bot-for-you = Un bot joue pour vous.
# What one seat alone was told, for who looks with the eyes of all.
face-private = Réservé à { $names } : « { $text } »

## What bots are called

face-bot = { $level ->
    [easy] Bot facile
    [medium] Bot moyen
    [hard] Bot difficile
   *[expert] Bot expert
}
face-bot-numbered = { face-bot } { $number }
