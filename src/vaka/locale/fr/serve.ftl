### Le serveur : sa commande, ce qui l’empêche de démarrer, et sa première page.

cli-environment = environnement :
cli-bad-switch = { $name } dans l’environnement doit être « true » ou « false ».
cli-help-serve = Démarre un serveur : des tables en réseau, pour navigateurs et bots. Ctrl-C l’arrête.
cli-help-serve-host = L’adresse où écouter. 0.0.0.0 : partout, aussi pour d’autres machines.
cli-help-serve-port = Le port ; 0 : n’importe lequel qui est libre.
cli-help-serve-database = Où tout est gardé : un fichier pour SQLite, ou { $example }. Sans cela, un fichier de ton dossier de données.
cli-help-serve-bus = Comment plusieurs serveurs sur une base de données se disent ce qui se passe. Il n’y a encore que « memory » : un seul serveur.
cli-help-serve-thinkers = Processus où réfléchissent les bots ; 0 : les bots ne jouent pas ici.
cli-help-serve-origin = Une autre adresse où l’on atteint ce serveur, comme { $example }. Peut être donnée plusieurs fois ; dans l’environnement, avec des espaces entre elles.
cli-help-serve-https = Cookies seulement par https : pour un serveur derrière un proxy qui le parle.
cli-help-serve-session-days = Pendant combien de jours un navigateur est reconnu.
cli-help-serve-log-format = Comment le journal est écrit : pour les gens, ou en JSON pour les programmes.
cli-help-serve-log-level = À partir de quelle gravité quelque chose est noté : debug, info, warning ou error.
cli-help-serve-metrics-public = Montre les chiffres de /metrics aussi à d’autres machines que celle-ci.

serve-ready = Vaka est en marche. Ouvre { $address } dans un navigateur. Ctrl-C l’arrête.
serve-not-one-of = { $name } doit être l’un de ceux-ci : { $known }. Pas « { $given } ».
serve-too-large = { $name } doit être au plus { $most }, pas { $given }.
serve-not-an-origin = « { $given } » n’est pas l’adresse d’un site. Écris-la ainsi : { $example }
serve-other-bus = Le bus « { $given } » n’existe pas encore. Il n’y a encore que : { $known }
serve-port-taken = Un autre programme écoute déjà sur { $host }, port { $port }. Arrête-le, ou choisis un autre port avec --port.
serve-port-refused = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $cause }
serve-database-unknown = « { $given } » ne désigne pas de base de données. Donne un fichier, { $sqlite } ou { $postgresql }.
serve-database-fails = La base de données { $database } ne peut pas servir : { $cause }
serve-database-held = Un autre serveur utilise déjà la base de données { $database }. Arrête-le, ou donne à celui-ci une base à lui avec --database.
serve-database-newer = La base de données vient d’une version plus récente de Vaka (étape { $revision }). Installe cette version ; rien n’a été changé.
serve-database-foreign = La base de données contient des tables qui ne sont pas de Vaka, comme { $table }. Donnes-en une vide ; rien n’a été changé.
serve-database-broken = La base de données n’a pas pu être mise à jour : des lignes de { $table } ne renvoient à rien. Rien n’a été changé.
serve-start-failed = Le serveur n’a pas pu démarrer. Le journal ci-dessus dit pourquoi.

serve-page-in-en = English
serve-page-in-it = Italiano
serve-page-in-de = Deutsch
serve-page-in-fr = Français
serve-page-title = Vaka
serve-page-what = Ici tourne un serveur de jeux de société : { $titles }. Version { $version }.
serve-page-missing = La page de jeu n’a pas été construite dans cette copie. Lancez le serveur avec script/server, qui la construit, ou exécutez « npm ci » et « npm run build » dans le dossier web.
serve-page-api = L’interface pour les programmes
