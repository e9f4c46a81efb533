### Il tavolo di Giants nel browser: ciò che le immagini dicono a chi le ascolta o le indica.

web-giants-table = Il tavolo
web-giants-map = L’isola
web-giants-zoom = Grandezza della mappa
web-giants-nearer = Più vicino
web-giants-farther = Più lontano
web-giants-whole = Tutta l’isola
web-giants-many = { $count } oggetti che puoi scegliere su { $hex }: avvicinati
web-giants-plain = terreno aperto
web-giants-ahu = Ahu { $ahu } (moai { $value } × grandezza, copricapo { $headdress })
web-giants-ahu-moai = { $where }: { $moai }, vale { $worth }
web-giants-place-on = { $what }: { $hex }
web-giants-seats = I giocatori
web-giants-in-hand = in mano
web-giants-score = Punti finora
web-giants-broken = un moai rotto: niente
web-giants-standing = Quanto valgono i moai e i copricapi eretti

## A cosa si risponde accanto alla mappa

web-giants-tray = Cosa puoi fare
web-giants-take-figure = Scegli una pedina, poi il suo esagono.
web-giants-place-why = Ogni esagono in cui entra un moai vuole tanti portatori quanto è grande (un capo basta): i tuoi, o quelli di altri, che ricevono punti. Tieni un segnalino per proteggere un moai lungo la via.
web-giants-place-then = { $what }: ora premi un esagono sulla mappa.
web-giants-then-hex = Ora scegli un esagono sulla mappa.
web-giants-once-more = Premi di nuovo l’esagono per metterla lì.
web-giants-logs-how = Ogni tronco porta 1 in più.
web-giants-on-map = Scegli sulla mappa ciò che brilla, oppure qui:

## Ciò che si indica

web-giants-point = Indica o tocca un esagono o un ahu per sapere cosa dà.
web-giants-key-value = punti di un ahu, per la grandezza del moai
web-giants-key-headdress = punti per un copricapo lì sopra
web-giants-key-sorcerer = Lì lo stregone ottiene:
web-giants-gives-village = Qui lo stregone ottiene un nuovo lavoratore.
web-giants-gives-hut = Qui lo stregone ottiene un nuovo segnalino.
web-giants-gives-forest = { $logs ->
    [0] Non restano tronchi per chi abbatte questa foresta.
    [one] Lo stregone la abbatte e ottiene { $logs } tronco.
   *[other] Lo stregone la abbatte e ottiene { $logs } tronchi.
}
web-giants-gives-headdress-quarry = { $count ->
    [0] Non restano copricapi da scolpire.
   *[other] Qui lo stregone scolpisce un copricapo.
}
web-giants-gives-moai-quarry = Da qui parte ogni moai.
web-giants-gives-ahu = Lo stregone può riservare questo ahu con una base.
web-giants-gives-worker = Un lavoratore non agisce: porta.
web-giants-gives-chief = Il capo agisce solo per 2 mezze tavolette.

## Trasportare: dove può andare un oggetto, chi viene pagato e cosa si fa lì

web-giants-carrying = L’oggetto che trasporti
web-giants-take-then = { $object }: ora premi un esagono illuminato sulla mappa.
web-giants-how = Premi un esagono illuminato per portarlo lì, oppure traccia un percorso tuo a partire dall’anello che lo circonda.
web-giants-nowhere = Ora non può essere portato da nessuna parte.
web-giants-here = Oppure, dove si trova ora:
web-giants-then = E lì:
web-giants-decide-there = Decidere quando è arrivato
web-giants-way = fino a { $hex }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
web-giants-carry = Portare { $object } in { $hex } ({ $paid })
web-giants-carry-then = { $carried } → { $ending }
web-giants-free = nessuno viene pagato
web-giants-paid = paga { $payments }
web-giants-stays = Resta lì.
web-giants-unmarked = Senza segnalino, dal prossimo turno chiunque può portarlo via.
web-giants-pays = Questo paga
web-giants-pays-nobody = Nessuno viene pagato: bastano la tua gente e i tronchi.
web-giants-who-helps = Chi aiuta in { $hex }?
web-giants-is-here = È già qui.

## L’offerta segreta e la sua apertura

web-giants-bid = La tua offerta segreta
web-giants-bid-how = Premi un pezzo per prenderlo in mano, premilo di nuovo per rimetterlo a posto. Tutto ciò che offri resta fuori fino alla fine del turno.
web-giants-bid-order = Una mano: l’ordine
web-giants-bid-order-how = Chi offre più segnalini sceglie prima.
web-giants-bid-carve = L’altra mano: scultori
web-giants-bid-none = vuota
web-giants-bid-piece = { $piece } { $number } di { $all }
web-giants-bid-closed = Le tue mani sono chiuse. Gli altri stanno ancora scegliendo.
web-giants-offer = Da scolpire in questo turno:
web-giants-bids = Tutte le mani aperte
web-giants-bids-order = Si sceglie in quest’ordine
web-giants-bids-left = forza rimasta: { $strength }
web-giants-bids-strength = Forza rimasta
web-giants-bids-picks = sceglie ora

## Che cosa ha portato l’ultimo turno

web-giants-last = Il turno { $turn } è finito

## Scene

web-giants-scene-roll = Il lancio dei moai
web-giants-scene-end = La partita è finita
