# What the server says when it refuses something.

server-not-found = Il n’y a rien à cette adresse.
server-no-such-ply = Cette table n’a pas de coup { $ply } : le dernier est le { $last }.
server-not-logged-in = Donnez-vous d’abord un nom, ou connectez-vous.
server-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
server-forbidden = Cela ne vous revient pas.
server-cross-site = Cette demande venait d’un autre site et a été refusée. Ouvrez la page de ce serveur et réessayez.
server-not-seated = Seuls ceux qui sont assis à cette table le peuvent.
server-not-host = Seul l’hôte de cette table le peut.
server-bad-input = Cela ne peut pas être lu. Vérifiez : { $field }
server-conflict = Ce n’est pas possible maintenant.
server-name-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
server-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
server-seat-taken = Cette place est prise. Choisissez-en une autre.
server-already-seated = Vous êtes déjà assis à cette table.
server-not-open = Cette table a déjà commencé, ou elle a été fermée.
server-not-ready = Des places sont encore vides. Attendez quelqu’un, ou donnez les places à des bots.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-over = La partie de cette table n’est pas encore finie.
server-stale = La partie a avancé depuis le coup { $ply } (elle en est à { $now }) : votre choix n’a pas été joué. Regardez de nouveau et choisissez.
server-no-proposal = Personne n’attend votre accord.
server-wrong-method = Cette adresse n’accepte pas ce genre de demande.
server-too-large = C’est trop grand.
server-too-many = Trop de demandes. Attendez un peu.
server-internal = Quelque chose s’est mal passé sur ce serveur. Rien de ce qui était confirmé n’est perdu ; réessayez.
server-asked-already = Quelqu’un attend déjà un accord pour reprendre un coup. Répondez-lui d’abord.
server-other-rules = Cette partie a commencé sous la version { $version } des règles, que ce serveur ne connaît plus. Elle attend, et rien n’en est perdu ; demandez à qui tient le serveur.
