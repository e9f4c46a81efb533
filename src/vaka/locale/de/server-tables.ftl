### Was um einen Tisch herum gesagt wird: wie stark Bots sind.

server-level-easy = leicht
server-level-medium = mittel
server-level-hard = schwer
server-level-expert = Experte
