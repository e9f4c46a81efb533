### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Gute Bots viele Partien spielen lassen und beurteilen, ob das Spiel ausgewogen ist.
cli-help-balance-bots = Bots: ein Name für alle Plätze, oder für jeden einer, mit Kommas dazwischen; ohne Angabe der beste von denen, die nicht lange nachdenken.
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

## Two files compared

cli-help-balance-deck = Eigenes Material statt dem des Spiels: für Raiatea ein Kartensatz, für Giants eine Insel, für Rapa Nui ein Inhalt der Schachtel.
cli-help-balance-against = Eine andere solche Datei: dieselben Partien auch mit ihr spielen und sagen, was sich ändert.

balance-standard = das Original
balance-compared-title = { $title }, { $players }: { $deck } gegen { $against }, mit beiden { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
balance-changes = Was sich geändert hat, das Deutlichste zuerst
balance-unchanged = Keine Änderung zu sehen; zuerst, was einer am nächsten kommt
balance-difference = Unterschied
balance-more = mehr
balance-less = weniger
balance-others = { $count ->
    [one] Ein weiterer Wert: keine Änderung zu sehen.
   *[other] { $count } weitere Werte: keine Änderung zu sehen.
}
balance-only = Nur auf einer Seite ({ $file }): { $things }
balance-equal-games = Alle Partien sind mit beiden Dateien gleich.
balance-about-changes = { $count ->
    [one] Ein Wert wurde verglichen.
   *[other] { $count } Werte wurden verglichen.
} „Mehr“ und „weniger“ berücksichtigen das: Hätte sich nichts geändert, stünde es in höchstens 5 von 100 solchen Berichten bei irgendeinem Wert. In Klammern steht, wo der wahre Unterschied mit 95 % Sicherheit liegt, für jeden Wert allein betrachtet; bei so vielen liegt er durch Zufall auch einmal außerhalb. Unterschiede von Anteilen sind in Prozentpunkten angegeben.
balance-verdicts-of = Urteil: { $file }
balance-shares = Anteile
balance-plotted = { $figures }: { $deck } gegen { $against }

balance-row-use = { $thing }: { $way }
balance-row-part = Punkte: { $part } ({ $who })
balance-row-winner = Mittlere Punktzahl der Siege
balance-row-place = { $number ->
    [1] Siege dessen, der begann
   *[other] Siege von Nummer { $number }
}
balance-row-bot = Siege von { $bot }
balance-row-end = Ende: { $reason }

balance-no-components = { $title } lässt sich nicht mit eigenem Material spielen, deshalb hat { $option } hier keinen Sinn. Bei diesen Spielen geht es: { $known }.
balance-given-twice = { $option } und --option { $name }=… sagen dasselbe. Lass eines davon weg.
balance-of-another-title = { $file } ist für { $other } gemacht, nicht für { $title }.

balance-raiatea-paid-ratio = Vorbereitete Rituale, die bezahlt wurden

## Rapa Nui

balance-rapanui-cards = Karten: wie oft je Partie
balance-rapanui-gatherers = Sammler einer Sorte: wie oft je Partie
balance-rapanui-crops = Opfergaben: wie oft je Partie
balance-rapanui-drawn = genommen
balance-rapanui-played = gespielt
balance-rapanui-scored = gewertet
balance-rapanui-together = gespielt
balance-rapanui-bought = gekauft
balance-rapanui-gained = erhalten
balance-rapanui-laid = geopfert
balance-rapanui-added = dazugelegt
balance-rapanui-kept = am Ende
balance-rapanui-at-once = { $count ->
    [1] einer allein
   *[other] { $count } auf einmal
}

## Giants

balance-giants-objects = Moai und Kopfschmuck: wie oft je Partie
balance-giants-ahus = Ahus: wie oft je Partie
balance-giants-figures = Figuren: wie oft je Partie
balance-giants-acts = Handlungen auf besonderen Feldern: wie oft je Partie
balance-giants-goods = Marker, Baumstämme und Halbtafeln: wie oft je Partie
balance-giants-help = Punkte für Hilfe, an einen Rivalen bei einem Schritt: wie oft je Partie
balance-giants-carved = gemeißelt
balance-giants-carried = getragen
balance-giants-marked = markiert
balance-giants-left = gelassen
balance-giants-set = errichtet
balance-giants-reserved = reserviert
balance-giants-erected = Moai
balance-giants-crowned = Kopfschmuck
balance-giants-bid = geboten
balance-giants-placed = gestellt
balance-giants-acted = gehandelt
balance-giants-gained = erhalten
balance-giants-spent = benutzt
balance-giants-paid = gezahlt
balance-giants-thing-small = kleiner Moai
balance-giants-thing-medium = mittlerer Moai
balance-giants-thing-large = großer Moai
balance-giants-thing-headdress = Kopfschmuck
balance-giants-thing-worker = Arbeiter
balance-giants-thing-sorcerer = Zauberer
balance-giants-thing-chief = Häuptling
balance-giants-thing-village = Dorf
balance-giants-thing-hut = Hütte des Zauberers
balance-giants-thing-forest = Wald
balance-giants-thing-headdress-quarry = Kopfschmuck-Steinbruch
balance-giants-thing-reserve = Ahu reservieren
balance-giants-thing-markers = Marker
balance-giants-thing-logs = Baumstämme
balance-giants-thing-halves = Halbtafeln
balance-giants-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
