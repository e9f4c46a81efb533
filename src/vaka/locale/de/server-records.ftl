# What the server says about records, replays and branches.

server-others-eyes = Solange das Spiel läuft, kannst du nur mit deinen eigenen Augen schauen. Nach dem Ende darfst du es mit allen.
server-nothing-left = Bei diesem Zug ist das Spiel zu Ende, von hier aus geht nichts weiter. Wähle einen früheren.
