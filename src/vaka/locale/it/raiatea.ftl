### Raiatea: the words of the game.

# What the table adds to the arguments of actions and events: $player, $opponent and $seats (names),
# $ritual and $mission (as they are called), $text (an effect or a mission in words), $cost, $points,
# $pearls and $mana (prices), $treasure and $score (in words, or none). $mask and $card are the name of
# a god, or the word of the data for all that is no mask.

# Phrases that the messages below are built from, with the variables of those messages.
raiatea-phrase =
    .seat = { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }
    .goods = { $goods ->
        [uru] uru
        [taro] taro
        [mahi-mahi] mahi-mahi
       *[tiare] tiare
    }
    .a-goods = { $goods ->
        [uru] un uru
        [taro] un taro
        [mahi-mahi] un mahi-mahi
       *[tiare] un tiare
    }
    .of-goods = { $goods ->
        [uru] dell’uru
        [taro] del taro
        [mahi-mahi] del mahi-mahi
       *[tiare] del tiare
    }
    .an-assistant = { $assistant ->
        [gatherer] un raccoglitore
        [merchant] un mercante
        [shaman] uno sciamano
       *[diver] un cercatore di perle
    }
    .assistants = { $assistant ->
        [gatherer] raccoglitori
        [merchant] mercanti
        [shaman] sciamani
       *[diver] cercatori di perle
    }
    .a-card = { $card ->
        [none] nulla
        [uru] un uru
        [taro] un taro
        [mahi-mahi] un mahi-mahi
        [tiare] un tiare
        [gatherer] un raccoglitore
        [merchant] un mercante
        [shaman] uno sciamano
        [diver] un cercatore di perle
        [mirror] un arcobaleno riflesso
       *[other] la maschera { $card }
    }
    .the-mask = { $mask ->
        [mirror] un arcobaleno riflesso
       *[other] la maschera { $mask }
    }
    .scored = { $score ->
        [none] { "" }
       *[other] { " " }(una coppia conta { $score })
    }
    .the-location = { $location ->
        [forest] la Foresta
        [marae] il Marae
        [reef] la Scogliera
        [path] il Cammino degli Dei
        [border] il Confine
       *[market] il Mercato
    }
    .rank = { $rank ->
        [raatira] Raatira
        [ariki] Ariki
        [arioi] Arioi
       *[tahua] Tahua
    }
    .thing = { $what ->
        [mana] { $amount } mana
        [pearl] { $amount ->
            [one] { $amount } perla
           *[other] { $amount } perle
        }
        [tattoo] { $amount ->
            [one] { $amount } tatuaggio
           *[other] { $amount } tatuaggi
        }
        [priest] { $amount ->
            [one] { $amount } sacerdote
           *[other] { $amount } sacerdoti
        }
        [ritual] { $amount ->
            [one] { $amount } rituale
           *[other] { $amount } rituali
        }
        [goods] { $amount ->
            [one] { $amount } merce
           *[other] { $amount } merci
        }
        [assistant] { $amount ->
            [one] { $amount } assistente
           *[other] { $amount } assistenti
        }
        [mask] { $amount ->
            [one] { $amount } maschera
           *[other] { $amount } maschere
        }
        [card] { $amount ->
            [one] { $amount } carta Foresta
           *[other] { $amount } carte Foresta
        }
        [uru] { $amount } uru
        [taro] { $amount } taro
        [mahi-mahi] { $amount } mahi-mahi
        [tiare] { $amount } tiare
        [gatherer] { $amount ->
            [one] { $amount } raccoglitore
           *[other] { $amount } raccoglitori
        }
        [merchant] { $amount ->
            [one] { $amount } mercante
           *[other] { $amount } mercanti
        }
        [shaman] { $amount ->
            [one] { $amount } sciamano
           *[other] { $amount } sciamani
        }
       *[diver] { $amount ->
            [one] { $amount } cercatore di perle
           *[other] { $amount } cercatori di perle
        }
    }
    .pearls = { $pearls ->
        [one] { $pearls } perla
       *[other] { $pearls } perle
    }
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .a-ritual = { $pile ->
        [normal] un rituale normale{ raiatea-phrase.at-most }
        [forbidden] un rituale proibito{ raiatea-phrase.at-most }
       *[any] un rituale{ raiatea-phrase.at-most }
    }
    .at-most = { $limit ->
        [0] { "" }
       *[other] { " " }(al massimo { $limit } mana)
    }
    .times = { $amount ->
        [1] { "" }
       *[other] , { $amount } volte
    }
    .so-many-assistants = { $amount ->
        [one] { $amount } assistente
       *[other] { $amount } assistenti
    }
    .your-assistants = { $amount ->
        [one] { $amount } tuo assistente
       *[other] { $amount } tuoi assistenti
    }
    .own-assistants = { $amount ->
        [one] { $amount } proprio assistente
       *[other] { $amount } propri assistenti
    }
    .type = { $type ->
        [personal] personale
        [permanent] permanente
        [interactive] interattivo
       *[common] comune
    }
    .colour = { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
        [yellow] giallo
       *[other] { $colour }
    }
    .question = { $decision ->
        [begin] { raiatea-decision-begin }
        [go] { raiatea-decision-go }
        [forest] { raiatea-decision-forest }
        [marae] { raiatea-decision-marae }
        [reef] { raiatea-decision-reef }
        [path] { raiatea-decision-path }
        [border] { raiatea-decision-border }
        [market] { raiatea-decision-market }
        [gather] { raiatea-decision-gather }
        [fetch] { raiatea-decision-fetch }
        [bonus] { raiatea-decision-bonus }
        [draw] { raiatea-decision-draw }
        [keep] { raiatea-decision-keep }
        [priests] { raiatea-decision-priests }
        [mission] { raiatea-decision-mission }
        [pay] { raiatea-decision-pay }
        [buy] { raiatea-decision-buy }
        [prepare] { raiatea-decision-prepare }
        [bid] { raiatea-decision-bid }
        [gift] { raiatea-decision-gift }
        [first] { raiatea-decision-first }
        [build] { raiatea-decision-build }
        [auction] { raiatea-decision-auction }
        [goods] { raiatea-decision-goods }
        [assistant] { raiatea-decision-assistant }
        [mask] { raiatea-decision-mask }
        [card] { raiatea-decision-card }
        [ready] { raiatea-decision-ready }
        [use] { raiatea-decision-use }
        [perform] { raiatea-decision-perform }
        [choose] { raiatea-decision-choose }
        [opponent] { raiatea-decision-opponent }
        [lose] { raiatea-decision-lose }
        [steal] { raiatea-decision-steal }
        [stop] { raiatea-decision-stop }
       *[other] { $decision }
    }

