### Rapa Nui: the rules to read, one message for each rule number.

rapanui-name = Rapa Nui
rapanui-about = Un’isola sperduta, un piccolo villaggio e giganteschi volti di pietra: Rapa Nui è un gioco di carte per 2-4 giocatori che dura circa 45 minuti. Accogli nuova gente nel villaggio, innalzi moai e deponi offerte sulla pietra del sacrificio: i prodotti che vi si accumulano di più sono quelli che più conviene conservare. E ogni volta che peschi decidi anche che cosa si valuta, per te e per tutti gli altri.

## What is in the box

rapanui-section-material = Carte e gettoni
rapanui-rule-N1 = Il mazzo è di 50 carte: 9 moai, 9 sacerdoti, 12 taglialegna e 20 raccoglitori. Un raccoglitore procura uno dei quattro prodotti (pesce, gelso, patate o grano) e per ogni prodotto ci sono 5 raccoglitori.
rapanui-rule-N2 = Ogni posto ha inoltre 4 carte iniziali tutte sue: un taglialegna e 3 raccoglitori di prodotti diversi. A ogni serie manca un prodotto: il pesce a quella del primo posto, il gelso alla seconda, le patate alla terza, il grano alla quarta. Le serie dei posti vuoti restano nella scatola.
rapanui-rule-N3 = Le offerte sono 100, 25 per prodotto, in quattro pile scoperte. Non se ne aggiungono mai altre, perciò una pila può esaurirsi.
rapanui-rule-N4 = Legni e punti si contano con i gettoni. I gettoni servono solo a tenere il conto: la riserva non finisce mai.

## Setting up

rapanui-section-setup = Preparazione
rapanui-rule-N5 = Metti davanti a te, scoperto, il tuo taglialegna iniziale: è la prima carta della tua area. I 3 raccoglitori sono la tua prima mano.
rapanui-rule-N6 = Mescola le 50 carte e disponine 16 scoperte in quattro colonne da 4. In una colonna le carte si accavallano, ma si devono leggere tutte. Si può prendere solo la carta di testa di una colonna, quella che non ne ha altre sopra. Le altre 34 carte restano coperte e sono il mazzo.
rapanui-rule-N7 = Prendi un’offerta da ogni pila e tieni le quattro carte coperte davanti a te. Le tue offerte puoi guardarle quando vuoi; gli altri vedono soltanto quante ne hai. Con l’opzione hands tutti vedono le carte in mano di tutti, e le offerte per quanto si possono ricordare.
rapanui-rule-N8 = Il caso decide chi comincia, con 2 legni. Da lì, in senso orario, il secondo giocatore parte con 3 legni, il terzo con 4 e il quarto con 5.

## A turn

rapanui-section-turn = Il tuo turno
rapanui-rule-N9 = Per prima cosa puoi comprare un’offerta, e non più di una, da una pila che non sia vuota. Il prezzo è di 5 legni, meno 1 per ogni raccoglitore di quel prodotto nella tua area, ma mai meno di 0. Con due raccoglitori di grano nella tua area, per esempio, il grano ti costa 3 legni.
rapanui-rule-N10 = Poi devi giocare, dalla mano alla tua area, una e una sola di queste cose: un taglialegna, gratis; un sacerdote, gratis; un moai, per 7 legni e seguito subito da un giro dei sacrifici; oppure uno, due o tre raccoglitori dello stesso prodotto, per 0, 1 o 2 legni in tutto. Le carte che sono già nella tua area non cambiano questi costi.
rapanui-rule-N11 = Se hai in mano 3 moai e non puoi pagare 7 legni, togline uno dal gioco: in questo turno non giochi nulla. In nessun altro caso puoi fare a meno di giocare.
rapanui-rule-N12 = Ora pesca fino ad avere di nuovo 3 carte in mano: una carta di testa alla volta, dalla stessa colonna o da colonne diverse. Quando prendi l’ultima carta di una colonna, al suo posto si dispongono subito 4 nuove carte dal mazzo, e l’ultima di queste è la carta di testa.
rapanui-rule-N13 = Quando la tua mano è completa, c’è una valutazione per tutti. Che cosa si valuta lo dice la carta passata in testa con la tua ultima pesca: quella che stava sotto la carta presa oppure, se la colonna si è svuotata, la carta di testa della nuova colonna. Le carte passate in testa con le pesche precedenti dello stesso turno non contano.
rapanui-rule-N14 = Dopo la valutazione il tuo turno è finito e tocca al giocatore successivo in senso orario.

