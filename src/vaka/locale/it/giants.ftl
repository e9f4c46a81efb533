### Giants: the words of the game.

# Phrases that the messages below are built from, with the variables of those messages.
giants-phrase =
    .seat = { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }
    .a-figure = { $figure ->
        [worker] un lavoratore
        [sorcerer] lo stregone
        [chief] il capo
       *[other] { $figure }
    }
    .logs = { $logs ->
        [one] { $logs } tronco
       *[other] { $logs } tronchi
    }
    .workers = { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }
    .sculptors = { $workers ->
        [0] { $sorcerer ->
            [0] { $chief ->
                [0] nessuno
               *[other] capo
            }
           *[other] { $chief ->
                [0] stregone
               *[other] stregone e capo
            }
        }
       *[other] { $sorcerer ->
            [0] { $chief ->
                [0] { giants-phrase.workers }
               *[other] { giants-phrase.workers } e capo
            }
           *[other] { $chief ->
                [0] { giants-phrase.workers } e stregone
               *[other] { giants-phrase.workers }, stregone e capo
            }
        }
    }
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .sized = { $size ->
        [1] moai piccolo
        [2] moai medio
       *[3] moai grande
    }
    .question = { $decision ->
        [bid] { giants-decision-bid }
        [pick] { giants-decision-pick }
        [place] { giants-decision-place }
        [where] { giants-decision-where }
        [act] { giants-decision-act }
        [transport] { giants-decision-transport }
        [move] { giants-decision-move }
        [pay] { giants-decision-pay }
        [keep] { giants-decision-keep }
        [retrieve] { giants-decision-retrieve }
       *[other] { $decision }
    }

## What a player is asked

giants-decision-bid = Che cosa offri in segreto: quanti segnalini per l’ordine di scelta e quali pedine come scultori?
giants-decision-pick = Quale moai scolpisci?
giants-decision-place = Piazza una pedina, usa un segnalino per una mezza tavoletta oppure passa.
giants-decision-where = Su quale esagono piazzi la pedina?
giants-decision-act = La tua pedina qui può agire. Che cosa fa?
giants-decision-transport = Quale moai o copricapo trasporti o marchi? Oppure passi?
giants-decision-move = Dove lo porti, o che cosa ne fai qui?
giants-decision-pay = Chi ti aiuta in questo esagono, guadagnando punti?
giants-decision-keep = Il tuo oggetto ora sta sull’esagono della sua cava. Lo marchi?
giants-decision-retrieve = Riprendi un segnalino da un oggetto? Poi chiunque potrà muovere quell’oggetto.

## What a player can choose

giants-action-pass = Passa per il resto della fase
giants-action-skip = { $asked ->
    [act] Non agire
    [pick] Non scolpire
    [retrieve] Non riprenderne
    [keep] Non marchiarlo
   *[other] Rinuncia
}
giants-action-half-tablet = Usa un segnalino per una mezza tavoletta (valgono a coppie)
giants-action-perform =
    { $place ->
        [village] Prendi un nuovo lavoratore (dal contenitore)
        [hut] Prendi un nuovo segnalino (dal contenitore)
        [forest] Abbatti la foresta: { $logs ->
            [one] 1 tronco
           *[other] { $logs } tronchi
        }
       *[headdress-quarry] Scolpisci un copricapo
    }{ $actor ->
        [chief] { " " }(per 2 mezze tavolette)
       *[sorcerer] { "" }
    }
giants-action-mark = Marchialo con un tuo segnalino: così solo tu puoi muoverlo
giants-action-leave = { $marked ->
    [0] Lascialo qui senza segnalino
   *[other] Lascialo qui con il tuo segnalino
}
giants-action-pick = Scolpisci un { giants-phrase.sized } (taglia { $size })
giants-action-place = { $logs ->
    [0] Piazza { giants-phrase.a-figure }
   *[other] Piazza { giants-phrase.a-figure } con { giants-phrase.logs }
}
giants-action-bid = { $markers ->
    [0] Non offrire segnalini
    [one] Offri { $markers } segnalino
   *[other] Offri { $markers } segnalini
}; scultori: { giants-phrase.sculptors }
giants-action-pay = Punti per l’aiuto: { $payments }
giants-action-take = Muovi o marchia il { $object } (in { $hex })
giants-action-retrieve = Riprendi il segnalino dal { $object } (in { $hex })
giants-action-on = In { $hex } { $what }
giants-action-go = Trasportalo in { $hex }: { $paid ->
        [free] gratis
       *[other] aiuto: { $paid }
    } { $what }
