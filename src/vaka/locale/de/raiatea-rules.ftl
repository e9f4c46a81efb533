### Raiatea: the rules to read, one message for each rule number.

raiatea-name = Raiatea
raiatea-about = Auf der heiligen Insel Raiatea baut der Geheimbund der Arioi große To’o-Statuen für seinen Gott Oro. Raiatea ist ein Spiel für 3 bis 5 Personen und dauert 60 bis 120 Minuten. Du führst die anderen an Orte, wo alle Perlen, Mana, Waren, Helfer, Priester, Tattoos und Masken sammeln, und auf drei Festen ruft ihr gemeinsam die Götter an: Alles geopferte Mana kommt in einen einzigen Sack und bezahlt die Rituale von allen, die billigsten zuerst. Wer am besten einschätzt, was die anderen geben, und Aufträge an den Statuen erfüllt, steigt zum Oberhaupt der Arioi auf.

## Setting up

raiatea-section-setup = Vorbereitung
raiatea-rule-R1 = Alle beginnen mit 5 Mana und 4 Perlen hinter ihrem Sichtschirm, ohne Priester und als Raatira, dem niedrigsten Rang. Mana und Perlen gehen nie aus. Wo die gedruckten Regelhefte sich widersprechen, gilt hier die Lesart der Mehrheit; mit einer Option des Tisches spielt ihr nach dem italienischen, deutschen oder französischen Heft, und mit einer anderen beginnen alle mit 0 oder 1 Priester. Mit der Option screens sehen alle, was hinter den Sichtschirmen liegt, außer den Ritualen.
raiatea-rule-R2 = Das Los entscheidet, wer beginnt. Die Gunst der Götter, also die Reihenfolge auf den Festen, ist anfangs die Zugfolge im Uhrzeigersinn.
raiatea-rule-R3 = Alle ziehen gleichzeitig 5 normale Rituale, behalten davon geheim 2 und legen die übrigen ab. Zu viert behält die Person, die beginnt, nur 1. Zu fünft zieht die letzte Person ein zweites Mal 5 und behält noch einmal 2.
raiatea-rule-R4 = Verbotene Rituale sind stärker und teurer und bilden einen eigenen Stapel. Die Rituale des Tane, die anderen schaden, kommen nur mit der Option tane in den normalen Stapel.
raiatea-rule-R5 = Aufträge bedecken drei Statuen: die für 1 Punkt die erste, die für 2 Punkte die zweite, die für 3 Punkte die dritte. Überzählige bleiben in der Schachtel. Anfangs ist nur die erste Statue offen. Mit der Option oracle sind alle Aufträge von Anfang an zu sehen, aber an der zweiten Statue wird trotzdem erst nach dem ersten Fest gebaut und an der dritten erst nach dem zweiten.
raiatea-rule-R6 = Auf dem Helfermarkt liegen 6 Helfer von jedem der vier Typen, auf dem Warenmarkt je ein Uru, Taro, Mahi-mahi und Tiare. Alle bekommen offen eine der 8 Startmasken; die übrigen bilden den Maskenmarkt. In der Waldauslage liegt eine Karte mehr, als Personen mitspielen. Jeder Preismarker beginnt auf der zweiten Stufe von unten.

## Rounds

raiatea-section-rounds = Runden
raiatea-rule-R7 = Aktionsrunden führen zu drei Festen. Zu dritt gibt es davor 1, 2 und 3 Runden, zu viert 1, 2 und 2, zu fünft 1, 2 und 1.
raiatea-rule-R8 = In einer Aktionsrunde nehmt ihr reihum je einen Ort, den in dieser Runde noch niemand genommen hat, und seid dort Kahuna. Alle führen den Ort aus, zuerst der Kahuna, dann im Uhrzeigersinn die anderen. Einen Ort musst du wählen, aber niemand muss seine Aktion oder den Bonus des Kahuna nutzen. Haben alle einmal gewählt, wandert der Startmarker nach links, übrige Waldkarten kommen auf ihre Märkte, eine neue Waldauslage wird aufgedeckt, und alle Orte sind wieder frei.

## Locations

