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
        [worker] einen Arbeiter
        [sorcerer] den Zauberer
        [chief] den Häuptling
       *[other] { $figure }
    }
    .figure = { $figure ->
        [worker] Arbeiter
        [sorcerer] Zauberer
        [chief] Häuptling
       *[other] { $figure }
    }
    .with-logs = { $logs ->
        [one] mit { $logs } Baumstamm
       *[other] mit { $logs } Baumstämmen
    }
    .logs = { $logs ->
        [one] { $logs } Baumstamm
       *[other] { $logs } Baumstämme
    }
    .markers = { $markers ->
        [0] keine Marker
       *[other] { $markers } Marker
    }
    .sculptors = { $workers ->
        [0] { $sorcerer ->
            [0] { $chief ->
                [0] keine
               *[other] Häuptling
            }
           *[other] { $chief ->
                [0] Zauberer
               *[other] Zauberer und Häuptling
            }
        }
       *[other] { $sorcerer ->
            [0] { $chief ->
                [0] { $workers } Arbeiter
               *[other] { $workers } Arbeiter und Häuptling
            }
           *[other] { $chief ->
                [0] { $workers } Arbeiter und Zauberer
               *[other] { $workers } Arbeiter, Zauberer und Häuptling
            }
        }
    }
    .points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
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

giants-decision-bid = Was bietest du geheim: wie viele Marker für die Reihenfolge und welche Figuren als Bildhauer?
giants-decision-pick = Welchen Moai meißelst du?
giants-decision-place = Stelle eine Figur auf, lege einen Marker für eine Halbtafel oder passe.
giants-decision-where = Auf welches Feld stellst du die Figur?
giants-decision-act = Deine Figur kann hier handeln. Was tut sie?
giants-decision-transport = Welchen Moai oder Kopfschmuck trägst oder markierst du? Oder passt du?
giants-decision-move = Wohin wird getragen, oder was geschieht hier?
giants-decision-pay = Wer hilft dir auf diesem Feld und bekommt dafür Punkte?
giants-decision-keep = Dein Objekt steht jetzt auf dem Feld seines Steinbruchs. Markierst du es?
giants-decision-retrieve = Nimmst du einen Marker von einem Objekt zurück? Danach dürfen alle dieses Objekt bewegen.

## What a player can choose

giants-action-pass = Für den Rest der Phase passen
giants-action-skip = { $asked ->
    [act] Nicht handeln
    [pick] Keinen meißeln
    [retrieve] Keinen zurücknehmen
    [keep] Nicht markieren
   *[other] Verzichten
}
giants-action-half-tablet = Marker für eine Halbtafel legen (Paare zählen)
giants-action-perform =
    { $place ->
        [village] Einen neuen Arbeiter nehmen (aus dem Behälter)
        [hut] Einen neuen Marker nehmen (aus dem Behälter)
        [forest] Den Wald fällen: { $logs ->
            [one] 1 Baumstamm
           *[other] { $logs } Baumstämme
        }
       *[headdress-quarry] Einen Kopfschmuck meißeln
    }{ $actor ->
        [chief] { " " }(für 2 Halbtafeln)
       *[sorcerer] { "" }
    }
giants-action-mark = Mit einem Marker markieren: Nur du darfst es dann bewegen
giants-action-leave = { $marked ->
    [0] Unmarkiert hier stehen lassen
   *[other] Mit deinem Marker hier stehen lassen
}
giants-action-pick = { $size ->
    [1] Kleinen Moai meißeln (Größe { $size })
    [2] Mittleren Moai meißeln (Größe { $size })
   *[3] Großen Moai meißeln (Größe { $size })
}
giants-action-place = { $logs ->
    [0] { giants-phrase.figure } aufstellen
   *[other] { giants-phrase.figure } { giants-phrase.with-logs } aufstellen
}
giants-action-bid = { $markers ->
    [0] Keine Marker bieten
   *[other] { $markers } Marker bieten
}; Bildhauer: { giants-phrase.sculptors }
giants-action-pay = Punkte für Hilfe: { $payments }
giants-action-take = { $object } auf { $hex } bewegen oder markieren
giants-action-retrieve = Marker von { $object } auf { $hex } zurücknehmen
giants-action-on = Auf { $hex } { $what }
giants-action-go = Nach { $hex } tragen: { $paid ->
        [free] kostenlos
       *[other] Hilfe: { $paid }
    } { $what }
giants-action-reserve = Ahu { $ahu } reservieren (Wert { $value }, Kopfschmuck { $headdress }){ $actor ->
        [chief] { " " }(für 2 Halbtafeln)
       *[sorcerer] { "" }
    }
