### Words of decks of one's own that the cards of the game do not need.

## Effects

# As in raiatea.ftl: $scope says who does it, $effect is what another effect says.
raiatea-effect-send = { $scope ->
    [you] utilisez l’effet B de { raiatea-phrase.so-many-assistants }
    [told] vous utilisez l’effet B de { raiatea-phrase.so-many-assistants }
    [each-opponent] chaque adversaire utilise l’effet B de { raiatea-phrase.so-many-assistants }
    [everyone] tout le monde utilise l’effet B de { raiatea-phrase.so-many-assistants }
    [one-opponent] un adversaire de votre choix utilise l’effet B de { raiatea-phrase.so-many-assistants }
   *[bare] utiliser l’effet B de { raiatea-phrase.so-many-assistants }
}
raiatea-effect-roll = { $scope ->
    [you] lancez le dé
    [told] vous lancez le dé
    [each-opponent] chaque adversaire lance le dé
    [everyone] tout le monde lance le dé
    [one-opponent] un adversaire de votre choix lance le dé
   *[bare] lancer le dé
}
raiatea-effect-raise = { $amount ->
    [one] le prix { raiatea-phrase.of-goods } monte de { $amount } échelon
   *[other] le prix { raiatea-phrase.of-goods } monte de { $amount } échelons
}
raiatea-effect-lower = { $amount ->
    [one] le prix { raiatea-phrase.of-goods } descend de { $amount } échelon
   *[other] le prix { raiatea-phrase.of-goods } descend de { $amount } échelons
}
raiatea-effect-reveal = les missions de la statue { $amount } sont révélées
raiatea-effect-pay = { $scope ->
    [you] vous pouvez payer { $things }
    [told] vous pouvez payer { $things }
    [each-opponent] chaque adversaire peut payer { $things }
    [everyone] tout le monde peut payer { $things }
    [one-opponent] un adversaire de votre choix peut payer { $things }
   *[bare] payer { $things }
}
raiatea-effect-bid = tout le monde mise en secret du mana, qui va dans le sac
raiatea-effect-pay-for = { $effect } ; en échange : { $inside }
raiatea-effect-bid-for = { $effect } ; la mise la plus haute rapporte : { $inside }
raiatea-effect-repeated = { $times } fois : { $effect }

# A condition: $counted, $compared and $amount, or $rank.
raiatea-effect-if = { $scope ->
    [you] si vous avez { $condition }
    [told] si vous avez { $condition }
    [each-opponent] chaque adversaire ayant { $condition }
    [everyone] chaque joueur ayant { $condition }
    [one-opponent] un adversaire de votre choix, s’il a { $condition }
   *[bare] avec { $condition }
}
raiatea-effect-if-players = avec { $condition }
raiatea-effect-if-die = si le dé montre { $condition }
raiatea-effect-condition = { $compared ->
    [least] au moins { $count }
    [fewer] moins de { $count }
   *[most] au plus { $count }
}
raiatea-effect-condition-rank = { $compared ->
    [least] au moins le rang { raiatea-phrase.rank }
   *[fewer] un rang inférieur à { raiatea-phrase.rank }
}
raiatea-effect-count = { $counted ->
    [priest] { $amount ->
        [one] { $amount } prêtre
       *[other] { $amount } prêtres
    }
    [assistant] { $amount ->
        [one] { $amount } assistant
       *[other] { $amount } assistants
    }
    [gatherer] { $amount ->
        [one] { $amount } cueilleur
       *[other] { $amount } cueilleurs
    }
    [merchant] { $amount ->
        [one] { $amount } marchand
       *[other] { $amount } marchands
    }
    [shaman] { $amount ->
        [one] { $amount } chamane
       *[other] { $amount } chamanes
    }
    [diver] { $amount ->
        [one] { $amount } pêcheur de perles
       *[other] { $amount } pêcheurs de perles
    }
    [pair] { $amount ->
        [one] { $amount } paire de masques
       *[other] { $amount } paires de masques
    }
    [mask] { $amount ->
        [one] { $amount } masque sans paire
       *[other] { $amount } masques sans paire
    }
    [mission] { $amount ->
        [one] { $amount } mission remplie
       *[other] { $amount } missions remplies
    }
    [goods] { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
    [kind] { $amount ->
        [one] { $amount } sorte de marchandises
       *[other] { $amount } sortes de marchandises
    }
    [player] { $amount ->
        [one] { $amount } joueur
       *[other] { $amount } joueurs
    }
    [pip] { $amount }
   *[permanent] { $amount ->
        [one] { $amount } rituel permanent
       *[other] { $amount } rituels permanents
    }
}
# What is counted and belongs to nobody, or is no card.
raiatea-effect-each-other = { $counted ->
    [player] { $per ->
        [1] pour chaque joueur
       *[other] par tranche de { $per } joueurs
    }
    [pip] { $per ->
        [1] pour chaque point du dé
       *[other] par tranche de { $per } points du dé
    }
   *[kind] { $per ->
        [1] pour chaque sorte de { raiatea-phrase.whose } marchandises
       *[other] par tranche de { $per } sortes de { raiatea-phrase.whose } marchandises
    }
}
raiatea-effect-when-other = { $when ->
    [location] à votre tour dans n’importe quel lieu, { $effect }
    [round] au début de chaque phase d’actions, { $effect }
    [bid] quand les mises d’une cérémonie sont ouvertes, { $effect }
    [blessing] quand les rituels d’une cérémonie sont étalés, { $effect }
   *[building] au début de la construction de chaque cérémonie, { $effect }
}

## What happens

raiatea-event-die = { $player } lance le dé : { $die }.
raiatea-event-reveal = Les missions de la statue { $statue } sont révélées.
raiatea-event-send = { $player } utilise { raiatea-phrase.an-assistant }.
raiatea-event-give-up = { $player } défausse { $ritual } de sa main.
raiatea-event-offering = Un rituel permet à tout le monde de miser du mana.
raiatea-event-offering-won = { $player } fait la mise la plus haute : { $mana } mana.
