### Bots and hints of the server.

server-no-hint = In questo momento non è possibile avere un consiglio. Riprova fra poco.