## What a player is asked

raiatea-decision-begin = Quali dei tuoi primi rituali conservi?
raiatea-decision-go = Quale luogo scegli? Ne sarai il Kahuna.
raiatea-decision-forest = Foresta: quale carta prendi?
raiatea-decision-forest-more = Foresta: fai altro, o hai finito?
raiatea-decision-marae = Marae: sacrifichi una merce per un tatuaggio, o peschi rituali?
raiatea-decision-marae-more = Marae: fai altro, o hai finito?
raiatea-decision-reef = Scogliera: usi uno sciamano o un arcobaleno riflesso, o hai finito?
raiatea-decision-path = Cammino degli Dei: quanti sacerdoti recluti?
raiatea-decision-path-more = Cammino degli Dei: fai altro, o hai finito?
raiatea-decision-border = Confine: quale maschera metti sul mercato in cambio di un’altra?
raiatea-decision-border-more = Confine: fai altro? Chi ha messo una maschera ne prende un’altra quando tutti sono pronti.
raiatea-decision-market = Mercato: vendi una merce, o assumi un assistente?
raiatea-decision-market-more = Mercato: fai altro, o hai finito?
raiatea-decision-gather = Quale merce porta il tuo raccoglitore?
raiatea-decision-fetch = Quale maschera prendi dal mercato?
raiatea-decision-bonus = Quale bonus prendi per la merce venduta?
raiatea-decision-draw = Da quale mazzo peschi i rituali?
raiatea-decision-keep = Quale dei rituali pescati conservi?
raiatea-decision-priests = Quanti sacerdoti recluti?
raiatea-decision-mission = Quale missione completi?
raiatea-decision-pay = Con che cosa paghi la missione?
raiatea-decision-buy = Paghi del mana per pescare rituali e conservarne uno?
raiatea-decision-prepare = Quali rituali metti in segreto nel sacchetto?
raiatea-decision-bid = Quanto mana offri in segreto? Finisce tutto nel sacchetto.
raiatea-decision-gift = Quale dono scegli?
raiatea-decision-first = Quale dei tuoi rituali di pari costo viene prima?
raiatea-decision-build = Quale missione completi? Oppure passi?
raiatea-decision-auction = Quanto mana offri in segreto? È speso in ogni caso.
raiatea-decision-goods = Quale merce prendi dal mercato?
raiatea-decision-assistant = Quale assistente prendi dal mercato?
raiatea-decision-mask = Quale maschera prendi dal mercato?
raiatea-decision-card = Quale carta Foresta prendi?
raiatea-decision-ready = Quale assistente riattivi?
raiatea-decision-use = Quale assistente usi?
raiatea-decision-perform = Quale rituale celebri senza pagare?
raiatea-decision-choose = Quale effetto scegli?
raiatea-decision-opponent = Quale avversario scegli?
raiatea-decision-lose = A che cosa rinunci?
raiatea-decision-steal = Che cosa rubi?
raiatea-decision-stop = Quale rituale annulli?

## What a player can choose

