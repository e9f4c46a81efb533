### Die Seite im Browser: einen Tisch finden und eröffnen, das Archiv, und die Wege.

## Kopf und Fuß jeder Seite

web-lobby-home = Vaka, erste Seite
web-lobby-nav = Hauptwege
web-lobby-nav-play = Spielen
web-lobby-nav-friends = Mit Freunden
web-lobby-nav-rules = Regeln
web-lobby-nav-archive = Archiv
web-lobby-nav-leaders = Bestenliste
web-lobby-nav-settings = Einstellungen
web-lobby-nav-enter = Anmelden
web-lobby-menu = Menü
web-lobby-foot = Vaka: Brettspiele des Pazifiks, gerecht und nachprüfbar gemischt.
web-lobby-foot-nav = Weitere Wege
web-lobby-foot-api = Für Programme (API)

## Was mehrere Seiten sagen

web-lobby-again = Noch einmal versuchen
web-lobby-back = Zurück
web-lobby-on = Weiter
web-lobby-bot = Bot ({ $level })
web-lobby-seat-free = freier Platz

## Die erste Seite

web-lobby-page = Vaka: Rapa Nui, Giants und Raiatea spielen
web-lobby-title = Zu welcher Insel segelst du heute?
web-lobby-lead = Drei Brettspiele des Pazifiks, gegen Bots oder mit Freunden. Sofort und ohne Konto.
web-lobby-pitch-rapanui = Fülle dein Dorf, errichte Moai und entscheide mit jeder Karte, was als Nächstes gewertet wird: für alle.
web-lobby-pitch-giants = Biete geheim um Riesen aus Stein, und lass sie dir von deinen Rivalen an die Küste tragen.
web-lobby-pitch-raiatea = Sammelt, blufft und ruft gemeinsam die Götter an: Alles Mana kommt in einen Sack und bezahlt die Rituale aller.
web-lobby-players-between = { $least }–{ $most } Personen
web-lobby-minutes = { $minutes } Min.
web-lobby-minutes-between = { $from }–{ $to } Min.
web-lobby-play-now = Jetzt spielen
web-lobby-which = Welches Spiel?
web-lobby-players = Personen
web-lobby-bots = Bots
web-lobby-play = { $title } spielen
web-lobby-rules-of = Die Regeln von { $title }
web-lobby-friends-instead = Lieber mit Freunden

web-lobby-mine = Meine Tische
web-lobby-mine-none = Du sitzt noch an keinem Tisch. Wähle oben ein Spiel und leg los.
web-lobby-fewer = Weniger zeigen
web-lobby-all = Alle { $number } zeigen
web-lobby-open = Offene Tische
web-lobby-open-none = Im Augenblick wartet niemand auf Mitspieler.
web-lobby-open-make = Einen Tisch für andere eröffnen
web-lobby-watchable = Wird gerade gespielt, zum Zusehen
web-lobby-your-turn = Du bist dran
web-lobby-invited = Du bist eingeladen
web-lobby-free = { $seats ->
    [0] Alle sind da
    [one] 1 freier Platz
   *[other] { $seats } freie Plätze
}
web-lobby-turn-of = { $name } ist dran
web-lobby-running = Läuft
web-lobby-over = Zu Ende
web-lobby-place = { $place ->
    [1] Du hast gewonnen
    [2] Du wurdest Zweiter
    [3] Du wurdest Dritter
   *[other] Platz { $place }
}

web-lobby-friends = Mit Freunden spielen
web-lobby-friends-how = Eröffne einen Tisch und schick den Link. Niemand braucht ein Konto.
web-lobby-friends-make = Tisch eröffnen
web-lobby-learn = Neu hier?
web-lobby-learn-how = Die Regeln sind schnell gelesen und lassen sich durchsuchen. Am Tisch siehst du auch, warum etwas nicht geht.
web-lobby-learn-go = Regeln lesen
web-lobby-watch = Zusehen und lernen
web-lobby-watch-how = Jede öffentliche Partie lässt sich Zug für Zug ansehen, und von jedem Zug aus anders weiterspielen.

## Ein neuer Tisch

web-lobby-new = Ein neuer Tisch
web-lobby-new-lead = Wähle ein Spiel und wer wo sitzt. Freunde kommen über den Link, den du gleich bekommst.
web-lobby-new-seats = Wer spielt?
web-lobby-new-seat = Platz { $letter }
web-lobby-new-me = Ich
web-lobby-new-open = Jemand mit dem Link
web-lobby-new-bot = Bot: { $level }
web-lobby-new-watching = Du selbst sitzt nirgends: Du kannst nur zusehen.
web-lobby-new-options = Regeln
web-lobby-new-presets = Voreinstellungen
web-lobby-new-options-more = Weitere Optionen
web-lobby-new-custom = Eigene Wahl
web-lobby-new-custom-text = Einzelne Optionen, die du selbst gewählt hast.
web-lobby-new-rule = Regel { $rule }
web-lobby-new-file = Aus einer eigenen Datei lesen
web-lobby-new-file-held = Der Text deiner Datei wird verwendet.
web-lobby-new-file-remove = Text entfernen
web-lobby-new-table = Der Tisch
web-lobby-new-name = Name des Tisches
web-lobby-new-name-how = Darf leer bleiben.
web-lobby-new-who = Wer findet ihn?
web-lobby-new-by-link = Nur wer den Link hat
web-lobby-new-public = Alle
web-lobby-new-public-how = Ein öffentlicher Tisch steht in der Lobby, und seine Partie im Archiv, wenn sie zu Ende ist.
web-lobby-new-make = Tisch eröffnen
web-lobby-new-start = Partie beginnen
web-lobby-new-too-large = Diese Datei ist zu groß.

## Das Archiv

web-lobby-archive = Archiv
web-lobby-archive-lead = Alle öffentlichen Partien, die zu Ende sind. Sieh sie Zug für Zug an, oder nimm sie mit.
web-lobby-archive-filters = Welche Partien?
web-lobby-archive-title = Spiel
web-lobby-archive-players = Personen
web-lobby-archive-level = Mit einem Bot
web-lobby-archive-winner = Gewonnen von
web-lobby-archive-any = alle
web-lobby-archive-anybody = irgendwem
web-lobby-archive-me = mir
web-lobby-archive-option = Mit der Regel
web-lobby-archive-from = Von
web-lobby-archive-to = Bis
web-lobby-archive-mine = Nur Partien mit mir
web-lobby-archive-person = Nur Partien einer Person sind zu sehen.
web-lobby-archive-clear = Alle Partien zeigen
web-lobby-archive-none = Keine Partie passt dazu.
web-lobby-archive-empty = Noch keine öffentliche Partie ist zu Ende. Mach einen Tisch auf, den alle finden, dann steht seine Partie hier.
web-lobby-archive-download = Diese Partien herunterladen
web-lobby-archive-download-how = Eine Aufzeichnung je Zeile (JSON Lines), bis zu 200 auf einmal; „vaka verify“ prüft sie nach.
web-lobby-archive-pages = Seiten des Archivs
web-lobby-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-lobby-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}

## Eine Adresse, die nirgendwohin führt

web-lobby-nowhere = Hier ist keine Insel
web-lobby-nowhere-lead = Diese Adresse führt aufs offene Meer. Vielleicht ist der Link nicht vollständig, oder den Tisch gibt es nicht mehr.
web-lobby-nowhere-home = Zur ersten Seite
