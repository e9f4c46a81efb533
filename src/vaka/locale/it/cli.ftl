### The command line.

## Commands and their help

cli-usage = Uso:
cli-options = OPZIONI
cli-command = COMANDO
cli-panel-arguments = Argomenti
cli-panel-options = Opzioni
cli-panel-commands = Comandi
cli-required = obbligatorio
cli-default = predefinito:

cli-help = Giochi da tavolo nel terminale: gioca contro i bot o con gli amici, rivedi le partite, leggi le regole.
cli-help-play = Gioca una partita, o riprendine una.
cli-help-replay = Rivedi una partita registrata.
cli-help-rules = Leggi le regole numerate di un gioco.
cli-help-titles = Elenca i giochi.
cli-help-bench = Misura la velocità del motore.

cli-help-help = Mostra questo aiuto.
cli-help-lang = Lingua; se manca, quella del sistema.
cli-help-version = Mostra la versione e se il motore è compilato.
cli-help-title = Nome del gioco, come lo elenca “{ $command }”.
cli-help-players = Numero di giocatori.
cli-help-seat = Il tuo posto, contando da 0.
cli-help-bots = Bot agli altri posti: easy, medium, hard o expert, il nome di un altro, oppure un programma tuo (“bot-protocol” spiega come). Uno per tutti, o uno per ciascuno separati da virgole. Senza, medium.
cli-help-seed = Seme del caso: lo stesso seme distribuisce la stessa partita.
cli-help-hotseat = Persone a tutti i posti, davanti a questo schermo.
cli-help-preset = Gioca con una delle configurazioni del gioco, elencate da “{ $command }”. --option ne cambia singole opzioni.
cli-help-option = Un’opzione del gioco; si può ripetere. “nome=@file” prende un testo da un file.
cli-help-resume = Riprendi una partita salvata; senza file, la più recente non ancora finita.
cli-help-file = La partita registrata.
cli-help-at = Mostra la posizione dopo questo numero di azioni invece dell’ultima.
cli-help-as = Mostra solo ciò che poteva vedere questo posto.
cli-help-text = Stampa la partita come testo.
cli-help-rule = Numero di una singola regola.
cli-help-peers = Misura anche altri motori, per confronto.
cli-help-rounds = Quante volte si ripetono le misure.

cli-version = { $mode ->
    [compiled] vaka { $version } (compilato)
   *[pure] vaka { $version } (Python puro)
}
cli-players = da { $least } a { $most } giocatori
cli-players-exactly = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
cli-titles-presets = Configurazioni
cli-titles-options = Altre opzioni

## At the table

cli-name-person = Giocatore { $seat }
cli-name-bot = Bot { $seat }
cli-you = tu

cli-command-number = scegli una delle risposte numerate
cli-command-rules = le regole di questa decisione
cli-command-rule = una regola qualsiasi, con il suo numero
cli-command-name = che cosa è una carta, una maschera o un luogo: il nome o il suo inizio
cli-command-hint = un consiglio: le tre risposte migliori, che cosa aspettarsene e perché la prima è buona
cli-command-undo = ritira la tua ultima scelta, se non ha svelato nulla
cli-command-log = tutto ciò che è successo finora
cli-command-save = salva una copia della partita in un file
cli-command-help = questo aiuto
cli-command-quit = esci; la partita resta salvata
cli-command-enter = (solo il tasto Invio) continua e mostra ciò che è tuo
cli-command-action = una risposta si può anche scrivere: per esteso, o solo le parole che la distinguono

cli-no-such-choice = Non c’è una risposta { $number }. Scrivi un numero da { $first } a { $last }.
cli-nonsense = “{ $text }” qui non ha significato.
cli-possible = Scrivi un numero da { $first } a { $last }, oppure “help” per vedere tutto ciò che è possibile.
cli-undone = Ritirata: { $action }.
cli-log-cut = { $count ->
    [one] (Qui manca un’azione precedente: “log” la mostra.)
   *[other] (Qui mancano { $count } azioni precedenti: “log” le mostra.)
}
cli-thinking = { $player } sta pensando ...
cli-hand-over = { $player }, tocca a te. Assicurati che nessun altro stia guardando, poi premi Invio.

cli-saved = La partita è salvata in { $file }.
cli-autosaved = La partita viene salvata dopo ogni azione, in { $file }. Per farne una copia, scrivi “save” e il nome di un file.
cli-file-exists = { $file } esiste già e non è stato toccato. Scegli un altro nome.
cli-save-failed = Non è stato possibile salvare la partita in { $file }: { $cause }.
cli-left = La partita è salvata in { $file }. Per riprenderla:
cli-kept = La partita è conservata. Per rivederla:

## The result

cli-place = Posto
cli-player = Giocatore
cli-total = Totale

cli-position = La posizione dopo { $ply } azioni su { $last }:

## What goes wrong

cli-usage-error = { $why } Per l’aiuto: { $command }
cli-no-such-option = L’opzione { $option } non esiste.
cli-bad-option = L’opzione { $option } non è usata correttamente: manca il suo valore, oppure non ne vuole.
cli-missing-argument = Manca { $name }.
cli-extra-arguments = “{ $given }” è di troppo per questo comando.
cli-bad-arguments = Non è chiaro che cosa fare: { $cause }
cli-unknown-command = Il comando “{ $name }” non esiste. Ci sono questi: { $known }.
cli-unknown-language = La lingua “{ $language }” non è disponibile. Ci sono queste: { $known }.
cli-not-a-number = { $name } vuole un numero intero, non “{ $given }”.
cli-too-small = { $name } deve essere almeno { $least }, non { $given }.
cli-option-form = “{ $given }” non è un’opzione di gioco: scrivi nome=valore.
cli-option-unreadable = Il file “{ $file }” per l’opzione { $name } non si può leggere ({ $cause }).
cli-option-not-utf8 = Il file “{ $file }” per l’opzione { $name } non è testo UTF-8 (byte { $byte }); salvalo in UTF-8.
cli-option-empty = Il file “{ $file }” per l’opzione { $name } è vuoto.
cli-option-too-long = Il file “{ $file }” per l’opzione { $name } è troppo lungo: al massimo può avere { $most } byte.
cli-wrong-bots = { $given ->
    [one] È indicato un bot
   *[other] Sono indicati { $given } bot
} per { $wanted ->
    [one] un posto
   *[other] { $wanted } posti
}: indicane uno per tutti, o uno per ciascuno.
cli-no-title = Quale gioco? Indicane uno tra questi: { $known }.
cli-other-title = { $file } è una partita di { $title }, non di { $wanted }.
cli-nothing-to-resume = In { $folder } non c’è nessuna partita da finire.
cli-already-over = La partita in { $file } è finita. Per rivederla: { $command }
cli-contradiction = { $option } non corrisponde alla partita salvata in { $file }. Togli { $option } per riprenderla così com’è, oppure comincia una nuova partita senza --resume.
cli-hotseat-alone = Con --hotseat tutti i posti sono occupati da persone, quindi non si può usare insieme a { $option }. Togli una delle due.
cli-foreign-program = { $file } avvierebbe dei programmi come bot: { $programs }. Se te ne fidi, nominali: { $command }
cli-played-elsewhere = La partita in { $file } è aperta in un altro terminale. Continua lì, oppure lasciala lì con “quit” e riprova.
cli-unknown-rule = Non c’è una regola { $rule }. Le regole sono { $known }.
cli-file = { $file }: { $why }
cli-os-error = Il sistema si rifiuta: { $cause } ({ $file }).
