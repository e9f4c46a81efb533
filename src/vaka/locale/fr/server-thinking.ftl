### Bots and hints of the server.

server-no-hint = Aucun conseil n’est disponible pour l’instant. Réessaie dans un moment.
