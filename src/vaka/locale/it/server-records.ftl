# What the server says about records, replays and branches.

server-others-eyes = Finché la partita è in corso puoi guardare solo con i tuoi occhi. Dopo la fine potrai farlo con quelli di tutti.
server-nothing-left = A questa mossa la partita è finita: da qui non si può continuare. Scegline una precedente.
