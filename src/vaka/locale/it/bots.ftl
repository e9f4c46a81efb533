### Bots: what goes wrong with them, and the protocol for those who write one.

## Names

error-bad-bot = Il bot “{ $name }” di un altro pacchetto non si può caricare: { $why }. Correggi o disinstalla quel pacchetto.
error-bot-command = “{ $command }” non è un comando. Scrivi { $prefix } e poi il comando; le virgolette vanno in coppia.
error-bot-not-found = Qui non c’è nessun programma “{ $command }” che si possa avviare. Controlla il nome, la cartella e i permessi.

## What a bot can do wrong

error-bot-error = Il bot “{ $bot }” non ce l’ha fatta ({ $detail }).
error-bot-exit = Il programma del bot “{ $bot }” è terminato ({ $detail }).
error-bot-flood = Il bot “{ $bot }” scrive senza fine ({ $detail }).
error-bot-illegal = Il bot “{ $bot }” ha scelto qualcosa che non gli era stato offerto ({ $detail }).
error-bot-late = Il bot “{ $bot }” non ha risposto in tempo ({ $detail }).
error-bot-nonsense = Il bot “{ $bot }” ha scritto qualcosa che non è un messaggio ({ $detail }).
error-bot-start = Il bot “{ $bot }” non si avvia ({ $detail }).
error-bot-mishap = { $why } Per il posto { $seat } ha scelto un sostituto.

## The protocol

cli-help-bot-protocol = Spiega come si scrive un bot, in qualsiasi linguaggio.
cli-help-protocol-json = Scrive le forme di tutti i messaggi e gli esempi come JSON.

cli-protocol-title = Il protocollo dei bot, versione { $version }
cli-protocol-about = Un bot è un programma. Vaka lo avvia, scrive le domande sul suo standard input e legge le risposte dal suo standard output. Ogni messaggio è un oggetto JSON su una riga a sé. Al bot si dice ciò che saprebbe una persona seduta al suo posto, e nient’altro.
cli-protocol-hello = Viene per primo: il gioco, la versione delle regole, le opzioni, il tuo posto (il primo è 0). Se usi il caso, ricavalo dal seme: così le partite si possono ripetere.
cli-protocol-ready = La tua risposta. Entrambe le voci si possono omettere: il tuo nome, e ciò che vuoi oltre alla vista. Si può volere una cosa sola: “redeal”.
cli-protocol-choose = Tocca a te. Scegli una delle azioni entro i limiti di “clock”; null significa nessuna indicazione. La vista contiene tutto ciò che il tuo posto può sapere. Se vuoi ridistribuzioni, “redeal” contiene i numeri di uno stato completo in cui tutto ciò che ti è nascosto è stato ridistribuito: vaka.load(title).restore(players, options, redeal) continua da lì. Se il seme è diverso da prima, scegli come se fossi stato avviato con quello.
cli-protocol-answer = La tua scelta, con l’id della domanda: l’indice o il testo di una delle azioni.
cli-protocol-error = Al posto di una risposta: non puoi scegliere, ed ecco perché. Dopo “hello” significa che non puoi giocare affatto.
cli-protocol-end = Non c’è più nulla da scegliere. Termina il programma, anche quando finisce lo standard input.
cli-protocol-rules = Da tenere a mente
cli-protocol-lines = Scrivi in UTF-8, un messaggio per riga, svuotando il buffer ogni volta. Ignora le voci che non conosci. Non scrivere altro sullo standard output, e mai più di { $megabytes } MB in una volta. Lo standard error è tuo: se qualcosa va storto, le sue ultime righe finiscono nel registro.
cli-protocol-time = Una scelta può durare i secondi di “clock” più { $grace } s; se non ci sono, { $limit } s. Per essere pronto hai { $start } s. Chi ci mette di più viene terminato, e riavviato per il turno successivo.
cli-protocol-mishaps = Un bot che si blocca, è in ritardo o risponde a vanvera perde soltanto quel turno: sceglie un sostituto, e il registro lo riporta. Una risposta a una domanda precedente viene ignorata.
cli-protocol-seats = Come un bot arriva al tavolo
cli-protocol-program = Un programma in qualsiasi linguaggio si indica con il suo comando, dopo “{ $prefix }”. I nomi sono separati da virgole; una virgola tra virgolette, o dopo una barra rovesciata, fa parte di un comando.
cli-protocol-python = Un pacchetto Python annuncia i suoi bot come entry point del gruppo { $group }: un nome, e qualcosa che crea un bot da un seme. Se ha un attributo “titles”, il bot gioca solo a quei titoli. Il bot ha un metodo choose(observation, clock) e gira in un processo tutto suo.
cli-protocol-json = Le forme e gli esempi interi:
