### A table of a server in the terminal.

table-help-server = Gioca su un server a questo indirizzo invece che su questa macchina.
table-help-table = Torna a un tavolo del server, o assisti.
table-help-join = Siediti a un tavolo, con il suo link o il suo id.
table-help-name = Il tuo nome là, come ospite.
table-help-token = Un token del tuo account là, invece di essere ospite.

table-guest = Ospite
table-no-link = “{ $link }” non è il link di un tavolo. Finisce con /table/ e l’id del tavolo.
table-not-with-server = { $option } serve per le partite su questa macchina e non si può usare con un server. Toglilo.
table-no-server-named = Quale server? Indicalo con --server, o dai a --join il link intero di un tavolo.
table-needs-terminal = Una partita su un server vuole tutto il terminale: avviala in un terminale e senza --plain.
table-line-broken = La linea con il server è interrotta; si richiama ...
table-waits = { $count ->
    [one] Un posto è ancora libero. Chi ha questo link può sedersi: { $link }
   *[other] { $count } posti sono ancora liberi. Chi ha questo link può sedersi: { $link }
}
table-full = Tutti i posti sono occupati.
table-waits-host = Tutti i posti sono occupati. { $name } comincia la partita.
table-start = Comincia la partita
table-closed = Questo tavolo è chiuso.
table-return = Riprendi il tuo posto dal bot
table-go-on = Termina la pausa
table-agree = Lascia che { $name } annulli l’ultima scelta
table-refuse = Non lasciare che { $name } la annulli
table-undo-asked = Si chiede agli altri se puoi annullarla.
table-left = La partita continua là. Per tornare:
table-left-over = Per rivedere la partita: { $link }
table-lobby = Scegli un tavolo: Invio per sederti o assistere, q per uscire.
table-lobby-empty = Qui nessun tavolo è aperto. Creane uno: indica un gioco, e “open” per i posti degli altri con --bots. q esce.
table-running = in corso
table-open = aperto
table-your-turn = tocca a te
table-calling = Si chiama il server ...
