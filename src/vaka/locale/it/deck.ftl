### Mazzi propri: i comandi, e che cosa può essere sbagliato in un mazzo.

cli-help-deck = Prepara un mazzo tuo per Raiatea.
cli-help-deck-check = Controlla un mazzo e di’ che cosa non va.
cli-help-deck-show = Stampa il mazzo del gioco: cambiane una copia per farne uno tuo.
cli-help-deck-read = Dice a parole ogni carta di un mazzo: quello del gioco o il tuo.
cli-help-deck-file = Il mazzo: un file di testo con una o più tabelle del mazzo del gioco.

cli-deck-fine = { $file } è un mazzo con cui si può giocare.
cli-deck-own = Tabelle sue: { $own }. Tutte le altre sono quelle del gioco.
cli-deck-play = Per giocarci:
cli-deck-advice = { $why } (Per vedere tutti gli errori: { $command })
cli-deck-mistakes = { $count ->
    [one] È stato trovato un errore.
   *[other] Sono stati trovati { $count } errori.
}
cli-deck-cards = Carte e tessere
cli-deck-different = Diverse
cli-deck-copies = In tutto
cli-deck-costs = Costi
cli-deck-normal = Rituali normali
cli-deck-forbidden = Rituali proibiti
cli-deck-tane = Rituali di Tane
cli-deck-forest = Carte foresta
cli-deck-prices = Bonus del mercato
cli-deck-masks = Maschere
cli-deck-missions = { $points ->
    [one] Missioni da { $points } punto
   *[other] Missioni da { $points } punti
}

data-bad-name = i nomi sono fatti di lettere minuscole, cifre e singoli trattini in mezzo, cominciano con una lettera e hanno al massimo { $most } caratteri.
data-taken-name = questo nome è già preso, o nel gioco vuol dire altro; scegline un altro.
data-bad-title = qui serve un nome leggibile di al massimo { $most } caratteri.
data-wrong-count = qui ce ne sono { $given }; devono essere da { $least } a { $most }.
data-unknown-table = nessun mazzo ha questa tabella. Le tabelle sono: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Volevi dire “{ $nearest }”?
}
data-no-tables = in questo mazzo non c’è nessuna tabella. Le tabelle sono: { $known }.
data-effect-empty = qui non c’è nessun effetto; scrivine uno, per esempio: gain 3 pearls
data-effect-unknown = “{ $given }” qui non si capisce. È noto: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Volevi dire “{ $nearest }”?
}
data-effect-number = “{ $given }” non è un numero intero da 1 a { $most }.
data-effect-form = “{ $given }” si scrive così: { $form }
data-effect-choices = una scelta ha da 2 a { $most } alternative separate da “ / ”, non { $given }.
data-effect-nested = una scelta non può stare dentro un’altra scelta.
data-effect-no-scope = “{ $word }” dice già chi riguarda; togli quello che sta davanti.
data-effect-no-each = “{ $word }” non si può fare “for each”, cioè per ogni cosa contata.
data-effect-no-when = “{ $word }” qui non può aspettare un luogo o una cerimonia.
data-effect-later = solo i rituali permanenti agiscono in un luogo o alle cerimonie, o valgono punti.
data-effect-points-chosen = i punti non possono essere una di più alternative.
data-effect-against = solo i rituali interattivi fanno qualcosa agli avversari.
data-effect-everyone = questo vale solo per il proprietario, non per tutti: solo i rituali comuni e quelli interattivi valgono per tutti.
data-effect-deep = “pay”, “if” e “bid” possono stare l’uno dentro l’altro solo { $most } volte.
data-effect-long = così si fanno { $given } cose in una volta, contando ogni carta spostata; ne sono ammesse { $most }.
data-effect-performs = un rituale può far celebrare un solo altro rituale alla volta, a un solo giocatore.
data-effect-endless = “{ $word }” non può stare qui: potrebbe non finire mai.
data-ritual-common = un rituale comune vale per tutti: comincia ogni effetto con “everyone:”, o metti mana nel sacchetto.
data-ritual-permanent = un rituale permanente ha bisogno di un effetto che duri: uno che cominci con “at”, o punti.
data-ritual-interactive = un rituale interattivo deve fare qualcosa agli avversari: “each opponent:”, “one opponent:”, “steal” o “stop”.
data-too-few-normal = i rituali normali sono solo { $given }; all’inizio se ne distribuiscono { $least }.
data-too-many-effects = tutti gli effetti insieme hanno { $given } parti; al massimo possono essere { $most }.
data-not-two-masks = ogni divinità ha esattamente 2 maschere, tra quelle iniziali e quelle della foresta, non { $given }.
data-too-few-masks = le maschere iniziali sono solo { $given }; devono essere almeno { $least }, una per giocatore.
data-paid-twice = “{ $given }” c’è già; scrivi la somma.
data-mixed-goods = una missione chiede merci precise, o qualsiasi, o uguali, o diverse, non più di una di queste cose.
data-not-of-type = quello che si paga non corrisponde al tipo della missione: { $type }.
data-too-few-missions = le tessere di valore { $points } sono solo { $given }; la statua ha { $least } spazi.
data-wrong-steps = questa colonna ha { $given } gradini; tutte le colonne devono averne lo stesso numero, da 2 a { $most }.
data-not-rising = i gradini devono cominciare da 0 e crescere.
