### Hints at the table: what the search advises, and why.

cli-hint-best = { $tries ->
    [one] Les meilleures réponses, après { $tries } essai par anticipation :
   *[other] Les meilleures réponses, après { $tries } essais par anticipation :
}
cli-hint-expected = { $points ->
    [one] chances de gagner environ { $percent } %, environ { $points } point à la fin
   *[other] chances de gagner environ { $percent } %, environ { $points } points à la fin
}
cli-hint-then = puis : { $action }
cli-hint-perhaps = puis peut-être : { $action }
cli-hint-rarely = trop rarement essayée pour dire ce qu’elle donne
cli-hint-close = La première réponse est la plus sûre : c’est la plus essayée. Ce qui affiche de meilleures chances l’a été moins souvent.
cli-hint-why = Pourquoi { $number } :
cli-hint-no-reason = L’anticipation plaide pour { $number } ; il n’y a pas de raison simple.
cli-hint-ahead = { $points ->
    [one] Au premier coup d’œil aussi, { $number } promet environ { $points } point de plus que { $other }.
   *[other] Au premier coup d’œil aussi, { $number } promet environ { $points } points de plus que { $other }.
}
cli-hint-behind = { $points ->
    [one] Au premier coup d’œil, { $other } promet environ { $points } point de plus, mais l’anticipation plaide pour { $number }.
   *[other] Au premier coup d’œil, { $other } promet environ { $points } points de plus, mais l’anticipation plaide pour { $number }.
}
cli-hint-even = Au premier coup d’œil, { $number } et { $other } se valent.
cli-hint-only-one = Il n’y a qu’une réponse : rien à conseiller.
cli-hint-thinking = J’anticipe ...
