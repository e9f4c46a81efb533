### The words of the benchmark.

bench-measuring = Messung läuft
bench-title = { $title } mit { $players } Personen: Mediane auf einem Kern
bench-column-figure = Größe
bench-column-measured = gemessen
bench-column-ratio = Verhältnis
bench-column-target = Ziel
bench-loop = Python-Schleife
bench-playout = vaka.playout
bench-clone = clone()
bench-redeal = redeal()
bench-widest = legal_actions() im längsten Fall
bench-pure-loop = Schleife, reines Python
bench-pure-hearts = hearts
bench-hearts = hearts
bench-hearts-clone = clone von hearts
bench-catanatron = catanatron
bench-not-compiled = Es läuft das reine Python: Mit einem C-Compiler neu gebaut, läuft die kompilierte Fassung.
bench-no-peers = Zahlen allein sagen auf einer unbekannten Maschine wenig: --peers misst OpenSpiel und catanatron daneben.
bench-about-widest = Die längste Liste möglicher Aktionen in fünf zufälligen Partien hatte { $count } Einträge.
bench-about-hearts = hearts ist das C++-Spiel von OpenSpiel, von derselben Python-Schleife gespielt, ohne das Austeilen.
bench-missing-peers = Zum Vergleichen wird das Paket { $package } gebraucht. So wird es installiert: { $command }
