### Ein Tisch im Browser: der Raum vor dem Beginn, das Spiel, das Ende.

## Der Reiter, und wo kein Tisch ist

web-table-tab = { $title } – Vaka
web-table-tab-yours = ● Du bist dran – { $title }
web-table-tab-none = Ein Tisch – Vaka
web-table-unreachable = Keine Verbindung
web-table-gone = Diesen Tisch gibt es nicht
web-table-gone-why = Vielleicht ist der Link nicht vollständig, oder der Tisch steht auf einem anderen Server. Frag nach, wer dir den Link geschickt hat, oder beginne ein eigenes Spiel.
web-table-closed = Dieser Tisch ist geschlossen
web-table-closed-why = Er wurde geschlossen, bevor das Spiel begann. Du kannst sofort einen neuen aufmachen.
web-table-to-lobby = Zur Startseite
web-table-to-new = Tisch aufmachen

## Vor dem Beginn

web-table-room-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-table-room-absent = { $count ->
    [one] Jemand, der eingeladen ist, ist noch nicht da.
   *[other] { $count } Eingeladene sind noch nicht da.
}
web-table-room-ready = Alle sind da. Du kannst beginnen.
web-table-room-host-starts = Alle sind da. { $name } beginnt das Spiel.
web-table-room-not-ready = Du kannst beginnen, sobald kein Platz mehr frei ist. Freie Plätze kannst du auch Bots geben.
web-table-room-name = Nimm einen Namen, und du sitzt am Tisch. Ein Konto brauchst du nicht.
web-table-room-invited = Ein Platz ist für dich reserviert.
web-table-room-full = Alle Plätze sind besetzt. Bleib und schau zu: Das Spiel erscheint hier, wenn es beginnt.
web-table-room-options = Was gespielt wird
web-table-room-players = { $count ->
    [one] Ein Spiel für eine Person.
   *[other] Ein Spiel zu { $count }.
}
web-table-room-rules = Regeln lesen
web-table-options-usual = Nach den üblichen Regeln.
web-table-options-all = Alle Optionen
web-table-option-usual = wie üblich
web-table-option-own = eigene
web-table-seats = Plätze
web-table-seat-free = frei
web-table-seat-open = Frei für jemanden
web-table-bot = { $level ->
    [easy] Bot (leicht)
    [medium] Bot (mittel)
    [hard] Bot (schwer)
    [expert] Bot (Experte)
   *[other] Bot ({ $level })
}
web-table-who-sits = Wer sitzt auf Platz { $seat }?
web-table-sit-here = Hier hinsetzen
web-table-sit-down = Hinsetzen
web-table-leave = Aufstehen
web-table-start = Beginnen
web-table-close = Tisch schließen
web-table-you = du
web-table-host = lädt ein
web-table-invited = eingeladen
web-table-invite = Andere einladen
web-table-invite-link = Der Link zu diesem Tisch
web-table-invite-private = Schick diesen Link, wem du willst. Nur wer ihn hat, findet diesen Tisch.
web-table-invite-public = Schick diesen Link, wem du willst. Der Tisch steht auch bei den offenen Tischen.
web-table-copy = Kopieren
web-table-copied = Kopiert
web-table-name = Dein Name
web-table-name-take = Diesen Namen nehmen
web-table-fair = Die Verteilung ist fair: Ihr Geheimnis steht schon fest, und alle mischen etwas Zufall dazu. So kann sich niemand die Karten aussuchen.
web-table-fair-over = Die Verteilung war fair, und alle können es nachprüfen.
web-table-fair-more = Wie das geht
web-table-fair-how = Der Server hat ein Geheimnis gewählt und zeigt jetzt dessen Fingerabdruck. Der Startwert des Spiels entsteht aus dem Geheimnis und ein paar Worten von allen. Nach dem Ende wird das Geheimnis gezeigt, und alle sehen, dass es zum Fingerabdruck passt.
web-table-fair-check = Lade die Aufzeichnung herunter und rufe „vaka verify“ mit ihr auf: Es macht aus diesen Zahlen die Verteilung und jeden Zug noch einmal und sagt, ob alles passt.
web-table-fair-branch = Dieser Tisch begann mit einer Stellung aus einem anderen Spiel. Da gibt es keine Verteilung nachzuprüfen.
web-table-fair-commitment = Fingerabdruck des Geheimnisses
web-table-fair-seed-hash = Fingerabdruck des Startwerts
web-table-fair-salts = Worte von allen
web-table-fair-secret = Geheimnis
web-table-fair-seed = Startwert
web-table-salt = Eigene Worte dazugeben
web-table-salt-label = Deine Worte
web-table-salt-hint = Irgendein Text. Er wird mit den Worten der anderen in die Verteilung gemischt.
web-table-salt-send = Dazumischen
web-table-salt-done = Deine Worte gehören jetzt zur Verteilung.

## Die Frage

