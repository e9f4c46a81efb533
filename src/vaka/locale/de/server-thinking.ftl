### Bots and hints of the server.

server-no-hint = Gerade ist kein Tipp zu haben. Versuche es gleich noch einmal.
