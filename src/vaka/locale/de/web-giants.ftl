### Der Tisch von Giants im Browser: was seine Bilder dem sagen, der sie hört oder auf sie zeigt.

web-giants-table = Der Tisch
web-giants-map = Die Insel
web-giants-zoom = Größe der Karte
web-giants-nearer = Näher heran
web-giants-farther = Weiter weg
web-giants-whole = Die ganze Insel
web-giants-many = { $count } Dinge, die du auf { $hex } wählen kannst: näher heran
web-giants-plain = offenes Land
web-giants-ahu = Ahu { $ahu } (Moai { $value } × Größe, Kopfschmuck { $headdress })
web-giants-ahu-moai = { $where }: { $moai }, zählt { $worth }
web-giants-place-on = { $what }: { $hex }
web-giants-seats = Die Spieler
web-giants-in-hand = in der Hand
web-giants-score = Punkte bisher
web-giants-broken = ein zerbrochener Moai: nichts
web-giants-standing = Was stehende Moai und ihr Kopfschmuck wert sind

## Was neben der Karte beantwortet wird

web-giants-tray = Was du tun kannst
web-giants-take-figure = Wähle eine Figur, dann ihr Feld.
web-giants-place-why = Jedes Feld, das ein Moai betritt, braucht so viele Träger, wie er groß ist (ein Häuptling genügt): deine oder fremde, die Punkte bekommen. Behalte einen Marker, um einen Moai unterwegs zu schützen.
web-giants-place-then = { $what }: Drücke jetzt ein Feld auf der Karte.
web-giants-then-hex = Wähle jetzt ein Feld auf der Karte.
web-giants-once-more = Drücke das Feld noch einmal, um sie dort einzusetzen.
web-giants-logs-how = Jeder Baumstamm trägt 1 mehr.
web-giants-on-map = Wähle auf der Karte, was leuchtet, oder hier:

## Worauf man zeigt

web-giants-point = Zeige oder tippe auf ein Feld oder einen Ahu, um zu erfahren, was es dort gibt.
web-giants-key-value = Punkte eines Ahus, mal Größe des Moai
web-giants-key-headdress = Punkte für einen Kopfschmuck darauf
web-giants-key-sorcerer = Dort bekommt der Zauberer:
web-giants-gives-village = Der Zauberer bekommt hier einen neuen Arbeiter.
web-giants-gives-hut = Der Zauberer bekommt hier einen neuen Marker.
web-giants-gives-forest = { $logs ->
    [0] Für diesen Wald sind keine Baumstämme mehr da.
    [one] Der Zauberer fällt ihn und bekommt { $logs } Baumstamm.
   *[other] Der Zauberer fällt ihn und bekommt { $logs } Baumstämme.
}
web-giants-gives-headdress-quarry = { $count ->
    [0] Es ist kein Kopfschmuck mehr übrig.
   *[other] Der Zauberer meißelt hier einen Kopfschmuck.
}
web-giants-gives-moai-quarry = Hier beginnt der Weg jedes Moai.
web-giants-gives-ahu = Der Zauberer kann diesen Ahu mit einem Sockel reservieren.
web-giants-gives-worker = Ein Arbeiter handelt nicht: Er trägt.
web-giants-gives-chief = Der Häuptling handelt nur für 2 Halbtafeln.

## Tragen: wohin etwas kann, wer bezahlt wird und was dort geschieht

web-giants-carrying = Was du trägst
web-giants-take-then = { $object }: Drücke jetzt ein leuchtendes Feld auf der Karte.
web-giants-how = Drücke ein leuchtendes Feld, um es dorthin zu tragen, oder ziehe vom Ring aus einen eigenen Weg.
web-giants-nowhere = Es kann jetzt nirgendwohin getragen werden.
web-giants-here = Oder dort, wo es jetzt ist:
web-giants-then = Und dort:
web-giants-decide-there = Erst dort entscheiden
web-giants-way = nach { $hex }, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
web-giants-carry = { $object } nach { $hex } tragen ({ $paid })
web-giants-carry-then = { $carried } → { $ending }
web-giants-free = niemand bekommt etwas
web-giants-paid = bringt { $payments }
web-giants-stays = Es bleibt dort.
web-giants-unmarked = Unmarkiert darf es ab der nächsten Runde jeder wegtragen.
web-giants-pays = Das bringt
web-giants-pays-nobody = Niemand bekommt etwas: deine eigenen Leute und Stämme genügen.
web-giants-who-helps = Wer hilft auf { $hex }?
web-giants-is-here = Es ist schon hier.

## Das geheime Gebot, und wie es geöffnet wird

web-giants-bid = Dein geheimes Gebot
web-giants-bid-how = Drücke ein Stück, um es in die Hand zu nehmen, und noch einmal, um es zurückzulegen. Was du bietest, ist bis zum Ende der Runde fort.
web-giants-bid-order = Eine Hand: die Reihenfolge
web-giants-bid-order-how = Wer mehr Marker bietet, wählt früher.
web-giants-bid-carve = Andere Hand: Bildhauer
web-giants-bid-none = leer
web-giants-bid-piece = { $piece } { $number } von { $all }
web-giants-bid-closed = Deine Hände sind geschlossen. Die anderen wählen noch.
web-giants-offer = In dieser Runde zu meißeln:
web-giants-bids = Alle Hände offen
web-giants-bids-order = In dieser Reihenfolge wird gewählt
web-giants-bids-left = Stärke übrig: { $strength }
web-giants-bids-strength = Stärke übrig
web-giants-bids-picks = wählt jetzt

## Was die letzte Runde brachte

web-giants-last = Runde { $turn } ist vorbei

## Szenen

web-giants-scene-roll = Der Moai-Wurf
web-giants-scene-end = Die Partie ist zu Ende
