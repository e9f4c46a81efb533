### Ciò che si dice intorno a un tavolo: quanto sono forti i bot.

server-level-easy = facile
server-level-medium = medio
server-level-hard = difficile
server-level-expert = esperto
server-too-costly = La lettura richiede troppo tempo o troppa memoria. Semplifica il mazzo, l’isola o la scatola, poi riprova.
server-checker-busy = In questo momento sono in corso molti controlli di mazzi, isole e scatole personalizzati. Riprova fra poco.
