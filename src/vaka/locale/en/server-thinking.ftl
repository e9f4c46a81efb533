### Bots and hints of the server.

server-no-hint = No hint can be had just now. Try again in a moment.
