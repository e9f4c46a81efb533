### What the engine refuses: what is wrong, and what to do about it.

error-malformed-action = “{ $text }” non è scritta come un’azione. Scrivi il nome e, tra parentesi, gli argomenti: nome(argomento=valore).
error-unknown-action = In { $title } non esiste l’azione { $action }.
error-illegal-action = Ora { $action } non è permesso (regola { $rule }): { $why }
error-not-asked = Non tocca al posto { $seat }: la partita aspetta il posto { $asked }.
error-unknown-seat = In questa partita non c’è il posto { $seat }: i posti vanno da 0 a { $last }.
error-game-over = La partita è finita: { $action } arriva troppo tardi.
error-game-not-over = La partita non è ancora finita, quindi non c’è un risultato.
error-unknown-title = Non c’è nessun gioco di nome “{ $name }”. Scegli tra questi: { $known }.
error-bad-title = Il gioco { $name } di un altro pacchetto non si può caricare: { $why }. Correggi o disinstalla quel pacchetto.
error-players = { $title } si gioca da { $least } a { $most } giocatori, non { $given }.
error-seed = Il seme deve essere un numero intero da 0 in su, di al massimo { $bits } bit, non { $given }.
error-no-features = { $title } non ha caratteristiche per chi apprende. Un titolo le ha quando il suo stato scrive feature_list e features_into.
error-feature-bounds = La caratteristica { $name } va da { $least } a { $most }; una caratteristica è un numero intero da 0 a { $room }. Limitala, o conta da 0.
error-unknown-option = { $title } non ha un’opzione “{ $name }”. Le sue opzioni: { $known }.
error-wrong-option = L’opzione { $name } non può valere { $given }. Può valere: { $expected }.
error-unknown-preset = { $title } non ha la configurazione “{ $name }”. Le configurazioni sono: { $known }.
error-unknown-bot = Non c’è nessun bot di nome “{ $name }”. Scegli tra questi: { $known }.
error-bot-title = Il bot “{ $name }” non gioca a { $title }. Scegli tra questi: { $known }.
error-cannot-undo = Non si può tornare indietro: { $why }

undo-nothing = non è ancora stato fatto nulla.
undo-not-own = l’ultima azione non è tua.
undo-revealed = ha svelato qualcosa che nessuno conosceva.
undo-too-many = ci sono stati troppi annullamenti di seguito. Prima bisogna fare un’altra mossa.

error-data = Dati sbagliati in { $file }, alla voce { $entry }: { $why }

data-missing = la voce manca; aggiungila.
data-not-section = qui serve una sezione con voci proprie.
data-not-number = { $given } non è un numero intero.
data-out-of-range = { $given } è fuori dai limiti; deve essere tra { $least } e { $most }.
data-not-list = { $given } non è una lista.
data-wrong-length = la lista ha { $given } elementi invece di { $wanted }.
data-unknown-word = { $given } qui non è noto; scegli tra questi valori: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Volevi dire “{ $nearest }”?
}
data-unknown-entry = questa voce non è nota; toglila o correggine il nome.{ $nearest ->
    [none] {""}
   *[other] {" "}Volevi dire “{ $nearest }”?
}
data-unreadable = il file non si può leggere ({ $cause }).
data-not-utf8 = il file non è testo UTF-8 (byte { $byte }); salvalo in UTF-8.
data-not-toml = questo non è TOML ({ $cause }).
data-not-text = { $given } non è un testo.
data-too-long = il testo ha { $given } caratteri; al massimo possono essere { $most }.
data-too-deep = ci sono liste o sezioni annidate troppo in profondità.
data-too-many-dots = una riga ha più di { $most } punti.
data-unknown-symbol = riga { $row }, colonna { $column } del disegno: { $given } non è un esagono. Disegna gli esagoni con questi segni: { $known }; lascia vuoto il mare.
data-between-columns = riga { $row }, colonna { $column } del disegno: questo esagono sta tra due colonne. In una riga i vicini distano due colonne, e ogni riga è spostata di una colonna rispetto a quella sopra.
data-no-hexes = nel disegno non c’è nessun esagono.
data-too-many-rows = il disegno ha più di { $most } righe.
data-too-many-hexes = il disegno ha più di { $most } esagoni.
data-unreachable = dall’esagono { $start } non si arriva via terra all’esagono { $hex }; tutti gli esagoni devono essere collegati.
data-not-one = deve esserci esattamente un esagono { $symbol }, non { $given }.
data-forest-tiles = gli esagoni di foresta sono { $given }; devono essere tra 1 e { $most }.
data-forest-logs = le foreste hanno in tutto { $given } tronchi; devono essere { $wanted }.
data-no-ahus = non c’è nessun ahu; aggiungine almeno uno.
data-too-many-ahus = ci sono { $given } ahu; al massimo possono essere { $most }.
data-no-such-hex = un ahu si chiama per esempio a3-ne, e su quest’isola non c’è un esagono con questo nome. Gli esagoni si chiamano da a1 a { $last }: la lettera della riga e il numero nella riga, contando da ovest.
data-no-such-edge = un ahu si chiama per esempio a3-ne, e un lato con questo nome non c’è. I lati sono: { $known }.
data-ahu-not-plain = un ahu sta su un esagono semplice ({ $symbol }); { $hex } non lo è.
data-ahu-inland = un ahu sta sulla costa, e questo lato dà sull’esagono { $hex } invece che sul mare.

error-record = La partita registrata non si può usare: { $why }

record-not-json = il file è troncato o non è JSON ({ $cause }).
record-not-record = questo file non è una partita salvata da Vaka.
record-checksum = il file è stato modificato dopo il salvataggio. Usa una copia intatta.
record-digest = il file è stato modificato: le sue azioni non portano alla posizione che indica. Usa una copia intatta.
record-unknown-title = è di un gioco di nome “{ $title }”, che qui non è installato.
record-rules-version = segue la versione { $given } delle regole, ma qui è installata la versione { $known }. Usa la versione di Vaka che l’ha salvata.
record-bad-field = la voce “{ $field }” manca o è sbagliata.
record-bad-line = questa riga non è un’azione con numero e posto: { $line }
record-no-such-ply = non c’è nessuna azione numero { $ply }: vanno da 0 (l’inizio) a { $last }.
record-not-utf8 = il file non è testo UTF-8 (byte { $byte }).
record-unreadable = il file non si può leggere ({ $cause }).
record-snapshot = la posizione da cui comincia non è possibile.
record-illegal = la sua azione numero { $ply } è contro le regole. { $cause }
