### A table of a server in the terminal.

table-help-server = Auf einem Server unter dieser Adresse spielen statt auf dieser Maschine.
table-help-table = An einen Tisch des Servers zurückkehren oder dort zuschauen.
table-help-join = Sich an einen Tisch setzen, mit seinem Link oder seiner Kennung.
table-help-name = Der eigene Name dort, als Gast.
table-help-token = Ein Token des eigenen Kontos dort, statt Gast zu sein.

table-guest = Gast
table-no-link = „{ $link }“ ist nicht der Link eines Tisches. Er endet auf /table/ und die Kennung des Tisches.
table-not-with-server = { $option } ist für Spiele auf dieser Maschine und passt nicht zu einem Server. Bitte weglassen.
table-no-server-named = Welcher Server? --server nennt ihn, oder --join bekommt den ganzen Link eines Tisches.
table-needs-terminal = Ein Spiel auf einem Server braucht das ganze Terminal: dort starten, und ohne --plain.
table-line-broken = Die Verbindung zum Server ist unterbrochen; neuer Versuch ...
table-waits = { $count ->
    [one] Ein Platz ist noch frei. Wer diesen Link hat, kann sich setzen: { $link }
   *[other] { $count } Plätze sind noch frei. Wer diesen Link hat, kann sich setzen: { $link }
}
table-full = Alle Plätze sind besetzt.
table-waits-host = Alle Plätze sind besetzt. { $name } beginnt das Spiel.
table-start = Das Spiel beginnen
table-closed = Dieser Tisch ist geschlossen.
table-return = Den eigenen Platz vom Bot zurücknehmen
table-go-on = Die Pause beenden
table-agree = { $name } die letzte Wahl zurücknehmen lassen
table-refuse = { $name } sie nicht zurücknehmen lassen
table-undo-asked = Die anderen werden gefragt, ob sie zurückgenommen werden darf.
table-left = Das Spiel geht dort weiter. Um zurückzukommen:
table-left-over = Um das Spiel noch einmal anzusehen: { $link }
table-lobby = Einen Tisch wählen: Enter setzt sich oder schaut zu, q geht.
table-lobby-empty = Hier ist kein Tisch offen. Einen neuen macht, wer ein Spiel nennt, und „open“ für Plätze anderer mit --bots. q geht.
table-running = läuft
table-open = offen
table-your-turn = du bist dran
table-calling = Der Server wird gerufen ...
