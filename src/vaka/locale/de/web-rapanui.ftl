### Der Tisch von Rapa Nui im Browser: was seine Bilder denen sagen, die sie hören oder auf sie zeigen.

web-rapanui-table = Der Tisch
web-rapanui-market = Opfergaben
web-rapanui-my-village = Dein Dorf
web-rapanui-my-hand = Deine Hand
web-rapanui-my-offerings = Deine Opfergaben
web-rapanui-none = nichts
web-rapanui-times = { $count } × { rapanui-phrase.card }
web-rapanui-times-crop = { $count } × { rapanui-phrase.crop }
web-rapanui-free = gratis
# What lies in a narrow place: the same words as on the cards, with where they may be broken.
web-rapanui-narrow = { $card ->
    [woodcutter] Holz{ "\u00AD" }fäller
    [priest] Pries{ "\u00AD" }ter
    [moai] Moai
    [fish] Fisch
    [mulberry] Maul{ "\u00AD" }beeren
    [sweet-potato] Kar{ "\u00AD" }toffeln
   *[grain] Ge{ "\u00AD" }treide
}

## What a draw would set in motion

web-rapanui-foresee = Zeige auf eine vorderste Karte oder tippe sie an: Du siehst, welche nach ihr nach vorn käme und was alle dafür bekämen.
web-rapanui-would-value = Gewertet würde:
web-rapanui-not-yet = Noch keine Wertung: Nach dieser Karte nimmst du noch eine.

## Things on the table

web-rapanui-scored-last = Zuletzt gewertet: { rapanui-phrase.card }
web-rapanui-front = Spalte { $column }: { $card }
web-rapanui-column = Spalte { $column }, von vorn: { $cards }
web-rapanui-deck = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
web-rapanui-pile = Gabenstapel { rapanui-phrase.crop }: noch { $count }, Preis { $price } Holz
web-rapanui-mine = { rapanui-phrase.crop }: du hast { $count }
web-rapanui-in-hand = { $card } auf deiner Hand
web-rapanui-on-stone = { rapanui-phrase.crop } auf dem Stein: { $count }
web-rapanui-bundle = Verdeckt, von { $player } gelegt
web-rapanui-own-bundle = Verdeckt, von dir gelegt: { rapanui-phrase.crop }
web-rapanui-known-bundle = Verdeckt, von { $player } gelegt: { rapanui-phrase.crop }
web-rapanui-called = { $player } hat einen Moai errichtet: Alle legen hier eine Opfergabe ab.
web-rapanui-worth-later = Was hier überwiegt, zählt am Ende am meisten.
web-rapanui-seat = { $player }: { $wood } Holz, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand, { $offerings ->
    [one] { $offerings } Opfergabe
   *[other] { $offerings } Opfergaben
}. Auslage: { $cards }.
web-rapanui-seat-open = Auf der Hand: { $hand }. Opfergaben: { $offerings }.
web-rapanui-face-down = davon { $count } verdeckt auf dem Stein

## Scenes

web-rapanui-raised = Ein Moai wird errichtet: Opfer für den Stein!
web-rapanui-worth = { $value ->
    [0] Jede ist nichts wert.
    [one] Jede ist { $value } Punkt wert.
   *[other] Jede ist { $value } Punkte wert.
}
