### Die Seite im Browser: was alle ihre Seiten gemeinsam haben.

web-skip = Zum Inhalt springen
web-loading = Wird geladen …
web-close = Schließen
web-reload = Neu laden
web-unreachable = Der Server antwortet nicht. Sobald er es wieder tut, geht es von selbst weiter.
web-new-version = Von dieser Seite gibt es eine neue Fassung.
web-page-failed = Dieser Teil der Seite konnte nicht geladen werden
