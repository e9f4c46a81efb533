### Words of decks of one's own that the cards of the game do not need.

## Effects

# As in raiatea.ftl: $scope says who does it, $effect is what another effect says.
raiatea-effect-send = { $scope ->
    [you] attiva { raiatea-phrase.your-assistants } per l’effetto B
    [told] attivi { raiatea-phrase.your-assistants } per l’effetto B
    [each-opponent] ogni avversario attiva { raiatea-phrase.own-assistants } per l’effetto B
    [everyone] ogni giocatore attiva { raiatea-phrase.own-assistants } per l’effetto B
    [one-opponent] un avversario a tua scelta attiva { raiatea-phrase.own-assistants } per l’effetto B
   *[bare] attivare { raiatea-phrase.so-many-assistants } per l’effetto B
}
raiatea-effect-roll = { $scope ->
    [you] lancia il dado
    [told] lanci il dado
    [each-opponent] ogni avversario lancia il dado
    [everyone] ogni giocatore lancia il dado
    [one-opponent] un avversario a tua scelta lancia il dado
   *[bare] lanciare il dado
}
raiatea-effect-raise = { $amount ->
    [one] il prezzo { raiatea-phrase.of-goods } sale di { $amount } gradino
   *[other] il prezzo { raiatea-phrase.of-goods } sale di { $amount } gradini
}
raiatea-effect-lower = { $amount ->
    [one] il prezzo { raiatea-phrase.of-goods } scende di { $amount } gradino
   *[other] il prezzo { raiatea-phrase.of-goods } scende di { $amount } gradini
}
raiatea-effect-reveal = le missioni della statua { $amount } vengono rivelate
raiatea-effect-pay = { $scope ->
    [you] puoi pagare { $things }
    [told] puoi pagare { $things }
    [each-opponent] ogni avversario può pagare { $things }
    [everyone] ogni giocatore può pagare { $things }
    [one-opponent] un avversario a tua scelta può pagare { $things }
   *[bare] pagare { $things }
}
raiatea-effect-bid = tutti offrono in segreto mana, che va nel sacchetto
raiatea-effect-pay-for = { $effect }; in cambio: { $inside }
raiatea-effect-bid-for = { $effect }; l’offerta più alta porta: { $inside }
raiatea-effect-repeated = { $times } volte: { $effect }

# A condition: $counted, $compared and $amount, or $rank.
raiatea-effect-if = { $scope ->
    [you] se hai { $condition }
    [told] se hai { $condition }
    [each-opponent] ogni avversario con { $condition }
    [everyone] ogni giocatore con { $condition }
    [one-opponent] un avversario a tua scelta, se ha { $condition }
   *[bare] con { $condition }
}
raiatea-effect-if-players = con { $condition }
raiatea-effect-if-die = se il dado mostra { $condition }
raiatea-effect-condition = { $compared ->
    [least] almeno { $count }
    [fewer] meno di { $count }
   *[most] al massimo { $count }
}
raiatea-effect-condition-rank = { $compared ->
    [least] almeno il rango di { raiatea-phrase.rank }
   *[fewer] un rango inferiore a { raiatea-phrase.rank }
}
raiatea-effect-count = { $counted ->
    [priest] { $amount ->
        [one] { $amount } sacerdote
       *[other] { $amount } sacerdoti
    }
    [assistant] { $amount ->
        [one] { $amount } assistente
       *[other] { $amount } assistenti
    }
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
    [diver] { $amount ->
        [one] { $amount } cercatore di perle
       *[other] { $amount } cercatori di perle
    }
    [pair] { $amount ->
        [one] { $amount } coppia di maschere
       *[other] { $amount } coppie di maschere
    }
    [mask] { $amount ->
        [one] { $amount } maschera non accoppiata
       *[other] { $amount } maschere non accoppiate
    }
    [mission] { $amount ->
        [one] { $amount } missione completata
       *[other] { $amount } missioni completate
    }
    [goods] { $amount ->
        [one] { $amount } merce
       *[other] { $amount } merci
    }
    [kind] { $amount ->
        [one] { $amount } tipo di merci
       *[other] { $amount } tipi di merci
    }
    [player] { $amount ->
        [one] { $amount } giocatore
       *[other] { $amount } giocatori
    }
    [pip] { $amount }
   *[permanent] { $amount ->
        [one] { $amount } rituale permanente
       *[other] { $amount } rituali permanenti
    }
}
# What is counted and belongs to nobody, or is no card.
raiatea-effect-each-other = { $counted ->
    [player] { $per ->
        [1] per ogni giocatore
       *[other] ogni { $per } giocatori
    }
    [pip] { $per ->
        [1] per ogni punto del dado
       *[other] ogni { $per } punti del dado
    }
   *[kind] { $whose ->
        [your] { $per ->
            [1] per ogni tipo delle tue merci
           *[other] ogni { $per } tipi delle tue merci
        }
       *[their] { $per ->
            [1] per ogni tipo delle proprie merci
           *[other] ogni { $per } tipi delle proprie merci
        }
    }
}
raiatea-effect-when-other = { $when ->
    [location] nel tuo turno in qualsiasi luogo { $effect }
    [round] all’inizio di ogni round azione { $effect }
    [bid] quando le offerte di una cerimonia sono scoperte { $effect }
    [blessing] quando i rituali di una cerimonia sono disposti { $effect }
   *[building] all’inizio della costruzione di ogni cerimonia { $effect }
}

## What happens

raiatea-event-die = { $player } lancia il dado: { $die }.
raiatea-event-reveal = Le missioni della statua { $statue } vengono rivelate.
raiatea-event-send = { $player } attiva { raiatea-phrase.an-assistant }.
raiatea-event-give-up = { $player } scarta { $ritual } dalla mano.
raiatea-event-offering = Un rituale fa offrire mana a tutti.
raiatea-event-offering-won = { $player } fa l’offerta più alta: { $mana } mana.
