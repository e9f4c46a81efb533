### La pagina nel browser: orologi, pause e bot che sostituiscono le persone.

## Durate

web-clocks-days = { $days ->
    [0] { $hours } h
    [one] { $hours ->
        [0] 1 giorno
       *[other] 1 giorno { $hours } h
    }
   *[other] { $hours ->
        [0] { $days } giorni
       *[other] { $days } giorni { $hours } h
    }
}
web-clocks-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-clocks-minutes = { $minutes } min
web-clocks-seconds = { $seconds } s
web-clocks-each-game = { $seconds ->
    [0] { $time }
   *[other] { $time } + { $seconds } s
}
web-clocks-each-turn = { $time } per turno

## Un nuovo tavolo

web-clocks-title = Tempo
web-clocks-kind = Orologio
web-clocks-none = Senza orologio
web-clocks-live = Dal vivo
web-clocks-turns = In più giorni
web-clocks-none-how = Ognuno si prende il tempo che gli serve.
web-clocks-live-how = Per una serata insieme: un tempo per tutta la partita, e un po’ di più per ogni scelta.
web-clocks-turns-how = Per una partita che accompagna la vita di tutti i giorni: un tempo per ogni turno.
web-clocks-each = Tempo per ogni giocatore
web-clocks-own = A piacere
web-clocks-own-minutes = Minuti per tutta la partita
web-clocks-own-seconds = Secondi in più per ogni scelta
web-clocks-within = Un turno si gioca entro
web-clocks-stand-in = Bot che subentra a tempo scaduto
web-clocks-stand-in-how = Continua a giocare per chi ha finito il tempo. Il posto si può riprendere in ogni momento.
web-clocks-room = Tempo: { $time }.
web-clocks-room-bot = { $level ->
    [easy] Quando è finito, continua un bot facile.
    [medium] Quando è finito, continua un bot medio.
    [hard] Quando è finito, continua un bot difficile.
    [expert] Quando è finito, continua un bot esperto.
   *[other] Quando è finito, continua un bot.
}

## Al tavolo

web-clocks-left = Tempo rimasto:
web-clocks-left-low = Poco tempo rimasto:
web-clocks-short = Il tuo tempo sta per finire: restano { $left }.
web-clocks-tab = ⏳ Poco tempo – { $title }
web-clocks-menu = Questo tavolo
web-clocks-pause = Chiedi una pausa
web-clocks-pause-how = Quando tutti sono d’accordo, gli orologi si fermano finché qualcuno riprende.
web-clocks-pause-asked = { $count ->
    [one] { $names } vorrebbe una pausa. Sei d’accordo?
   *[other] { $names } vorrebbero una pausa. Sei d’accordo?
}
web-clocks-pause-others = { $count ->
    [one] { $names } vorrebbe una pausa.
   *[other] { $names } vorrebbero una pausa.
}
web-clocks-pause-waiting = Vorresti una pausa. Si aspetta { $names }.
web-clocks-pause-agree = D’accordo
web-clocks-pause-no = No, si gioca
web-clocks-pause-withdraw = Gioco lo stesso
web-clocks-paused-how = Gli orologi sono fermi. Ogni giocatore può riprendere.
web-clocks-go-on = Riprendi
web-clocks-away = Fai giocare un bot per me
web-clocks-away-how = Per quando devi andare. Puoi tornare finché dura la partita.
web-clocks-away-sure = Un bot gioca allora tutti i tuoi turni finché riprendi il posto. Dove siedono solo bot, la partita finisce presto. Il risultato dice quante scelte ha fatto.
web-clocks-away-yes = Fai giocare il bot
web-clocks-away-no = Resto io
web-clocks-mine = Un bot gioca per te.
web-clocks-mine-how = Il posto è ancora tuo.
web-clocks-return = Riprendo il mio posto
web-clocks-bot-plays = gioca un bot
web-clocks-by-bot = { $all ->
    [one] un bot ha fatto l’unica scelta
   *[other] un bot ha fatto { $made } scelte su { $all }
}
