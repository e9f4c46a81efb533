### A table of a server in the terminal.

table-help-server = Jouer sur un serveur à cette adresse au lieu de cette machine.
table-help-table = Revenir à une table du serveur, ou y regarder.
table-help-join = S’asseoir à une table, par son lien ou son identifiant.
table-help-name = Votre nom là-bas, comme invité.
table-help-token = Un jeton de votre compte là-bas, au lieu d’être invité.

table-guest = Invité
table-no-link = « { $link } » n’est pas le lien d’une table. Il finit par /table/ et l’identifiant de la table.
table-not-with-server = { $option } est pour les parties sur cette machine et ne va pas avec un serveur. Enlevez-le.
table-no-server-named = Quel serveur ? Nommez-le avec --server, ou donnez à --join le lien entier d’une table.
table-needs-terminal = Une partie sur un serveur demande tout le terminal : lancez-la dans un terminal, et sans --plain.
table-line-broken = La ligne avec le serveur est coupée ; nouvel appel ...
table-waits = { $count ->
    [one] Une place est encore libre. Qui a ce lien peut s’asseoir : { $link }
   *[other] { $count } places sont encore libres. Qui a ce lien peut s’asseoir : { $link }
}
table-full = Toutes les places sont prises.
table-waits-host = Toutes les places sont prises. { $name } commence la partie.
table-start = Commencer la partie
table-closed = Cette table est fermée.
table-return = Reprendre votre place au bot
table-go-on = Finir la pause
table-agree = Laisser { $name } reprendre son dernier choix
table-refuse = Ne pas laisser { $name } le reprendre
table-undo-asked = On demande aux autres si vous pouvez le reprendre.
table-left = La partie continue là-bas. Pour y revenir :
table-left-over = Pour revoir la partie : { $link }
table-lobby = Choisissez une table : Entrée pour s’asseoir ou regarder, q pour quitter.
table-lobby-empty = Aucune table n’est ouverte ici. Pour en faire une, nommez un jeu, et « open » pour les places des autres avec --bots. q quitte.
table-running = en cours
table-open = ouverte
table-your-turn = à vous
table-calling = Appel du serveur ...
