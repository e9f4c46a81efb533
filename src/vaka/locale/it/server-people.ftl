# What the server says to people about who they are, and to those who come by the wrong door.

server-bad-name = Un nome ha da 1 a { $most } segni che tutti possono vedere. Scegline un altro.
server-mixed-letters = Il nome di un account non mescola lettere latine, greche e cirilliche: alcune sembrano uguali. Scegline un altro.
server-not-by-token = Con un token non si può fare. Accedi con il browser.
server-no-account = Sei qui come ospite, senza password. Prima crea un account.
server-slow-down = Troppi tentativi con questo nome. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-tokens = Hai già { $most } token. Prima revocane uno.
server-not-json = Questo server legge solo JSON. Indica application/json come Content-Type.
server-wrong-host = Questo server non ha questo nome. Chi lo gestisce può aggiungerlo.