giants-action-reserve = Riserva l’ahu { $ahu } (valore { $value }, copricapo { $headdress }){ $actor ->
        [chief] { " " }(per 2 mezze tavolette)
       *[sorcerer] { "" }
    }
giants-action-erect = { $scored ->
    [now] Erigilo sull’ahu { $ahu }: { giants-phrase.points }
   *[end] Erigilo sull’ahu { $ahu }: { giants-phrase.points } alla fine
}
giants-action-crown = Mettilo sul moai dell’ahu { $ahu }: { giants-phrase.points } { $whose ->
        [own] per te
        [rival] per { $player }
       *[unknown] per la sua tribù
    } alla fine
giants-action-peek = Scarta una mezza tavoletta per vedere di chi è il moai dell’ahu { $ahu }

# What is good to know of a bid.
giants-remark-bid = Forza { $strength }: { $count ->
        [0] non basta per nessuno dei moai offerti
       *[other] potrebbe scolpire: { $reach }
    }

# What is good to know of a figure before it is placed.
giants-remark-place = { $actor ->
    [chief] Se il capo lì agisce, per 2 mezze tavolette, in questo turno non trasporta.
   *[sorcerer] Se lo stregone lì agisce, in questo turno non trasporta.
}

# What is good to know of a question.
giants-hint-act = Se agisce, in questo turno non trasporta.
giants-hint-dice = Nel primo turno un dado che mostra 0 vale 1, e un 3 vale 2.
giants-hint-place = Non hai più pedine da piazzare: un segnalino per una mezza tavoletta, oppure niente.
giants-hint-last = Un giocatore ha un moai su ogni base: la partita finisce con questo turno.

## Headings over choices of one kind

giants-group-bid = Offrire in segreto
giants-group-pick = Scolpire un moai
giants-group-place = Piazzare una pedina
giants-group-on = Scegliere un esagono
giants-group-perform = Agire in questo esagono
giants-group-reserve = Riservare un ahu
giants-group-take = Muovere o marchiare un oggetto
giants-group-go = Trasportarlo più avanti
giants-group-erect = Erigere il moai
giants-group-crown = Mettere il copricapo su un moai
giants-group-peek = Vedere di chi è un moai
giants-group-pay = Punti per l’aiuto
giants-group-retrieve = Riprendere un segnalino

## What is on a hex

giants-hex-forest = { $logs ->
    [0] foresta abbattuta
   *[other] foresta con { giants-phrase.logs }
}
giants-hex-ahu = ahu di valore { $value }, copricapo { $headdress }
giants-hex-reserved = { $owned ->
    [0] ahu riservato
   *[other] ahu riservato da { $player }
}
giants-hex-moai = { giants-phrase.sized }{ $crowned ->
    [0] { "" }
   *[other] { " " }con copricapo
}{ $owned ->
    [0] { "" }
   *[other] { " " }di { $player }
}
giants-hex-figures = { $player }: { giants-phrase.sculptors }
giants-hex-logs = { giants-phrase.logs }
giants-hex-marked = { $object }, marchiato da { $player }

## What has happened

