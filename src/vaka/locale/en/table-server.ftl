### A table of a server in the terminal.

table-help-server = Play on a server at this address instead of on this machine.
table-help-table = Come back to a table of the server, or look on there.
table-help-join = Sit down at a table, by its link or its id.
table-help-name = Your name there, as a guest.
table-help-token = A token of your account there, instead of being a guest.

table-guest = Guest
table-no-link = “{ $link }” is not the link of a table. It ends in /table/ and the id of the table.
table-not-with-server = { $option } is for games on this machine, and cannot be used with a server. Leave it out.
table-no-server-named = Which server? Name it with --server, or give --join the whole link of a table.
table-needs-terminal = A game on a server needs the whole terminal: run it in one, and without --plain.
table-line-broken = The line to the server is broken; calling again ...
table-waits = { $count ->
    [one] One seat is still open. Whoever has this link can sit down: { $link }
   *[other] { $count } seats are still open. Whoever has this link can sit down: { $link }
}
table-full = All seats are taken.
table-waits-host = All seats are taken. { $name } starts the game.
table-start = Start the game
table-closed = This table is closed.
table-return = Take your seat back from the bot
table-go-on = End the pause
table-agree = Let { $name } take back the last choice
table-refuse = Do not let { $name } take it back
table-undo-asked = The others are asked whether you may take it back.
table-left = The game goes on there. To come back:
table-left-over = To look at the game again: { $link }
table-lobby = Choose a table: Enter sits down or looks on, q leaves.
table-lobby-empty = No table is open here. Make one: name a title, and “open” for seats of others with --bots. q leaves.
table-running = running
table-open = open
table-your-turn = your turn
table-calling = Calling the server ...
