# What the server says to people about who they are, and to those who come by the wrong door.

server-bad-name = Ein Name hat 1 bis { $most } Zeichen, die alle sehen können. Wähle einen anderen.
server-mixed-letters = Der Name eines Kontos mischt keine lateinischen, griechischen und kyrillischen Buchstaben: Manche sehen gleich aus. Wähle einen anderen.
server-not-by-token = Mit einem Token geht das nicht. Melde dich mit deinem Browser an.
server-no-account = Du bist als Gast hier, ohne Passwort. Lege zuerst ein Konto an.
server-slow-down = Zu viele Versuche mit diesem Namen. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
server-too-many-tokens = Du hast schon { $most } Tokens. Nimm zuerst eines zurück.
server-not-json = Dieser Server liest nur JSON. Nenne application/json als Content-Type.
server-wrong-host = Unter diesem Namen kennt man diesen Server nicht. Wer ihn betreibt, kann den Namen hinzufügen.
