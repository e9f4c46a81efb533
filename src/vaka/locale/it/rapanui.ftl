### Rapa Nui: the words of the game.

## Cards and crops

-rapanui-woodcutter = taglialegna
-rapanui-priest = { $number ->
   *[one] sacerdote
    [many] sacerdoti
}
-rapanui-moai = moai
-rapanui-gatherer = { $number ->
   *[one] raccoglitore
    [many] raccoglitori
}

rapanui-crop-fish = pesce
rapanui-crop-mulberry = gelso
rapanui-crop-sweet-potato = patate
rapanui-crop-grain = grano

rapanui-card-woodcutter = { -rapanui-woodcutter }
rapanui-card-priest = { -rapanui-priest }
rapanui-card-moai = { -rapanui-moai }
rapanui-card-fish = { -rapanui-gatherer } di { rapanui-crop-fish }
rapanui-card-mulberry = { -rapanui-gatherer } di { rapanui-crop-mulberry }
rapanui-card-sweet-potato = { -rapanui-gatherer } di { rapanui-crop-sweet-potato }
rapanui-card-grain = { -rapanui-gatherer } di { rapanui-crop-grain }

# Phrases that the messages below are built from, with the variables of those messages.
rapanui-phrase =
    .card = { $card ->
        [woodcutter] { rapanui-card-woodcutter }
        [priest] { rapanui-card-priest }
        [moai] { rapanui-card-moai }
        [fish] { rapanui-card-fish }
        [mulberry] { rapanui-card-mulberry }
        [sweet-potato] { rapanui-card-sweet-potato }
        [grain] { rapanui-card-grain }
       *[other] { $card }
    }
    .cards = { $card ->
        [woodcutter] { -rapanui-woodcutter }
        [priest] { -rapanui-priest(number: "many") }
        [moai] { -rapanui-moai }
        [fish] { -rapanui-gatherer(number: "many") } di { rapanui-crop-fish }
        [mulberry] { -rapanui-gatherer(number: "many") } di { rapanui-crop-mulberry }
        [sweet-potato] { -rapanui-gatherer(number: "many") } di { rapanui-crop-sweet-potato }
        [grain] { -rapanui-gatherer(number: "many") } di { rapanui-crop-grain }
       *[other] { $card }
    }
    .counted-cards = { $count ->
        [one] un { rapanui-phrase.card }
       *[other] { $count } { rapanui-phrase.cards }
    }
    .next = { $under ->
        [none] si dispone una nuova colonna
        [last] il mazzo si esaurisce: la partita finisce subito
        [woodcutter] passa in testa un { rapanui-card-woodcutter }
        [priest] passa in testa un { rapanui-card-priest }
        [moai] passa in testa un { rapanui-card-moai }
        [fish] passa in testa un { rapanui-card-fish }
        [mulberry] passa in testa un { rapanui-card-mulberry }
        [sweet-potato] passa in testa un { rapanui-card-sweet-potato }
        [grain] passa in testa un { rapanui-card-grain }
       *[other] { $under }
    }
    .crop = { $crop ->
        [fish] { rapanui-crop-fish }
        [mulberry] { rapanui-crop-mulberry }
        [sweet-potato] { rapanui-crop-sweet-potato }
        [grain] { rapanui-crop-grain }
       *[other] { $crop }
    }
    .an-offering = un’offerta di { rapanui-phrase.crop }
    .price = { $price ->
        [one] { $price } legno
       *[other] { $price } legni
    }
    .cost = { $cost ->
        [one] { $cost } legno
       *[other] { $cost } legni
    }
    .question = { $decision ->
        [buy] { rapanui-decision-buy }
        [play] { rapanui-decision-play }
        [draw] { rapanui-decision-draw }
        [sacrifice] { rapanui-decision-sacrifice }
        [hide] { rapanui-decision-hide }
        [add] { rapanui-decision-add }
        [collect] { rapanui-decision-collect }
        [take] { rapanui-decision-take }
       *[other] { $decision }
    }

## What a player is asked

rapanui-decision-buy = Vuoi comprare un’offerta?
rapanui-decision-play = Gioca una carta, o più raccoglitori dello stesso prodotto.
rapanui-decision-draw = Pesca la carta di testa di una colonna.
rapanui-decision-sacrifice = Quale delle tue offerte deponi scoperta sulla pietra?
rapanui-decision-hide = Quale delle tue offerte deponi coperta sulla pietra?
rapanui-decision-add = Da quale pila prendi un’altra offerta per la pietra?
rapanui-decision-collect = Per i tuoi moai prendi legni o punti?
rapanui-decision-take = La pila del prodotto valutato è vuota. Da quale altra pila prendi un’offerta?

