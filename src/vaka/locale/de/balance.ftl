### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Gute Bots viele Partien spielen lassen und beurteilen, ob das Spiel ausgewogen ist.
cli-help-balance-bots = Bots: ein Name für alle Plätze, oder für jeden einer, mit Kommas dazwischen; ohne Angabe der beste für das Spiel.
cli-help-plots = Ein Ordner für die Schaubilder, als SVG-Dateien.

balance-title = { $title }, { $players }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
balance-places = Gewonnene Partien, nach dem Platz in der Zugfolge
balance-place = { $number ->
    [1] Wer begann
   *[other] Nummer { $number }
}
balance-fair = gerechter Anteil
balance-scores = Wie viele so viele Punkte hatten
balance-parts = Woher die Punkte kamen
balance-sum = Zusammen
balance-all = alle
balance-winners = wer gewann

balance-verdicts = Urteil
balance-holds = erfüllt
balance-fails = VERFEHLT
balance-above = Kein Platz in der Zugfolge gewinnt viel mehr als seinen Anteil: { $value } Prozentpunkte darüber (höchstens { $high })
balance-winner = Mittlere Punktzahl der Siege: { $value } ({ $low } bis { $high })
balance-all-used = Alles wurde von irgendwem genutzt
balance-never = Nie genutzt: { $things }

balance-raiatea-rituals = Rituale: wie oft je Partie
balance-raiatea-missions = Aufträge: wie oft je Partie
balance-raiatea-locations = Orte: wie oft je Partie
balance-raiatea-bonuses = Boni des Marktes: wie oft je Partie
balance-raiatea-ranks = Ränge: wie oft je Partie
balance-raiatea-masks = Masken: wie oft je Partie
balance-raiatea-kept = behalten
balance-raiatea-prepared = vorbereitet
balance-raiatea-paid = bezahlt
balance-raiatea-performed = ausgeführt
balance-raiatea-completed = erfüllt
balance-raiatea-chosen = gewählt
balance-raiatea-sold = genommen
balance-raiatea-reached = erreicht
balance-raiatea-paired = als Paar
balance-raiatea-paid-share = Vorbereitete Rituale, die bezahlt wurden: { $value } ({ $low } bis { $high })
