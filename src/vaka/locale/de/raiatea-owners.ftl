### Words of decks of one's own that the cards of the game do not need.

## Effects

# As in raiatea.ftl: $scope says who does it, $effect is what another effect says.
raiatea-effect-send = { $scope ->
    [you] du sendest { $amount } deiner Helfer für den Effekt B aus
    [told] du sendest { $amount } deiner Helfer für den Effekt B aus
    [each-opponent] alle anderen senden je { $amount } ihrer Helfer für den Effekt B aus
    [everyone] alle senden je { $amount } ihrer Helfer für den Effekt B aus
    [one-opponent] eine andere Person deiner Wahl sendet { $amount } ihrer Helfer für den Effekt B aus
   *[bare] { $amount } Helfer für den Effekt B aussenden
}
raiatea-effect-roll = { $scope ->
    [you] du würfelst
    [told] du würfelst
    [each-opponent] alle anderen würfeln
    [everyone] alle würfeln
    [one-opponent] eine andere Person deiner Wahl würfelt
   *[bare] würfeln
}
raiatea-effect-raise = { $amount ->
    [one] der Preis von { raiatea-phrase.goods } steigt um { $amount } Stufe
   *[other] der Preis von { raiatea-phrase.goods } steigt um { $amount } Stufen
}
raiatea-effect-lower = { $amount ->
    [one] der Preis von { raiatea-phrase.goods } fällt um { $amount } Stufe
   *[other] der Preis von { raiatea-phrase.goods } fällt um { $amount } Stufen
}
raiatea-effect-reveal = die Aufträge der Statue { $amount } werden aufgedeckt
raiatea-effect-pay = { $scope ->
    [you] du darfst { $things } bezahlen
    [told] du darfst { $things } bezahlen
    [each-opponent] alle anderen dürfen je { $things } bezahlen
    [everyone] alle dürfen je { $things } bezahlen
    [one-opponent] eine andere Person deiner Wahl darf { $things } bezahlen
   *[bare] { $things } bezahlen
}
raiatea-effect-bid = alle bieten geheim Mana, das in den Opfersack kommt
raiatea-effect-pay-for = { $effect }; dafür: { $inside }
raiatea-effect-bid-for = { $effect }; das höchste Gebot bringt: { $inside }
raiatea-effect-repeated = { $times }-mal: { $effect }

# A condition: $counted, $compared and $amount, or $rank.
raiatea-effect-if = { $scope ->
    [you] falls du { $condition } hast
    [told] falls du { $condition } hast
    [each-opponent] alle anderen, die { $condition } haben
    [everyone] alle, die { $condition } haben
    [one-opponent] eine andere Person deiner Wahl, falls sie { $condition } hat
   *[bare] wenn man { $condition } hat
}
raiatea-effect-if-players = falls { $condition } mitspielen
raiatea-effect-if-die = falls der Würfel { $condition } zeigt
raiatea-effect-condition = { $compared ->
    [least] mindestens { $count }
    [fewer] weniger als { $count }
   *[most] höchstens { $count }
}
raiatea-effect-condition-rank = { $compared ->
    [least] mindestens den Rang { raiatea-phrase.rank }
   *[fewer] einen Rang unter { raiatea-phrase.rank }
}
raiatea-effect-count = { $counted ->
    [priest] { $amount } Priester
    [assistant] { $amount } Helfer
    [gatherer] { $amount ->
        [one] { $amount } Sammlerin
       *[other] { $amount } Sammlerinnen
    }
    [merchant] { $amount } Händler
    [shaman] { $amount } Schamanen
    [diver] { $amount } Perlentaucher
    [pair] { $amount ->
        [one] { $amount } Maskenpaar
       *[other] { $amount } Maskenpaare
    }
    [mask] { $amount ->
        [one] { $amount } einzelne Maske
       *[other] { $amount } einzelne Masken
    }
    [mission] { $amount ->
        [one] { $amount } erfüllten Auftrag
       *[other] { $amount } erfüllte Aufträge
    }
    [goods] { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    }
    [kind] { $amount ->
        [one] { $amount } Warensorte
       *[other] { $amount } Warensorten
    }
    [player] { $amount ->
        [one] { $amount } Person
       *[other] { $amount } Personen
    }
    [pip] { $amount }
   *[permanent] { $amount ->
        [one] { $amount } permanentes Ritual
       *[other] { $amount } permanente Rituale
    }
}
# What is counted and belongs to nobody, or is no card.
raiatea-effect-each-other = { $counted ->
    [player] { $per ->
        [1] für jede Person, die mitspielt
       *[other] für je { $per } Personen, die mitspielen
    }
    [pip] { $per ->
        [1] für jedes Auge des Würfels
       *[other] für je { $per } Augen des Würfels
    }
   *[kind] { $per ->
        [1] für jede { raiatea-phrase.whose } Warensorten
       *[other] für je { $per } { raiatea-phrase.whose } Warensorten
    }
}
raiatea-effect-when-other = { $when ->
    [location] { $effect }, wenn du an irgendeinem Ort am Zug bist
    [round] { $effect }, jeweils zu Beginn einer Aktionsrunde
    [bid] { $effect }, sobald bei einem Fest die Gebote offen sind
    [blessing] { $effect }, sobald bei einem Fest die Rituale ausliegen
   *[building] { $effect }, jeweils zu Beginn des Bauens bei einem Fest
}

## What happens

raiatea-event-die = { $player } würfelt: { $die }.
raiatea-event-reveal = Die Aufträge der Statue { $statue } werden aufgedeckt.
raiatea-event-send = { $player } sendet { raiatea-phrase.an-assistant } aus.
raiatea-event-give-up = { $player } legt { $ritual } aus der Hand ab.
raiatea-event-offering = Ein Ritual lässt alle Mana bieten.
raiatea-event-offering-won = { $player } bietet am meisten: { $mana } Mana.
