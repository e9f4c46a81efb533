### Che cosa è installato, e che cosa manca.

error-missing-extra = Serve vaka[{ $extra }]. Per installarlo: { $command }

cli-help-doctor = Mostra che cosa è installato e come ottenere ciò che manca.

doctor-about = Vaka { $version }, Python { $python }, { $system }
doctor-compiled = Motore: compilato.
doctor-pure-asked = Motore: Python puro, molte volte più lento di quello compilato, perché VAKA_PURE è impostata.
doctor-pure-built = Motore: Python puro, molte volte più lento di quello compilato. Questa copia è stata costruita senza compilatore C o con VAKA_PURE impostata; ricostruiscila con un compilatore.
doctor-base = Base: completa.
doctor-base-missing = Base: manca { $packages }. Per installare: { $command }
doctor-titles = Giochi: { $titles }; di ognuno è stata giocata una partita a caso.
doctor-title-broken = Gioco { $title }: non si può giocare. { $why }
doctor-page = Pagina per il browser: inclusa.
doctor-page-missing = Pagina per il browser: non inclusa. Senza, “vaka serve” serve solo ai programmi; in una copia dei sorgenti la costruisce script/server.

doctor-installed = installato
doctor-missing = manca

doctor-extras = Extra
doctor-extra-terminal = comandi e tavoli nel terminale
doctor-extra-server = “vaka serve”
doctor-extra-redis = processi del server collegati da Redis
doctor-extra-stats = tornei e punteggi di forza
doctor-extra-envs = gioco vettoriale, PettingZoo, OpenSpiel
doctor-extra-ray = tornei su un cluster Ray

doctor-programs = Programmi (tutti facoltativi)
doctor-debian = Debian, Ubuntu: apt install { $packages }
doctor-no-headers = Manca Python.h. Debian, Ubuntu: apt install { $packages }
doctor-compiler = Compilatore C
doctor-compiler-use = compila il motore quando si costruisce Vaka
doctor-node = Node
doctor-node-use = costruisce la pagina; se manca, la costruzione ne scarica uno
doctor-postgresql = PostgreSQL
doctor-postgresql-use = database di un server, al posto di SQLite
doctor-redis = Redis
doctor-redis-use = collega i processi di un server
