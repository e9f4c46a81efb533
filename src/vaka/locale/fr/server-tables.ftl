### Ce qui se dit autour d’une table : la force des bots.

server-level-easy = facile
server-level-medium = moyen
server-level-hard = difficile
server-level-expert = expert
server-too-costly = La lecture prend trop de temps ou de mémoire. Simplifiez le jeu de cartes, l’île ou la boîte, puis réessayez.
server-checker-busy = Beaucoup de jeux de cartes, d’îles et de boîtes sont en cours de vérification. Réessayez dans un instant.
