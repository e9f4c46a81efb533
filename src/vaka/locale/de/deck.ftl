### Eigene Kartensätze: die Befehle, und was an einem Kartensatz falsch sein kann.

cli-help-deck = Einen eigenen Kartensatz für Raiatea machen.
cli-help-deck-check = Einen Kartensatz prüfen und sagen, was falsch ist.
cli-help-deck-show = Den Kartensatz des Spiels ausgeben: Mach aus einer Kopie deinen eigenen.
cli-help-deck-read = Jede Karte eines Kartensatzes in Worten: des Spiels oder deines eigenen.
cli-help-deck-file = Der Kartensatz: eine Textdatei mit beliebigen Tabellen aus dem Kartensatz des Spiels.

cli-deck-fine = { $file } ist ein Kartensatz, mit dem gespielt werden kann.
cli-deck-own = Eigene Tabellen: { $own }. Alle anderen sind die des Spiels.
cli-deck-play = Um damit zu spielen:
cli-deck-advice = { $why } (So sind alle Fehler zu sehen: { $command })
cli-deck-mistakes = { $count ->
    [one] Ein Fehler wurde gefunden.
   *[other] { $count } Fehler wurden gefunden.
}
cli-deck-cards = Karten und Plättchen
cli-deck-different = Verschiedene
cli-deck-copies = Insgesamt
cli-deck-costs = Kosten
cli-deck-normal = Normale Rituale
cli-deck-forbidden = Verbotene Rituale
cli-deck-tane = Tane-Rituale
cli-deck-forest = Waldkarten
cli-deck-prices = Boni des Markts
cli-deck-masks = Masken
cli-deck-missions = { $points ->
    [one] Missionen für { $points } Punkt
   *[other] Missionen für { $points } Punkte
}

data-bad-name = Namen bestehen aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen dazwischen, beginnen mit einem Buchstaben und haben höchstens { $most } Zeichen.
data-taken-name = Dieser Name ist schon vergeben oder bedeutet im Spiel etwas anderes; wähle einen anderen.
data-bad-title = Hier muss ein lesbarer Name mit höchstens { $most } Zeichen stehen.
data-wrong-count = Davon gibt es { $given }; erlaubt ist { $least } bis { $most }.
data-unknown-table = Diese Tabelle hat kein Kartensatz. Die Tabellen sind: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}War „{ $nearest }“ gemeint?
}
data-no-tables = In diesem Kartensatz ist keine Tabelle. Die Tabellen sind: { $known }.
data-effect-empty = Hier steht kein Effekt; schreibe einen, zum Beispiel: gain 3 pearls
data-effect-unknown = „{ $given }“ ist hier nicht zu verstehen. Bekannt ist: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}War „{ $nearest }“ gemeint?
}
data-effect-number = „{ $given }“ ist keine ganze Zahl von 1 bis { $most }.
data-effect-form = „{ $given }“ muss so geschrieben werden: { $form }
data-effect-choices = Eine Wahl hat 2 bis { $most } Möglichkeiten mit „ / “ dazwischen, nicht { $given }.
data-effect-nested = Eine Wahl kann nicht in einer anderen Wahl stehen.
data-effect-no-scope = „{ $word }“ sagt schon, wen es betrifft; lass weg, was davor steht.
data-effect-no-each = „{ $word }“ geht nicht mit „for each“, also für alles Gezählte.
data-effect-no-when = „{ $word }“ kann hier nicht auf einen Ort oder ein Fest warten.
data-effect-later = Nur permanente Rituale wirken an einem Ort oder bei Festen oder sind Punkte wert.
data-effect-points-chosen = Punkte können nicht eine von mehreren Möglichkeiten sein.
data-effect-against = Nur interaktive Rituale tun den Mitspielern etwas.
data-effect-everyone = Das wirkt nur für den Besitzer, nicht für alle: Das tun nur allgemeine und interaktive Rituale.
data-effect-deep = „pay“, „if“ und „bid“ können nur { $most }-mal ineinander stehen.
data-effect-long = Das sind { $given } Dinge auf einmal, bewegte Karten einzeln gezählt; { $most } sind erlaubt.
data-effect-performs = Ein Ritual kann eine Person jeweils nur ein anderes Ritual ausführen lassen.
data-effect-endless = „{ $word }“ kann hier nicht stehen: Das nähme vielleicht kein Ende.
data-ritual-common = Ein allgemeines Ritual wirkt für alle: Beginne jeden Effekt mit „everyone:“ oder lege Mana in den Opfersack.
data-ritual-permanent = Ein permanentes Ritual braucht einen Effekt, der bleibt: einen, der mit „at“ beginnt, oder Punkte.
data-ritual-interactive = Ein interaktives Ritual muss den Mitspielern etwas tun: „each opponent:“, „one opponent:“, „steal“ oder „stop“.
data-too-few-normal = Es gibt nur { $given } normale Rituale; am Anfang werden { $least } ausgeteilt.
data-too-many-effects = Alle Effekte zusammen haben { $given } Teile; erlaubt sind { $most }.
data-not-two-masks = Jede Gottheit hat genau 2 Masken, am Anfang und im Wald zusammen, nicht { $given }.
data-too-few-masks = Es gibt nur { $given } Startmasken; es müssen mindestens { $least } sein, eine für jeden Spieler.
data-paid-twice = „{ $given }“ steht da schon; schreibe die Summe.
data-mixed-goods = Eine Mission verlangt bestimmte, beliebige, gleiche oder verschiedene Waren, nicht mehreres davon.
data-not-of-type = Was bezahlt wird, passt nicht zur Art der Mission: { $type }.
data-too-few-missions = Es gibt nur { $given } Plättchen vom Wert { $points }; die Statue hat { $least } Felder.
data-wrong-steps = Diese Spalte hat { $given } Stufen; alle Spalten müssen gleich viele haben, 2 bis { $most }.
data-not-rising = Die Stufen müssen mit 0 beginnen und steigen.
