### Rapa Nui: the words of the game.

## Cards and crops

-rapanui-woodcutter = { $number ->
   *[one] bûcheron
    [many] bûcherons
}
-rapanui-priest = { $number ->
   *[one] prêtre
    [many] prêtres
}
-rapanui-moai = { $number ->
   *[one] moaï
    [many] moaïs
}
-rapanui-gatherer = { $number ->
   *[one] récolteur
    [many] récolteurs
}

rapanui-crop-fish = poisson
rapanui-crop-mulberry = mûres
rapanui-crop-sweet-potato = patates
rapanui-crop-grain = céréales

rapanui-card-woodcutter = { -rapanui-woodcutter }
rapanui-card-priest = { -rapanui-priest }
rapanui-card-moai = { -rapanui-moai }
rapanui-card-fish = { -rapanui-gatherer } de { rapanui-crop-fish }
rapanui-card-mulberry = { -rapanui-gatherer } de { rapanui-crop-mulberry }
rapanui-card-sweet-potato = { -rapanui-gatherer } de { rapanui-crop-sweet-potato }
rapanui-card-grain = { -rapanui-gatherer } de { rapanui-crop-grain }

# Phrases that the messages below are built from, with the variables of those messages.
rapanui-phrase =
    .card = { $card ->
        [woodcutter] { rapanui-card-woodcutter }
        [priest] { rapanui-card-priest }
        [moai] { rapanui-card-moai }
        [fish] { rapanui-card-fish }
        [mulberry] { rapanui-card-mulberry }
        [sweet-potato] { rapanui-card-sweet-potato }
        [grain] { rapanui-card-grain }
       *[other] { $card }
    }
    .cards = { $card ->
        [woodcutter] { -rapanui-woodcutter(number: "many") }
        [priest] { -rapanui-priest(number: "many") }
        [moai] { -rapanui-moai(number: "many") }
        [fish] { -rapanui-gatherer(number: "many") } de { rapanui-crop-fish }
        [mulberry] { -rapanui-gatherer(number: "many") } de { rapanui-crop-mulberry }
        [sweet-potato] { -rapanui-gatherer(number: "many") } de { rapanui-crop-sweet-potato }
        [grain] { -rapanui-gatherer(number: "many") } de { rapanui-crop-grain }
       *[other] { $card }
    }
    .counted-cards = { $count ->
        [one] un { rapanui-phrase.card }
       *[other] { $count } { rapanui-phrase.cards }
    }
    .next = { $under ->
        [none] une nouvelle colonne est disposée
        [last] la pioche est épuisée : la partie finit aussitôt
        [woodcutter] un { rapanui-card-woodcutter } passe en tête
        [priest] un { rapanui-card-priest } passe en tête
        [moai] un { rapanui-card-moai } passe en tête
        [fish] un { rapanui-card-fish } passe en tête
        [mulberry] un { rapanui-card-mulberry } passe en tête
        [sweet-potato] un { rapanui-card-sweet-potato } passe en tête
        [grain] un { rapanui-card-grain } passe en tête
       *[other] { $under }
    }
    .crop = { $crop ->
        [fish] { rapanui-crop-fish }
        [mulberry] { rapanui-crop-mulberry }
        [sweet-potato] { rapanui-crop-sweet-potato }
        [grain] { rapanui-crop-grain }
       *[other] { $crop }
    }
    .offering = offrande de { rapanui-phrase.crop }
    .question = { $decision ->
        [buy] { rapanui-decision-buy }
        [play] { rapanui-decision-play }
        [draw] { rapanui-decision-draw }
        [sacrifice] { rapanui-decision-sacrifice }
        [hide] { rapanui-decision-hide }
        [add] { rapanui-decision-add }
        [collect] { rapanui-decision-collect }
        [take] { rapanui-decision-take }
       *[other] { $decision }
    }

## What a player is asked

rapanui-decision-buy = Voulez-vous acheter une offrande ?
rapanui-decision-play = Jouez une carte, ou plusieurs récolteurs de la même denrée.
rapanui-decision-draw = Prenez la carte de tête d’une colonne.
rapanui-decision-sacrifice = Laquelle de vos offrandes déposez-vous face visible sur la pierre ?
rapanui-decision-hide = Laquelle de vos offrandes déposez-vous face cachée sur la pierre ?
rapanui-decision-add = Dans quelle pile prenez-vous une offrande de plus pour la pierre ?
rapanui-decision-collect = Prenez-vous du bois ou des points pour vos moaïs ?
rapanui-decision-take = La pile de la denrée évaluée est vide. Dans quelle autre pile prenez-vous une offrande ?

