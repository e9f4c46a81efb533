### La table de Rapa Nui dans le navigateur : ce que ses images disent à qui les écoute ou les pointe.

web-rapanui-table = La table
web-rapanui-market = Offrandes
web-rapanui-my-village = Votre village
web-rapanui-my-hand = Votre main
web-rapanui-my-offerings = Vos offrandes
web-rapanui-none = rien
web-rapanui-times = { $count } × { rapanui-phrase.card }
web-rapanui-times-crop = { $count } × { rapanui-phrase.crop }
web-rapanui-free = gratuit
# What lies in a narrow place: the same words as on the cards, with where they may be broken.
web-rapanui-narrow = { $card ->
    [woodcutter] bûche{ "\u00AD" }ron
    [priest] prêtre
    [moai] moaï
    [fish] pois{ "\u00AD" }son
    [mulberry] mûres
    [sweet-potato] pata{ "\u00AD" }tes
   *[grain] céré{ "\u00AD" }ales
}

## What a draw would set in motion

web-rapanui-foresee = Pointez ou touchez une carte de tête pour voir laquelle passerait en tête après elle, et ce que chacun recevrait.
web-rapanui-would-value = Serait évalué :
web-rapanui-not-yet = Pas encore d’évaluation : vous piochez encore après cette carte.

## Things on the table

web-rapanui-scored-last = Dernière évaluation : { rapanui-phrase.cards }
web-rapanui-front = Colonne { $column } : { $card }
web-rapanui-column = Colonne { $column }, depuis la tête : { $cards }
web-rapanui-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
web-rapanui-pile = Pile { rapanui-phrase.crop } : il en reste { $count }, prix { $price } bois
web-rapanui-mine = { rapanui-phrase.crop } : vous en avez { $count }
web-rapanui-in-hand = { $card } dans votre main
web-rapanui-on-stone = { rapanui-phrase.crop } sur la pierre : { $count }
web-rapanui-bundle = Face cachée, posée par { $player }
web-rapanui-own-bundle = Face cachée, posée par vous : { rapanui-phrase.crop }
web-rapanui-known-bundle = Face cachée, posée par { $player } : { rapanui-phrase.crop }
web-rapanui-called = { $player } a érigé un moaï : chacun dépose ici une offrande.
web-rapanui-worth-later = Ce qui abonde ici comptera le plus à la fin.
web-rapanui-seat = { $player } : { $wood } bois, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $offerings ->
    [one] { $offerings } offrande
   *[other] { $offerings } offrandes
}. Zone : { $cards }.
web-rapanui-seat-open = En main : { $hand }. Offrandes : { $offerings }.
web-rapanui-face-down = dont { $count } face cachée sur la pierre

## Scenes

web-rapanui-raised = Un moaï est érigé : des sacrifices pour la pierre !
web-rapanui-worth = { $value ->
    [0] Chacune ne vaut rien.
    [one] Chacune vaut { $value } point.
   *[other] Chacune vaut { $value } points.
}
