### Per chi custodisce il database di un server: backup, ripristino, aggiornamento.

cli-help-backup = Copia in un solo file tutto ciò che un server conserva, anche mentre funziona.
cli-help-backup-file = Il file da scrivere; uno con lo stesso nome viene sostituito quando il nuovo è completo.
cli-help-restore = Rimette un backup in un database vuoto, di qualunque tipo.
cli-help-restore-file = Un file scritto da «backup».
cli-help-check-upgrade = Rigioca tutte le partite in corso con le regole installate ed elenca quelle che cambierebbero.
backup-writing = copia
backup-reading = ripristino
backup-done = { $file } contiene tutto: { $tables } tavoli, { $people } persone, { $size } MB. Contiene anche ciò che è segreto: custodiscilo come una chiave.
backup-restored = { $file }, scritto dalla versione { $version }, è ripristinato: { $tables } tavoli, { $people } persone.
backup-not-one = { $file } non è un backup di Vaka, oppure è stato troncato o modificato. Non è cambiato nulla.
backup-newer = Il backup è stato scritto dalla versione { $version }, e questa è la { $own }. Installa quella versione o una successiva. Non è cambiato nulla.
backup-not-empty = Il database non è vuoto: ci sono righe in { $table }. Indicane uno vuoto con --database. Non è cambiato nulla.
backup-nothing = In questo database non c’è niente di Vaka. --database ne indica un altro.
backup-file-fails = { $file } non si può usare: { $cause }
check-upgrade-looking = rigioco
check-upgrade-none =
    { $count ->
        [0] Qui non ci sono partite in corso.
        [one] Qui c’è una partita in corso, e con le regole installate continua immutata.
       *[other] Qui ci sono { $count } partite in corso, e con le regole installate continuano tutte immutate.
    }
check-upgrade-some = Di { $count } partite in corso cambierebbero queste { $changed }:
check-upgrade-one = tavolo { $table } ({ $title }): { $why }
check-upgrade-version = cominciata con la versione { $given } delle regole; è installata la { $known }
check-upgrade-refused = la scelta alla mossa { $ply } non è più permessa
check-upgrade-asked = dopo la mossa { $ply } toccherebbe a qualcun altro
check-upgrade-title = il gioco { $title } non è installato
check-upgrade-advice = Lasciale finire con la versione con cui sono cominciate. «vaka serve { $flag }» avvia senza di loro: aspettano, e non si perde nulla.
