### What the engine refuses: what is wrong, and what to do about it.

error-malformed-action = « { $text } » n’est pas écrit comme une action. Écrivez son nom et, entre parenthèses, ses arguments : nom(argument=valeur).
error-unknown-action = L’action { $action } n’existe pas dans { $title }.
error-illegal-action = { $action } n’est pas permis maintenant (règle { $rule }) : { $why }
error-not-asked = Ce n’est pas à la place { $seat } de jouer : la partie attend la place { $asked }.
error-unknown-seat = Il n’y a pas de place { $seat } dans cette partie : les places vont de 0 à { $last }.
error-game-over = La partie est terminée : { $action } arrive trop tard.
error-game-not-over = La partie n’est pas terminée, elle n’a donc pas encore de résultat.
error-unknown-title = Il n’y a pas de jeu nommé « { $name } ». Choisissez parmi : { $known }.
error-bad-title = Le jeu { $name } d’un autre paquet ne peut pas être chargé : { $why }. Corrigez ce paquet ou désinstallez-le.
error-players = { $title } se joue de { $least } à { $most } personnes, pas à { $given }.
error-seed = La graine doit être un nombre entier à partir de 0, d’au plus { $bits } bits, et non { $given }.
error-unknown-option = { $title } n’a pas d’option « { $name } ». Ses options : { $known }.
error-wrong-option = L’option { $name } ne peut pas valoir { $given }. Valeurs possibles : { $expected }.
error-unknown-bot = Il n’y a pas de bot nommé « { $name } ». Choisissez parmi : { $known }.
error-cannot-undo = Impossible de revenir en arrière : { $why }

undo-nothing = rien n’a encore été joué.
undo-not-own = la dernière action n’est pas la vôtre.
undo-revealed = elle a dévoilé quelque chose que personne ne connaissait.

error-data = Le fichier de données { $file } est incorrect à { $entry } : { $why }

data-missing = l’entrée manque ; ajoutez-la.
data-not-section = il faut ici une section avec ses propres entrées.
data-not-number = { $given } n’est pas un nombre entier.
data-out-of-range = { $given } est hors limites ; il faut une valeur de { $least } à { $most }.
data-not-list = { $given } n’est pas une liste.
data-wrong-length = la liste a { $given } éléments au lieu de { $wanted }.
data-unknown-word = { $given } n’est pas connu ici ; choisissez parmi : { $known }.
data-unknown-entry = cette entrée n’est pas connue ; supprimez-la ou corrigez son nom.
data-unreadable = le fichier ne peut pas être lu ({ $cause }).
data-not-utf8 = le fichier n’est pas du texte UTF-8 (octet { $byte }) ; enregistrez-le en UTF-8.
data-not-toml = ce n’est pas du TOML ({ $cause }).

error-record = L’enregistrement est inutilisable : { $why }

record-not-json = le fichier est tronqué ou n’est pas du JSON ({ $cause }).
record-not-record = ce n’est pas une partie enregistrée par Vaka.
record-checksum = le fichier a été modifié après son enregistrement. Utilisez une copie intacte.
record-digest = le fichier a été modifié : ses actions ne mènent pas à la position qu’il indique. Utilisez une copie intacte.
record-unknown-title = il appartient à un jeu nommé « { $title } », qui n’est pas installé ici.
record-rules-version = il suit la version { $given } des règles, mais c’est la version { $known } qui est installée ici. Utilisez la version de Vaka qui l’a enregistré.
record-bad-field = l’entrée « { $field } » manque ou est incorrecte.
record-bad-line = cette ligne n’est pas une action avec son numéro et sa place : { $line }
record-no-such-ply = il n’y a pas d’action numéro { $ply } : elles vont de 0 (le début) à { $last }.
record-not-utf8 = le fichier n’est pas du texte UTF-8 (octet { $byte }).
record-unreadable = le fichier ne peut pas être lu ({ $cause }).
record-snapshot = la position par laquelle il commence n’est pas possible.
record-illegal = son action numéro { $ply } est contraire aux règles. { $cause }
