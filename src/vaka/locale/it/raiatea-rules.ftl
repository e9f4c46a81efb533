### Raiatea: the rules to read, one message for each rule number.

raiatea-name = Raiatea
raiatea-about = Sull’isola sacra di Raiatea la società segreta degli Arioi costruisce grandi statue To’o per il dio Oro. Raiatea è un gioco per 3-5 giocatori che dura dai 60 ai 120 minuti. Guidi gli altri in luoghi dove tutti raccolgono perle, mana, merci, assistenti, sacerdoti, tatuaggi e maschere, e in tre cerimonie invocate insieme gli dei: tutto il mana offerto finisce in un solo sacchetto e paga i rituali di tutti, a partire dal meno costoso. Chi intuisce meglio quanto daranno gli altri, e completa missioni sulle statue, diventa sommo sacerdote.

## Setting up

raiatea-section-setup = Preparazione
raiatea-rule-R1 = Ognuno comincia con 5 mana e 4 perle, nascosti dietro lo schermo, senza sacerdoti e come Raatira, il rango più basso. Mana e perle non finiscono mai. Dove i regolamenti stampati divergono, qui vale la lettura della maggioranza; con un’opzione del tavolo si segue quello italiano, tedesco o francese, e con un’altra tutti cominciano con 0 o 1 sacerdote. Con l’opzione screens tutti vedono ciò che sta dietro gli schermi, tranne i rituali.
raiatea-rule-R2 = Il caso decide il primo giocatore. All’inizio l’ordine cerimoniale è l’ordine di turno, in senso orario a partire da lì.
raiatea-rule-R3 = Ognuno pesca 5 rituali normali, ne conserva 2 in segreto e scarta gli altri, tutti nello stesso momento. In 4 il primo giocatore ne conserva solo 1. In 5 l’ultimo ne pesca 5 una seconda volta e ne conserva altri 2.
raiatea-rule-R4 = I rituali proibiti, più forti e più cari, formano un mazzo a parte. I rituali di Tane, che danneggiano gli avversari, si mescolano al mazzo normale solo con l’opzione tane.
raiatea-rule-R5 = Le missioni coprono tre statue: quelle da 1 punto la prima, quelle da 2 punti la seconda, quelle da 3 punti la terza. Le tessere avanzate non si usano. All’inizio è aperta solo la prima statua. Con l’opzione oracle tutte le missioni si vedono dall’inizio, ma la seconda statua si può comunque costruire solo dopo la prima cerimonia e la terza solo dopo la seconda.
raiatea-rule-R6 = Il mercato degli assistenti ne ha 6 per ciascuno dei quattro tipi, quello delle merci un uru, un taro, un mahi-mahi e un tiare. Ognuno riceve, scoperta, una delle 8 maschere iniziali; le altre formano il mercato delle maschere. Nella fila della foresta sono scoperte tante carte quanti sono i giocatori, più una. Ogni indicatore di prezzo parte dal secondo gradino dal basso.

## Rounds

raiatea-section-rounds = I round
raiatea-rule-R7 = I round azione conducono a tre cerimonie. In 3 giocatori se ne giocano 1, 2 e 3 prima di ciascuna, in 4 giocatori 1, 2 e 2, in 5 giocatori 1, 2 e 1.
raiatea-rule-R8 = In un round azione, a partire dal primo giocatore, ciascuno a turno prende un luogo che in quel round nessuno ha preso e ne diventa il Kahuna. Tutti svolgono l’azione del luogo, prima il Kahuna, poi gli altri in senso orario. Un luogo si deve scegliere, ma nessuno è obbligato a usarne l’azione o il bonus del Kahuna. Quando tutti hanno scelto una volta, il segnalino primo giocatore passa a sinistra, le carte rimaste nella fila della foresta vanno nei loro mercati, si scopre una nuova fila e tutti i luoghi tornano liberi.

## Locations

