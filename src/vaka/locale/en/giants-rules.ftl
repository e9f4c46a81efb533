### Giants: the rules to read, one message for each rule number.

giants-name = Giants
giants-about = The tribes of Easter Island carve giants of stone and carry them across the island to the ahus, the platforms on the coast. Giants is a game for 3 to 5 players that lasts 60 to 90 minutes. You bid in secret for the moai, place your people so that they form chains from hex to hex, and carry your statues along your own figures and those of the others. Using a rival earns that rival points: the art is to travel together and still arrive first.

## What is in the box

giants-section-material = Pieces and island
giants-rule-G1 = Each colour has 6 workers, 1 chief, 1 sorcerer, 7 bases and 6 tribe markers. There are 35 moai (17 of size 1, 12 of size 2 and 6 of size 3), 14 headdresses, 27 logs, 30 Rongo half-tablets and 7 forest tiles.
giants-rule-G2 = A white die has the faces 0, 1, 1, 2, 2 and 3, a brown die 0, 1, 1, 1, 2 and 3. Three players roll 3 white dice; a fourth player adds a brown die and a fifth another one.
giants-rule-G3 = The island has 56 hexes. Among them are the moai quarry in the east, the headdress quarry in the south-west, the village, the sorcerer’s hut and 7 forest hexes side by side, with 5, 4, 4, 4, 4, 3 and 3 logs. On the coast are 28 ahus: each belongs to exactly one hex, and a hex can have two. The value of an ahu is its distance from the moai quarry in hexes; its headdress value is higher the farther it is from the headdress quarry. With the option island you can play on a map of your own.

## Setting up

giants-section-setup = Setting up
giants-rule-G4 = Behind your screen you begin with 2 markers, 1 worker, 1 sorcerer and 1 chief, and with 7 bases if there are 3 of you, 6 if there are 4 and 5 if there are 5. The other workers and markers of your colour wait in the container, so you never have more than 6 of each. With the option two_workers everybody begins with 2 workers.
giants-rule-G5 = Nobody has points, logs or half-tablets yet. Chance picks the first player, who gets the pawn.

## Phase 1

giants-section-roll = Phase 1: rolling for moai
giants-rule-G6 = Roll all the dice. Each die offers a moai of the size that it shows. A 0 is a broken moai and offers nothing, and neither does a size that is used up. In the first turn only, a 0 counts as 1 and a 3 as 2.

## Phase 2

giants-section-auction = Phase 2: auction
giants-rule-G7 = Everybody bids in secret and at the same time: any number of markers, which decide who picks first, and any figures as sculptors, who decide how much you can carve. A worker or the sorcerer counts 1, the chief 3. You may also bid nothing. If no moai is on offer, there is no auction.
giants-rule-G8 = All bids are opened. Whoever bid more markers picks earlier; if level, whoever has more Rongo half-tablets; if still level, whoever comes first in turn order. In this order each player takes one moai no larger than the strength of their sculptors, or declines. What is left of the strength can be used when the order is gone through again, until a whole round passes in which nobody takes anything. Strength is a sum: a chief alone can carve a size 1 and a size 2.
giants-rule-G9 = Moai that nobody carves leave the game. All that was bid, whether it was of use or not, lies before the screens and is out for the rest of the turn. A moai that you won stands before your screen.

## Phase 3

giants-section-placement = Phase 3: placement
giants-rule-G10 = From the first player clockwise everybody takes one action at a time, round after round. You can place a worker or the sorcerer, together with 0, 1 or 2 of your logs, or the chief, always without logs, on any hex. Any number of figures of any colours may share a hex.
giants-rule-G11 = The sorcerer can act at once when he is placed. In the village you take a worker from the container, at the hut a marker. In a forest that is not cut yet you take its logs, as many as the supply has; the forest is then cut and gives no more. At the headdress quarry you take a headdress and put it before your screen. On a hex with a free ahu you can reserve the ahu with one of your bases, colour up: from then on only you may erect a moai there, and the base stays where it is.
giants-rule-G12 = The chief can do the same when he is placed, if you discard 2 half-tablets. For each further pair of half-tablets he may act again on the same hex.
giants-rule-G13 = Instead of placing a figure you can lay a marker before your screen and take a Rongo half-tablet, as long as there are any left. The marker comes back at the end of the turn.
giants-rule-G14 = Or you pass: then you do nothing more in this phase. If all the others have passed, you may go on alone.
giants-rule-G15 = Workers, markers and logs that you gain can be used from your next action of this phase on. Where there is nothing to gain, a figure cannot act.

