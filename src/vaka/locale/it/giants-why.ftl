### Giants: why an action is good. $points is what it is worth, about.

giants-why-auction = I tuoi scultori possono aspettarsi moai per circa { giants-phrase.points }.
giants-why-order = I tuoi segnalini ti fanno scegliere prima: circa { giants-phrase.points }.
giants-why-spare = Le pedine che non scolpiscono possono trasportare e agire: circa { giants-phrase.points }.
giants-why-carve = Un { giants-phrase.sized } vale per te circa { giants-phrase.points }, tolta la strada che deve ancora fare.
giants-why-way = Questa pedina aiuta il { giants-label-object } ad arrivare in { $hex }: circa { giants-phrase.points }.
giants-why-help = Lì gli avversari potrebbero aver bisogno di una pedina, e pagarti per l’aiuto.
giants-why-worker = Ricevi un lavoratore, per questo turno e per tutti i successivi.
giants-why-marker = Ricevi un segnalino, per questo turno e per tutti i successivi.
giants-why-headdress = Ricevi un copricapo per un tuo moai a testa nuda: circa { giants-phrase.points }.
giants-why-logs = Ricevi { giants-phrase.logs }, utili per trasportare i moai pesanti.
giants-why-tablet = Nessun oggetto ha bisogno di questo segnalino adesso, e le mezze tavolette valgono a coppie.
giants-why-erect = Porta il { giants-label-object } sull’ahu { $ahu }: { giants-phrase.points }.
giants-why-cap = Porta il { giants-label-object } in testa al tuo moai dell’ahu { $ahu }: { giants-phrase.points }.
giants-why-nearer = { $hexes ->
    [one] Fa avanzare il { giants-label-object } fino a { $hex }, di { $hexes } esagono.
   *[other] Fa avanzare il { giants-label-object } fino a { $hex }, di { $hexes } esagoni.
}
giants-why-own = Lungo la strada non devi pagare nessun avversario.
giants-why-guard = Il tuo segnalino riserva a te il { giants-label-object }: circa { giants-phrase.points }.
giants-why-cheap = Dà agli avversari non più di { giants-phrase.points }, e di preferenza a chi è indietro.
giants-why-free = Per te un segnalino in mano vale più del { giants-label-object }.
giants-why-rest = Nient’altro vale adesso quello che costa.
