# Clocks, pauses, and bots that play for who is away.

server-two-clocks = Wähle eine Art von Uhr: einen Zeitvorrat für das ganze Spiel, auf Wunsch mit Zuschlag, oder Zeit für jeden Zug.
server-clock-time = So lässt sich die Uhr nicht stellen. Wähle { $least } bis { $most } Sekunden für: { $field }
server-no-clock = Dieser Tisch hat keine Uhr, also gibt es nichts anzuhalten: Nimm dir so viel Zeit, wie du brauchst.
server-no-pause = Das Spiel macht keine Pause, und niemand bittet um eine.
server-paused = Das Spiel macht Pause. Setze es erst fort, dann spiele.
server-stand-in = Im Augenblick spielt ein Bot für dich. Nimm erst deinen Platz wieder ein, dann spiele.
server-bot-answers = Deine Zeit für diese Frage war zweimal um, darum beantwortet sie der Bot. Nimm deinen Platz gleich danach wieder ein.
server-too-many-interruptions = Das Spiel wurde zu oft hintereinander unterbrochen. Erst muss es weitergehen.
server-not-in-lesson = Eine Lektion ist nur für dich, kein Bot kann sie für dich machen. Du kannst sie jederzeit verlassen.
