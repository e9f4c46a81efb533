### Die Seite im Browser: was alle ihre Seiten gemeinsam haben.

web-skip = Zum Inhalt springen
web-loading = Wird geladen …
web-close = Schließen
web-reload = Neu laden
web-unreachable = Der Server antwortet nicht. Sobald er es wieder tut, geht es von selbst weiter.
web-new-version = Von dieser Seite gibt es eine neue Fassung.
web-page-failed = Dieser Teil der Seite konnte nicht geladen werden

## Values of options, in the lobby, at tables and in replays

web-choice-edition = wie die Ausgabe es sagt
web-choice-majority = was die meisten Anleitungen sagen
web-choice-yes = ja
web-choice-no = nein
web-choice-bag = in den Sack
web-choice-supply = in den Vorrat
web-choice-open = alles offen
web-choice-printed = verdeckt wie in der Anleitung
