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
        [uru] Uru
        [taro] Taro
        [mahi-mahi] Mahi-mahi
       *[tiare] Tiare
    }
    .a-goods = { $goods ->
        [uru] ein Uru
        [taro] einen Taro
        [mahi-mahi] einen Mahi-mahi
       *[tiare] eine Tiare
    }
    .no-goods = { $goods ->
        [uru] kein Uru
        [taro] keinen Taro
        [mahi-mahi] keinen Mahi-mahi
       *[tiare] keine Tiare
    }
    .assistant = { $assistant ->
        [gatherer] Sammlerin
        [merchant] Händler
        [shaman] Schamane
       *[diver] Perlentaucher
    }
    .the-assistant = { $assistant ->
        [gatherer] Sammlerin
        [merchant] Händler
        [shaman] Schamanen
       *[diver] Perlentaucher
    }
    .an-assistant = { $assistant ->
        [gatherer] eine Sammlerin
        [merchant] einen Händler
        [shaman] einen Schamanen
       *[diver] einen Perlentaucher
    }
    .assistants = { $assistant ->
        [gatherer] Sammlerinnen
        [merchant] Händler
        [shaman] Schamanen
       *[diver] Perlentaucher
    }
    .card = { $card ->
        [none] Nichts
        [uru] Uru
        [taro] Taro
        [mahi-mahi] Mahi-mahi
        [tiare] Tiare
        [gatherer] Sammlerin
        [merchant] Händler
        [shaman] Schamanen
        [diver] Perlentaucher
        [mirror] Regenbogenspiegel
       *[other] Maske von { $card }
    }
    .a-card = { $card ->
        [none] nichts
        [uru] ein Uru
        [taro] einen Taro
        [mahi-mahi] einen Mahi-mahi
        [tiare] eine Tiare
        [gatherer] eine Sammlerin
        [merchant] einen Händler
        [shaman] einen Schamanen
        [diver] einen Perlentaucher
        [mirror] einen Regenbogenspiegel
       *[other] die Maske von { $card }
    }
    .mask = { $mask ->
        [mirror] Regenbogenspiegel
       *[other] Maske von { $mask }
    }
    .the-mask = { $mask ->
        [mirror] einen Regenbogenspiegel
       *[other] die Maske von { $mask }
    }
    .scored = { $score ->
        [none] { "" }
       *[other] { " " }(ein Paar zählt: { $score })
    }
    .location = { $location ->
        [forest] Wald
        [marae] Marae
        [reef] Muschelriff
        [path] Pfad der Götter
        [border] Nachbarschaft
       *[market] Marktplatz
    }
    .the-location = { $location ->
        [forest] den Wald
        [marae] das Marae
        [reef] das Muschelriff
        [path] den Pfad der Götter
        [border] die Nachbarschaft
       *[market] den Marktplatz
    }
    .rank = { $rank ->
        [raatira] Raatira
        [ariki] Ariki
        [arioi] Arioi
       *[tahua] Tahua
    }
    .thing = { $what ->
        [mana] { $amount } Mana
        [pearl] { $amount ->
            [one] { $amount } Perle
           *[other] { $amount } Perlen
        }
        [tattoo] { $amount ->
            [one] { $amount } Tattoo
           *[other] { $amount } Tattoos
        }
        [priest] { $amount } Priester
        [ritual] { $amount ->
            [one] { $amount } Ritual
           *[other] { $amount } Rituale
        }
        [goods] { $amount ->
            [one] { $amount } Ware
           *[other] { $amount } Waren
        }
        [assistant] { $amount } Helfer
        [mask] { $amount ->
            [one] { $amount } Maske
           *[other] { $amount } Masken
        }
        [card] { $amount ->
            [one] { $amount } Waldkarte
           *[other] { $amount } Waldkarten
        }
        [uru] { $amount } Uru
        [taro] { $amount } Taro
        [mahi-mahi] { $amount } Mahi-mahi
        [tiare] { $amount } Tiare
        [gatherer] { $amount ->
            [one] { $amount } Sammlerin
           *[other] { $amount } Sammlerinnen
        }
        [merchant] { $amount } Händler
        [shaman] { $amount } Schamanen
       *[diver] { $amount } Perlentaucher
    }
    .pearls = { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perlen
    }
    .points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .whose = { $whose ->
        [your] deiner
       *[their] ihrer
    }
    .counted = { $counted ->
        [priest] Priester
        [rank] Ränge über Raatira
        [assistant] Helfer
        [gatherer] Sammlerinnen
        [merchant] Händler
        [shaman] Schamanen
        [diver] Perlentaucher
        [pair] Maskenpaare
        [mask] einzelnen Masken
        [mission] erfüllten Aufträge
        [goods] Waren
       *[permanent] permanenten Rituale
    }
    .a-ritual = { $pile ->
        [normal] ein normales Ritual{ raiatea-phrase.at-most }
        [forbidden] ein verbotenes Ritual{ raiatea-phrase.at-most }
       *[any] ein Ritual{ raiatea-phrase.at-most }
    }
    .at-most = { $limit ->
        [0] { "" }
       *[other] { " " }(höchstens { $limit } Mana)
    }
    .times = { $amount ->
        [1] { "" }
       *[other] { $amount }-mal{ " " }
    }
    .type = { $type ->
        [personal] persönlich
        [permanent] permanent
        [interactive] interaktiv
       *[common] allgemein
    }
    .colour = { $colour ->
        [red] rot
        [blue] blau
        [green] grün
        [yellow] gelb
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

raiatea-decision-begin = Welche deiner ersten Rituale behältst du?
raiatea-decision-go = Welchen Ort wählst du? Du bist dort Kahuna.
raiatea-decision-forest = Wald: Welche Karte nimmst du?
raiatea-decision-forest-more = Wald: Machst du noch etwas, oder bist du fertig?
raiatea-decision-marae = Marae: Opferst du eine Ware für ein Tattoo, oder ziehst du Rituale?
raiatea-decision-marae-more = Marae: Machst du noch etwas, oder bist du fertig?
raiatea-decision-reef = Muschelriff: Setzt du einen Schamanen oder einen Regenbogenspiegel ein, oder bist du fertig?
raiatea-decision-path = Pfad der Götter: Wie viele Priester bildest du aus?
raiatea-decision-path-more = Pfad der Götter: Machst du noch etwas, oder bist du fertig?
raiatea-decision-border = Nachbarschaft: Welche Maske legst du auf den Markt, um eine andere zu nehmen?
raiatea-decision-border-more = Nachbarschaft: Noch etwas? Wer eine Maske hingelegt hat, nimmt eine andere, sobald alle so weit sind.
raiatea-decision-market = Marktplatz: Verkaufst du eine Ware, oder wirbst du einen Helfer an?
raiatea-decision-market-more = Marktplatz: Machst du noch etwas, oder bist du fertig?
raiatea-decision-gather = Welche Ware bringt deine Sammlerin?
raiatea-decision-fetch = Welche Maske nimmst du vom Markt?
raiatea-decision-bonus = Welchen Bonus nimmst du für die verkaufte Ware?
raiatea-decision-draw = Von welchem Stapel ziehst du Rituale?
raiatea-decision-keep = Welches der gezogenen Rituale behältst du?
raiatea-decision-priests = Wie viele Priester bildest du aus?
raiatea-decision-mission = Welchen Auftrag erfüllst du?
raiatea-decision-pay = Womit bezahlst du den Auftrag?
raiatea-decision-buy = Bezahlst du Mana, um Rituale zu ziehen und eines zu behalten?
raiatea-decision-prepare = Welche Rituale legst du geheim in den Opfersack?
raiatea-decision-bid = Wie viel Mana bietest du geheim? Alles kommt in den Opfersack.
raiatea-decision-gift = Welches Geschenk wählst du?
raiatea-decision-first = Welches deiner gleich teuren Rituale kommt zuerst?
raiatea-decision-build = Welchen Auftrag erfüllst du? Oder passt du?
raiatea-decision-auction = Wie viel Mana bietest du geheim? Es ist in jedem Fall ausgegeben.
raiatea-decision-goods = Welche Ware nimmst du vom Markt?
raiatea-decision-assistant = Welchen Helfer nimmst du vom Markt?
raiatea-decision-mask = Welche Maske nimmst du vom Markt?
raiatea-decision-card = Welche Waldkarte nimmst du?
raiatea-decision-ready = Welchen Helfer machst du wieder bereit?
raiatea-decision-use = Welchen Helfer setzt du ein?
raiatea-decision-perform = Welches Ritual führst du kostenlos aus?
raiatea-decision-choose = Welchen Effekt wählst du?
raiatea-decision-opponent = Wen wählst du?
raiatea-decision-lose = Was gibst du ab?
raiatea-decision-steal = Was stiehlst du?
raiatea-decision-stop = Welches Ritual verhinderst du?

## What a player can choose

# $undone is the question that is left unanswered; another where it was answered already.
raiatea-action-done = { $undone ->
    [forest] Keine Karte
    [gather] Keine Ware
    [path] Kein Priester
    [priests] Kein Priester
    [border] Kein Tausch
    [mission] Kein Auftrag
    [draw] Nicht ziehen
    [buy] Nicht ziehen
    [perform] Kein Ritual
    [prepare] Opfersack schließen und abgeben
    [choose] Nichts bezahlen
    [goods] Keine Ware nehmen
    [assistant] Keinen Helfer nehmen
    [fetch] Keine Maske nehmen
    [use] Keinen Helfer einsetzen
   *[other] Fertig
}
raiatea-action-pass = Für den Rest des Fests passen
raiatea-action-gatherer = Sammlerin aussenden: eine Karte mehr in der Auslage und zusätzlich eine Ware daraus
raiatea-action-go = { raiatea-phrase.location } wählen
raiatea-action-draw = { $deck ->
    [normal] { $mana ->
        [0] Normale Rituale ziehen
       *[other] Normale Rituale für { $mana } Mana ziehen
    }
   *[forbidden] { $mana ->
        [0] Verbotene Rituale ziehen
       *[other] Verbotene Rituale für { $mana } Mana ziehen
    }
}
raiatea-action-priests = { $count } Priester für { raiatea-phrase.pearls } ausbilden
raiatea-action-sacrifice = { raiatea-phrase.goods } für ein Tattoo opfern
raiatea-action-sell = { raiatea-phrase.goods } verkaufen ({ $text })
raiatea-action-merchant = Händler aussenden: Preis von { raiatea-phrase.goods } ganz nach oben ({ $text })
raiatea-action-take = { raiatea-phrase.card } nehmen{ raiatea-phrase.scored }
raiatea-action-pay = { raiatea-phrase.card } bezahlen
raiatea-action-lose = { $ritual ->
    [none] { raiatea-phrase.card } abgeben
   *[other] { $ritual } ({ $cost } Mana) abgeben
}
raiatea-action-steal = { raiatea-phrase.card } stehlen
raiatea-action-hire = { $pearls ->
    [0] { raiatea-phrase.the-assistant } kostenlos anwerben
   *[other] { raiatea-phrase.the-assistant } für { raiatea-phrase.pearls } anwerben
}
raiatea-action-ready = { raiatea-phrase.the-assistant } wieder bereit machen
raiatea-action-use = { $sent ->
    [yes] Effekt B nutzen ({ raiatea-phrase.assistant }): { $text }
   *[no] Effekt A nutzen ({ raiatea-phrase.assistant }): { $text }
}
raiatea-action-bonus = Stufe { $step }: { $text }
raiatea-action-gift = Geschenk: { $text }
raiatea-action-choose = { $text }
raiatea-action-opponent = { $player } wählen
raiatea-action-bid = { $mana ->
    [0] Nichts bieten
   *[other] { $mana } Mana bieten
}
raiatea-action-complete = Auftrag { $space } an Statue { $statue } erfüllen ({ raiatea-phrase.points }): { $text }
raiatea-action-keep = { $ritual } behalten ({ $cost } Mana): { $text }
raiatea-action-prepare = { $ritual } vorbereiten ({ $cost } Mana): { $text }
raiatea-action-shaman = Schamanen aussenden und { $ritual } ausführen ({ $cost } Mana): { $text }
raiatea-action-perform = { $ritual } ausführen ({ $cost } Mana): { $text }
raiatea-action-first = Zuerst { $ritual } ({ $cost } Mana): { $text }
raiatea-action-stop = { $ritual } verhindern ({ $cost } Mana): { $text }
raiatea-action-offer = { raiatea-phrase.mask } auf den Markt legen{ raiatea-phrase.scored }
raiatea-action-fetch = { raiatea-phrase.mask } vom Markt nehmen{ raiatea-phrase.scored }
raiatea-action-mirror = Paar bilden: Regenbogenspiegel und { raiatea-phrase.mask }{ raiatea-phrase.scored }
raiatea-action-pick = { $treasure ->
    [none] { raiatea-phrase.card } nehmen{ raiatea-phrase.scored }
   *[other] { raiatea-phrase.card } nehmen{ raiatea-phrase.scored } + { $treasure }
}

## Headings over choices of one kind

raiatea-group-go = Einen Ort wählen
raiatea-group-draw = Rituale ziehen
raiatea-group-priests = Priester ausbilden
raiatea-group-sacrifice = Eine Ware für ein Tattoo opfern
raiatea-group-sell = Eine Ware verkaufen
raiatea-group-merchant = Einen Händler aussenden
raiatea-group-take = Eine Karte nehmen
raiatea-group-pay = Bezahlen
raiatea-group-lose = Abgeben
raiatea-group-steal = Stehlen
raiatea-group-hire = Einen Helfer anwerben
raiatea-group-ready = Einen Helfer wieder bereit machen
raiatea-group-use = Einen Effekt A nutzen
raiatea-group-bonus = Einen Bonus nehmen
raiatea-group-gift = Ein Geschenk wählen
raiatea-group-choose = Einen Effekt wählen
raiatea-group-opponent = Jemanden wählen
raiatea-group-bid = Geheim Mana bieten
raiatea-group-complete = Einen Auftrag erfüllen
raiatea-group-keep = Ein Ritual behalten
raiatea-group-prepare = Ein Ritual vorbereiten
raiatea-group-shaman = Einen Schamanen aussenden und ein Ritual ausführen
raiatea-group-perform = Ein Ritual ausführen
raiatea-group-first = Welches Ritual zuerst kommt
raiatea-group-stop = Ein Ritual verhindern
raiatea-group-offer = Eine Maske auf den Markt legen
raiatea-group-fetch = Eine Maske vom Markt nehmen
raiatea-group-mirror = Einen Regenbogenspiegel einsetzen
raiatea-group-pick = Eine Waldkarte nehmen

## What has happened

raiatea-event-start = { $player } beginnt.
raiatea-event-round = Aktionsrunde { $round }: { $player } beginnt.
raiatea-event-go = { $player } wählt { raiatea-phrase.the-location }.
raiatea-event-roll = Der Würfel für die { raiatea-phrase.assistants } zeigt { $die }.
raiatea-event-helped = { $player } hat genug { raiatea-phrase.assistants }.
raiatea-event-reef-roll = Der Würfel am Muschelriff zeigt { $die }.
raiatea-event-forest = Neu im Wald: { $cards }.
raiatea-event-leftover = Der Markt bekommt { raiatea-phrase.a-card } aus dem Wald.
raiatea-event-new-forest-deck = Waren vom Markt bilden den neuen Waldstapel.
raiatea-event-pick = { $player } nimmt { raiatea-phrase.a-card } aus dem Wald.
raiatea-event-gatherer = { $player } sendet eine Sammlerin aus und legt in die Auslage: { raiatea-phrase.a-card }.
raiatea-event-gain = { $player } bekommt { raiatea-phrase.thing }.
raiatea-event-lose = { $player } verliert { raiatea-phrase.thing }.
raiatea-event-pay = { $player } bezahlt { raiatea-phrase.thing }.
raiatea-event-rank = { $player } ist jetzt { raiatea-phrase.rank }.
raiatea-event-mask = { $player } bekommt { raiatea-phrase.the-mask }.
raiatea-event-lose-mask = { $player } gibt { raiatea-phrase.the-mask } ab.
raiatea-event-pair = { $player } hat ein Paar: { $mask }.
raiatea-event-mirror = { $player } bildet ein Paar: Regenbogenspiegel und { raiatea-phrase.mask }.
raiatea-event-draw = { $deck ->
    [normal] { $count ->
        [one] { $player } zieht { $count } normales Ritual.
       *[other] { $player } zieht { $count } normale Rituale.
    }
   *[forbidden] { $count ->
        [one] { $player } zieht { $count } verbotenes Ritual.
       *[other] { $player } zieht { $count } verbotene Rituale.
    }
}
raiatea-event-drawn = Du ziehst { $rituals }.
raiatea-event-keep = Du behältst { $ritual }.
raiatea-event-kept = { $count ->
    [one] { $player } behält { $count } Ritual.
   *[other] { $player } behält { $count } Rituale.
}
raiatea-event-discard = { $player } legt { $rituals } ab.
raiatea-event-new-deck = { $deck ->
    [normal] Die abgelegten normalen Rituale bilden einen neuen Stapel.
   *[forbidden] Die abgelegten verbotenen Rituale bilden einen neuen Stapel.
}
raiatea-event-sacrifice = { $player } opfert { raiatea-phrase.a-goods }.
raiatea-event-sell = { $player } verkauft { raiatea-phrase.a-goods }.
raiatea-event-bonus = { $player } nimmt den Bonus der Stufe { $step } ({ raiatea-phrase.goods }).
raiatea-event-price = Der Preis von { raiatea-phrase.goods } steht jetzt auf Stufe { $step }.
raiatea-event-hire = { $player } wirbt { raiatea-phrase.an-assistant } an.
raiatea-event-merchant = { $player } sendet einen Händler aus, für den Preis von { raiatea-phrase.goods }.
raiatea-event-shaman = { $player } sendet einen Schamanen aus.
raiatea-event-ready = { $player } macht { raiatea-phrase.an-assistant } wieder bereit.
raiatea-event-use = { $player } nutzt den Effekt A ({ raiatea-phrase.assistant }).
raiatea-event-diver = { $player } sendet einen Perlentaucher aus, für einen zweiten Auftrag.
raiatea-event-offer = { $player } legt { raiatea-phrase.the-mask } auf den Markt.
raiatea-event-fetch = { $player } nimmt { raiatea-phrase.the-mask } vom Markt.
raiatea-event-ceremony = Fest { $number } beginnt.
raiatea-event-buy = { $player } bezahlt { $mana } Mana, um Rituale zu ziehen.
raiatea-event-prepare = { $count ->
    [0] { $player } bereitet kein Ritual vor.
    [one] { $player } bereitet { $count } Ritual vor (nicht allgemein: { $clips }).
   *[other] { $player } bereitet { $count } Rituale vor (nicht allgemein: { $clips }).
}
raiatea-event-bid = { $mana ->
    [0] { $player } bietet nichts.
   *[other] { $player } bietet { $mana } Mana.
}
raiatea-event-order = Gunst der Götter: { $seats }.
raiatea-event-gift = { $gift ->
    [tattoo] { $player } wählt das Tattoo als Geschenk.
    [goods] { $player } wählt die Ware als Geschenk.
   *[pearls] { $player } wählt die Perlen als Geschenk.
}
raiatea-event-laid = In der Reihe: { $ritual } ({ $cost } Mana, { $player }).
raiatea-event-paid = { $cost } Mana aus dem Opfersack für { $ritual } ({ $player }).
raiatea-event-unpaid = { $ritual } ({ $player }) wird nicht bezahlt und scheitert.
raiatea-event-perform = { $player } führt { $ritual } aus.
raiatea-event-bag = Der Opfersack bekommt { $mana } Mana.
raiatea-event-leftover-mana = Übriges Mana: { $mana }.
raiatea-event-permanent = { $ritual } bleibt vor { $player } liegen.
raiatea-event-trigger = { $ritual } wirkt für { $player }.
raiatea-event-opponent = { $player } wählt { $opponent }.
raiatea-event-steal = { $player } stiehlt { $opponent } { raiatea-phrase.thing }.
raiatea-event-steal-mask = { $player } stiehlt { $opponent } { raiatea-phrase.the-mask }.
raiatea-event-stop = { $player } verhindert { $ritual } ({ $opponent }).
raiatea-event-mission = { $player } erfüllt einen Auftrag an Statue { $statue }: { $mission }.
raiatea-event-auction = Ein Auftrag an Statue { $statue } wird versteigert.
raiatea-event-auction-bid = { $mana ->
    [0] { $player } bietet nichts.
   *[other] { $player } bietet { $mana } Mana.
}
raiatea-event-auction-won = { $player } ersteigert den Auftrag mit { $mana } Mana.
raiatea-event-open = Statue { $statue } kann jetzt gebaut werden.
raiatea-event-pass = { $player } passt.
raiatea-event-third-ceremony = Das dritte Fest ist vorbei: Das Spiel endet.

## Why something is not possible

# $decision is what the player is asked now.
raiatea-refusal-wrong-decision = Jetzt steht eine andere Entscheidung an. { raiatea-phrase.question }
raiatea-refusal-taken = { raiatea-phrase.seat } hat in dieser Runde schon { raiatea-phrase.the-location } gewählt.
raiatea-refusal-not-in-row = Diese Karte liegt nicht in der Auslage.
raiatea-refusal-goods-only = Eine Sammlerin bringt Waren, keine andere Karte.
raiatea-refusal-no-gatherer = Du hast keine Sammlerin, die bereit ist.
raiatea-refusal-one-a-pick = Beim Nehmen einer Karte kann nur eine Sammlerin helfen.
raiatea-refusal-no-goods = Du hast { raiatea-phrase.no-goods }.
raiatea-refusal-enough = Das hast du hier schon so oft getan, wie du darfst.
raiatea-refusal-rank = Dafür brauchst du mindestens den Rang { raiatea-phrase.rank }.
raiatea-refusal-empty = { $deck ->
    [normal] Es gibt keine normalen Rituale mehr zu ziehen.
   *[forbidden] Es gibt keine verbotenen Rituale mehr zu ziehen.
}
raiatea-refusal-no-shaman = Du hast keinen Schamanen, der bereit ist.
raiatea-refusal-not-in-hand = Du hast „{ $ritual }“ nicht auf der Hand.
raiatea-refusal-too-expensive = „{ $ritual }“ ist zu teuer: Es kostet { $cost } Mana, erlaubt sind höchstens { $most }.
raiatea-refusal-no-mirror = Du hast keinen Regenbogenspiegel.
raiatea-refusal-no-loose = Du hast keine Maske „{ $mask }“ außerhalb eines Paares mit Spiegel.
raiatea-refusal-pearls = Du brauchst { $need } Perlen und hast { $have }.
raiatea-refusal-track-full = Auf der Priesterleiste ist kein Platz für so viele.
raiatea-refusal-not-on-market = Auf dem Markt liegt keine Maske „{ $mask }“.
raiatea-refusal-none-left = Davon gibt es nichts mehr.
raiatea-refusal-no-merchant = Du hast keinen Händler, der bereit ist.
raiatea-refusal-one-a-turn = In einem Zug kann nur ein Händler ausgesandt werden.
raiatea-refusal-second-sacrifice = Für das zweite Ziehen musst du zuerst ein zweites Mal opfern.
raiatea-refusal-at-top = Der Preis von { raiatea-phrase.goods } ist schon ganz oben.
raiatea-refusal-too-high = Der Preismarker steht unter Stufe { $step }.
raiatea-refusal-not-drawn = „{ $ritual }“ ist nicht unter den gezogenen Ritualen.
raiatea-refusal-not-open = Hier ist kein Auftrag, der jetzt erfüllt werden kann.
raiatea-refusal-gone = Dieses Geschenk ist schon weg.
raiatea-refusal-condition = Du erfüllst die Bedingung dieses Auftrags nicht.
raiatea-refusal-done-before = Einen Auftrag mit dieser Bedingung hast du schon erfüllt.
raiatea-refusal-cannot-pay = Du kannst diesen Auftrag nicht bezahlen.
raiatea-refusal-auction-only = Diesen Auftrag gibt es nur in einer Versteigerung.
raiatea-refusal-different = Für diesen Auftrag müssen die Waren verschieden sein: Von dieser hast du schon eine bezahlt.
raiatea-refusal-enough-clips = { $most ->
    [one] Du kannst nur { $most } Ritual vorbereiten, dazu nur noch allgemeine.
   *[other] Du kannst nur { $most } Rituale vorbereiten, dazu nur noch allgemeine.
}
raiatea-refusal-mana = { $have ->
    [0] Du hast kein Mana.
   *[other] Du hast nur { $have } Mana.
}
raiatea-refusal-not-equal = „{ $ritual }“ ist keines deiner Rituale, die jetzt an der Reihe sind.
raiatea-refusal-none-used = Du hast keine ausgesandten { raiatea-phrase.assistants }.
raiatea-refusal-none-own = Davon hast du nichts.
raiatea-refusal-wrong-deck = „{ $ritual }“ ist nicht aus dem Stapel, den der Effekt nennt.
raiatea-refusal-no-option = Der Effekt hat keine Möglichkeit Nummer { $option }.
raiatea-refusal-not-possible = Der Effekt kann { raiatea-phrase.seat } nicht treffen.
raiatea-refusal-none-there = Davon gibt es dort nichts zu stehlen.
raiatea-refusal-hand-full = Mehr Rituale kannst du nicht halten.
raiatea-refusal-tile-gone = Dieser Auftrag ist schon weg.
raiatea-refusal-pay-goods = Hier wird mit Waren bezahlt, nicht mit Masken.
raiatea-refusal-pay-masks = Hier wird mit Masken bezahlt, nicht mit Waren.
raiatea-refusal-equal = Für diesen Auftrag brauchst du gleiche Waren, und zwar { $count }: So viele hast du davon nicht.
raiatea-refusal-not-laid = „{ $ritual }“ ist kein fremdes Ritual in der Reihe.

## What a mission still asks of who looks at it

raiatea-lacking = Es fehlt noch: { $things }.
raiatea-lacking-rank = der Rang { raiatea-phrase.rank }
raiatea-lacking-equal = { $amount ->
    [one] { $amount } weitere Ware derselben Sorte
   *[other] { $amount } weitere Waren derselben Sorte
}
raiatea-lacking-different = { $amount ->
    [one] { $amount } andere Warensorte
   *[other] { $amount } andere Warensorten
}
raiatea-lacking-pair = { $amount ->
    [one] { $amount } Maskenpaar
   *[other] { $amount } Maskenpaare
}

## The result

raiatea-reason-third-ceremony = Das dritte Fest ist vorbei.
raiatea-part-ranks = Ränge
raiatea-part-rituals = Rituale
raiatea-part-missions = Aufträge
raiatea-part-masks = Masken
raiatea-tiebreak = Bei Gleichstand entscheidet die Gunst der Götter.

## Effects

# Who does it is in $scope; told: you, beside others; bare: as one of the things to choose from.
# $things are a list of what raiatea-effect-thing says, $effect is what one of the others says.
raiatea-effect-thing = { raiatea-phrase.thing }
raiatea-effect-thing-from = { $what ->
    [mana] { raiatea-phrase.thing }
    [pearl] { raiatea-phrase.thing }
    [tattoo] { raiatea-phrase.thing }
    [priest] { raiatea-phrase.thing }
    [card] { raiatea-phrase.thing } aus der Auslage
    [goods] { raiatea-phrase.thing } vom Markt
    [assistant] { raiatea-phrase.thing } vom Markt
    [mask] { raiatea-phrase.thing } vom Markt
    [uru] { raiatea-phrase.thing } vom Markt
    [taro] { raiatea-phrase.thing } vom Markt
    [mahi-mahi] { raiatea-phrase.thing } vom Markt
    [tiare] { raiatea-phrase.thing } vom Markt
    [gatherer] { raiatea-phrase.thing } vom Markt
    [merchant] { raiatea-phrase.thing } vom Markt
    [shaman] { raiatea-phrase.thing } vom Markt
   *[diver] { raiatea-phrase.thing } vom Markt
}
raiatea-effect-gain = { $scope ->
    [you] du bekommst { $things }
    [told] du bekommst { $things }
    [each-opponent] alle anderen bekommen je { $things }
    [everyone] alle bekommen je { $things }
    [one-opponent] eine andere Person deiner Wahl bekommt { $things }
   *[bare] { $things } bekommen
}
raiatea-effect-lose = { $scope ->
    [you] du verlierst { $things }
    [told] du verlierst { $things }
    [each-opponent] alle anderen verlieren je { $things }
    [everyone] alle verlieren je { $things }
    [one-opponent] eine andere Person deiner Wahl verliert { $things }
   *[bare] { $things } verlieren
}
raiatea-effect-steal = { $scope ->
    [you] du stiehlst einer anderen Person deiner Wahl { $things }
    [told] du stiehlst einer anderen Person deiner Wahl { $things }
    [each-opponent] alle anderen stehlen je einer anderen Person { $things }
    [everyone] alle stehlen je einer anderen Person { $things }
    [one-opponent] eine andere Person deiner Wahl stiehlt jemandem { $things }
   *[bare] einer anderen Person deiner Wahl { $things } stehlen
}
raiatea-effect-draw = { $scope ->
    [you] du ziehst Rituale nach deinem Rang und behältst { $amount }
    [told] du ziehst Rituale nach deinem Rang und behältst { $amount }
    [each-opponent] alle anderen ziehen Rituale nach ihrem Rang und behalten je { $amount }
    [everyone] alle ziehen Rituale nach ihrem Rang und behalten je { $amount }
    [one-opponent] eine andere Person deiner Wahl zieht Rituale nach ihrem Rang und behält { $amount }
   *[bare] Rituale nach Rang ziehen und { $amount } behalten
}
raiatea-effect-perform = { $scope ->
    [you] du führst kostenlos { raiatea-phrase.a-ritual } aus deiner Hand aus
    [told] du führst kostenlos { raiatea-phrase.a-ritual } aus deiner Hand aus
    [each-opponent] alle anderen führen kostenlos { raiatea-phrase.a-ritual } aus ihrer Hand aus
    [everyone] alle führen kostenlos { raiatea-phrase.a-ritual } aus ihrer Hand aus
    [one-opponent] eine andere Person deiner Wahl führt kostenlos { raiatea-phrase.a-ritual } aus ihrer Hand aus
   *[bare] kostenlos { raiatea-phrase.a-ritual } aus der Hand ausführen
}
raiatea-effect-ready = { $scope ->
    [you] du machst { $amount } deiner Helfer wieder bereit
    [told] du machst { $amount } deiner Helfer wieder bereit
    [each-opponent] alle anderen machen je { $amount } ihrer Helfer wieder bereit
    [everyone] alle machen je { $amount } ihrer Helfer wieder bereit
    [one-opponent] eine andere Person deiner Wahl macht { $amount } ihrer Helfer wieder bereit
   *[bare] { $amount } Helfer wieder bereit machen
}
raiatea-effect-use = { $scope ->
    [you] du nutzt { raiatea-phrase.times }den Effekt A eines deiner Helfer
    [told] du nutzt { raiatea-phrase.times }den Effekt A eines deiner Helfer
    [each-opponent] alle anderen nutzen { raiatea-phrase.times }den Effekt A eines ihrer Helfer
    [everyone] alle nutzen { raiatea-phrase.times }den Effekt A eines ihrer Helfer
    [one-opponent] eine andere Person deiner Wahl nutzt { raiatea-phrase.times }den Effekt A eines ihrer Helfer
   *[bare] { raiatea-phrase.times }den Effekt A eines Helfers nutzen
}
raiatea-effect-mission = { $scope ->
    [you] du erfüllst einen offenen Auftrag
    [told] du erfüllst einen offenen Auftrag
    [each-opponent] alle anderen dürfen je einen offenen Auftrag erfüllen
    [everyone] alle dürfen je einen offenen Auftrag erfüllen
    [one-opponent] eine andere Person deiner Wahl darf einen offenen Auftrag erfüllen
   *[bare] einen offenen Auftrag erfüllen
}
raiatea-effect-path = { $scope ->
    [you] du führst die Aktion des Pfads der Götter aus
    [told] du führst die Aktion des Pfads der Götter aus
    [each-opponent] alle anderen führen die Aktion des Pfads der Götter aus
    [everyone] alle führen die Aktion des Pfads der Götter aus
    [one-opponent] eine andere Person deiner Wahl führt die Aktion des Pfads der Götter aus
   *[bare] die Aktion des Pfads der Götter ausführen
}
raiatea-effect-bag = { $scope ->
    [you] du legst { $amount } Mana aus dem Vorrat in den Opfersack
    [told] du legst { $amount } Mana aus dem Vorrat in den Opfersack
    [each-opponent] alle anderen legen je { $amount } Mana aus dem Vorrat in den Opfersack
    [everyone] alle legen je { $amount } Mana aus dem Vorrat in den Opfersack
    [one-opponent] eine andere Person deiner Wahl legt { $amount } Mana aus dem Vorrat in den Opfersack
   *[bare] { $amount } Mana aus dem Vorrat in den Opfersack legen
}
raiatea-effect-bag-per-player = { $scope ->
    [you] du legst { $amount } Mana pro Person aus dem Vorrat in den Opfersack
    [told] du legst { $amount } Mana pro Person aus dem Vorrat in den Opfersack
    [each-opponent] alle anderen legen je { $amount } Mana pro Person aus dem Vorrat in den Opfersack
    [everyone] alle legen je { $amount } Mana pro Person aus dem Vorrat in den Opfersack
    [one-opponent] eine andere Person deiner Wahl legt { $amount } Mana pro Person aus dem Vorrat in den Opfersack
   *[bare] { $amount } Mana pro Person aus dem Vorrat in den Opfersack legen
}
raiatea-effect-points = { $scope ->
    [you] du bekommst am Spielende { raiatea-phrase.points }
    [told] du bekommst am Spielende { raiatea-phrase.points }
    [each-opponent] alle anderen bekommen am Spielende je { raiatea-phrase.points }
    [everyone] alle bekommen am Spielende je { raiatea-phrase.points }
    [one-opponent] eine andere Person deiner Wahl bekommt am Spielende { raiatea-phrase.points }
   *[bare] am Spielende { raiatea-phrase.points } bekommen
}
raiatea-effect-stop = { $scope ->
    [you] du legst ein fremdes Ritual, das beim Segen noch wartet, ohne Wirkung ab
    [told] du legst ein fremdes Ritual, das beim Segen noch wartet, ohne Wirkung ab
    [each-opponent] alle anderen legen je ein fremdes Ritual, das beim Segen noch wartet, ohne Wirkung ab
    [everyone] alle legen je ein fremdes Ritual, das beim Segen noch wartet, ohne Wirkung ab
    [one-opponent] eine andere Person deiner Wahl legt ein fremdes Ritual, das beim Segen noch wartet, ohne Wirkung ab
   *[bare] ein fremdes Ritual, das beim Segen noch wartet, ohne Wirkung ablegen
}
raiatea-effect-choose = { $scope ->
    [you] du wählst einen Effekt
    [told] du wählst einen Effekt
    [each-opponent] alle anderen wählen je einen Effekt
    [everyone] alle wählen je einen Effekt
    [one-opponent] eine andere Person deiner Wahl wählt einen Effekt
   *[bare] einen Effekt wählen
}
raiatea-effect-options = { $effect }: { $options }

# How often: $each is said by raiatea-effect-each.
raiatea-effect-for-each = { $effect } { $each }
raiatea-effect-for-each-bare = { $each } { $effect }
raiatea-effect-once-for-each = { $effect }, einmal { $each }
raiatea-effect-each = { $per ->
    [1] { $counted ->
        [priest] für jeden { raiatea-phrase.whose } { raiatea-phrase.counted }
        [rank] für jeden { raiatea-phrase.whose } { raiatea-phrase.counted }
        [assistant] für jeden { raiatea-phrase.whose } { raiatea-phrase.counted }
        [gatherer] für jede { raiatea-phrase.whose } { raiatea-phrase.counted }
        [merchant] für jeden { raiatea-phrase.whose } { raiatea-phrase.counted }
        [shaman] für jeden { raiatea-phrase.whose } { raiatea-phrase.counted }
        [diver] für jeden { raiatea-phrase.whose } { raiatea-phrase.counted }
        [pair] für jedes { raiatea-phrase.whose } { raiatea-phrase.counted }
        [mask] für jede { raiatea-phrase.whose } { raiatea-phrase.counted }
        [mission] für jeden { raiatea-phrase.whose } { raiatea-phrase.counted }
        [goods] für jede { raiatea-phrase.whose } { raiatea-phrase.counted }
       *[permanent] für jedes { raiatea-phrase.whose } { raiatea-phrase.counted }
    }
   *[other] für je { $per } { raiatea-phrase.whose } { raiatea-phrase.counted }
}
raiatea-effect-when = { $when ->
    [forest] { $effect }, wenn du im Wald am Zug bist
    [marae] { $effect }, wenn du am Marae am Zug bist
    [reef] { $effect }, wenn du am Muschelriff am Zug bist
    [path] { $effect }, wenn du auf dem Pfad der Götter am Zug bist
    [border] { $effect }, wenn du in der Nachbarschaft am Zug bist
    [market] { $effect }, wenn du auf dem Marktplatz am Zug bist
   *[ceremony] { $effect }, jeweils zu Beginn eines Fests
}
raiatea-effect-and = { $first } und { $last }
raiatea-effect-or = { $first } oder { $last }
raiatea-effect-then = { $first }; { $last }

# The same in a few words, for what the owner gets.
raiatea-short-draw = { $amount ->
    [one] { $amount } Ritual
   *[other] { $amount } Rituale
}
raiatea-short-perform = { $pile ->
    [normal] normales Ritual ausführen{ raiatea-phrase.at-most }
    [forbidden] verbotenes Ritual ausführen{ raiatea-phrase.at-most }
   *[any] Ritual ausführen{ raiatea-phrase.at-most }
}
raiatea-short-ready = { $amount ->
    [one] { $amount } Helfer wieder bereit
   *[other] { $amount } Helfer wieder bereit
}
raiatea-short-use = { $amount ->
    [1] Effekt A
   *[other] { $amount }-mal Effekt A
}
raiatea-short-mission = ein Auftrag
raiatea-short-path = Pfad-Aktion
raiatea-short-points = { raiatea-phrase.points }

## Cards and tiles

raiatea-ritual = { raiatea-phrase.type }, { $deck ->
    [normal] normal
   *[forbidden] verboten
}, { $cost } Mana. { $text }
raiatea-mask = { $text } ({ raiatea-phrase.colour })
raiatea-mask-mission = { $sort ->
    [pearl] { raiatea-phrase.points } für jeden deiner Perlenaufträge
    [mana] { raiatea-phrase.points } für jeden deiner Manaaufträge
    [goods] { raiatea-phrase.points } für jeden deiner Warenaufträge
   *[conditional] { raiatea-phrase.points } für jeden deiner Bedingungsaufträge
}
raiatea-mask-assistant = { $assistant ->
    [gatherer] { raiatea-phrase.points } für jede deiner Sammlerinnen
    [merchant] { raiatea-phrase.points } für jeden deiner Händler
    [shaman] { raiatea-phrase.points } für jeden deiner Schamanen
   *[diver] { raiatea-phrase.points } für jeden deiner Perlentaucher
}
raiatea-mask-colour = { raiatea-phrase.points } für jede Farbe unter deinen Paaren, höchstens { $most }
raiatea-mask-mirror = bildet mit jeder einzelnen Maske ein Paar
raiatea-mission-equal = { $amount } gleiche Waren
raiatea-mission-different = { $amount } verschiedene Waren
raiatea-mission-auction = Mana-Auktion
raiatea-mission-rank = mindestens { raiatea-phrase.rank }
raiatea-mission-need = { $need ->
    [priest] mindestens { $amount } Priester
    [assistant] mindestens { $amount } Helfer
    [gatherer] { $amount ->
        [one] mindestens { $amount } Sammlerin
       *[other] mindestens { $amount } Sammlerinnen
    }
    [merchant] mindestens { $amount } Händler
    [shaman] { $amount ->
        [one] mindestens { $amount } Schamane
       *[other] mindestens { $amount } Schamanen
    }
    [diver] mindestens { $amount } Perlentaucher
   *[pair] { $amount ->
        [one] mindestens { $amount } Maskenpaar
       *[other] mindestens { $amount } Maskenpaare
    }
}

## Names

raiatea-name-goods = { raiatea-phrase.goods }
raiatea-name-assistant = { raiatea-phrase.assistant }
raiatea-name-location = { raiatea-phrase.location }
raiatea-name-rank = { raiatea-phrase.rank }
raiatea-name-deck = { $deck ->
    [normal] normal
   *[forbidden] verboten
}
raiatea-name-ritual-type = { raiatea-phrase.type }
raiatea-name-gift = { $kind ->
    [tattoo] Tattoo
    [goods] Ware
   *[pearls] Perlen
}
raiatea-name-mirror = Regenbogenspiegel

## Options

raiatea-option-edition = wo die Regelhefte sich widersprechen: Lesart der Mehrheit oder die italienische, deutsche oder französische [R1]
raiatea-option-priests_start = Priester zu Beginn [R1]
raiatea-option-second_draw_free = das zweite Ziehen des Kahuna am Marae braucht kein zweites Opfer [R12]
raiatea-option-kahuna_assistant_free = einer der beiden Helfer des Kahuna ist kostenlos [R17]
raiatea-option-several_merchants = in einem Zug am Marktplatz dürfen mehrere Händler ausgesandt werden [R22]
raiatea-option-diver_anytime = Perlentaucher helfen bei Aufträgen jederzeit [R24]
raiatea-option-several_divers = Perlentaucher helfen in jedem Zug des Bauens, nicht nur einmal je Fest [R24]
raiatea-option-leftover_mana = wohin Mana kommt, das übrig ist, wenn ein Ritual nicht bezahlt werden kann [R29]
raiatea-option-repeat_conditions = dieselbe Bedingung darf mehrmals erfüllt werden [R34]
raiatea-option-tane = mit den Ritualen des Tane, die anderen schaden [R4]
raiatea-option-oracle = alle Aufträge sind von Anfang an zu sehen [R5]
raiatea-option-mana_shortage = Mana für gekaufte Rituale und Auktionen kommt nicht in den Opfersack [R36]
raiatea-option-suspense = wie viel Mana im Opfersack ist, wird nicht gezeigt [R37]
raiatea-option-deck = eigene Karten und Plättchen: deck=@DATEI [R42]
raiatea-option-screens = was hinter den anderen Sichtschirmen liegt [R1]

## Voreinstellungen

raiatea-preset-first_game = Erste Partie
raiatea-preset-first_game-text = Das Grundspiel, ohne die Regeln für Fortgeschrittene (Tane, Orakel, Mana-Mangel).
raiatea-preset-as_printed = Wie gedruckt
raiatea-preset-as_printed-text = Was hinter den Sichtschirmen und im Opfersack liegt, ist verdeckt; du musst es dir merken.
raiatea-preset-open_information = Offene Informationen
raiatea-preset-open_information-text = Alle sehen Mana, Perlen, Waren und Aufträge von allen und das Mana im Opfersack.
raiatea-preset-italian = Italienische Ausgabe
raiatea-preset-italian-text = Nach dem italienischen Regelheft: Ein Perlentaucher hilft bei jedem Auftrag, nicht nur beim Bauen auf einem Fest.
raiatea-preset-german = Deutsche Ausgabe
raiatea-preset-german-text = Nach dem deutschen Regelheft: Das zweite Ziehen des Kahuna braucht ein zweites Opfer, und alle dürfen je Fest nur einen Perlentaucher aussenden.
raiatea-preset-french = Französische Ausgabe
raiatea-preset-french-text = Nach dem französischen Regelheft: ein Priester von Beginn an, ein kostenloser Helfer für den Kahuna, mehrere Händler in einem Zug, dieselbe Bedingung mehrmals, und was an Mana übrig ist, wenn ein Ritual nicht bezahlt werden kann, kommt in den Vorrat.
