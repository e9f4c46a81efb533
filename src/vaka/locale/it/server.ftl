# What the server says when it refuses something.

server-not-found = A questo indirizzo non c’è nulla.
server-no-such-ply = Questo tavolo non ha una mossa { $ply }: l’ultima è la { $last }.
server-not-logged-in = Prima datti un nome, oppure accedi.
server-wrong-password = Nome e password non corrispondono.
server-forbidden = Questo non spetta a te.
server-cross-site = Questa richiesta veniva da un altro sito ed è stata rifiutata. Apri la pagina di questo server e riprova.
server-not-seated = Può farlo solo chi siede a questo tavolo.
server-not-host = Può farlo solo chi ha aperto questo tavolo.
server-bad-input = Non si riesce a leggerlo. Controlla: { $field }
server-conflict = Adesso non è possibile.
server-name-taken = Questo nome è già di qualcuno. Scegline un altro.
server-table-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
server-seat-taken = Questo posto è occupato. Scegline un altro.
server-already-seated = Siedi già a questo tavolo.
server-not-open = Questo tavolo ha già cominciato, o è stato chiuso.
server-not-ready = Alcuni posti sono ancora vuoti. Aspetta qualcuno, o dà i posti ai bot.
server-not-running = A questo tavolo non è in corso nessuna partita.
server-not-over = La partita a questo tavolo non è ancora finita.
server-stale = La partita è andata avanti dopo la mossa { $ply } (ora è alla { $now }): la tua scelta non è stata giocata. Guarda di nuovo e scegli.
server-no-proposal = Nessuno aspetta il tuo consenso.
server-wrong-method = Questo indirizzo non accetta richieste di questo tipo.
server-too-large = È troppo grande.
server-too-many = Troppe richieste. Aspetta un po’.
server-internal = Qualcosa è andato storto su questo server. Niente di ciò che era confermato è perso; riprova.
server-asked-already = Qualcuno aspetta già il consenso a riprendere una mossa. Prima rispondi a lui.
server-other-rules = Questa partita è cominciata con la versione { $version } delle regole, che questo server non conosce più. Aspetta, e non si perde nulla; chiedi a chi gestisce il server.
