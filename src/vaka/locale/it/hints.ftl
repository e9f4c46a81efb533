### Hints at the table: what the search advises, and why.

cli-hint-best = { $tries ->
    [one] Le risposte migliori, dopo { $tries } prova in anticipo:
   *[other] Le risposte migliori, dopo { $tries } prove in anticipo:
}
cli-hint-expected = { $points ->
    [one] probabilità di vincere circa { $percent } %, circa { $points } punto alla fine
   *[other] probabilità di vincere circa { $percent } %, circa { $points } punti alla fine
}
cli-hint-then = poi: { $action }
cli-hint-perhaps = poi forse: { $action }
cli-hint-rarely = provata troppo di rado per dire che cosa ne viene
cli-hint-close = La prima risposta è la più sicura: è stata provata più spesso. Ciò che mostra una probabilità più alta è stato provato meno.
cli-hint-why = Perché { $number }:
cli-hint-no-reason = Guardando avanti conviene { $number }; una ragione semplice non c’è.
cli-hint-ahead = { $points ->
    [one] Anche a prima vista { $number } promette circa { $points } punto in più di { $other }.
   *[other] Anche a prima vista { $number } promette circa { $points } punti in più di { $other }.
}
cli-hint-behind = { $points ->
    [one] A prima vista { $other } promette circa { $points } punto in più, ma guardando avanti conviene { $number }.
   *[other] A prima vista { $other } promette circa { $points } punti in più, ma guardando avanti conviene { $number }.
}
cli-hint-even = A prima vista { $number } e { $other } si equivalgono.
cli-hint-only-one = C’è una sola risposta: non c’è nulla da consigliare.
cli-hint-thinking = Guardo avanti ...
