### Giants: the rules to read, one message for each rule number.

giants-name = Giants
giants-about = Le tribù dell’Isola di Pasqua scolpiscono giganti di pietra e li trasportano attraverso l’isola fino agli ahu, le piattaforme lungo la costa. Giants è un gioco per 3-5 giocatori che dura dai 60 ai 90 minuti. Fai offerte segrete per i moai, disponi la tua gente in modo che formi catene da un esagono all’altro e trasporti le tue statue con l’aiuto delle pedine tue e altrui. Chi ti aiuta guadagna punti: l’arte sta nel viaggiare insieme e arrivare comunque per primi.

## What is in the box

giants-section-material = Pezzi e isola
giants-rule-G1 = Ogni colore ha 6 lavoratori, 1 capo, 1 stregone, 7 basi e 6 segnalini tribù. Ci sono 35 moai (17 di taglia 1, 12 di taglia 2 e 6 di taglia 3), 14 copricapi, 27 tronchi, 30 mezze tavolette Rongo e 7 tessere foresta.
giants-rule-G2 = Un dado bianco ha le facce 0, 1, 1, 2, 2 e 3, un dado marrone 0, 1, 1, 1, 2 e 3. In tre si tirano 3 dadi bianchi; in quattro si aggiunge un dado marrone, in cinque due.
giants-rule-G3 = L’isola ha 56 esagoni. Tra questi ci sono la cava dei moai a est, la cava dei copricapi a sud-ovest, il villaggio, la capanna dello stregone e 7 esagoni di foresta, tutti vicini, con 5, 4, 4, 4, 4, 3 e 3 tronchi. Lungo la costa ci sono 28 ahu: ognuno appartiene a un solo esagono, e un esagono può averne due. Il valore di un ahu è la sua distanza in esagoni dalla cava dei moai; il suo valore copricapo è tanto più alto quanto più è lontana la cava dei copricapi. Con l’opzione island puoi giocare su una mappa tua.

## Setting up

giants-section-setup = Preparazione
giants-rule-G4 = Dietro lo schermo cominci con 2 segnalini, 1 lavoratore, 1 stregone e 1 capo, più 7 basi se giocate in 3, 6 se giocate in 4 e 5 se giocate in 5. Gli altri lavoratori e segnalini del tuo colore aspettano nel contenitore: non ne avrai mai più di 6 per tipo. Con l’opzione two_workers tutti cominciano con 2 lavoratori.
giants-rule-G5 = Nessuno ha ancora punti, tronchi o mezze tavolette. Il caso decide chi è il primo giocatore e riceve il relativo pedone.

## Phase 1

giants-section-roll = Fase 1: il tiro dei moai
giants-rule-G6 = Si tirano tutti i dadi. Ogni dado mette in palio un moai della taglia che mostra. Uno 0 è un moai rotto e non offre nulla, come pure una taglia esaurita. Solo nel primo turno lo 0 vale 1 e il 3 vale 2.

## Phase 2

giants-section-auction = Fase 2: l’asta
giants-rule-G7 = Tutti fanno un’offerta segreta, nello stesso momento: un certo numero di segnalini, che decide chi sceglie per primo, e alcune pedine come scultori, che decidono quanto si può scolpire. Un lavoratore o lo stregone vale 1, il capo 3. Puoi anche non offrire nulla. Se non c’è nessun moai in palio, l’asta non si fa.
giants-rule-G8 = Si scoprono le offerte. Sceglie prima chi ha offerto più segnalini; a parità, chi ha più mezze tavolette Rongo; se la parità resta, chi viene prima nell’ordine di turno. In quest’ordine ciascuno prende un moai di taglia non superiore alla forza dei propri scultori, oppure rinuncia. La forza che avanza si può usare nei giri successivi, nello stesso ordine, finché in un giro intero nessuno prende nulla. La forza è una somma: un capo da solo può scolpire un moai di taglia 1 e uno di taglia 2.
giants-rule-G9 = I moai che nessuno scolpisce escono dal gioco. Tutto ciò che è stato offerto, utile o no, resta davanti agli schermi e per questo turno è fuori gioco. Un moai vinto sta davanti al tuo schermo.

## Phase 3

giants-section-placement = Fase 3: il piazzamento
giants-rule-G10 = A partire dal primo giocatore e in senso orario, ciascuno fa un’azione alla volta, giro dopo giro. Puoi piazzare su un esagono qualsiasi un lavoratore o lo stregone, insieme a 0, 1 o 2 dei tuoi tronchi, oppure il capo, sempre senza tronchi. In un esagono possono stare quante pedine si vuole, di qualunque colore.
giants-rule-G11 = Appena piazzato, lo stregone può agire. Al villaggio prendi un lavoratore dal contenitore, alla capanna un segnalino. In una foresta non ancora tagliata prendi i suoi tronchi, per quanti ne restano nella riserva; da quel momento la foresta è tagliata e non dà più nulla. Alla cava dei copricapi prendi un copricapo e lo metti davanti al tuo schermo. Su un esagono con un ahu libero puoi riservarlo con una delle tue basi, dal lato del colore: da allora solo tu puoi erigervi un moai, e la base non si può più togliere.
giants-rule-G12 = Quando viene piazzato, il capo può fare le stesse cose se scarti 2 mezze tavolette. Per ogni altra coppia di mezze tavolette può agire di nuovo sullo stesso esagono.
giants-rule-G13 = Invece di piazzare una pedina puoi mettere un segnalino davanti al tuo schermo e prendere una mezza tavoletta Rongo, finché ce ne sono. Il segnalino torna a fine turno.
giants-rule-G14 = Oppure passi: allora non fai più nulla in questa fase. Se tutti gli altri hanno passato, puoi continuare senza di loro.
giants-rule-G15 = I lavoratori, i segnalini e i tronchi che ottieni si possono usare già dalla tua prossima azione di questa fase. Dove non c’è nulla da ottenere, una pedina non può agire.

