### OpenSpiel: was an den Parametern eines Spiels falsch sein kann.

error-openspiel-chance = Der Parameter „chance“ kann nicht „{ $given }“ sein. Möglich sind: { $known }.
error-openspiel-no-deck = „chance=deck“ geht nicht mit { $title }, denn dort ist der Zufall mehr als die Reihenfolge eines Stapels. Es geht mit: { $known }.
error-openspiel-deals = Der Parameter „deals“ ist { $given }; möglich ist eine Zahl von 1 bis { $most }.
error-openspiel-opening = Die Eröffnung „{ $given }“ ist keine Liste von Aktionen. Schreib ihre Nummern mit Leerzeichen dazwischen, etwa „14 22 1“.
error-openspiel-opening-chance = Eine Eröffnung hat nur Sinn, wenn alle wissen, wie ausgeteilt wurde: Gib auch „chance={ $chance }“ an.
error-openspiel-opening-illegal = Aktion { $ply } der Eröffnung ist nicht möglich: { $cause }
error-openspiel-opening-secret = Nach der Eröffnung liegt etwas verdeckt, oder das Spiel ist zu Ende. Mach sie kürzer: Alle müssen die Stellung kennen, mit der es beginnt.
error-openspiel-orders = Der Stapel kann in mehr als { $most } Reihenfolgen liegen. Spiel mit einem kleineren Stapel (Option „box“) oder mit einer längeren Eröffnung.