# $undone is the question that is left unanswered; another where it was answered already.
raiatea-action-done = { $undone ->
    [forest] Nessuna carta
    [gather] Nessuna merce
    [path] Nessun sacerdote
    [priests] Nessun sacerdote
    [border] Nessuno scambio
    [mission] Nessuna missione
    [draw] Non pescare
    [buy] Non pescare
    [perform] Nessun rituale
    [prepare] Chiudi il sacchetto e consegnalo
    [choose] Non pagare nulla
    [goods] Non prendere nessuna merce
    [assistant] Non prendere nessun assistente
    [fetch] Non prendere nessuna maschera
    [use] Non attivare nessuno
   *[other] Basta così
}
raiatea-action-pass = Passa per il resto della cerimonia
raiatea-action-gatherer = Usa un raccoglitore: una carta in più nella fila, e in aggiunta una merce della fila
raiatea-action-go = Scegli { raiatea-phrase.the-location }
raiatea-action-draw = { $deck ->
    [normal] { $mana ->
        [0] Pesca rituali normali
       *[other] Pesca rituali normali per { $mana } mana
    }
   *[forbidden] { $mana ->
        [0] Pesca rituali proibiti
       *[other] Pesca rituali proibiti per { $mana } mana
    }
}
raiatea-action-priests = { $count ->
    [one] Recluta { $count } sacerdote per { raiatea-phrase.pearls }
   *[other] Recluta { $count } sacerdoti per { raiatea-phrase.pearls }
}
raiatea-action-sacrifice = Sacrifica { raiatea-phrase.a-goods } per un tatuaggio
raiatea-action-sell = Vendi { raiatea-phrase.a-goods } ({ $text })
raiatea-action-merchant = Usa un mercante: il prezzo { raiatea-phrase.of-goods } sale in cima ({ $text })
raiatea-action-take = Prendi { raiatea-phrase.a-card }{ raiatea-phrase.scored }
raiatea-action-pay = Paga con { raiatea-phrase.a-card }
raiatea-action-lose = { $ritual ->
    [none] Cedi { raiatea-phrase.a-card }
   *[other] Cedi { $ritual } ({ $cost } mana)
}
raiatea-action-steal = Ruba { raiatea-phrase.a-card }
raiatea-action-hire = { $pearls ->
    [0] Assumi gratis { raiatea-phrase.an-assistant }
   *[other] Assumi { raiatea-phrase.an-assistant } per { raiatea-phrase.pearls }
}
raiatea-action-ready = Riattiva { raiatea-phrase.an-assistant }
raiatea-action-use = { $sent ->
    [yes] Attiva { raiatea-phrase.an-assistant }: { $text }
   *[no] Usa l’effetto A con { raiatea-phrase.an-assistant }: { $text }
}
raiatea-action-bonus = Gradino { $step }: { $text }
raiatea-action-gift = Dono: { $text }
raiatea-action-choose = { $text }
raiatea-action-opponent = Scegli { $player }
raiatea-action-bid = { $mana ->
    [0] Non offrire nulla
   *[other] Offri { $mana } mana
}
raiatea-action-complete = Completa la missione { $space } della statua { $statue } ({ raiatea-phrase.points }): { $text }
raiatea-action-keep = Conserva { $ritual } ({ $cost } mana): { $text }
raiatea-action-prepare = Prepara { $ritual } ({ $cost } mana): { $text }
raiatea-action-shaman = Usa uno sciamano e celebra { $ritual } ({ $cost } mana): { $text }
raiatea-action-perform = Celebra { $ritual } ({ $cost } mana): { $text }
raiatea-action-first = Prima { $ritual } ({ $cost } mana): { $text }
raiatea-action-stop = Annulla { $ritual } ({ $cost } mana): { $text }
raiatea-action-offer = Metti sul mercato { raiatea-phrase.the-mask }{ raiatea-phrase.scored }
raiatea-action-fetch = Prendi dal mercato { raiatea-phrase.the-mask }{ raiatea-phrase.scored }
raiatea-action-mirror = Accoppia { raiatea-phrase.the-mask } a un arcobaleno riflesso{ raiatea-phrase.scored }
raiatea-action-pick = { $treasure ->
    [none] Prendi { raiatea-phrase.a-card }{ raiatea-phrase.scored }
   *[other] Prendi { raiatea-phrase.a-card }{ raiatea-phrase.scored } + { $treasure }
}

## Headings over choices of one kind

raiatea-group-go = Scegliere un luogo
raiatea-group-draw = Pescare rituali
raiatea-group-priests = Reclutare sacerdoti
raiatea-group-sacrifice = Sacrificare una merce per un tatuaggio
raiatea-group-sell = Vendere una merce
raiatea-group-merchant = Usare un mercante
raiatea-group-take = Prendere una carta
raiatea-group-pay = Pagare
raiatea-group-lose = Cedere
raiatea-group-steal = Rubare
raiatea-group-hire = Assumere un assistente
raiatea-group-ready = Riattivare un assistente
raiatea-group-use = Usare un effetto A
raiatea-group-bonus = Prendere un bonus
raiatea-group-gift = Scegliere un dono
raiatea-group-choose = Scegliere un effetto
raiatea-group-opponent = Scegliere un avversario
raiatea-group-bid = Offrire mana in segreto
raiatea-group-complete = Completare una missione
raiatea-group-keep = Conservare un rituale
raiatea-group-prepare = Preparare un rituale
raiatea-group-shaman = Usare uno sciamano per celebrare un rituale
raiatea-group-perform = Celebrare un rituale
raiatea-group-first = Quale rituale viene prima
raiatea-group-stop = Annullare un rituale
raiatea-group-offer = Mettere una maschera sul mercato
raiatea-group-fetch = Prendere una maschera dal mercato
raiatea-group-mirror = Accoppiare un arcobaleno riflesso
raiatea-group-pick = Prendere una carta Foresta

## What has happened

