### Giants: the rules to read, one message for each rule number.

giants-name = Giants
giants-about = Die Stämme der Osterinsel meißeln Riesen aus Stein und tragen sie quer über die Insel zu den Ahu, den Plattformen an der Küste. Giants ist ein Spiel für 3 bis 5 Personen und dauert 60 bis 90 Minuten. Du bietest geheim um die Moai, stellst deine Leute so auf, dass sie von Feld zu Feld Ketten bilden, und lässt deine Statuen von den eigenen Figuren und denen der anderen tragen. Wer dir hilft, bekommt dafür Punkte: Die Kunst ist, gemeinsam zu reisen und trotzdem zuerst anzukommen.

## What is in the box

giants-section-material = Material und Insel
giants-rule-G1 = Jede Farbe hat 6 Arbeiter, 1 Häuptling, 1 Zauberer, 7 Sockel und 6 Stammesmarker. Es gibt 35 Moai (17 der Größe 1, 12 der Größe 2 und 6 der Größe 3), 14 Stück Kopfschmuck, 27 Baumstämme, 30 Rongo-Halbtafeln und 7 Waldplättchen.
giants-rule-G2 = Ein weißer Würfel hat die Seiten 0, 1, 1, 2, 2 und 3, ein brauner 0, 1, 1, 1, 2 und 3. Zu dritt würfelt ihr mit 3 weißen Würfeln, zu viert kommt ein brauner dazu, zu fünft noch einer.
giants-rule-G3 = Die Insel hat 56 Felder. Darunter sind der Moai-Steinbruch im Osten, der Kopfschmuck-Steinbruch im Südwesten, das Dorf, die Hütte des Zauberers und 7 benachbarte Waldfelder mit 5, 4, 4, 4, 4, 3 und 3 Baumstämmen. An der Küste liegen 28 Ahu: Jeder gehört zu genau einem Feld, und ein Feld kann zwei haben. Der Wert eines Ahu ist seine Entfernung vom Moai-Steinbruch in Feldern; sein Kopfschmuckwert ist umso höher, je weiter der Kopfschmuck-Steinbruch entfernt ist. Mit der Option island spielt ihr auf einer eigenen Karte.

## Setting up

giants-section-setup = Vorbereitung
giants-rule-G4 = Hinter deinem Sichtschirm beginnst du mit 2 Markern, 1 Arbeiter, 1 Zauberer und 1 Häuptling, dazu mit 7 Sockeln zu dritt, 6 zu viert und 5 zu fünft. Die übrigen Arbeiter und Marker deiner Farbe warten im Behälter: Mehr als je 6 hast du nie. Mit der Option two_workers beginnen alle mit 2 Arbeitern.
giants-rule-G5 = Noch hat niemand Punkte, Baumstämme oder Halbtafeln. Das Los entscheidet, wer beginnt und die Startfigur bekommt.

## Phase 1

giants-section-roll = Phase 1: Moai auswürfeln
giants-rule-G6 = Alle Würfel werden geworfen. Jeder Würfel bietet einen Moai der gewürfelten Größe an. Eine 0 ist ein zerbrochener Moai und bietet nichts an, ebenso eine Größe, die aufgebraucht ist. Nur in der ersten Runde zählt eine 0 als 1 und eine 3 als 2.

## Phase 2

giants-section-auction = Phase 2: Versteigerung
giants-rule-G7 = Alle bieten geheim und gleichzeitig: beliebig viele Marker, die über die Reihenfolge entscheiden, und beliebige Figuren als Bildhauer, die bestimmen, wie viel du meißeln kannst. Ein Arbeiter oder der Zauberer zählt 1, der Häuptling 3. Du darfst auch gar nichts bieten. Wird kein Moai angeboten, gibt es keine Versteigerung.
giants-rule-G8 = Alle Gebote werden aufgedeckt. Wer mehr Marker geboten hat, wählt früher; bei Gleichstand, wer mehr Rongo-Halbtafeln hat; ist auch das gleich, wer in der Zugfolge früher kommt. In dieser Reihenfolge nehmen alle je einen Moai, der nicht größer ist als die Stärke ihrer Bildhauer, oder verzichten. Übrige Stärke lässt sich in weiteren Durchgängen nutzen, immer in derselben Reihenfolge, bis in einem ganzen Durchgang niemand etwas nimmt. Stärke ist eine Summe: Ein Häuptling allein kann einen Moai der Größe 1 und einen der Größe 2 meißeln.
giants-rule-G9 = Moai, die niemand meißelt, kommen aus dem Spiel. Alles Gebotene, ob genutzt oder nicht, liegt vor den Sichtschirmen und fällt für diese Runde aus. Ein gewonnener Moai steht vor deinem Sichtschirm.

