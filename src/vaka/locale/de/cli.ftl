### The command line.

## Commands and their help

cli-usage = Aufruf:
cli-options = OPTIONEN
cli-command = BEFEHL
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-required = nötig
cli-default = Vorgabe:

cli-help = Brettspiele im Terminal: gegen Bots oder mit anderen spielen, gespielte Partien ansehen, Regeln lesen.
cli-help-play = Ein Spiel spielen oder fortsetzen.
cli-help-replay = Ein aufgezeichnetes Spiel ansehen.
cli-help-rules = Die nummerierten Regeln eines Spiels lesen.
cli-help-titles = Die Spiele auflisten.
cli-help-bench = Die Geschwindigkeit messen.

cli-help-help = Diese Hilfe zeigen.
cli-help-lang = Sprache; ohne Angabe die des Systems.
cli-help-version = Die Version zeigen, und ob der Spielkern kompiliert ist.
cli-help-title = Name des Spiels, wie ihn „{ $command }“ auflistet.
cli-help-players = Anzahl der Spieler.
cli-help-seat = Dein Platz, ab 0 gezählt.
cli-help-bots = Bots auf den anderen Plätzen: easy, medium, hard oder expert, der Name eines anderen, oder ein eigenes Programm („bot-protocol“ erklärt, wie). Einer für alle, oder für jeden einer, mit Kommas dazwischen. Ohne Angabe medium.
cli-help-seed = Startwert des Zufalls: Derselbe Startwert teilt dasselbe Spiel aus.
cli-help-hotseat = Menschen auf allen Plätzen, gemeinsam an diesem Bildschirm.
cli-help-preset = Mit einer der Voreinstellungen des Spiels spielen; „{ $command }“ zählt sie auf. --option ändert einzelne Optionen.
cli-help-option = Eine Option des Spiels; kann mehrmals angegeben werden. „name=@datei“ nimmt einen Text aus einer Datei.
cli-help-resume = Ein gespeichertes Spiel fortsetzen; ohne Datei das neueste, das nicht zu Ende ist.
cli-help-file = Das aufgezeichnete Spiel.
cli-help-at = Die Stellung nach so vielen Aktionen statt der letzten zeigen.
cli-help-as = Nur zeigen, was dieser Platz sehen konnte.
cli-help-text = Die Aufzeichnung als Text ausgeben.
cli-help-rule = Nummer einer einzelnen Regel.
cli-help-peers = Zum Vergleich auch andere Programme messen.
cli-help-rounds = Wie oft alles gemessen wird.

cli-version = { $mode ->
    [compiled] vaka { $version } (kompiliert)
   *[pure] vaka { $version } (reines Python)
}
cli-players = { $least } bis { $most } Personen
cli-players-exactly = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
cli-titles-presets = Voreinstellungen
cli-titles-options = Weitere Optionen

## At the table

cli-name-person = Spieler { $seat }
cli-name-bot = Bot { $seat }
cli-you = du

cli-command-number = eine der nummerierten Antworten wählen
cli-command-rules = die Regeln zu dieser Entscheidung
cli-command-rule = eine beliebige Regel nach ihrer Nummer
cli-command-name = was eine Karte, eine Maske oder ein Ort ist: der Name oder sein Anfang
cli-command-hint = ein Rat: die drei besten Antworten, was von ihnen zu erwarten ist, und warum die erste gut ist
cli-command-undo = die letzte eigene Wahl zurücknehmen, wenn sie nichts aufgedeckt hat
cli-command-log = alles, was bisher geschehen ist
cli-command-save = eine Kopie des Spiels in einer Datei speichern
cli-command-help = diese Hilfe
cli-command-quit = aufhören; das Spiel bleibt gespeichert
cli-command-enter = (nur die Eingabetaste) weiter, und das Eigene zeigen
cli-command-action = eine Antwort lässt sich auch tippen: ausgeschrieben oder nur die Wörter, die sie unterscheiden

