### Raiatea: Überschriften und kurze Beschriftungen des Tischs im Terminal.

## Wo das Spiel steht

raiatea-table-round = Runde { $round } von { $rounds } vor Fest { $ceremony }
raiatea-table-ceremony = Fest { $ceremony }
raiatea-table-phase-begin = Die ersten Rituale
raiatea-table-phase-round = Wahl eines Ortes
raiatea-table-phase-dance = Tanz der Priester
raiatea-table-phase-buy = Kauf von Ritualen
raiatea-table-phase-prepare = Vorbereitung
raiatea-table-phase-invocation = Anrufung
raiatea-table-phase-gifts = Geschenke
raiatea-table-phase-blessing = Segen
raiatea-table-phase-building = Bau
raiatea-table-kahuna = Kahuna
raiatea-table-die = Würfel
raiatea-table-rounds = Runden
raiatea-table-festival = Fest
raiatea-table-first-player = Startspieler
raiatea-table-order = Gunst der Götter

## Der Spielplan

raiatea-table-locations = Orte
raiatea-table-forest = Wald
raiatea-table-deck = Stapel
raiatea-table-assistants = Helfer
raiatea-table-masks = Masken
raiatea-table-goods = Waren
raiatea-table-nothing = nichts
raiatea-table-statue = Statue { $number }
raiatea-table-points = { $points ->
    [one] { $points } Punkt je Auftrag
   *[other] { $points } Punkte je Auftrag
}
raiatea-table-closed = verdeckt bis nach Fest { $ceremony }
raiatea-table-seen = offen, aber Bau erst nach Fest { $ceremony }
raiatea-table-bag = Opfersack
raiatea-table-secret = geheim
raiatea-table-decks = Rituale zum Ziehen
raiatea-table-gifts = Übrige Geschenke
raiatea-table-row = Reihe
raiatea-table-about = Anlass
raiatea-table-opponent = von Spieler
raiatea-table-most = Kosten höchstens { $cost }
raiatea-table-count = { $count } zu wählen
raiatea-table-clips = bis zu { $count }, und beliebig viele allgemeine
# Why something is asked, under the question: by which rituals ($count of them), or as a gift.
raiatea-table-by = { $count ->
    [one] durch das Ritual { $rituals }
   *[other] durch die Rituale { $rituals }
}
raiatea-table-one-more = Du darfst jetzt noch einen Auftrag erfüllen.
raiatea-table-as-gift = als dein Geschenk
raiatea-table-by-die = der Würfel zeigt { $die }, und du hast genug { raiatea-phrase.assistants }
raiatea-table-by-sale = für die verkaufte Ware
raiatea-table-by-rank = weil du jetzt { raiatea-phrase.rank } bist
raiatea-table-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Die Spieler

raiatea-table-rank = Rang (Tattoos)
raiatea-table-priests = Priester
raiatea-table-gatherers = Sammlerinnen
raiatea-table-merchants = Händler
raiatea-table-shamans = Schamanen
raiatea-table-divers = Taucher
raiatea-table-held = Waren
raiatea-table-missions = Aufträge
raiatea-table-rituals = Rituale
raiatea-table-shown = Offen
raiatea-table-signs = Zeichen
raiatea-table-pairs = Paare für
raiatea-table-in-bag = Im Sack
raiatea-table-own = Du hast
raiatea-table-score = { $points ->
    [one] { $points } Punkt bisher
   *[other] { $points } Punkte bisher
}
raiatea-table-no-goods = keine Waren
raiatea-table-hand = Hand
raiatea-table-drawn = Gezogen
raiatea-table-lasting = Permanent
raiatea-table-forbidden = verboten
raiatea-table-chosen = Gewählt
raiatea-table-score-pearl = Perlenaufträge
raiatea-table-score-mana = Manaaufträge
raiatea-table-score-goods = Warenaufträge
raiatea-table-score-conditional = Bedingungen
raiatea-table-score-gatherer = Sammlerinnen
raiatea-table-score-merchant = Händler
raiatea-table-score-shaman = Schamanen
raiatea-table-score-diver = Taucher
raiatea-table-score-colours = Farben der Paare
raiatea-table-legend-used = 1(2) 1 bereit, 2 benutzt
raiatea-table-legend-rituals = 2+1 2 normale, 1 verbotenes
raiatea-table-legend-pair = Oro=Oro (3) ein Paar, seine Punkte
raiatea-table-legend-lasting = + Tapa ein permanentes Ritual
raiatea-table-legend-can = 3: 4 Perlen* könntest du erfüllen
raiatea-table-legend-price = [2 Perlen] der Preis: dieser Bonus oder einer links davon

## Was an den Orten geschieht, für alle und den Kahuna

raiatea-table-choice = { $choice }: { $text }
raiatea-table-at-forest = für alle zwei Waldkarten; du wählst zuerst
raiatea-table-at-marae = Waren für Tattoos, neue Rituale; beides für dich zweimal
raiatea-table-at-reef = Perlen für alle nach dem Würfel; für dich { $pearls } mehr
raiatea-table-at-path = Priester für Perlen, dann Mana; für dich ein Priester kostenlos
raiatea-table-at-border = Masken tauschen; du darfst einen Auftrag erfüllen
raiatea-table-at-market = Waren verkaufen, Helfer anwerben; beides für dich zweimal
