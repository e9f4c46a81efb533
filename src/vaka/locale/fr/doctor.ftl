### Ce qui est installé, et ce qui manque.

error-missing-extra = Il faut pour cela vaka[{ $extra }]. Pour l’installer : { $command }

cli-help-doctor = Montre ce qui est installé, et comment obtenir ce qui manque.

doctor-about = Vaka { $version }, Python { $python }, { $system }
doctor-compiled = Moteur : compilé.
doctor-pure-asked = Moteur : Python pur, bien plus lent que compilé, car VAKA_PURE est définie.
doctor-pure-built = Moteur : Python pur, bien plus lent que compilé. Cette copie a été construite sans compilateur C, ou avec VAKA_PURE définie ; reconstruisez-la avec un compilateur.
doctor-base = Base : complète.
doctor-base-missing = Base : il manque { $packages }. Pour l’installer : { $command }
doctor-titles = Jeux : { $titles } ; une partie au hasard de chacun a été jouée.
doctor-title-broken = Jeu { $title } : on ne peut pas y jouer. { $why }
doctor-page = Page pour le navigateur : incluse.
doctor-page-missing = Page pour le navigateur : non incluse. Sans elle, « vaka serve » ne sert qu’aux programmes ; script/server, dans les sources, la construit.

doctor-installed = installé
doctor-missing = manque

doctor-extras = Extras
doctor-extra-terminal = commandes et tables dans le terminal
doctor-extra-server = « vaka serve »
doctor-extra-redis = processus du serveur reliés par Redis
doctor-extra-stats = tournois et classements
doctor-extra-envs = jeu vectoriel, PettingZoo, OpenSpiel
doctor-extra-ray = tournois sur une grappe Ray

doctor-programs = Programmes (tous facultatifs)
doctor-debian = Debian, Ubuntu : apt install { $packages }
doctor-no-headers = Il manque Python.h. Debian, Ubuntu : apt install { $packages }
doctor-compiler = Compilateur C
doctor-compiler-use = compile le moteur quand Vaka est construit
doctor-node = Node
doctor-node-use = construit la page ; sans lui, la construction en télécharge un
doctor-postgresql = PostgreSQL
doctor-postgresql-use = base de données d’un serveur, à la place de SQLite
doctor-redis = Redis
doctor-redis-use = relie les processus d’un serveur
