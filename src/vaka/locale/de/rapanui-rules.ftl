### Rapa Nui: the rules to read, one message for each rule number.

rapanui-name = Rapa Nui
rapanui-about = Eine einsame Insel, ein kleines Dorf und riesige Köpfe aus Stein: Rapa Nui ist ein Kartenspiel für 2 bis 4 Personen und dauert etwa 45 Minuten. Du holst Leute in dein Dorf, errichtest Moai und legst Opfergaben auf den Opferstein, und je häufiger eine Sorte dort liegt, desto mehr lohnt es sich, sie zu behalten. Und jedes Mal, wenn du Karten nimmst, entscheidest du, was als Nächstes gewertet wird: für dich und für alle anderen.

## What is in the box

rapanui-section-material = Karten und Marken
rapanui-rule-N1 = Der Nachziehstapel hat 50 Karten: 9 Moai, 9 Priester, 12 Holzfäller und 20 Sammler. Jeder Sammler bringt eine von vier Sorten ein (Fisch, Maulbeeren, Kartoffeln oder Getreide); zu jeder Sorte gibt es 5 Sammler.
rapanui-rule-N2 = Zu jedem Platz gehören außerdem 4 eigene Startkarten: ein Holzfäller und 3 Sammler verschiedener Sorten. Jedem Satz fehlt eine Sorte: am ersten Platz Fisch, am zweiten Maulbeeren, am dritten Kartoffeln, am vierten Getreide. Die Startkarten leerer Plätze bleiben in der Schachtel.
rapanui-rule-N3 = Es gibt 100 Opfergaben, 25 von jeder Sorte, in vier offenen Gabenstapeln. Nachschub gibt es nicht: Ein Gabenstapel kann also leer werden.
rapanui-rule-N4 = Holz und Punkte werden mit Marken gezählt. Die Marken dienen nur dem Zählen: Ihr Vorrat geht nie aus.

## Setting up

rapanui-section-setup = Vorbereitung
rapanui-rule-N5 = Lege den Holzfäller aus deinen Startkarten offen vor dich hin: Er ist die erste Karte deiner Auslage. Die 3 Sammler sind deine ersten Handkarten.
rapanui-rule-N6 = Mische die 50 Karten und lege 16 davon offen in vier Spalten zu je 4 Karten aus. Die Karten einer Spalte überlappen sich, bleiben aber alle lesbar. Genommen wird immer nur die vorderste Karte einer Spalte, auf der keine andere liegt. Die übrigen 34 Karten bilden verdeckt den Nachziehstapel.
rapanui-rule-N7 = Nimm von jedem Gabenstapel eine Opfergabe und lege die vier verdeckt vor dich hin. Deine eigenen Opfergaben darfst du jederzeit ansehen; die anderen sehen nur, wie viele du hast. Mit der Option hands sehen alle sämtliche Handkarten, und die Opfergaben, soweit man sie sich merken könnte.
rapanui-rule-N8 = Das Los entscheidet, wer mit 2 Holz beginnt. Von dort an im Uhrzeigersinn startet die zweite Person mit 3 Holz, die dritte mit 4 und die vierte mit 5.

## A turn

rapanui-section-turn = Dein Zug
rapanui-rule-N9 = Zuerst darfst du eine Opfergabe kaufen, aber nicht mehr als eine, und nur von einem Gabenstapel, der nicht leer ist. Sie kostet 5 Holz, für jeden Sammler dieser Sorte in deiner Auslage 1 Holz weniger, aber nie weniger als 0. Mit zwei Getreidesammlern in deiner Auslage zahlst du zum Beispiel 3 Holz für Getreide.
rapanui-rule-N10 = Danach musst du aus deiner Hand in deine Auslage spielen, und zwar genau eines davon: einen Holzfäller (kostenlos), einen Priester (kostenlos), einen Moai (für 7 Holz, sofort gefolgt von einer Opferrunde) oder einen, zwei oder drei Sammler derselben Sorte (für insgesamt 0, 1 oder 2 Holz). Was schon in deiner Auslage liegt, ändert diese Kosten nicht.
rapanui-rule-N11 = Hast du 3 Moai auf der Hand und kannst keine 7 Holz zahlen, nimmst du einen davon aus dem Spiel und spielst in diesem Zug nichts. In keinem anderen Fall darfst du auf das Spielen verzichten.
rapanui-rule-N12 = Jetzt nimmst du Karten, bis du wieder 3 auf der Hand hast: immer eine vorderste Karte nach der anderen, aus derselben Spalte oder aus verschiedenen. Nimmst du die letzte Karte einer Spalte, werden dort sofort 4 neue Karten vom Nachziehstapel ausgelegt; die zuletzt gelegte ist die vorderste.
rapanui-rule-N13 = Ist deine Hand voll, folgt eine Wertung für alle. Was gewertet wird, sagt die Karte, die mit deiner zuletzt genommenen Karte nach vorn gekommen ist: die Karte darunter oder, falls die Spalte leer wurde, die vorderste Karte der neuen Spalte. Karten, die im selben Zug schon früher nach vorn gekommen sind, zählen nicht.
rapanui-rule-N14 = Nach der Wertung ist dein Zug zu Ende, und im Uhrzeigersinn ist die nächste Person an der Reihe.

