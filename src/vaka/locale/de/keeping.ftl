### Für den, der die Datenbank eines Servers hütet: Sicherung, Zurückspielen, neue Version.

cli-help-backup = Alles, was ein Server aufbewahrt, in eine Datei kopieren, auch während er läuft.
cli-help-backup-file = Die Datei, die geschrieben wird; eine dieses Namens wird ersetzt, wenn die neue ganz ist.
cli-help-restore = Eine Sicherung in eine leere Datenbank zurückspielen, gleich welcher Art.
cli-help-restore-file = Eine Datei, die „backup“ geschrieben hat.
cli-help-check-upgrade = Alle laufenden Spiele unter den installierten Regeln nachspielen und die nennen, die sich ändern würden.
backup-writing = Kopieren
backup-reading = Zurückspielen
backup-done = { $file } enthält alles: { $tables } Tische, { $people } Personen, { $size } MB. Darin ist auch, was geheim ist: Hüte sie wie einen Schlüssel.
backup-restored = { $file }, geschrieben von Version { $version }, ist zurückgespielt: { $tables } Tische, { $people } Personen.
backup-not-one = { $file } ist keine Sicherung von Vaka, oder sie wurde abgeschnitten oder geändert. Nichts wurde verändert.
backup-newer = Die Sicherung hat Version { $version } geschrieben, und dies ist { $own }. Installiere jene Version oder eine spätere. Nichts wurde verändert.
backup-not-empty = Die Datenbank ist nicht leer: In { $table } stehen Zeilen. Gib mit --database eine leere an. Nichts wurde verändert.
backup-nothing = In dieser Datenbank ist nichts von Vaka. --database nennt eine andere.
backup-file-fails = { $file } lässt sich nicht benutzen: { $cause }
check-upgrade-looking = Nachspielen
check-upgrade-none =
    { $count ->
        [0] Hier läuft kein Spiel.
        [one] Hier läuft ein Spiel, und es geht unter den installierten Regeln unverändert weiter.
       *[other] Hier laufen { $count } Spiele, und alle gehen unter den installierten Regeln unverändert weiter.
    }
check-upgrade-some = Von { $count } laufenden Spielen würden sich diese { $changed } ändern:
check-upgrade-one = Tisch { $table } ({ $title }): { $why }
check-upgrade-version = begonnen unter Version { $given } der Regeln; installiert ist { $known }
check-upgrade-refused = die Wahl bei Zug { $ply } ist nicht mehr erlaubt
check-upgrade-asked = nach Zug { $ply } wäre jemand anderes gefragt
check-upgrade-title = das Spiel { $title } ist nicht installiert
check-upgrade-advice = Lass sie mit der Version zu Ende gehen, mit der sie begonnen haben. „vaka serve { $flag }“ startet ohne sie: Sie warten, und nichts von ihnen geht verloren.
