### Raiatea: the words of the game.

# What the table adds to the arguments of actions and events: $player, $opponent and $seats (names),
# $ritual and $mission (as they are called), $text (an effect or a mission in words), $cost, $points,
# $pearls and $mana (prices), $treasure and $score (in words, or none). $mask and $card are the name of
# a god, or the word of the data for all that is no mask.

# Phrases that the messages below are built from, with the variables of those messages.
raiatea-phrase =
    .seat = { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }
    .goods = { $goods ->
        [uru] uru
        [taro] taro
        [mahi-mahi] mahi-mahi
       *[tiare] tiare
    }
    .a-goods = { $goods ->
        [uru] an uru
        [taro] a taro
        [mahi-mahi] a mahi-mahi
       *[tiare] a tiare
    }
    .an-assistant = { $assistant ->
        [gatherer] a gatherer
        [merchant] a merchant
        [shaman] a shaman
       *[diver] a pearl diver
    }
    .assistants = { $assistant ->
        [gatherer] gatherers
        [merchant] merchants
        [shaman] shamans
       *[diver] pearl divers
    }
    .a-card = { $card ->
        [none] nothing
        [uru] an uru
        [taro] a taro
        [mahi-mahi] a mahi-mahi
        [tiare] a tiare
        [gatherer] a gatherer
        [merchant] a merchant
        [shaman] a shaman
        [diver] a pearl diver
        [mirror] a rainbow mirror
       *[other] the mask of { $card }
    }
    .the-mask = { $mask ->
        [mirror] a rainbow mirror
       *[other] the mask of { $mask }
    }
    .scored = { $score ->
        [none] { "" }
       *[other] { " " }(a pair counts { $score })
    }
    .the-location = { $location ->
        [forest] the Forest
        [marae] the Marae
        [reef] the Reef
        [path] the Path of the Gods
        [border] the Border
       *[market] the Market
    }
    .rank = { $rank ->
        [raatira] Raatira
        [ariki] Ariki
        [arioi] Arioi
       *[tahua] Tahua
    }
    .thing = { $what ->
        [mana] { $amount } mana
        [pearl] { $amount ->
            [one] { $amount } pearl
           *[other] { $amount } pearls
        }
        [tattoo] { $amount ->
            [one] { $amount } tattoo
           *[other] { $amount } tattoos
        }
        [priest] { $amount ->
            [one] { $amount } priest
           *[other] { $amount } priests
        }
        [ritual] { $amount ->
            [one] { $amount } ritual
           *[other] { $amount } rituals
        }
        [goods] { $amount ->
            [one] { $amount } good
           *[other] { $amount } goods
        }
        [assistant] { $amount ->
            [one] { $amount } assistant
           *[other] { $amount } assistants
        }
        [mask] { $amount ->
            [one] { $amount } mask
           *[other] { $amount } masks
        }
        [card] { $amount ->
            [one] { $amount } forest card
           *[other] { $amount } forest cards
        }
        [uru] { $amount } uru
        [taro] { $amount } taro
        [mahi-mahi] { $amount } mahi-mahi
        [tiare] { $amount } tiare
        [gatherer] { $amount ->
            [one] { $amount } gatherer
           *[other] { $amount } gatherers
        }
        [merchant] { $amount ->
            [one] { $amount } merchant
           *[other] { $amount } merchants
        }
        [shaman] { $amount ->
            [one] { $amount } shaman
           *[other] { $amount } shamans
        }
       *[diver] { $amount ->
            [one] { $amount } pearl diver
           *[other] { $amount } pearl divers
        }
    }
    .pearls = { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .whose = { $whose ->
        [your] your
       *[their] their
    }
    .counted = { $counted ->
        [priest] priests
        [rank] ranks above Raatira
        [assistant] assistants
        [gatherer] gatherers
        [merchant] merchants
        [shaman] shamans
        [diver] pearl divers
        [pair] pairs of masks
        [mask] single masks
        [mission] completed missions
        [goods] goods
       *[permanent] permanent rituals
    }
    .a-ritual = { $pile ->
        [normal] a normal ritual{ raiatea-phrase.at-most }
        [forbidden] a forbidden ritual{ raiatea-phrase.at-most }
       *[any] a ritual{ raiatea-phrase.at-most }
    }
    .at-most = { $limit ->
        [0] { "" }
       *[other] { " " }of at most { $limit } mana
    }
    .times = { $amount ->
        [1] { "" }
       *[other] , { $amount } times
    }
    .so-many-assistants = { $amount ->
        [one] { $amount } assistant
       *[other] { $amount } assistants
    }
    .type = { $type ->
        [personal] personal
        [permanent] permanent
        [interactive] interactive
       *[common] common
    }
    .colour = { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[other] { $colour }
    }
    .question = { $decision ->
        [begin] { raiatea-decision-begin }
        [go] { raiatea-decision-go }
        [forest] { raiatea-decision-forest }
        [marae] { raiatea-decision-marae }
        [reef] { raiatea-decision-reef }
        [path] { raiatea-decision-path }
        [border] { raiatea-decision-border }
        [market] { raiatea-decision-market }
        [gather] { raiatea-decision-gather }
        [fetch] { raiatea-decision-fetch }
        [bonus] { raiatea-decision-bonus }
        [draw] { raiatea-decision-draw }
        [keep] { raiatea-decision-keep }
        [priests] { raiatea-decision-priests }
        [mission] { raiatea-decision-mission }
        [pay] { raiatea-decision-pay }
        [buy] { raiatea-decision-buy }
        [prepare] { raiatea-decision-prepare }
        [bid] { raiatea-decision-bid }
        [gift] { raiatea-decision-gift }
        [first] { raiatea-decision-first }
        [build] { raiatea-decision-build }
        [auction] { raiatea-decision-auction }
        [goods] { raiatea-decision-goods }
        [assistant] { raiatea-decision-assistant }
        [mask] { raiatea-decision-mask }
        [card] { raiatea-decision-card }
        [ready] { raiatea-decision-ready }
        [use] { raiatea-decision-use }
        [perform] { raiatea-decision-perform }
        [choose] { raiatea-decision-choose }
        [opponent] { raiatea-decision-opponent }
        [lose] { raiatea-decision-lose }
        [steal] { raiatea-decision-steal }
        [stop] { raiatea-decision-stop }
       *[other] { $decision }
    }

## What a player is asked

raiatea-decision-begin = Which of your first rituals do you keep?
raiatea-decision-go = Which location do you choose? You are its Kahuna.
raiatea-decision-forest = Forest: which card do you take?
raiatea-decision-forest-more = Forest: anything more, or are you done?
raiatea-decision-marae = Marae: do you sacrifice a good for a tattoo, or draw rituals?
raiatea-decision-marae-more = Marae: anything more, or are you done?
raiatea-decision-reef = Reef: do you use a shaman or a mirror, or are you done?
raiatea-decision-path = Path of the Gods: how many priests do you recruit?
raiatea-decision-path-more = Path of the Gods: anything more, or are you done?
raiatea-decision-border = Border: which mask do you put on the market for another one?
raiatea-decision-border-more = Border: anything more? Who has put a mask there takes another when all are ready.
raiatea-decision-market = Market: do you sell a good, or hire an assistant?
raiatea-decision-market-more = Market: anything more, or are you done?
raiatea-decision-gather = Which good does your gatherer bring?
raiatea-decision-fetch = Which mask do you take from the market?
raiatea-decision-bonus = Which bonus do you take for the good you sold?
raiatea-decision-draw = From which deck do you draw rituals?
raiatea-decision-keep = Which of the rituals you drew do you keep?
raiatea-decision-priests = How many priests do you recruit?
raiatea-decision-mission = Which mission do you complete?
raiatea-decision-pay = What do you pay for the mission?
raiatea-decision-buy = Do you pay mana to draw rituals and keep one?
raiatea-decision-prepare = Which rituals do you put into the bag in secret?
raiatea-decision-bid = How much mana do you bid in secret? All of it goes into the bag.
raiatea-decision-gift = Which gift do you choose?
raiatea-decision-first = Which of your equally dear rituals comes first?
raiatea-decision-build = Which mission do you complete? Or do you pass?
raiatea-decision-auction = How much mana do you bid in secret? It is spent in any case.
raiatea-decision-goods = Which good do you take from the market?
raiatea-decision-assistant = Which assistant do you take from the market?
raiatea-decision-mask = Which mask do you take from the market?
raiatea-decision-card = Which forest card do you take?
raiatea-decision-ready = Which assistant do you make ready again?
raiatea-decision-use = Which assistant do you use?
raiatea-decision-perform = Which ritual do you perform without paying?
raiatea-decision-choose = Which effect do you choose?
raiatea-decision-opponent = Which rival do you choose?
raiatea-decision-lose = What do you give up?
raiatea-decision-steal = What do you steal?
raiatea-decision-stop = Which ritual do you stop?

## What a player can choose

# $undone is the question that is left unanswered; another where it was answered already.
raiatea-action-done = { $undone ->
    [forest] Take no card
    [gather] Take no good
    [path] Recruit none
    [priests] Recruit none
    [border] Swap none
    [mission] Complete none
    [draw] Draw none
    [buy] Draw none
    [perform] Perform none
    [prepare] Close the bag, hand it in
    [choose] Pay nothing
    [goods] Take no good
    [assistant] Take no assistant
    [fetch] Take no mask
    [use] Use none
   *[other] Done
}
raiatea-action-pass = Pass for the rest of this ceremony
raiatea-action-gatherer = Use a gatherer: one more card in the row, and a good from it on top
raiatea-action-go = Choose { raiatea-phrase.the-location }
raiatea-action-draw = { $deck ->
    [normal] { $mana ->
        [0] Draw normal rituals
       *[other] Draw normal rituals for { $mana } mana
    }
   *[forbidden] { $mana ->
        [0] Draw forbidden rituals
       *[other] Draw forbidden rituals for { $mana } mana
    }
}
raiatea-action-priests = { $count ->
    [one] Recruit { $count } priest for { raiatea-phrase.pearls }
   *[other] Recruit { $count } priests for { raiatea-phrase.pearls }
}
raiatea-action-sacrifice = Sacrifice { raiatea-phrase.a-goods } for a tattoo
raiatea-action-sell = Sell { raiatea-phrase.a-goods } ({ $text })
raiatea-action-merchant = Use a merchant: the price of { raiatea-phrase.goods } goes to the top ({ $text })
raiatea-action-take = Take { raiatea-phrase.a-card }{ raiatea-phrase.scored }
raiatea-action-pay = Pay { raiatea-phrase.a-card }
raiatea-action-lose = { $ritual ->
    [none] Give up { raiatea-phrase.a-card }
   *[other] Give up { $ritual } ({ $cost } mana)
}
raiatea-action-steal = Steal { raiatea-phrase.a-card }
raiatea-action-hire = { $pearls ->
    [0] Hire { raiatea-phrase.an-assistant } for free
   *[other] Hire { raiatea-phrase.an-assistant } for { raiatea-phrase.pearls }
}
raiatea-action-ready = Make { raiatea-phrase.an-assistant } ready again
raiatea-action-use = { $sent ->
    [yes] Send out { raiatea-phrase.an-assistant }: { $text }
   *[no] Use the A effect of { raiatea-phrase.an-assistant }: { $text }
}
raiatea-action-bonus = Step { $step }: { $text }
raiatea-action-gift = Gift: { $text }
raiatea-action-choose = { $text }
raiatea-action-opponent = Choose { $player }
raiatea-action-bid = { $mana ->
    [0] Bid nothing
   *[other] Bid { $mana } mana
}
raiatea-action-complete = Complete mission { $space } of statue { $statue } ({ raiatea-phrase.points }): { $text }
raiatea-action-keep = Keep { $ritual } ({ $cost } mana): { $text }
raiatea-action-prepare = Prepare { $ritual } ({ $cost } mana): { $text }
raiatea-action-shaman = Use a shaman to perform { $ritual } ({ $cost } mana): { $text }
raiatea-action-perform = Perform { $ritual } ({ $cost } mana): { $text }
raiatea-action-first = First { $ritual } ({ $cost } mana): { $text }
raiatea-action-stop = Stop { $ritual } ({ $cost } mana): { $text }
raiatea-action-offer = Put { raiatea-phrase.the-mask } on the market{ raiatea-phrase.scored }
raiatea-action-fetch = Take { raiatea-phrase.the-mask } from the market{ raiatea-phrase.scored }
raiatea-action-mirror = Pair a rainbow mirror with { raiatea-phrase.the-mask }{ raiatea-phrase.scored }
raiatea-action-pick = { $treasure ->
    [none] Take { raiatea-phrase.a-card }{ raiatea-phrase.scored }
   *[other] Take { raiatea-phrase.a-card }{ raiatea-phrase.scored } + { $treasure }
}

## Headings over choices of one kind

raiatea-group-go = Choose a location
raiatea-group-draw = Draw rituals
raiatea-group-priests = Recruit priests
raiatea-group-sacrifice = Sacrifice a good for a tattoo
raiatea-group-sell = Sell a good
raiatea-group-merchant = Use a merchant
raiatea-group-take = Take a card
raiatea-group-pay = Pay
raiatea-group-lose = Give up
raiatea-group-steal = Steal
raiatea-group-hire = Hire an assistant
raiatea-group-ready = Make an assistant ready again
raiatea-group-use = Use an A effect
raiatea-group-bonus = Take a bonus
raiatea-group-gift = Choose a gift
raiatea-group-choose = Choose an effect
raiatea-group-opponent = Choose a rival
raiatea-group-bid = Bid mana in secret
raiatea-group-complete = Complete a mission
raiatea-group-keep = Keep a ritual
raiatea-group-prepare = Prepare a ritual
raiatea-group-shaman = Use a shaman to perform a ritual
raiatea-group-perform = Perform a ritual
raiatea-group-first = Which ritual comes first
raiatea-group-stop = Stop a ritual
raiatea-group-offer = Put a mask on the market
raiatea-group-fetch = Take a mask from the market
raiatea-group-mirror = Pair a rainbow mirror
raiatea-group-pick = Take a forest card

## What has happened

raiatea-event-start = { $player } goes first.
raiatea-event-round = Action round { $round }: { $player } goes first.
raiatea-event-go = { $player } chooses { raiatea-phrase.the-location }.
raiatea-event-roll = The die for the { raiatea-phrase.assistants } shows { $die }.
raiatea-event-helped = { $player } has enough { raiatea-phrase.assistants }.
raiatea-event-reef-roll = The die at the Reef shows { $die }.
raiatea-event-forest = New in the forest: { $cards }.
raiatea-event-leftover = The market gets { raiatea-phrase.a-card } from the forest.
raiatea-event-new-forest-deck = Goods of the market become the new forest deck.
raiatea-event-pick = { $player } takes { raiatea-phrase.a-card } from the forest.
raiatea-event-gatherer = { $player } uses a gatherer; added to the row: { raiatea-phrase.a-card }.
raiatea-event-gain = { $player } gains { raiatea-phrase.thing }.
raiatea-event-lose = { $player } loses { raiatea-phrase.thing }.
raiatea-event-pay = { $player } pays { raiatea-phrase.thing }.
raiatea-event-rank = { $player } is now { raiatea-phrase.rank }.
raiatea-event-mask = { $player } gets { raiatea-phrase.the-mask }.
raiatea-event-lose-mask = { $player } gives up { raiatea-phrase.the-mask }.
raiatea-event-pair = { $player } has a pair: { $mask }.
raiatea-event-mirror = { $player } pairs a rainbow mirror with { raiatea-phrase.the-mask }.
raiatea-event-draw = { $deck ->
    [normal] { $count ->
        [one] { $player } draws { $count } normal ritual.
       *[other] { $player } draws { $count } normal rituals.
    }
   *[forbidden] { $count ->
        [one] { $player } draws { $count } forbidden ritual.
       *[other] { $player } draws { $count } forbidden rituals.
    }
}
raiatea-event-drawn = You draw { $rituals }.
raiatea-event-keep = You keep { $ritual }.
raiatea-event-kept = { $count ->
    [one] { $player } keeps { $count } ritual.
   *[other] { $player } keeps { $count } rituals.
}
raiatea-event-discard = { $player } discards { $rituals }.
raiatea-event-new-deck = { $deck ->
    [normal] The discarded normal rituals become a new deck.
   *[forbidden] The discarded forbidden rituals become a new deck.
}
raiatea-event-sacrifice = { $player } sacrifices { raiatea-phrase.a-goods }.
raiatea-event-sell = { $player } sells { raiatea-phrase.a-goods }.
raiatea-event-bonus = { $player } takes the bonus of step { $step } for { raiatea-phrase.a-goods }.
raiatea-event-price = The price of { raiatea-phrase.goods } is now on step { $step }.
raiatea-event-hire = { $player } hires { raiatea-phrase.an-assistant }.
raiatea-event-merchant = { $player } uses a merchant for the price of { raiatea-phrase.goods }.
raiatea-event-shaman = { $player } uses a shaman.
raiatea-event-ready = { $player } makes { raiatea-phrase.an-assistant } ready again.
raiatea-event-use = { $player } uses the A effect of { raiatea-phrase.an-assistant }.
raiatea-event-diver = { $player } uses a pearl diver for a second mission.
raiatea-event-offer = { $player } puts { raiatea-phrase.the-mask } on the market.
raiatea-event-fetch = { $player } takes { raiatea-phrase.the-mask } from the market.
raiatea-event-ceremony = Ceremony { $number } begins.
raiatea-event-buy = { $player } pays { $mana } mana to draw rituals.
raiatea-event-prepare = { $count ->
    [0] { $player } prepares no ritual.
    [one] { $player } prepares { $count } ritual ({ $clips } not common to all).
   *[other] { $player } prepares { $count } rituals ({ $clips } of them not common to all).
}
raiatea-event-bid = { $mana ->
    [0] { $player } bids nothing.
   *[other] { $player } bids { $mana } mana.
}
raiatea-event-order = Ceremony order: { $seats }.
raiatea-event-gift = { $gift ->
    [tattoo] { $player } chooses the tattoo as a gift.
    [goods] { $player } chooses the good as a gift.
   *[pearls] { $player } chooses the pearls as a gift.
}
raiatea-event-laid = In the row: { $ritual } ({ $cost } mana, { $player }).
raiatea-event-paid = The bag pays { $cost } mana for { $ritual } ({ $player }).
raiatea-event-unpaid = { $ritual } ({ $player }) is not paid and fails.
raiatea-event-perform = { $player } performs { $ritual }.
raiatea-event-bag = The bag gets { $mana } mana.
raiatea-event-leftover-mana = Mana left over: { $mana }.
raiatea-event-permanent = { $ritual } stays in front of { $player }.
raiatea-event-trigger = { $ritual } works for { $player }.
raiatea-event-opponent = { $player } chooses { $opponent }.
raiatea-event-steal = { $player } steals { raiatea-phrase.thing } from { $opponent }.
raiatea-event-steal-mask = { $player } steals { raiatea-phrase.the-mask } from { $opponent }.
raiatea-event-stop = { $player } stops { $ritual } ({ $opponent }).
raiatea-event-mission = { $player } completes a mission on statue { $statue }: { $mission }.
raiatea-event-auction = A mission on statue { $statue } goes up for auction.
raiatea-event-auction-bid = { $mana ->
    [0] { $player } bids nothing.
   *[other] { $player } bids { $mana } mana.
}
raiatea-event-auction-won = { $player } wins the auction with { $mana } mana.
raiatea-event-open = Statue { $statue } can be built now.
raiatea-event-pass = { $player } passes.
raiatea-event-third-ceremony = The third ceremony is over: the game ends.

## Why something is not possible

# $decision is what the player is asked now.
raiatea-refusal-wrong-decision = Another choice is due now. { raiatea-phrase.question }
raiatea-refusal-taken = { raiatea-phrase.seat } has already taken { raiatea-phrase.the-location } in this round.
raiatea-refusal-not-in-row = That card does not lie in the row.
raiatea-refusal-goods-only = A gatherer brings goods, no other card.
raiatea-refusal-no-gatherer = You have no gatherer that is ready.
raiatea-refusal-one-a-pick = Only one gatherer can help with a pick.
raiatea-refusal-no-goods = You have no { raiatea-phrase.goods }.
raiatea-refusal-enough = You have done this as often as you may here.
raiatea-refusal-rank = You need at least the rank { raiatea-phrase.rank } for that.
raiatea-refusal-empty = { $deck ->
    [normal] There are no normal rituals left to draw.
   *[forbidden] There are no forbidden rituals left to draw.
}
raiatea-refusal-no-shaman = You have no shaman that is ready.
raiatea-refusal-not-in-hand = You do not have “{ $ritual }” in hand.
raiatea-refusal-too-expensive = “{ $ritual }” is too dear: it costs { $cost } mana, and { $most } is the most here.
raiatea-refusal-no-mirror = You have no rainbow mirror.
raiatea-refusal-no-loose = You have no mask “{ $mask }” outside a pair with a mirror.
raiatea-refusal-pearls = You need { $need } pearls and have { $have }.
raiatea-refusal-track-full = The priest track has no room for so many.
raiatea-refusal-not-on-market = There is no mask “{ $mask }” on the market.
raiatea-refusal-none-left = There is none left.
raiatea-refusal-no-merchant = You have no merchant that is ready.
raiatea-refusal-one-a-turn = Only one merchant can be used in a turn.
raiatea-refusal-second-sacrifice = Your second draw needs a second sacrifice first.
raiatea-refusal-at-top = The price of { raiatea-phrase.goods } is at the top already.
raiatea-refusal-too-high = The price marker is below step { $step }.
raiatea-refusal-not-drawn = “{ $ritual }” is not among the rituals that you drew.
raiatea-refusal-not-open = There is no mission here that can be completed now.
raiatea-refusal-gone = This gift is already gone.
raiatea-refusal-condition = You do not meet the condition of this mission.
raiatea-refusal-done-before = You have already completed a mission with this condition.
raiatea-refusal-cannot-pay = You cannot pay for this mission.
raiatea-refusal-auction-only = This mission can only be won at an auction.
raiatea-refusal-different = The goods for this mission must be different: you have already paid one of these.
raiatea-refusal-enough-clips = { $most ->
    [one] You can prepare only { $most } ritual, and beside it only common ones.
   *[other] You can prepare only { $most } rituals, and beside them only common ones.
}
raiatea-refusal-mana = { $have ->
    [0] You have no mana.
   *[other] You have only { $have } mana.
}
raiatea-refusal-not-equal = “{ $ritual }” is not one of your rituals whose turn it is.
raiatea-refusal-none-used = None of your { raiatea-phrase.assistants } is used.
raiatea-refusal-none-own = You have none of this kind.
raiatea-refusal-wrong-deck = “{ $ritual }” is not from the deck that the effect speaks of.
raiatea-refusal-no-option = The effect has no choice number { $option }.
raiatea-refusal-not-possible = The effect cannot concern { raiatea-phrase.seat }.
raiatea-refusal-none-there = There is nothing like that to steal.
raiatea-refusal-hand-full = You cannot hold any more rituals.
raiatea-refusal-tile-gone = This mission is already gone.
raiatea-refusal-pay-goods = This is paid with goods, not with masks.
raiatea-refusal-pay-masks = This is paid with masks, not with goods.
raiatea-refusal-equal = This mission takes { $count } equal goods, and you do not have so many of these.
raiatea-refusal-not-laid = “{ $ritual }” is no ritual of a rival in the row.

## What a mission still asks of who looks at it

raiatea-lacking = Still missing: { $things }.
raiatea-lacking-rank = the rank { raiatea-phrase.rank }
raiatea-lacking-equal = { $amount ->
    [one] { $amount } more good of the same kind
   *[other] { $amount } more goods of the same kind
}
raiatea-lacking-different = { $amount ->
    [one] { $amount } other kind of goods
   *[other] { $amount } other kinds of goods
}
raiatea-lacking-pair = { $amount ->
    [one] { $amount } pair of masks
   *[other] { $amount } pairs of masks
}

## The result

raiatea-reason-third-ceremony = The third ceremony is over.
raiatea-part-ranks = Ranks
raiatea-part-rituals = Rituals
raiatea-part-missions = Missions
raiatea-part-masks = Masks
raiatea-tiebreak = A tie is decided by the ceremony order.

## Effects

# Who does it is in $scope; told: you, beside others; bare: as one of the things to choose from.
# $things are a list of what raiatea-effect-thing says, $effect is what one of the others says.
raiatea-effect-thing = { raiatea-phrase.thing }
raiatea-effect-thing-from = { $what ->
    [mana] { raiatea-phrase.thing }
    [pearl] { raiatea-phrase.thing }
    [tattoo] { raiatea-phrase.thing }
    [priest] { raiatea-phrase.thing }
    [card] { raiatea-phrase.thing } from the row
    [goods] { raiatea-phrase.thing } from the market
    [assistant] { raiatea-phrase.thing } from the market
    [mask] { raiatea-phrase.thing } from the market
    [uru] { raiatea-phrase.thing } from the market
    [taro] { raiatea-phrase.thing } from the market
    [mahi-mahi] { raiatea-phrase.thing } from the market
    [tiare] { raiatea-phrase.thing } from the market
    [gatherer] { raiatea-phrase.thing } from the market
    [merchant] { raiatea-phrase.thing } from the market
    [shaman] { raiatea-phrase.thing } from the market
   *[diver] { raiatea-phrase.thing } from the market
}
raiatea-effect-gain = { $scope ->
    [you] gain { $things }
    [told] you gain { $things }
    [each-opponent] each rival gains { $things }
    [everyone] everyone gains { $things }
    [one-opponent] one rival of your choice gains { $things }
   *[bare] gain { $things }
}
raiatea-effect-lose = { $scope ->
    [you] lose { $things }
    [told] you lose { $things }
    [each-opponent] each rival loses { $things }
    [everyone] everyone loses { $things }
    [one-opponent] one rival of your choice loses { $things }
   *[bare] lose { $things }
}
raiatea-effect-steal = { $scope ->
    [you] steal { $things } from one rival of your choice
    [told] you steal { $things } from one rival of your choice
    [each-opponent] each rival steals { $things } from another player of their choice
    [everyone] everyone steals { $things } from another player of their choice
    [one-opponent] one rival of your choice steals { $things } from another player of their choice
   *[bare] steal { $things } from one rival of your choice
}
raiatea-effect-draw = { $scope ->
    [you] draw rituals by your rank and keep { $amount }
    [told] you draw rituals by your rank and keep { $amount }
    [each-opponent] each rival draws rituals by their rank and keeps { $amount }
    [everyone] everyone draws rituals by their rank and keeps { $amount }
    [one-opponent] one rival of your choice draws rituals by their rank and keeps { $amount }
   *[bare] draw rituals by rank and keep { $amount }
}
raiatea-effect-perform = { $scope ->
    [you] perform { raiatea-phrase.a-ritual } from your hand without paying
    [told] you perform { raiatea-phrase.a-ritual } from your hand without paying
    [each-opponent] each rival performs { raiatea-phrase.a-ritual } from their hand without paying
    [everyone] everyone performs { raiatea-phrase.a-ritual } from their hand without paying
    [one-opponent] one rival of your choice performs { raiatea-phrase.a-ritual } from their hand without paying
   *[bare] perform { raiatea-phrase.a-ritual } from the hand without paying
}
raiatea-effect-ready = { $scope ->
    [you] make { $amount } of your assistants ready again
    [told] you make { $amount } of your assistants ready again
    [each-opponent] each rival makes { $amount } of their assistants ready again
    [everyone] everyone makes { $amount } of their assistants ready again
    [one-opponent] one rival of your choice makes { $amount } of their assistants ready again
   *[bare] make { raiatea-phrase.so-many-assistants } ready again
}
raiatea-effect-use = { $scope ->
    [you] use the A effect of one of your assistants{ raiatea-phrase.times }
    [told] you use the A effect of one of your assistants{ raiatea-phrase.times }
    [each-opponent] each rival uses the A effect of one of their assistants{ raiatea-phrase.times }
    [everyone] everyone uses the A effect of one of their assistants{ raiatea-phrase.times }
    [one-opponent] one rival of your choice uses the A effect of one of their assistants{ raiatea-phrase.times }
   *[bare] use the A effect of an assistant{ raiatea-phrase.times }
}
raiatea-effect-mission = { $scope ->
    [you] complete an open mission
    [told] you complete an open mission
    [each-opponent] each rival may complete an open mission
    [everyone] everyone may complete an open mission
    [one-opponent] one rival of your choice may complete an open mission
   *[bare] complete an open mission
}
raiatea-effect-path = { $scope ->
    [you] take the action of the Path of the Gods
    [told] you take the action of the Path of the Gods
    [each-opponent] each rival takes the action of the Path of the Gods
    [everyone] everyone takes the action of the Path of the Gods
    [one-opponent] one rival of your choice takes the action of the Path of the Gods
   *[bare] take the action of the Path of the Gods
}
raiatea-effect-bag = { $scope ->
    [you] put { $amount } mana from the supply into the bag
    [told] you put { $amount } mana from the supply into the bag
    [each-opponent] each rival puts { $amount } mana from the supply into the bag
    [everyone] everyone puts { $amount } mana from the supply into the bag
    [one-opponent] one rival of your choice puts { $amount } mana from the supply into the bag
   *[bare] put { $amount } mana from the supply into the bag
}
raiatea-effect-bag-per-player = { $scope ->
    [you] put { $amount } mana per player from the supply into the bag
    [told] you put { $amount } mana per player from the supply into the bag
    [each-opponent] each rival puts { $amount } mana per player from the supply into the bag
    [everyone] everyone puts { $amount } mana per player from the supply into the bag
    [one-opponent] one rival of your choice puts { $amount } mana per player from the supply into the bag
   *[bare] put { $amount } mana per player from the supply into the bag
}
raiatea-effect-points = { $scope ->
    [you] score { raiatea-phrase.points } at the end of the game
    [told] you score { raiatea-phrase.points } at the end of the game
    [each-opponent] each rival scores { raiatea-phrase.points } at the end of the game
    [everyone] everyone scores { raiatea-phrase.points } at the end of the game
    [one-opponent] one rival of your choice scores { raiatea-phrase.points } at the end of the game
   *[bare] score { raiatea-phrase.points } at the end of the game
}
raiatea-effect-stop = { $scope ->
    [you] discard a rival’s ritual that still waits in the blessing, without effect
    [told] you discard a rival’s ritual that still waits in the blessing, without effect
    [each-opponent] each rival discards another player’s ritual that still waits in the blessing, without effect
    [everyone] everyone discards another player’s ritual that still waits in the blessing, without effect
    [one-opponent] one rival of your choice discards another player’s ritual that still waits in the blessing, without effect
   *[bare] discard a rival’s ritual that still waits in the blessing, without effect
}
raiatea-effect-choose = { $scope ->
    [you] choose one
    [told] you choose one
    [each-opponent] each rival chooses one
    [everyone] everyone chooses one
    [one-opponent] one rival of your choice chooses one
   *[bare] choose one
}
raiatea-effect-options = { $effect }: { $options }

# How often: $each is said by raiatea-effect-each.
raiatea-effect-for-each = { $effect } { $each }
raiatea-effect-for-each-bare = { $effect } { $each }
raiatea-effect-once-for-each = { $effect }, once { $each }
raiatea-effect-each = { $per ->
    [1] for each of { raiatea-phrase.whose } { raiatea-phrase.counted }
   *[other] for every { $per } of { raiatea-phrase.whose } { raiatea-phrase.counted }
}
raiatea-effect-when = { $when ->
    [forest] on your turn at the Forest, { $effect }
    [marae] on your turn at the Marae, { $effect }
    [reef] on your turn at the Reef, { $effect }
    [path] on your turn at the Path of the Gods, { $effect }
    [border] on your turn at the Border, { $effect }
    [market] on your turn at the Market, { $effect }
   *[ceremony] at the beginning of each ceremony, { $effect }
}
raiatea-effect-and = { $first } and { $last }
raiatea-effect-or = { $first }, or { $last }
raiatea-effect-then = { $first }; { $last }

# The same in a few words, for what the owner gets.
raiatea-short-draw = { $amount ->
    [one] { $amount } ritual
   *[other] { $amount } rituals
}
raiatea-short-perform = { $pile ->
    [normal] perform a normal ritual{ raiatea-phrase.at-most }
    [forbidden] perform a forbidden ritual{ raiatea-phrase.at-most }
   *[any] perform a ritual{ raiatea-phrase.at-most }
}
raiatea-short-ready = { $amount ->
    [one] { $amount } assistant ready again
   *[other] { $amount } assistants ready again
}
raiatea-short-use = { $amount ->
    [1] A effect
   *[other] { $amount } A effects
}
raiatea-short-mission = a mission
raiatea-short-path = Path action
raiatea-short-points = { raiatea-phrase.points }

## Cards and tiles

raiatea-ritual = { raiatea-phrase.type }, { $deck ->
    [normal] normal
   *[forbidden] forbidden
}, { $cost } mana. { $text }
raiatea-mask = { $text } ({ raiatea-phrase.colour })
raiatea-mask-mission = { $sort ->
    [pearl] { raiatea-phrase.points } for each of your pearl missions
    [mana] { raiatea-phrase.points } for each of your mana missions
    [goods] { raiatea-phrase.points } for each of your goods missions
   *[conditional] { raiatea-phrase.points } for each of your missions with a condition
}
raiatea-mask-assistant = { raiatea-phrase.points } for each of your { raiatea-phrase.assistants }
raiatea-mask-colour = { raiatea-phrase.points } for each colour among your pairs, at most { $most }
raiatea-mask-mirror = pairs with any single mask
raiatea-mission-equal = { $amount } equal goods
raiatea-mission-different = { $amount } different goods
raiatea-mission-auction = mana auction
raiatea-mission-rank = at least { raiatea-phrase.rank }
raiatea-mission-need = { $need ->
    [priest] { $amount ->
        [one] at least { $amount } priest
       *[other] at least { $amount } priests
    }
    [assistant] { $amount ->
        [one] at least { $amount } assistant
       *[other] at least { $amount } assistants
    }
    [gatherer] { $amount ->
        [one] at least { $amount } gatherer
       *[other] at least { $amount } gatherers
    }
    [merchant] { $amount ->
        [one] at least { $amount } merchant
       *[other] at least { $amount } merchants
    }
    [shaman] { $amount ->
        [one] at least { $amount } shaman
       *[other] at least { $amount } shamans
    }
    [diver] { $amount ->
        [one] at least { $amount } pearl diver
       *[other] at least { $amount } pearl divers
    }
   *[pair] { $amount ->
        [one] at least { $amount } pair of masks
       *[other] at least { $amount } pairs of masks
    }
}

## Names

raiatea-name-goods = { raiatea-phrase.goods }
raiatea-name-assistant = { $assistant ->
    [gatherer] gatherer
    [merchant] merchant
    [shaman] shaman
   *[diver] pearl diver
}
raiatea-name-location = { $location ->
    [forest] Forest
    [marae] Marae
    [reef] Reef
    [path] Path of the Gods
    [border] Border
   *[market] Market
}
raiatea-name-rank = { raiatea-phrase.rank }
raiatea-name-deck = { $deck ->
    [normal] normal
   *[forbidden] forbidden
}
raiatea-name-ritual-type = { raiatea-phrase.type }
raiatea-name-gift = { $kind ->
    [tattoo] tattoo
    [goods] good
   *[pearls] pearls
}
raiatea-name-mirror = rainbow mirror

## Options

raiatea-option-edition = where the rulebooks differ: what most of them say, or the Italian, German or French one [R1]
raiatea-option-priests_start = priests at the beginning [R1]
raiatea-option-second_draw_free = the Kahuna’s second draw at the Marae needs no second sacrifice [R12]
raiatea-option-kahuna_assistant_free = one of the two assistants of the Kahuna is free [R17]
raiatea-option-several_merchants = several merchants may be used in one turn at the Market [R22]
raiatea-option-diver_anytime = pearl divers help with missions at any time [R24]
raiatea-option-several_divers = pearl divers may be used in every turn of a building step, not just once [R24]
raiatea-option-leftover_mana = where mana goes that is left when a ritual cannot be paid [R29]
raiatea-option-repeat_conditions = the same condition may be completed more than once [R34]
raiatea-option-tane = with the rituals of Tane, which harm rivals [R4]
raiatea-option-oracle = all missions can be seen from the start [R5]
raiatea-option-mana_shortage = mana paid for rituals and in auctions does not go into the bag [R36]
raiatea-option-suspense = nobody is shown how much mana the bag holds [R37]
raiatea-option-deck = cards and tiles of your own: deck=@FILE [R42]
raiatea-option-screens = what is behind the other screens [R1]

## Presets

raiatea-preset-first_game = First game
raiatea-preset-first_game-text = The basic game, without the advanced rules (Tane, Oracle, Mana shortage).
raiatea-preset-as_printed = As printed
raiatea-preset-as_printed-text = What’s behind screens and in the sacrifice bag is hidden, so you have to remember it.
raiatea-preset-open_information = Open information
raiatea-preset-open_information-text = Everyone sees all mana, pearls, goods and missions, and the mana in the bag.
raiatea-preset-italian = Italian edition
raiatea-preset-italian-text = By the Italian rulebook: a pearl diver helps with every mission, not only in the building step.
raiatea-preset-german = German edition
raiatea-preset-german-text = By the German rulebook: the Kahuna’s second draw needs a second sacrifice, and everyone may use only one pearl diver in a building step.
raiatea-preset-french = French edition
raiatea-preset-french-text = By the French rulebook: a priest from the start, a free assistant for the Kahuna, several merchants in a turn, the same condition more than once, and mana that is left when a ritual can’t be paid goes to the supply.
