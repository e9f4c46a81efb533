### Was installiert ist, und was fehlt.

error-missing-extra = Dafür wird vaka[{ $extra }] gebraucht. So wird es installiert: { $command }

cli-help-doctor = Zeigt, was installiert ist und wie man bekommt, was fehlt.

doctor-about = Vaka { $version }, Python { $python }, { $system }
doctor-compiled = Engine: kompiliert.
doctor-pure-asked = Engine: reines Python, viel langsamer als kompiliert, weil VAKA_PURE gesetzt ist.
doctor-pure-built = Engine: reines Python, viel langsamer als kompiliert. Diese Kopie wurde ohne C-Compiler gebaut oder mit gesetztem VAKA_PURE; baue sie mit einem Compiler neu.
doctor-base = Basis: vollständig.
doctor-base-missing = Basis: { $packages } fehlt. So wird es installiert: { $command }
doctor-titles = Spiele: { $titles }; von jedem wurde eine zufällige Partie gespielt.
doctor-title-broken = Spiel { $title }: kann nicht gespielt werden. { $why }
doctor-page = Seite für den Browser: eingebaut.
doctor-page-missing = Seite für den Browser: nicht eingebaut. „vaka serve“ dient ohne sie nur Programmen; script/server in den Quellen baut sie.

doctor-installed = installiert
doctor-missing = fehlt

doctor-extras = Extras
doctor-extra-terminal = Befehle und Tische im Terminal
doctor-extra-server = „vaka serve“
doctor-extra-redis = Serverprozesse über Redis verbunden
doctor-extra-stats = Turniere und Wertungen
doctor-extra-envs = Vektorspiel, PettingZoo, OpenSpiel
doctor-extra-ray = Turniere auf einem Ray-Cluster

doctor-programs = Programme (alle freiwillig)
doctor-debian = Debian, Ubuntu: apt install { $packages }
doctor-no-headers = Python.h fehlt. Debian, Ubuntu: apt install { $packages }
doctor-compiler = C-Compiler
doctor-compiler-use = kompiliert die Engine, wenn Vaka gebaut wird
doctor-node = Node
doctor-node-use = baut die Seite; ohne es lädt der Bau eines herunter
doctor-postgresql = PostgreSQL
doctor-postgresql-use = Datenbank eines Servers, statt SQLite
doctor-redis = Redis
doctor-redis-use = verbindet die Prozesse eines Servers