# What is good to know of a question; the first, of any question when the end is near.
rapanui-hint-deck = Carte rimaste nel mazzo: { $count }. La partita finisce appena una nuova colonna prende l’ultima.
rapanui-hint-sacrifice = È stato eretto un moai: ognuno porta un’offerta alla pietra.
rapanui-hint-collect = Sono stati valutati i moai.

## What a player can choose

rapanui-action-skip = Non comprare nulla
rapanui-action-buy = { $price ->
    [0] Prendi { rapanui-phrase.an-offering } gratis
   *[other] Compra { rapanui-phrase.an-offering } per { rapanui-phrase.price }
}
rapanui-action-play = { $cost ->
    [0] Gioca { rapanui-phrase.counted-cards } (gratis)
   *[other] Gioca { rapanui-phrase.counted-cards } ({ rapanui-phrase.cost })
}
rapanui-action-remove = Togli un { rapanui-phrase.card } dal gioco
rapanui-action-draw = Pesca il { rapanui-phrase.card } dalla colonna { $column }; { rapanui-phrase.next }
rapanui-action-sacrifice = Deponi { rapanui-phrase.an-offering } scoperta sulla pietra
rapanui-action-hide = Deponi { rapanui-phrase.an-offering } coperta sulla pietra
rapanui-action-add = Aggiungi alla pietra { rapanui-phrase.an-offering } presa dalla pila
rapanui-action-collect = { $gain ->
    [wood] Prendi { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    }
   *[points] Prendi { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
}
rapanui-action-take = Prendi { rapanui-phrase.an-offering }

# What is good to know before the last card of a column is drawn.
rapanui-remark-draw = { $ends ->
    [0] Qui si dispongono allora carte nuove; nessuno sa quale passa in testa.
   *[other] Così il mazzo si esaurisce: la partita finisce subito e non si valuta più nulla.
}

## Headings over choices of one kind

rapanui-group-buy = Comprare un’offerta
rapanui-group-play = Giocare carte
rapanui-group-remove = Togliere una carta dal gioco
rapanui-group-draw = Pescare una carta
rapanui-group-sacrifice = Deporre un’offerta scoperta sulla pietra
rapanui-group-hide = Deporre un’offerta coperta sulla pietra
rapanui-group-add = Aggiungere un’offerta da una pila
rapanui-group-collect = Prendere qualcosa per i tuoi moai
rapanui-group-take = Prendere un’offerta

## What has happened

rapanui-event-start = Comincia { $player }.
rapanui-event-buy = { $price ->
    [0] { $player } prende { rapanui-phrase.an-offering } gratis.
   *[other] { $player } compra { rapanui-phrase.an-offering } per { rapanui-phrase.price }.
}
rapanui-event-skip = { $player } non compra nulla.
rapanui-event-play = { $cost ->
    [0] { $player } gioca { rapanui-phrase.counted-cards }.
   *[other] { $player } gioca { rapanui-phrase.counted-cards } per { rapanui-phrase.cost }.
}
rapanui-event-remove = { $player } non può pagare un { rapanui-phrase.card } e ne toglie uno dal gioco.
rapanui-event-sacrifice = { $player } depone { rapanui-phrase.an-offering } scoperta sulla pietra.
rapanui-event-hide = { $player } depone un’offerta coperta sulla pietra.
rapanui-event-hide-own = Nessun altro sa che è { rapanui-phrase.an-offering }.
rapanui-event-nothing-to-place = { $player } non ha offerte da deporre sulla pietra.
rapanui-event-add = { $player } aggiunge alla pietra { rapanui-phrase.an-offering } presa dalla pila.
rapanui-event-draw = { $player } pesca un { rapanui-phrase.card } dalla colonna { $column }.
rapanui-event-new-column = { $count ->
    [one] Nella colonna { $column } si dispone { $count } nuova carta.
   *[other] Nella colonna { $column } si dispongono { $count } nuove carte.
}
rapanui-event-scoring = Valutazione: { rapanui-phrase.cards }.
rapanui-event-gain-wood = { $amount ->
    [one] { $player } riceve { $amount } legno.
   *[other] { $player } riceve { $amount } legni.
}
rapanui-event-gain-points = { $amount ->
    [one] { $player } riceve { $amount } punto.
   *[other] { $player } riceve { $amount } punti.
}
rapanui-event-gain-offering = { $count ->
    [one] { $player } riceve { rapanui-phrase.an-offering }.
   *[other] { $player } riceve { $count } offerte di { rapanui-phrase.crop }.
}
rapanui-event-no-offering = { $player } non riceve offerte: tutte le pile sono vuote.
rapanui-event-deck-empty = Il mazzo è esaurito: la partita finisce all’istante.
rapanui-event-reveal = Si scopre l’offerta deposta coperta da { $player }: { rapanui-phrase.crop }.
rapanui-event-value = { $value ->
    [0] Le offerte di { rapanui-phrase.crop } non valgono nulla.
    [one] Ogni offerta di { rapanui-phrase.crop } vale { $value } punto.
   *[other] Ogni offerta di { rapanui-phrase.crop } vale { $value } punti.
}

## Why something is not possible

# $decision is what the player is asked now.
rapanui-refusal-wrong-decision = Ora serve un’altra scelta. { rapanui-phrase.question }
rapanui-refusal-price = { $wood ->
    [0] Quell’offerta costa { rapanui-phrase.price } e tu non ne hai nessuno.
   *[other] Quell’offerta costa { rapanui-phrase.price } e tu ne hai solo { $wood }.
}
rapanui-refusal-empty-pile = La pila di { rapanui-phrase.crop } è vuota.
rapanui-refusal-not-in-hand = Non hai in mano { rapanui-phrase.counted-cards }.
rapanui-refusal-cost = { $wood ->
    [0] Il costo è di { rapanui-phrase.cost } e tu non ne hai nessuno.
   *[other] Il costo è di { rapanui-phrase.cost } e tu ne hai solo { $wood }.
}
rapanui-refusal-must-play = Puoi giocare una carta, quindi non puoi toglierne una dal gioco.
rapanui-refusal-no-offering = Non hai nessuna offerta di { rapanui-phrase.crop }.

## The result

rapanui-reason-deck-empty = Una nuova colonna ha esaurito il mazzo.
rapanui-part-points = Punti
rapanui-part-moai = Moai
rapanui-part-wood = Legni
rapanui-part-offerings = Offerte
rapanui-tiebreak = In caso di parità decidono i moai, poi i legni; dopodiché la vittoria è condivisa.

## Labels

rapanui-label-columns = Colonne
rapanui-label-front = Carta di testa
rapanui-label-beneath = Sotto di essa
rapanui-label-piles = Pile delle offerte
rapanui-label-stone = Pietra del sacrificio
rapanui-label-hidden = Coperte sulla pietra: { $cards }
rapanui-label-hand = Mano
rapanui-label-village = Area
rapanui-label-offerings = Offerte
rapanui-label-wood = Legni
rapanui-label-points = Punti
rapanui-label-deck = Mazzo
rapanui-label-removed = Moai tolti
rapanui-label-price = Prezzo
rapanui-label-turn = Turno: { $player }

# Short forms, for tables on small screens.
rapanui-short-woodcutter = tagl.
rapanui-short-priest = sac.
rapanui-short-moai = moai
rapanui-short-fish = pesce
rapanui-short-mulberry = gelso
rapanui-short-sweet-potato = pat.
rapanui-short-grain = grano
rapanui-short-offerings = Off.
rapanui-short-piles = Pile
rapanui-short-stone = Pietra

## Opzioni

rapanui-option-box = una scatola tua, per esempio con un mazzo piccolo: box=@FILE [N1]
rapanui-option-hands = ciò che si può ricordare delle carte e delle offerte altrui [N7]

## Configurazioni

rapanui-preset-first_game = Prima partita
rapanui-preset-first_game-text = Tutti mostrano le carte in mano, così imparate il gioco insieme.
rapanui-preset-as_printed = Come da regolamento
rapanui-preset-as_printed-text = Le carte in mano e le offerte sono nascoste: vedi solo quante ne hanno gli altri.
rapanui-preset-open_information = Informazioni aperte
rapanui-preset-open_information-text = Tutti vedono le carte in mano, e le offerte per quanto si possono ricordare.
