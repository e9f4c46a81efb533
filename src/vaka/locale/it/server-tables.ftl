### Ciò che si dice intorno a un tavolo: quanto sono forti i bot.

server-level-easy = facile
server-level-medium = medio
server-level-hard = difficile
server-level-expert = esperto