giants-action-erect = { $scored ->
    [now] Auf Ahu { $ahu } errichten: { giants-phrase.points }
   *[end] Auf Ahu { $ahu } errichten: { giants-phrase.points } am Ende
}
giants-action-crown = Dem Moai auf Ahu { $ahu } aufsetzen: { giants-phrase.points } { $whose ->
        [own] für dich
        [rival] für { $player }
       *[unknown] für seinen Stamm
    } am Ende
giants-action-peek = Halbtafel abwerfen und nachsehen, wem der Moai auf Ahu { $ahu } gehört

# What is good to know of a bid.
giants-remark-bid = Stärke { $strength }: { $count ->
        [0] reicht für keinen der angebotenen Moai
       *[other] könnte meißeln: { $reach }
    }

# What is good to know of a figure before it is placed.
giants-remark-place = { $actor ->
    [chief] Handelt der Häuptling dort (für 2 Halbtafeln), trägt er in dieser Runde nicht.
   *[sorcerer] Handelt der Zauberer dort, trägt er in dieser Runde nicht.
}

# What is good to know of a question.
giants-hint-act = Wenn sie handelt, trägt sie in dieser Runde nicht.
giants-hint-dice = In der ersten Runde zählt ein Würfel mit 0 als 1 und einer mit 3 als 2.
giants-hint-place = Du hast keine Figur mehr zum Aufstellen: ein Marker für eine Halbtafel oder nichts.
giants-hint-last = Jemand hat auf jedem Sockel einen Moai: Mit dieser Runde endet die Partie.

## Headings over choices of one kind

giants-group-bid = Geheim bieten
giants-group-pick = Einen Moai meißeln
giants-group-place = Eine Figur aufstellen
giants-group-on = Ein Feld wählen
giants-group-perform = Auf diesem Feld handeln
giants-group-reserve = Einen Ahu reservieren
giants-group-take = Ein Objekt bewegen oder markieren
giants-group-go = Weitertragen
giants-group-erect = Den Moai errichten
giants-group-crown = Den Kopfschmuck aufsetzen
giants-group-peek = Nachsehen, wem ein Moai gehört
giants-group-pay = Punkte für Hilfe
giants-group-retrieve = Einen Marker zurücknehmen

## What is on a hex

giants-hex-forest = { $logs ->
    [0] gefällter Wald
   *[other] Wald { giants-phrase.with-logs }
}
giants-hex-ahu = Ahu mit Wert { $value }, Kopfschmuck { $headdress }
giants-hex-reserved = { $owned ->
    [0] reservierter Ahu
   *[other] Ahu, reserviert von { $player }
}
giants-hex-moai = { $size ->
    [1] kleiner Moai
    [2] mittlerer Moai
   *[3] großer Moai
}{ $crowned ->
    [0] { "" }
   *[other] { " " }mit Kopfschmuck
}{ $owned ->
    [0] { "" }
   *[other] { " " }von { $player }
}
giants-hex-figures = { $player }: { giants-phrase.sculptors }
giants-hex-logs = { giants-phrase.logs }
giants-hex-marked = { $object }, markiert von { $player }

## What has happened

giants-event-start = { $player } beginnt.
giants-event-turn = Runde { $turn }: { $player } beginnt.
giants-event-roll = Die Würfel zeigen { $dice }.
giants-event-no-moai = Es wird kein Moai angeboten, also gibt es keine Versteigerung.
giants-event-bid = { $player } bietet { giants-phrase.markers }; Bildhauer: { giants-phrase.sculptors }.
giants-event-pick = { $player } meißelt { $object }.
giants-event-skip-pick = { $player } meißelt nichts.
giants-event-uncarved = { $count ->
    [one] Ein Moai der Größe { $size } bleibt übrig und kommt aus dem Spiel.
   *[other] { $count } Moai der Größe { $size } bleiben übrig und kommen aus dem Spiel.
}
giants-event-place = { $logs ->
    [0] { $player } stellt { giants-phrase.a-figure } auf { $hex }.
   *[other] { $player } stellt { giants-phrase.a-figure } { giants-phrase.with-logs } auf { $hex }.
}
giants-event-recruit = { $player } bekommt im Dorf einen Arbeiter.
giants-event-marker = { $player } bekommt bei der Hütte einen Marker.
giants-event-cut = { $player } fällt den Wald auf { $hex } und bekommt { giants-phrase.logs }.
giants-event-headdress = { $player } meißelt { $object }.
giants-event-reserve = { $player } reserviert Ahu { $ahu }.
giants-event-break = { $player } wirft 2 Halbtafeln ab, damit der Häuptling handeln kann.
giants-event-half-tablet = { $player } legt einen Marker und nimmt eine Rongo-Halbtafel.
giants-event-pass = { $player } passt.
giants-event-carry = { $player } lässt { $object } nach { $hex } tragen.
giants-event-paid = { $player } lässt sich helfen: { giants-phrase.points } für { $receiver }.
giants-event-erect = { $player } errichtet { $object } auf Ahu { $ahu }.
giants-event-score = { $player } erzielt { giants-phrase.points }.
giants-event-crown = { $player } setzt { $object } dem Moai auf Ahu { $ahu } auf.
giants-event-mark = { $player } markiert { $object } auf { $hex }.
giants-event-leave = { $player } lässt { $object } auf { $hex } stehen.
giants-event-quarry = { $player } stellt { $object } in den Steinbruch auf { $hex }.
giants-event-retrieve = { $player } nimmt den Marker von { $object } zurück.
giants-event-logs-gone = { $count ->
    [one] { $count } Baumstamm kommt aus dem Spiel.
   *[other] { $count } Baumstämme kommen aus dem Spiel.
}
giants-event-peek = { $player } wirft eine Halbtafel ab und sieht unter den Moai auf Ahu { $ahu }.
giants-event-shown = Der Moai auf Ahu { $ahu } gehört { $owner-name }.
giants-event-out-of-bases = { $player } hat auf jedem Sockel einen Moai: Das Spiel endet.
giants-event-no-moai-left = Es gibt keinen Moai mehr zu errichten: Das Spiel endet.
giants-event-turn-limit = { $turns } Runden sind gespielt: Das Spiel endet.

