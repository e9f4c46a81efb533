### What the engine refuses: what is wrong, and what to do about it.

error-malformed-action = „{ $text }“ ist nicht wie eine Aktion geschrieben. Schreibe ihren Namen und in Klammern ihre Angaben: name(angabe=wert).
error-unknown-action = In { $title } gibt es die Aktion { $action } nicht.
error-illegal-action = { $action } ist jetzt nicht erlaubt (Regel { $rule }): { $why }
error-not-asked = Platz { $seat } ist nicht an der Reihe: Das Spiel wartet auf Platz { $asked }.
error-unknown-seat = Platz { $seat } gibt es in diesem Spiel nicht: Die Plätze gehen von 0 bis { $last }.
error-game-over = Das Spiel ist vorbei: { $action } kommt zu spät.
error-game-not-over = Das Spiel ist noch nicht vorbei und hat deshalb kein Ergebnis.
error-unknown-title = Ein Spiel namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-bad-title = Das Spiel { $name } aus einem anderen Paket lässt sich nicht laden: { $why }. Behebe den Fehler in diesem Paket oder deinstalliere es.
error-players = { $title } ist für { $least } bis { $most } Personen, nicht für { $given }.
error-seed = Der Startwert muss eine ganze Zahl ab 0 mit höchstens { $bits } Bit sein, nicht { $given }.
error-no-features = { $title } hat keine Merkmale für Lernende. Ein Titel hat sie, wenn sein Zustand feature_list und features_into schreibt.
error-feature-bounds = Das Merkmal { $name } reicht von { $least } bis { $most }; ein Merkmal ist eine ganze Zahl von 0 bis { $room }. Begrenze es, oder zähle ab 0.
error-unknown-option = { $title } hat keine Option „{ $name }“. Die Optionen sind: { $known }.
error-wrong-option = Die Option { $name } kann nicht { $given } sein. Möglich ist: { $expected }.
error-unknown-preset = { $title } hat keine Voreinstellung „{ $name }“. Zur Wahl stehen: { $known }.
error-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-bot-title = Der Bot „{ $name }“ spielt { $title } nicht. Zur Wahl stehen: { $known }.
error-cannot-undo = Das lässt sich nicht zurücknehmen: { $why }

undo-nothing = Es ist noch nichts geschehen.
undo-not-own = Die letzte Aktion war nicht deine.
undo-revealed = Dabei wurde etwas aufgedeckt, das niemand kannte.
undo-too-many = Es wurde zu oft hintereinander etwas zurückgenommen. Erst muss das Spiel weitergehen.

error-data = Falsche Daten in { $file }, bei { $entry }: { $why }

data-missing = Der Eintrag fehlt; ergänze ihn.
data-not-section = Hier muss ein Abschnitt mit eigenen Einträgen stehen.
data-not-number = { $given } ist keine ganze Zahl.
data-out-of-range = { $given } ist außerhalb der Grenzen; erlaubt ist { $least } bis { $most }.
data-not-list = { $given } ist keine Liste.
data-wrong-length = Die Liste hat { $given } statt { $wanted } Einträge.
data-unknown-word = { $given } ist hier unbekannt; zur Wahl stehen: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}War „{ $nearest }“ gemeint?
}
data-unknown-entry = Diesen Eintrag kennt niemand; entferne ihn oder berichtige seinen Namen.{ $nearest ->
    [none] {""}
   *[other] {" "}War „{ $nearest }“ gemeint?
}
data-unreadable = Die Datei kann nicht gelesen werden ({ $cause }).
data-not-utf8 = Die Datei ist kein UTF-8-Text (Byte { $byte }); speichere sie als UTF-8.
data-not-toml = Das ist kein TOML ({ $cause }).
data-not-text = { $given } ist kein Text.
data-too-long = Der Text hat { $given } Zeichen; erlaubt sind { $most }.
data-too-deep = Listen oder Abschnitte sind zu tief verschachtelt.
data-too-many-dots = Eine Zeile hat mehr als { $most } Punkte.
data-unknown-symbol = Zeile { $row }, Spalte { $column } des Bildes: { $given } ist kein Feld. Zeichne Felder mit diesen Zeichen: { $known }; das Meer bleibt leer.
data-between-columns = Zeile { $row }, Spalte { $column } des Bildes: Dieses Feld liegt zwischen zwei Spalten. Nachbarn in einer Zeile sind zwei Spalten auseinander, und jede Zeile ist gegen die darüber um eine Spalte verschoben.
data-no-hexes = Im Bild ist kein einziges Feld.
data-too-many-rows = Das Bild hat mehr als { $most } Zeilen.
data-too-many-hexes = Das Bild hat mehr als { $most } Felder.
data-unreachable = Vom Feld { $start } führt kein Weg über Land zum Feld { $hex }; alle Felder müssen zusammenhängen.
data-not-one = Es muss genau ein Feld { $symbol } geben, nicht { $given }.
data-forest-tiles = Die Zahl der Waldfelder ist { $given }; erlaubt ist 1 bis { $most }.
data-forest-logs = Die Wälder haben zusammen { $given } Stämme; es müssen { $wanted } sein.
data-no-ahus = Es gibt keinen Ahu; ergänze mindestens einen.
data-too-many-ahus = Es gibt { $given } Ahus; erlaubt sind { $most }.
data-no-such-hex = Ein Ahu heißt zum Beispiel a3-ne, und ein Feld mit diesem Namen gibt es auf dieser Insel nicht. Die Felder heißen a1 bis { $last }: der Buchstabe der Zeile und die Nummer in der Zeile, von Westen gezählt.
data-no-such-edge = Ein Ahu heißt zum Beispiel a3-ne, und eine Kante mit diesem Namen gibt es nicht. Die Kanten sind: { $known }.
data-ahu-not-plain = Ein Ahu liegt auf einem einfachen Feld ({ $symbol }); { $hex } ist keines.
data-ahu-inland = Ein Ahu liegt an der Küste, und an dieser Kante liegt das Feld { $hex } statt des Meeres.

error-record = Die Aufzeichnung ist nicht zu gebrauchen: { $why }

record-not-json = Die Datei ist abgeschnitten oder kein JSON ({ $cause }).
record-not-record = Das ist kein von Vaka gespeichertes Spiel.
record-checksum = Die Datei wurde nach dem Speichern verändert. Nimm eine unveränderte Kopie.
record-digest = Die Datei wurde verändert: Ihre Aktionen führen nicht zu der Stellung, die sie nennt. Nimm eine unveränderte Kopie.
record-unknown-title = Sie gehört zu einem Spiel namens „{ $title }“, das hier nicht installiert ist.
record-rules-version = Sie folgt der Regelversion { $given }, installiert ist aber die Version { $known }. Nimm die Version von Vaka, die sie gespeichert hat.
record-bad-field = Der Eintrag „{ $field }“ fehlt oder ist falsch.
record-bad-line = Diese Zeile ist keine Aktion mit Nummer und Platz: { $line }
record-no-such-ply = Eine Aktion Nummer { $ply } gibt es nicht: Sie gehen von 0 (dem Anfang) bis { $last }.
record-not-utf8 = Die Datei ist kein UTF-8-Text (Byte { $byte }).
record-unreadable = Die Datei kann nicht gelesen werden ({ $cause }).
record-snapshot = Die Stellung, mit der sie beginnt, ist nicht möglich.
record-illegal = Ihre Aktion Nummer { $ply } ist gegen die Regeln. { $cause }
