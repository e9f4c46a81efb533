# What the server says when it refuses something.

server-not-found = There is nothing here under this address.
server-no-such-ply = This table has no move { $ply }: its last is { $last }.
server-not-logged-in = Give yourself a name first, or log in.
server-wrong-password = Name and password do not fit together.
server-forbidden = This is not yours to do.
server-cross-site = This request came from another site and was refused. Open the page of this server and try again.
server-not-seated = Only those who sit at this table may do this.
server-not-host = Only the host of this table may do this.
server-bad-input = This cannot be read. Check: { $field }
server-conflict = This is not possible now.
server-name-taken = Somebody has this name already. Choose another.
server-table-full = All seats of this table are taken. You can watch.
server-seat-taken = This seat is taken. Choose another.
server-already-seated = You sit at this table already.
server-not-open = This table has started already, or was closed.
server-not-ready = Some seats are still empty. Wait for people, or give the seats to bots.
server-not-running = No game is running at this table.
server-not-over = The game at this table is not over yet.
server-stale = The game has moved on since move { $ply } (it is at { $now }): your choice was not played. Look again and choose.
server-no-proposal = Nobody waits for your consent.
server-wrong-method = This address does not take such requests.
server-too-large = This is too large.
server-too-many = Too many requests. Wait a little.
server-internal = Something went wrong on this server. Nothing that was confirmed is lost; try again.
server-asked-already = Somebody waits for consent to an undo already. Answer that first.
server-other-rules = This game was begun under version { $version } of the rules, which this server does not know any more. It waits, and nothing of it is lost; ask who runs the server.
