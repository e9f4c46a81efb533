### Il tavolo di Rapa Nui nel browser: ciò che le figure dicono a chi ascolta o le indica.

web-rapanui-table = Il tavolo
web-rapanui-market = Offerte
web-rapanui-my-village = Il tuo villaggio
web-rapanui-my-hand = La tua mano
web-rapanui-my-offerings = Le tue offerte
web-rapanui-none = niente
web-rapanui-times = { $count } × { rapanui-phrase.card }
web-rapanui-times-crop = { $count } × { rapanui-phrase.crop }
web-rapanui-free = gratis
# What lies in a narrow place: the same words as on the cards, with where they may be broken.
web-rapanui-narrow = { $card ->
    [woodcutter] taglia{ "\u00AD" }legna
    [priest] sacer{ "\u00AD" }dote
    [moai] moai
    [fish] pesce
    [mulberry] gelso
    [sweet-potato] patate
   *[grain] grano
}

## What a draw would set in motion

web-rapanui-foresee = Indica o tocca una carta di testa per vedere quale passerebbe in testa al suo posto e che cosa ne avrebbe ciascuno.
web-rapanui-would-value = Verrebbe valutato:
web-rapanui-not-yet = Ancora nessuna valutazione: dopo questa peschi di nuovo.

## Things on the table

web-rapanui-scored-last = Ultima valutazione: { rapanui-phrase.cards }
web-rapanui-front = Colonna { $column }: { $card }
web-rapanui-column = Colonna { $column }, dalla testa: { $cards }
web-rapanui-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
web-rapanui-pile = Pila { rapanui-phrase.crop }: ne restano { $count }, costo in legni { $price }
web-rapanui-mine = { rapanui-phrase.crop }: ne hai { $count }
web-rapanui-in-hand = { $card } nella tua mano
web-rapanui-on-stone = { rapanui-phrase.crop } sulla pietra: { $count }
web-rapanui-bundle = Coperta, messa da { $player }
web-rapanui-own-bundle = Coperta, messa da te: { rapanui-phrase.crop }
web-rapanui-known-bundle = Coperta, messa da { $player }: { rapanui-phrase.crop }
web-rapanui-called = { $player } ha eretto un moai: ognuno mette qui un’offerta.
web-rapanui-worth-later = Ciò che qui abbonda varrà di più alla fine.
web-rapanui-seat = { $player }: { $wood ->
    [one] { $wood } legno
   *[other] { $wood } legni
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano, { $offerings ->
    [one] { $offerings } offerta
   *[other] { $offerings } offerte
}. Area: { $cards }.
web-rapanui-seat-open = In mano: { $hand }. Offerte: { $offerings }.
web-rapanui-face-down = di cui { $count } a faccia in giù sulla pietra

## Scenes

web-rapanui-raised = Si erige un moai: sacrifici per la pietra!
web-rapanui-worth = { $value ->
    [0] Ognuna non vale nulla.
    [one] Ognuna vale { $value } punto.
   *[other] Ognuna vale { $value } punti.
}