## Why something is not possible

# $decision is what the player is asked now.
giants-refusal-wrong-decision = Jetzt steht eine andere Entscheidung an. { giants-phrase.question }
giants-refusal-too-many = { $what ->
    [markers] { $have ->
        [0] Du hast keine Marker zu bieten.
       *[other] Du hast nur { $have } Marker zu bieten.
    }
    [workers] { $have ->
        [0] Du hast keine Arbeiter zu bieten.
       *[other] Du hast nur { $have } Arbeiter zu bieten.
    }
    [sorcerer] Du hast den Zauberer nicht zur Verfügung.
    [chief] Du hast den Häuptling nicht zur Verfügung.
   *[other] Du hast nur { $have }: { $what }.
}
giants-refusal-not-offered = Ein Moai der Größe { $size } wird nicht angeboten.
giants-refusal-too-weak = { $strength ->
    [0] Ein Moai der Größe { $size } braucht die Stärke { $size }, und deine Bildhauer haben keine mehr übrig.
   *[other] Ein Moai der Größe { $size } braucht die Stärke { $size }, und deine Bildhauer haben nur noch { $strength } übrig.
}
giants-refusal-not-in-hand = { $figure ->
    [worker] Du hast keinen Arbeiter zur Verfügung.
    [sorcerer] Du hast den Zauberer nicht zur Verfügung.
    [chief] Du hast den Häuptling nicht zur Verfügung.
   *[other] Du hast diese Figur nicht zur Verfügung: { $figure }.
}
giants-refusal-no-logs = { $have ->
    [0] Du hast keine Baumstämme.
    [one] Du hast nur { $have } Baumstamm.
   *[other] Du hast nur { $have } Baumstämme.
}
giants-refusal-no-marker = Du hast keinen Marker zur Verfügung.
giants-refusal-no-half-tablets-left = Es gibt keine Halbtafeln mehr.
giants-refusal-nothing-here = Auf diesem Feld gibt es nichts zu holen.
giants-refusal-cannot-reserve = Ahu { $ahu } lässt sich nicht reservieren: Er ist belegt, oder du hast keinen Sockel mehr.
giants-refusal-not-here = Ahu { $ahu } gehört nicht zu diesem Feld.
giants-refusal-not-yours = Nur { giants-phrase.seat } darf „{ $object }“ bewegen.
giants-refusal-not-there = „{ $object }“ lässt sich nicht bewegen: noch nicht gemeißelt oder schon am endgültigen Platz.
giants-refusal-nothing-to-do = Mit „{ $object }“ kannst du jetzt nichts tun.
giants-refusal-must-keep = „{ $object }“ gehört niemandem. Wer das Objekt bewegt, muss es in derselben Aktion errichten, aufsetzen oder markieren, und so könntest du das nicht.
giants-refusal-not-next = Das Objekt kann nicht nach { $hex }: Das ist kein Nachbarfeld.
giants-refusal-been-there = Das Objekt war in dieser Runde schon auf { $hex }.
giants-refusal-too-heavy = Auf { $hex } gibt es nicht genug Träger: Das Objekt braucht dort die Stärke { $size }, und mindestens eine Figur muss mithelfen.
giants-refusal-must-act = „{ $object }“ hat sich noch nicht bewegt: Erst tragen, markieren, errichten oder aufsetzen.
giants-refusal-stays = „{ $object }“ kann von { $hex } aus nicht weitergetragen werden: Es bleibt dort.
giants-refusal-marked = „{ $object }“ ist schon markiert.
giants-refusal-is-headdress = Das ist ein Kopfschmuck: Er wird nicht errichtet, sondern einem Moai aufgesetzt.
giants-refusal-is-moai = Das ist ein Moai: Er wird nicht aufgesetzt, sondern auf einem Ahu errichtet.
giants-refusal-taken = Auf Ahu { $ahu } steht schon ein Moai.
giants-refusal-reserved = Ahu { $ahu } ist von { giants-phrase.seat } reserviert.
giants-refusal-no-base = Du hast keinen Sockel mehr dafür.
giants-refusal-no-figure = Für Ahu { $ahu } brauchst du eine eigene Figur auf seinem Feld.
giants-refusal-bare-only = Auf Ahu { $ahu } steht kein Moai ohne Kopfschmuck.
giants-refusal-wrong-payment = Diese Bezahlung passt nicht: Bezahlt wird genau die Hilfe, die auf diesem Feld nötig ist.
giants-refusal-no-marker-there = Auf „{ $object }“ liegt kein Marker von dir.
giants-refusal-not-hidden = Auf Ahu { $ahu } ist dir nichts verborgen.
giants-refusal-no-half-tablet = Du hast keine Halbtafel zum Abwerfen.

