### The page in the browser: what keeps the peace at a table, and what is kept about people.

## People

# Instead of the name of somebody who had everything about himself deleted.
web-moderation-left = a player who left
web-moderation-banned = You cannot play here any more

## The host and a seat

web-moderation-remove = Remove
web-moderation-remove-who = Remove { $name }
web-moderation-remove-sure = Remove { $name } from the table?
web-moderation-remove-how = The seat is free again. { $name } is told that it was you.
web-moderation-remove-why = A few words to { $name } (if you like)
web-moderation-remove-bar = Do not let { $name } sit down again
web-moderation-remove-bar-how = At this table only. You can change your mind later.
web-moderation-remove-no = Not now
web-moderation-barred = May not sit down here
web-moderation-let-in = Let { $name } in again
web-moderation-removed = The host has given your seat to somebody else.
web-moderation-removed-again = You can watch, or sit down again where a seat is free.
web-moderation-shut-out = The host does not want you at this table
web-moderation-shut-out-what = There are other tables, and you can make one of your own at any moment.
web-moderation-words = “{ $why }”

## A table that was closed

web-moderation-closed-admin = Whoever runs this server has closed this table. The game is not rated.
web-moderation-closed-left = Nobody was left to play, so the table was closed. The game is not rated.
web-moderation-closed-running = The host has closed this table. The game is not rated.

## The chat

web-moderation-mute = Mute { $name }
web-moderation-unmute = Let { $name } talk again
web-moderation-muted = muted
web-moderation-muted-you = The host has muted you at this table: you can read along, but not write.
web-moderation-taken-away = taken away

## My data

web-moderation-data = My data
web-moderation-data-how = Everything that this server keeps about you, as one file; and the way to have it deleted.
web-moderation-data-download = Download everything
web-moderation-delete = Delete my account
web-moderation-delete-guest = Delete me
web-moderation-delete-sure = Delete { $name }?
web-moderation-goes = This goes
web-moderation-goes-what = Your name and password, your settings, your ratings, what you said in chats, your keys and notices. You get up from tables that have not started, and bots play your running games to their end.
web-moderation-stays = This stays
web-moderation-stays-what = The moves of your games, because they are the games of the others too. There you are called “a player who left”.
web-moderation-delete-final = Nobody can undo this, not even who runs the server.
web-moderation-delete-yes = Delete for good
web-moderation-delete-no = Keep everything
web-moderation-deleted = You are deleted. Goodbye, and come back whenever you like.
