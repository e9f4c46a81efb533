### Was für Frieden sorgt: Schweigen, Ausschluss, geschlossene Tische und der Schlüssel zur Verwaltung.

server-muted = Wer diesen Tisch leitet, hat dich gebeten, hier zu schweigen.
server-muted-everywhere = Wer diesen Server betreibt, hat dich gebeten, im Chat zu schweigen.
server-barred = Wer diesen Tisch leitet, hat dich endgültig weggeschickt. Angegebener Grund: { $why }
server-banned = Du darfst auf diesem Server nicht mehr spielen. Angegebener Grund: { $why }
server-others-play = In dieser Partie spielen noch andere. Nur wer den Server betreibt, kann sie schließen.
server-no-admin-key = Dieser Server hat noch keinen Verwaltungsschlüssel. So machst du einen: { $command }
server-wrong-admin-key = Der Verwaltungsschlüssel fehlt oder ist falsch.
server-admin-slow-down = Von dieser Adresse kamen zu viele falsche Schlüssel. Warte { $seconds } Sekunden.
server-player-left = jemand, der gegangen ist
