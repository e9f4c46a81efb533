### Words of decks of one's own that the cards of the game do not need.

## Effects

# As in raiatea.ftl: $scope says who does it, $effect is what another effect says.
raiatea-effect-send = { $scope ->
    [you] send out { raiatea-phrase.so-many-assistants } for the B effect
    [told] you send out { raiatea-phrase.so-many-assistants } for the B effect
    [each-opponent] each rival sends out { raiatea-phrase.so-many-assistants } for the B effect
    [everyone] everyone sends out { raiatea-phrase.so-many-assistants } for the B effect
    [one-opponent] one rival of your choice sends out { raiatea-phrase.so-many-assistants } for the B effect
   *[bare] send out { raiatea-phrase.so-many-assistants } for the B effect
}
raiatea-effect-roll = { $scope ->
    [you] roll the die
    [told] you roll the die
    [each-opponent] each rival rolls the die
    [everyone] everyone rolls the die
    [one-opponent] one rival of your choice rolls the die
   *[bare] roll the die
}
raiatea-effect-raise = { $amount ->
    [one] the price of { raiatea-phrase.goods } rises by { $amount } step
   *[other] the price of { raiatea-phrase.goods } rises by { $amount } steps
}
raiatea-effect-lower = { $amount ->
    [one] the price of { raiatea-phrase.goods } falls by { $amount } step
   *[other] the price of { raiatea-phrase.goods } falls by { $amount } steps
}
raiatea-effect-reveal = the missions of statue { $amount } are turned up
raiatea-effect-pay = { $scope ->
    [you] you may pay { $things }
    [told] you may pay { $things }
    [each-opponent] each rival may pay { $things }
    [everyone] everyone may pay { $things }
    [one-opponent] one rival of your choice may pay { $things }
   *[bare] pay { $things }
}
raiatea-effect-bid = everyone offers mana in secret, which goes into the bag
raiatea-effect-pay-for = { $effect }; in return: { $inside }
raiatea-effect-bid-for = { $effect }; the highest offer brings: { $inside }
raiatea-effect-repeated = { $times } times: { $effect }

# A condition: $counted, $compared and $amount, or $rank.
raiatea-effect-if = { $scope ->
    [you] if you have { $condition }
    [told] if you have { $condition }
    [each-opponent] each rival with { $condition }
    [everyone] everyone with { $condition }
    [one-opponent] one rival of your choice, if they have { $condition }
   *[bare] with { $condition }
}
raiatea-effect-if-players = with { $condition }
raiatea-effect-if-die = if the die shows { $condition }
raiatea-effect-condition = { $compared ->
    [least] at least { $count }
    [fewer] fewer than { $count }
   *[most] at most { $count }
}
raiatea-effect-condition-rank = { $compared ->
    [least] the rank { raiatea-phrase.rank } or a higher one
   *[fewer] a rank below { raiatea-phrase.rank }
}
raiatea-effect-count = { $counted ->
    [priest] { $amount ->
        [one] { $amount } priest
       *[other] { $amount } priests
    }
    [assistant] { $amount ->
        [one] { $amount } assistant
       *[other] { $amount } assistants
    }
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
    [diver] { $amount ->
        [one] { $amount } pearl diver
       *[other] { $amount } pearl divers
    }
    [pair] { $amount ->
        [one] { $amount } pair of masks
       *[other] { $amount } pairs of masks
    }
    [mask] { $amount ->
        [one] { $amount } single mask
       *[other] { $amount } single masks
    }
    [mission] { $amount ->
        [one] { $amount } completed mission
       *[other] { $amount } completed missions
    }
    [goods] { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }
    [kind] { $amount ->
        [one] { $amount } kind of goods
       *[other] { $amount } kinds of goods
    }
    [player] { $amount ->
        [one] { $amount } player
       *[other] { $amount } players
    }
    [pip] { $amount }
   *[permanent] { $amount ->
        [one] { $amount } permanent ritual
       *[other] { $amount } permanent rituals
    }
}
# What is counted and belongs to nobody, or is no card.
raiatea-effect-each-other = { $counted ->
    [player] { $per ->
        [1] for each player
       *[other] for every { $per } players
    }
    [pip] { $per ->
        [1] for each pip of the die
       *[other] for every { $per } pips of the die
    }
   *[kind] { $per ->
        [1] for each kind of { raiatea-phrase.whose } goods
       *[other] for every { $per } kinds of { raiatea-phrase.whose } goods
    }
}
raiatea-effect-when-other = { $when ->
    [location] on your turn at any location, { $effect }
    [round] at the beginning of each action round, { $effect }
    [bid] when the bids of a ceremony are open, { $effect }
    [blessing] when the rituals of a ceremony are laid out, { $effect }
   *[building] at the beginning of the building step of each ceremony, { $effect }
}

## What happens

raiatea-event-die = { $player } rolls the die: { $die }.
raiatea-event-reveal = The missions of statue { $statue } are turned up.
raiatea-event-send = { $player } sends out { raiatea-phrase.an-assistant }.
raiatea-event-give-up = { $player } discards { $ritual } from the hand.
raiatea-event-offering = A ritual lets everyone offer mana.
raiatea-event-offering-won = { $player } makes the highest offer: { $mana } mana.
