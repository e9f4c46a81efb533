### Die Seite im Browser: was am Tisch für Frieden sorgt, und was über Menschen aufgehoben wird.

## Menschen

# Statt des Namens von jemandem, der alles über sich hat löschen lassen.
web-moderation-left = jemand, der gegangen ist
web-moderation-banned = Du kannst hier nicht mehr spielen

## Wer einlädt, und ein Platz

web-moderation-remove = Entfernen
web-moderation-remove-who = { $name } entfernen
web-moderation-remove-sure = { $name } vom Tisch entfernen?
web-moderation-remove-how = Der Platz wird wieder frei. { $name } erfährt, dass du es warst.
web-moderation-remove-why = Ein paar Worte an { $name } (wenn du magst)
web-moderation-remove-bar = { $name } darf sich nicht wieder setzen
web-moderation-remove-bar-how = Nur an diesem Tisch. Du kannst es dir später anders überlegen.
web-moderation-remove-no = Jetzt nicht
web-moderation-barred = Darf sich hier nicht setzen
web-moderation-let-in = { $name } wieder hereinlassen
web-moderation-removed = Wer hier einlädt, hat deinen Platz anders vergeben.
web-moderation-removed-again = Du kannst zusehen oder dich wieder setzen, wo ein Platz frei ist.
web-moderation-shut-out = Du bist an diesem Tisch nicht eingeladen
web-moderation-shut-out-what = Wer hier einlädt, hat so entschieden. Es gibt andere Tische, und du kannst jederzeit einen eigenen aufmachen.
web-moderation-words = „{ $why }“

## Ein Tisch, der geschlossen wurde

web-moderation-closed-admin = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Die Partie wird nicht gewertet.
web-moderation-closed-left = Es war niemand mehr da, um zu spielen, deshalb wurde der Tisch geschlossen. Die Partie wird nicht gewertet.
web-moderation-closed-running = Wer eingeladen hat, hat diesen Tisch geschlossen. Die Partie wird nicht gewertet.

## Der Chat

web-moderation-mute = { $name } stummschalten
web-moderation-unmute = { $name } wieder reden lassen
web-moderation-muted = stumm
web-moderation-muted-you = Wer hier einlädt, hat dich an diesem Tisch stummgeschaltet: Du kannst mitlesen, aber nicht schreiben.
web-moderation-taken-away = entfernt

## Meine Daten

web-moderation-data = Meine Daten
web-moderation-data-how = Alles, was dieser Server über dich aufhebt, als eine Datei; und wie du es löschen lässt.
web-moderation-data-download = Alles herunterladen
web-moderation-delete = Mein Konto löschen
web-moderation-delete-guest = Mich löschen
web-moderation-delete-sure = { $name } löschen?
web-moderation-goes = Das verschwindet
web-moderation-goes-what = Dein Name und Passwort, deine Einstellungen und Wertungen, was du in Chats gesagt hast, deine Schlüssel und Benachrichtigungen. Von Tischen, die noch nicht begonnen haben, stehst du auf, und deine laufenden Partien spielen Bots zu Ende.
web-moderation-stays = Das bleibt
web-moderation-stays-what = Die Züge deiner Partien, denn es sind auch die Partien der anderen. Dort heißt du „jemand, der gegangen ist“.
web-moderation-delete-final = Das kann niemand rückgängig machen, auch nicht, wer den Server betreibt.
web-moderation-delete-yes = Endgültig löschen
web-moderation-delete-no = Alles behalten
web-moderation-deleted = Du bist gelöscht. Auf Wiedersehen, und komm wieder, wann du magst.