raiatea-event-start = Comincia { $player }.
raiatea-event-round = Round di azioni { $round }: comincia { $player }.
raiatea-event-go = { $player } sceglie { raiatea-phrase.the-location }.
raiatea-event-roll = Dado per gli assistenti ({ raiatea-phrase.assistants }): { $die }.
raiatea-event-helped = { $player } ha abbastanza { raiatea-phrase.assistants }.
raiatea-event-reef-roll = Dado alla Scogliera: { $die }.
raiatea-event-forest = Nuove carte nella foresta: { $cards }.
raiatea-event-leftover = Il mercato riceve { raiatea-phrase.a-card } dalla foresta.
raiatea-event-new-forest-deck = Le merci del mercato diventano il nuovo mazzo della foresta.
raiatea-event-pick = { $player } prende { raiatea-phrase.a-card } dalla foresta.
raiatea-event-gatherer = { $player } usa un raccoglitore; si aggiunge alla fila: { raiatea-phrase.a-card }.
raiatea-event-gain = { $player } riceve { raiatea-phrase.thing }.
raiatea-event-lose = { $player } perde { raiatea-phrase.thing }.
raiatea-event-pay = { $player } paga { raiatea-phrase.thing }.
raiatea-event-rank = { $player } ora è { raiatea-phrase.rank }.
raiatea-event-mask = { $player } riceve { raiatea-phrase.the-mask }.
raiatea-event-lose-mask = { $player } cede { raiatea-phrase.the-mask }.
raiatea-event-pair = { $player } ha una coppia: { $mask }.
raiatea-event-mirror = { $player } accoppia { raiatea-phrase.the-mask } a un arcobaleno riflesso.
raiatea-event-draw = { $deck ->
    [normal] { $count ->
        [one] { $player } pesca { $count } rituale normale.
       *[other] { $player } pesca { $count } rituali normali.
    }
   *[forbidden] { $count ->
        [one] { $player } pesca { $count } rituale proibito.
       *[other] { $player } pesca { $count } rituali proibiti.
    }
}
raiatea-event-drawn = Peschi { $rituals }.
raiatea-event-keep = Conservi { $ritual }.
raiatea-event-kept = { $count ->
    [one] { $player } conserva { $count } rituale.
   *[other] { $player } conserva { $count } rituali.
}
raiatea-event-discard = { $player } scarta { $rituals }.
raiatea-event-new-deck = { $deck ->
    [normal] I rituali normali scartati formano un nuovo mazzo.
   *[forbidden] I rituali proibiti scartati formano un nuovo mazzo.
}
raiatea-event-sacrifice = { $player } sacrifica { raiatea-phrase.a-goods }.
raiatea-event-sell = { $player } vende { raiatea-phrase.a-goods }.
raiatea-event-bonus = { $player } prende il bonus del gradino { $step } per { raiatea-phrase.a-goods }.
raiatea-event-price = Il prezzo { raiatea-phrase.of-goods } ora è al gradino { $step }.
raiatea-event-hire = { $player } assume { raiatea-phrase.an-assistant }.
raiatea-event-merchant = { $player } usa un mercante per il prezzo { raiatea-phrase.of-goods }.
raiatea-event-shaman = { $player } usa uno sciamano.
raiatea-event-ready = { $player } riattiva { raiatea-phrase.an-assistant }.
raiatea-event-use = { $player } usa l’effetto A con { raiatea-phrase.an-assistant }.
raiatea-event-diver = { $player } usa un cercatore di perle per una seconda missione.
raiatea-event-offer = { $player } mette sul mercato { raiatea-phrase.the-mask }.
raiatea-event-fetch = { $player } prende dal mercato { raiatea-phrase.the-mask }.
raiatea-event-ceremony = Comincia la cerimonia { $number }.
raiatea-event-buy = { $player } paga { $mana } mana per pescare rituali.
raiatea-event-prepare = { $count ->
    [0] { $player } non prepara nessun rituale.
    [one] { $player } prepara { $count } rituale ({ $clips ->
        [one] { $clips } non comune
       *[other] { $clips } non comuni
    }).
   *[other] { $player } prepara { $count } rituali ({ $clips ->
        [one] { $clips } non comune
       *[other] { $clips } non comuni
    }).
}
raiatea-event-bid = { $mana ->
    [0] { $player } non offre nulla.
   *[other] { $player } offre { $mana } mana.
}
raiatea-event-order = Ordine cerimoniale: { $seats }.
raiatea-event-gift = { $gift ->
    [tattoo] { $player } sceglie in dono il tatuaggio.
    [goods] { $player } sceglie in dono la merce.
   *[pearls] { $player } sceglie in dono le perle.
}
raiatea-event-laid = Nella fila: { $ritual } ({ $cost } mana, { $player }).
raiatea-event-paid = Dal sacchetto { $cost } mana per { $ritual } ({ $player }).
raiatea-event-unpaid = { $ritual } ({ $player }) non viene pagato e fallisce.
raiatea-event-perform = { $player } celebra { $ritual }.
raiatea-event-bag = Il sacchetto riceve { $mana } mana.
raiatea-event-leftover-mana = Mana avanzato: { $mana }.
raiatea-event-permanent = { $ritual } resta davanti a { $player }.
raiatea-event-trigger = { $ritual } agisce per { $player }.
raiatea-event-opponent = { $player } sceglie { $opponent }.
raiatea-event-steal = { $player } ruba { raiatea-phrase.thing } a { $opponent }.
raiatea-event-steal-mask = { $player } ruba { raiatea-phrase.the-mask } a { $opponent }.
raiatea-event-stop = { $player } annulla { $ritual } ({ $opponent }).
raiatea-event-mission = { $player } completa una missione della statua { $statue }: { $mission }.
raiatea-event-auction = Una missione della statua { $statue } va all’asta.
raiatea-event-auction-bid = { $mana ->
    [0] { $player } non offre nulla.
   *[other] { $player } offre { $mana } mana.
}
raiatea-event-auction-won = { $player } vince l’asta con { $mana } mana.
raiatea-event-open = Ora si può costruire la statua { $statue }.
raiatea-event-pass = { $player } passa.
raiatea-event-third-ceremony = La terza cerimonia è conclusa: la partita finisce.

## Why something is not possible

