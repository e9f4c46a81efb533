### Rapa Nui: the words of the game.

## Cards and crops

rapanui-crop-fish = Fisch
rapanui-crop-mulberry = Maulbeeren
rapanui-crop-sweet-potato = Kartoffeln
rapanui-crop-grain = Getreide

# The same in the plural, and masculine one and all.
rapanui-card-woodcutter = Holzfäller
rapanui-card-priest = Priester
rapanui-card-moai = Moai
rapanui-card-fish = Fischsammler
rapanui-card-mulberry = Maulbeersammler
rapanui-card-sweet-potato = Kartoffelsammler
rapanui-card-grain = Getreidesammler

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
    .counted-cards = { $count ->
        [one] einen { rapanui-phrase.card }
       *[other] { $count } { rapanui-phrase.card }
    }
    .next = { $under ->
        [none] danach neue Spalte
        [last] damit ist der Nachziehstapel leer: Das Spiel endet sofort
        [woodcutter] danach vorn: { rapanui-card-woodcutter }
        [priest] danach vorn: { rapanui-card-priest }
        [moai] danach vorn: { rapanui-card-moai }
        [fish] danach vorn: { rapanui-card-fish }
        [mulberry] danach vorn: { rapanui-card-mulberry }
        [sweet-potato] danach vorn: { rapanui-card-sweet-potato }
        [grain] danach vorn: { rapanui-card-grain }
       *[other] { $under }
    }
    .crop = { $crop ->
        [fish] { rapanui-crop-fish }
        [mulberry] { rapanui-crop-mulberry }
        [sweet-potato] { rapanui-crop-sweet-potato }
        [grain] { rapanui-crop-grain }
       *[other] { $crop }
    }
    .offering = Opfergabe { rapanui-phrase.crop }
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

rapanui-decision-buy = Möchtest du eine Opfergabe kaufen?
rapanui-decision-play = Spiele eine Karte oder mehrere Sammler derselben Sorte.
rapanui-decision-draw = Nimm die vorderste Karte einer Spalte.
rapanui-decision-sacrifice = Welche deiner Opfergaben legst du offen auf den Stein?
rapanui-decision-hide = Welche deiner Opfergaben legst du verdeckt auf den Stein?
rapanui-decision-add = Von welchem Gabenstapel nimmst du noch eine Opfergabe für den Stein?
rapanui-decision-collect = Nimmst du für deine Moai Holz oder Punkte?
rapanui-decision-take = Der Gabenstapel der gewerteten Sorte ist leer. Von welchem anderen nimmst du eine Opfergabe?

# What is good to know of a question; the first, of any question when the end is near.
rapanui-hint-deck = Karten im Nachziehstapel: { $count }. Das Spiel endet, sobald eine neue Spalte die letzte nimmt.
rapanui-hint-sacrifice = Ein Moai wurde errichtet: Alle bringen eine Opfergabe zum Stein.
rapanui-hint-collect = Moai wurden gewertet.

## What a player can choose

rapanui-action-skip = Nichts kaufen
rapanui-action-buy = { $price ->
    [0] { rapanui-phrase.offering } kostenlos nehmen
   *[other] { rapanui-phrase.offering } für { $price } Holz kaufen
}
rapanui-action-play = { $count ->
    [one] { rapanui-phrase.card } spielen
   *[other] { $count } { rapanui-phrase.card } spielen
} { $cost ->
    [0] (kostenlos)
   *[other] ({ $cost } Holz)
}
rapanui-action-remove = { rapanui-phrase.card } aus dem Spiel nehmen
rapanui-action-draw = { rapanui-phrase.card } aus Spalte { $column } nehmen ({ rapanui-phrase.next })
rapanui-action-sacrifice = { rapanui-phrase.offering } offen auf den Stein legen
rapanui-action-hide = { rapanui-phrase.offering } verdeckt auf den Stein legen
rapanui-action-add = { rapanui-phrase.offering } vom Gabenstapel auf den Stein legen
rapanui-action-collect = { $gain ->
    [wood] { $amount } Holz nehmen
   *[points] { $amount ->
        [one] { $amount } Punkt nehmen
       *[other] { $amount } Punkte nehmen
    }
}
rapanui-action-take = { rapanui-phrase.offering } nehmen

# What is good to know before the last card of a column is drawn.
rapanui-remark-draw = { $ends ->
    [0] Hier kommen dann neue Karten; niemand weiß, welche nach vorn kommt.
   *[other] Damit ist der Nachziehstapel leer: Das Spiel endet sofort, und es wird nichts mehr gewertet.
}

## Headings over choices of one kind

rapanui-group-buy = Eine Opfergabe kaufen
rapanui-group-play = Karten spielen
rapanui-group-remove = Eine Karte aus dem Spiel nehmen
rapanui-group-draw = Eine Karte nehmen
rapanui-group-sacrifice = Eine Opfergabe offen auf den Stein legen
rapanui-group-hide = Eine Opfergabe verdeckt auf den Stein legen
rapanui-group-add = Eine Opfergabe vom Stapel dazulegen
rapanui-group-collect = Etwas für deine Moai nehmen
rapanui-group-take = Eine Opfergabe nehmen

## What has happened

