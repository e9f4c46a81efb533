### Rapa Nui: the words of the game.

## Cards and crops

-rapanui-woodcutter = { $number ->
   *[one] woodcutter
    [many] woodcutters
}
-rapanui-priest = { $number ->
   *[one] priest
    [many] priests
}
-rapanui-moai = moai
-rapanui-gatherer = { $number ->
   *[one] gatherer
    [many] gatherers
}

rapanui-crop-fish = fish
rapanui-crop-mulberry = mulberry
rapanui-crop-sweet-potato = potato
rapanui-crop-grain = grain

rapanui-card-woodcutter = { -rapanui-woodcutter }
rapanui-card-priest = { -rapanui-priest }
rapanui-card-moai = { -rapanui-moai }
rapanui-card-fish = { rapanui-crop-fish } { -rapanui-gatherer }
rapanui-card-mulberry = { rapanui-crop-mulberry } { -rapanui-gatherer }
rapanui-card-sweet-potato = { rapanui-crop-sweet-potato } { -rapanui-gatherer }
rapanui-card-grain = { rapanui-crop-grain } { -rapanui-gatherer }

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
        [moai] { -rapanui-moai }
        [fish] { rapanui-crop-fish } { -rapanui-gatherer(number: "many") }
        [mulberry] { rapanui-crop-mulberry } { -rapanui-gatherer(number: "many") }
        [sweet-potato] { rapanui-crop-sweet-potato } { -rapanui-gatherer(number: "many") }
        [grain] { rapanui-crop-grain } { -rapanui-gatherer(number: "many") }
       *[other] { $card }
    }
    .counted-cards = { $count ->
        [one] a { rapanui-phrase.card }
       *[other] { $count } { rapanui-phrase.cards }
    }
    .next = { $under ->
        [none] a new column is dealt
        [last] this uses up the deck: the game ends at once
        [woodcutter] a { rapanui-card-woodcutter } comes to the front
        [priest] a { rapanui-card-priest } comes to the front
        [moai] a { rapanui-card-moai } comes to the front
        [fish] a { rapanui-card-fish } comes to the front
        [mulberry] a { rapanui-card-mulberry } comes to the front
        [sweet-potato] a { rapanui-card-sweet-potato } comes to the front
        [grain] a { rapanui-card-grain } comes to the front
       *[other] { $under }
    }
    .crop = { $crop ->
        [fish] { rapanui-crop-fish }
        [mulberry] { rapanui-crop-mulberry }
        [sweet-potato] { rapanui-crop-sweet-potato }
        [grain] { rapanui-crop-grain }
       *[other] { $crop }
    }
    .offering = { rapanui-phrase.crop } offering
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

rapanui-decision-buy = Do you want to buy an offering?
rapanui-decision-play = Play a card, or several gatherers of one crop.
rapanui-decision-draw = Draw the front card of a column.
rapanui-decision-sacrifice = Which of your offerings do you lay face up on the stone?
rapanui-decision-hide = Which of your offerings do you lay face down on the stone?
rapanui-decision-add = From which pile do you take one more offering for the stone?
rapanui-decision-collect = Do you take wood or points for your moai?
rapanui-decision-take = The pile of the valued crop is empty. From which other pile do you take an offering?

# What is good to know of a question; the first, of any question when the end is near.
rapanui-hint-deck = Cards left in the deck: { $count }. The game ends as soon as a new column takes the last one.
rapanui-hint-sacrifice = A moai was raised: everybody brings an offering to the stone.
rapanui-hint-collect = Moai were valued.

## What a player can choose