# $decision is what the player is asked now.
raiatea-refusal-wrong-decision = Ora serve un’altra scelta. { raiatea-phrase.question }
raiatea-refusal-taken = In questo round { raiatea-phrase.seat } ha già preso { raiatea-phrase.the-location }.
raiatea-refusal-not-in-row = Questa carta non si trova nella fila.
raiatea-refusal-goods-only = Un raccoglitore porta merci, nessun’altra carta.
raiatea-refusal-no-gatherer = Non hai raccoglitori pronti.
raiatea-refusal-one-a-pick = A ogni scelta può aiutare un solo raccoglitore.
raiatea-refusal-no-goods = Ti manca la merce: { raiatea-phrase.goods }.
raiatea-refusal-enough = Qui l’hai già fatto quante volte è permesso.
raiatea-refusal-rank = Ti serve almeno il rango di { raiatea-phrase.rank }.
raiatea-refusal-empty = { $deck ->
    [normal] Non restano rituali normali da pescare.
   *[forbidden] Non restano rituali proibiti da pescare.
}
raiatea-refusal-no-shaman = Non hai sciamani pronti.
raiatea-refusal-not-in-hand = Non hai in mano “{ $ritual }”.
raiatea-refusal-too-expensive = “{ $ritual }” costa troppo: { $cost } mana, e qui il massimo è { $most }.
raiatea-refusal-no-mirror = Non hai un arcobaleno riflesso.
raiatea-refusal-no-loose = Non hai una maschera “{ $mask }” fuori da una coppia con un arcobaleno.
raiatea-refusal-pearls = Perle necessarie: { $need }; ne hai { $have }.
raiatea-refusal-track-full = Sul tracciato dei sacerdoti non c’è posto per tanti.
raiatea-refusal-not-on-market = Sul mercato non c’è la maschera “{ $mask }”.
raiatea-refusal-none-left = Non ce ne sono più.
raiatea-refusal-no-merchant = Non hai mercanti pronti.
raiatea-refusal-one-a-turn = In un turno si può usare un solo mercante.
raiatea-refusal-second-sacrifice = Per la seconda pesca serve prima un secondo sacrificio.
raiatea-refusal-at-top = Il prezzo { raiatea-phrase.of-goods } è già in cima.
raiatea-refusal-too-high = L’indicatore del prezzo è sotto il gradino { $step }.
raiatea-refusal-not-drawn = “{ $ritual }” non è tra i rituali che hai pescato.
raiatea-refusal-not-open = Qui non c’è una missione che si possa completare adesso.
raiatea-refusal-gone = Questo dono è già stato preso.
raiatea-refusal-condition = Non soddisfi la condizione di questa missione.
raiatea-refusal-done-before = Hai già completato una missione con questa condizione.
raiatea-refusal-cannot-pay = Non puoi pagare questa missione.
raiatea-refusal-auction-only = Questa missione si può solo vincere all’asta.
raiatea-refusal-different = Per questa missione le merci devono essere diverse: una così l’hai già pagata.
raiatea-refusal-enough-clips = { $most ->
    [one] Puoi preparare solo { $most } rituale; in più, solo rituali comuni.
   *[other] Puoi preparare solo { $most } rituali; in più, solo rituali comuni.
}
raiatea-refusal-mana = { $have ->
    [0] Non hai mana.
   *[other] Hai solo { $have } mana.
}
raiatea-refusal-not-equal = “{ $ritual }” non è uno dei tuoi rituali a cui tocca adesso.
raiatea-refusal-none-used = Non hai assistenti usati di questo tipo ({ raiatea-phrase.assistants }).
raiatea-refusal-none-own = Non ne hai.
raiatea-refusal-wrong-deck = “{ $ritual }” non è del mazzo di cui parla l’effetto.
raiatea-refusal-no-option = L’effetto non ha una scelta numero { $option }.
raiatea-refusal-not-possible = L’effetto non può riguardare { raiatea-phrase.seat }.
raiatea-refusal-none-there = Lì non c’è nulla del genere da rubare.
raiatea-refusal-hand-full = Non puoi tenere altri rituali.
raiatea-refusal-tile-gone = Questa missione non c’è più.
raiatea-refusal-pay-goods = Qui si paga con merci, non con maschere.
raiatea-refusal-pay-masks = Qui si paga con maschere, non con merci.
raiatea-refusal-equal = Merci uguali necessarie per questa missione: { $count }; di queste non ne hai abbastanza.
raiatea-refusal-not-laid = “{ $ritual }” non è un rituale avversario nella fila.

## What a mission still asks of who looks at it

raiatea-lacking = Manca ancora: { $things }.
raiatea-lacking-rank = il rango { raiatea-phrase.rank }
raiatea-lacking-equal = { $amount ->
    [one] { $amount } altra merce dello stesso tipo
   *[other] { $amount } altre merci dello stesso tipo
}
raiatea-lacking-different = { $amount ->
    [one] { $amount } altro tipo di merce
   *[other] { $amount } altri tipi di merci
}
raiatea-lacking-pair = { $amount ->
    [one] { $amount } coppia di maschere
   *[other] { $amount } coppie di maschere
}

## The result

raiatea-reason-third-ceremony = La terza cerimonia è conclusa.
raiatea-part-ranks = Ranghi
raiatea-part-rituals = Rituali
raiatea-part-missions = Missioni
raiatea-part-masks = Maschere
raiatea-tiebreak = In caso di parità decide l’ordine cerimoniale.

## Effects

