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
error-unknown-option = { $title } hat keine Option „{ $name }“. Die Optionen sind: { $known }.
error-wrong-option = Die Option { $name } kann nicht { $given } sein. Möglich ist: { $expected }.
error-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-cannot-undo = Das lässt sich nicht zurücknehmen: { $why }

undo-nothing = Es ist noch nichts geschehen.
undo-not-own = Die letzte Aktion war nicht deine.
undo-revealed = Dabei wurde etwas aufgedeckt, das niemand kannte.

error-data = Die Datendatei { $file } ist bei { $entry } falsch: { $why }

data-missing = Der Eintrag fehlt; ergänze ihn.
data-not-section = Hier muss ein Abschnitt mit eigenen Einträgen stehen.
data-not-number = { $given } ist keine ganze Zahl.
data-out-of-range = { $given } ist außerhalb der Grenzen; erlaubt ist { $least } bis { $most }.
data-not-list = { $given } ist keine Liste.
data-wrong-length = Die Liste hat { $given } statt { $wanted } Einträge.
data-unknown-word = { $given } ist hier unbekannt; zur Wahl stehen: { $known }.
data-unknown-entry = Diesen Eintrag kennt niemand; entferne ihn oder berichtige seinen Namen.
data-unreadable = Die Datei kann nicht gelesen werden ({ $cause }).
data-not-utf8 = Die Datei ist kein UTF-8-Text (Byte { $byte }); speichere sie als UTF-8.
data-not-toml = Das ist kein TOML ({ $cause }).

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
