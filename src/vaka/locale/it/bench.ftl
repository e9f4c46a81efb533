### The words of the benchmark.

bench-measuring = Misurazione
bench-title = { $title } con { $players } giocatori: mediane su un solo core
bench-column-figure = voce
bench-column-measured = misura
bench-column-ratio = rapporto
bench-column-target = obiettivo
bench-loop = ciclo Python
bench-playout = vaka.playout
bench-clone = clone()
bench-redeal = redeal()
bench-widest = legal_actions() al massimo
bench-pure-loop = ciclo in Python puro
bench-pure-hearts = hearts
bench-hearts = hearts
bench-hearts-clone = clone di hearts
bench-catanatron = catanatron
bench-not-compiled = Il motore in uso è Python puro: installa un compilatore C e ricostruisci il pacchetto per avere quello compilato.
bench-no-peers = Su una macchina sconosciuta i numeri da soli dicono poco: --peers misura accanto OpenSpiel e catanatron.
bench-about-widest = L’elenco più lungo di azioni possibili in cinque partite a caso ne aveva { $count }.
bench-about-hearts = hearts è il gioco in C++ di OpenSpiel, guidato dallo stesso ciclo Python, senza la distribuzione delle carte.
bench-missing-peers = Per il confronto serve il pacchetto { $package }. Per installarlo: { $command }