rapanui-event-start = { $player } beginnt.
rapanui-event-buy = { $price ->
    [0] { $player } nimmt kostenlos eine { rapanui-phrase.offering }.
   *[other] { $player } kauft eine { rapanui-phrase.offering } für { $price } Holz.
}
rapanui-event-skip = { $player } kauft nichts.
rapanui-event-play = { $cost ->
    [0] { $player } spielt { rapanui-phrase.counted-cards }.
   *[other] { $player } spielt { rapanui-phrase.counted-cards } für { $cost } Holz.
}
rapanui-event-remove = { $player } kann keinen { rapanui-phrase.card } bezahlen und nimmt einen aus dem Spiel.
rapanui-event-sacrifice = { $player } legt eine { rapanui-phrase.offering } offen auf den Stein.
rapanui-event-hide = { $player } legt eine Opfergabe verdeckt auf den Stein.
rapanui-event-hide-own = Sonst weiß niemand, dass es eine { rapanui-phrase.offering } ist.
rapanui-event-nothing-to-place = { $player } hat keine Opfergabe für den Stein.
rapanui-event-add = { $player } legt eine { rapanui-phrase.offering } vom Gabenstapel auf den Stein.
rapanui-event-draw = { $player } nimmt einen { rapanui-phrase.card } aus Spalte { $column }.
rapanui-event-new-column = { $count ->
    [one] In Spalte { $column } wird { $count } neue Karte ausgelegt.
   *[other] In Spalte { $column } werden { $count } neue Karten ausgelegt.
}
rapanui-event-scoring = Wertung: { rapanui-phrase.card }.
rapanui-event-gain-wood = { $player } bekommt { $amount } Holz.
rapanui-event-gain-points = { $amount ->
    [one] { $player } bekommt { $amount } Punkt.
   *[other] { $player } bekommt { $amount } Punkte.
}
rapanui-event-gain-offering = { $count ->
    [one] { $player } bekommt eine { rapanui-phrase.offering }.
   *[other] { $player } bekommt { $count } Opfergaben { rapanui-phrase.crop }.
}
rapanui-event-no-offering = { $player } bekommt keine Opfergabe: Alle Gabenstapel sind leer.
rapanui-event-deck-empty = Der Nachziehstapel ist leer: Das Spiel endet sofort.
rapanui-event-reveal = Die verdeckte Opfergabe von { $player } wird aufgedeckt: { rapanui-phrase.crop }.
rapanui-event-value = { $value ->
    [0] Jede { rapanui-phrase.offering } ist nichts wert.
    [one] Jede { rapanui-phrase.offering } ist { $value } Punkt wert.
   *[other] Jede { rapanui-phrase.offering } ist { $value } Punkte wert.
}

## Why something is not possible

# $decision is what the player is asked now.
rapanui-refusal-wrong-decision = Jetzt steht eine andere Entscheidung an. { rapanui-phrase.question }
rapanui-refusal-price = { $wood ->
    [0] Diese Opfergabe kostet { $price } Holz, und du hast keines.
   *[other] Diese Opfergabe kostet { $price } Holz, und du hast nur { $wood }.
}
rapanui-refusal-empty-pile = Der Gabenstapel mit { rapanui-phrase.crop } ist leer.
rapanui-refusal-not-in-hand = { $count ->
    [one] Du hast keinen { rapanui-phrase.card } auf der Hand.
   *[other] Du hast keine { $count } { rapanui-phrase.card } auf der Hand.
}
rapanui-refusal-cost = { $wood ->
    [0] Das kostet { $cost } Holz, und du hast keines.
   *[other] Das kostet { $cost } Holz, und du hast nur { $wood }.
}
rapanui-refusal-must-play = Du kannst eine Karte spielen, also darfst du keine aus dem Spiel nehmen.
rapanui-refusal-no-offering = Du hast keine { rapanui-phrase.offering }.

## The result

rapanui-reason-deck-empty = Eine neue Spalte hat den Nachziehstapel aufgebraucht.
rapanui-part-points = Punkte
rapanui-part-moai = Moai
rapanui-part-wood = Holz
rapanui-part-offerings = Opfergaben
rapanui-tiebreak = Bei Gleichstand entscheiden die Moai, dann das Holz; danach wird der Sieg geteilt.

## Labels

rapanui-label-columns = Spalten
rapanui-label-front = Vorderste Karte
rapanui-label-beneath = Darunter
rapanui-label-piles = Gabenstapel
rapanui-label-stone = Opferstein
rapanui-label-hidden = Verdeckt auf dem Stein: { $cards }
rapanui-label-hand = Hand
rapanui-label-village = Auslage
rapanui-label-offerings = Opfergaben
rapanui-label-wood = Holz
rapanui-label-points = Punkte
rapanui-label-deck = Nachziehstapel
rapanui-label-removed = Moai entfernt
rapanui-label-price = Preis
rapanui-label-turn = Am Zug: { $player }

# Short forms, for tables on small screens.
rapanui-short-woodcutter = Holzf.
rapanui-short-priest = Priest.
rapanui-short-moai = Moai
rapanui-short-fish = Fisch
rapanui-short-mulberry = Maulb.
rapanui-short-sweet-potato = Kart.
rapanui-short-grain = Getr.
rapanui-short-offerings = Gab.
rapanui-short-piles = Stapel
rapanui-short-stone = Stein

## Optionen

rapanui-option-box = eigenes Spielmaterial, etwa ein kleiner Kartenstapel: box=@DATEI [N1]
rapanui-option-hands = was man sich von fremden Händen und Opfergaben merken könnte [N7]

## Voreinstellungen

rapanui-preset-first_game = Erste Partie
rapanui-preset-first_game-text = Alle zeigen ihre Handkarten, so lernt ihr das Spiel gemeinsam.
rapanui-preset-as_printed = Wie gedruckt
rapanui-preset-as_printed-text = Handkarten und Opfergaben sind verdeckt; du siehst nur, wie viele die anderen haben.
rapanui-preset-open_information = Offene Informationen
rapanui-preset-open_information-text = Alle sehen alle Handkarten, und die Opfergaben, soweit man sie sich merken könnte.
