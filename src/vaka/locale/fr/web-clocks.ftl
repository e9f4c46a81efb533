### La page dans le navigateur : horloges, pauses et bots qui remplacent des personnes.

## Durées

web-clocks-days = { $days ->
    [0] { $hours } h
    [one] { $hours ->
        [0] 1 jour
       *[other] 1 jour { $hours } h
    }
   *[other] { $hours ->
        [0] { $days } jours
       *[other] { $days } jours { $hours } h
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
web-clocks-each-turn = { $time } par tour

## Une nouvelle table

web-clocks-title = Temps
web-clocks-kind = Horloge
web-clocks-none = Sans horloge
web-clocks-live = En direct
web-clocks-turns = Sur plusieurs jours
web-clocks-none-how = Chacun prend le temps qu’il lui faut.
web-clocks-live-how = Pour une soirée ensemble : un temps pour toute la partie, et un peu plus à chaque choix.
web-clocks-turns-how = Pour une partie au fil des jours : un temps pour chaque tour.
web-clocks-each = Temps de chaque joueur
web-clocks-own = Au choix
web-clocks-own-minutes = Minutes pour toute la partie
web-clocks-own-seconds = Secondes de plus à chaque choix
web-clocks-within = Un tour se joue en
web-clocks-stand-in = Bot qui prend le relais à la fin du temps
web-clocks-stand-in-how = Il joue pour qui n’a plus de temps. La place peut être reprise à tout moment.
web-clocks-room = Temps : { $time }.
web-clocks-room-bot = { $level ->
    [easy] À la fin du temps, un bot facile continue.
    [medium] À la fin du temps, un bot moyen continue.
    [hard] À la fin du temps, un bot difficile continue.
    [expert] À la fin du temps, un bot expert continue.
   *[other] À la fin du temps, un bot continue.
}

## À la table

web-clocks-left = Temps restant :
web-clocks-left-low = Peu de temps restant :
web-clocks-short = Votre temps s’épuise : il reste { $left }.
web-clocks-tab = ⏳ Peu de temps – { $title }
web-clocks-menu = Cette table
web-clocks-pause = Demander une pause
web-clocks-pause-how = Quand tous sont d’accord, les horloges s’arrêtent jusqu’à ce que quelqu’un reprenne.
web-clocks-pause-asked = { $count ->
    [one] { $names } voudrait une pause. Êtes-vous d’accord ?
   *[other] { $names } voudraient une pause. Êtes-vous d’accord ?
}
web-clocks-pause-others = { $count ->
    [one] { $names } voudrait une pause.
   *[other] { $names } voudraient une pause.
}
web-clocks-pause-waiting = Vous voudriez une pause. On attend { $names }.
web-clocks-pause-agree = D’accord
web-clocks-pause-no = Non, on joue
web-clocks-pause-withdraw = Jouer quand même
web-clocks-paused-how = Les horloges sont arrêtées. Chaque joueur peut reprendre.
web-clocks-go-on = Reprendre
web-clocks-away = Laisser un bot jouer pour moi
web-clocks-away-how = Si vous devez partir. Vous pouvez revenir tant que la partie dure.
web-clocks-away-sure = Un bot joue alors tous vos tours jusqu’à ce que vous repreniez votre place. Là où il n’y a que des bots, la partie est vite finie. Le résultat dit combien de choix il a faits.
web-clocks-away-yes = Laisser jouer le bot
web-clocks-away-no = Je reste
web-clocks-mine = Un bot joue pour vous.
web-clocks-mine-how = La place est toujours la vôtre.
web-clocks-return = Reprendre ma place
web-clocks-bot-plays = un bot joue
web-clocks-by-bot = { $all ->
    [one] un bot a fait l’unique choix
   *[other] un bot a fait { $made } choix sur { $all }
}