giants-event-start = Comincia { $player }.
giants-event-turn = Turno { $turn }: comincia { $player }.
giants-event-roll = I dadi mostrano { $dice }.
giants-event-no-moai = Non c’è nessun moai in palio, quindi l’asta non si fa.
giants-event-bid = { $markers ->
    [0] { $player } non offre segnalini
    [one] { $player } offre { $markers } segnalino
   *[other] { $player } offre { $markers } segnalini
}; scultori: { giants-phrase.sculptors }.
giants-event-pick = { $player } scolpisce il { $object }.
giants-event-skip-pick = { $player } non scolpisce nulla.
giants-event-uncarved = { $count ->
    [one] Nessuno scolpisce un { giants-phrase.sized }, che esce dal gioco.
   *[other] Nessuno scolpisce { $count } moai di taglia { $size }, che escono dal gioco.
}
giants-event-place = { $logs ->
    [0] { $player } piazza { giants-phrase.a-figure } in { $hex }.
   *[other] { $player } piazza { giants-phrase.a-figure } con { giants-phrase.logs } in { $hex }.
}
giants-event-recruit = { $player } riceve un lavoratore al villaggio.
giants-event-marker = { $player } riceve un segnalino alla capanna.
giants-event-cut = { $player } taglia la foresta in { $hex } e riceve { giants-phrase.logs }.
giants-event-headdress = { $player } scolpisce il { $object }.
giants-event-reserve = { $player } riserva l’ahu { $ahu }.
giants-event-break = { $player } scarta 2 mezze tavolette per far agire il capo.
giants-event-half-tablet = { $player } usa un segnalino e prende una mezza tavoletta Rongo.
giants-event-pass = { $player } passa.
giants-event-carry = { $player } trasporta il { $object } in { $hex }.
giants-event-paid = { $receiver } riceve { giants-phrase.points } per l’aiuto dato a { $player }.
giants-event-erect = { $player } erige il { $object } sull’ahu { $ahu }.
giants-event-score = { $player } segna { giants-phrase.points }.
giants-event-crown = { $player } mette il { $object } sul moai dell’ahu { $ahu }.
giants-event-mark = { $player } marchia il { $object } in { $hex }.
giants-event-leave = { $player } lascia il { $object } in { $hex }.
giants-event-quarry = { $player } mette il { $object } sull’esagono della cava, { $hex }.
giants-event-retrieve = { $player } riprende il segnalino dal { $object }.
giants-event-logs-gone = { $count ->
    [one] { $count } tronco esce dal gioco.
   *[other] { $count } tronchi escono dal gioco.
}
giants-event-peek = { $player } scarta una mezza tavoletta e guarda sotto il moai dell’ahu { $ahu }.
giants-event-shown = Il moai dell’ahu { $ahu } appartiene a { $owner-name }.
giants-event-out-of-bases = { $player } ha un moai su ogni base: la partita finisce.
giants-event-no-moai-left = Non restano moai da erigere: la partita finisce.
giants-event-turn-limit = Sono stati giocati { $turns } turni: la partita finisce.

## Why something is not possible

# $decision is what the player is asked now.
giants-refusal-wrong-decision = Ora serve un’altra scelta. { giants-phrase.question }
giants-refusal-too-many = { $what ->
    [markers] { $have ->
        [0] Non hai segnalini da offrire.
        [one] Hai solo { $have } segnalino da offrire.
       *[other] Hai solo { $have } segnalini da offrire.
    }
    [workers] { $have ->
        [0] Non hai lavoratori da offrire.
        [one] Hai solo { $have } lavoratore da offrire.
       *[other] Hai solo { $have } lavoratori da offrire.
    }
    [sorcerer] Non hai lo stregone in mano.
    [chief] Non hai il capo in mano.
   *[other] Ne hai solo { $have }: { $what }.
}
giants-refusal-not-offered = Non c’è nessun { giants-phrase.sized } in palio.
giants-refusal-too-weak = { $strength ->
    [0] Per un { giants-phrase.sized } serve una forza di { $size }, e ai tuoi scultori non ne resta.
   *[other] Per un { giants-phrase.sized } serve una forza di { $size }, e ai tuoi scultori ne resta solo { $strength }.
}
giants-refusal-not-in-hand = { $figure ->
    [worker] Non hai lavoratori in mano.
    [sorcerer] Non hai lo stregone in mano.
    [chief] Non hai il capo in mano.
   *[other] Non hai in mano questa pedina: { $figure }.
}
giants-refusal-no-logs = { $have ->
    [0] Non hai tronchi.
    [one] Hai solo { $have } tronco.
   *[other] Hai solo { $have } tronchi.
}
giants-refusal-no-marker = Non hai segnalini in mano.
giants-refusal-no-half-tablets-left = Le mezze tavolette sono esaurite.
giants-refusal-nothing-here = In questo esagono non c’è nulla da ottenere.
giants-refusal-cannot-reserve = L’ahu { $ahu } non si può riservare: è occupato, oppure non hai più basi.
giants-refusal-not-here = L’ahu { $ahu } non appartiene a questo esagono.
giants-refusal-not-yours = Solo { giants-phrase.seat } può muovere “{ $object }”.
giants-refusal-not-there = “{ $object }” non si può muovere: non è ancora scolpito, oppure è già al suo posto definitivo.
giants-refusal-nothing-to-do = Ora non puoi fare nulla con “{ $object }”.
giants-refusal-must-keep = “{ $object }” non è di nessuno. Chi lo muove deve erigerlo, metterlo in testa a un moai o marchiarlo nella stessa azione, e così non potresti farlo.
giants-refusal-not-next = L’oggetto non può andare in { $hex }: non è un esagono vicino.
giants-refusal-been-there = In questo turno l’oggetto è già stato in { $hex }.
giants-refusal-too-heavy = In { $hex } non ci sono abbastanza portatori: per l’oggetto serve una forza di { $size }, e deve partecipare almeno una pedina.
giants-refusal-must-act = “{ $object }” non si è ancora mosso: trasportalo, marchialo o mettilo al suo posto prima di lasciarlo.
giants-refusal-stays = “{ $object }” non si può portare oltre { $hex }: resta lì.
giants-refusal-marked = “{ $object }” è già marchiato.
giants-refusal-is-headdress = Questo è un copricapo: non si erige, si mette in testa a un moai.
giants-refusal-is-moai = Questo è un moai: non si mette in testa a un altro, si erige su un ahu.
giants-refusal-taken = Sull’ahu { $ahu } c’è già un moai.
giants-refusal-reserved = L’ahu { $ahu } è riservato da { giants-phrase.seat }.
giants-refusal-no-base = Non ti restano basi su cui erigerlo.
giants-refusal-no-figure = Per l’ahu { $ahu } ti serve una tua pedina sul suo esagono.
giants-refusal-bare-only = Sull’ahu { $ahu } non c’è un moai a testa nuda.
giants-refusal-wrong-payment = Questo pagamento non va bene: gli avversari ricevono esattamente ciò che spetta per l’aiuto necessario in questo esagono.
giants-refusal-no-marker-there = Non hai un segnalino su “{ $object }”.
giants-refusal-not-hidden = Sull’ahu { $ahu } non c’è nulla che ti sia nascosto.
giants-refusal-no-half-tablet = Non hai mezze tavolette da scartare.

