### Le serveur : sa commande, ce qui l’empêche de démarrer, et sa première page.

cli-environment = environnement :
cli-bad-switch = { $name } dans l’environnement doit être « true » ou « false ».
cli-help-serve = Démarre un serveur : des tables en réseau, pour navigateurs et bots. Ctrl-C l’arrête.
cli-help-serve-host = L’adresse où écouter. 0.0.0.0 : partout, aussi pour d’autres machines.
cli-help-serve-port = Le port ; 0 : n’importe lequel qui est libre.
cli-help-serve-database = Où tout est gardé : un fichier pour SQLite, ou { $example }. Sans cela, un fichier de ton dossier de données.
cli-help-serve-bus = Comment plusieurs serveurs sur une même base se disent ce qui se passe : { $redis }, { $postgresql } (par la base elle-même), ou « memory » : il n’y a que celui-ci.
cli-help-serve-workers = Processus qui servent, derrière une seule adresse. À plusieurs, il leur faut un --bus.
cli-help-serve-thinkers = Processus où réfléchissent les bots, pour chaque worker ; 0 : ici, les bots ne jouent pas.
cli-help-serve-origin = Une autre adresse où l’on atteint ce serveur, comme { $example }. Peut être donnée plusieurs fois ; dans l’environnement, avec des espaces entre elles.
cli-help-serve-https = Cookies seulement par https : pour un serveur derrière un proxy qui le parle.
cli-help-serve-session-days = Pendant combien de jours un navigateur est reconnu.
cli-help-serve-log-format = Comment le journal est écrit : pour les gens, ou en JSON pour les programmes.
cli-help-serve-log-level = À partir de quelle gravité quelque chose est noté : debug, info, warning ou error.
cli-help-serve-metrics-public = Montre les chiffres de /metrics aussi à d’autres machines que celle-ci.
cli-help-serve-keep-changed = Démarrer même s’il y a ici des parties commencées sous d’autres règles. Une version qui les connaît les montre, pas celle-ci.
cli-help-serve-limit = Ce qu’une adresse peut demander, par exemple { $example } : 100 tables d’un coup et 30 de plus par minute. Noms : requests, messages, people, tables, chat, hints, hooks ; sockets=N : ouverts à la fois. Peut être donné plusieurs fois, dans l’environnement avec des espaces.
cli-help-serve-hooks = Où le serveur peut appeler une adresse pour quelqu’un (webhooks) : public (https, dans le vaste monde), private (aussi http et le réseau alentour : pour un club chez soi), off.

serve-ready = Vaka est en marche. Ouvre { $address } dans un navigateur. Ctrl-C l’arrête.
serve-not-one-of = { $name } doit être l’un de ceux-ci : { $known }. Pas « { $given } ».
serve-too-large = { $name } doit être au plus { $most }, pas { $given }.
serve-not-a-limit = « { $given } » n’est pas une limite. Écrivez-la comme { $example } (tant d’un coup, tant de plus par minute) ou { $sockets }, avec des nombres de 1 à { $most }. Noms : { $known }.
serve-not-an-origin = « { $given } » n’est pas l’adresse d’un site. Écris-la ainsi : { $example }
serve-workers-want-bus = Plusieurs workers doivent pouvoir se dire ce qui se passe : ajoutez --bus { $redis }, ou --bus { $postgresql } si la base est PostgreSQL.
serve-bus-unknown = « { $given } » ne désigne aucun bus. Donnez { $redis }, { $postgresql } ou { $memory }.
serve-bus-wants-postgresql = --bus postgresql passe par la base, et celle-ci est un fichier. Donnez une base PostgreSQL avec --database, ou --bus { $redis }.
serve-bus-fails = Le bus { $bus } est injoignable : { $cause }
serve-port-taken = Un autre programme écoute déjà sur { $host }, port { $port }. Arrête-le, ou choisis un autre port avec --port.
serve-port-refused = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $cause }
serve-database-unknown = « { $given } » ne désigne pas de base de données. Donne un fichier, { $sqlite } ou { $postgresql }.
serve-database-fails = La base de données { $database } ne peut pas servir : { $cause }
serve-database-held = Un autre serveur utilise déjà la base de données { $database }. Arrête-le, ou donne à celui-ci une base à lui avec --database.
serve-database-newer = La base de données vient d’une version plus récente de Vaka (étape { $revision }). Installe cette version ; rien n’a été changé.
serve-database-foreign = La base de données contient des tables qui ne sont pas de Vaka, comme { $table }. Donnes-en une vide ; rien n’a été changé.
serve-database-broken = La base de données n’a pas pu être mise à jour : des lignes de { $table } ne renvoient à rien. Rien n’a été changé.
serve-rules-changed = Il y a ici des parties commencées sous d’autres règles : { $titles }. Laissez-les finir avec la version qui les a commencées, ou démarrez avec { $flag } : elles attendront. { $command } les nomme.
serve-start-failed = Le serveur n’a pas pu démarrer. Le journal ci-dessus dit pourquoi.

serve-page-in-en = English
serve-page-in-it = Italiano
serve-page-in-de = Deutsch
serve-page-in-fr = Français
serve-page-title = Vaka
serve-page-what = Ici tourne un serveur de jeux de société : { $titles }. Version { $version }.
serve-page-missing = La page de jeu n’a pas été construite dans cette copie. Lancez le serveur avec script/server, qui la construit, ou exécutez « npm ci » et « npm run build » dans le dossier web.
serve-page-api = L’interface pour les programmes
