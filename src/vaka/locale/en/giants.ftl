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
        [worker] a worker
        [sorcerer] the sorcerer
        [chief] the chief
       *[other] { $figure }
    }
    .logs = { $logs ->
        [one] { $logs } log
       *[other] { $logs } logs
    }
    .markers = { $markers ->
        [0] no markers
        [one] { $markers } marker
       *[other] { $markers } markers
    }
    .workers = { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
    .sculptors = { $workers ->
        [0] { $sorcerer ->
            [0] { $chief ->
                [0] none
               *[other] chief
            }
           *[other] { $chief ->
                [0] sorcerer
               *[other] sorcerer and chief
            }
        }
       *[other] { $sorcerer ->
            [0] { $chief ->
                [0] { giants-phrase.workers }
               *[other] { giants-phrase.workers } and chief
            }
           *[other] { $chief ->
                [0] { giants-phrase.workers } and sorcerer
               *[other] { giants-phrase.workers }, sorcerer and chief
            }
        }
    }
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .sized = { $size ->
        [1] small moai
        [2] medium moai
       *[3] large moai
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

giants-decision-bid = What do you bid in secret: how many markers for the order, and which figures as sculptors?
giants-decision-pick = Which moai do you carve?
giants-decision-place = Place a figure, lay a marker for a half-tablet, or pass.
giants-decision-where = On which hex do you place the figure?
giants-decision-act = Your figure can act here. What does it do?
giants-decision-transport = Which moai or headdress do you carry or mark? Or do you pass?
giants-decision-move = Where do you carry it, or what happens to it here?
giants-decision-pay = Who helps you on this hex, and gets points for it?
giants-decision-keep = Your object stands on its quarry hex now. Do you mark it?
giants-decision-retrieve = Do you take back a marker from an object? Then anybody may move that object.

## What a player can choose

giants-action-pass = Pass for the rest of this phase
giants-action-skip = { $asked ->
    [act] Do not act
    [pick] Carve none
    [retrieve] Take none back
    [keep] Do not mark it
   *[other] Do without
}
giants-action-half-tablet = Lay a marker for a half-tablet (pairs score)
giants-action-perform =
    { $place ->
        [village] Take a new worker (from the container)
        [hut] Take a new marker (from the container)
        [forest] Cut the forest: { $logs ->
            [one] 1 log
           *[other] { $logs } logs
        }
       *[headdress-quarry] Carve a headdress
    }{ $actor ->
        [chief] { " " }(for 2 half-tablets)
       *[sorcerer] { "" }
    }
giants-action-mark = Mark it with one of your markers: then only you may move it
giants-action-leave = { $marked ->
    [0] Leave it here unmarked
   *[other] Leave it here, with your marker on it
}
giants-action-pick = Carve a { giants-phrase.sized } (size { $size })
giants-action-place = { $logs ->
    [0] Place { giants-phrase.a-figure }
   *[other] Place { giants-phrase.a-figure } with { giants-phrase.logs }
}
giants-action-bid = Bid { giants-phrase.markers }; sculptors: { giants-phrase.sculptors }
giants-action-pay = Points for help: { $payments }
giants-action-take = Move or mark { $object } (on { $hex })
giants-action-retrieve = Take back the marker from { $object } (on { $hex })
giants-action-on = On { $hex } { $what }
giants-action-go = Carry it to { $hex }: { $paid ->
        [free] free
       *[other] help: { $paid }
    } { $what }
giants-action-reserve = Reserve ahu { $ahu } (value { $value }, headdress { $headdress }){ $actor ->
        [chief] { " " }(for 2 half-tablets)
       *[sorcerer] { "" }
    }
giants-action-erect = { $scored ->
    [now] Erect it on ahu { $ahu }: { giants-phrase.points }
   *[end] Erect it on ahu { $ahu }: { giants-phrase.points } at the end
}
giants-action-crown = Put it on the moai of ahu { $ahu }: { giants-phrase.points } { $whose ->
        [own] for you
        [rival] for { $player }
       *[unknown] for its owner
    } at the end
giants-action-peek = Discard a half-tablet to see whose moai stands on ahu { $ahu }

# What is good to know of a bid.
giants-remark-bid = Strength { $strength }: { $count ->
        [0] carves none of the moai on offer
       *[other] could carve: { $reach }
    }

# What is good to know of a figure before it is placed.
giants-remark-place = { $actor ->
    [chief] If the chief acts there, for 2 half-tablets, he does not carry this turn.
   *[sorcerer] If the sorcerer acts there, he does not carry this turn.
}

# What is good to know of a question.
giants-hint-act = If it acts, it does not carry this turn.
giants-hint-dice = In the first turn a die that shows 0 counts as 1, and a 3 as 2.
giants-hint-place = You have no figure left to place: a marker for a half-tablet, or nothing.
giants-hint-last = A player has a moai on every base: the game ends after this turn.

## Headings over choices of one kind

giants-group-bid = Bid in secret
giants-group-pick = Carve a moai
giants-group-place = Place a figure
giants-group-on = Choose a hex
giants-group-perform = Act on this hex
giants-group-reserve = Reserve an ahu
giants-group-take = Move or mark an object
giants-group-go = Carry it on
giants-group-erect = Erect the moai
giants-group-crown = Put the headdress on a moai
giants-group-peek = See whose moai it is
giants-group-pay = Points for help
giants-group-retrieve = Take back a marker

## What is on a hex

giants-hex-forest = { $logs ->
    [0] felled forest
   *[other] forest with { giants-phrase.logs }
}
giants-hex-ahu = ahu of value { $value }, headdress { $headdress }
giants-hex-reserved = { $owned ->
    [0] reserved ahu
   *[other] ahu reserved by { $player }
}
giants-hex-moai = { giants-phrase.sized }{ $crowned ->
    [0] { "" }
   *[other] { " " }with headdress
}{ $owned ->
    [0] { "" }
   *[other] { " " }of { $player }
}
giants-hex-figures = { $player }: { giants-phrase.sculptors }
giants-hex-logs = { giants-phrase.logs }
giants-hex-marked = { $object }, marked by { $player }

## What has happened

giants-event-start = { $player } goes first.
giants-event-turn = Turn { $turn }: { $player } goes first.
giants-event-roll = The dice show { $dice }.
giants-event-no-moai = No moai is on offer, so there is no auction.
giants-event-bid = { $player } bids { giants-phrase.markers }; sculptors: { giants-phrase.sculptors }.
giants-event-pick = { $player } carves { $object }.
giants-event-skip-pick = { $player } carves nothing.
giants-event-uncarved = { $count ->
    [one] Nobody carves a { giants-phrase.sized }: it leaves the game.
   *[other] Nobody carves { $count } moai of size { $size }: they leave the game.
}
giants-event-place = { $logs ->
    [0] { $player } places { giants-phrase.a-figure } on { $hex }.
   *[other] { $player } places { giants-phrase.a-figure } with { giants-phrase.logs } on { $hex }.
}
giants-event-recruit = { $player } gets a worker in the village.
giants-event-marker = { $player } gets a marker at the hut.
giants-event-cut = { $player } cuts the forest on { $hex } and gets { giants-phrase.logs }.
giants-event-headdress = { $player } carves { $object }.
giants-event-reserve = { $player } reserves ahu { $ahu }.
giants-event-break = { $player } discards 2 half-tablets, so that the chief can act.
giants-event-half-tablet = { $player } lays a marker and takes a Rongo half-tablet.
giants-event-pass = { $player } passes.
giants-event-carry = { $player } carries { $object } to { $hex }.
giants-event-paid = { $receiver } gets { giants-phrase.points } for helping { $player }.
giants-event-erect = { $player } erects { $object } on ahu { $ahu }.
giants-event-score = { $player } scores { giants-phrase.points }.
giants-event-crown = { $player } puts { $object } on the moai of ahu { $ahu }.
giants-event-mark = { $player } marks { $object } on { $hex }.
giants-event-leave = { $player } leaves { $object } on { $hex }.
giants-event-quarry = { $player } puts { $object } on the quarry hex { $hex }.
giants-event-retrieve = { $player } takes back the marker from { $object }.
giants-event-logs-gone = { $count ->
    [one] { $count } log leaves the game.
   *[other] { $count } logs leave the game.
}
giants-event-peek = { $player } discards a half-tablet and looks under the moai of ahu { $ahu }.
giants-event-shown = The moai of ahu { $ahu } belongs to { $owner-name }.
giants-event-out-of-bases = { $player } has a moai on every base: the game ends.
giants-event-no-moai-left = No moai is left to erect: the game ends.
giants-event-turn-limit = { $turns } turns have been played: the game ends.

## Why something is not possible

# $decision is what the player is asked now.
giants-refusal-wrong-decision = Another choice is due now. { giants-phrase.question }
giants-refusal-too-many = { $what ->
    [markers] { $have ->
        [0] You have no markers to bid.
        [one] You have only { $have } marker to bid.
       *[other] You have only { $have } markers to bid.
    }
    [workers] { $have ->
        [0] You have no workers to bid.
        [one] You have only { $have } worker to bid.
       *[other] You have only { $have } workers to bid.
    }
    [sorcerer] You do not have the sorcerer in hand.
    [chief] You do not have the chief in hand.
   *[other] You have only { $have }: { $what }.
}
giants-refusal-not-offered = No { giants-phrase.sized } is on offer.
giants-refusal-too-weak = { $strength ->
    [0] A { giants-phrase.sized } takes a strength of { $size }, and your sculptors have none left.
   *[other] A { giants-phrase.sized } takes a strength of { $size }, and your sculptors have only { $strength } left.
}
giants-refusal-not-in-hand = { $figure ->
    [worker] You have no worker in hand.
    [sorcerer] You do not have the sorcerer in hand.
    [chief] You do not have the chief in hand.
   *[other] You do not have that figure in hand: { $figure }.
}
giants-refusal-no-logs = { $have ->
    [0] You have no logs.
    [one] You have only { $have } log.
   *[other] You have only { $have } logs.
}
giants-refusal-no-marker = You have no marker in hand.
giants-refusal-no-half-tablets-left = There are no half-tablets left.
giants-refusal-nothing-here = There is nothing to gain on this hex.
giants-refusal-cannot-reserve = Ahu { $ahu } cannot be reserved: it is taken, or you have no base left.
giants-refusal-not-here = Ahu { $ahu } does not belong to this hex.
giants-refusal-not-yours = Only { giants-phrase.seat } may move “{ $object }”.
giants-refusal-not-there = “{ $object }” cannot be moved: it is not carved yet, or it is already set up for good.
giants-refusal-nothing-to-do = You can do nothing with “{ $object }” now.
giants-refusal-must-keep = “{ $object }” belongs to nobody. Whoever moves it must erect it, put it on a head or mark it in the same action, and you could not do so this way.
giants-refusal-not-next = The object cannot go to { $hex }: that hex is not next to it.
giants-refusal-been-there = The object has already been on { $hex } this turn.
giants-refusal-too-heavy = There are not enough carriers on { $hex }: the object needs a strength of { $size }, with at least one figure taking part.
giants-refusal-must-act = “{ $object }” has not moved yet: carry it, mark it or set it up before you let go of it.
giants-refusal-stays = “{ $object }” cannot be carried on from { $hex }: it stays there.
giants-refusal-marked = “{ $object }” is already marked.
giants-refusal-is-headdress = This is a headdress: it cannot be erected, only put on a moai.
giants-refusal-is-moai = This is a moai: it cannot be put on a head, only erected on an ahu.
giants-refusal-taken = There is already a moai on ahu { $ahu }.
giants-refusal-reserved = Ahu { $ahu } is reserved by { giants-phrase.seat }.
giants-refusal-no-base = You have no base left for it.
giants-refusal-no-figure = For ahu { $ahu } you need a figure of your own on its hex.
giants-refusal-bare-only = There is no bare moai on ahu { $ahu }.
giants-refusal-wrong-payment = This payment does not fit: rivals are paid exactly for the help that is needed on this hex.
giants-refusal-no-marker-there = You have no marker on “{ $object }”.
giants-refusal-not-hidden = Nothing on ahu { $ahu } is hidden from you.
giants-refusal-no-half-tablet = You have no half-tablet to discard.

## The result

giants-reason-out-of-bases = A player has a moai on every base.
giants-reason-no-moai-left = No moai is left to erect.
giants-reason-turn-limit = The last turn has been played.
giants-part-carrying = Carrying
giants-part-moai = Moai
giants-part-headdresses = Headdresses
giants-part-tablets = Tablets
giants-tiebreak = A tie is decided by the moai erected, then by the half-tablets; after that the victory is shared.

## Labels

giants-label-object = { $kind ->
    [headdress] headdress no. { $number }
    [small] small moai no. { $number }
    [medium] medium moai no. { $number }
    [large] large moai no. { $number }
   *[other] { $kind } { $number }
}
giants-label-worker = { $count ->
    [one] worker
   *[other] workers
}
giants-label-sorcerer = { $count ->
    [one] Sorcerer
   *[other] Sorcerers
}
giants-label-chief = { $count ->
    [one] Chief
   *[other] Chiefs
}
giants-label-forest = forest
giants-label-village = village
giants-label-hut = hut
giants-label-moai-quarry = moai quarry
giants-label-headdress-quarry = headdress quarry
giants-label-turn = Turn
giants-label-first-player = First player
giants-label-auction = Auction
giants-label-placement = Placement
giants-label-transport = Transport
giants-label-end-of-turn = End of the turn
giants-label-dice = Dice
giants-label-offered = On offer
giants-label-supply = Supply
giants-label-workers = Workers
giants-label-markers = Markers
giants-label-logs = Logs
giants-label-halves = Half-tablets
giants-label-bases = Bases
giants-label-points = Points
giants-label-score = Score
giants-label-erected = Erected
giants-label-bid = bid
giants-label-strength = Sculptors left
giants-label-passed = passed
giants-label-idle = does not carry
giants-label-before-screen = before the screen
giants-label-hidden = hidden
giants-label-marked = marked
giants-label-free = anybody may take it
giants-label-reserved = reserved
giants-label-worth = value

## Options

giants-option-two_workers = everybody begins with 2 workers [G4]
giants-option-open_score = moai are scored as they are erected [G31]
giants-option-screens = what lies behind the screens and under the moai: open, or hidden as in the rulebook (as_printed) [G26]
giants-option-acting_figures_carry = figures that acted carry as well [G18]
giants-option-island = a map of your own: island=@FILE [G3]

## Presets

giants-preset-first_game = First game
giants-preset-first_game-text = Everyone starts with two workers, and nothing is hidden.
giants-preset-as_printed = As printed
giants-preset-as_printed-text = What’s behind screens and who owns which moai is hidden, so you have to remember it.
giants-preset-open_information = Open information
giants-preset-open_information-text = Everyone sees what the others have and who owns which moai.
