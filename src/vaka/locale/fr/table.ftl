### The table that fills the terminal.

table-key-hint = Conseil
table-key-undo = Annuler
table-key-rules = Règles
table-key-log = Journal
table-key-replay = Revoir
table-key-type = Taper
table-key-chat = Chat
table-key-leave = Quitter

table-log = Ce qui s’est passé
table-close = Échap ferme
table-typed = e7, worker 2 ... : ce qui distingue la réponse des autres
table-rules-ask = Le numéro d’une règle ou le nom d’une carte ou d’un lieu, puis Entrée
table-help = Réponses : les flèches et Entrée, la souris, leur numéro ou des mots qui les distinguent des autres : tapez simplement, ou commencez par « / ». Échap ramène à la liste. h demande un conseil, u reprend votre dernier choix s’il n’a rien révélé, l montre tout le journal, r la partie jusqu’ici pas à pas, q quitte ; la partie est enregistrée.
table-hint-lost = Le conseil a été interrompu. Demandez encore.
table-hand-over-keys = Entrée : continuer · u : annuler · q : quitter
table-replay-keys = ← → un pas · Page préc., Page suiv. dix · Début, Fin · e autres yeux · Échap retour
table-replay-position = Après { $ply } actions sur { $last }
table-replay-eyes = vu par { $name }
table-eyes-all = tous
table-eyes-spectator = un spectateur

cli-help-plain = Questions et réponses ligne par ligne, comme sans terminal, au lieu de tout l’écran.
