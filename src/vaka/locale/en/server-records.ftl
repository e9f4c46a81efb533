# What the server says about records, replays and branches.

server-others-eyes = While the game runs you can look only with your own eyes. After the end you may look with all.
server-nothing-left = The game is over at this move, so nothing can go on from here. Choose an earlier one.
