### Rapa Nui's table in the browser: what its pictures say to who hears or points at them.

web-rapanui-table = The table
web-rapanui-market = Offerings
web-rapanui-my-village = Your village
web-rapanui-my-hand = Your hand
web-rapanui-my-offerings = Your offerings
web-rapanui-none = nothing
web-rapanui-times = { $count } × { rapanui-phrase.card }
web-rapanui-times-crop = { $count } × { rapanui-phrase.crop }
web-rapanui-free = free
# What lies in a narrow place: the same words as on the cards, with where they may be broken.
web-rapanui-narrow = { $card ->
    [woodcutter] wood{ "\u00AD" }cutter
    [priest] priest
    [moai] moai
    [fish] fish
    [mulberry] mul{ "\u00AD" }berry
    [sweet-potato] potato
   *[grain] grain
}

## What a draw would set in motion

web-rapanui-foresee = Point at or tap a front card to see what would come to the front, and what everyone would get for it.
web-rapanui-would-value = Would be valued:
web-rapanui-not-yet = Nothing is valued yet: you draw again after this one.

## Things on the table

web-rapanui-scored-last = Valued last: { rapanui-phrase.cards }
web-rapanui-front = Column { $column }: { $card }
web-rapanui-column = Column { $column }, from the front: { $cards }
web-rapanui-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-rapanui-pile = { rapanui-phrase.crop } pile: { $count } left, { $price } wood each
web-rapanui-mine = { rapanui-phrase.crop }: you own { $count }
web-rapanui-in-hand = { $card } in your hand
web-rapanui-on-stone = { rapanui-phrase.crop } on the stone: { $count }
web-rapanui-bundle = Face down, laid by { $player }
web-rapanui-own-bundle = Face down, laid by you: { rapanui-phrase.crop }
web-rapanui-known-bundle = Face down, laid by { $player }: { rapanui-phrase.crop }
web-rapanui-called = { $player } has raised a moai: everybody lays an offering here.
web-rapanui-worth-later = What lies here most counts most at the end.
web-rapanui-seat = { $player }: { $wood } wood, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $offerings ->
    [one] { $offerings } offering
   *[other] { $offerings } offerings
}. Area: { $cards }.
web-rapanui-seat-open = In hand: { $hand }. Offerings: { $offerings }.
web-rapanui-face-down = { $count } of these face down on the stone

## Scenes

web-rapanui-raised = A moai is raised: sacrifices for the stone!
web-rapanui-worth = { $value ->
    [0] Each is worth nothing.
    [one] Each is worth { $value } point.
   *[other] Each is worth { $value } points.
}
