### Der Server: sein Befehl, was ihn am Start hindert, und seine erste Seite.

cli-environment = Umgebung:
cli-bad-switch = { $name } in der Umgebung muss „true“ oder „false“ sein.
cli-help-serve = Startet einen Server: Tische über das Netz, für Browser und Bots. Strg-C hält ihn an.
cli-help-serve-host = Die Adresse, an der er lauscht. 0.0.0.0: überall, auch für andere Rechner.
cli-help-serve-port = Der Port; 0: irgendein freier.
cli-help-serve-database = Wo alles aufbewahrt wird: eine Datei für SQLite oder { $example }. Ohne Angabe eine Datei in deinem Datenordner.
cli-help-serve-bus = Wie mehrere Server an einer Datenbank einander sagen, was geschieht: { $redis }, { $postgresql } (über die Datenbank selbst) oder „memory“: es gibt nur diesen einen.
cli-help-serve-workers = Prozesse, die unter einer Adresse bedienen. Mehr als einer brauchen einen --bus.
cli-help-serve-thinkers = Prozesse, in denen Bots nachdenken, für jeden Worker; 0: Bots ziehen hier nicht.
cli-help-serve-origin = Eine weitere Adresse, unter der man diesen Server erreicht, etwa { $example }. Mehrmals möglich; in der Umgebung mit Leerzeichen dazwischen.
cli-help-serve-https = Cookies nur über https: für einen Server hinter einem Proxy, der es spricht.
cli-help-serve-session-days = Wie viele Tage ein Browser wiedererkannt wird.
cli-help-serve-log-format = Wie das Protokoll geschrieben wird: für Menschen, oder als JSON für Programme.
cli-help-serve-log-level = Ab wann etwas ins Protokoll kommt: debug, info, warning oder error.
cli-help-serve-metrics-public = Zeigt die Zahlen unter /metrics auch anderen Rechnern.
cli-help-serve-keep-changed = Auch starten, wenn hier Spiele laufen, die unter anderen Regeln begonnen wurden. Zeigen kann sie eine Version, die sie kennt, nicht diese.
cli-help-serve-limit = Was eine Adresse verlangen darf, etwa { $example }: 100 Tische auf einmal und 30 weitere in der Minute. Namen: requests, messages, people, tables, chat, hints, hooks; sockets=N: zugleich offen. Kann mehrmals angegeben werden, in der Umgebung mit Leerzeichen dazwischen.
cli-help-serve-hooks = Wohin der Server auf Wunsch eine Adresse aufrufen darf (Webhooks): public (https, draußen in der Welt), private (auch http und das Netz ringsum: für einen Klub zu Hause), off.

serve-ready = Vaka läuft. Öffne { $address } in einem Browser. Strg-C hält es an.
serve-not-one-of = { $name } muss eines von diesen sein: { $known }. Nicht „{ $given }“.
serve-too-large = { $name } darf höchstens { $most } sein, nicht { $given }.
serve-not-a-limit = „{ $given }“ ist keine Grenze. Schreib sie wie { $example } (so viele auf einmal, so viele weitere in der Minute) oder { $sockets }, mit Zahlen von 1 bis { $most }. Namen: { $known }.
serve-not-an-origin = „{ $given }“ ist nicht die Adresse einer Site. Schreibe sie so: { $example }
serve-workers-want-bus = Mehrere Worker müssen einander sagen können, was geschieht: Gib --bus { $redis } dazu, oder --bus { $postgresql }, wenn die Datenbank PostgreSQL ist.
serve-bus-unknown = „{ $given }“ ist kein Bus. Nimm { $redis }, { $postgresql } oder { $memory }.
serve-bus-wants-postgresql = --bus postgresql geht über die Datenbank, und die ist eine Datei. Gib mit --database eine PostgreSQL-Datenbank an, oder --bus { $redis }.
serve-bus-fails = Der Bus { $bus } ist nicht zu erreichen: { $cause }
serve-port-taken = An { $host }, Port { $port }, lauscht schon ein anderes Programm. Halte es an, oder wähle mit --port einen anderen Port.
serve-port-refused = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $cause }
serve-database-unknown = „{ $given }“ bezeichnet keine Datenbank. Gib eine Datei an, { $sqlite } oder { $postgresql }.
serve-database-fails = Die Datenbank { $database } lässt sich nicht benutzen: { $cause }
serve-database-held = Die Datenbank { $database } benutzt schon ein anderer Server. Halte ihn an, oder gib diesem mit --database eine eigene.
serve-database-newer = Die Datenbank stammt von einer späteren Version von Vaka (Schritt { $revision }). Installiere diese; es wurde nichts geändert.
serve-database-foreign = Die Datenbank enthält Tabellen, die nicht von Vaka sind, etwa { $table }. Gib eine leere an; es wurde nichts geändert.
serve-database-broken = Die Datenbank ließ sich nicht auf den neuen Stand bringen: Zeilen von { $table } zeigen ins Leere. Es wurde nichts geändert.
serve-rules-changed = Hier laufen Spiele, die unter anderen Regeln begonnen wurden: { $titles }. Lass sie mit der Version zu Ende gehen, mit der sie begonnen haben, oder starte mit { $flag }: dann warten sie. { $command } nennt sie.
serve-start-failed = Der Server konnte nicht starten. Das Protokoll darüber sagt, warum.

serve-page-in-en = English
serve-page-in-it = Italiano
serve-page-in-de = Deutsch
serve-page-in-fr = Français
serve-page-title = Vaka
serve-page-what = Hier läuft ein Server für Brettspiele: { $titles }. Version { $version }.
serve-page-missing = Die Seite zum Spielen wurde in dieser Kopie nicht gebaut. Starte den Server mit script/server, das sie baut, oder führe im Ordner web „npm ci“ und „npm run build“ aus.
serve-page-api = Die Schnittstelle für Programme