# Who does it is in $scope; told: you, beside others; bare: as one of the things to choose from.
# $things are a list of what raiatea-effect-thing says, $effect is what one of the others says.
raiatea-effect-thing = { raiatea-phrase.thing }
raiatea-effect-thing-from = { $what ->
    [mana] { raiatea-phrase.thing }
    [pearl] { raiatea-phrase.thing }
    [tattoo] { raiatea-phrase.thing }
    [priest] { raiatea-phrase.thing }
    [card] { raiatea-phrase.thing } della fila
    [goods] { raiatea-phrase.thing } dal mercato
    [assistant] { raiatea-phrase.thing } dal mercato
    [mask] { raiatea-phrase.thing } dal mercato
    [uru] { raiatea-phrase.thing } dal mercato
    [taro] { raiatea-phrase.thing } dal mercato
    [mahi-mahi] { raiatea-phrase.thing } dal mercato
    [tiare] { raiatea-phrase.thing } dal mercato
    [gatherer] { raiatea-phrase.thing } dal mercato
    [merchant] { raiatea-phrase.thing } dal mercato
    [shaman] { raiatea-phrase.thing } dal mercato
   *[diver] { raiatea-phrase.thing } dal mercato
}
raiatea-effect-gain = { $scope ->
    [you] ricevi { $things }
    [told] ricevi { $things }
    [each-opponent] ogni avversario riceve { $things }
    [everyone] ogni giocatore riceve { $things }
    [one-opponent] un avversario a tua scelta riceve { $things }
   *[bare] ricevere { $things }
}
raiatea-effect-lose = { $scope ->
    [you] perdi { $things }
    [told] perdi { $things }
    [each-opponent] ogni avversario perde { $things }
    [everyone] ogni giocatore perde { $things }
    [one-opponent] un avversario a tua scelta perde { $things }
   *[bare] perdere { $things }
}
raiatea-effect-steal = { $scope ->
    [you] ruba { $things } a un avversario a tua scelta
    [told] rubi { $things } a un avversario a tua scelta
    [each-opponent] ogni avversario ruba { $things } a un altro giocatore
    [everyone] ogni giocatore ruba { $things } a un altro
    [one-opponent] un avversario a tua scelta ruba { $things } a un altro giocatore
   *[bare] rubare { $things } a un avversario a tua scelta
}
raiatea-effect-draw = { $scope ->
    [you] pesca rituali secondo il tuo rango e conservane { $amount }
    [told] peschi rituali secondo il tuo rango e ne conservi { $amount }
    [each-opponent] ogni avversario pesca rituali secondo il proprio rango e ne conserva { $amount }
    [everyone] ogni giocatore pesca rituali secondo il proprio rango e ne conserva { $amount }
    [one-opponent] un avversario a tua scelta pesca rituali secondo il proprio rango e ne conserva { $amount }
   *[bare] pescare rituali secondo il rango e conservarne { $amount }
}
raiatea-effect-perform = { $scope ->
    [you] celebra { raiatea-phrase.a-ritual } della tua mano senza pagare
    [told] celebri { raiatea-phrase.a-ritual } della tua mano senza pagare
    [each-opponent] ogni avversario celebra { raiatea-phrase.a-ritual } della propria mano senza pagare
    [everyone] ogni giocatore celebra { raiatea-phrase.a-ritual } della propria mano senza pagare
    [one-opponent] un avversario a tua scelta celebra { raiatea-phrase.a-ritual } della propria mano senza pagare
   *[bare] celebrare { raiatea-phrase.a-ritual } della propria mano senza pagare
}
raiatea-effect-ready = { $scope ->
    [you] riattiva { raiatea-phrase.your-assistants }
    [told] riattivi { raiatea-phrase.your-assistants }
    [each-opponent] ogni avversario riattiva { raiatea-phrase.own-assistants }
    [everyone] ogni giocatore riattiva { raiatea-phrase.own-assistants }
    [one-opponent] un avversario a tua scelta riattiva { raiatea-phrase.own-assistants }
   *[bare] riattivare { raiatea-phrase.so-many-assistants }
}
raiatea-effect-use = { $scope ->
    [you] usa l’effetto A di un tuo assistente{ raiatea-phrase.times }
    [told] usi l’effetto A di un tuo assistente{ raiatea-phrase.times }
    [each-opponent] ogni avversario usa l’effetto A di un proprio assistente{ raiatea-phrase.times }
    [everyone] ogni giocatore usa l’effetto A di un proprio assistente{ raiatea-phrase.times }
    [one-opponent] un avversario a tua scelta usa l’effetto A di un proprio assistente{ raiatea-phrase.times }
   *[bare] usare l’effetto A di un assistente{ raiatea-phrase.times }
}
raiatea-effect-mission = { $scope ->
    [you] completa una missione aperta
    [told] completi una missione aperta
    [each-opponent] ogni avversario può completare una missione aperta
    [everyone] ogni giocatore può completare una missione aperta
    [one-opponent] un avversario a tua scelta può completare una missione aperta
   *[bare] completare una missione aperta
}
raiatea-effect-path = { $scope ->
    [you] fai l’azione del Cammino degli Dei
    [told] fai l’azione del Cammino degli Dei
    [each-opponent] ogni avversario fa l’azione del Cammino degli Dei
    [everyone] ogni giocatore fa l’azione del Cammino degli Dei
    [one-opponent] un avversario a tua scelta fa l’azione del Cammino degli Dei
   *[bare] fare l’azione del Cammino degli Dei
}
raiatea-effect-bag = { $scope ->
    [you] metti nel sacchetto { $amount } mana della riserva
    [told] metti nel sacchetto { $amount } mana della riserva
    [each-opponent] ogni avversario mette nel sacchetto { $amount } mana della riserva
    [everyone] ogni giocatore mette nel sacchetto { $amount } mana della riserva
    [one-opponent] un avversario a tua scelta mette nel sacchetto { $amount } mana della riserva
   *[bare] mettere nel sacchetto { $amount } mana della riserva
}
raiatea-effect-bag-per-player = { $scope ->
    [you] metti nel sacchetto { $amount } mana della riserva per giocatore
    [told] metti nel sacchetto { $amount } mana della riserva per giocatore
    [each-opponent] ogni avversario mette nel sacchetto { $amount } mana della riserva per giocatore
    [everyone] ogni giocatore mette nel sacchetto { $amount } mana della riserva per giocatore
    [one-opponent] un avversario a tua scelta mette nel sacchetto { $amount } mana della riserva per giocatore
   *[bare] mettere nel sacchetto { $amount } mana della riserva per giocatore
}
raiatea-effect-points = { $scope ->
    [you] ottieni { raiatea-phrase.points } a fine partita
    [told] ottieni { raiatea-phrase.points } a fine partita
    [each-opponent] ogni avversario ottiene { raiatea-phrase.points } a fine partita
    [everyone] ogni giocatore ottiene { raiatea-phrase.points } a fine partita
    [one-opponent] un avversario a tua scelta ottiene { raiatea-phrase.points } a fine partita
   *[bare] ottenere { raiatea-phrase.points } a fine partita
}
raiatea-effect-stop = { $scope ->
    [you] scarta senza effetto un rituale avversario che attende ancora nella benedizione
    [told] scarti senza effetto un rituale avversario che attende ancora nella benedizione
    [each-opponent] ogni avversario scarta senza effetto un rituale di un altro giocatore che attende ancora nella benedizione
    [everyone] ogni giocatore scarta senza effetto un rituale di un altro che attende ancora nella benedizione
    [one-opponent] un avversario a tua scelta scarta senza effetto un rituale di un altro giocatore che attende ancora nella benedizione
   *[bare] scartare senza effetto un rituale avversario che attende ancora nella benedizione
}
raiatea-effect-choose = { $scope ->
    [you] scegli un effetto
    [told] scegli un effetto
    [each-opponent] ogni avversario sceglie un effetto
    [everyone] ogni giocatore sceglie un effetto
    [one-opponent] un avversario a tua scelta sceglie un effetto
   *[bare] scegliere un effetto
}
raiatea-effect-options = { $effect }: { $options }

