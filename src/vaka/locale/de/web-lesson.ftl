### First games in the browser: what the coach beside the table says.

web-lesson-name = Erstes Spiel
web-lesson-step = Schritt { $step }/{ $steps }
web-lesson-go-on = Weiter
web-lesson-show = Zeig es mir
web-lesson-do = Ausführen
web-lesson-watch = Schau zu: Die anderen sind an der Reihe.
web-lesson-leave = Lektion verlassen
web-lesson-this = diese ist gemeint
web-lesson-done = Du weißt genug, um zu spielen!
web-lesson-play-on = Hier weiterspielen
web-lesson-real = Ein eigenes Spiel zu { $players } Personen
web-lesson-next = Als Nächstes: { $title } lernen
web-lesson-learn = Spielend lernen
web-lesson-learn-title = { $title } spielend lernen
web-lesson-again = Noch einmal lernen
web-lesson-again-title = { $title } noch einmal lernen
web-lesson-offer-how = Ein erstes Spiel von 5 bis 10 Minuten, das dir alles zeigt, Schritt für Schritt.
web-lesson-fair = Das ist ein erstes Spiel zum Lernen: Seine Karten sind immer dieselben, es gibt also nichts zu beweisen. Es wird nicht gewertet.
