### Giants: why an action is good. $points is what it is worth, about.

giants-why =
    .about = { $points ->
        [0] less than a point
        [one] about { $points } point
       *[other] about { $points } points
    }

giants-why-auction = Your sculptors can expect moai worth { giants-why.about }.
giants-why-order = Your markers let you choose earlier: { giants-why.about }.
giants-why-spare = Figures that do not carve can carry and act: { giants-why.about }.
giants-why-carve = A { giants-phrase.sized } is worth { giants-why.about } to you, less the way it still has to go.
giants-why-way = This figure helps { giants-label-object } on its way to { $hex }: { giants-why.about }.
giants-why-help = Rivals may need a figure there, and pay you for its help.
giants-why-worker = You get a worker, for this turn and all that follow.
giants-why-marker = You get a marker, for this turn and all that follow.
giants-why-headdress = You get a headdress for a bare moai of yours: { giants-why.about }.
giants-why-logs = You get { giants-phrase.logs }, which carry heavy moai.
giants-why-half-tablet = No object needs this marker now, and half-tablets score in pairs.
giants-why-half-tablet-cost = The 2 half-tablets that it costs would be worth { giants-phrase.points }.
giants-why-erect = It leads to { giants-label-object } standing on ahu { $ahu }: { giants-phrase.points }.
giants-why-crown = It leads to { giants-label-object } on your moai of ahu { $ahu }: { giants-phrase.points }.
giants-why-nearer = { $hexes ->
    [one] It carries { giants-label-object } onward to { $hex }, over { $hexes } hex.
   *[other] It carries { giants-label-object } onward to { $hex }, over { $hexes } hexes.
}
giants-why-own = No rival has to be paid on the way.
giants-why-guard = Your marker keeps { giants-label-object } from everybody else: { giants-why.about }.
giants-why-cheap = It pays rivals no more than { giants-phrase.points }, and rather those who are behind.
giants-why-free = A marker in hand is worth more to you than { giants-label-object }.
giants-why-rest = Nothing else is worth what it costs now.
