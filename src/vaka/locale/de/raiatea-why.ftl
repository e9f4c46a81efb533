### Raiatea: why an action is good. $points is what it is worth, about.

raiatea-why =
    .about = { $points ->
        [0] weniger als 1 Punkt
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }

raiatea-why-mission = Ein Auftrag lässt sich erfüllen: { raiatea-why.about }.
raiatea-why-condition = So kommst du der Bedingung eines Auftrags näher: { raiatea-why.about }.
raiatea-why-auction = Der Auftrag bringt dir { raiatea-why.about }, und alle Gebote werden bezahlt.
raiatea-why-rank = Du wirst { raiatea-phrase.rank }.
raiatea-why-next-rank = { $steps ->
    [one] Danach fehlt dir noch { $steps } Tattoo zum { raiatea-phrase.rank }.
   *[other] Danach fehlen dir noch { $steps } Tattoos zum { raiatea-phrase.rank }.
}
raiatea-why-pair = Das gibt ein Paar mit deiner Maske von { $mask }: { raiatea-why.about }.
raiatea-why-twin = Mit der zweiten Maske von { $mask } gäbe es ein Paar: { raiatea-why.about }.
raiatea-why-mirror = Ein Regenbogenspiegel bildet mit jeder Maske ein Paar.
raiatea-why-swap = Eine Maske auf dem Markt ist dir mehr wert als eine von deinen.
raiatea-why-ritual = { $ritual } bringt dir { raiatea-why.about }, wenn es wirkt.
raiatea-why-works = Dort wirkt { $ritual } für dich.
raiatea-why-free = So kostet { $ritual } kein Mana.
raiatea-why-draw = Du kannst Rituale ziehen und das beste behalten.
raiatea-why-bag = Deine Rituale brauchen dieses Mana im Opfersack: { raiatea-why.about }.
raiatea-why-order = Wer mehr bietet, wählt früher ein Geschenk und baut früher: { raiatea-why.about }.
raiatea-why-goods = Du kannst { raiatea-phrase.a-goods } für Aufträge, Tattoos oder einen Verkauf brauchen.
raiatea-why-some-goods = Du kannst Waren für Aufträge, Tattoos oder einen Verkauf brauchen.
raiatea-why-sale = Der Preis für { raiatea-phrase.goods } ist gut für dich.
raiatea-why-gatherer = Die Sammlerin bringt dir zusätzlich eine Ware aus der Reihe.
raiatea-why-assistant = Du kannst { raiatea-phrase.an-assistant } brauchen.
raiatea-why-assistants = Du kannst einen Helfer brauchen.
raiatea-why-ready = Du kannst { raiatea-phrase.an-assistant } noch einmal einsetzen.
raiatea-why-help = Mit dem Würfel können dir dort deine { raiatea-phrase.assistants } helfen.
raiatea-why-priests = Jeder Priester bringt dir immer wieder Mana.
raiatea-why-harvest = Deine Priester bringen dir { $mana } Mana.
raiatea-why-mana = Du bekommst { $mana } Mana für das Fest und für Aufträge.
raiatea-why-pearls = Du bekommst { raiatea-phrase.pearls } für Priester, Helfer und Aufträge.
raiatea-why-reef = Du bekommst etwa { raiatea-phrase.pearls } für Priester, Helfer und Aufträge.
raiatea-why-least = Das brauchst du am wenigsten.
raiatea-why-leader = Das trifft jemanden, der vorn liegt.
raiatea-why-save = Nichts anderes ist jetzt wert, was es kostet.
