### Webhooks: was denen gesagt wird, die anderswo Bescheid bekommen, und warum eine Adresse nicht geht.

server-hook-at = { $title }, „{ $table }“
server-hook-said-test = Vaka erreicht dich hier: { $link }
server-hook-said-turn-own = { $at }: Du bist am Zug.
server-hook-said-turn = { $at }: { $player } ist am Zug.
server-hook-said-reminder-own = { $at }: Du hast für deinen Zug noch { $left }.
server-hook-said-reminder = { $at }: { $player } hat für diesen Zug noch { $left }.
server-hook-said-result = { $at } ist zu Ende: { $places }.
server-hook-place = { $place }. { $player } ({ $score })
server-hook-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
server-hook-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
server-hook-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
server-hook-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}

server-hook-off = Dieser Server ruft keine Adressen auf. Wer ihn betreibt, kann es mit --hooks erlauben.
server-hook-too-many = Du hast schon { $most } Webhooks. Nimm zuerst einen weg.
server-hook-too-many-there = Zu dieser Adresse führen schon { $most } Webhooks. Wähle eine andere.
server-hook-same = Diese Adresse bekommt davon schon Bescheid. Nimm zuerst den alten Webhook weg, wenn du einen anderen willst.
server-hook-table-ended = An diesem Tisch geschieht nichts mehr. Wähle einen, der offen ist oder läuft.
server-hook-address = An diese Adresse kann man keine Nachricht schicken. Schreib sie wie https://chat.example/hooks/x1, ohne Namen oder Passwort darin, in einfachen Buchstaben, höchstens 500.
server-hook-not-https = Die Adresse muss mit https:// beginnen.
server-hook-port = Port { $port } wird nicht aufgerufen. Nimm den üblichen von https oder einen ab { $least }.
server-hook-private = { $host } liegt nicht draußen in der Welt: Dieser Server ruft keine Adressen in privaten Netzen auf. Wer ihn betreibt, kann es mit --hooks private erlauben.
server-hook-own = { $host } ist dieser Server selbst. Gib die Adresse eines anderen an.
server-hook-unknown-host = Niemand weiß, wo { $host } ist. Schau nach, ob der Name stimmt.
server-hook-no-connection = { $host } ist nicht zu erreichen oder hat aufgelegt.
server-hook-tls = { $host } konnte nicht beweisen, wer er ist: Sein Zertifikat gilt nicht für diesen Namen.
server-hook-slow = Innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kam keine Antwort.
server-hook-no-http = Was zurückkam, ist keine Antwort eines Webservers.
server-hook-redirect = Die Antwort schickt anderswohin (Status { $status }). Gib die Adresse an, zu der sie führt.
server-hook-status = Der Empfänger hat die Nachricht abgelehnt (Status { $status }). Schau nach, ob die Adresse noch stimmt.
