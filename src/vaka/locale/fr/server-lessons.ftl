### First games: what a lesson says at any table.

server-lesson-another = Bonne idée, mais ici nous apprenons d’abord autre chose : prenez le choix marqué.
