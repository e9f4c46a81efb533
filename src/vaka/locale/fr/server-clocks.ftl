# Clocks, pauses, and bots that play for who is away.

server-two-clocks = Choisissez une seule sorte de pendule : une réserve de temps pour toute la partie, avec un incrément si vous voulez, ou un temps pour chaque tour.
server-clock-time = La pendule ne peut pas être réglée ainsi. Choisissez de { $least } à { $most } secondes pour : { $field }
server-no-clock = Cette table n’a pas de pendule, il n’y a donc rien à suspendre : prenez tout votre temps.
server-no-pause = La partie n’est pas en pause, et personne ne demande de pause.
server-paused = La partie est en pause. Reprenez-la d’abord, puis jouez.
server-stand-in = Un bot joue pour vous en ce moment. Reprenez d’abord votre place, puis jouez.
server-bot-answers = Votre temps pour cette question s’est écoulé deux fois, c’est donc le bot qui y répond. Reprenez votre place juste après.
server-too-many-interruptions = La partie a été interrompue trop souvent à la suite. Il faut d’abord qu’un autre coup soit joué.
server-not-in-lesson = Une leçon n’est que pour vous, aucun bot ne peut la suivre à votre place. Quittez-la quand vous voulez.
