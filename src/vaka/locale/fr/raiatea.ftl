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
        [uru] un uru
        [taro] un taro
        [mahi-mahi] un mahi-mahi
       *[tiare] un tiare
    }
    .of-goods = { $goods ->
        [uru] de l’uru
        [taro] du taro
        [mahi-mahi] du mahi-mahi
       *[tiare] du tiare
    }
    .no-goods = { $goods ->
        [uru] d’uru
        [taro] de taro
        [mahi-mahi] de mahi-mahi
       *[tiare] de tiare
    }
    .an-assistant = { $assistant ->
        [gatherer] un cueilleur
        [merchant] un marchand
        [shaman] un chamane
       *[diver] un pêcheur de perles
    }
    .assistants = { $assistant ->
        [gatherer] cueilleurs
        [merchant] marchands
        [shaman] chamanes
       *[diver] pêcheurs de perles
    }
    .a-card = { $card ->
        [none] rien
        [uru] un uru
        [taro] un taro
        [mahi-mahi] un mahi-mahi
        [tiare] un tiare
        [gatherer] un cueilleur
        [merchant] un marchand
        [shaman] un chamane
        [diver] un pêcheur de perles
        [mirror] un miroir arc-en-ciel
       *[other] le masque { $card }
    }
    .the-mask = { $mask ->
        [mirror] un miroir arc-en-ciel
       *[other] le masque { $mask }
    }
    .scored = { $score ->
        [none] { "" }
       *[other] { " " }(une paire compte : { $score })
    }
    .the-location = { $location ->
        [forest] la Forêt
        [marae] le Marae
        [reef] la Barrière de corail
        [path] le Chemin des Dieux
        [border] la Clairière
       *[market] le Marché
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
            [one] { $amount } perle
           *[other] { $amount } perles
        }
        [tattoo] { $amount ->
            [one] { $amount } tatouage
           *[other] { $amount } tatouages
        }
        [priest] { $amount ->
            [one] { $amount } prêtre
           *[other] { $amount } prêtres
        }
        [ritual] { $amount ->
            [one] { $amount } rituel
           *[other] { $amount } rituels
        }
        [goods] { $amount ->
            [one] { $amount } marchandise
           *[other] { $amount } marchandises
        }
        [assistant] { $amount ->
            [one] { $amount } assistant
           *[other] { $amount } assistants
        }
        [mask] { $amount ->
            [one] { $amount } masque
           *[other] { $amount } masques
        }
        [card] { $amount ->
            [one] { $amount } carte Forêt
           *[other] { $amount } cartes Forêt
        }
        [uru] { $amount } uru
        [taro] { $amount } taro
        [mahi-mahi] { $amount } mahi-mahi
        [tiare] { $amount } tiare
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
       *[diver] { $amount ->
            [one] { $amount } pêcheur de perles
           *[other] { $amount } pêcheurs de perles
        }
    }
    .pearls = { $pearls ->
        [one] { $pearls } perle
       *[other] { $pearls } perles
    }
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .whose = { $whose ->
        [your] vos
       *[their] ses
    }
    .counted = { $counted ->
        [priest] prêtres
        [rank] rangs au-dessus de Raatira
        [assistant] assistants
        [gatherer] cueilleurs
        [merchant] marchands
        [shaman] chamanes
        [diver] pêcheurs de perles
        [pair] paires de masques
        [mask] masques sans paire
        [mission] missions remplies
        [goods] marchandises
       *[permanent] rituels permanents
    }
    .a-ritual = { $pile ->
        [normal] un rituel normal{ raiatea-phrase.at-most }
        [forbidden] un rituel interdit{ raiatea-phrase.at-most }
       *[any] un rituel{ raiatea-phrase.at-most }
    }
    .at-most = { $limit ->
        [0] { "" }
       *[other] { " " }({ $limit } mana au plus)
    }
    .times = { $amount ->
        [1] { "" }
       *[other] , { $amount } fois
    }
    .so-many-assistants = { $amount ->
        [one] { $amount } assistant
       *[other] { $amount } assistants
    }
    .type = { $type ->
        [personal] personnel
        [permanent] permanent
        [interactive] interactif
       *[common] commun
    }
    .colour = { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
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

raiatea-decision-begin = Lesquels de vos premiers rituels gardez-vous ?
raiatea-decision-go = Quel lieu choisissez-vous ? Vous en serez le Kahuna.
raiatea-decision-forest = Forêt : quelle carte prenez-vous ?
raiatea-decision-forest-more = Forêt : autre chose, ou avez-vous terminé ?
raiatea-decision-marae = Marae : sacrifiez-vous une marchandise pour un tatouage, ou piochez-vous des rituels ?
raiatea-decision-marae-more = Marae : autre chose, ou avez-vous terminé ?
raiatea-decision-reef = Barrière de corail : utilisez-vous un chamane ou un miroir arc-en-ciel, ou avez-vous terminé ?
raiatea-decision-path = Chemin des Dieux : combien de prêtres recrutez-vous ?
raiatea-decision-path-more = Chemin des Dieux : autre chose, ou avez-vous terminé ?
raiatea-decision-border = Clairière : quel masque mettez-vous sur le marché pour en prendre un autre ?
raiatea-decision-border-more = Clairière : autre chose ? Qui a posé un masque en prend un autre quand tous sont prêts.
raiatea-decision-market = Marché : vendez-vous une marchandise, ou recrutez-vous un assistant ?
raiatea-decision-market-more = Marché : autre chose, ou avez-vous terminé ?
raiatea-decision-gather = Quelle marchandise votre cueilleur rapporte-t-il ?
raiatea-decision-fetch = Quel masque prenez-vous sur le marché ?
raiatea-decision-bonus = Quel bonus prenez-vous pour la marchandise vendue ?
raiatea-decision-draw = Dans quel paquet piochez-vous des rituels ?
raiatea-decision-keep = Lequel des rituels piochés gardez-vous ?
raiatea-decision-priests = Combien de prêtres recrutez-vous ?
raiatea-decision-mission = Quelle mission remplissez-vous ?
raiatea-decision-pay = Avec quoi payez-vous la mission ?
raiatea-decision-buy = Payez-vous du mana pour piocher des rituels et en garder un ?
raiatea-decision-prepare = Quels rituels mettez-vous en secret dans le sac ?
raiatea-decision-bid = Combien de mana misez-vous en secret ? Tout va dans le sac.
raiatea-decision-gift = Quel don choisissez-vous ?
raiatea-decision-first = Lequel de vos rituels de même coût vient en premier ?
raiatea-decision-build = Quelle mission remplissez-vous ? Ou passez-vous ?
raiatea-decision-auction = Combien de mana misez-vous en secret ? Il est dépensé dans tous les cas.
raiatea-decision-goods = Quelle marchandise prenez-vous sur le marché ?
raiatea-decision-assistant = Quel assistant prenez-vous sur le marché ?
raiatea-decision-mask = Quel masque prenez-vous sur le marché ?
raiatea-decision-card = Quelle carte Forêt prenez-vous ?
raiatea-decision-ready = Quel assistant réactivez-vous ?
raiatea-decision-use = Quel assistant utilisez-vous ?
raiatea-decision-perform = Quel rituel réalisez-vous sans payer ?
raiatea-decision-choose = Quel effet choisissez-vous ?
raiatea-decision-opponent = Quel adversaire choisissez-vous ?
raiatea-decision-lose = Que cédez-vous ?
raiatea-decision-steal = Que volez-vous ?
raiatea-decision-stop = Quel rituel annulez-vous ?

## What a player can choose

# $undone is the question that is left unanswered; another where it was answered already.
raiatea-action-done = { $undone ->
    [forest] Aucune carte
    [gather] Aucune marchandise
    [path] Aucun prêtre
    [priests] Aucun prêtre
    [border] Aucun échange
    [mission] Aucune mission
    [draw] Ne pas piocher
    [buy] Ne pas piocher
    [perform] Aucun rituel
    [prepare] Fermer le sac et le remettre
    [choose] Ne rien payer
    [goods] Ne prendre aucune marchandise
    [assistant] Ne prendre aucun assistant
    [fetch] Ne prendre aucun masque
    [use] N’utiliser personne
   *[other] Terminer
}
raiatea-action-pass = Passer pour le reste de la cérémonie
raiatea-action-gatherer = Utiliser un cueilleur : une carte de plus dans la rangée, et une de ses marchandises en supplément
raiatea-action-go = Choisir { raiatea-phrase.the-location }
raiatea-action-draw = { $deck ->
    [normal] { $mana ->
        [0] Piocher des rituels normaux
       *[other] Piocher des rituels normaux pour { $mana } mana
    }
   *[forbidden] { $mana ->
        [0] Piocher des rituels interdits
       *[other] Piocher des rituels interdits pour { $mana } mana
    }
}
raiatea-action-priests = { $count ->
    [one] Recruter { $count } prêtre pour { raiatea-phrase.pearls }
   *[other] Recruter { $count } prêtres pour { raiatea-phrase.pearls }
}
raiatea-action-sacrifice = Sacrifier { raiatea-phrase.a-goods } pour un tatouage
raiatea-action-sell = Vendre { raiatea-phrase.a-goods } ({ $text })
raiatea-action-merchant = Utiliser un marchand : le prix { raiatea-phrase.of-goods } monte au sommet ({ $text })
raiatea-action-take = Prendre { raiatea-phrase.a-card }{ raiatea-phrase.scored }
raiatea-action-pay = Payer avec { raiatea-phrase.a-card }
raiatea-action-lose = { $ritual ->
    [none] Céder { raiatea-phrase.a-card }
   *[other] Céder { $ritual } ({ $cost } mana)
}
raiatea-action-steal = Voler { raiatea-phrase.a-card }
raiatea-action-hire = { $pearls ->
    [0] Recruter gratuitement { raiatea-phrase.an-assistant }
   *[other] Recruter { raiatea-phrase.an-assistant } pour { raiatea-phrase.pearls }
}
raiatea-action-ready = Réactiver { raiatea-phrase.an-assistant }
raiatea-action-use = { $sent ->
    [yes] Utiliser { raiatea-phrase.an-assistant } : { $text }
   *[no] Utiliser l’effet A avec { raiatea-phrase.an-assistant } : { $text }
}
raiatea-action-bonus = Échelon { $step } : { $text }
raiatea-action-gift = Don : { $text }
raiatea-action-choose = { $text }
raiatea-action-opponent = Choisir { $player }
raiatea-action-bid = { $mana ->
    [0] Ne rien miser
   *[other] Miser { $mana } mana
}
raiatea-action-complete = Remplir la mission { $space } de la statue { $statue } ({ raiatea-phrase.points }) : { $text }
raiatea-action-keep = Garder { $ritual } ({ $cost } mana) : { $text }
raiatea-action-prepare = Préparer { $ritual } ({ $cost } mana) : { $text }
raiatea-action-shaman = Utiliser un chamane pour réaliser { $ritual } ({ $cost } mana) : { $text }
raiatea-action-perform = Réaliser { $ritual } ({ $cost } mana) : { $text }
raiatea-action-first = D’abord { $ritual } ({ $cost } mana) : { $text }
raiatea-action-stop = Annuler { $ritual } ({ $cost } mana) : { $text }
raiatea-action-offer = Mettre sur le marché { raiatea-phrase.the-mask }{ raiatea-phrase.scored }
raiatea-action-fetch = Prendre sur le marché { raiatea-phrase.the-mask }{ raiatea-phrase.scored }
raiatea-action-mirror = Former une paire : un miroir arc-en-ciel et { raiatea-phrase.the-mask }{ raiatea-phrase.scored }
raiatea-action-pick = { $treasure ->
    [none] Prendre { raiatea-phrase.a-card }{ raiatea-phrase.scored }
   *[other] Prendre { raiatea-phrase.a-card }{ raiatea-phrase.scored } + { $treasure }
}

## Headings over choices of one kind

raiatea-group-go = Choisir un lieu
raiatea-group-draw = Piocher des rituels
raiatea-group-priests = Recruter des prêtres
raiatea-group-sacrifice = Sacrifier une marchandise pour un tatouage
raiatea-group-sell = Vendre une marchandise
raiatea-group-merchant = Utiliser un marchand
raiatea-group-take = Prendre une carte
raiatea-group-pay = Payer
raiatea-group-lose = Céder
raiatea-group-steal = Voler
raiatea-group-hire = Recruter un assistant
raiatea-group-ready = Réactiver un assistant
raiatea-group-use = Utiliser un effet A
raiatea-group-bonus = Prendre un bonus
raiatea-group-gift = Choisir un don
raiatea-group-choose = Choisir un effet
raiatea-group-opponent = Choisir un adversaire
raiatea-group-bid = Miser du mana en secret
raiatea-group-complete = Remplir une mission
raiatea-group-keep = Garder un rituel
raiatea-group-prepare = Préparer un rituel
raiatea-group-shaman = Utiliser un chamane pour réaliser un rituel
raiatea-group-perform = Réaliser un rituel
raiatea-group-first = Quel rituel vient en premier
raiatea-group-stop = Annuler un rituel
raiatea-group-offer = Mettre un masque sur le marché
raiatea-group-fetch = Prendre un masque sur le marché
raiatea-group-mirror = Utiliser un miroir arc-en-ciel
raiatea-group-pick = Prendre une carte Forêt

## What has happened

raiatea-event-start = { $player } commence.
raiatea-event-round = Phase d’actions { $round } : { $player } commence.
raiatea-event-go = { $player } choisit { raiatea-phrase.the-location }.
raiatea-event-roll = Le dé pour les { raiatea-phrase.assistants } montre { $die }.
raiatea-event-helped = { $player } a assez de { raiatea-phrase.assistants }.
raiatea-event-reef-roll = Le dé à la Barrière de corail montre { $die }.
raiatea-event-forest = Nouvelles cartes dans la forêt : { $cards }.
raiatea-event-leftover = Le marché reçoit { raiatea-phrase.a-card } de la forêt.
raiatea-event-new-forest-deck = Des marchandises du marché forment la nouvelle pioche Forêt.
raiatea-event-pick = { $player } prend { raiatea-phrase.a-card } dans la forêt.
raiatea-event-gatherer = { $player } utilise un cueilleur ; s’ajoute à la rangée : { raiatea-phrase.a-card }.
raiatea-event-gain = { $player } gagne { raiatea-phrase.thing }.
raiatea-event-lose = { $player } perd { raiatea-phrase.thing }.
raiatea-event-pay = { $player } paie { raiatea-phrase.thing }.
raiatea-event-rank = { $player } est maintenant { raiatea-phrase.rank }.
raiatea-event-mask = { $player } reçoit { raiatea-phrase.the-mask }.
raiatea-event-lose-mask = { $player } cède { raiatea-phrase.the-mask }.
raiatea-event-pair = { $player } a une paire : { $mask }.
raiatea-event-mirror = { $player } forme une paire : un miroir arc-en-ciel et { raiatea-phrase.the-mask }.
raiatea-event-draw = { $deck ->
    [normal] { $count ->
        [one] { $player } pioche { $count } rituel normal.
       *[other] { $player } pioche { $count } rituels normaux.
    }
   *[forbidden] { $count ->
        [one] { $player } pioche { $count } rituel interdit.
       *[other] { $player } pioche { $count } rituels interdits.
    }
}
raiatea-event-drawn = Vous piochez { $rituals }.
raiatea-event-keep = Vous gardez { $ritual }.
raiatea-event-kept = { $count ->
    [one] { $player } garde { $count } rituel.
   *[other] { $player } garde { $count } rituels.
}
raiatea-event-discard = { $player } défausse { $rituals }.
raiatea-event-new-deck = { $deck ->
    [normal] Les rituels normaux défaussés forment une nouvelle pioche.
   *[forbidden] Les rituels interdits défaussés forment une nouvelle pioche.
}
raiatea-event-sacrifice = { $player } sacrifie { raiatea-phrase.a-goods }.
raiatea-event-sell = { $player } vend { raiatea-phrase.a-goods }.
raiatea-event-bonus = { $player } prend le bonus de l’échelon { $step } pour { raiatea-phrase.a-goods }.
raiatea-event-price = Le prix { raiatea-phrase.of-goods } est maintenant à l’échelon { $step }.
raiatea-event-hire = { $player } recrute { raiatea-phrase.an-assistant }.
raiatea-event-merchant = { $player } utilise un marchand pour le prix { raiatea-phrase.of-goods }.
raiatea-event-shaman = { $player } utilise un chamane.
raiatea-event-ready = { $player } réactive { raiatea-phrase.an-assistant }.
raiatea-event-use = { $player } utilise l’effet A avec { raiatea-phrase.an-assistant }.
raiatea-event-diver = { $player } utilise un pêcheur de perles pour une seconde mission.
raiatea-event-offer = { $player } met sur le marché { raiatea-phrase.the-mask }.
raiatea-event-fetch = { $player } prend sur le marché { raiatea-phrase.the-mask }.
raiatea-event-ceremony = La cérémonie { $number } commence.
raiatea-event-buy = { $player } paie { $mana } mana pour piocher des rituels.
raiatea-event-prepare = { $count ->
    [0] { $player } ne prépare aucun rituel.
    [one] { $player } prépare { $count } rituel ({ $clips ->
        [one] { $clips } non commun
       *[other] { $clips } non communs
    }).
   *[other] { $player } prépare { $count } rituels ({ $clips ->
        [one] { $clips } non commun
       *[other] { $clips } non communs
    }).
}
raiatea-event-bid = { $mana ->
    [0] { $player } ne mise rien.
   *[other] { $player } mise { $mana } mana.
}
raiatea-event-order = Ordre cérémoniel : { $seats }.
raiatea-event-gift = { $gift ->
    [tattoo] { $player } choisit le tatouage comme don.
    [goods] { $player } choisit la marchandise comme don.
   *[pearls] { $player } choisit les perles comme don.
}
raiatea-event-laid = Dans la rangée : { $ritual } ({ $cost } mana, { $player }).
raiatea-event-paid = Le sac paie { $cost } mana pour { $ritual } ({ $player }).
raiatea-event-unpaid = { $ritual } ({ $player }) n’est pas payé et échoue.
raiatea-event-perform = { $player } réalise { $ritual }.
raiatea-event-bag = Le sac reçoit { $mana } mana.
raiatea-event-leftover-mana = Mana restant : { $mana }.
raiatea-event-permanent = { $ritual } reste devant { $player }.
raiatea-event-trigger = { $ritual } agit pour { $player }.
raiatea-event-opponent = { $player } choisit { $opponent }.
raiatea-event-steal = { $player } vole { raiatea-phrase.thing } à { $opponent }.
raiatea-event-steal-mask = { $player } vole { raiatea-phrase.the-mask } à { $opponent }.
raiatea-event-stop = { $player } annule { $ritual } ({ $opponent }).
raiatea-event-mission = { $player } remplit une mission de la statue { $statue } : { $mission }.
raiatea-event-auction = Une mission de la statue { $statue } est mise aux enchères.
raiatea-event-auction-bid = { $mana ->
    [0] { $player } ne mise rien.
   *[other] { $player } mise { $mana } mana.
}
raiatea-event-auction-won = { $player } remporte l’enchère avec { $mana } mana.
raiatea-event-open = La statue { $statue } peut maintenant être construite.
raiatea-event-pass = { $player } passe.
raiatea-event-third-ceremony = La troisième cérémonie est terminée : la partie prend fin.

## Why something is not possible

# $decision is what the player is asked now.
raiatea-refusal-wrong-decision = C’est un autre choix qui est attendu. { raiatea-phrase.question }
raiatea-refusal-taken = { raiatea-phrase.seat } a déjà pris { raiatea-phrase.the-location } pendant cette phase.
raiatea-refusal-not-in-row = Cette carte ne se trouve pas dans la rangée.
raiatea-refusal-goods-only = Un cueilleur rapporte des marchandises, aucune autre carte.
raiatea-refusal-no-gatherer = Vous n’avez aucun cueilleur actif.
raiatea-refusal-one-a-pick = Un seul cueilleur peut aider à chaque choix.
raiatea-refusal-no-goods = Vous n’avez pas { raiatea-phrase.no-goods }.
raiatea-refusal-enough = Vous l’avez déjà fait ici autant de fois que permis.
raiatea-refusal-rank = Il vous faut au moins le rang { raiatea-phrase.rank }.
raiatea-refusal-empty = { $deck ->
    [normal] Il ne reste aucun rituel normal à piocher.
   *[forbidden] Il ne reste aucun rituel interdit à piocher.
}
raiatea-refusal-no-shaman = Vous n’avez aucun chamane actif.
raiatea-refusal-not-in-hand = Vous n’avez pas « { $ritual } » en main.
raiatea-refusal-too-expensive = « { $ritual } » est trop cher : ce rituel coûte { $cost } mana, et le maximum est ici de { $most }.
raiatea-refusal-no-mirror = Vous n’avez pas de miroir arc-en-ciel.
raiatea-refusal-no-loose = Vous n’avez pas de masque « { $mask } » hors d’une paire avec un miroir.
raiatea-refusal-pearls = Perles nécessaires : { $need } ; vous en avez { $have }.
raiatea-refusal-track-full = La piste des prêtres n’a pas assez de place.
raiatea-refusal-not-on-market = Il n’y a pas de masque « { $mask } » sur le marché.
raiatea-refusal-none-left = Il n’en reste plus.
raiatea-refusal-no-merchant = Vous n’avez aucun marchand actif.
raiatea-refusal-one-a-turn = Un seul marchand peut servir par tour.
raiatea-refusal-second-sacrifice = La seconde pioche demande d’abord un second sacrifice.
raiatea-refusal-at-top = Le prix { raiatea-phrase.of-goods } est déjà au sommet.
raiatea-refusal-too-high = Le marqueur de prix est sous l’échelon { $step }.
raiatea-refusal-not-drawn = « { $ritual } » ne fait pas partie des rituels piochés.
raiatea-refusal-not-open = Il n’y a pas ici de mission à remplir pour le moment.
raiatea-refusal-gone = Ce don est déjà pris.
raiatea-refusal-condition = Vous ne remplissez pas la condition de cette mission.
raiatea-refusal-done-before = Vous avez déjà rempli une mission avec cette condition.
raiatea-refusal-cannot-pay = Vous ne pouvez pas payer cette mission.
raiatea-refusal-auction-only = Cette mission ne se gagne qu’aux enchères.
raiatea-refusal-different = Les marchandises de cette mission doivent être différentes : vous en avez déjà payé une de cette sorte.
raiatea-refusal-enough-clips = { $most ->
    [one] Vous ne pouvez préparer que { $most } rituel, et en plus seulement des communs.
   *[other] Vous ne pouvez préparer que { $most } rituels, et en plus seulement des communs.
}
raiatea-refusal-mana = { $have ->
    [0] Vous n’avez pas de mana.
   *[other] Vous n’avez que { $have } mana.
}
raiatea-refusal-not-equal = « { $ritual } » n’est pas l’un de vos rituels dont c’est le tour.
raiatea-refusal-none-used = Aucun de vos { raiatea-phrase.assistants } n’est utilisé.
raiatea-refusal-none-own = Vous n’en avez pas.
raiatea-refusal-wrong-deck = « { $ritual } » n’est pas du paquet dont parle l’effet.
raiatea-refusal-no-option = L’effet n’a pas de choix numéro { $option }.
raiatea-refusal-not-possible = L’effet ne peut pas toucher { raiatea-phrase.seat }.
raiatea-refusal-none-there = Il n’y a rien de tel à voler.
raiatea-refusal-hand-full = Vous ne pouvez pas tenir plus de rituels.
raiatea-refusal-tile-gone = Cette mission n’est plus là.
raiatea-refusal-pay-goods = On paie ici avec des marchandises, pas avec des masques.
raiatea-refusal-pay-masks = On paie ici avec des masques, pas avec des marchandises.
raiatea-refusal-equal = Marchandises identiques nécessaires : { $count } ; vous n’en avez pas assez de cette sorte.
raiatea-refusal-not-laid = « { $ritual } » n’est pas un rituel adverse de la rangée.

## What a mission still asks of who looks at it

raiatea-lacking = Il manque encore : { $things }.
raiatea-lacking-rank = le rang { raiatea-phrase.rank }
raiatea-lacking-equal = { $amount ->
    [one] { $amount } autre marchandise de la même sorte
   *[other] { $amount } autres marchandises de la même sorte
}
raiatea-lacking-different = { $amount ->
    [one] { $amount } autre sorte de marchandise
   *[other] { $amount } autres sortes de marchandises
}
raiatea-lacking-pair = { $amount ->
    [one] { $amount } paire de masques
   *[other] { $amount } paires de masques
}

## The result

raiatea-reason-third-ceremony = La troisième cérémonie est terminée.
raiatea-part-ranks = Rangs
raiatea-part-rituals = Rituels
raiatea-part-missions = Missions
raiatea-part-masks = Masques
raiatea-tiebreak = L’ordre cérémoniel départage les ex æquo.

## Effects

# Who does it is in $scope; told: you, beside others; bare: as one of the things to choose from.
# $things are a list of what raiatea-effect-thing says, $effect is what one of the others says.
raiatea-effect-thing = { raiatea-phrase.thing }
raiatea-effect-thing-from = { $what ->
    [mana] { raiatea-phrase.thing }
    [pearl] { raiatea-phrase.thing }
    [tattoo] { raiatea-phrase.thing }
    [priest] { raiatea-phrase.thing }
    [card] { raiatea-phrase.thing } de la rangée
    [goods] { raiatea-phrase.thing } du marché
    [assistant] { raiatea-phrase.thing } du marché
    [mask] { raiatea-phrase.thing } du marché
    [uru] { raiatea-phrase.thing } du marché
    [taro] { raiatea-phrase.thing } du marché
    [mahi-mahi] { raiatea-phrase.thing } du marché
    [tiare] { raiatea-phrase.thing } du marché
    [gatherer] { raiatea-phrase.thing } du marché
    [merchant] { raiatea-phrase.thing } du marché
    [shaman] { raiatea-phrase.thing } du marché
   *[diver] { raiatea-phrase.thing } du marché
}
raiatea-effect-gain = { $scope ->
    [you] gagnez { $things }
    [told] vous gagnez { $things }
    [each-opponent] chaque adversaire gagne { $things }
    [everyone] tout le monde gagne { $things }
    [one-opponent] un adversaire de votre choix gagne { $things }
   *[bare] gagner { $things }
}
raiatea-effect-lose = { $scope ->
    [you] perdez { $things }
    [told] vous perdez { $things }
    [each-opponent] chaque adversaire perd { $things }
    [everyone] tout le monde perd { $things }
    [one-opponent] un adversaire de votre choix perd { $things }
   *[bare] perdre { $things }
}
raiatea-effect-steal = { $scope ->
    [you] volez { $things } à un adversaire de votre choix
    [told] vous volez { $things } à un adversaire de votre choix
    [each-opponent] chaque adversaire vole { $things } à un autre joueur
    [everyone] chaque joueur vole { $things } à un autre
    [one-opponent] un adversaire de votre choix vole { $things } à un autre joueur
   *[bare] voler { $things } à un adversaire de votre choix
}
raiatea-effect-draw = { $scope ->
    [you] piochez des rituels selon votre rang et gardez-en { $amount }
    [told] vous piochez des rituels selon votre rang et en gardez { $amount }
    [each-opponent] chaque adversaire pioche des rituels selon son rang et en garde { $amount }
    [everyone] tout le monde pioche des rituels selon son rang et en garde { $amount }
    [one-opponent] un adversaire de votre choix pioche des rituels selon son rang et en garde { $amount }
   *[bare] piocher des rituels selon le rang et en garder { $amount }
}
raiatea-effect-perform = { $scope ->
    [you] réalisez sans payer { raiatea-phrase.a-ritual } de votre main
    [told] vous réalisez sans payer { raiatea-phrase.a-ritual } de votre main
    [each-opponent] chaque adversaire réalise sans payer { raiatea-phrase.a-ritual } de sa main
    [everyone] tout le monde réalise sans payer { raiatea-phrase.a-ritual } de sa main
    [one-opponent] un adversaire de votre choix réalise sans payer { raiatea-phrase.a-ritual } de sa main
   *[bare] réaliser sans payer { raiatea-phrase.a-ritual } de la main
}
raiatea-effect-ready = { $scope ->
    [you] réactivez { $amount } de vos assistants
    [told] vous réactivez { $amount } de vos assistants
    [each-opponent] chaque adversaire réactive { $amount } de ses assistants
    [everyone] tout le monde réactive { $amount } de ses assistants
    [one-opponent] un adversaire de votre choix réactive { $amount } de ses assistants
   *[bare] réactiver { raiatea-phrase.so-many-assistants }
}
raiatea-effect-use = { $scope ->
    [you] utilisez l’effet A de l’un de vos assistants{ raiatea-phrase.times }
    [told] vous utilisez l’effet A de l’un de vos assistants{ raiatea-phrase.times }
    [each-opponent] chaque adversaire utilise l’effet A de l’un de ses assistants{ raiatea-phrase.times }
    [everyone] tout le monde utilise l’effet A de l’un de ses assistants{ raiatea-phrase.times }
    [one-opponent] un adversaire de votre choix utilise l’effet A de l’un de ses assistants{ raiatea-phrase.times }
   *[bare] utiliser l’effet A d’un assistant{ raiatea-phrase.times }
}
raiatea-effect-mission = { $scope ->
    [you] remplissez une mission ouverte
    [told] vous remplissez une mission ouverte
    [each-opponent] chaque adversaire peut remplir une mission ouverte
    [everyone] tout le monde peut remplir une mission ouverte
    [one-opponent] un adversaire de votre choix peut remplir une mission ouverte
   *[bare] remplir une mission ouverte
}
raiatea-effect-path = { $scope ->
    [you] effectuez l’action du Chemin des Dieux
    [told] vous effectuez l’action du Chemin des Dieux
    [each-opponent] chaque adversaire effectue l’action du Chemin des Dieux
    [everyone] tout le monde effectue l’action du Chemin des Dieux
    [one-opponent] un adversaire de votre choix effectue l’action du Chemin des Dieux
   *[bare] effectuer l’action du Chemin des Dieux
}
raiatea-effect-bag = { $scope ->
    [you] mettez dans le sac { $amount } mana de la réserve
    [told] vous mettez dans le sac { $amount } mana de la réserve
    [each-opponent] chaque adversaire met dans le sac { $amount } mana de la réserve
    [everyone] tout le monde met dans le sac { $amount } mana de la réserve
    [one-opponent] un adversaire de votre choix met dans le sac { $amount } mana de la réserve
   *[bare] mettre dans le sac { $amount } mana de la réserve
}
raiatea-effect-bag-per-player = { $scope ->
    [you] mettez dans le sac { $amount } mana de la réserve par joueur
    [told] vous mettez dans le sac { $amount } mana de la réserve par joueur
    [each-opponent] chaque adversaire met dans le sac { $amount } mana de la réserve par joueur
    [everyone] tout le monde met dans le sac { $amount } mana de la réserve par joueur
    [one-opponent] un adversaire de votre choix met dans le sac { $amount } mana de la réserve par joueur
   *[bare] mettre dans le sac { $amount } mana de la réserve par joueur
}
raiatea-effect-points = { $scope ->
    [you] marquez { raiatea-phrase.points } en fin de partie
    [told] vous marquez { raiatea-phrase.points } en fin de partie
    [each-opponent] chaque adversaire marque { raiatea-phrase.points } en fin de partie
    [everyone] tout le monde marque { raiatea-phrase.points } en fin de partie
    [one-opponent] un adversaire de votre choix marque { raiatea-phrase.points } en fin de partie
   *[bare] marquer { raiatea-phrase.points } en fin de partie
}
raiatea-effect-stop = { $scope ->
    [you] défaussez sans effet un rituel adverse qui attend encore dans la bénédiction
    [told] vous défaussez sans effet un rituel adverse qui attend encore dans la bénédiction
    [each-opponent] chaque adversaire défausse sans effet un rituel d’un autre joueur qui attend encore dans la bénédiction
    [everyone] chaque joueur défausse sans effet un rituel d’un autre qui attend encore dans la bénédiction
    [one-opponent] un adversaire de votre choix défausse sans effet un rituel d’un autre joueur qui attend encore dans la bénédiction
   *[bare] défausser sans effet un rituel adverse qui attend encore dans la bénédiction
}
raiatea-effect-choose = { $scope ->
    [you] choisissez un effet
    [told] vous choisissez un effet
    [each-opponent] chaque adversaire choisit un effet
    [everyone] tout le monde choisit un effet
    [one-opponent] un adversaire de votre choix choisit un effet
   *[bare] choisir un effet
}
raiatea-effect-options = { $effect } : { $options }

# How often: $each is said by raiatea-effect-each.
raiatea-effect-for-each = { $effect } { $each }
raiatea-effect-for-each-bare = { $effect } { $each }
raiatea-effect-once-for-each = { $effect }, une fois { $each }
raiatea-effect-each = { $per ->
    [1] { $counted ->
        [priest] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [rank] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [assistant] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [gatherer] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [merchant] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [shaman] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [diver] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [pair] pour chacune de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [mask] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [mission] pour chacune de { raiatea-phrase.whose } { raiatea-phrase.counted }
        [goods] pour chacune de { raiatea-phrase.whose } { raiatea-phrase.counted }
       *[permanent] pour chacun de { raiatea-phrase.whose } { raiatea-phrase.counted }
    }
   *[other] par tranche de { $per } de { raiatea-phrase.whose } { raiatea-phrase.counted }
}
raiatea-effect-when = { $when ->
    [forest] à votre tour dans la Forêt, { $effect }
    [marae] à votre tour au Marae, { $effect }
    [reef] à votre tour à la Barrière de corail, { $effect }
    [path] à votre tour sur le Chemin des Dieux, { $effect }
    [border] à votre tour dans la Clairière, { $effect }
    [market] à votre tour au Marché, { $effect }
   *[ceremony] au début de chaque cérémonie, { $effect }
}
raiatea-effect-and = { $first } et { $last }
raiatea-effect-or = { $first } ou bien { $last }
raiatea-effect-then = { $first } ; { $last }

# The same in a few words, for what the owner gets.
raiatea-short-draw = { $amount ->
    [one] { $amount } rituel
   *[other] { $amount } rituels
}
raiatea-short-perform = { $pile ->
    [normal] réaliser un rituel normal{ raiatea-phrase.at-most }
    [forbidden] réaliser un rituel interdit{ raiatea-phrase.at-most }
   *[any] réaliser un rituel{ raiatea-phrase.at-most }
}
raiatea-short-ready = { $amount ->
    [one] { $amount } assistant de nouveau prêt
   *[other] { $amount } assistants de nouveau prêts
}
raiatea-short-use = { $amount ->
    [1] effet A
   *[other] { $amount } effets A
}
raiatea-short-mission = une mission
raiatea-short-path = action du Chemin
raiatea-short-points = { raiatea-phrase.points }

## Cards and tiles

raiatea-ritual = { raiatea-phrase.type }, { $deck ->
    [normal] normal
   *[forbidden] interdit
}, { $cost } mana. { $text }
raiatea-mask = { $text } ({ raiatea-phrase.colour })
raiatea-mask-mission = { $sort ->
    [pearl] { raiatea-phrase.points } pour chacune de vos missions de perles
    [mana] { raiatea-phrase.points } pour chacune de vos missions de mana
    [goods] { raiatea-phrase.points } pour chacune de vos missions de marchandises
   *[conditional] { raiatea-phrase.points } pour chacune de vos missions conditionnelles
}
raiatea-mask-assistant = { raiatea-phrase.points } pour chacun de vos { raiatea-phrase.assistants }
raiatea-mask-colour = { raiatea-phrase.points } pour chaque couleur parmi vos paires, { $most } au plus
raiatea-mask-mirror = forme une paire avec n’importe quel masque seul
raiatea-mission-equal = { $amount } marchandises identiques
raiatea-mission-different = { $amount } marchandises différentes
raiatea-mission-auction = enchère de mana
raiatea-mission-rank = au moins { raiatea-phrase.rank }
raiatea-mission-need = { $need ->
    [priest] { $amount ->
        [one] au moins { $amount } prêtre
       *[other] au moins { $amount } prêtres
    }
    [assistant] { $amount ->
        [one] au moins { $amount } assistant
       *[other] au moins { $amount } assistants
    }
    [gatherer] { $amount ->
        [one] au moins { $amount } cueilleur
       *[other] au moins { $amount } cueilleurs
    }
    [merchant] { $amount ->
        [one] au moins { $amount } marchand
       *[other] au moins { $amount } marchands
    }
    [shaman] { $amount ->
        [one] au moins { $amount } chamane
       *[other] au moins { $amount } chamanes
    }
    [diver] { $amount ->
        [one] au moins { $amount } pêcheur de perles
       *[other] au moins { $amount } pêcheurs de perles
    }
   *[pair] { $amount ->
        [one] au moins { $amount } paire de masques
       *[other] au moins { $amount } paires de masques
    }
}

## Names

raiatea-name-goods = { raiatea-phrase.goods }
raiatea-name-assistant = { $assistant ->
    [gatherer] cueilleur
    [merchant] marchand
    [shaman] chamane
   *[diver] pêcheur de perles
}
raiatea-name-location = { $location ->
    [forest] Forêt
    [marae] Marae
    [reef] Barrière de corail
    [path] Chemin des Dieux
    [border] Clairière
   *[market] Marché
}
raiatea-name-rank = { raiatea-phrase.rank }
raiatea-name-deck = { $deck ->
    [normal] normaux
   *[forbidden] interdits
}
raiatea-name-ritual-type = { raiatea-phrase.type }
raiatea-name-gift = { $kind ->
    [tattoo] tatouage
    [goods] marchandise
   *[pearls] perles
}
raiatea-name-mirror = miroir arc-en-ciel

## Options

raiatea-option-edition = là où les livrets se contredisent : la lecture de la majorité, ou celle du livret italien, allemand ou français [R1]
raiatea-option-priests_start = prêtres au début [R1]
raiatea-option-second_draw_free = la seconde pioche du Kahuna au Marae ne demande pas de second sacrifice [R12]
raiatea-option-kahuna_assistant_free = l’un des deux assistants du Kahuna est gratuit [R17]
raiatea-option-several_merchants = plusieurs marchands peuvent servir dans un même tour au marché [R22]
raiatea-option-diver_anytime = les pêcheurs de perles aident aux missions à tout moment [R24]
raiatea-option-several_divers = les pêcheurs de perles aident à chaque tour de la construction, et non une seule fois [R24]
raiatea-option-leftover_mana = où va le mana restant quand un rituel ne peut pas être payé [R29]
raiatea-option-repeat_conditions = une même condition peut être remplie plusieurs fois [R34]
raiatea-option-tane = avec les rituels de Tane, qui nuisent aux adversaires [R4]
raiatea-option-oracle = toutes les missions sont visibles dès le début [R5]
raiatea-option-mana_shortage = le mana payé pour les rituels et aux enchères ne va pas dans le sac [R36]
raiatea-option-suspense = la quantité de mana dans le sac n’est pas montrée [R37]
raiatea-option-deck = des cartes et des tuiles à vous : deck=@FICHIER [R42]
raiatea-option-screens = ce qui est derrière les autres paravents [R1]

## Préréglages

raiatea-preset-first_game = Première partie
raiatea-preset-first_game-text = Le jeu de base, sans les règles avancées (Tane, Oracle, Restrictions de mana).
raiatea-preset-as_printed = Comme dans le livret
raiatea-preset-as_printed-text = Ce qui est derrière les paravents et dans le sac est caché : à vous de vous en souvenir.
raiatea-preset-open_information = Informations ouvertes
raiatea-preset-open_information-text = Chacun voit le mana, les perles, les marchandises et les missions de tous, et le mana du sac.
raiatea-preset-italian = Édition italienne
raiatea-preset-italian-text = Selon le livret italien : un pêcheur de perles aide à toute mission, et pas seulement lors de la construction.
raiatea-preset-german = Édition allemande
raiatea-preset-german-text = Selon le livret allemand : la seconde pioche du Kahuna demande un second sacrifice, et chacun ne peut utiliser qu’un pêcheur de perles par construction.
raiatea-preset-french = Édition française
raiatea-preset-french-text = Selon le livret français : un prêtre dès le début, un assistant gratuit pour le Kahuna, plusieurs marchands dans un même tour, une même condition plusieurs fois, et le mana restant quand un rituel ne peut pas être payé va dans la réserve.
