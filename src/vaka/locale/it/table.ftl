### The table that fills the terminal.

table-key-hint = Consiglio
table-key-undo = Annulla
table-key-rules = Regole
table-key-log = Registro
table-key-replay = Rivedi
table-key-type = Scrivi
table-key-chat = Chat
table-key-leave = Esci

table-log = Che cosa è successo
table-close = Esc chiude
table-typed = e7, worker 2 ...: ciò che distingue la risposta dalle altre
table-rules-ask = Il numero di una regola o il nome di una carta o di un luogo, poi Invio
table-help = Risposte: tasti freccia e Invio, il mouse, il loro numero o parole che le distinguono dalle altre: basta scrivere, o cominciare con “/”. Esc torna alla lista. h chiede un consiglio, u annulla la tua ultima scelta se non ha rivelato nulla, l mostra tutto il registro, r la partita fin qui passo per passo, q esce; la partita è salvata.
table-hint-lost = Il consiglio è stato interrotto. Chiedi di nuovo.
table-hand-over-keys = Invio: avanti · u: annulla · q: esci
table-replay-keys = ← → un passo · Pag su, Pag giù dieci · Inizio, Fine · e altri occhi · Esc indietro
table-replay-position = Dopo { $ply } di { $last } azioni
table-replay-eyes = con gli occhi di { $name }
table-eyes-all = tutti
table-eyes-spectator = uno spettatore

cli-help-plain = Domande e risposte riga per riga, come senza terminale, invece che a tutto schermo.
