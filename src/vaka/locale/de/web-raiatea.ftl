### Der Tisch von Raiatea im Browser: was seine Bilder sagen, wenn man sie hört oder auf sie zeigt.

web-raiatea-table = Der Tisch
web-raiatea-tray = Weitere Möglichkeiten
web-raiatea-parts = Teile des Tisches
web-raiatea-part-asked = { $part }: Hier gibt es etwas zu wählen
web-raiatea-markets = Märkte
web-raiatea-missions = Aufträge
web-raiatea-tracks = Leisten
web-raiatea-others = Die anderen
web-raiatea-players = Spieler
web-raiatea-own = Dein Platz
web-raiatea-purse = Was du hast
web-raiatea-mana = Mana
web-raiatea-pearls = Perlen
web-raiatea-screen = Hinter dem Sichtschirm: nur gezählt
web-raiatea-rituals = { $deck ->
    [normal] Normale Rituale
   *[forbidden] Verbotene Rituale
}
web-raiatea-draw = { $deck ->
    [normal] Normale Rituale: { $count } im Stapel
   *[forbidden] Verbotene Rituale: { $count } im Stapel
}
web-raiatea-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-raiatea-place-free = { $place }: frei
web-raiatea-place-taken = { $place }: { $player } ist Kahuna
web-raiatea-step = { $goods }, Stufe { $step }: { $text }{ $at ->
    [yes] { " " }(hier steht der Marker)
   *[no] { "" }
}
web-raiatea-pile = { $goods } auf dem Markt: { $count }
web-raiatea-lying = { $thing }: { $count }
web-raiatea-at-step = { $player }: Stufe { $step }
web-raiatea-priests-give = Pfad und Tanz: so viel Mana, wie du Priester hast
web-raiatea-rank-points = Punkte am Ende
web-raiatea-rank-draw = Rituale, die du ziehst, um eines zu behalten, und aus welchen Stapeln
web-raiatea-rank-prepare = Rituale, die du für ein Fest vorbereiten darfst
web-raiatea-helpers = { $assistant }: { $ready } bereit, { $used } benutzt
# On a small card: where a long word may be parted, it says so.
web-raiatea-on-card = { $card ->
    [gatherer] Sammlerin
    [merchant] Händler
    [shaman] Schamane
    [diver] Perlen{ "\u00AD" }taucher
   *[mirror] Regenbogen{ "\u00AD" }spiegel
}
web-raiatea-pair = Maskenpaar { $mask }: jetzt { $points }
web-raiatea-mission = Auftrag { $space }: { $text } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}). { $state }
web-raiatea-mission-done = Erfüllt von { $player }
web-raiatea-mission-can = Du hast, was er verlangt
web-raiatea-mission-have = Du hast: { $things }
web-raiatea-mission-point = Zeige auf einen Auftrag oder berühre ihn, um zu sehen, was er verlangt und was du hast.
web-raiatea-seat = { $player }: { $rank }, { $priests }, { $goods }, { $rituals ->
    [one] { $rituals } Ritual auf der Hand
   *[other] { $rituals } Rituale auf der Hand
}, { $missions ->
    [one] { $missions } Auftrag
   *[other] { $missions } Aufträge
}. Helfer: { $helpers }. Masken: { $masks }.

## Das Fest, die Hand und Erklärungen

web-raiatea-explain = Was ist { $name }?
web-raiatea-steps = Die sechs Festakte
web-raiatea-order = Alle in der Reihenfolge des Fests
web-raiatea-last = Fest { $ceremony }, das letzte
web-raiatea-last-how = Mit ihm endet das Spiel: Mana, Perlen und Waren zählen danach nichts.
web-raiatea-answered = fertig
web-raiatea-thinks = ist gefragt
web-raiatea-passed = hat gepasst
web-raiatea-auction = Eine Auktion
web-raiatea-auctioned = Ein Auftrag an Statue { $statue } ({ $worth }) geht an das höchste Gebot. Alles gebotene Mana ist weg.
web-raiatea-sold = { $player } hat den Auftrag an Statue { $statue } ersteigert.
web-raiatea-my-rituals = Deine Rituale
web-raiatea-my-bag = Du hast in den Opfersack gelegt
web-raiatea-prepare-how = Drücke auf die Rituale, die du in den gemeinsamen Opfersack legen willst, und gib sie dann ab. Später bezahlt das Mana darin die Rituale aller, das billigste zuerst.
web-raiatea-brought = Fest { $ceremony }: So ging es aus
web-raiatea-drawn = Diese Rituale hast du gezogen: wähle, was du behältst
web-raiatea-kept = Du behältst: { $rituals }
web-raiatea-put-in = { $ritual } in den Opfersack legen
web-raiatea-take-out = { $ritual } wieder aus dem Opfersack nehmen
web-raiatea-in-bag = { $count ->
    [0] Du legst noch nichts hinein
    [one] Du legst { $count } Ritual hinein
   *[other] Du legst { $count } Rituale hinein
}
web-raiatea-clips = { $count ->
    [0] jetzt nur noch allgemeine, beliebig viele
   *[other] noch { $count }, und beliebig viele allgemeine
}
web-raiatea-seal = Sack schließen und abgeben
web-raiatea-seal-empty = Sack schließen, nichts abgeben
web-raiatea-sealed = { $count ->
    [0] Kein Ritual in den Opfersack legen
    [one] { $count } Ritual in den Opfersack legen
   *[other] { $count } Rituale in den Opfersack legen
}
web-raiatea-less = Ein Mana weniger
web-raiatea-more = Ein Mana mehr
web-raiatea-bid = Mana in deiner Hand
web-raiatea-of-mana = von { $mana } Mana
web-raiatea-opened = Alle Hände sind offen
web-raiatea-gifts = Die Geschenke
web-raiatea-row = Die Reihe der Rituale, das billigste zuerst
web-raiatea-row-card = { $ritual } von { $player }, { $cost } Mana: { $fate }
web-raiatea-row-waits = wartet
web-raiatea-row-paid = bezahlt
web-raiatea-row-failed = nicht bezahlt
web-raiatea-row-stopped = verhindert
web-raiatea-bag-mana = Mana
web-raiatea-bag-secret = niemand zählt das Mana
web-raiatea-bag-rituals = { $count ->
    [one] { $count } Ritual
   *[other] { $count } Rituale
}
web-raiatea-result = Woher die Punkte kommen