## Phase 4

giants-section-transport = Phase 4: transport
giants-rule-G16 = From the first player clockwise everybody acts with one object at a time, a moai or a headdress, round after round, until all have passed. You carry it and may then erect it, put it on a head or mark it; or you do one of these where it lies, without moving it.
giants-rule-G17 = An object from before your screen starts at its quarry, any other where it lies. The start hex needs no carriers, but every hex that it enters does: 1 for a headdress or a moai of size 1, 2 for size 2 and 3 for size 3. A worker or sorcerer carries 1, a log carries 1 and a chief carries 3. At least one figure must take part: logs alone carry nothing.
giants-rule-G18 = A sorcerer who acted this turn, or a chief who broke half-tablets, does not carry in this turn. He still counts as your figure for erecting and for headdresses. With the option acting_figures_carry he carries like the others.
giants-rule-G19 = You may use everybody’s figures and logs without asking, again and again. Your own figures are free, and logs earn nothing. Each rival figure that you use earns its owner 1 point at once; a rival chief earns the size of the object (1 for a headdress) and then carries alone on that hex. Your own figures and the logs help first, so that nobody gets more than is needed. Where there is a choice, you decide who gets the points. They come from the supply: you lose none.
giants-rule-G20 = In one turn an object never enters a hex twice, not even in different actions. The hex that it started from counts too.
giants-rule-G21 = You may erect a moai on an ahu of its hex if you have a figure on that hex and the ahu is free or reserved by you. It is set on one of your bases and never moves again.
giants-rule-G22 = You may put a headdress on a bare moai that stands on an ahu of its hex if you have a figure on that hex. This may be a rival’s moai too, but the points go to the owner of the moai.
giants-rule-G23 = At the end of a move, or instead of one, you can put a marker from your hand on the object. As long as it is there, nobody else may move the object. When the object is erected or put on a head, the marker comes back and can be used again at once.
giants-rule-G24 = An object that was left unmarked in an earlier turn can be moved by anybody, but whoever does so must erect it, put it on a head or mark it in the same action. What you won or carved this turn is yours until the end of the phase.
giants-rule-G25 = At the end of the phase, moai and headdresses that still stand before a screen are put on their quarry hexes. Their owners may mark them at once.
giants-rule-G26 = By default the screens are open: everybody sees what everybody has and whose moai stands on which ahu. All of it happens in the open, so keeping a list would tell you anyway. With the option screens=as_printed the table hides what the rulebook hides: the workers, markers, logs and bases behind the others’ screens, what is left in the container, and whose moai is whose, your own included. Half-tablets and bids always lie where all can see them. At any decision but a bid you may discard a half-tablet to be shown the owner of one moai.

## Phase 5

giants-section-end-of-turn = Phase 5: end of the turn
giants-rule-G27 = All figures come back from the island and from before the screens, and so do the markers that were bid or laid for half-tablets. You may also take back markers from objects, which are then unmarked. All logs on the island leave the game; those behind the screens are kept.
giants-rule-G28 = The first-player pawn goes to the next player on the left, and a new turn begins.

## The end

giants-section-end = End of the game
giants-rule-G29 = The game ends after a transport phase in which at least one player has a moai on every one of their bases. A base that only reserves an ahu does not count.
giants-rule-G30 = You score the points that your figures earned by carrying for others; for each of your moai the value of its ahu times its size, plus the headdress value of the ahu if it wears a headdress; and 3 points for each pair of half-tablets, nothing for a single one. A moai of size 2 with a headdress on an ahu with the values 8 and 6, for example, brings 22 points. The highest total wins.
giants-rule-G31 = With the option open_score a moai scores as soon as it is erected, and only headdresses and tablets are counted at the end. The result is the same.
giants-rule-G32 = A tie is decided by the number of moai erected, then by the half-tablets; if both are level, the victory is shared. The game also ends when there is no moai left anywhere that could still be erected, and after 20 turns at the latest.
