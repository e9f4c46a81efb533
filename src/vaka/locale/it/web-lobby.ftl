### La pagina nel browser: trovare e aprire un tavolo, l’archivio e le vie.

## Testa e piede di ogni pagina

web-lobby-home = Vaka, prima pagina
web-lobby-nav = Vie principali
web-lobby-nav-play = Gioca
web-lobby-nav-friends = Con amici
web-lobby-nav-rules = Regole
web-lobby-nav-archive = Archivio
web-lobby-nav-leaders = Classifica
web-lobby-nav-settings = Impostazioni
web-lobby-nav-enter = Accedi
web-lobby-menu = Menu
web-lobby-foot = Vaka: giochi da tavolo del Pacifico, mescolati in modo equo e verificabile.
web-lobby-foot-nav = Altre vie
web-lobby-foot-api = Per i programmi (API)

## Ciò che dicono più pagine

web-lobby-again = Riprova
web-lobby-back = Indietro
web-lobby-on = Avanti
web-lobby-bot = Bot ({ $level })
web-lobby-seat-free = posto libero

## La prima pagina

web-lobby-page = Vaka: gioca a Rapa Nui, Giants e Raiatea
web-lobby-title = Verso quale isola salpi oggi?
web-lobby-lead = Tre giochi da tavolo del Pacifico, contro i bot o con gli amici. Subito e senza account.
web-lobby-pitch-rapanui = Riempi il villaggio, innalza moai e decidi a ogni pescata che cosa si valuta, per tutti.
web-lobby-pitch-giants = Fai offerte segrete per giganti di pietra, e lascia che i rivali ti aiutino a portarli alla costa.
web-lobby-pitch-raiatea = Raccogliete, bluffate e invocate insieme gli dei: tutto il mana va in un sacchetto e paga i rituali di tutti.
web-lobby-players-between = { $least }–{ $most } giocatori
web-lobby-minutes = { $minutes } min
web-lobby-minutes-between = { $from }–{ $to } min
web-lobby-play-now = Gioca subito
web-lobby-which = Quale gioco?
web-lobby-players = Giocatori
web-lobby-bots = Bot
web-lobby-play = Gioca a { $title }
web-lobby-rules-of = Le regole di { $title }
web-lobby-friends-instead = Meglio con amici

web-lobby-mine = I miei tavoli
web-lobby-mine-none = Non siedi ancora a nessun tavolo. Scegli un gioco qui sopra e comincia.
web-lobby-fewer = Mostrane meno
web-lobby-all = Mostrali tutti e { $number }
web-lobby-open = Tavoli aperti
web-lobby-open-none = Al momento nessuno aspetta giocatori.
web-lobby-open-make = Apri un tavolo per altri
web-lobby-watchable = In corso, da guardare
web-lobby-your-turn = Tocca a te
web-lobby-invited = Hai un invito
web-lobby-free = { $seats ->
    [0] Ci sono tutti
    [one] 1 posto libero
   *[other] { $seats } posti liberi
}
web-lobby-turn-of = Tocca a { $name }
web-lobby-running = In corso
web-lobby-over = Finita
web-lobby-place = { $place ->
    [1] Hai vinto
   *[other] { $place }º posto
}

web-lobby-friends = Gioca con gli amici
web-lobby-friends-how = Apri un tavolo e manda il link. A nessuno serve un account.
web-lobby-friends-make = Apri un tavolo
web-lobby-learn = È la prima volta?
web-lobby-learn-how = Le regole si leggono in fretta e ci si può cercare dentro. Al tavolo vedi anche perché qualcosa non si può fare.
web-lobby-learn-go = Leggi le regole
web-lobby-watch = Guarda e impara
web-lobby-watch-how = Ogni partita pubblica si può rivedere mossa per mossa, e riprendere da qualsiasi mossa per provare altro.

## Un nuovo tavolo

web-lobby-new = Un nuovo tavolo
web-lobby-new-lead = Scegli un gioco e chi siede dove. Gli amici arrivano con il link che ricevi subito dopo.
web-lobby-new-seats = Chi gioca?
web-lobby-new-seat = Posto { $letter }
web-lobby-new-me = Io
web-lobby-new-open = Qualcuno con il link
web-lobby-new-bot = Bot: { $level }
web-lobby-new-watching = Tu non siedi da nessuna parte: puoi solo guardare.
web-lobby-new-options = Regole
web-lobby-new-presets = Configurazioni
web-lobby-new-options-more = Altre opzioni
web-lobby-new-custom = Personalizzata
web-lobby-new-custom-text = Le singole opzioni che hai scelto tu.
web-lobby-new-rule = Regola { $rule }
web-lobby-new-file = Leggi da un tuo file
web-lobby-new-file-held = Si usa il testo del tuo file.
web-lobby-new-file-remove = Rimuovi il testo
web-lobby-new-table = Il tavolo
web-lobby-new-name = Nome del tavolo
web-lobby-new-name-how = Può restare vuoto.
web-lobby-new-who = Chi lo trova?
web-lobby-new-by-link = Solo chi ha il link
web-lobby-new-public = Tutti
web-lobby-new-public-how = Un tavolo pubblico sta nella lobby, e la sua partita nell’archivio quando è finita.
web-lobby-new-make = Apri il tavolo
web-lobby-new-start = Comincia la partita
web-lobby-new-too-large = Questo file è troppo grande.

## L’archivio

web-lobby-archive = Archivio
web-lobby-archive-lead = Tutte le partite pubbliche finite. Guardale mossa per mossa, o portale a casa.
web-lobby-archive-filters = Quali partite?
web-lobby-archive-title = Gioco
web-lobby-archive-players = Giocatori
web-lobby-archive-level = Con un bot
web-lobby-archive-winner = Vinte da
web-lobby-archive-any = tutti
web-lobby-archive-anybody = chiunque
web-lobby-archive-me = me
web-lobby-archive-option = Con la regola
web-lobby-archive-from = Dal
web-lobby-archive-to = Al
web-lobby-archive-mine = Solo partite con me
web-lobby-archive-person = Si vedono solo le partite di una persona.
web-lobby-archive-clear = Mostra tutte le partite
web-lobby-archive-none = Nessuna partita corrisponde.
web-lobby-archive-empty = Nessuna partita pubblica è ancora finita. Crea un tavolo che tutti trovano, e la sua partita comparirà qui.
web-lobby-archive-download = Scarica queste partite
web-lobby-archive-download-how = Una registrazione per riga (JSON Lines), fino a 200 alla volta; «vaka verify» le verifica.
web-lobby-archive-pages = Pagine dell’archivio
web-lobby-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-lobby-moves = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}

## Un indirizzo che non porta da nessuna parte

web-lobby-nowhere = Qui non c’è nessun’isola
web-lobby-nowhere-lead = Questo indirizzo porta in mare aperto. Forse il link non è completo, o il tavolo non c’è più.
web-lobby-nowhere-home = Alla prima pagina