# What is good to know of a question; the first, of any question when the end is near.
rapanui-hint-deck = Cartes restant dans la pioche : { $count }. La partie finit dès qu’une nouvelle colonne prend la dernière.
rapanui-hint-sacrifice = Un moaï a été dressé : chacun apporte une offrande à la pierre.
rapanui-hint-collect = Les moaïs ont été évalués.

## What a player can choose

rapanui-action-skip = Ne rien acheter
rapanui-action-buy = { $price ->
    [0] Prendre une { rapanui-phrase.offering } gratuitement
   *[other] Acheter une { rapanui-phrase.offering } pour { $price } bois
}
rapanui-action-play = { $cost ->
    [0] Jouer { rapanui-phrase.counted-cards } (gratuit)
   *[other] Jouer { rapanui-phrase.counted-cards } ({ $cost } bois)
}
rapanui-action-remove = Retirer un { rapanui-phrase.card } du jeu
rapanui-action-draw = Prendre le { rapanui-phrase.card } de la colonne { $column } ; { rapanui-phrase.next }
rapanui-action-sacrifice = Déposer une { rapanui-phrase.offering } face visible sur la pierre
rapanui-action-hide = Déposer une { rapanui-phrase.offering } face cachée sur la pierre
rapanui-action-add = Ajouter sur la pierre une { rapanui-phrase.offering } prise dans la pile
rapanui-action-collect = { $gain ->
    [wood] Prendre { $amount } bois
   *[points] Prendre { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
rapanui-action-take = Prendre une { rapanui-phrase.offering }

# What is good to know before the last card of a column is drawn.
rapanui-remark-draw = { $ends ->
    [0] De nouvelles cartes sont alors disposées ici ; personne ne sait laquelle passe en tête.
   *[other] Cela épuise la pioche : la partie finit aussitôt, et plus rien n’est évalué.
}

## Headings over choices of one kind

rapanui-group-buy = Acheter une offrande
rapanui-group-play = Jouer des cartes
rapanui-group-remove = Retirer une carte du jeu
rapanui-group-draw = Prendre une carte
rapanui-group-sacrifice = Déposer une offrande face visible sur la pierre
rapanui-group-hide = Déposer une offrande face cachée sur la pierre
rapanui-group-add = Ajouter une offrande prise dans une pile
rapanui-group-collect = Prendre quelque chose pour vos moaïs
rapanui-group-take = Prendre une offrande

## What has happened

rapanui-event-start = { $player } commence.
rapanui-event-buy = { $price ->
    [0] { $player } prend une { rapanui-phrase.offering } gratuitement.
   *[other] { $player } achète une { rapanui-phrase.offering } pour { $price } bois.
}
rapanui-event-skip = { $player } n’achète rien.
rapanui-event-play = { $cost ->
    [0] { $player } joue { rapanui-phrase.counted-cards }.
   *[other] { $player } joue { rapanui-phrase.counted-cards } pour { $cost } bois.
}
rapanui-event-remove = { $player } ne peut pas payer de { rapanui-phrase.card } et en retire un du jeu.
rapanui-event-sacrifice = { $player } dépose une { rapanui-phrase.offering } face visible sur la pierre.
rapanui-event-hide = { $player } dépose une offrande face cachée sur la pierre.
rapanui-event-hide-own = Personne d’autre ne sait que c’est une { rapanui-phrase.offering }.
rapanui-event-nothing-to-place = { $player } n’a pas d’offrande à déposer sur la pierre.
rapanui-event-add = { $player } ajoute sur la pierre une { rapanui-phrase.offering } prise dans la pile.
rapanui-event-draw = { $player } prend un { rapanui-phrase.card } dans la colonne { $column }.
rapanui-event-new-column = { $count ->
    [one] { $count } nouvelle carte est disposée dans la colonne { $column }.
   *[other] { $count } nouvelles cartes sont disposées dans la colonne { $column }.
}
rapanui-event-scoring = Évaluation : { rapanui-phrase.cards }.
rapanui-event-gain-wood = { $player } reçoit { $amount } bois.
rapanui-event-gain-points = { $amount ->
    [one] { $player } reçoit { $amount } point.
   *[other] { $player } reçoit { $amount } points.
}
rapanui-event-gain-offering = { $count ->
    [one] { $player } reçoit une { rapanui-phrase.offering }.
   *[other] { $player } reçoit { $count } offrandes de { rapanui-phrase.crop }.
}
rapanui-event-no-offering = { $player } ne reçoit pas d’offrande : toutes les piles sont vides.
rapanui-event-deck-empty = La pioche est épuisée : la partie s’arrête aussitôt.
rapanui-event-reveal = L’offrande déposée face cachée par { $player } est retournée : { rapanui-phrase.crop }.
rapanui-event-value = { $value ->
    [0] Les offrandes de { rapanui-phrase.crop } ne valent rien.
    [one] Chaque { rapanui-phrase.offering } vaut { $value } point.
   *[other] Chaque { rapanui-phrase.offering } vaut { $value } points.
}

## Why something is not possible

# $decision is what the player is asked now.
rapanui-refusal-wrong-decision = Une autre décision est attendue. { rapanui-phrase.question }
rapanui-refusal-price = { $wood ->
    [0] Cette offrande coûte { $price } bois, et vous n’en avez pas.
    [1] Cette offrande coûte { $price } bois, et vous n’en avez qu’un.
   *[other] Cette offrande coûte { $price } bois, et vous n’en avez que { $wood }.
}
rapanui-refusal-empty-pile = La pile de { rapanui-phrase.crop } est vide.
rapanui-refusal-not-in-hand = { $count ->
    [one] Vous n’avez pas de { rapanui-phrase.card } en main.
   *[other] Vous n’avez pas { $count } { rapanui-phrase.cards } en main.
}
rapanui-refusal-cost = { $wood ->
    [0] Cela coûte { $cost } bois, et vous n’en avez pas.
    [1] Cela coûte { $cost } bois, et vous n’en avez qu’un.
   *[other] Cela coûte { $cost } bois, et vous n’en avez que { $wood }.
}
rapanui-refusal-must-play = Vous pouvez jouer une carte : vous ne pouvez donc pas en retirer une du jeu.
rapanui-refusal-no-offering = Vous n’avez aucune { rapanui-phrase.offering }.

## The result

rapanui-reason-deck-empty = Une nouvelle colonne a épuisé la pioche.
rapanui-part-points = Points
rapanui-part-moai = Moaïs
rapanui-part-wood = Bois
rapanui-part-offerings = Offrandes
rapanui-tiebreak = En cas d’égalité, on compare les moaïs, puis le bois ; ensuite, la victoire est partagée.

## Labels

rapanui-label-columns = Colonnes
rapanui-label-front = Carte de tête
rapanui-label-beneath = Juste dessous
rapanui-label-piles = Piles d’offrandes
rapanui-label-stone = Pierre du sacrifice
rapanui-label-hidden = Face cachée sur la pierre : { $cards }
rapanui-label-hand = Main
rapanui-label-village = Zone
rapanui-label-offerings = Offrandes
rapanui-label-wood = Bois
rapanui-label-points = Points
rapanui-label-deck = Pioche
rapanui-label-removed = Moaïs retirés
rapanui-label-price = Prix
rapanui-label-turn = Tour : { $player }

# Short forms, for tables on small screens.
rapanui-short-woodcutter = bûch.
rapanui-short-priest = prêtre
rapanui-short-moai = moaï
rapanui-short-fish = poiss.
rapanui-short-mulberry = mûres
rapanui-short-sweet-potato = pat.
rapanui-short-grain = cér.
rapanui-short-offerings = Offr.
rapanui-short-piles = Piles
rapanui-short-stone = Pierre

## Options

rapanui-option-box = un matériel à vous, par exemple une petite pioche : box=@FICHIER [N1]
rapanui-option-hands = ce qu’on peut retenir des mains et des offrandes des autres [N7]

## Préréglages

rapanui-preset-first_game = Première partie
rapanui-preset-first_game-text = Chacun montre sa main : vous apprenez le jeu ensemble.
rapanui-preset-as_printed = Comme dans le livret
rapanui-preset-as_printed-text = Les mains et les offrandes sont cachées : vous ne voyez que leur nombre.
rapanui-preset-open_information = Informations ouvertes
rapanui-preset-open_information-text = Chacun voit toutes les mains, et les offrandes autant qu’on pourrait s’en souvenir.
