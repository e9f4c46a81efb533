### Die Seite im Browser: Uhren, Pausen und Bots, die für Menschen einspringen.

## Zeiten

web-clocks-days = { $days ->
    [0] { $hours } Std.
    [one] { $hours ->
        [0] 1 Tag
       *[other] 1 Tag { $hours } Std.
    }
   *[other] { $hours ->
        [0] { $days } Tage
       *[other] { $days } Tage { $hours } Std.
    }
}
web-clocks-hours = { $minutes ->
    [0] { $hours } Std.
   *[other] { $hours } Std. { $minutes } Min.
}
web-clocks-minutes = { $minutes } Min.
web-clocks-seconds = { $seconds } Sek.
web-clocks-each-game = { $seconds ->
    [0] { $time }
   *[other] { $time } + { $seconds } Sek.
}
web-clocks-each-turn = { $time } je Zug

## Ein neuer Tisch

web-clocks-title = Zeit
web-clocks-kind = Uhr
web-clocks-none = Ohne Uhr
web-clocks-live = Live
web-clocks-turns = Über Tage
web-clocks-none-how = Alle nehmen sich so viel Zeit, wie sie brauchen.
web-clocks-live-how = Für einen Abend zusammen: so viel Zeit für die ganze Partie, und für jede Entscheidung etwas dazu.
web-clocks-turns-how = Für eine Partie neben dem Alltag: so viel Zeit für jeden Zug.
web-clocks-each = Zeit für jede Person
web-clocks-own = Eigene
web-clocks-own-minutes = Minuten für die ganze Partie
web-clocks-own-seconds = Sekunden mehr für jede Entscheidung
web-clocks-within = Gezogen wird innerhalb von
web-clocks-stand-in = Bot, der einspringt, wenn die Zeit um ist
web-clocks-stand-in-how = Er spielt für den weiter, dessen Zeit abgelaufen ist. Der Platz lässt sich jederzeit zurücknehmen.
web-clocks-room = Zeit: { $time }
web-clocks-room-bot = { $level ->
    [easy] Wenn sie um ist, spielt ein leichter Bot weiter.
    [medium] Wenn sie um ist, spielt ein mittlerer Bot weiter.
    [hard] Wenn sie um ist, spielt ein schwerer Bot weiter.
    [expert] Wenn sie um ist, spielt ein Experten-Bot weiter.
   *[other] Wenn sie um ist, spielt ein Bot weiter.
}

## Am Tisch

web-clocks-left = Restzeit:
web-clocks-left-low = Nur noch wenig Zeit:
web-clocks-short = Deine Zeit wird knapp: noch { $left }.
web-clocks-tab = ⏳ Wenig Zeit – { $title }
web-clocks-menu = Dieser Tisch
web-clocks-pause = Um eine Pause bitten
web-clocks-pause-how = Wenn alle einverstanden sind, stehen die Uhren still, bis jemand weitermacht.
web-clocks-pause-asked = { $count ->
    [one] { $names } möchte eine Pause. Einverstanden?
   *[other] { $names } möchten eine Pause. Einverstanden?
}
web-clocks-pause-others = { $count ->
    [one] { $names } möchte eine Pause.
   *[other] { $names } möchten eine Pause.
}
web-clocks-pause-waiting = Du möchtest eine Pause. Es fehlt noch: { $names }.
web-clocks-pause-agree = Einverstanden
web-clocks-pause-no = Nein, weiterspielen
web-clocks-pause-withdraw = Doch weiterspielen
web-clocks-paused-how = Die Uhren stehen still. Wer mitspielt, kann jederzeit weitermachen.
web-clocks-go-on = Weiter
web-clocks-away = Einen Bot für mich spielen lassen
web-clocks-away-how = Wenn du wegmusst. Du kannst zurückkommen, solange das Spiel dauert.
web-clocks-away-sure = Dann spielt ein Bot alle deine Züge, bis du deinen Platz zurücknimmst. Wo nur Bots sitzen, ist das Spiel dann bald aus. Das Ergebnis sagt, wie viele Entscheidungen er getroffen hat.
web-clocks-away-yes = Bot spielen lassen
web-clocks-away-no = Ich bleibe
web-clocks-mine = Ein Bot spielt für dich.
web-clocks-mine-how = Der Platz gehört weiter dir.
web-clocks-return = Platz zurücknehmen
web-clocks-bot-plays = ein Bot spielt
web-clocks-by-bot = { $all ->
    [one] ein Bot traf die einzige Entscheidung
   *[other] ein Bot traf { $made } von { $all } Entscheidungen
}
