### Giants: why an action is good. $points is what it is worth, about.

giants-why =
    .about = { $points ->
        [0] meno di un punto
        [one] circa { $points } punto
       *[other] circa { $points } punti
    }

giants-why-auction = I tuoi scultori possono aspettarsi moai per { giants-why.about }.
giants-why-order = I tuoi segnalini ti fanno scegliere prima: { giants-why.about }.
giants-why-spare = Le pedine che non scolpiscono possono trasportare e agire: { giants-why.about }.
giants-why-carve = Un { giants-phrase.sized } vale per te { giants-why.about }, tolta la strada che deve ancora fare.
giants-why-way = Questa pedina aiuta il { giants-label-object } ad arrivare in { $hex }: { giants-why.about }.
giants-why-help = Lì gli avversari potrebbero aver bisogno di una pedina, e pagarti per l’aiuto.
giants-why-worker = Ricevi un lavoratore, per questo turno e per tutti i successivi.
giants-why-marker = Ricevi un segnalino, per questo turno e per tutti i successivi.
giants-why-headdress = Ricevi un copricapo per un tuo moai a testa nuda: { giants-why.about }.
giants-why-logs = Ricevi { giants-phrase.logs }, utili per trasportare i moai pesanti.
giants-why-half-tablet = Nessun oggetto ha bisogno di questo segnalino adesso, e le mezze tavolette valgono a coppie.
giants-why-half-tablet-cost = Le 2 mezze tavolette che costa varrebbero { giants-phrase.points }.
giants-why-erect = Porta il { giants-label-object } sull’ahu { $ahu }: { giants-phrase.points }.
giants-why-crown = Porta il { giants-label-object } in testa al tuo moai dell’ahu { $ahu }: { giants-phrase.points }.
giants-why-nearer = { $hexes ->
    [one] Fa avanzare il { giants-label-object } fino a { $hex }, di { $hexes } esagono.
   *[other] Fa avanzare il { giants-label-object } fino a { $hex }, di { $hexes } esagoni.
}
giants-why-own = Lungo la strada non devi pagare nessun avversario.
giants-why-guard = Il tuo segnalino riserva a te il { giants-label-object }: { giants-why.about }.
giants-why-cheap = Dà agli avversari non più di { giants-phrase.points }, e di preferenza a chi è indietro.
giants-why-free = Per te un segnalino in mano vale più del { giants-label-object }.
giants-why-rest = Nient’altro vale adesso quello che costa.
