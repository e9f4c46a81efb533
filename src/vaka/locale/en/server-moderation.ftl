### What keeps the peace: mutes, bans, closed tables, and the admin's key.

server-muted = The host of this table has asked you to be silent here.
server-muted-everywhere = Who runs this server has asked you to be silent in the chat.
server-barred = The host has sent you away from this table for good. Reason given: { $why }
server-banned = You may not play on this server any more. Reason given: { $why }
server-others-play = Other people play in this game. Only who runs the server can close it.
server-no-admin-key = This server has no admin key yet. Make one: { $command }
server-wrong-admin-key = The admin key is missing or wrong.
server-admin-slow-down = Too many wrong keys came from this address. Wait { $seconds } seconds.
server-player-left = a player who left