raiatea-section-locations = I luoghi
raiatea-rule-R9 = Alla Foresta, al Mercato, al Marae e alla Scogliera il Kahuna tira per prima cosa un dado con le facce da 1 a 4. Chi ha almeno altrettanti raccoglitori, mercanti, sciamani o cercatori di perle, nell’ordine di questi luoghi, ottiene l’effetto A di quel tipo. Comincia il Kahuna, e contano anche gli assistenti usati.
raiatea-rule-R10 = Foresta: a partire dal Kahuna e in senso orario, ognuno può prendere una carta della fila. Ciò che avanza va nel suo mercato, si scopre una nuova fila e si sceglie una seconda volta, ancora a partire dal Kahuna ma in senso antiorario. Una maschera resta scoperta davanti a te, e il suo tesoro, se c’è, è subito tuo. Le merci vanno dietro lo schermo. Un assistente sta davanti a te, pronto.
raiatea-rule-R11 = Se il mazzo della foresta non basta a riempire la fila, nel mercato delle merci resta una carta per tipo e tutte le altre vengono mescolate come nuovo mazzo; i prezzi non si muovono. Se non basta ancora, la fila resta corta.
raiatea-rule-R12 = Marae: ognuno può sacrificare una merce, che va al mercato, per 1 tatuaggio, e può pescare rituali secondo il rango. Il Kahuna può sacrificare una seconda merce per un altro tatuaggio e può pescare una seconda volta, con o senza sacrificio; senza l’opzione second_draw_free solo dopo il secondo sacrificio.
raiatea-rule-R13 = Secondo il rango si pescano 3 rituali normali da Raatira, 3 normali o 3 proibiti da Ariki, 5 dell’uno o dell’altro tipo da Arioi o Tahua. Ne conservi 1 e scarti gli altri, alla vista di tutti. Un mazzo vuoto si riforma dai suoi scarti; se non ce ne sono, peschi meno carte.
raiatea-rule-R14 = Scogliera: dopo il tiro per i cercatori di perle il Kahuna tira ancora, e ognuno riceve tante perle quante ne mostra il dado. Il Kahuna ne riceve altre 3.
raiatea-rule-R15 = Cammino degli Dei: ognuno può reclutare 1 sacerdote per 2 perle oppure 2 sacerdoti per 5 perle. Il Kahuna ne riceve uno in più, gratis. Poi ognuno riceve 1 mana per ogni proprio sacerdote. Il tracciato dei sacerdoti arriva a 10.
raiatea-rule-R16 = Confine: ognuno può mettere una propria maschera nel mercato delle maschere, anche una di due uguali, ma nessuna accoppiata con un arcobaleno riflesso. Poi, nello stesso ordine, chi l’ha fatto può prenderne una, anche la stessa. Qui i tesori non valgono. Il Kahuna può completare una missione aperta.
raiatea-rule-R17 = Mercato: ognuno può vendere una merce e assumere un assistente per 2 perle, nell’ordine che preferisce. Il Kahuna può vendere una seconda merce e assumere un secondo assistente, anche questo per 2 perle; con l’opzione kahuna_assistant_free uno dei due è gratis.
raiatea-rule-R18 = La merce venduta va nel mercato delle merci. Prendi un bonus della sua colonna dei prezzi, dal gradino dell’indicatore o da uno più in basso; poi l’indicatore scende di un gradino.
raiatea-rule-R19 = Ogni volta che una merce arriva al mercato delle merci il suo prezzo scende di un gradino, e ogni volta che ne viene presa una sale di un gradino, mai oltre gli estremi. Una vendita muove l’indicatore una volta sola. Le carte della fila della foresta non muovono i prezzi.

## Tattoos and ranks

raiatea-section-ranks = Tatuaggi e ranghi
raiatea-rule-R20 = Con 3 tatuaggi sei Ariki, con 6 Arioi, con 9 Tahua. Un nuovo rango vale subito. Quando diventi Tahua puoi celebrare un rituale della tua mano senza pagare, qualunque sia il costo.

