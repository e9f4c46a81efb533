### Ciò che tiene la pace: silenzi, esclusioni, tavoli chiusi e la chiave dell'amministratore.

server-muted = Chi ospita questo tavolo ti ha chiesto di non scrivere qui.
server-muted-everywhere = Chi gestisce questo server ti ha chiesto di non scrivere in chat.
server-barred = Chi ospita questo tavolo ti ha allontanato definitivamente. Motivo indicato: { $why }
server-banned = Non puoi più giocare su questo server. Motivo indicato: { $why }
server-others-play = In questa partita giocano altre persone. Può chiuderla solo chi gestisce il server.
server-no-admin-key = Questo server non ha ancora una chiave di amministrazione. Creane una: { $command }
server-wrong-admin-key = La chiave di amministrazione manca o è sbagliata.
server-admin-slow-down = Da questo indirizzo sono arrivate troppe chiavi sbagliate. Aspetta { $seconds } secondi.
server-player-left = un giocatore che se n’è andato
