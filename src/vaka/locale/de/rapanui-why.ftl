### Rapa Nui: why an action is good. $points is what it is worth, about.

rapanui-why =
    .points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

rapanui-why-valued = Wertung { rapanui-phrase.card }: Gegenüber den anderen bringt sie dir etwa { rapanui-why.points }.
rapanui-why-valued-for-others = Wertung { rapanui-phrase.card }: Sie bringt eher den anderen etwas, etwa { rapanui-why.points }.
rapanui-why-hand = Einen { rapanui-phrase.card } kannst du später gut gebrauchen: etwa { rapanui-why.points }.
rapanui-why-leaves-little = Wer als Nächstes dran ist, findet weniger Gutes zum Werten.
rapanui-why-end = Das Spiel endet, und du liegst vorn.
rapanui-why-end-behind = Das Spiel endet, und du liegst nicht vorn.
rapanui-why-coming = Spätere Wertungen ({ rapanui-phrase.card }) bringen dir etwa { rapanui-why.points }.
rapanui-why-majority = Du bekommst die Mehrheit: { rapanui-phrase.card }.
rapanui-why-cheaper = Jede { rapanui-phrase.offering } wird für dich billiger.
rapanui-why-moai = Ein Moai bringt am Ende { rapanui-why.points }.
rapanui-why-stone = Du legst zwei der Opfergaben und kannst den Stein zu deinen Gunsten wenden: etwa { rapanui-why.points }.
rapanui-why-worth = Eine { rapanui-phrase.offering } wird am Ende etwa { rapanui-why.points } wert sein.
rapanui-why-bargain = { $price ->
    [0] Sie kostet nichts.
   *[other] Sie kostet nur { $price } Holz.
}
rapanui-why-save = Keine Opfergabe ist jetzt ihr Holz wert.
rapanui-why-save-moai = Du brauchst das Holz für deinen Moai.
rapanui-why-sure = Du bekommst sicher { rapanui-why.points }.
rapanui-why-wood = Holz ist dir jetzt mehr wert als Punkte.
rapanui-why-wood-moai = Das Holz hilft dir, deinen Moai zu bezahlen.
rapanui-why-raises = Mehr { rapanui-phrase.crop } auf dem Stein macht wertvoller, was du besitzt: etwa { rapanui-why.points }.
rapanui-why-lowers = Mehr { rapanui-phrase.crop } auf dem Stein macht weniger wert, was die anderen besitzen: etwa { rapanui-why.points }.
rapanui-why-cheap = Eine { rapanui-phrase.offering } wird am Ende wenig wert sein.
