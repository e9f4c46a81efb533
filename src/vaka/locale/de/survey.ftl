### The words of the survey: many games of bots, counted.

cli-help-survey = Bots viele Partien spielen lassen und zählen, wie sie ausgehen.
cli-help-games = Wie viele Partien je Zahl der Mitspielenden.
cli-help-survey-players = Zahlen der Mitspielenden, mit Kommas dazwischen; ohne Angabe alle, für die das Spiel gemacht ist.
cli-help-survey-bots = Bots: ein Name für alle Plätze, oder für jeden einer, mit Kommas dazwischen; von Partie zu Partie rücken sie weiter.
cli-help-survey-seed = Startwert des Zufalls: derselbe Wert gibt dieselben Zahlen.
cli-help-jobs = Wie viele Prozesse zugleich spielen; ohne Angabe so viele, wie es Kerne gibt.
cli-help-json = Die Zahlen als JSON ausgeben.

survey-playing = Es wird gespielt
survey-title = { $title }: { $games ->
    [one] eine Partie je Zahl der Mitspielenden
   *[other] { $games } Partien je Zahl der Mitspielenden
}, Startwert { $seed }
survey-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
survey-decisions = Entscheidungen je Partie
survey-score = Mittlere Punktzahl
survey-range = Niedrigste und höchste Punktzahl
survey-parts = Woher die Punkte einer Person kamen
survey-ends = Wie die Partien endeten
survey-wins = Gewonnene Partien
survey-figures = Zu diesem Spiel
survey-about-interval = In Klammern: wo der wahre Anteil der Siege liegt, mit 95 % Sicherheit.

survey-giants-turns = Runden
survey-giants-erected = Aufgestellte Moai
survey-giants-erected-size = Mittlere Größe der aufgestellten Moai
survey-giants-headdresses = Aufgesetzte Kopfbedeckungen
survey-giants-uncarved = Angebotene Moai, die niemand gemeißelt hat

survey-raiatea-missions = Erfüllte Aufträge je Person
survey-raiatea-rank = Mittlerer Rang (1 bis 3 über dem niedrigsten)
survey-raiatea-priests = Priester je Person
survey-raiatea-pairs = Maskenpaare je Person
survey-raiatea-permanents = Dauerhafte Rituale je Person