## Assistants

raiatea-section-assistants = Gli assistenti
raiatea-rule-R21 = Ogni assistente ha un effetto A legato al dado e un effetto B che si usa una volta; poi l’assistente resta usato finché qualcosa non lo riattiva. Raccoglitore A: una merce dal mercato delle merci. Raccoglitore B: quando scegli una carta della foresta, aggiungi alla fila una carta del mazzo, prendi una carta come al solito e in più una merce della fila, se c’è. A ogni scelta aiuta un solo raccoglitore. A ciò che porta il dado si può rinunciare.
raiatea-rule-R22 = Mercante A: un assistente dal mercato, gratis. Mercante B: nel tuo turno al Mercato porti in cima un indicatore di prezzo qualsiasi. Un solo mercante per turno, a meno che l’opzione several_merchants ne permetta di più; uno appena assunto si può usare subito.
raiatea-rule-R23 = Sciamano A: un tatuaggio; se ti renderebbe Tahua, puoi rinunciarvi. Sciamano B: nel tuo turno, quando scegli un luogo, in un luogo, o nel passo di costruzione di una cerimonia, celebri un rituale della tua mano che non costi più di quanti sacerdoti hai. Non costa mana. Puoi usare più sciamani, un rituale per ciascuno.
raiatea-rule-R24 = Cercatore di perle A: 4 perle. Cercatore di perle B: dopo aver completato una missione nel passo di costruzione, ne completi una seconda nello stesso turno. Un solo cercatore per turno, e mai una terza missione. Con l’opzione diver_anytime vale anche per le missioni completate in altri momenti; senza several_divers ognuno può usare un solo cercatore per costruzione.

## Ceremonies

raiatea-section-ceremonies = Le cerimonie
raiatea-rule-R25 = Passo 1, danza dei sacerdoti: come al Cammino degli Dei, ognuno può reclutare sacerdoti e riceve 1 mana per ogni proprio sacerdote, ma nessuno ha il bonus del Kahuna.
raiatea-rule-R26 = Passo 2, acquisto: una volta, ognuno può mettere 3 mana nel sacchetto del sacrificio, pescare rituali secondo il rango e conservarne 1.
raiatea-rule-R27 = Passo 3, preparazione: in segreto ognuno mette nel sacchetto fino a 2 rituali, ognuno fermato da una clip, fino a 3 se è Arioi o Tahua, e quanti rituali comuni vuole, che non hanno bisogno di clip. Un rituale proibito che possiedi si può preparare a qualunque rango.
raiatea-rule-R28 = Passo 4, invocazione: tutti offrono in segreto e insieme quanto mana vogliono, e tutto va nel sacchetto. L’ordine cerimoniale segue ora le offerte, dalla più alta; a parità resta l’ordine di prima. Il primo sceglie poi uno di tre doni: un tatuaggio, una merce del mercato o 2 perle. Il secondo sceglie tra gli altri due, il terzo riceve l’ultimo. In 3 giocatori il terzo non riceve nulla.
raiatea-rule-R29 = Passo 5, benedizione: i rituali del sacchetto si mettono in fila, dal meno costoso. A pari costo vengono prima i rituali comuni, poi decide l’ordine cerimoniale, e i tuoi rituali di pari costo li ordini tu. Finché il mana del sacchetto basta per il prossimo rituale, questo viene pagato e ha effetto; poi si scarta o, se è permanente, resta davanti a chi lo possiede. Il primo che non si può pagare e tutti i successivi si scartano senza effetto. Il mana che avanza resta nel sacchetto per la cerimonia successiva; con l’opzione leftover_mana va alla riserva se un rituale non si è potuto pagare.
raiatea-rule-R30 = Passo 6, costruzione: nell’ordine cerimoniale ognuno completa una missione aperta o passa, più volte, finché tutti hanno passato. Chi non può completare una missione deve passare anche lui, e chi ha passato è fuori per questa cerimonia.
raiatea-rule-R31 = Dopo la prima cerimonia si apre la seconda statua, dopo la seconda la terza. Dopo la terza cerimonia la partita finisce.

