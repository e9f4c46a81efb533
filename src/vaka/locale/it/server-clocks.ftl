# Clocks, pauses, and bots that play for who is away.

server-two-clocks = Scegli un solo tipo di orologio: una riserva di tempo per tutta la partita, con un incremento se vuoi, oppure un tempo per ogni turno.
server-clock-time = L’orologio non si può regolare così. Scegli da { $least } a { $most } secondi per: { $field }
server-no-clock = Questo tavolo non ha un orologio, quindi non c’è nulla da mettere in pausa: prenditi tutto il tempo che vuoi.
server-no-pause = La partita non è in pausa e nessuno chiede una pausa.
server-paused = La partita è in pausa. Prima riprendila, poi gioca.
server-stand-in = In questo momento un bot gioca per te. Prima riprendi il tuo posto, poi gioca.
server-bot-answers = Il tuo tempo per questa domanda è scaduto due volte, perciò risponde il bot. Riprendi il tuo posto subito dopo.
server-too-many-interruptions = La partita è stata interrotta troppe volte di seguito. Prima bisogna fare un’altra mossa.
server-not-in-lesson = Una lezione è solo per te, nessun bot può seguirla al tuo posto. Puoi lasciarla quando vuoi.
