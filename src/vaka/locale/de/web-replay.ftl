### Looking at a game again.

web-replay-tab = Rückblick: { $name } – Vaka
web-replay-of = Rückblick: { $name }
web-replay-bare = Rückblick
web-replay-tab-bare = Rückblick – Vaka
web-replay-over = Die Partie ist zu Ende: Du kannst sie mit den Augen aller ansehen.
web-replay-running = Die Partie läuft noch: Du siehst, was du damals sehen konntest. Neue Züge erscheinen von selbst.
web-replay-to-table = Zum Tisch
web-replay-to-archive = Zum Archiv
web-replay-again = Noch einmal versuchen
web-replay-gone = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde vor dem Beginn geschlossen.
web-replay-not-started = An diesem Tisch hat die Partie noch nicht begonnen, es gibt also noch nichts anzusehen.
web-replay-beyond = Einen Zug { $ply } gibt es nicht: Die Partie hat { $last ->
    [one] nur einen Zug
   *[other] { $last } Züge
}. Das hier ist der letzte.

web-replay-board = Der Tisch in diesem Moment
web-replay-move = Zug
web-replay-moves = Züge
web-replay-move-number = { $ply ->
    [0] Vor dem ersten Zug
   *[other] Zug { $ply }
}
web-replay-chosen = { $player } hat sich entschieden.
web-replay-keys = Tasten: ← → ein Zug, Pos1 und Ende zum ersten und letzten, Leertaste für Abspielen und Pause.

## The buttons

web-replay-controls = Vor und zurück
web-replay-slider = Moment der Partie
web-replay-place = Zug { $ply } von { $last }
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-forth = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-speed-slow = Langsam
web-replay-speed-normal = Normal
web-replay-speed-fast = Schnell
web-replay-speed-fastest = Sehr schnell

web-replay-eyes = Gesehen von
web-replay-eyes-all = Allen: alle Karten offen
web-replay-eyes-spectator = Jemandem, der zusieht
web-replay-eyes-seat = { $name }

## The log

web-replay-log = Was geschah
web-replay-log-pages = Seiten des Protokolls
web-replay-log-range = { $from }–{ $to }
web-replay-beginning = Die Partie beginnt.
web-replay-earlier = Früher
web-replay-later = Später

## What one can do with a moment

web-replay-copy = Link zu diesem Zug kopieren
web-replay-copied = Der Link zu Zug { $ply } ist in der Zwischenablage.
web-replay-download = Aufzeichnung herunterladen
web-replay-download-running = Stellung herunterladen

web-replay-branch = Von hier weiterspielen
web-replay-branch-title = Weiterspielen ab Zug { $ply }
web-replay-branch-about = Ein neuer Tisch beginnt mit genau dieser Stellung, und du spielst von da an weiter: Was wäre, wenn du anders gewählt hättest? Die Partie, die du gerade ansiehst, bleibt, wie sie ist.
web-replay-branch-seated = Du behältst deinen Platz und alles, was du in dem Moment wusstest. Was sonst verborgen war, wird neu verteilt.
web-replay-branch-watching = Du nimmst einen beliebigen Platz. Was in dem Moment niemand sehen konnte, auch Hände und Stapel, wird neu verteilt.
web-replay-branch-unrated = Eine solche Partie wird nicht gewertet.
web-replay-branch-name = Dein Name
web-replay-branch-seat = Auf dem Platz von { $name }
web-replay-branch-me = Du
web-replay-branch-open = Frei für jemand anderen
web-replay-branch-bot = Bot: { $level }
web-replay-branch-cancel = Abbrechen
web-replay-branch-start = Weiterspielen
web-replay-branch-ended = Bei diesem Zug ist die Partie zu Ende. Geh etwas zurück, um von dort weiterzuspielen.

## After the end

web-replay-summary = Wie es lief
web-replay-rank = { $place }.
web-replay-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-replay-over-time = Punkte im Lauf der Zeit
web-replay-over-time-about = So viele Punkte hätten alle gehabt, wenn die Partie mit diesem Zug geendet hätte.
web-replay-over-time-press = { web-replay-over-time-about } Drück auf das Diagramm, um dorthin zu gehen.
web-replay-origins = Woher die Punkte kamen
web-replay-origins-about = Woraus sich die Ergebnisse zusammensetzen.
web-replay-part = Für
web-replay-total = Summe
web-replay-as-table = Als Tabelle zeigen
web-replay-as-chart = Als Diagramm zeigen
web-replay-save-chart = Als Bild speichern
