### Webhook: che cosa si dice a chi viene avvisato altrove, e perché un indirizzo non va bene.

server-hook-at = { $title }, «{ $table }»
server-hook-said-test = Vaka ti raggiunge qui: { $link }
server-hook-said-turn-own = { $at }: tocca a te.
server-hook-said-turn = { $at }: tocca a { $player }.
server-hook-said-reminder-own = { $at }: per il tuo turno hai ancora { $left }.
server-hook-said-reminder = { $at }: per questo turno { $player } ha ancora { $left }.
server-hook-said-result = { $at } è finita: { $places }.
server-hook-place = { $place }. { $player } ({ $score })
server-hook-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
server-hook-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
server-hook-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
server-hook-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}

server-hook-off = Questo server non chiama nessun indirizzo. Chi lo gestisce può permetterlo con --hooks.
server-hook-too-many = Hai già { $most } webhook. Prima togline uno.
server-hook-too-many-there = A questo indirizzo portano già { $most } webhook. Scegline un altro.
server-hook-same = Questo indirizzo riceve già questi avvisi. Se ne vuoi altri, prima togli il vecchio webhook.
server-hook-table-ended = A questo tavolo non succede più nulla. Scegline uno aperto o in corso.
server-hook-address = A questo indirizzo non si può mandare un messaggio. Scrivilo così: https://chat.example/hooks/x1, senza nome né password, in lettere semplici, al massimo 500.
server-hook-not-https = L’indirizzo deve cominciare con https://.
server-hook-port = La porta { $port } non viene chiamata. Usa quella solita di https, o una da { $least } in su.
server-hook-private = { $host } non è fuori nel mondo: questo server non chiama indirizzi di reti private. Chi lo gestisce può permetterlo con --hooks private.
server-hook-own = { $host } è questo server stesso. Dai l’indirizzo di un altro.
server-hook-unknown-host = Nessuno sa dove sia { $host }. Controlla che il nome sia giusto.
server-hook-no-connection = { $host } non si raggiunge, o ha riattaccato.
server-hook-tls = { $host } non ha potuto provare chi è: il suo certificato non vale per questo nome.
server-hook-slow = Nessuna risposta entro { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-hook-no-http = Quello che è tornato non è la risposta di un server web.
server-hook-redirect = La risposta dice di andare altrove (stato { $status }). Dai l’indirizzo a cui porta.
server-hook-status = Il destinatario ha rifiutato il messaggio (stato { $status }). Controlla che l’indirizzo sia ancora giusto.
