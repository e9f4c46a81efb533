### La pagina nel browser: i giocatori, i loro nomi e account.

## Nomi

# Nomi simpatici per gli ospiti: animali e piante delle isole, separati da virgole.
web-people-guest-names = Fregata, Tartaruga, Manta, Delfino, Sterna bianca, Polpo, Albero del pane, Ibisco, Pandano, Corallo, Albatro, Geco, Megattera, Cavalluccio, Granchio del cocco, Fetonte, Gelso, Patata dolce
web-people-your-name = Il tuo nome
web-people-name = Nome
web-people-name-how = Gli altri lo vedono al tavolo. Puoi cambiarlo quando vuoi.
web-people-name-login = Gli altri lo vedono al tavolo, e con esso accedi.
web-people-rename = Cambia nome
web-people-renamed = Ora ti chiami { $name }.
web-people-be-guest = Gioca come ospite

## Account

web-people-title = Account
web-people-lead-nobody = Puoi guardarti intorno e giocare subito. Basta un nome; un account conserva le tue partite.
web-people-lead-guest = Giochi come ospite { $name }. Questo browser ti ricorda; un account lo fa ovunque.
web-people-lead-account = Hai fatto l’accesso come { $name }.
web-people-register = Crea un account
web-people-register-how = Partite, valutazioni e impostazioni restano tue, su ogni dispositivo. Non vogliamo nessun indirizzo e-mail.
web-people-registered = Ti diamo il benvenuto, { $name }. Il tuo account è pronto.
web-people-log-in = Accedi
web-people-log-in-how = Con il nome e la password del tuo account.
web-people-logged-in = { $adopted ->
    [0] Bentornato a bordo, { $name }.
    [one] Bentornato a bordo, { $name }. 1 partita dell’ospite ora è tua.
   *[other] Bentornato a bordo, { $name }. { $adopted } partite dell’ospite ora sono tue.
}
web-people-adopt = Prendi le partite di questo ospite
web-people-adopt-how = Ciò che hai giocato qui come { $name } passa al tuo account.
web-people-log-out = Esci
web-people-log-out-how = Le tue partite continuano. Per i tuoi turni accedi di nuovo.
web-people-logged-out = Sei uscito.
web-people-password = Password
web-people-password-short = Almeno { $least } caratteri.
web-people-password-old = Vecchia password
web-people-password-new = Nuova password
web-people-password-others = Gli altri browser vengono disconnessi.
web-people-password-change = Cambia password
web-people-password-changed = Da adesso vale la nuova password.
web-people-tokens = Chiavi per programmi
web-people-tokens-how = Un programma con una di queste chiavi gioca a tuo nome. Chi la possiede può giocare ai tuoi tavoli: tienila per te, e cancellala quando non ti serve più.
web-people-token-label = A che cosa serve?
web-people-token-make = Crea una chiave
web-people-token-once = Ecco la chiave. Si vede solo adesso:
web-people-token-until = valida fino al { $day }
web-people-token-delete = Cancella
web-people-token-delete-of = Cancella la chiave «{ $label }»

## La pagina di un giocatore

web-people-player = Giocatore
web-people-since = Qui dal { $day }.
web-people-account = Account
web-people-guest = Ospite
web-people-my-account = Cambia nome o account
web-people-my-page = Le mie partite e valutazioni
web-people-played = { $played ->
    [0] Ancora nessuna partita
    [one] 1 partita, { $won } vinte
   *[other] { $played } partite, { $won } vinte
}
web-people-ratings = Valutazioni
web-people-ratings-none = Ancora nessuna partita valutata.
web-people-strength = forza
web-people-strength-how = La forza è ciò che un giocatore ha dimostrato di sicuro: comincia bassa e cresce con ogni partita che va bene.
web-people-games = Partite
web-people-games-none = Qui non si vede ancora nessuna partita.
web-people-games-pages = Pagine delle partite

## La classifica

web-people-leaders = Classifica
web-people-leaders-lead = Persone con un account, e i bot per confronto.
web-people-leaders-none = In questo gioco nessuno ha ancora una valutazione. Comincia tu!
web-people-leaders-pages = Pagine della classifica
web-people-rank = Posizione
web-people-strength-column = Forza
web-people-wins = Vinte
web-people-you = tu
