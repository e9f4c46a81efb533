# What the server says when it refuses something.

server-not-found = Unter dieser Adresse ist nichts.
server-no-such-ply = Dieser Tisch hat keinen Zug { $ply }: der letzte ist { $last }.
server-not-logged-in = Gib dir zuerst einen Namen, oder melde dich an.
server-wrong-password = Name und Passwort passen nicht zusammen.
server-forbidden = Das darfst du nicht.
server-cross-site = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt. Öffne die Seite dieses Servers und versuche es noch einmal.
server-not-seated = Das kann nur, wer an diesem Tisch sitzt.
server-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
server-bad-input = Das lässt sich nicht lesen. Prüfe: { $field }
server-conflict = Das geht jetzt nicht.
server-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
server-table-full = Alle Plätze dieses Tisches sind besetzt. Du kannst zusehen.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-already-seated = Du sitzt schon an diesem Tisch.
server-not-open = Dieser Tisch hat schon begonnen, oder er wurde geschlossen.
server-not-ready = Einige Plätze sind noch leer. Warte auf Mitspieler, oder gib die Plätze an Bots.
server-not-running = An diesem Tisch läuft keine Partie.
server-not-over = Die Partie an diesem Tisch ist noch nicht zu Ende.
server-stale = Die Partie ist seit Zug { $ply } weitergegangen (sie ist bei { $now }): deine Wahl wurde nicht gespielt. Sieh noch einmal hin und wähle.
server-no-proposal = Niemand wartet auf deine Zustimmung.
server-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
server-too-large = Das ist zu groß.
server-too-many = Zu viele Anfragen. Warte ein wenig.
server-internal = Auf diesem Server ist etwas schiefgegangen. Was bestätigt war, ist nicht verloren; versuche es noch einmal.
server-asked-already = Jemand wartet schon auf Zustimmung, einen Zug zurückzunehmen. Antworte zuerst darauf.
server-other-rules = Dieses Spiel hat unter Version { $version } der Regeln begonnen, die dieser Server nicht mehr kennt. Es wartet, und nichts davon geht verloren; frag, wer den Server betreibt.