# How often: $each is said by raiatea-effect-each.
raiatea-effect-for-each = { $effect } { $each }
raiatea-effect-for-each-bare = { $effect } { $each }
raiatea-effect-once-for-each = { $effect }, una volta { $each }
raiatea-effect-each = { $whose ->
    [your] { $per ->
        [1] { $counted ->
            [priest] per ogni tuo sacerdote
            [rank] per ogni tuo rango sopra Raatira
            [assistant] per ogni tuo assistente
            [gatherer] per ogni tuo raccoglitore
            [merchant] per ogni tuo mercante
            [shaman] per ogni tuo sciamano
            [diver] per ogni tuo cercatore di perle
            [pair] per ogni tua coppia di maschere
            [mask] per ogni tua maschera non accoppiata
            [mission] per ogni tua missione completata
            [goods] per ogni tua merce
           *[permanent] per ogni tuo rituale permanente
        }
       *[other] { $counted ->
            [priest] ogni { $per } tuoi sacerdoti
            [rank] ogni { $per } tuoi ranghi sopra Raatira
            [assistant] ogni { $per } tuoi assistenti
            [gatherer] ogni { $per } tuoi raccoglitori
            [merchant] ogni { $per } tuoi mercanti
            [shaman] ogni { $per } tuoi sciamani
            [diver] ogni { $per } tuoi cercatori di perle
            [pair] ogni { $per } tue coppie di maschere
            [mask] ogni { $per } tue maschere non accoppiate
            [mission] ogni { $per } tue missioni completate
            [goods] ogni { $per } tue merci
           *[permanent] ogni { $per } tuoi rituali permanenti
        }
    }
   *[their] { $per ->
        [1] { $counted ->
            [priest] per ogni proprio sacerdote
            [rank] per ogni proprio rango sopra Raatira
            [assistant] per ogni proprio assistente
            [gatherer] per ogni proprio raccoglitore
            [merchant] per ogni proprio mercante
            [shaman] per ogni proprio sciamano
            [diver] per ogni proprio cercatore di perle
            [pair] per ogni propria coppia di maschere
            [mask] per ogni propria maschera non accoppiata
            [mission] per ogni propria missione completata
            [goods] per ogni propria merce
           *[permanent] per ogni proprio rituale permanente
        }
       *[other] { $counted ->
            [priest] ogni { $per } propri sacerdoti
            [rank] ogni { $per } propri ranghi sopra Raatira
            [assistant] ogni { $per } propri assistenti
            [gatherer] ogni { $per } propri raccoglitori
            [merchant] ogni { $per } propri mercanti
            [shaman] ogni { $per } propri sciamani
            [diver] ogni { $per } propri cercatori di perle
            [pair] ogni { $per } proprie coppie di maschere
            [mask] ogni { $per } proprie maschere non accoppiate
            [mission] ogni { $per } proprie missioni completate
            [goods] ogni { $per } proprie merci
           *[permanent] ogni { $per } propri rituali permanenti
        }
    }
}
raiatea-effect-when = { $when ->
    [forest] nel tuo turno alla Foresta { $effect }
    [marae] nel tuo turno al Marae { $effect }
    [reef] nel tuo turno alla Scogliera { $effect }
    [path] nel tuo turno al Cammino degli Dei { $effect }
    [border] nel tuo turno al Confine { $effect }
    [market] nel tuo turno al Mercato { $effect }
   *[ceremony] all’inizio di ogni cerimonia { $effect }
}
raiatea-effect-and = { $first } e { $last }
raiatea-effect-or = { $first } oppure { $last }
raiatea-effect-then = { $first }; { $last }

# The same in a few words, for what the owner gets.
raiatea-short-draw = { $amount ->
    [one] { $amount } rituale
   *[other] { $amount } rituali
}
raiatea-short-perform = { $pile ->
    [normal] celebra un rituale normale{ raiatea-phrase.at-most }
    [forbidden] celebra un rituale proibito{ raiatea-phrase.at-most }
   *[any] celebra un rituale{ raiatea-phrase.at-most }
}
raiatea-short-ready = { $amount ->
    [one] { $amount } assistente di nuovo pronto
   *[other] { $amount } assistenti di nuovo pronti
}
raiatea-short-use = { $amount ->
    [1] effetto A
   *[other] { $amount } effetti A
}
raiatea-short-mission = una missione
raiatea-short-path = azione del Cammino
raiatea-short-points = { raiatea-phrase.points }

## Cards and tiles