## The sacrifice round

rapanui-section-sacrifice = Die Opferrunde
rapanui-rule-N15 = Ein Moai fordert Opfer, noch bevor du Karten nimmst. Links von dir beginnend und im Uhrzeigersinn legen alle anderen je eine ihrer Opfergaben offen auf den Opferstein. Du kommst zuletzt: Lege eine deiner Opfergaben verdeckt auf den Stein, nimm dann noch eine von einem beliebigen Gabenstapel und lege sie offen dazu.
rapanui-rule-N16 = Verdeckt gelegte Opfergaben bleiben bis zum Ende des Spiels geheim: Nur wer sie gelegt hat, kennt sie.
rapanui-rule-N17 = Wer keine Opfergaben hat, legt keine. Sind alle vier Gabenstapel leer, entfällt die zusätzliche Opfergabe.

## Valuation

rapanui-section-scoring = Die Wertung
rapanui-rule-N18 = Du hast die Mehrheit, wenn mindestens 2 Karten der gewerteten Art in deiner Auslage liegen und niemand sonst ebenso viele oder mehr davon hat. Sammler verschiedener Sorten sind verschiedene Arten.
rapanui-rule-N19 = Holzfäller bringen Holz: 1 für jeden Holzfäller in deiner Auslage und 1 mehr für die Mehrheit.
rapanui-rule-N20 = Priester bringen Punkte: 1 für jeden Priester in deiner Auslage und 1 mehr für die Mehrheit.
rapanui-rule-N21 = Moai bringen nach deiner Wahl Holz oder Punkte: 1 für jeden Moai in deiner Auslage und 1 mehr für die Mehrheit. Du nimmst alles als Holz oder alles als Punkte, gemischt wird nicht. Wer am Zug ist, wählt zuerst, dann die anderen im Uhrzeigersinn; wer keinen Moai hat, wird nicht gefragt.
rapanui-rule-N22 = Sammler bringen Opfergaben der gewerteten Sorte: eine, wenn du mindestens einen Sammler dieser Sorte in deiner Auslage hast, egal wie viele, und eine mehr für die Mehrheit. Wer am Zug ist, nimmt zuerst, dann die anderen im Uhrzeigersinn, und alle nehmen gleich alles, was ihnen zusteht. Ist der Gabenstapel dieser Sorte leer, wählst du für jede Opfergabe, die dir noch zusteht, einen anderen; sind alle leer, bekommst du nichts.

## The end

rapanui-section-end = Ende des Spiels
rapanui-rule-N23 = Das Spiel endet in dem Augenblick, in dem eine neue Spalte den Nachziehstapel aufbraucht. Das geschieht bei der neunten neuen Spalte, für die nur noch 2 Karten übrig sind. Niemand nimmt mehr Karten, auch nicht mit weniger als 3 auf der Hand, und es gibt keine Wertung.
rapanui-rule-N24 = Deckt die verdeckten Opfergaben auf und zählt für jede Sorte, was auf dem Stein liegt. Jede Opfergabe der häufigsten Sorte ist 3 Punkte wert, der nächsten 2, der dritten 1 und der letzten 0. Gleich häufige Sorten haben denselben Wert, und die nächstkleinere Anzahl erhält den nächstkleineren Wert: Sind zwei Sorten gleich, lauten die Werte 3, 2 und 1; sind drei gleich oder zweimal zwei, lauten sie 3 und 2; sind alle vier gleich, ist jede Sorte 3 wert. Eine Sorte, die auf dem Stein fehlt, wird mit der Anzahl 0 eingereiht wie die anderen. Ist der Stein aber leer, sind alle Opfergaben 0 wert.
rapanui-rule-N25 = Zähle zusammen: deine Punktemarken, 4 Punkte für jeden Moai in deiner Auslage, 1 Punkt für je 5 Holz, die du noch hast (ein Rest zählt nicht), und den Wert jeder Opfergabe, die dir noch gehört. Opfergaben auf dem Stein gehören niemandem mehr. Die höchste Summe gewinnt.
rapanui-rule-N26 = Bei gleicher höchster Summe entscheiden die Moai in der Auslage, dann das übrige Holz: Wer mehr hat, gewinnt. Ist auch das gleich, teilen sich alle, die gleichauf liegen, den Sieg.
