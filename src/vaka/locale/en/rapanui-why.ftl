### Rapa Nui: why an action is good. $points is what it is worth, about.

rapanui-why =
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .about = { $points ->
        [0] less than a point
        [one] about { $points } point
       *[other] about { $points } points
    }
    .crops = { $crop ->
        [fish] { rapanui-crop-fish }
        [mulberry] mulberries
        [sweet-potato] potatoes
        [grain] { rapanui-crop-grain }
       *[other] { $crop }
    }

rapanui-why-scored = The { rapanui-phrase.cards } are valued: { rapanui-why.about } for you against the others.
rapanui-why-scored-for-others = The { rapanui-phrase.cards } are valued, which helps others more: { rapanui-why.about }.
rapanui-why-hand = You can use a { rapanui-phrase.card } in a later turn: { rapanui-why.about }.
rapanui-why-leaves-little = It leaves the next player with less to value.
rapanui-why-end = The game ends, and you are ahead.
rapanui-why-end-behind = The game ends, and you are not ahead.
rapanui-why-coming = Of the valuations still to come, some are of { rapanui-phrase.cards }: { rapanui-why.about }.
rapanui-why-majority = You get the majority of the { rapanui-phrase.cards }.
rapanui-why-cheaper = A { rapanui-phrase.offering } becomes cheaper for you.
rapanui-why-moai = A moai is worth { rapanui-why.points } at the end.
rapanui-why-stone = You lay two of the offerings, which can turn the stone in your favour: { rapanui-why.about }.
rapanui-why-worth = A { rapanui-phrase.offering } will be worth { rapanui-why.about } at the end.
rapanui-why-bargain = { $price ->
    [0] It costs nothing.
   *[other] It costs only { $price } wood.
}
rapanui-why-save = No offering is worth its wood now.
rapanui-why-save-moai = You need the wood for your moai.
rapanui-why-sure = You get { rapanui-why.points } for certain.
rapanui-why-wood = Wood is worth more to you than points now.
rapanui-why-wood-moai = The wood helps to pay for your moai.
rapanui-why-raises = With more { rapanui-why.crops } on the stone, what you own is worth more: { rapanui-why.about }.
rapanui-why-lowers = With more { rapanui-why.crops } on the stone, what the others own is worth less: { rapanui-why.about }.
rapanui-why-cheap = A { rapanui-phrase.offering } will be worth little at the end.
