### Un tavolo nel browser: la sala prima dell’inizio, la partita, la fine.

## La scheda, e dove non c’è nessun tavolo

web-table-tab = { $title } – Vaka
web-table-tab-yours = ● Tocca a te – { $title }
web-table-tab-none = Un tavolo – Vaka
web-table-unreachable = Nessuna connessione
web-table-gone = Questo tavolo non esiste
web-table-gone-why = Forse il link non è completo, o il tavolo è stato creato su un altro server. Chiedi a chi ti ha mandato il link, o comincia una partita tua.
web-table-closed = Questo tavolo è chiuso
web-table-closed-why = L’ospite l’ha chiuso prima che la partita cominciasse. Puoi crearne subito uno nuovo.
web-table-to-lobby = Alla pagina iniziale
web-table-to-new = Crea un tavolo

## Prima dell’inizio

web-table-room-free = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-table-room-absent = { $count ->
    [one] Una persona invitata non è ancora arrivata.
   *[other] { $count } persone invitate non sono ancora arrivate.
}
web-table-room-ready = Ci sono tutti. Puoi cominciare.
web-table-room-host-starts = Ci sono tutti. { $name } dà inizio alla partita.
web-table-room-not-ready = Puoi cominciare appena nessun posto è libero. Se vuoi, dai i posti liberi ai bot.
web-table-room-name = Scegli un nome e sei al tavolo. Non serve un account.
web-table-room-invited = C’è un posto riservato per te.
web-table-room-full = Tutti i posti sono occupati. Resta a guardare: la partita compare qui quando comincia.
web-table-room-options = Che cosa si gioca
web-table-room-players = { $count ->
    [one] Una partita per una persona.
   *[other] Una partita per { $count } persone.
}
web-table-room-rules = Leggi le regole
web-table-options-usual = Con le regole consuete.
web-table-options-all = Tutte le opzioni
web-table-option-usual = come sempre
web-table-option-own = su misura
web-table-seats = Posti
web-table-seat-free = libero
web-table-seat-open = Libero per qualcuno
web-table-bot = { $level ->
    [easy] Bot facile
    [medium] Bot medio
    [hard] Bot difficile
    [expert] Bot esperto
   *[other] Bot ({ $level })
}
web-table-who-sits = Chi siede al posto { $seat }?
web-table-sit-here = Siediti qui
web-table-sit-down = Siediti
web-table-leave = Alzati
web-table-start = Comincia
web-table-close = Chiudi il tavolo
web-table-you = tu
web-table-host = ospita
web-table-invited = su invito
web-table-invite = Invita altri
web-table-invite-link = Il link a questo tavolo
web-table-invite-private = Manda questo link a chi vuoi. Solo chi ce l’ha trova questo tavolo.
web-table-invite-public = Manda questo link a chi vuoi. Il tavolo è anche tra quelli aperti.
web-table-copy = Copia
web-table-copied = Copiato
web-table-name = Il tuo nome
web-table-name-take = Prendi questo nome
web-table-fair = La distribuzione è leale: il suo segreto è già fissato e ognuno aggiunge un po’ di caso, così nessuno può scegliere le carte.
web-table-fair-over = La distribuzione era leale, e chiunque può controllarlo.
web-table-fair-more = Come funziona
web-table-fair-how = Il server ha scelto un segreto e ne mostra ora l’impronta. Il seme della partita nasce dal segreto e da qualche parola di ognuno. Dopo la fine il segreto viene mostrato, e tutti possono vedere che corrisponde all’impronta.
web-table-fair-check = Scarica la registrazione e usa «vaka verify»: rifà la distribuzione e ogni mossa a partire da questi numeri, e dice se tutto corrisponde.
web-table-fair-branch = Questo tavolo è cominciato da una posizione di un’altra partita: non c’è nessuna distribuzione da dimostrare.
web-table-fair-commitment = Impronta del segreto
web-table-fair-seed-hash = Impronta del seme
web-table-fair-salts = Parole di chi gioca
web-table-fair-secret = Segreto
web-table-fair-seed = Seme
web-table-salt = Aggiungi parole tue
web-table-salt-label = Le tue parole
web-table-salt-hint = Un testo qualsiasi. Viene mescolato alla distribuzione insieme alle parole degli altri.
web-table-salt-send = Mescolale
web-table-salt-done = Ora le tue parole fanno parte della distribuzione.

## La domanda