cli-no-such-choice = Eine Antwort { $number } gibt es nicht. Tippe eine Zahl von { $first } bis { $last }.
cli-nonsense = „{ $text }“ bedeutet hier nichts.
cli-possible = Tippe eine Zahl von { $first } bis { $last }, oder „help“ für alles, was möglich ist.
cli-undone = Zurückgenommen: { $action }.
cli-log-cut = { $count ->
    [one] (Eine frühere Aktion fehlt hier: „log“ zeigt sie.)
   *[other] ({ $count } frühere Aktionen fehlen hier: „log“ zeigt sie.)
}
cli-thinking = { $player } denkt nach ...
cli-hand-over = { $player }, du bist an der Reihe. Achte darauf, dass sonst niemand zusieht, und drücke dann die Eingabetaste.

cli-saved = Das Spiel ist in { $file } gespeichert.
cli-autosaved = Das Spiel wird nach jeder Aktion gespeichert, in { $file }. Für eine Kopie tippe „save“ und den Namen einer Datei.
cli-file-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
cli-save-failed = Das Spiel konnte nicht in { $file } gespeichert werden: { $cause }.
cli-left = Das Spiel ist in { $file } gespeichert. So geht es weiter:
cli-kept = Das Spiel ist aufbewahrt. So lässt es sich wieder ansehen:

## The result

cli-place = Platz
cli-player = Spieler
cli-total = Summe

cli-position = Die Stellung nach { $ply } von { $last } Aktionen:

## What goes wrong

cli-usage-error = { $why } Hilfe gibt es mit: { $command }
cli-no-such-option = Die Option { $option } gibt es nicht.
cli-bad-option = Die Option { $option } ist nicht richtig verwendet: Ihr Wert fehlt, oder sie braucht keinen.
cli-missing-argument = { $name } fehlt.
cli-extra-arguments = „{ $given }“ ist zu viel für diesen Befehl.
cli-bad-arguments = Das war nicht zu verstehen: { $cause }
cli-unknown-command = Den Befehl „{ $name }“ gibt es nicht. Es gibt diese: { $known }.
cli-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt diese: { $known }.
cli-not-a-number = { $name } braucht eine ganze Zahl, nicht „{ $given }“.
cli-too-small = { $name } muss mindestens { $least } sein, nicht { $given }.
cli-option-form = „{ $given }“ ist keine Option eines Spiels: Schreibe name=wert.
cli-option-unreadable = Die Datei „{ $file }“ für die Option { $name } kann nicht gelesen werden ({ $cause }).
cli-option-not-utf8 = Die Datei „{ $file }“ für die Option { $name } ist kein UTF-8-Text (Byte { $byte }); speichere sie als UTF-8.
cli-option-empty = Die Datei „{ $file }“ für die Option { $name } ist leer.
cli-option-too-long = Die Datei „{ $file }“ für die Option { $name } ist zu lang: Erlaubt sind { $most } Bytes.
cli-wrong-bots = { $wanted ->
    [one] Für einen Platz
   *[other] Für { $wanted } Plätze
} { $given ->
    [one] ist ein Bot genannt
   *[other] sind { $given } Bots genannt
}: Nenne einen für alle oder einen für jeden.
cli-no-title = Welches Spiel? Nenne eines von diesen: { $known }.
cli-other-title = { $file } ist ein Spiel von { $title }, nicht von { $wanted }.
cli-nothing-to-resume = In { $folder } gibt es kein Spiel, das nicht zu Ende ist.
cli-already-over = Das Spiel in { $file } ist zu Ende. So lässt es sich ansehen: { $command }
cli-contradiction = { $option } passt nicht zum Spiel in { $file }. Ohne { $option } geht es so weiter, wie es gespeichert ist; ohne --resume beginnt ein neues Spiel.
cli-hotseat-alone = Mit --hotseat sitzen auf allen Plätzen Menschen; zusammen mit { $option } geht das nicht. Lass eines von beiden weg.
cli-foreign-program = { $file } würde Programme als Bots starten: { $programs }. Wenn du ihnen vertraust, nenne sie: { $command }
cli-played-elsewhere = Das Spiel in { $file } läuft gerade in einem anderen Terminal. Spiele dort weiter, oder verlasse es dort mit „quit“ und versuche es noch einmal.
cli-unknown-rule = Eine Regel { $rule } gibt es nicht. Die Regeln sind { $known }.
cli-file = { $file }: { $why }
cli-os-error = Das System weigert sich: { $cause } ({ $file }).