## Phase 4

giants-section-transport = Fase 4: il trasporto
giants-rule-G16 = A partire dal primo giocatore e in senso orario, ciascuno agisce con un oggetto alla volta, un moai o un copricapo, giro dopo giro, finché tutti hanno passato. Lo trasporti e poi, se vuoi e puoi, lo erigi, lo metti in testa a un moai o lo marchi; oppure fai una di queste cose là dove si trova, senza muoverlo.
giants-rule-G17 = Un oggetto davanti al tuo schermo parte dalla sua cava, ogni altro da dove si trova. L’esagono di partenza non richiede portatori, ma ogni esagono in cui entra sì: 1 per un copricapo o un moai di taglia 1, 2 per la taglia 2 e 3 per la taglia 3. Un lavoratore o uno stregone porta 1, un tronco porta 1, un capo porta 3. Deve partecipare almeno una pedina: i tronchi da soli non portano nulla.
giants-rule-G18 = Uno stregone che ha agito in questo turno, o un capo che ha rotto delle mezze tavolette, in questo turno non trasporta. Conta comunque come tua pedina per erigere un moai o mettere un copricapo. Con l’opzione acting_figures_carry trasporta come gli altri.
giants-rule-G19 = Puoi usare le pedine e i tronchi di tutti, senza chiedere e più volte. Le tue pedine sono gratis, e i tronchi non fanno guadagnare nessuno. Ogni pedina avversaria che usi dà subito 1 punto alla sua tribù; un capo avversario le dà la taglia dell’oggetto (1 per un copricapo) e in quell’esagono porta da solo. Le tue pedine e i tronchi aiutano per primi, così nessuno riceve più del necessario. Se c’è scelta, decidi tu chi riceve i punti. Vengono dalla riserva: tu non ne perdi.
giants-rule-G20 = In un turno un oggetto non entra mai due volte nello stesso esagono, nemmeno in azioni diverse. Vale anche per l’esagono di partenza.
giants-rule-G21 = Puoi erigere un moai su un ahu del suo esagono se lì hai una pedina e l’ahu è libero o riservato da te. Il moai si mette su una delle tue basi e non si muove mai più.
giants-rule-G22 = Puoi mettere un copricapo su un moai ancora a testa nuda, eretto su un ahu del suo esagono, se lì hai una pedina. Può essere anche il moai di un avversario, ma i punti vanno alla tribù del moai.
giants-rule-G23 = Alla fine di un movimento, o al suo posto, puoi mettere sull’oggetto un segnalino che hai in mano. Finché c’è, nessun altro può muovere l’oggetto. Quando l’oggetto viene eretto o messo in testa a un moai, il segnalino torna a te e lo puoi riusare subito.
giants-rule-G24 = Un oggetto lasciato senza segnalino in un turno precedente può essere mosso da chiunque, ma chi lo fa deve erigerlo, metterlo in testa a un moai o marchiarlo nella stessa azione. Ciò che hai vinto o scolpito in questo turno è tuo fino alla fine della fase.
giants-rule-G25 = Alla fine della fase i moai e i copricapi rimasti davanti agli schermi vanno sull’esagono della loro cava. Ciascuno può marchiare subito i propri.
giants-rule-G26 = Di norma gli schermi sono aperti: tutti vedono che cosa ha ognuno e di chi è il moai eretto su ogni ahu. Tutto avviene in modo palese, quindi basterebbe prendere appunti per saperlo. Con l’opzione screens=as_printed il tavolo nasconde ciò che nasconde il regolamento: i lavoratori, i segnalini, i tronchi e le basi dietro gli schermi degli altri, ciò che resta nel contenitore e di chi sono i moai eretti, anche i tuoi. Le mezze tavolette e le offerte restano sempre in vista. In qualsiasi decisione, tranne che durante l’asta segreta, puoi scartare una mezza tavoletta per vedere di chi è un moai.

## Phase 5

giants-section-end-of-turn = Fase 5: la fine del turno
giants-rule-G27 = Tutte le pedine tornano dall’isola e da davanti agli schermi, e così i segnalini offerti all’asta o usati per le mezze tavolette. Puoi anche riprendere i segnalini che stanno sugli oggetti, che così non sono più marchiati. Tutti i tronchi sull’isola escono dal gioco; quelli dietro gli schermi restano.
giants-rule-G28 = Il pedone di primo giocatore passa a sinistra e comincia un nuovo turno.

## The end

giants-section-end = Fine della partita
giants-rule-G29 = La partita finisce dopo una fase di trasporto in cui almeno un giocatore ha un moai su ognuna delle sue basi. Una base che riserva soltanto un ahu non conta.
giants-rule-G30 = Contano i punti che le tue pedine hanno guadagnato trasportando per gli altri; per ognuno dei tuoi moai il valore dell’ahu moltiplicato per la taglia, più il valore copricapo dell’ahu se ne porta uno; e 3 punti per ogni coppia di mezze tavolette, nulla per una singola. Per esempio, un moai di taglia 2 con copricapo su un ahu di valori 8 e 6 porta 22 punti. Vince il totale più alto.
giants-rule-G31 = Con l’opzione open_score un moai dà punti appena viene eretto, e alla fine si contano solo copricapi e tavolette. Il risultato è lo stesso.
giants-rule-G32 = In caso di parità decide il numero di moai eretti, poi quello delle mezze tavolette; se anche queste sono pari, la vittoria è condivisa. La partita finisce anche quando non resta da nessuna parte un moai che si possa ancora erigere, e al più tardi dopo 20 turni.
