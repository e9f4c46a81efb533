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
error-no-features = { $title } n’a pas de caractéristiques pour l’apprentissage. Un titre en a quand son état écrit feature_list et features_into.
error-feature-bounds = La caractéristique { $name } va de { $least } à { $most } ; une caractéristique est un nombre entier de 0 à { $room }. Plafonnez-la, ou comptez à partir de 0.
error-unknown-option = { $title } n’a pas d’option « { $name } ». Ses options : { $known }.
error-wrong-option = L’option { $name } ne peut pas valoir { $given }. Valeurs possibles : { $expected }.
error-unknown-preset = { $title } n’a pas de préréglage « { $name } ». Ses préréglages : { $known }.
error-unknown-bot = Il n’y a pas de bot nommé « { $name } ». Choisissez parmi : { $known }.
error-bot-title = Le bot « { $name } » ne joue pas à { $title }. Choisissez parmi : { $known }.
error-cannot-undo = Impossible de revenir en arrière : { $why }

undo-nothing = rien n’a encore été joué.
undo-not-own = la dernière action n’est pas la vôtre.
undo-revealed = elle a dévoilé quelque chose que personne ne connaissait.
undo-too-many = trop de retours en arrière à la suite. Il faut d’abord qu’un autre coup soit joué.

error-data = Données incorrectes dans { $file }, à { $entry } : { $why }

data-missing = l’entrée manque ; ajoutez-la.
data-not-section = il faut ici une section avec ses propres entrées.
data-not-number = { $given } n’est pas un nombre entier.
data-out-of-range = { $given } est hors limites ; il faut une valeur de { $least } à { $most }.
data-not-list = { $given } n’est pas une liste.
data-wrong-length = la liste a { $given } éléments au lieu de { $wanted }.
data-unknown-word = { $given } n’est pas connu ici ; choisissez parmi : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
}
data-unknown-entry = cette entrée n’est pas connue ; supprimez-la ou corrigez son nom.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
}
data-unreadable = le fichier ne peut pas être lu ({ $cause }).
data-not-utf8 = le fichier n’est pas du texte UTF-8 (octet { $byte }) ; enregistrez-le en UTF-8.
data-not-toml = ce n’est pas du TOML ({ $cause }).
data-not-text = { $given } n’est pas un texte.
data-too-long = le texte a { $given } caractères ; { $most } sont permis.
data-too-deep = des listes ou des sections sont imbriquées trop profondément.
data-too-many-dots = une ligne a plus de { $most } points.
data-unknown-symbol = ligne { $row }, colonne { $column } du dessin : { $given } n’est pas un hexagone. Dessinez les hexagones avec ces signes : { $known } ; laissez la mer vide.
data-between-columns = ligne { $row }, colonne { $column } du dessin : cet hexagone est entre deux colonnes. Sur une ligne, les voisins sont à deux colonnes l’un de l’autre, et chaque ligne est décalée d’une colonne par rapport à celle du dessus.
data-no-hexes = il n’y a aucun hexagone dans le dessin.
data-too-many-rows = le dessin a plus de { $most } lignes.
data-too-many-hexes = le dessin a plus de { $most } hexagones.
data-unreachable = aucun chemin ne mène par la terre de l’hexagone { $start } à l’hexagone { $hex } ; tous les hexagones doivent se tenir.
data-not-one = il faut exactement un hexagone { $symbol }, pas { $given }.
data-forest-tiles = le nombre d’hexagones de forêt est { $given } ; il doit être de 1 à { $most }.
data-forest-logs = les forêts ont en tout { $given } rondins ; il en faut { $wanted }.
data-no-ahus = il n’y a aucun ahu ; ajoutez-en au moins un.
data-too-many-ahus = il y a { $given } ahus ; { $most } sont permis.
data-no-such-hex = un ahu s’appelle par exemple a3-ne, et cette île n’a pas d’hexagone de ce nom. Les hexagones s’appellent de a1 à { $last } : la lettre de la ligne et le numéro dans la ligne, compté depuis l’ouest.
data-no-such-edge = un ahu s’appelle par exemple a3-ne, et il n’y a pas de côté de ce nom. Les côtés sont : { $known }.
data-ahu-not-plain = un ahu se trouve sur un hexagone simple ({ $symbol }) ; { $hex } n’en est pas un.
data-ahu-inland = un ahu se trouve sur la côte, et ce côté donne sur l’hexagone { $hex } au lieu de la mer.

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
