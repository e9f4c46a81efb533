### Giants: the words of the game.

# Phrases that the messages below are built from, with the variables of those messages.
giants-phrase =
    .seat = { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[4] E
    }
    .a-figure = { $figure ->
        [worker] un ouvrier
        [sorcerer] le sorcier
        [chief] le chef
       *[other] { $figure }
    }
    .logs = { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
    }
    .workers = { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
    .sculptors = { $workers ->
        [0] { $sorcerer ->
            [0] { $chief ->
                [0] aucun
               *[other] chef
            }
           *[other] { $chief ->
                [0] sorcier
               *[other] sorcier et chef
            }
        }
       *[other] { $sorcerer ->
            [0] { $chief ->
                [0] { giants-phrase.workers }
               *[other] { giants-phrase.workers } et chef
            }
           *[other] { $chief ->
                [0] { giants-phrase.workers } et sorcier
               *[other] { giants-phrase.workers }, sorcier et chef
            }
        }
    }
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .sized = { $size ->
        [1] petit moaï
        [2] moaï moyen
       *[3] grand moaï
    }
    .question = { $decision ->
        [bid] { giants-decision-bid }
        [pick] { giants-decision-pick }
        [place] { giants-decision-place }
        [where] { giants-decision-where }
        [act] { giants-decision-act }
        [transport] { giants-decision-transport }
        [move] { giants-decision-move }
        [pay] { giants-decision-pay }
        [keep] { giants-decision-keep }
        [retrieve] { giants-decision-retrieve }
       *[other] { $decision }
    }

## What a player is asked

giants-decision-bid = Que misez-vous en secret : combien de marqueurs pour l’ordre, et quelles figurines comme sculpteurs ?
giants-decision-pick = Quel moaï taillez-vous ?
giants-decision-place = Placez une figurine, posez un marqueur pour une demi-tablette, ou passez.
giants-decision-where = Sur quelle case placez-vous la figurine ?
giants-decision-act = Votre figurine peut agir ici. Que fait-elle ?
giants-decision-transport = Quel moaï ou quelle coiffe portez-vous ou marquez-vous ? Ou passez-vous ?
giants-decision-move = Où le portez-vous, ou qu’en faites-vous ici ?
giants-decision-pay = Qui vous aide sur cette case, et gagne ainsi des points ?
giants-decision-keep = Votre objet est maintenant sur la case de sa carrière. Le marquez-vous ?
giants-decision-retrieve = Reprenez-vous un marqueur posé sur un objet ? Tout le monde pourra ensuite déplacer cet objet.

## What a player can choose

giants-action-pass = Passer pour le reste de la phase
giants-action-skip = { $asked ->
    [act] Ne pas agir
    [pick] Ne rien tailler
    [retrieve] N’en reprendre aucun
    [keep] Ne pas le marquer
   *[other] Renoncer
}
giants-action-half-tablet = Poser un marqueur pour une demi-tablette (les paires comptent)
giants-action-perform =
    { $place ->
        [village] Prendre un nouvel ouvrier (dans le réservoir)
        [hut] Prendre un nouveau marqueur (dans le réservoir)
        [forest] Abattre la forêt : { $logs ->
            [one] 1 rondin
           *[other] { $logs } rondins
        }
       *[headdress-quarry] Tailler une coiffe
    }{ $actor ->
        [chief] { " " }(pour 2 demi-tablettes)
       *[sorcerer] { "" }
    }
giants-action-mark = Marquer l’objet avec l’un de vos marqueurs : vous seul pourrez le déplacer
giants-action-leave = { $marked ->
    [0] Laisser l’objet ici sans marqueur
   *[other] Laisser l’objet ici avec votre marqueur
}
giants-action-pick = Tailler un { giants-phrase.sized } (taille { $size })
giants-action-place = { $logs ->
    [0] Placer { giants-phrase.a-figure }
   *[other] Placer { giants-phrase.a-figure } avec { giants-phrase.logs }
}
giants-action-bid = { $markers ->
    [0] Ne miser aucun marqueur
    [one] Miser { $markers } marqueur
   *[other] Miser { $markers } marqueurs
} ; sculpteurs : { giants-phrase.sculptors }
giants-action-pay = Points pour l’aide : { $payments }
giants-action-take = Déplacer ou marquer { $object } (en { $hex })
giants-action-retrieve = Reprendre le marqueur posé sur { $object } (en { $hex })
giants-action-on = En { $hex } { $what }
giants-action-go = Porter l’objet en { $hex } : { $paid ->
        [free] gratuit
       *[other] aide : { $paid }
    } { $what }
giants-action-reserve = Réserver l’ahu { $ahu } (valeur { $value }, coiffe { $headdress }){ $actor ->
        [chief] { " " }(pour 2 demi-tablettes)
       *[sorcerer] { "" }
    }
giants-action-erect = { $scored ->
    [now] Dresser le moaï sur l’ahu { $ahu } : { giants-phrase.points }
   *[end] Dresser le moaï sur l’ahu { $ahu } : { giants-phrase.points } à la fin
}
giants-action-crown = Poser la coiffe sur le moaï de l’ahu { $ahu } : { giants-phrase.points } { $whose ->
        [own] pour vous
        [rival] pour { $player }
       *[unknown] pour sa tribu
    } à la fin
giants-action-peek = Défausser une demi-tablette pour voir à qui est le moaï de l’ahu { $ahu }

# What is good to know of a bid.
giants-remark-bid = Force { $strength } : { $count ->
        [0] ne suffit pour aucun des moaïs proposés
       *[other] pourrait tailler : { $reach }
    }

# What is good to know of a figure before it is placed.
giants-remark-place = { $actor ->
    [chief] Si le chef y agit, contre 2 demi-tablettes, il ne porte pas pendant ce tour.
   *[sorcerer] Si le sorcier y agit, il ne porte pas pendant ce tour.
}

# What is good to know of a question.
giants-hint-act = Si elle agit, elle ne porte pas pendant ce tour.
giants-hint-dice = Au premier tour, un dé qui montre 0 compte pour 1, et un 3 pour 2.
giants-hint-place = Vous n’avez plus de figurine à placer : un marqueur pour une demi-tablette, ou rien.
giants-hint-last = Un joueur a un moaï sur chacun de ses socles : la partie finit avec ce tour.

## Headings over choices of one kind

giants-group-bid = Miser en secret
giants-group-pick = Tailler un moaï
giants-group-place = Placer une figurine
giants-group-on = Choisir une case
giants-group-perform = Agir sur cette case
giants-group-reserve = Réserver un ahu
giants-group-take = Déplacer ou marquer un objet
giants-group-go = Porter l’objet plus loin
giants-group-erect = Dresser le moaï
giants-group-crown = Poser la coiffe sur un moaï
giants-group-peek = Voir à qui est un moaï
giants-group-pay = Points pour l’aide
giants-group-retrieve = Reprendre un marqueur

## What is on a hex

giants-hex-forest = { $logs ->
    [0] forêt abattue
   *[other] forêt avec { giants-phrase.logs }
}
giants-hex-ahu = ahu de valeur { $value }, coiffe { $headdress }
giants-hex-reserved = { $owned ->
    [0] ahu réservé
   *[other] ahu réservé par { $player }
}
giants-hex-moai = { giants-phrase.sized }{ $crowned ->
    [0] { "" }
   *[other] { " " }avec coiffe
}{ $owned ->
    [0] { "" }
   *[other] { " " }de { $player }
}
giants-hex-figures = { $player } : { giants-phrase.sculptors }
giants-hex-logs = { giants-phrase.logs }
giants-hex-marked = { $object }, marqué par { $player }

## What has happened

giants-event-start = { $player } commence.
giants-event-turn = Tour { $turn } : { $player } commence.
giants-event-roll = Les dés montrent { $dice }.
giants-event-no-moai = Aucun moaï n’est proposé : il n’y a donc pas d’enchères.
giants-event-bid = { $markers ->
    [0] { $player } ne mise aucun marqueur
    [one] { $player } mise { $markers } marqueur
   *[other] { $player } mise { $markers } marqueurs
} ; sculpteurs : { giants-phrase.sculptors }.
giants-event-pick = { $player } taille { $object }.
giants-event-skip-pick = { $player } ne taille rien.
giants-event-uncarved = { $count ->
    [one] Personne ne taille un { giants-phrase.sized } : il quitte la partie.
   *[other] Personne ne taille { $count } moaïs de taille { $size } : ils quittent la partie.
}
giants-event-place = { $logs ->
    [0] { $player } place { giants-phrase.a-figure } en { $hex }.
   *[other] { $player } place { giants-phrase.a-figure } avec { giants-phrase.logs } en { $hex }.
}
giants-event-recruit = { $player } reçoit un ouvrier au village.
giants-event-marker = { $player } reçoit un marqueur à la hutte.
giants-event-cut = { $player } abat la forêt en { $hex } et reçoit { giants-phrase.logs }.
giants-event-headdress = { $player } taille { $object }.
giants-event-reserve = { $player } réserve l’ahu { $ahu }.
giants-event-break = { $player } défausse 2 demi-tablettes pour que le chef puisse agir.
giants-event-half-tablet = { $player } pose un marqueur et prend une demi-tablette Rongo.
giants-event-pass = { $player } passe.
giants-event-carry = { $player } fait porter { $object } en { $hex }.
giants-event-paid = { $receiver } reçoit { giants-phrase.points } pour son aide à { $player }.
giants-event-erect = { $player } dresse { $object } sur l’ahu { $ahu }.
giants-event-score = { $player } marque { giants-phrase.points }.
giants-event-crown = { $player } pose { $object } sur le moaï de l’ahu { $ahu }.
giants-event-mark = { $player } met un marqueur sur { $object } en { $hex }.
giants-event-leave = { $player } laisse { $object } en { $hex }.
giants-event-quarry = { $player } met { $object } sur la case de la carrière, { $hex }.
giants-event-retrieve = { $player } reprend le marqueur posé sur { $object }.
giants-event-logs-gone = { $count ->
    [one] { $count } rondin quitte la partie.
   *[other] { $count } rondins quittent la partie.
}
giants-event-peek = { $player } défausse une demi-tablette et regarde sous le moaï de l’ahu { $ahu }.
giants-event-shown = Le moaï de l’ahu { $ahu } appartient à { $owner-name }.
giants-event-out-of-bases = { $player } a un moaï sur chaque socle : la partie prend fin.
giants-event-no-moai-left = Il ne reste aucun moaï à dresser : la partie prend fin.
giants-event-turn-limit = { $turns } tours ont été joués : la partie prend fin.

## Why something is not possible

# $decision is what the player is asked now.
giants-refusal-wrong-decision = Une autre décision est attendue. { giants-phrase.question }
giants-refusal-too-many = { $what ->
    [markers] { $have ->
        [0] Vous n’avez pas de marqueur à miser.
        [one] Vous n’avez qu’un marqueur à miser.
       *[other] Vous n’avez que { $have } marqueurs à miser.
    }
    [workers] { $have ->
        [0] Vous n’avez pas d’ouvrier à miser.
        [one] Vous n’avez qu’un ouvrier à miser.
       *[other] Vous n’avez que { $have } ouvriers à miser.
    }
    [sorcerer] Vous n’avez pas le sorcier en main.
    [chief] Vous n’avez pas le chef en main.
   *[other] Vous n’en avez que { $have } : { $what }.
}
giants-refusal-not-offered = Aucun { giants-phrase.sized } n’est proposé.
giants-refusal-too-weak = { $strength ->
    [0] Un { giants-phrase.sized } demande une force de { $size }, et vos sculpteurs n’en ont plus.
   *[other] Un { giants-phrase.sized } demande une force de { $size }, et celle de vos sculpteurs n’est plus que de { $strength }.
}
giants-refusal-not-in-hand = { $figure ->
    [worker] Vous n’avez pas d’ouvrier en main.
    [sorcerer] Vous n’avez pas le sorcier en main.
    [chief] Vous n’avez pas le chef en main.
   *[other] Vous n’avez pas cette figurine en main : { $figure }.
}
giants-refusal-no-logs = { $have ->
    [0] Vous n’avez pas de rondins.
    [one] Vous n’avez qu’un rondin.
   *[other] Vous n’avez que { $have } rondins.
}
giants-refusal-no-marker = Vous n’avez pas de marqueur en main.
giants-refusal-no-half-tablets-left = Il ne reste plus de demi-tablettes.
giants-refusal-nothing-here = Il n’y a rien à gagner sur cette case.
giants-refusal-cannot-reserve = L’ahu { $ahu } ne peut pas être réservé : il est pris, ou vous n’avez plus de socle.
giants-refusal-not-here = L’ahu { $ahu } n’appartient pas à cette case.
giants-refusal-not-yours = Seul { giants-phrase.seat } peut déplacer « { $object } ».
giants-refusal-not-there = « { $object } » ne peut pas être déplacé : l’objet n’est pas encore taillé, ou il est déjà à sa place définitive.
giants-refusal-nothing-to-do = Vous ne pouvez rien faire de « { $object } » maintenant.
giants-refusal-must-keep = « { $object } » n’est à personne. Qui déplace l’objet doit le dresser, le poser sur une tête ou le marquer dans la même action, et vous ne le pourriez pas ainsi.
giants-refusal-not-next = L’objet ne peut pas aller en { $hex } : ce n’est pas une case voisine.
giants-refusal-been-there = L’objet est déjà passé en { $hex } ce tour-ci.
giants-refusal-too-heavy = Il n’y a pas assez de porteurs en { $hex } : l’objet y demande une force de { $size }, avec au moins une figurine.
giants-refusal-must-act = « { $object } » n’a pas encore bougé : faites porter l’objet, marquez-le ou mettez-le en place avant de le laisser.
giants-refusal-stays = « { $object } » ne peut pas être porté plus loin que { $hex } : l’objet y reste.
giants-refusal-marked = « { $object } » porte déjà un marqueur.
giants-refusal-is-headdress = C’est une coiffe : elle ne se dresse pas, elle se pose sur un moaï.
giants-refusal-is-moai = C’est un moaï : il ne se pose pas sur une tête, il se dresse sur un ahu.
giants-refusal-taken = Il y a déjà un moaï sur l’ahu { $ahu }.
giants-refusal-reserved = L’ahu { $ahu } est réservé par { giants-phrase.seat }.
giants-refusal-no-base = Vous n’avez plus de socle pour ce moaï.
giants-refusal-no-figure = Pour l’ahu { $ahu }, il vous faut une figurine à vous sur sa case.
giants-refusal-bare-only = Il n’y a pas de moaï tête nue sur l’ahu { $ahu }.
giants-refusal-wrong-payment = Ce paiement ne convient pas : on paie exactement l’aide nécessaire sur cette case.
giants-refusal-no-marker-there = Vous n’avez pas de marqueur sur « { $object } ».
giants-refusal-not-hidden = Rien ne vous est caché sur l’ahu { $ahu }.
giants-refusal-no-half-tablet = Vous n’avez pas de demi-tablette à défausser.

## The result

giants-reason-out-of-bases = Un joueur a un moaï sur chacun de ses socles.
giants-reason-no-moai-left = Il ne reste aucun moaï à dresser.
giants-reason-turn-limit = Le dernier tour a été joué.
giants-part-carrying = Transport
giants-part-moai = Moaïs
giants-part-headdresses = Coiffes
giants-part-tablets = Tablettes
giants-tiebreak = En cas d’égalité, on compare les moaïs dressés, puis les demi-tablettes ; ensuite, la victoire est partagée.

## Labels

giants-label-object = { $kind ->
    [headdress] la coiffe n° { $number }
    [small] le petit moaï n° { $number }
    [medium] le moaï moyen n° { $number }
    [large] le grand moaï n° { $number }
   *[other] { $kind } { $number }
}
giants-label-worker = { $count ->
    [one] ouvrier
   *[other] ouvriers
}
giants-label-sorcerer = { $count ->
    [one] Sorcier
   *[other] Sorciers
}
giants-label-chief = { $count ->
    [one] Chef
   *[other] Chefs
}
giants-label-forest = forêt
giants-label-village = village
giants-label-hut = hutte
giants-label-moai-quarry = carrière de moaïs
giants-label-headdress-quarry = carrière de coiffes
giants-label-turn = Tour
giants-label-first-player = Premier joueur
giants-label-auction = Enchères
giants-label-placement = Placement
giants-label-transport = Transport
giants-label-end-of-turn = Fin du tour
giants-label-dice = Dés
giants-label-offered = Proposés
giants-label-supply = Réserve
giants-label-workers = Ouvriers
giants-label-markers = Marqueurs
giants-label-logs = Rondins
giants-label-halves = ½ tablettes
giants-label-bases = Socles
giants-label-points = Points
giants-label-score = Score
giants-label-erected = Dressés
giants-label-bid = misé
giants-label-strength = Sculpteurs restants
giants-label-passed = a passé
giants-label-idle = ne porte pas
giants-label-before-screen = devant le paravent
giants-label-hidden = caché
giants-label-marked = avec marqueur
giants-label-free = à personne
giants-label-reserved = réservé
giants-label-worth = valeur

## Options

giants-option-two_workers = tout le monde commence avec 2 ouvriers [G4]
giants-option-open_score = les moaïs sont comptés dès qu’ils sont dressés [G31]
giants-option-screens = ce qui se trouve derrière les paravents et sous les moaïs : visible (open) ou caché comme dans la règle (as_printed) [G26]
giants-option-acting_figures_carry = les figurines qui ont agi portent aussi [G18]
giants-option-island = une carte à vous : island=@FICHIER [G3]

## Préréglages

giants-preset-first_game = Première partie
giants-preset-first_game-text = Chacun commence avec deux ouvriers, et rien n’est caché.
giants-preset-as_printed = Comme dans le livret
giants-preset-as_printed-text = Ce qui est derrière les paravents et les propriétaires des moaïs sont cachés : à vous de vous en souvenir.
giants-preset-open_information = Informations ouvertes
giants-preset-open_information-text = Chacun voit ce que les autres ont et à qui est chaque moaï.
