### Rapa Nui: the rules to read, one message for each rule number.

rapanui-name = Rapa Nui
rapanui-about = A lonely island, a small village and giant heads of stone: Rapa Nui is a card game for 2 to 4 players that lasts about 45 minutes. You bring people into your village, raise moai and lay offerings on the sacrifice stone, and the crops that lie there most often are the ones most worth keeping. Whenever you draw, you also decide what is valued next, for yourself and for everyone else.

## What is in the box

rapanui-section-material = Cards and tokens
rapanui-rule-N1 = The deck has 50 cards: 9 moai, 9 priests, 12 woodcutters and 20 gatherers. A gatherer brings in one of four crops (fish, mulberry, potato or grain), and there are 5 gatherers for each crop.
rapanui-rule-N2 = Every seat also has 4 starting cards of its own: a woodcutter and 3 gatherers of different crops. Each set lacks one crop: fish at the first seat, mulberry at the second, potato at the third and grain at the fourth. The sets of empty seats stay in the box.
rapanui-rule-N3 = There are 100 offerings, 25 of each crop, in four face-up piles. No more are ever added, so a pile can run out.
rapanui-rule-N4 = Wood and points are counted with tokens. The tokens only keep count: their supply never runs out.

## Setting up

rapanui-section-setup = Setting up
rapanui-rule-N5 = Lay your starting woodcutter face up in front of you: it is the first card of your area. Your 3 gatherers are your first hand.
rapanui-rule-N6 = Shuffle the 50 cards and deal 16 of them face up into four columns of 4. The cards of a column overlap, but all of them can be read. Only the front card of a column, the one with no other card on top, can be taken. The other 34 cards stay face down as the deck.
rapanui-rule-N7 = Take one offering from each pile and keep the four face down in front of you. You may look at your own offerings whenever you like; the other players see only how many you have. With the option hands everyone sees all hands, and offerings as far as they could be remembered.
rapanui-rule-N8 = Chance picks the player who goes first, with 2 wood. Clockwise from there, the second player begins with 3 wood, the third with 4 and the fourth with 5.

## A turn

rapanui-section-turn = Your turn
rapanui-rule-N9 = First you may buy one offering, and no more than one, from a pile that is not empty. The price is 5 wood, less 1 for each gatherer of that crop in your area, but never below 0. With two grain gatherers in your area, for example, you pay 3 wood for grain.
rapanui-rule-N10 = Next you must play exactly one of the following from your hand into your area: a woodcutter, free of charge; a priest, free of charge; a moai, for 7 wood and followed at once by a sacrifice round; or one, two or three gatherers of the same crop, for 0, 1 or 2 wood in all. The cards that already lie in your area do not change these costs.
rapanui-rule-N11 = If you hold 3 moai and cannot pay 7 wood, remove one of them from the game; you play nothing this turn. In no other case may you go without playing.
rapanui-rule-N12 = Now draw until you hold 3 cards again: one front card at a time, from the same column or from different ones. When you take the last card of a column, 4 new cards are dealt there from the deck at once, and the last of them to be dealt is the front card.
rapanui-rule-N13 = Once your hand is full, there is a valuation for all players. What is valued depends on the card that came to the front with your last draw: the one beneath the card you took or, if the column became empty, the front card of the new column. Cards that came to the front with earlier draws of the same turn do not count.
rapanui-rule-N14 = After the valuation your turn is over, and the next player clockwise takes a turn.

## The sacrifice round

rapanui-section-sacrifice = The sacrifice round
rapanui-rule-N15 = A moai calls for sacrifices before you draw. Starting on your left and going clockwise, every other player lays one of their own offerings face up on the sacrifice stone. You come last: lay one of your own offerings face down on the stone, then take one more from any pile and lay it there face up.
rapanui-rule-N16 = Offerings laid face down stay secret until the end of the game: only the player who laid one knows what it is.
rapanui-rule-N17 = A player without offerings lays none. If all four piles are empty, the extra offering is left out.

## Valuation

rapanui-section-scoring = Valuation
rapanui-rule-N18 = You have the majority if at least 2 cards of the valued kind lie in your area and nobody else has as many or more. Gatherers of different crops are different kinds.
rapanui-rule-N19 = Woodcutters bring wood: 1 for each woodcutter in your area, and 1 more for the majority.
rapanui-rule-N20 = Priests bring points: 1 for each priest in your area, and 1 more for the majority.
rapanui-rule-N21 = Moai bring wood or points, as you choose: 1 for each moai in your area, and 1 more for the majority. You take all of it as wood or all of it as points, never a mixture. The player whose turn it is chooses first, then the others clockwise; players without moai are not asked.
rapanui-rule-N22 = Gatherers bring offerings of the valued crop: one if you have any gatherer of that crop in your area, no matter how many, and one more for the majority. The player whose turn it is takes first, then the others clockwise, each taking all that they are owed. If the pile of that crop is empty, you choose another pile for each offering that you are still owed; if all piles are empty, you get nothing.

## The end

rapanui-section-end = End of the game
rapanui-rule-N23 = The game ends the very moment that dealing a new column uses up the deck. This happens at the ninth new column, for which only 2 cards are left. Nobody draws any more, even with fewer than 3 cards in hand, and there is no valuation.
rapanui-rule-N24 = Turn the hidden offerings up and count, crop by crop, what lies on the stone. Every offering of the most frequent crop is worth 3 points, of the next 2, of the one after that 1, and of the last 0. Crops with the same count share a value, and the next lower count gets the next lower value: if two crops are level, the values are 3, 2 and 1; if three are level, or two pairs, they are 3 and 2; if all four are level, every crop is worth 3. A crop that is missing from the stone is ranked like the others, with a count of 0. But if the stone is empty, all offerings are worth 0.
rapanui-rule-N25 = Add up your point tokens, 4 points for each moai in your area, 1 point for every full 5 wood that you have left, and the value of each offering that you still own. Offerings on the stone no longer belong to anyone. The highest total wins.
rapanui-rule-N26 = A tie for the highest total is decided by the moai in the area, then by the wood left: whoever has more wins. If both are level, the tied players share the victory.