## The sacrifice round

rapanui-section-sacrifice = Il giro dei sacrifici
rapanui-rule-N15 = Un moai reclama sacrifici prima che tu peschi. Partendo dalla tua sinistra e in senso orario, ogni altro giocatore depone una delle proprie offerte, scoperta, sulla pietra del sacrificio. Alla fine tocca a te: deponi sulla pietra una delle tue offerte, coperta, poi prendine un’altra da una pila qualsiasi e deponi anche quella, ma scoperta.
rapanui-rule-N16 = Le offerte deposte coperte restano segrete fino alla fine della partita: le conosce solo chi le ha deposte.
rapanui-rule-N17 = Chi non ha offerte non ne depone. Se tutte e quattro le pile sono vuote, l’offerta in più si tralascia.

## Valuation

rapanui-section-scoring = La valutazione
rapanui-rule-N18 = Hai la maggioranza se nella tua area ci sono almeno 2 carte del tipo valutato e nessun altro ne ha altrettante o di più. Raccoglitori di prodotti diversi sono tipi diversi.
rapanui-rule-N19 = I taglialegna portano legni: 1 per ogni taglialegna nella tua area, più 1 per la maggioranza.
rapanui-rule-N20 = I sacerdoti portano punti: 1 per ogni sacerdote nella tua area, più 1 per la maggioranza.
rapanui-rule-N21 = I moai portano legni o punti, a tua scelta: 1 per ogni moai nella tua area, più 1 per la maggioranza. Prendi tutto in legni o tutto in punti, senza mescolare. Sceglie per primo il giocatore di turno, poi gli altri in senso orario; a chi non ha moai non si chiede nulla.
rapanui-rule-N22 = I raccoglitori portano offerte del prodotto valutato: una se nella tua area c’è almeno un raccoglitore di quel prodotto, non importa quanti, più una per la maggioranza. Prende per primo il giocatore di turno, poi gli altri in senso orario, ciascuno tutto quello che gli spetta. Se la pila di quel prodotto è vuota, per ogni offerta che ti spetta ancora scegli un’altra pila; se sono tutte vuote, non ricevi nulla.

## The end

rapanui-section-end = Fine della partita
rapanui-rule-N23 = La partita finisce nell’istante in cui una nuova colonna si prende le ultime carte del mazzo. Succede alla nona colonna nuova, per la quale ne restano solo 2. Nessuno pesca più, nemmeno con meno di 3 carte in mano, e non c’è valutazione.
rapanui-rule-N24 = Scoprite le offerte nascoste e contate, prodotto per prodotto, quelle sulla pietra. Ogni offerta del prodotto più numeroso vale 3 punti, del successivo 2, di quello dopo 1 e dell’ultimo 0. I prodotti con lo stesso numero hanno lo stesso valore, e al numero subito inferiore va il valore subito inferiore: con due prodotti pari i valori sono 3, 2 e 1; con tre prodotti pari, o con due coppie, sono 3 e 2; se sono pari tutti e quattro, ogni prodotto vale 3. Un prodotto che manca dalla pietra sta in classifica come gli altri, con il numero 0. Se però la pietra è vuota, tutte le offerte valgono 0.
rapanui-rule-N25 = Somma i tuoi gettoni punto, 4 punti per ogni moai nella tua area, 1 punto per ogni gruppo completo di 5 legni che ti restano e il valore di ogni offerta che possiedi ancora. Le offerte sulla pietra non sono più di nessuno. Vince il totale più alto.
rapanui-rule-N26 = A parità di totale decidono i moai nell’area, poi i legni rimasti: vince chi ne ha di più. Se anche questi sono pari, i giocatori in parità condividono la vittoria.
