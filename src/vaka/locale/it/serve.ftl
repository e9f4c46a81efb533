### Il server: il comando, che cosa gli impedisce di partire, e la sua prima pagina.

cli-environment = ambiente:
cli-bad-switch = { $name } nell’ambiente deve essere “true” o “false”.
cli-help-serve = Avvia un server: tavoli in rete, per browser e bot. Ctrl-C lo ferma.
cli-help-serve-host = L’indirizzo su cui ascoltare. 0.0.0.0: ovunque, anche per altre macchine.
cli-help-serve-port = La porta; 0: una qualsiasi libera.
cli-help-serve-database = Dove si conserva tutto: un file per SQLite, oppure { $example }. Senza, un file nella tua cartella dei dati.
cli-help-serve-bus = Come più server su un solo database si dicono che cosa succede: { $redis }, { $postgresql } (attraverso il database stesso), oppure «memory»: c’è solo questo.
cli-help-serve-workers = Processi che servono, dietro un solo indirizzo. Più di uno hanno bisogno di un --bus.
cli-help-serve-thinkers = Processi in cui pensano i bot, per ogni worker; 0: qui i bot non muovono.
cli-help-serve-origin = Un altro indirizzo con cui si raggiunge questo server, come { $example }. Si può dare più volte; nell’ambiente, con spazi in mezzo.
cli-help-serve-https = Cookie solo via https: per un server dietro un proxy che lo parla.
cli-help-serve-session-days = Per quanti giorni si ricorda un browser.
cli-help-serve-log-format = Come si scrive il registro: per le persone, o in JSON per i programmi.
cli-help-serve-log-level = Da quale gravità in su si registra: debug, info, warning o error.
cli-help-serve-metrics-public = Mostra le cifre di /metrics anche ad altre macchine.
cli-help-serve-keep-changed = Avvia anche se qui ci sono partite cominciate con altre regole. Le mostra una versione che le conosce, non questa.
cli-help-serve-limit = Quanto può chiedere un indirizzo, per esempio { $example }: 100 tavoli in una volta e altri 30 al minuto. Nomi: requests, messages, people, tables, chat, hints, hooks; sockets=N: aperti insieme. Si può ripetere; nell’ambiente con spazi in mezzo.
cli-help-serve-hooks = Dove il server può chiamare un indirizzo per conto delle persone (webhook): public (https, fuori nel mondo), private (anche http e la rete intorno: per un circolo in casa), off.

serve-ready = Vaka è in funzione. Apri { $address } in un browser. Ctrl-C lo ferma.
serve-not-one-of = { $name } deve essere uno di questi: { $known }. Non “{ $given }”.
serve-too-large = { $name } deve essere al massimo { $most }, non { $given }.
serve-not-a-limit = «{ $given }» non è un limite. Scrivi come { $example } (tanti in una volta, tanti altri al minuto) o { $sockets }, con numeri da 1 a { $most }. Nomi: { $known }.
serve-not-an-origin = “{ $given }” non è l’indirizzo di un sito. Scrivilo così: { $example }
serve-workers-want-bus = Più worker hanno bisogno di un modo per dirsi che cosa succede: aggiungi --bus { $redis }, oppure --bus { $postgresql } se il database è PostgreSQL.
serve-bus-unknown = «{ $given }» non indica nessun bus. Indica { $redis }, { $postgresql } oppure { $memory }.
serve-bus-wants-postgresql = --bus postgresql passa dal database, e quello è un file. Indica un database PostgreSQL con --database, oppure --bus { $redis }.
serve-bus-fails = Il bus { $bus } non si raggiunge: { $cause }
serve-port-taken = Un altro programma ascolta già su { $host }, porta { $port }. Fermalo, o scegli un’altra porta con --port.
serve-port-refused = Il server non può ascoltare su { $host }, porta { $port }: { $cause }
serve-database-unknown = “{ $given }” non indica un database. Dai un file, { $sqlite } o { $postgresql }.
serve-database-fails = Il database { $database } non si può usare: { $cause }
serve-database-held = Un altro server usa già il database { $database }. Fermalo, o dai a questo un database suo con --database.
serve-database-newer = Il database è di una versione successiva di Vaka (passo { $revision }). Installa quella versione; nulla è stato cambiato.
serve-database-foreign = Il database contiene tabelle che non sono di Vaka, come { $table }. Danne uno vuoto; nulla è stato cambiato.
serve-database-broken = Il database non si è potuto aggiornare: righe di { $table } non rimandano a nulla. Nulla è stato cambiato.
serve-rules-changed = Qui ci sono partite cominciate con altre regole: { $titles }. Lasciale finire con la versione con cui sono cominciate, oppure avvia con { $flag }: allora aspettano. { $command } le elenca.
serve-start-failed = Il server non è potuto partire. Il registro qui sopra dice perché.

serve-page-in-en = English
serve-page-in-it = Italiano
serve-page-in-de = Deutsch
serve-page-in-fr = Français
serve-page-title = Vaka
serve-page-what = Qui è in funzione un server di giochi da tavolo: { $titles }. Versione { $version }.
serve-page-missing = La pagina su cui giocare non è stata costruita in questa copia. Avvia il server con script/server, che la costruisce, oppure esegui “npm ci” e “npm run build” nella cartella web.
serve-page-api = L’interfaccia per i programmi