raiatea-ritual = { raiatea-phrase.type }, { $deck ->
    [normal] normale
   *[forbidden] proibito
}, { $cost } mana. { $text }
raiatea-mask = { $text } ({ raiatea-phrase.colour })
raiatea-mask-mission = { $sort ->
    [pearl] { raiatea-phrase.points } per ogni tua missione di perle
    [mana] { raiatea-phrase.points } per ogni tua missione di mana
    [goods] { raiatea-phrase.points } per ogni tua missione di merci
   *[conditional] { raiatea-phrase.points } per ogni tua missione con condizione
}
raiatea-mask-assistant = { $assistant ->
    [gatherer] { raiatea-phrase.points } per ogni tuo raccoglitore
    [merchant] { raiatea-phrase.points } per ogni tuo mercante
    [shaman] { raiatea-phrase.points } per ogni tuo sciamano
   *[diver] { raiatea-phrase.points } per ogni tuo cercatore di perle
}
raiatea-mask-colour = { raiatea-phrase.points } per ogni colore tra le tue coppie, al massimo { $most }
raiatea-mask-mirror = fa coppia con una maschera singola qualsiasi
raiatea-mission-equal = { $amount } merci uguali
raiatea-mission-different = { $amount } merci diverse
raiatea-mission-auction = asta di mana
raiatea-mission-rank = almeno { raiatea-phrase.rank }
raiatea-mission-need = { $need ->
    [priest] { $amount ->
        [one] almeno { $amount } sacerdote
       *[other] almeno { $amount } sacerdoti
    }
    [assistant] { $amount ->
        [one] almeno { $amount } assistente
       *[other] almeno { $amount } assistenti
    }
    [gatherer] { $amount ->
        [one] almeno { $amount } raccoglitore
       *[other] almeno { $amount } raccoglitori
    }
    [merchant] { $amount ->
        [one] almeno { $amount } mercante
       *[other] almeno { $amount } mercanti
    }
    [shaman] { $amount ->
        [one] almeno { $amount } sciamano
       *[other] almeno { $amount } sciamani
    }
    [diver] { $amount ->
        [one] almeno { $amount } cercatore di perle
       *[other] almeno { $amount } cercatori di perle
    }
   *[pair] { $amount ->
        [one] almeno { $amount } coppia di maschere
       *[other] almeno { $amount } coppie di maschere
    }
}

## Names

raiatea-name-goods = { raiatea-phrase.goods }
raiatea-name-assistant = { $assistant ->
    [gatherer] raccoglitore
    [merchant] mercante
    [shaman] sciamano
   *[diver] cercatore di perle
}
raiatea-name-location = { $location ->
    [forest] Foresta
    [marae] Marae
    [reef] Scogliera
    [path] Cammino degli Dei
    [border] Confine
   *[market] Mercato
}
raiatea-name-rank = { raiatea-phrase.rank }
raiatea-name-deck = { $deck ->
    [normal] normali
   *[forbidden] proibiti
}
raiatea-name-ritual-type = { raiatea-phrase.type }
raiatea-name-gift = { $kind ->
    [tattoo] tatuaggio
    [goods] merce
   *[pearls] perle
}
raiatea-name-mirror = arcobaleno riflesso

## Options

raiatea-option-edition = dove i regolamenti divergono: la lettura della maggioranza, o quella italiana, tedesca o francese [R1]
raiatea-option-priests_start = sacerdoti all’inizio [R1]
raiatea-option-second_draw_free = la seconda pesca del Kahuna al Marae non richiede un secondo sacrificio [R12]
raiatea-option-kahuna_assistant_free = uno dei due assistenti del Kahuna è gratis [R17]
raiatea-option-several_merchants = in un turno al mercato si possono usare più mercanti [R22]
raiatea-option-diver_anytime = i cercatori di perle aiutano con le missioni in ogni momento [R24]
raiatea-option-several_divers = i cercatori di perle aiutano in ogni turno della costruzione, non una volta sola [R24]
raiatea-option-leftover_mana = dove va il mana che avanza quando un rituale non si può pagare [R29]
raiatea-option-repeat_conditions = la stessa condizione si può soddisfare più volte [R34]
raiatea-option-tane = con i rituali di Tane, che danneggiano gli avversari [R4]
raiatea-option-oracle = tutte le missioni si vedono dall’inizio [R5]
raiatea-option-mana_shortage = il mana pagato per i rituali e nelle aste non va nel sacchetto [R36]
raiatea-option-suspense = non si vede quanto mana c’è nel sacchetto [R37]
raiatea-option-deck = carte e tessere tue: deck=@FILE [R42]
raiatea-option-screens = ciò che sta dietro gli altri schermi [R1]

## Configurazioni

raiatea-preset-first_game = Prima partita
raiatea-preset-first_game-text = Il gioco base, senza le regole avanzate (Tane, Oracolo, Carenza di mana).
raiatea-preset-as_printed = Come da regolamento
raiatea-preset-as_printed-text = Ciò che sta dietro gli schermi e nel sacchetto è nascosto: devi ricordartelo.
raiatea-preset-open_information = Informazioni aperte
raiatea-preset-open_information-text = Tutti vedono mana, perle, merci e missioni di tutti, e il mana nel sacchetto.
raiatea-preset-italian = Edizione italiana
raiatea-preset-italian-text = Secondo il regolamento italiano: un cercatore di perle aiuta con ogni missione, non solo nel passo di costruzione.
raiatea-preset-german = Edizione tedesca
raiatea-preset-german-text = Secondo il regolamento tedesco: la seconda pesca del Kahuna richiede un secondo sacrificio, e ognuno può usare un solo cercatore di perle per costruzione.
raiatea-preset-french = Edizione francese
raiatea-preset-french-text = Secondo il regolamento francese: un sacerdote dall’inizio, un assistente gratis per il Kahuna, più mercanti in un turno, la stessa condizione più volte, e il mana che avanza quando un rituale non si può pagare torna nella riserva.
