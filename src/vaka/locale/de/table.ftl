### The table that fills the terminal.

table-key-hint = Rat
table-key-undo = Zurück
table-key-rules = Regeln
table-key-log = Verlauf
table-key-replay = Rückblick
table-key-type = Tippen
table-key-chat = Chat
table-key-leave = Gehen

table-log = Was geschehen ist
table-close = Esc schließt
table-typed = e7, worker 2 ...: was die Antwort von den anderen unterscheidet
table-rules-ask = Nummer einer Regel oder Name einer Karte oder eines Ortes, dann Enter
table-help = Antworten: Pfeiltasten und Enter, die Maus, ihre Nummer oder Wörter, die eine von den anderen unterscheiden: einfach tippen oder mit „/“ beginnen. Esc führt zurück zur Liste. h fragt um Rat, u nimmt die eigene letzte Wahl zurück, wenn sie nichts aufgedeckt hat, l zeigt den ganzen Verlauf, r das bisherige Spiel Schritt für Schritt, q geht; das Spiel ist gespeichert.
table-hint-lost = Der Rat wurde unterbrochen. Bitte noch einmal fragen.
table-hand-over-keys = Enter: weiter · u: zurücknehmen · q: gehen
table-replay-keys = ← → ein Schritt · Bild auf, Bild ab zehn · Pos1, Ende · e andere Augen · Esc zurück
table-replay-position = Nach { $ply } von { $last } Aktionen
table-replay-eyes = gesehen von { $name }
table-eyes-all = allen
table-eyes-spectator = einem Zuschauer

cli-help-plain = Zeile für Zeile fragen und antworten, wie ohne Terminal, statt auf dem ganzen Bildschirm.
