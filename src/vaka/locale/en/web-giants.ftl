### Giants' table in the browser: what its pictures say to who hears or points at them.

web-giants-table = The table
web-giants-map = The island
web-giants-zoom = Size of the map
web-giants-nearer = Nearer
web-giants-farther = Farther away
web-giants-whole = The whole island
web-giants-many = { $count } objects that you can choose on { $hex }: come nearer
web-giants-plain = open land
web-giants-ahu = Ahu { $ahu } (moai { $value } × size, headdress { $headdress })
web-giants-ahu-moai = { $where }: { $moai }, worth { $worth }
web-giants-place-on = { $what }: { $hex }
web-giants-seats = The players
web-giants-in-hand = at hand
web-giants-score = Points so far
web-giants-broken = a broken moai: nothing
web-giants-standing = What the moai and headdresses that stand are worth

## What is answered beside the map

web-giants-tray = What you can do
web-giants-take-figure = Choose a figure, then the hex for it.
web-giants-place-why = Every hex that a moai enters needs as many carriers as it is large (a chief is enough): yours, or others’, who get points. Keep a marker to protect a moai on its way.
web-giants-place-then = { $what }: now press a hex on the map.
web-giants-then-hex = Now choose a hex on the map.
web-giants-once-more = Press that hex again to place it there.
web-giants-logs-how = Each log carries 1 more.
web-giants-on-map = Choose on the map what glows, or here:

## What is pointed at

web-giants-point = Point at or press a hex or an ahu to learn what it gives.
web-giants-key-value = points of an ahu, times the size of the moai
web-giants-key-headdress = points for a headdress on it
web-giants-key-sorcerer = The sorcerer gets there:
web-giants-gives-village = The sorcerer gets a new worker here.
web-giants-gives-hut = The sorcerer gets a new marker here.
web-giants-gives-forest = { $logs ->
    [0] There are no logs left for who cuts this forest.
    [one] The sorcerer cuts it down and gets { $logs } log.
   *[other] The sorcerer cuts it down and gets { $logs } logs.
}
web-giants-gives-headdress-quarry = { $count ->
    [0] There are no headdresses left to carve.
   *[other] The sorcerer carves a headdress here.
}
web-giants-gives-moai-quarry = Every moai begins its way here.
web-giants-gives-ahu = The sorcerer can reserve this ahu with a base.
web-giants-gives-worker = A worker does not act: it carries.
web-giants-gives-chief = The chief acts only for 2 half-tablets.

## Carrying: where an object can go, who is paid, and what is done there

web-giants-carrying = The object that you carry
web-giants-take-then = { $object }: now press a lit hex on the map.
web-giants-how = Press a lit hex to carry it there, or draw a way of your own from the ring around it.
web-giants-nowhere = It cannot be carried anywhere now.
web-giants-here = Or, where it is now:
web-giants-then = And there:
web-giants-decide-there = Decide when it is there
web-giants-way = to { $hex }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
web-giants-carry = Carry { $object } to { $hex } ({ $paid })
web-giants-carry-then = { $carried } → { $ending }
web-giants-free = pays nobody
web-giants-paid = pays { $payments }
web-giants-stays = It stays there.
web-giants-unmarked = Unmarked, anybody may carry it away from the next turn on.
web-giants-pays = This pays
web-giants-pays-nobody = This pays nobody: your own people and logs do it.
web-giants-who-helps = Who helps on { $hex }?
web-giants-is-here = It is here already.

## The secret bid, and how it is opened

web-giants-bid = Your secret bid
web-giants-bid-how = Press a piece to take it into your hand, and again to put it back. Everything you bid is out until the turn ends.
web-giants-bid-order = One hand: the order
web-giants-bid-order-how = More markers pick first.
web-giants-bid-carve = Other hand: sculptors
web-giants-bid-none = empty
web-giants-bid-piece = { $piece } { $number } of { $all }
web-giants-bid-closed = Your hands are closed. The others are still choosing.
web-giants-offer = To be carved this turn:
web-giants-bids = All hands open
web-giants-bids-order = In this order they pick
web-giants-bids-left = strength left: { $strength }
web-giants-bids-strength = Strength left
web-giants-bids-picks = picks now

## What the last turn brought

web-giants-last = Turn { $turn } is over

## Scenes

web-giants-scene-roll = The moai roll
web-giants-scene-end = The game is over
