### The words of the benchmark.

bench-measuring = Messung läuft
bench-title = { $title } mit { $players } Personen: Mediane auf einem Kern
bench-column-figure = Größe
bench-column-measured = gemessen
bench-column-ratio = Verhältnis
bench-column-target = Ziel
bench-loop = Schleife über die Python-API
bench-playout = vaka.playout
bench-clone = clone()
bench-redeal = redeal()
bench-pure-loop = die Schleife in reinem Python
bench-pure-hearts = hearts
bench-hearts = hearts (OpenSpiel)
bench-hearts-clone = clone von hearts (OpenSpiel)
bench-catanatron = catanatron
bench-not-compiled = Es läuft das reine Python: Mit einem C-Compiler neu gebaut, läuft die kompilierte Fassung.
bench-no-peers = Zahlen allein sagen auf einer unbekannten Maschine wenig: --peers misst OpenSpiel und catanatron daneben.