## Phase 3

giants-section-placement = Phase 3: Aufstellen
giants-rule-G10 = Wer die Startfigur hat, beginnt; dann geht es im Uhrzeigersinn reihum, mit je einer Aktion. Du kannst einen Arbeiter oder den Zauberer mit 0, 1 oder 2 deiner Baumstämme auf ein beliebiges Feld stellen oder den Häuptling, diesen immer ohne Baumstämme. Auf einem Feld dürfen beliebig viele Figuren aller Farben stehen.
giants-rule-G11 = Beim Aufstellen kann der Zauberer sofort handeln. Im Dorf nimmst du einen Arbeiter aus dem Behälter, bei der Hütte einen Marker. In einem Wald, der noch nicht gefällt ist, nimmst du seine Baumstämme, so viele der Vorrat hergibt; danach ist der Wald gefällt und gibt nichts mehr. Im Kopfschmuck-Steinbruch nimmst du einen Kopfschmuck und stellst ihn vor deinen Sichtschirm. Auf einem Feld mit einem freien Ahu kannst du diesen mit einem deiner Sockel reservieren, die Farbe nach oben: Von da an darfst nur du dort einen Moai errichten, und der Sockel bleibt liegen.
giants-rule-G12 = Der Häuptling kann beim Aufstellen dasselbe, wenn du 2 Halbtafeln abwirfst. Für jedes weitere Paar Halbtafeln darf er auf demselben Feld noch einmal handeln.
giants-rule-G13 = Statt eine Figur aufzustellen, kannst du einen Marker vor deinen Sichtschirm legen und eine Rongo-Halbtafel nehmen, solange es welche gibt. Der Marker kommt am Ende der Runde zurück.
giants-rule-G14 = Oder du passt: Dann tust du in dieser Phase nichts mehr. Haben alle anderen gepasst, darfst du allein weitermachen.
giants-rule-G15 = Arbeiter, Marker und Baumstämme, die du bekommst, kannst du ab deiner nächsten Aktion dieser Phase einsetzen. Wo es nichts zu holen gibt, kann eine Figur nicht handeln.

## Phase 4

