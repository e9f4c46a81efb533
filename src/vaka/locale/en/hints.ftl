### Hints at the table: what the search advises, and why.

cli-hint-best = { $tries ->
    [one] The best answers, after { $tries } look ahead:
   *[other] The best answers, after { $tries } looks ahead:
}
cli-hint-expected = { $points ->
    [one] chance to win about { $percent } %, about { $points } point at the end
   *[other] chance to win about { $percent } %, about { $points } points at the end
}
cli-hint-then = then: { $action }
cli-hint-perhaps = then perhaps: { $action }
cli-hint-rarely = tried too rarely to say what comes of it
cli-hint-close = The first answer is the surest: it was tried most often. What shows a higher chance was tried less.
cli-hint-why = Why { $number }:
cli-hint-no-reason = Looking ahead speaks for { $number }; there is no simple reason.
cli-hint-ahead = { $points ->
    [one] At a glance, too, { $number } promises about { $points } point more than { $other }.
   *[other] At a glance, too, { $number } promises about { $points } points more than { $other }.
}
cli-hint-behind = { $points ->
    [one] At a glance { $other } promises about { $points } point more, but looking ahead speaks for { $number }.
   *[other] At a glance { $other } promises about { $points } points more, but looking ahead speaks for { $number }.
}
cli-hint-even = At a glance { $number } and { $other } look alike.
cli-hint-only-one = There is only one answer, so there is nothing to advise.
cli-hint-thinking = Looking ahead ...