## The result

giants-reason-out-of-bases = Auf allen Sockeln einer Farbe steht ein Moai.
giants-reason-no-moai-left = Es gibt keinen Moai mehr zu errichten.
giants-reason-turn-limit = Die letzte Runde ist gespielt.
giants-part-carrying = Tragen
giants-part-moai = Moai
giants-part-headdresses = Kopfschmuck
giants-part-tablets = Tafeln
giants-tiebreak = Bei Gleichstand entscheiden die errichteten Moai, dann die Halbtafeln; danach wird der Sieg geteilt.

## Labels

giants-label-object = { $kind ->
    [headdress] Kopfschmuck Nr. { $number }
    [small] Kleinmoai Nr. { $number }
    [medium] Mittelmoai Nr. { $number }
    [large] Großmoai Nr. { $number }
   *[other] { $kind } { $number }
}
giants-label-worker = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
giants-label-sorcerer = { $count ->
    [one] Zauberer
   *[other] Zauberer
}
giants-label-chief = { $count ->
    [one] Häuptling
   *[other] Häuptlinge
}
giants-label-forest = Wald
giants-label-village = Dorf
giants-label-hut = Hütte
giants-label-moai-quarry = Moai-Steinbruch
giants-label-headdress-quarry = Kopfschmuck-Steinbruch
giants-label-turn = Runde
giants-label-first-player = Es beginnt
giants-label-auction = Versteigerung
giants-label-placement = Aufstellen
giants-label-transport = Transport
giants-label-end-of-turn = Ende der Runde
giants-label-dice = Würfel
giants-label-offered = Angebot
giants-label-supply = Vorrat
giants-label-workers = Arbeiter
giants-label-markers = Marker
giants-label-logs = Baumstämme
giants-label-halves = Halbtafeln
giants-label-bases = Sockel
giants-label-points = Punkte
giants-label-score = Gesamt
giants-label-erected = Errichtet
giants-label-bid = geboten
giants-label-strength = Bildhauer übrig
giants-label-passed = gepasst
giants-label-idle = trägt nicht
giants-label-before-screen = vor dem Sichtschirm
giants-label-hidden = verdeckt
giants-label-marked = markiert
giants-label-free = gehört niemandem
giants-label-reserved = reserviert
giants-label-worth = Wert

## Optionen

giants-option-two_workers = alle beginnen mit 2 Arbeitern [G4]
giants-option-open_score = Moai werden beim Errichten gewertet [G31]
giants-option-screens = was hinter den Sichtschirmen und unter den Moai liegt: offen (open) oder verdeckt wie in der Anleitung (as_printed) [G26]
giants-option-acting_figures_carry = auch Figuren, die gehandelt haben, tragen [G18]
giants-option-island = eine eigene Karte: island=@DATEI [G3]

## Voreinstellungen

giants-preset-first_game = Erste Partie
giants-preset-first_game-text = Alle beginnen mit zwei Arbeitern, und nichts ist verdeckt.
giants-preset-as_printed = Wie gedruckt
giants-preset-as_printed-text = Was hinter den Sichtschirmen liegt und wem welcher Moai gehört, ist verdeckt; du musst es dir merken.
giants-preset-open_information = Offene Informationen
giants-preset-open_information-text = Alle sehen, was die anderen haben und wem welcher Moai gehört.
