### Ce qui se dit autour d’une table : la force des bots.

server-level-easy = facile
server-level-medium = moyen
server-level-hard = difficile
server-level-expert = expert
