### Die Seite im Browser: Spieler, ihre Namen und Konten.

## Namen

# Freundliche Namen für Gäste: Tiere und Pflanzen der Inseln, mit Kommas dazwischen.
web-people-guest-names = Fregattvogel, Schildkröte, Manta, Delfin, Feenseeschwalbe, Oktopus, Brotfrucht, Hibiskus, Pandanus, Koralle, Albatros, Gecko, Buckelwal, Seepferdchen, Palmendieb, Tropikvogel, Maulbeere, Süßkartoffel
web-people-your-name = Dein Name
web-people-name = Name
web-people-name-how = Die anderen sehen ihn am Tisch. Du kannst ihn jederzeit ändern.
web-people-name-login = Die anderen sehen ihn am Tisch, und du meldest dich damit an.
web-people-rename = Namen ändern
web-people-renamed = Du heißt jetzt { $name }.
web-people-be-guest = Als Gast spielen

## Konto

web-people-title = Konto
web-people-lead-nobody = Du kannst dich umsehen und sofort spielen. Ein Name genügt; ein Konto behält deine Partien.
web-people-lead-guest = Du spielst als Gast { $name }. Dieser Browser merkt sich dich; mit einem Konto geht es überall.
web-people-lead-account = Du bist als { $name } angemeldet.
web-people-register = Konto anlegen
web-people-register-how = Deine Partien, Wertungen und Einstellungen bleiben dir, auf jedem Gerät. Eine E-Mail-Adresse wollen wir nicht.
web-people-registered = Willkommen, { $name }. Dein Konto ist angelegt.
web-people-log-in = Anmelden
web-people-log-in-how = Mit Name und Passwort deines Kontos.
web-people-logged-in = { $adopted ->
    [0] Willkommen zurück, { $name }.
    [one] Willkommen zurück, { $name }. 1 Partie des Gastes gehört jetzt dir.
   *[other] Willkommen zurück, { $name }. { $adopted } Partien des Gastes gehören jetzt dir.
}
web-people-adopt = Die Partien dieses Gastes übernehmen
web-people-adopt-how = Was du hier als { $name } gespielt hast, gehört dann zu deinem Konto.
web-people-log-out = Abmelden
web-people-log-out-how = Deine Partien gehen weiter. Für deine Züge meldest du dich wieder an.
web-people-logged-out = Du bist abgemeldet.
web-people-password = Passwort
web-people-password-short = Mindestens { $least } Zeichen.
web-people-password-old = Altes Passwort
web-people-password-new = Neues Passwort
web-people-password-others = Andere Browser werden damit abgemeldet.
web-people-password-change = Passwort ändern
web-people-password-changed = Ab jetzt gilt das neue Passwort.
web-people-tokens = Schlüssel für Programme
web-people-tokens-how = Ein Programm mit einem solchen Schlüssel spielt in deinem Namen. Wer ihn hat, kann an deinen Tischen spielen: Behalte ihn für dich, und lösche ihn, wenn du ihn nicht mehr brauchst.
web-people-token-label = Wofür ist er?
web-people-token-make = Schlüssel anlegen
web-people-token-once = Das ist der Schlüssel. Er wird nur jetzt gezeigt:
web-people-token-until = gültig bis { $day }
web-people-token-delete = Löschen
web-people-token-delete-of = Den Schlüssel „{ $label }“ löschen

## Die Seite eines Spielers

web-people-player = Spieler
web-people-since = Hier seit { $day }.
web-people-account = Konto
web-people-guest = Gast
web-people-my-account = Name oder Konto ändern
web-people-my-page = Meine Partien und Wertungen
web-people-played = { $played ->
    [0] Noch keine Partie
    [one] 1 Partie, { $won } gewonnen
   *[other] { $played } Partien, { $won } gewonnen
}
web-people-ratings = Wertungen
web-people-ratings-none = Noch keine gewertete Partie.
web-people-strength = Stärke
web-people-strength-how = Die Stärke ist, was jemand sicher gezeigt hat: Sie beginnt niedrig und wächst mit jeder Partie, die gut ausgeht.
web-people-games = Partien
web-people-games-none = Hier ist noch keine Partie zu sehen.
web-people-games-pages = Seiten der Partien

## Die Bestenliste

web-people-leaders = Bestenliste
web-people-leaders-lead = Menschen mit einem Konto, und die Bots zum Vergleich.
web-people-leaders-none = In diesem Spiel hat noch niemand eine Wertung. Hol dir die erste!
web-people-leaders-pages = Seiten der Liste
web-people-rank = Rang
web-people-strength-column = Stärke
web-people-wins = Siege
web-people-you = du
