### Hints at the table: what the search advises, and why.

cli-hint-best = { $tries ->
    [one] Die besten Antworten nach { $tries } Blick voraus:
   *[other] Die besten Antworten nach { $tries } Blicken voraus:
}
cli-hint-expected = { $points ->
    [one] Siegchance etwa { $percent } %, am Ende etwa { $points } Punkt
   *[other] Siegchance etwa { $percent } %, am Ende etwa { $points } Punkte
}
cli-hint-then = dann: { $action }
cli-hint-perhaps = dann vielleicht: { $action }
cli-hint-rarely = zu selten versucht, um zu sagen, was daraus wird
cli-hint-close = Die erste Antwort ist die sicherste: Sie wurde am häufigsten versucht. Was eine höhere Siegchance zeigt, wurde seltener versucht.
cli-hint-why = Warum { $number }:
cli-hint-no-reason = Der Blick voraus spricht für { $number }; einen einfachen Grund gibt es nicht.
cli-hint-ahead = { $points ->
    [one] Auch auf den ersten Blick verspricht { $number } etwa { $points } Punkt mehr als { $other }.
   *[other] Auch auf den ersten Blick verspricht { $number } etwa { $points } Punkte mehr als { $other }.
}
cli-hint-behind = { $points ->
    [one] Auf den ersten Blick verspricht { $other } etwa { $points } Punkt mehr, doch der Blick voraus spricht für { $number }.
   *[other] Auf den ersten Blick verspricht { $other } etwa { $points } Punkte mehr, doch der Blick voraus spricht für { $number }.
}
cli-hint-even = Auf den ersten Blick sind { $number } und { $other } gleich gut.
cli-hint-only-one = Es gibt nur eine Antwort; da ist nichts zu raten.
cli-hint-thinking = Blicke voraus ...
