### Rapa Nui: why an action is good. $points is what it is worth, about.

rapanui-why =
    .points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .about = { $points ->
        [0] weniger als 1 Punkt
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }

rapanui-why-scored = Wertung { rapanui-phrase.card }: Gegenüber den anderen bringt sie dir { rapanui-why.about }.
rapanui-why-scored-for-others = Wertung { rapanui-phrase.card }: Sie bringt eher den anderen etwas, { rapanui-why.about }.
rapanui-why-hand = Einen { rapanui-phrase.card } kannst du später gut gebrauchen: { rapanui-why.about }.
rapanui-why-leaves-little = Wer als Nächstes dran ist, findet weniger Gutes zum Werten.
rapanui-why-end = Das Spiel endet, und du liegst vorn.
rapanui-why-end-behind = Das Spiel endet, und du liegst nicht vorn.
rapanui-why-coming = Spätere Wertungen ({ rapanui-phrase.card }) bringen dir { rapanui-why.about }.
rapanui-why-majority = Du bekommst die Mehrheit: { rapanui-phrase.card }.
rapanui-why-cheaper = Jede { rapanui-phrase.offering } wird für dich billiger.
rapanui-why-moai = Ein Moai bringt am Ende { rapanui-why.points }.
rapanui-why-stone = Du legst zwei der Opfergaben und kannst den Stein zu deinen Gunsten wenden: { rapanui-why.about }.
rapanui-why-worth = Eine { rapanui-phrase.offering } wird am Ende { rapanui-why.about } wert sein.
rapanui-why-bargain = { $price ->
    [0] Sie kostet nichts.
   *[other] Sie kostet nur { $price } Holz.
}
rapanui-why-save = Keine Opfergabe ist jetzt ihr Holz wert.
rapanui-why-save-moai = Du brauchst das Holz für deinen Moai.
rapanui-why-sure = Du bekommst sicher { rapanui-why.points }.
rapanui-why-wood = Holz ist dir jetzt mehr wert als Punkte.
rapanui-why-wood-moai = Das Holz hilft dir, deinen Moai zu bezahlen.
rapanui-why-raises = Mit mehr { rapanui-phrase.crop } auf dem Stein wird wertvoller, was du besitzt: { rapanui-why.about }.
rapanui-why-lowers = Mit mehr { rapanui-phrase.crop } auf dem Stein ist weniger wert, was die anderen besitzen: { rapanui-why.about }.
rapanui-why-cheap = Eine { rapanui-phrase.offering } wird am Ende wenig wert sein.
