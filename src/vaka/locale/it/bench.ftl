### The words of the benchmark.

bench-measuring = Misurazione
bench-title = { $title } con { $players } giocatori: mediane su un solo core
bench-column-figure = voce
bench-column-measured = misura
bench-column-ratio = rapporto
bench-column-target = obiettivo
bench-loop = ciclo sull’API Python
bench-playout = vaka.playout
bench-clone = clone()
bench-redeal = redeal()
bench-pure-loop = il ciclo in Python puro
bench-pure-hearts = hearts
bench-hearts = hearts (OpenSpiel)
bench-hearts-clone = clone di hearts (OpenSpiel)
bench-catanatron = catanatron
bench-not-compiled = Il motore in uso è Python puro: installa un compilatore C e ricostruisci il pacchetto per avere quello compilato.
bench-no-peers = Su una macchina sconosciuta i numeri da soli dicono poco: --peers misura accanto OpenSpiel e catanatron.