raiatea-section-locations = Orte
raiatea-rule-R9 = Im Wald, auf dem Marktplatz, am Marae und am Muschelriff würfelt der Kahuna zuerst mit einem Würfel, der 1 bis 4 zeigt. Wer mindestens so viele Sammlerinnen, Händler, Schamanen oder Perlentaucher hat (in der Reihenfolge dieser Orte), bekommt den Effekt A dieses Typs. Der Kahuna beginnt, und auch ausgesandte Helfer zählen.
raiatea-rule-R10 = Wald: Zuerst der Kahuna, dann im Uhrzeigersinn dürfen alle eine Karte aus der Auslage nehmen. Was übrig ist, kommt auf seinen Markt, eine neue Auslage wird aufgedeckt, und ihr wählt ein zweites Mal, wieder ab dem Kahuna, nun aber gegen den Uhrzeigersinn. Eine Maske liegt offen vor dir, und ihr Schatz, falls sie einen hat, gehört sofort dir. Waren kommen hinter den Sichtschirm. Ein Helfer liegt bereit vor dir.
raiatea-rule-R11 = Reicht der Waldstapel nicht für die Auslage, bleibt auf dem Warenmarkt von jeder Ware eine Karte, und alle anderen werden als neuer Stapel gemischt; die Preise bewegen sich dabei nicht. Reicht auch das nicht, bleibt die Auslage kürzer.
raiatea-rule-R12 = Marae: Alle dürfen eine Ware opfern, die auf den Markt kommt, und bekommen dafür 1 Tattoo; außerdem dürfen alle Rituale nach Rang ziehen. Der Kahuna darf eine zweite Ware für ein weiteres Tattoo opfern und, mit oder ohne Opfer, ein zweites Mal ziehen; ohne die Option second_draw_free erst nach dem zweiten Opfer.
raiatea-rule-R13 = Nach Rang ziehst du als Raatira 3 normale Rituale, als Ariki 3 normale oder 3 verbotene, als Arioi oder Tahua 5 der einen oder der anderen Art. Du behältst 1 und legst die anderen offen ab. Ein leerer Stapel wird aus seinen abgelegten Karten neu gebildet; gibt es keine, ziehst du weniger.
raiatea-rule-R14 = Muschelriff: Nach dem Wurf für die Perlentaucher würfelt der Kahuna noch einmal, und alle bekommen so viele Perlen, wie der Würfel zeigt. Der Kahuna bekommt 3 mehr.
raiatea-rule-R15 = Pfad der Götter: Alle dürfen 1 Priester für 2 Perlen oder 2 Priester für 5 Perlen ausbilden. Der Kahuna bekommt kostenlos einen weiteren. Danach bekommen alle 1 Mana für jeden ihrer Priester. Die Priesterleiste endet bei 10.
raiatea-rule-R16 = Nachbarschaft: Alle dürfen eine Maske auf den Maskenmarkt legen, auch eine von zwei gleichen, aber keine, die mit einem Spiegel gepaart ist. Wer das getan hat, darf danach in derselben Reihenfolge eine Maske von dort nehmen, auch die eigene. Schätze zählen hier nicht. Der Kahuna darf einen offenen Auftrag erfüllen.
raiatea-rule-R17 = Marktplatz: Alle dürfen eine Ware verkaufen und einen Helfer für 2 Perlen anwerben, in beliebiger Reihenfolge. Der Kahuna darf eine zweite Ware verkaufen und einen zweiten Helfer anwerben, ebenfalls für 2 Perlen; mit der Option kahuna_assistant_free ist einer der beiden kostenlos.
raiatea-rule-R18 = Eine verkaufte Ware kommt auf den Warenmarkt. Du nimmst einen Bonus ihrer Preissäule, von der Stufe des Preismarkers oder einer darunter; danach sinkt der Marker um eine Stufe.
raiatea-rule-R19 = Immer wenn eine Ware auf den Warenmarkt kommt, sinkt ihr Preis um eine Stufe, und immer wenn eine von dort genommen wird, steigt er um eine Stufe, nie über die Enden hinaus. Ein Verkauf bewegt den Marker nur einmal. Karten aus der Waldauslage bewegen keine Preise.

## Tattoos and ranks

raiatea-section-ranks = Tattoos und Ränge
raiatea-rule-R20 = Mit 3 Tattoos bist du Ariki, mit 6 Arioi, mit 9 Tahua. Ein neuer Rang gilt sofort. Wirst du Tahua, darfst du ein Ritual aus deiner Hand kostenlos ausführen, gleich wie teuer es ist.

## Assistants