web-table-your-turn = Du bist dran
web-table-others-turn = Andere sind dran
web-table-looking-on = Du schaust zu
web-table-over = Das Spiel ist vorbei
web-table-choose = Wähle, was du tust.
web-table-waiting = Warten auf { $names }.
web-table-skip = Überspringen
web-table-to-choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-table-to-board = Zum Tisch
web-table-hint = Tipp
web-table-undo = Zurücknehmen
web-table-undo-ask = Um Rücknahme bitten
# What goes with it if the own choice is taken back, and what has gone.
web-table-undo-along = { $count ->
    [one] deine Wahl und eine der { $who ->
        [bots] Bots
       *[others] anderen
    }
   *[other] deine Wahl und { $count } der { $who ->
        [bots] Bots
       *[others] anderen
    }
}
web-table-undone = Zurückgenommen: { web-table-undo-along }.
web-table-undo-waits = Zu oft hintereinander zurückgenommen. Das geht wieder, sobald das Spiel weitergegangen ist.
web-table-rule = Regel { $rule }
web-table-rules = Regeln
web-table-board = Das Spielfeld
web-table-stale = Das Spiel ist inzwischen weitergegangen, darum wurde diese Wahl nicht gespielt. Bitte wähle neu.
web-table-chain-ended = Von hier ging es nicht weiter wie geplant. Bitte wähle, wie es weitergeht.
web-table-proposal-own = Du möchtest deine Wahl zurücknehmen. Warten auf { $names }.
web-table-proposal-asked = { $name } möchte eine Wahl zurücknehmen. Bist du einverstanden?
web-table-proposal-along = { $count ->
    [one] { $own ->
        [yes] Damit geht auch deine spätere Wahl zurück.
       *[no] Damit geht auch eine spätere Wahl zurück.
    }
   *[other] { $own ->
        [yes] Damit gehen { $count } spätere Entscheidungen zurück, auch von dir.
       *[no] Damit gehen { $count } spätere Entscheidungen zurück.
    }
}
web-table-proposal-others = { $name } möchte eine Wahl zurücknehmen. Warten auf { $names }.
web-table-proposal-withdraw = Doch nicht
web-table-agree = Einverstanden
web-table-refuse = Ablehnen
web-table-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, du musst nichts tun.
web-table-lost-acting = Die Verbindung ist weg. Deine Wahl ist aufgehoben und wird gesendet, sobald sie wieder da ist.
web-table-found = Die Verbindung ist wieder da. Nichts ist verloren.

## Was zur Wahl steht

web-table-choices = Deine Möglichkeiten
web-table-nothing-to-choose = Gerade gibt es für dich nichts zu wählen.
web-table-own-answer = Deine geheime Antwort bis jetzt:
web-table-as-list = Alle { $count } Möglichkeiten als Liste
web-table-filter = Möglichkeit suchen
web-table-filtered = { $shown } von { $all }
web-table-chosen = Gewählt:
web-table-confirm-what = Deine Wahl bestätigen
web-table-confirm = Bestätigen
web-table-confirm-part = Erst einmal nur das
web-table-again = Oder drück noch einmal auf dasselbe.
web-table-let-go = Doch nicht
web-table-sending = Wird gesendet …
web-table-advised = { $place ->
    [1] Bester Tipp
   *[other] Nr. { $place } des Tipps
}
web-table-hint-thinking = Ein Tipp wird überlegt …
web-table-hint-title = Ein Bot würde wählen
web-table-hint-none = Hier gibt es nur eine Möglichkeit.
web-table-hint-why = Warum die erste:
web-table-hint-for = Dafür:
web-table-hint-against = Dagegen:
web-table-hint-take = Wählen:
web-table-hint-close = Tipp weglegen

## Wer am Tisch ist

web-table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-table-total = Summe
web-table-won = hat gewonnen
web-table-not-now = Jetzt nicht möglich: Wähle es, um zu erfahren, warum
web-table-points-so-far = { $points ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
}
web-table-points-secret = Punkte geheim
web-table-thinking = überlegt
web-table-choosing = wählt
web-table-answered = hat geantwortet

## Verlauf und Gespräch

web-table-side = Verlauf und Chat
web-table-log = Verlauf
web-table-log-empty = Noch ist nichts geschehen.
web-table-log-earlier = { $count ->
    [one] Den einen Eintrag davor zeigen
   *[other] Die { $count } Einträge davor zeigen
}
web-table-log-something = eine Wahl
web-table-log-taken = zurückgenommen
web-table-log-replay = Zug { $ply } im Rückblick
web-table-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-label = Etwas sagen
web-table-chat-send = Senden
web-table-chat-name = Nimm einen Namen, um mitzureden.
web-table-away = { $count ->
    [one] Während du weg warst, ist eines geschehen
   *[other] Während du weg warst, ist einiges geschehen ({ $count })
}
web-table-away-more = { $count ->
    [one] Eines davor steht im Verlauf.
   *[other] { $count } davor stehen im Verlauf.
}
web-table-away-ok = Alles klar
web-table-away-replay = Im Rückblick ansehen

## Wie man gern spielt

web-table-manner = Meine Einstellungen am Tisch
web-table-speed = Animationen
web-table-speed-slow = langsam
web-table-speed-normal = normal
web-table-speed-fast = schnell
web-table-speed-instant = keine
web-table-careful = Jede Wahl bestätigen
web-table-careful-more = Einmal drücken wählt, noch einmal spielt.
web-table-sound = Töne
web-table-notify = Mitteilung, wenn ich dran bin
web-table-notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen kannst du das ändern.
web-table-keys = Tasten: die Nummer einer Möglichkeit, überall auf der Seite; in der Liste auch Pfeile, Pos1 und Ende oder die ersten Buchstaben einer Möglichkeit; Enter wählt, noch einmal Enter spielt, Esc lässt los.

## Das Ende

web-table-place = { $place }.
web-table-rematch = Noch einmal spielen
web-table-rematch-join = Zum nächsten Spiel
web-table-replay = Rückblick und Auswertung
web-table-download = Aufzeichnung herunterladen
