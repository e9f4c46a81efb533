### Raiatea: was Karten, Plättchen, Orte und Schritte sind, für alle, die fragen.

# $type ist die Art eines Rituals [R42].
raiatea-explained-ritual = { $type ->
    [personal] Es wirkt einmal, für dich.
    [permanent] Es bleibt vor dir liegen und gilt von da an.
    [interactive] Es wirkt einmal, gegen andere.
   *[common] Es wirkt einmal, für alle, und du kannst beliebig viele davon vorbereiten.
}
# $text sagt, was ein Paar zählt.
raiatea-explained-mask = Ein Paar zählt { $text }. Eine einzelne Maske zählt nichts.
raiatea-explained-mirror = In deinem Zug bildet er mit einer beliebigen einzelnen Maske ein Paar, für immer.
raiatea-explained-treasure = Der Schatz dieser Maske: Wer sie aus dem Wald nimmt, bekommt ihn sofort.
raiatea-explained-step = Stufe { $step }: { $text }
raiatea-explained-goods = Verkaufe sie auf dem Marktplatz für den Bonus ihres Preises oder einen niedrigeren, opfere sie am Marae für ein Tattoo oder bezahle Aufträge damit. Boni: { $steps }.
# $text sagt, was der A-Effekt tut, $again den B-Effekt.
raiatea-explained-assistant = Effekt A, wenn der Würfel für sie nicht mehr zeigt, als du hast: { $text } Effekt B, einmal, dann erst wieder, wenn bereit gemacht: { $again }
raiatea-explained-help = { $assistant ->
    [gatherer] wenn du im Wald wählst, kommt eine Karte mehr in die Reihe, und du nimmst zusätzlich eine Ware daraus.
    [merchant] in deinem Zug auf dem Marktplatz steigt ein Preis ganz nach oben.
    [shaman] in deinem Zug führst du kostenlos ein Ritual aus der Hand aus, das nicht mehr kostet, als du Priester hast.
   *[diver] beim Bauen erfüllst du im selben Zug einen zweiten Auftrag.
}
raiatea-explained-mission = { $way ->
    [auction] Er wird versteigert, wenn alle anderen Plättchen seiner Reihe weg sind: Das höchste Mana-Gebot bekommt ihn.
    [need] Das musst du haben: { $text }. Bezahlt wird nichts.
   *[pay] Du bezahlst: { $text }.
}
raiatea-explained-location = Wenn du als Kahuna dorthin gehst: { $text }.
raiatea-explained-rank = { $tattoos ->
    [0] Der Rang am Anfang.
    [one] Ab { $tattoos } Tattoo.
   *[other] Ab { $tattoos } Tattoos.
} Du ziehst { $draw } Rituale zur Auswahl, { $forbidden ->
    [yes] normale oder verbotene
   *[no] nur normale
}, und bereitest bis zu { $prepare } vor; allgemeine zählen nicht mit.
raiatea-explained-ceremony = { $phase ->
    [dance] Alle dürfen für Perlen Priester anwerben und bekommen dann 1 Mana je Priester.
    [buy] Für { $mana } Mana, die in den Opfersack kommen, dürfen alle Rituale ziehen und eines behalten.
    [prepare] Alle legen geheim Rituale in den Opfersack.
    [invocation] Alle bieten geheim und gleichzeitig Mana. Alles kommt in den Opfersack, und die Gebote bestimmen die neue Reihenfolge.
    [gifts] Die Ersten der neuen Reihenfolge wählen Geschenke.
    [blessing] Der Opfersack bezahlt die Rituale eines nach dem anderen, das billigste zuerst. Das erste, für das er nicht reicht, beendet es: Dieses und alle danach scheitern.
   *[building] Reihum erfüllen alle einen Auftrag oder passen, bis alle gepasst haben.
}
raiatea-explained-track = { $track ->
    [priests] Jeder Priester bringt 1 Mana, auf dem Pfad der Götter und beim Tanz jedes Fests. Die Leiste endet bei { $last }.
   *[tattoos] Tattoos erhöhen deinen Rang, für Punkte am Ende und mehr Rituale zur Auswahl. Die Leiste endet bei { $last }.
}
