### Webhooks: what is said to those who are told elsewhere, and why an address is not taken.

server-hook-at = { $title }, “{ $table }”
server-hook-said-test = Vaka reaches you here: { $link }
server-hook-said-turn-own = { $at }: it is your turn.
server-hook-said-turn = { $at }: it is { $player }’s turn.
server-hook-said-reminder-own = { $at }: you have { $left } left for your turn.
server-hook-said-reminder = { $at }: { $player } has { $left } left for this turn.
server-hook-said-result = { $at } is over: { $places }.
server-hook-place = { $place }. { $player } ({ $score })
server-hook-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
server-hook-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
server-hook-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
server-hook-days = { $count ->
    [one] one day
   *[other] { $count } days
}

server-hook-off = This server calls no addresses. Whoever runs it can allow it with --hooks.
server-hook-too-many = You have { $most } hooks already. Take one away first.
server-hook-too-many-there = { $most } hooks lead to this address already. Choose another one.
server-hook-same = This address is told of this already. Take the old hook away first if you want another.
server-hook-table-ended = Nothing will happen any more at this table. Choose one that is open or running.
server-hook-address = This is not an address to which a message can be sent. Write it like https://chat.example/hooks/x1, without a name or password in it, in plain letters and at most 500 of them.
server-hook-not-https = The address must begin with https://.
server-hook-port = Port { $port } is not called. Use the usual one of https, or one from { $least } up.
server-hook-private = { $host } is not out in the world: this server calls no addresses in private networks. Whoever runs it can allow it with --hooks private.
server-hook-own = { $host } is this server itself. Give the address of another one.
server-hook-unknown-host = Nobody knows where { $host } is. Look whether the name is right.
server-hook-no-connection = { $host } cannot be reached, or has hung up.
server-hook-tls = { $host } could not prove who it is: its certificate is not valid for this name.
server-hook-slow = No answer came within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-hook-no-http = What came back is not an answer of a web server.
server-hook-redirect = The answer was to go elsewhere (status { $status }). Give the address to which it leads.
server-hook-status = The receiver has refused the message (status { $status }). Look whether the address is still right.
