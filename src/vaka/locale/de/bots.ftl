### Bots: what goes wrong with them, and the protocol for those who write one.

## Names

error-bad-bot = Der Bot „{ $name }“ aus einem anderen Paket lässt sich nicht laden: { $why }. Behebe den Fehler in diesem Paket oder deinstalliere es.
error-bot-command = „{ $command }“ ist kein Befehl. Schreibe { $prefix } und danach den Befehl; Anführungszeichen stehen paarweise.
error-bot-not-found = Ein Programm „{ $command }“, das sich starten lässt, gibt es hier nicht. Prüfe Namen, Ordner und Rechte.

## What a bot can do wrong

error-bot-error = Der Bot „{ $bot }“ ist gescheitert ({ $detail }).
error-bot-exit = Das Programm des Bots „{ $bot }“ hat sich beendet ({ $detail }).
error-bot-flood = Der Bot „{ $bot }“ schreibt ohne Ende ({ $detail }).
error-bot-illegal = Der Bot „{ $bot }“ hat etwas gewählt, das nicht zur Wahl stand ({ $detail }).
error-bot-late = Der Bot „{ $bot }“ hat nicht rechtzeitig geantwortet ({ $detail }).
error-bot-nonsense = Der Bot „{ $bot }“ hat etwas geschrieben, das keine Nachricht ist ({ $detail }).
error-bot-start = Der Bot „{ $bot }“ lässt sich nicht starten ({ $detail }).
error-bot-mishap = { $why } Für Platz { $seat } hat ein Ersatz gewählt.

## The protocol

cli-help-bot-protocol = Erklären, wie man einen Bot schreibt, in jeder Programmiersprache.
cli-help-protocol-json = Die Form aller Nachrichten und Beispiele als JSON ausgeben.

cli-protocol-title = Das Bot-Protokoll, Version { $version }
cli-protocol-about = Ein Bot ist ein Programm. Vaka startet es, schreibt Fragen in seine Standardeingabe und liest Antworten aus seiner Standardausgabe. Jede Nachricht ist ein JSON-Objekt in einer eigenen Zeile. Der Bot erfährt, was ein Mensch an seinem Platz wissen könnte, und sonst nichts.
cli-protocol-hello = Kommt zuerst: das Spiel, die Version seiner Regeln, seine Optionen, dein Platz (der erste ist 0). Wer den Zufall braucht, leitet ihn aus „seed“ ab: Dann lassen sich Partien wiederholen.
cli-protocol-ready = Deine Antwort darauf. Beide Einträge dürfen fehlen: dein Name, und was du außer der Sicht haben möchtest. Zu haben ist nur eines: „redeal“.
cli-protocol-choose = Du bist am Zug. Wähle eine der Aktionen in der Zeit von „clock“; null heißt: keine Angabe. „view“ ist alles, was dein Platz wissen darf. Möchtest du „redeal“, so stehen dort die Zahlen eines ganzen Zustands, in dem alles für dich Verborgene neu verteilt ist: vaka.load(title).restore(players, options, redeal) spielt von dort weiter. Ist „seed“ ein anderer als vorher, so wähle, als wärst du mit ihm gestartet worden.
cli-protocol-answer = Deine Wahl, mit der id der Frage: der Index oder der Text einer der Aktionen.
cli-protocol-error = Statt einer Antwort: Du kannst nicht wählen, und dies ist der Grund. Nach „hello“ heißt es, dass du gar nicht spielen kannst.
cli-protocol-end = Es gibt nichts mehr zu wählen. Beende dein Programm, auch wenn die Standardeingabe endet.
cli-protocol-rules = Was zu beachten ist
cli-protocol-lines = Schreibe in UTF-8, eine Nachricht je Zeile, und leere danach den Puffer. Übergehe Einträge, die du nicht kennst. Schreibe sonst nichts in die Standardausgabe und nie mehr als { $megabytes } MB auf einmal. Die Fehlerausgabe gehört dir: Ihre letzten Zeilen kommen ins Log, wenn etwas schiefgeht.
cli-protocol-time = Eine Wahl darf die Sekunden von „clock“ dauern und { $grace } s mehr; ohne Angabe { $limit } s. Um bereit zu sein, hast du { $start } s. Wer länger braucht, wird beendet und für den nächsten Zug neu gestartet.
cli-protocol-mishaps = Ein Bot, der abstürzt, zu spät kommt oder Unsinn antwortet, verliert nur diesen Zug: Ein Ersatz wählt, und das Log vermerkt es. Eine Antwort auf eine frühere Frage wird übergangen.
cli-protocol-seats = Wie ein Bot an den Tisch kommt
cli-protocol-program = Ein Programm in irgendeiner Sprache wird mit seinem Befehl benannt, nach „{ $prefix }“. Zwischen Namen stehen Kommas; ein Komma in Anführungszeichen oder nach einem umgekehrten Schrägstrich gehört zum Befehl.
cli-protocol-python = Ein Python-Paket meldet seine Bots als Entry-Points der Gruppe { $group } an: ein Name, und etwas, das aus einem Startwert einen Bot macht. Hat dieses ein Attribut „titles“, so spielt der Bot nur diese Spiele. Der Bot hat eine Methode choose(observation, clock) und läuft in einem eigenen Prozess.
cli-protocol-json = Formen und ganze Beispiele:
