### Was um einen Tisch herum gesagt wird: wie stark Bots sind.

server-level-easy = leicht
server-level-medium = mittel
server-level-hard = schwer
server-level-expert = Experte
server-too-costly = Das zu lesen kostet zu viel Zeit oder Speicher. Vereinfache den Kartensatz, die Insel oder die Schachtel und versuche es noch einmal.
server-checker-busy = Gerade werden viele eigene Kartensätze, Inseln und Schachteln geprüft. Versuche es gleich noch einmal.