giants-section-transport = Phase 4: Transport
giants-rule-G16 = Wer die Startfigur hat, beginnt; dann geht es im Uhrzeigersinn reihum, mit je einem Objekt, also einem Moai oder einem Kopfschmuck, bis alle gepasst haben. Du lässt es tragen und darfst es dann errichten, einem Moai aufsetzen oder markieren. Oder du tust eines davon dort, wo es steht, ohne es zu bewegen.
giants-rule-G17 = Ein Objekt vor deinem Sichtschirm startet in seinem Steinbruch, jedes andere dort, wo es steht. Das Startfeld braucht keine Träger, wohl aber jedes Feld, das es betritt: 1 für einen Kopfschmuck oder einen Moai der Größe 1, 2 für Größe 2 und 3 für Größe 3. Ein Arbeiter oder Zauberer trägt 1, ein Baumstamm trägt 1, ein Häuptling trägt 3. Mindestens eine Figur muss mithelfen: Baumstämme allein tragen nichts.
giants-rule-G18 = Ein Zauberer, der in dieser Runde gehandelt hat, oder ein Häuptling, der Halbtafeln zerbrochen hat, trägt in dieser Runde nicht. Zum Errichten und Aufsetzen zählt er trotzdem als deine Figur. Mit der Option acting_figures_carry trägt er wie alle anderen.
giants-rule-G19 = Du darfst Figuren und Baumstämme von allen benutzen, ohne zu fragen und immer wieder. Eigene Figuren sind kostenlos, und Baumstämme bringen niemandem etwas ein. Für jede fremde Figur, die du benutzt, bekommt ihr Stamm sofort 1 Punkt; ein fremder Häuptling bringt so viele Punkte wie die Größe des Objekts (1 für einen Kopfschmuck) und trägt auf diesem Feld dann allein. Deine Figuren und die Baumstämme helfen zuerst, sodass niemand mehr bekommt als nötig. Gibt es mehrere Möglichkeiten, entscheidest du, wer die Punkte bekommt. Sie kommen aus dem Vorrat: Du selbst verlierst keine.
giants-rule-G20 = In einer Runde betritt ein Objekt kein Feld zweimal, auch nicht in verschiedenen Aktionen. Das Startfeld zählt mit.
giants-rule-G21 = Du darfst einen Moai auf einem Ahu seines Feldes errichten, wenn du dort eine Figur hast und der Ahu frei oder von dir reserviert ist. Er kommt auf einen deiner Sockel und bewegt sich nie wieder.
giants-rule-G22 = Du darfst einen Kopfschmuck einem Moai ohne Kopfschmuck aufsetzen, der auf einem Ahu desselben Feldes steht, wenn du dort eine Figur hast. Das darf auch ein fremder Moai sein, aber die Punkte bekommt, wem der Moai gehört.
giants-rule-G23 = Am Ende einer Bewegung oder statt einer Bewegung kannst du einen Marker aus deiner Hand auf das Objekt legen. Solange er dort liegt, darf niemand sonst das Objekt bewegen. Wird es errichtet oder aufgesetzt, kommt der Marker zurück und ist sofort wieder verfügbar.
giants-rule-G24 = Ein Objekt, das in einer früheren Runde ohne Marker zurückblieb, dürfen alle bewegen; wer es tut, muss es aber in derselben Aktion errichten, aufsetzen oder markieren. Was du in dieser Runde gewonnen oder gemeißelt hast, gehört dir bis zum Ende der Phase.
giants-rule-G25 = Am Ende der Phase kommt jeder Moai und jeder Kopfschmuck, der noch vor einem Sichtschirm steht, auf das Feld seines Steinbruchs. Wem er gehört, darf ihn sofort markieren.
giants-rule-G26 = Normalerweise sind die Sichtschirme offen: Alle sehen, was die anderen haben und wem der Moai auf einem Ahu gehört. Das alles geschieht vor aller Augen, wer mitschreibt, wüsste es also ohnehin. Mit der Option screens=as_printed ist verdeckt, was die Anleitung verdeckt: Arbeiter, Marker, Baumstämme und Sockel hinter den Sichtschirmen der anderen, der Rest im Behälter und wem welcher Moai gehört, auch bei deinen eigenen. Halbtafeln und Gebote liegen immer offen. Bei jeder Entscheidung außer dem geheimen Gebot darfst du eine Halbtafel abwerfen und erfährst, wem ein Moai gehört.

## Phase 5

giants-section-end-of-turn = Phase 5: Ende der Runde
giants-rule-G27 = Alle Figuren kommen von der Insel und von den Plätzen vor den Sichtschirmen zurück, ebenso die Marker, die geboten oder für Halbtafeln gelegt wurden. Du darfst auch Marker von Objekten zurücknehmen; diese sind dann nicht mehr markiert. Alle Baumstämme auf der Insel kommen aus dem Spiel; die hinter den Sichtschirmen bleiben euch erhalten.
giants-rule-G28 = Die Startfigur wandert nach links, und eine neue Runde beginnt.

## The end

giants-section-end = Ende des Spiels
giants-rule-G29 = Das Spiel endet nach einer Transportphase, in der mindestens eine Person auf jedem ihrer Sockel einen Moai hat. Ein Sockel, der einen Ahu nur reserviert, zählt nicht.
giants-rule-G30 = Du zählst die Punkte, die deine Figuren beim Tragen für andere verdient haben; für jeden deiner Moai den Wert seines Ahu mal seine Größe und, falls er einen Kopfschmuck trägt, den Kopfschmuckwert des Ahu; dazu 3 Punkte für jedes Paar Halbtafeln, eine einzelne zählt nichts. Ein Moai der Größe 2 mit Kopfschmuck auf einem Ahu mit den Werten 8 und 6 bringt zum Beispiel 22 Punkte. Die höchste Summe gewinnt.
giants-rule-G31 = Mit der Option open_score zählt ein Moai schon beim Errichten, und nur Kopfschmuck und Tafeln werden am Ende gewertet. Das Ergebnis ist dasselbe.
giants-rule-G32 = Bei Gleichstand entscheidet die Zahl der errichteten Moai, dann die der Halbtafeln; ist auch das gleich, wird der Sieg geteilt. Das Spiel endet auch, wenn es nirgends mehr einen Moai gibt, der noch errichtet werden könnte, und spätestens nach 20 Runden.
