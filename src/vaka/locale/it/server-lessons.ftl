### First games: what a lesson says at any table.

server-lesson-another = Buona idea, ma qui prima impariamo un’altra cosa: prendi la scelta segnata.