## Missions

raiatea-section-missions = Le missioni
raiatea-rule-R32 = Puoi completare una missione come Kahuna al Confine, vendendo un mahi-mahi quando il suo prezzo è in cima, nel passo di costruzione di una cerimonia e con i rituali che lo dicono. La tessera va dietro il tuo schermo.
raiatea-rule-R33 = Quasi tutte le missioni si pagano con perle, mana, merci o maschere, come indicato. Merci e maschere vanno nei loro mercati, e i prezzi si muovono; mana e perle vanno alla riserva. Le maschere accoppiate con un arcobaleno riflesso non si possono pagare.
raiatea-rule-R34 = Alcune missioni hanno una condizione: un rango, oppure un certo numero di sacerdoti, assistenti o coppie di maschere da avere come minimo. Non si paga nulla, ma nessuno può completare due volte la stessa condizione, tranne con l’opzione repeat_conditions.
raiatea-rule-R35 = Le missioni all’asta si possono solo vincere: vanno all’asta una dopo l’altra appena tutte le altre tessere della loro riga sono state tolte. Una che si trova da sola nella sua riga quando la statua viene aperta va all’asta all’inizio del passo di costruzione della cerimonia successiva. Tutti offrono mana in segreto e insieme. L’offerta più alta vince la tessera, a parità decide l’ordine cerimoniale, e il mana di tutti va nel sacchetto. Un’asta non è il turno di nessuno. Si può offrire anche 0: se tutti offrono 0, vince la tessera il primo nell’ordine cerimoniale.
raiatea-rule-R36 = Con l’opzione mana_shortage il mana per l’acquisto dei rituali e per le aste va alla riserva e non nel sacchetto.
raiatea-rule-R37 = Con l’opzione suspense non si vede quanto mana contiene il sacchetto: bisogna ricordarselo, e scoprire rituale per rituale se basta.

## Masks

raiatea-section-masks = Le maschere
raiatea-rule-R38 = Di ogni maschera ci sono due esemplari, e due uguali formano subito una coppia. Nel tuo turno puoi accoppiare un arcobaleno riflesso con una qualsiasi delle tue maschere, ma non con un altro arcobaleno. Una coppia con un arcobaleno è per sempre; due maschere uguali si possono separare per scambiarne o pagarne una, o per un arcobaleno. I rituali non possono rubare nessuna coppia.
raiatea-rule-R39 = Solo le coppie danno punti, una volta ciascuna. A seconda del dio si tratta di 1 punto per ogni tua missione di un tipo (perle, mana, merci o condizione; quelle vinte all’asta contano come mana, e una missione che costa due di queste cose conta per entrambe), 1 punto per ogni tuo assistente di un tipo, oppure 2 punti per ogni colore tra le tue coppie, al massimo 8.

## The end

raiatea-section-end = Fine della partita
raiatea-rule-R40 = Ottieni 3 punti da Ariki, 6 da Arioi e 9 da Tahua, i punti dei tuoi rituali che ne danno, da 1 a 3 punti per ogni missione e quelli delle tue coppie di maschere. Vince il totale più alto; a parità decide l’ordine cerimoniale.
raiatea-rule-R41 = Per orientarsi: di solito chi vince ha dai 25 ai 40 punti.

## Rituals

raiatea-section-rituals = I rituali
raiatea-rule-R42 = Un rituale personale ha effetto una volta, per chi lo possiede. Uno permanente resta davanti a chi lo possiede e agisce più volte, o dà punti alla fine. Uno interattivo è rivolto contro gli avversari. Uno comune vale per tutti. Ognuno di essi può essere normale o proibito. Chi perde qualcosa sceglie che cosa; nessuno perde più di quanto ha, e le coppie di maschere sono al sicuro. Con l’opzione deck puoi giocare con carte e tessere tue.
