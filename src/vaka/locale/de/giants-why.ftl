### Giants: why an action is good. $points is what it is worth, about.

giants-why =
    .about = { $points ->
        [0] weniger als 1 Punkt
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }

giants-why-auction = Deine Bildhauer können Moai im Wert von { $points ->
    [0] weniger als 1 Punkt
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkten
} erwarten.
giants-why-order = Mit deinen Markern wählst du früher: { giants-why.about }.
giants-why-spare = Figuren, die nicht meißeln, können tragen und handeln: { giants-why.about }.
giants-why-carve = Ein { $size ->
    [1] Kleinmoai
    [2] Mittelmoai
   *[3] Großmoai
} bringt dir { giants-why.about }, abzüglich des Weges, der noch vor ihm liegt.
giants-why-way = Diese Figur hilft { giants-label-object } auf dem Weg nach { $hex }: { giants-why.about }.
giants-why-help = Dort könnten andere eine Figur brauchen und dich für die Hilfe bezahlen.
giants-why-worker = Du bekommst einen Arbeiter, für diese Runde und alle weiteren.
giants-why-marker = Du bekommst einen Marker, für diese Runde und alle weiteren.
giants-why-headdress = Du bekommst einen Kopfschmuck für einen deiner Moai, der noch keinen hat: { giants-why.about }.
giants-why-logs = Du bekommst { giants-phrase.logs } für schwere Moai.
giants-why-half-tablet = Kein Objekt braucht diesen Marker jetzt, und Halbtafeln zählen paarweise.
giants-why-half-tablet-cost = Die 2 Halbtafeln, die es kostet, wären { giants-phrase.points } wert.
giants-why-erect = So kommt { giants-label-object } auf Ahu { $ahu }: { giants-phrase.points }.
giants-why-crown = So kommt { giants-label-object } auf deinen Moai bei Ahu { $ahu }: { giants-phrase.points }.
giants-why-nearer = { $hexes ->
    [one] So kommt { giants-label-object } weiter nach { $hex }, um { $hexes } Feld.
   *[other] So kommt { giants-label-object } weiter nach { $hex }, um { $hexes } Felder.
}
giants-why-own = Unterwegs muss niemand bezahlt werden.
giants-why-guard = Mit deinem Marker gehört { giants-label-object } nur dir: { giants-why.about }.
giants-why-cheap = Die anderen bekommen nicht mehr als { giants-phrase.points }, und eher die, die hinten liegen.
giants-why-free = Ein Marker zur Verfügung ist dir mehr wert als { giants-label-object }.
giants-why-rest = Nichts anderes ist jetzt wert, was es kostet.