## The result

giants-reason-out-of-bases = Un giocatore ha un moai su ogni sua base.
giants-reason-no-moai-left = Non restano moai da erigere.
giants-reason-turn-limit = È stato giocato l’ultimo turno.
giants-part-carrying = Trasporto
giants-part-moai = Moai
giants-part-headdresses = Copricapi
giants-part-tablets = Tavolette
giants-tiebreak = In caso di parità decidono i moai eretti, poi le mezze tavolette; dopodiché la vittoria è condivisa.

## Labels

giants-label-object = { $kind ->
    [headdress] copricapo n. { $number }
    [small] moai piccolo n. { $number }
    [medium] moai medio n. { $number }
    [large] moai grande n. { $number }
   *[other] { $kind } { $number }
}
giants-label-worker = { $count ->
    [one] lavoratore
   *[other] lavoratori
}
giants-label-sorcerer = { $count ->
    [one] Stregone
   *[other] Stregoni
}
giants-label-chief = { $count ->
    [one] Capo
   *[other] Capi
}
giants-label-forest = foresta
giants-label-village = villaggio
giants-label-hut = capanna
giants-label-moai-quarry = cava dei moai
giants-label-headdress-quarry = cava dei copricapi
giants-label-turn = Turno
giants-label-first-player = Primo giocatore
giants-label-auction = Asta
giants-label-placement = Piazzamento
giants-label-transport = Trasporto
giants-label-end-of-turn = Fine del turno
giants-label-dice = Dadi
giants-label-offered = In palio
giants-label-supply = Riserva
giants-label-workers = Lavoratori
giants-label-markers = Segnalini
giants-label-logs = Tronchi
giants-label-halves = ½ tavolette
giants-label-bases = Basi
giants-label-points = Punti
giants-label-score = Punteggio
giants-label-erected = Eretti
giants-label-bid = offerto
giants-label-strength = Scultori rimasti
giants-label-passed = ha passato
giants-label-idle = non trasporta
giants-label-before-screen = davanti allo schermo
giants-label-hidden = nascosto
giants-label-marked = marchiato
giants-label-free = di nessuno
giants-label-reserved = riservato
giants-label-worth = valore

## Opzioni

giants-option-two_workers = tutti iniziano con 2 lavoratori [G4]
giants-option-open_score = i moai si contano quando vengono eretti [G31]
giants-option-screens = ciò che sta dietro gli schermi e sotto i moai: scoperto (open) o nascosto come da regolamento (as_printed) [G26]
giants-option-acting_figures_carry = anche chi ha agito trasporta [G18]
giants-option-island = una mappa tua: island=@FILE [G3]

## Configurazioni

giants-preset-first_game = Prima partita
giants-preset-first_game-text = Tutti cominciano con due lavoratori, e nulla è nascosto.
giants-preset-as_printed = Come da regolamento
giants-preset-as_printed-text = Ciò che sta dietro gli schermi e i proprietari dei moai sono nascosti: devi ricordarteli.
giants-preset-open_information = Informazioni aperte
giants-preset-open_information-text = Tutti vedono che cosa hanno gli altri e di chi è ogni moai.