web-table-your-turn = Tocca a te
web-table-others-turn = Tocca ad altri
web-table-looking-on = Stai guardando
web-table-over = La partita è finita
web-table-choose = Scegli che cosa fare.
web-table-waiting = In attesa di { $names }.
web-table-skip = Salta avanti
web-table-to-choices = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
web-table-to-board = Al tavolo
web-table-hint = Consiglio
web-table-undo = Annulla
web-table-undo-ask = Chiedi di annullare
# What goes with it if the own choice is taken back, and what has gone.
web-table-undo-along = { $count ->
    [one] la tua scelta e { $who ->
        [bots] una dei bot
       *[others] una degli altri
    }
   *[other] la tua scelta e { $count } { $who ->
        [bots] dei bot
       *[others] degli altri
    }
}
web-table-undone = Annullate: { web-table-undo-along }.
web-table-undo-waits = Troppi annullamenti di seguito. Si potrà annullare di nuovo quando la partita sarà andata avanti.
web-table-rule = Regola { $rule }
web-table-rules = Regole
web-table-board = Il tavolo
web-table-stale = Intanto la partita è andata avanti, perciò questa scelta non è stata giocata. Scegli di nuovo.
web-table-chain-ended = Da qui non si poteva continuare come previsto. Scegli tu come proseguire.
web-table-proposal-own = Vorresti riprendere la tua scelta. In attesa di { $names }.
web-table-proposal-asked = { $name } vorrebbe riprendere una scelta. Accetti?
web-table-proposal-along = { $count ->
    [one] { $own ->
        [yes] Con essa torna indietro anche la tua scelta successiva.
       *[no] Con essa torna indietro anche una scelta successiva.
    }
   *[other] { $own ->
        [yes] Con essa tornano indietro { $count } scelte successive, comprese le tue.
       *[no] Con essa tornano indietro { $count } scelte successive.
    }
}
web-table-proposal-others = { $name } vorrebbe riprendere una scelta. In attesa di { $names }.
web-table-proposal-withdraw = Lascia stare
web-table-agree = Accetta
web-table-refuse = Rifiuta
web-table-lost = La connessione è caduta. Torna da sola: non devi fare nulla.
web-table-lost-acting = La connessione è caduta. La tua scelta è conservata e parte appena torna.
web-table-found = La connessione è tornata. Nulla è andato perso.

## Le scelte

web-table-choices = Le tue scelte
web-table-nothing-to-choose = Per ora non hai nulla da scegliere.
web-table-own-answer = La tua risposta segreta finora:
web-table-as-list = Tutte le { $count } scelte in elenco
web-table-filter = Cerca una scelta
web-table-filtered = { $shown } di { $all }
web-table-chosen = Scelta:
web-table-confirm-what = Conferma la tua scelta
web-table-confirm = Conferma
web-table-confirm-part = Per ora solo questo
web-table-again = Oppure premi di nuovo la stessa cosa.
web-table-let-go = Non questa
web-table-sending = Invio …
web-table-advised = { $place ->
    [1] Consiglio migliore
   *[other] N. { $place } del consiglio
}
web-table-hint-thinking = Sto pensando a un consiglio …
web-table-hint-title = Un bot sceglierebbe
web-table-hint-none = Qui c’è una scelta sola.
web-table-hint-why = Perché la prima:
web-table-hint-for = A favore:
web-table-hint-against = Contro:
web-table-hint-take = Scegli:
web-table-hint-close = Metti via il consiglio

## Chi è al tavolo

web-table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-table-total = Totale
web-table-won = ha vinto
web-table-not-now = Ora non è possibile: sceglilo per sapere perché
web-table-points-so-far = { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
}
web-table-points-secret = punti segreti
web-table-thinking = pensa
web-table-choosing = sceglie
web-table-answered = ha risposto

## Il diario e la chat

web-table-side = Diario e chat
web-table-log = Diario
web-table-log-empty = Non è ancora successo nulla.
web-table-log-earlier = { $count ->
    [one] Mostra la voce precedente
   *[other] Mostra le { $count } voci precedenti
}
web-table-log-something = una scelta
web-table-log-taken = ripresa
web-table-log-replay = Rivedi la mossa { $ply }
web-table-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
web-table-chat-empty = Nessuno ha ancora detto nulla.
web-table-chat-label = Di’ qualcosa
web-table-chat-send = Invia
web-table-chat-name = Scegli un nome per parlare anche tu.
web-table-away = { $count ->
    [one] Mentre non c’eri è successa una cosa
   *[other] Mentre non c’eri sono successe { $count } cose
}
web-table-away-more = { $count ->
    [one] Un’altra, prima di queste, è nel diario.
   *[other] Altre { $count }, prima di queste, sono nel diario.
}
web-table-away-ok = Va bene
web-table-away-replay = Rivedi che cosa è successo

## Come si preferisce giocare

web-table-manner = Le mie impostazioni al tavolo
web-table-speed = Animazioni
web-table-speed-slow = lente
web-table-speed-normal = normali
web-table-speed-fast = veloci
web-table-speed-instant = nessuna
web-table-careful = Conferma ogni scelta
web-table-careful-more = Il primo tocco sceglie, il secondo gioca.
web-table-sound = Suoni
web-table-notify = Notifica quando tocca a me
web-table-notify-refused = Il tuo browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-table-keys = Tasti: il numero di una scelta, ovunque nella pagina; nell’elenco delle scelte anche frecce, Inizio e Fine, o le prime lettere di una scelta; Invio sceglie, ancora Invio gioca, Esc lascia.

## La fine

web-table-place = { $place }º
web-table-rematch = Gioca ancora
web-table-rematch-join = Alla prossima partita
web-table-replay = Rivedi la partita
web-table-download = Scarica la registrazione
