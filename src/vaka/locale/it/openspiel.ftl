### OpenSpiel: cosa può essere sbagliato nei parametri di una partita.

error-openspiel-chance = Il parametro “chance” non può essere “{ $given }”. Scegli uno di questi: { $known }.
error-openspiel-no-deck = “chance=deck” non funziona con { $title }, dove il caso è più dell’ordine di un mazzo. Funziona con: { $known }.
error-openspiel-deals = Il parametro “deals” è { $given }; indica un numero da 1 a { $most }.
error-openspiel-opening = L’apertura “{ $given }” non è un elenco di azioni. Scrivi i loro numeri separati da spazi, per esempio “14 22 1”.
error-openspiel-opening-chance = Un’apertura ha senso solo dopo una distribuzione nota a tutti: indica anche “chance={ $chance }”.
error-openspiel-opening-illegal = L’azione { $ply } dell’apertura non è possibile: { $cause }
error-openspiel-opening-secret = Dopo l’apertura qualcosa è coperto, oppure la partita è finita. Accorciala: tutti i giocatori devono conoscere la posizione da cui si comincia.
error-openspiel-orders = Il mazzo può trovarsi in più di { $most } ordini. Gioca con un mazzo più piccolo (l’opzione “box”) o con un’apertura più lunga.