rapanui-action-skip = Buy nothing
rapanui-action-buy = { $price ->
    [0] Take a { rapanui-phrase.offering } for free
   *[other] Buy a { rapanui-phrase.offering } for { $price } wood
}
rapanui-action-play = { $cost ->
    [0] Play { rapanui-phrase.counted-cards } (free)
   *[other] Play { rapanui-phrase.counted-cards } ({ $cost } wood)
}
rapanui-action-remove = Remove a { rapanui-phrase.card } from the game
rapanui-action-draw = Draw the { rapanui-phrase.card } from column { $column }; { rapanui-phrase.next }
rapanui-action-sacrifice = Lay a { rapanui-phrase.offering } face up on the stone
rapanui-action-hide = Lay a { rapanui-phrase.offering } face down on the stone
rapanui-action-add = Add a { rapanui-phrase.offering } from the pile to the stone
rapanui-action-collect = { $gain ->
    [wood] Take { $amount } wood
   *[points] Take { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
rapanui-action-take = Take a { rapanui-phrase.offering }

# What is good to know before the last card of a column is drawn.
rapanui-remark-draw = { $ends ->
    [0] New cards are dealt here then; nobody knows which one comes to the front.
   *[other] This uses up the deck: the game ends at once, and nothing is valued any more.
}

## Headings over choices of one kind

rapanui-group-buy = Buy an offering
rapanui-group-play = Play cards
rapanui-group-remove = Remove a card from the game
rapanui-group-draw = Draw a card
rapanui-group-sacrifice = Lay an offering face up on the stone
rapanui-group-hide = Lay an offering face down on the stone
rapanui-group-add = Add an offering from a pile
rapanui-group-collect = Take something for your moai
rapanui-group-take = Take an offering

## What has happened

rapanui-event-start = { $player } goes first.
rapanui-event-buy = { $price ->
    [0] { $player } takes a { rapanui-phrase.offering } for free.
   *[other] { $player } buys a { rapanui-phrase.offering } for { $price } wood.
}
rapanui-event-skip = { $player } buys nothing.
rapanui-event-play = { $cost ->
    [0] { $player } plays { rapanui-phrase.counted-cards }.
   *[other] { $player } plays { rapanui-phrase.counted-cards } for { $cost } wood.
}
rapanui-event-remove = { $player } cannot pay for a { rapanui-phrase.card } and removes one from the game.
rapanui-event-sacrifice = { $player } lays a { rapanui-phrase.offering } face up on the stone.
rapanui-event-hide = { $player } lays an offering face down on the stone.
rapanui-event-hide-own = Nobody else knows that it is a { rapanui-phrase.offering }.
rapanui-event-nothing-to-place = { $player } has no offering to lay on the stone.
rapanui-event-add = { $player } adds a { rapanui-phrase.offering } from the pile to the stone.
rapanui-event-draw = { $player } draws a { rapanui-phrase.card } from column { $column }.
rapanui-event-new-column = { $count ->
    [one] { $count } new card is dealt into column { $column }.
   *[other] { $count } new cards are dealt into column { $column }.
}
rapanui-event-scoring = Valuation: { rapanui-phrase.cards }.
rapanui-event-gain-wood = { $player } gets { $amount } wood.
rapanui-event-gain-points = { $amount ->
    [one] { $player } gets { $amount } point.
   *[other] { $player } gets { $amount } points.
}
rapanui-event-gain-offering = { $count ->
    [one] { $player } gets a { rapanui-phrase.offering }.
   *[other] { $player } gets { $count } { rapanui-phrase.offering }s.
}
rapanui-event-no-offering = { $player } gets no offering: all piles are empty.
rapanui-event-deck-empty = The deck is empty: the game ends at once.
rapanui-event-reveal = The offering that { $player } laid face down is turned up: { rapanui-phrase.crop }.
rapanui-event-value = { $value ->
    [0] Each { rapanui-phrase.offering } is worth nothing.
    [one] Each { rapanui-phrase.offering } is worth { $value } point.
   *[other] Each { rapanui-phrase.offering } is worth { $value } points.
}

## Why something is not possible

# $decision is what the player is asked now.
rapanui-refusal-wrong-decision = Another choice is due now. { rapanui-phrase.question }
rapanui-refusal-price = { $wood ->
    [0] That offering costs { $price } wood, and you have none.
   *[other] That offering costs { $price } wood, and you have only { $wood }.
}
rapanui-refusal-empty-pile = The { rapanui-phrase.crop } pile is empty.
rapanui-refusal-not-in-hand = You do not have { rapanui-phrase.counted-cards } in hand.
rapanui-refusal-cost = { $wood ->
    [0] That costs { $cost } wood, and you have none.
   *[other] That costs { $cost } wood, and you have only { $wood }.
}
rapanui-refusal-must-play = You can play a card, so you may not remove one from the game.
rapanui-refusal-no-offering = You have no { rapanui-phrase.offering }.

## The result

rapanui-reason-deck-empty = A new column used up the deck.
rapanui-part-points = Points
rapanui-part-moai = Moai
rapanui-part-wood = Wood
rapanui-part-offerings = Offerings
rapanui-tiebreak = A tie is decided by moai, then by wood; after that the victory is shared.

## Labels

rapanui-label-columns = Columns
rapanui-label-front = Front card
rapanui-label-beneath = Beneath it
rapanui-label-piles = Offering piles
rapanui-label-stone = Sacrifice stone
rapanui-label-hidden = Face down on the stone: { $cards }
rapanui-label-hand = Hand
rapanui-label-village = Area
rapanui-label-offerings = Offerings
rapanui-label-wood = Wood
rapanui-label-points = Points
rapanui-label-deck = Deck
rapanui-label-removed = Moai removed
rapanui-label-price = Price
rapanui-label-turn = Turn: { $player }

# Short forms, for tables on small screens.
rapanui-short-woodcutter = cutter
rapanui-short-priest = priest
rapanui-short-moai = moai
rapanui-short-fish = fish
rapanui-short-mulberry = mulb.
rapanui-short-sweet-potato = potato
rapanui-short-grain = grain
rapanui-short-offerings = Off.
rapanui-short-piles = Piles
rapanui-short-stone = Stone

## Options

rapanui-option-box = a box of your own, for instance a small deck: box=@FILE [N1]
rapanui-option-hands = what players could remember of other hands and offerings [N7]

## Presets

rapanui-preset-first_game = First game
rapanui-preset-first_game-text = Everyone shows their hand, so you can learn the game together.
rapanui-preset-as_printed = As printed
rapanui-preset-as_printed-text = Hands and offerings are hidden; you see only how many cards the others have.
rapanui-preset-open_information = Open information
rapanui-preset-open_information-text = Everyone sees all hands, and offerings as far as they could be remembered.