raiatea-section-assistants = Helfer
raiatea-rule-R21 = Jeder Helfer hat einen Effekt A, über den der Würfel entscheidet, und einen Effekt B, für den du ihn einmal aussendest; danach bleibt er ausgesandt, bis ihn etwas wieder bereit macht. Sammlerin A: eine Ware vom Warenmarkt. Sammlerin B: Wenn du eine Waldkarte nimmst, legst du eine Karte vom Stapel in die Auslage, nimmst wie üblich eine Karte und dazu eine Ware aus der Auslage, falls dort eine liegt. Beim Nehmen einer Karte hilft nur eine Sammlerin. Auf das, was der Würfel bringt, darf man verzichten.
raiatea-rule-R22 = Händler A: ein Helfer vom Markt, kostenlos. Händler B: In deinem Zug auf dem Marktplatz setzt du einen beliebigen Preismarker ganz nach oben. Nur ein Händler pro Zug, außer die Option several_merchants erlaubt mehr; ein gerade angeworbener darf sofort ausgesandt werden.
raiatea-rule-R23 = Schamane A: ein Tattoo; würde es dich zum Tahua machen, darfst du darauf verzichten. Schamane B: In deinem Zug, wenn du einen Ort wählst, an einem Ort oder beim Bauen auf einem Fest führst du ein Ritual aus deiner Hand aus, das höchstens so viel kostet, wie du Priester hast. Mana bezahlst du dafür nicht. Du darfst mehrere Schamanen aussenden, für je ein Ritual.
raiatea-rule-R24 = Perlentaucher A: 4 Perlen. Perlentaucher B: Hast du beim Bauen auf einem Fest einen Auftrag erfüllt, erfüllst du im selben Zug einen zweiten. Nur ein Perlentaucher pro Zug und nie ein dritter Auftrag. Mit der Option diver_anytime gilt das auch für Aufträge, die zu anderer Zeit erfüllt werden; ohne several_divers darf jeder beim Bauen nur einen Perlentaucher pro Fest aussenden.

## Ceremonies

raiatea-section-ceremonies = Feste
raiatea-rule-R25 = Festakt 1, Priestertanz: Wie auf dem Pfad der Götter dürfen alle Priester ausbilden und bekommen 1 Mana für jeden ihrer Priester, aber niemand hat den Bonus des Kahuna.
raiatea-rule-R26 = Festakt 2, Kauf: Alle dürfen einmal 3 Mana in den Opfersack legen, Rituale nach Rang ziehen und 1 behalten.
raiatea-rule-R27 = Festakt 3, Vorbereitung: Alle legen geheim bis zu 2 Rituale, jedes in einer Klammer, in den Opfersack, als Arioi oder Tahua bis zu 3, und dazu beliebig viele allgemeine Rituale, die keine Klammer brauchen. Ein verbotenes Ritual, das du hast, darfst du in jedem Rang vorbereiten.
raiatea-rule-R28 = Festakt 4, Anrufung: Alle bieten geheim und gleichzeitig beliebig viel von ihrem Mana, und alles kommt in den Opfersack. Die Gunst der Götter richtet sich nun nach den Geboten, das höchste zuerst; bei gleichen Geboten bleibt die Reihenfolge, wie sie war. Wer vorne liegt, wählt dann eines von drei Geschenken: ein Tattoo, eine Ware vom Markt oder 2 Perlen. Wer an zweiter Stelle liegt, wählt aus den beiden anderen, und das letzte bekommt, wer dritter ist. Zu dritt geht die dritte Person leer aus.
raiatea-rule-R29 = Festakt 5, Segen: Die Rituale aus dem Opfersack kommen in eine Reihe, das billigste zuerst. Bei gleichen Kosten kommen allgemeine Rituale zuerst, dann entscheidet die Gunst der Götter, und deine eigenen gleich teuren ordnest du selbst. Solange das Mana im Opfersack für das nächste Ritual reicht, wird es bezahlt und wirkt; dann wird es abgelegt oder bleibt, falls es permanent ist, vor der Person liegen, der es gehört. Das erste, das nicht bezahlt werden kann, und alle danach werden ohne Wirkung abgelegt. Übriges Mana bleibt für das nächste Fest im Opfersack; mit der Option leftover_mana kommt es in den Vorrat, wenn ein Ritual nicht bezahlt werden konnte.
raiatea-rule-R30 = Festakt 6, Bauen: In der Reihenfolge der Gunst erfüllen alle je einen offenen Auftrag oder passen, immer wieder, bis alle gepasst haben. Wer keinen Auftrag erfüllen kann, muss auch passen, und wer gepasst hat, ist für dieses Fest draußen.
raiatea-rule-R31 = Nach dem ersten Fest wird die zweite Statue geöffnet, nach dem zweiten die dritte. Nach dem dritten Fest endet das Spiel.

