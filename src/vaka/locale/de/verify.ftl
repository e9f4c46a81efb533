### Verifying recorded games.

cli-help-verify = Aufgezeichnete Spiele nachrechnen: Sind alle Aktionen nach den Regeln, und hat niemand die Verteilung gewählt?
cli-help-verify-files = Die aufgezeichneten Spiele, oder Dateien mit einem Spiel je Zeile, wie das Archiv eines Servers sie schickt.

verify-verifying = Es wird nachgerechnet
verify-yes = { $file }: ja.
verify-no = { $file }: nein. { $why }
verify-no-line = { $file }, Zeile { $line }: nein. { $why }
verify-lines = { $count ->
    [0] { $file }: nein. In dieser Datei ist kein Spiel.
    [one] { $file }: { $right ->
        [0] Das einzige Spiel darin stimmt nicht.
       *[other] ja, das einzige Spiel darin stimmt. { $fair ->
            [0] Einen Beweis für die Verteilung gibt es nicht.
           *[other] Auch die Verteilung ist bewiesen.
        }
    }
   *[other] { $file }: { $right } von { $count } Spielen stimmen; bei { $fair } davon ist auch die Verteilung bewiesen.
}
verify-actions = { $count ->
    [0] In diesem Spiel { $title } wurde noch nichts gespielt.
    [one] Die einzige Aktion folgt den Regeln von { $title }.
   *[other] Alle { $count } Aktionen folgen den Regeln von { $title }.
}
verify-position = Die Prüfsumme passt, und das Spiel führt zu der Stellung, die die Aufzeichnung nennt.
verify-text = Die Textform hat keine Prüfsumme und nennt ihre letzte Stellung nicht: Ob etwas weggelassen oder im Rahmen der Regeln verändert wurde, lässt sich nicht sagen.
verify-fair = Niemand hat die Verteilung gewählt: Die Festlegung passt zum Geheimnis, und das Geheimnis ergibt mit dem Salz aller Plätze den Startwert. Vergleiche dies mit dem, was der Tisch vor der ersten Aktion gezeigt hat.
verify-commitment = Festlegung: { $commitment }
verify-seed-hash = Hash des Startwerts: { $hash }
verify-unproved = Die Aufzeichnung enthält keinen Beweis für die Verteilung; wer den Startwert gewählt hat, lässt sich nicht sagen.
verify-branch = Das Spiel beginnt mit einer Stellung statt einer Verteilung, also gibt es keinen Startwert zu beweisen.
verify-redealt = Das ist ein Spiel, das noch lief, so wie ein Platz es kannte: Alles Verdeckte ist neu verteilt, also gibt es keinen Startwert zu beweisen.
verify-not-over = Das Spiel ist nicht zu Ende.
verify-over = Das Spiel ist zu Ende: { $scores }. { $winners }

## What differs

verify-checksum = Die Datei wurde nach dem Schreiben verändert: Sie nennt die Prüfsumme { $given }, aber ihr Inhalt hat { $found }.
verify-digest = Die Aktionen führen zu einer anderen Stellung, als die Aufzeichnung nennt: zu { $found }, nicht zu { $given }.
verify-wrong-table = In dem, was die Aufzeichnung über ihren Tisch sagt, fehlt der Eintrag „{ $field }“ oder ist falsch.
verify-wrong-commitment = Die Festlegung des Tisches passt nicht zu seinem Geheimnis: Sie ist { $given }, aber das Geheimnis ergibt { $found }.
verify-wrong-seed = Der Startwert ist nicht der, den Geheimnis und Salz ergeben: Verteilt wurde mit { $given }, aber sie ergeben { $found }.
verify-wrong-outcome = Der Tisch nennt ein anderes Ergebnis als das, zu dem die Aktionen führen: „{ $field }“ ist { $given }, müsste aber { $found } sein.
