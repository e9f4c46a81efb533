### What is said around a table: how strong bots are.

server-level-easy = easy
server-level-medium = medium
server-level-hard = hard
server-level-expert = expert
server-too-costly = This takes too much time or memory to read. Simplify the deck, island or box, then try again.
server-checker-busy = Many custom decks, islands and boxes are being checked right now. Try again in a moment.