## Missions

raiatea-section-missions = Aufträge
raiatea-rule-R32 = Einen Auftrag kannst du als Kahuna in der Nachbarschaft erfüllen, durch den Verkauf eines Mahi-mahi auf der obersten Preisstufe, beim Bauen auf einem Fest und durch Rituale, die das sagen. Das Plättchen kommt hinter deinen Sichtschirm.
raiatea-rule-R33 = Die meisten Aufträge werden mit Perlen, Mana, Waren oder Masken bezahlt, wie abgebildet. Waren und Masken kommen auf ihre Märkte, und die Preise bewegen sich; Mana und Perlen kommen in den Vorrat. Masken, die mit einem Spiegel gepaart sind, können nicht bezahlt werden.
raiatea-rule-R34 = Manche Aufträge haben eine Bedingung: einen Rang oder eine Zahl von Priestern, Helfern oder Maskenpaaren, die du mindestens haben musst. Dafür bezahlst du nichts, aber niemand kann dieselbe Bedingung zweimal erfüllen, außer mit der Option repeat_conditions.
raiatea-rule-R35 = Auktionsaufträge lassen sich nur ersteigern: Sie werden nacheinander versteigert, sobald alle anderen Plättchen ihrer Zeile weg sind. Liegt einer allein in seiner Zeile, wenn die Statue geöffnet wird, kommt er beim nächsten Fest zu Beginn des Bauens an die Reihe. Alle bieten geheim und gleichzeitig Mana. Das höchste Gebot gewinnt das Plättchen, bei Gleichstand entscheidet die Gunst der Götter, und das Mana von allen kommt in den Opfersack. Eine Versteigerung ist kein Zug. Auch 0 ist ein Gebot: Bieten alle 0, gewinnt das Plättchen, wer in der Gunst der Götter vorn liegt.
raiatea-rule-R36 = Mit der Option mana_shortage kommt das Mana für gekaufte Rituale und in Versteigerungen in den Vorrat und nicht in den Opfersack.
raiatea-rule-R37 = Mit der Option suspense wird nicht gezeigt, wie viel Mana im Opfersack ist: Du musst es dir merken, und ob es reicht, zeigt sich Ritual für Ritual.

## Masks

raiatea-section-masks = Masken
raiatea-rule-R38 = Jede Maske gibt es zweimal, und zwei gleiche werden sofort zum Paar. In deinem Zug kannst du einen Regenbogenspiegel mit einer beliebigen deiner Masken zum Paar verbinden, aber nicht mit einem anderen Spiegel. Ein Paar mit Spiegel bleibt für immer; zwei gleiche Masken kannst du wieder trennen, um eine zu tauschen, zu bezahlen oder mit einem Spiegel zu verbinden. Rituale können kein Paar stehlen.
raiatea-rule-R39 = Nur Paare zählen, jedes einmal. Je nach Gott gibt es 1 Punkt für jeden deiner Aufträge einer Art (Perlen, Mana, Waren oder Bedingung; ersteigerte zählen als Mana, und ein Auftrag, der zweierlei kostet, zählt für beides), 1 Punkt für jeden deiner Helfer eines Typs oder 2 Punkte für jede Farbe unter deinen Paaren, höchstens 8.

## The end

raiatea-section-end = Ende des Spiels
raiatea-rule-R40 = Du bekommst als Ariki 3, als Arioi 6 und als Tahua 9 Punkte, dazu die Punkte deiner Rituale, die welche geben, 1 bis 3 Punkte für jeden Auftrag und die deiner Maskenpaare. Die höchste Summe gewinnt; bei Gleichstand entscheidet die Gunst der Götter.
raiatea-rule-R41 = Zur Einordnung: Wer gewinnt, hat meist 25 bis 40 Punkte.

## Rituals

raiatea-section-rituals = Rituale
raiatea-rule-R42 = Ein persönliches Ritual wirkt einmal, für die Person, der es gehört. Ein permanentes bleibt vor ihr liegen und wirkt immer wieder oder zählt am Ende. Ein interaktives richtet sich gegen andere. Ein allgemeines gilt für alle. Jedes davon kann normal oder verboten sein. Wer etwas verliert, wählt selbst, was; niemand verliert mehr, als da ist, und Maskenpaare sind sicher. Mit der Option deck spielt ihr mit eigenen Karten und Plättchen.
