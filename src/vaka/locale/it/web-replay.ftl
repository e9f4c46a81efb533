### Looking at a game again.

web-replay-tab = Rivedi: { $name } – Vaka
web-replay-of = Rivedi: { $name }
web-replay-bare = Rivedi una partita
web-replay-tab-bare = Rivedi una partita – Vaka
web-replay-over = La partita è finita: puoi guardarla con gli occhi di tutti.
web-replay-running = La partita è ancora in corso: vedi ciò che potevi vedere in quel momento. Le nuove mosse compaiono da sole.
web-replay-to-table = Vai al tavolo
web-replay-to-archive = Vai all’archivio
web-replay-again = Riprova
web-replay-gone = Questo tavolo non c’è. Forse il link è incompleto, o il tavolo è stato chiuso prima dell’inizio.
web-replay-not-started = A questo tavolo la partita non è ancora cominciata: non c’è niente da rivedere.
web-replay-beyond = La mossa { $ply } non c’è: la partita ha { $last ->
    [one] una sola mossa
   *[other] { $last } mosse
}. Questa è l’ultima.

web-replay-board = Il tavolo in questo momento
web-replay-move = Mossa
web-replay-moves = Mosse
web-replay-move-number = { $ply ->
    [0] Prima della prima mossa
   *[other] Mossa { $ply }
}
web-replay-chosen = { $player } ha scelto.
web-replay-keys = Tasti: ← → una mossa, Home e Fine per la prima e l’ultima, spazio per avviare e fermare.

## The buttons

web-replay-controls = Avanti e indietro
web-replay-slider = Momento della partita
web-replay-place = Mossa { $ply } di { $last }
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-forth = Una mossa avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-speed-slow = Lenta
web-replay-speed-normal = Normale
web-replay-speed-fast = Veloce
web-replay-speed-fastest = Velocissima

web-replay-eyes = Visto da
web-replay-eyes-all = Tutti: ogni carta scoperta
web-replay-eyes-spectator = Chi guarda da fuori
web-replay-eyes-seat = { $name }

## The log

web-replay-log = Che cosa è successo
web-replay-log-pages = Pagine del registro
web-replay-log-range = { $from }–{ $to }
web-replay-beginning = La partita comincia.
web-replay-earlier = Prima
web-replay-later = Dopo

## What one can do with a moment

web-replay-copy = Copia il link a questa mossa
web-replay-copied = Il link alla mossa { $ply } è negli appunti.
web-replay-download = Scarica la partita
web-replay-download-running = Scarica la posizione

web-replay-branch = Continua da qui
web-replay-branch-title = Continua dalla mossa { $ply }
web-replay-branch-about = Si apre un nuovo tavolo con proprio questa posizione, e tu giochi da lì in poi: e se avessi scelto diversamente? La partita che stai guardando resta com’è.
web-replay-branch-seated = Tieni il tuo posto e tutto ciò che sapevi in quel momento. Il resto che era nascosto viene ridistribuito.
web-replay-branch-watching = Prendi un posto qualsiasi. Ciò che nessuno poteva vedere in quel momento, mani e mazzi compresi, viene ridistribuito.
web-replay-branch-unrated = Una partita così non conta per la classifica.
web-replay-branch-name = Il tuo nome
web-replay-branch-seat = Al posto di { $name }
web-replay-branch-me = Tu
web-replay-branch-open = Libero per qualcun altro
web-replay-branch-bot = Bot: { $level }
web-replay-branch-cancel = Annulla
web-replay-branch-start = Continua a giocare
web-replay-branch-ended = A questa mossa la partita è finita. Torna un po’ indietro per continuare da lì.

## After the end

web-replay-summary = Com’è andata
web-replay-rank = { $place }º
web-replay-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-replay-over-time = Punti nel tempo
web-replay-over-time-about = Quanti punti avrebbe avuto ciascuno se la partita fosse finita a quella mossa.
web-replay-over-time-press = { web-replay-over-time-about } Premi sul grafico per andarci.
web-replay-origins = Da dove sono venuti i punti
web-replay-origins-about = Le parti di ogni punteggio finale.
web-replay-part = Per
web-replay-total = Totale
web-replay-as-table = Mostra come tabella
web-replay-as-chart = Mostra come grafico
web-replay-save-chart = Salva come immagine
