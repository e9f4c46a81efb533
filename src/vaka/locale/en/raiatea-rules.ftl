### Raiatea: the rules to read, one message for each rule number.

raiatea-name = Raiatea
raiatea-about = On the holy island of Raiatea the secret society of the Arioi builds great To’o statues for its god Oro. Raiatea is a game for 3 to 5 players that lasts 60 to 120 minutes. You lead the others to places where everybody gathers pearls, mana, goods, assistants, priests, tattoos and masks, and in three ceremonies you call on the gods together: all mana offered goes into one bag, and it pays for the rituals of all, the cheapest first. Whoever judges best what the others will give, and completes missions on the statues, becomes high priest.

## Setting up

raiatea-section-setup = Setting up
raiatea-rule-R1 = Everybody begins with 5 mana and 4 pearls, hidden behind a screen, with no priests and as a Raatira, the lowest rank. Mana and pearls never run out. Where the printed rulebooks differ, these rules follow the majority; an option of the table plays by the Italian, German or French one, and another lets everybody begin with 0 or 1 priest. With the option screens everyone sees what is behind all screens but the rituals.
raiatea-rule-R2 = Chance picks the first player. The ceremony order is at first the turn order, clockwise from there.
raiatea-rule-R3 = Everybody draws 5 normal rituals, keeps 2 in secret and discards the others, all at the same time. Of 4 players the first keeps only 1. Of 5 players the last draws 5 a second time and keeps 2 more.
raiatea-rule-R4 = Forbidden rituals, stronger and dearer, are a deck of their own. The rituals of Tane, which harm rivals, are shuffled into the normal deck only with the option tane.
raiatea-rule-R5 = Missions cover three statues: those for 1 point the first, those for 2 points the second, those for 3 points the third. Spare ones are not used. Only the first statue is open at the start. With the option oracle all missions can be seen from the start, but the second statue can still be built only after the first ceremony and the third only after the second.
raiatea-rule-R6 = The assistant market has 6 of each of the four types, the goods market one uru, taro, mahi-mahi and tiare each. Everybody is dealt one of the 8 starting masks, face up; the others are the mask market. As many forest cards as there are players, and one more, lie open in the forest row. Every price marker begins on the second step from the bottom.

## Rounds

raiatea-section-rounds = Rounds
raiatea-rule-R7 = Action rounds lead up to three ceremonies. With 3 players there are 1, 2 and 3 rounds before them, with 4 players 1, 2 and 2, with 5 players 1, 2 and 1.
raiatea-rule-R8 = In an action round each player in turn, beginning with the first player, takes a location that nobody has taken in this round and becomes its Kahuna. Everybody carries the location out, the Kahuna first, then clockwise. You must choose a location, but nobody has to use its action or the bonus of the Kahuna. When all have chosen once, the first-player marker goes to the left, the cards left in the forest row go to their markets, a new row is dealt and all locations are free again.

## Locations

raiatea-section-locations = Locations
raiatea-rule-R9 = At the Forest, the Market, the Marae and the Reef the Kahuna first rolls a die with the faces 1 to 4. Whoever has at least as many gatherers, merchants, shamans or pearl divers, in this order of the places, gets the A effect of that type. The Kahuna comes first, and used assistants count too.
raiatea-rule-R10 = Forest: beginning with the Kahuna and going clockwise, everybody may take a card from the row. What is left goes to its market, a new row is dealt, and there is a second pick, again beginning with the Kahuna but counter-clockwise. A mask lies open before you, and its treasure, if it has one, is yours at once. Goods go behind your screen. An assistant lies ready before you.
raiatea-rule-R11 = If the forest deck cannot fill the row, one card of each goods stays on the goods market and all its other cards are shuffled as the new deck; prices do not move. If that is not enough either, the row stays short.
raiatea-rule-R12 = Marae: everybody may sacrifice one good, which goes to the market, for 1 tattoo, and may draw rituals by rank. The Kahuna may sacrifice a second good for another tattoo, and may draw a second time, with or without a sacrifice; without the option second_draw_free only after the second sacrifice.
raiatea-rule-R13 = By rank you draw 3 normal rituals as a Raatira, 3 normal or 3 forbidden ones as an Ariki, and 5 of either kind as an Arioi or Tahua. You keep 1 and discard the others, for all to see. An empty deck is made anew from its discards; if there are none, you draw fewer.
raiatea-rule-R14 = Reef: after the roll for the pearl divers the Kahuna rolls once more, and everybody gets as many pearls as the die shows. The Kahuna gets 3 more.
raiatea-rule-R15 = Path of the Gods: everybody may recruit 1 priest for 2 pearls or 2 priests for 5 pearls. The Kahuna gets one more priest for free. Then everybody gets 1 mana for each priest. The priest track ends at 10.
raiatea-rule-R16 = Border: everybody may put one mask on the mask market, also one of two twins, but none that is paired with a mirror. Then all who did so may take one mask from there, in the same order; it may be the same one. Treasures do not count here. The Kahuna may complete an open mission.
raiatea-rule-R17 = Market: everybody may sell one good and hire one assistant for 2 pearls, in either order. The Kahuna may sell a second good and hire a second assistant, also for 2 pearls; with the option kahuna_assistant_free one of the two is free.
raiatea-rule-R18 = A good that you sell goes to the goods market. You take one bonus of its price column, from the step of the price marker or any step below it; then the marker goes down a step.
raiatea-rule-R19 = Whenever a good comes to the goods market its price goes down a step, and whenever one is taken from there it goes up a step, never past the ends. A sale moves the marker only once. Cards from the forest row do not move prices.

## Tattoos and ranks

raiatea-section-ranks = Tattoos and ranks
raiatea-rule-R20 = With 3 tattoos you are an Ariki, with 6 an Arioi, with 9 a Tahua. A new rank counts at once. When you become a Tahua, you may perform one ritual from your hand without paying, whatever it costs.

## Assistants

raiatea-section-assistants = Assistants
raiatea-rule-R21 = Every assistant has an A effect for the die and a B effect that can be used once; then the assistant is used until something makes it ready again. Gatherer A: a good from the goods market. Gatherer B: when you pick a forest card, add one card from the deck to the row, take a card as usual and a good from the row on top, if there is one. Only one gatherer helps with a pick. What the die brings may be declined.
raiatea-rule-R22 = Merchant A: an assistant from the market for free. Merchant B: on your turn at the Market move any one price marker to the top. Only one merchant a turn, unless the option several_merchants allows more; one that you have just hired may be used at once.
raiatea-rule-R23 = Shaman A: a tattoo; if it would make you a Tahua, you may decline it. Shaman B: on your own turn, when you choose a location, at a location, or in the building step of a ceremony, perform a ritual from your hand that costs no more than you have priests. It costs no mana. You may use several shamans, one ritual for each.
raiatea-rule-R24 = Pearl diver A: 4 pearls. Pearl diver B: when you have completed a mission in the building step, complete a second one in the same turn. Only one diver a turn, and never a third mission. With the option diver_anytime this also works for missions that are completed at other times; without several_divers each player may use only one diver in a building step.

## Ceremonies

raiatea-section-ceremonies = Ceremonies
raiatea-rule-R25 = Step 1, the dance of the priests: as at the Path of the Gods, everybody may recruit priests and gets 1 mana for each priest, but nobody has the bonus of the Kahuna.
raiatea-rule-R26 = Step 2, buying: everybody may once put 3 mana into the sacrifice bag, draw rituals by rank and keep 1.
raiatea-rule-R27 = Step 3, preparation: in secret, everybody puts up to 2 rituals into the bag, each held by a clip, as an Arioi or Tahua up to 3, and any number of common rituals, which need no clip. A forbidden ritual that you have can be prepared at any rank.
raiatea-rule-R28 = Step 4, invocation: all bid any amount of their mana, in secret and at once, and all of it goes into the bag. The ceremony order is now by bids, the highest first; equal bids keep their order. The first then chooses one of three gifts: a tattoo, a good from the market or 2 pearls. The second chooses from the other two, and the third gets the last. Of 3 players the third gets nothing.
raiatea-rule-R29 = Step 5, blessing: the rituals from the bag are laid in a row, the cheapest first. At equal cost common rituals come first, then the ceremony order decides, and your own equal rituals you order yourself. As long as the mana of the bag is enough for the next ritual it is paid and works; then it is discarded or, if it is permanent, lies before its owner. The first one that cannot be paid and all after it are discarded without effect. Mana that is left stays in the bag for the next ceremony; with the option leftover_mana it goes to the supply if a ritual could not be paid.
raiatea-rule-R30 = Step 6, building: in ceremony order everybody completes one open mission or passes, again and again until all have passed. Whoever cannot complete a mission must pass too, and whoever has passed is out for this ceremony.
raiatea-rule-R31 = After the first ceremony the second statue is opened, after the second one the third. After the third ceremony the game ends.

## Missions

raiatea-section-missions = Missions
raiatea-rule-R32 = You can complete a mission as Kahuna at the Border, by selling a mahi-mahi at the top of its price column, in the building step of a ceremony, and by rituals that say so. Its tile goes behind your screen.
raiatea-rule-R33 = Most missions are paid with pearls, mana, goods or masks, as they show. Goods and masks go to their markets, and prices move; mana and pearls go to the supply. Masks that are paired with a mirror cannot be paid.
raiatea-rule-R34 = Some missions have a condition: a rank, or a number of priests, assistants or pairs of masks that you must have at least. You pay nothing for them, but nobody can complete the same condition twice, except with the option repeat_conditions.
raiatea-rule-R35 = Auctioned missions can only be won: they go up one after the other as soon as all other tiles of their row are gone. One that lies alone in its row when its statue is opened goes up at the beginning of the building step of the next ceremony. All bid mana in secret and at once. The highest bid wins the tile, the ceremony order decides a tie, and the mana of all goes into the bag. An auction is nobody’s turn. A bid may be 0: if all bid 0, the first in ceremony order wins the tile.
raiatea-rule-R36 = With the option mana_shortage the mana for buying rituals and in auctions goes to the supply and not into the bag.
raiatea-rule-R37 = With the option suspense nobody is shown how much mana the bag holds: you have to remember it, and see ritual by ritual whether it is enough.

## Masks

raiatea-section-masks = Masks
raiatea-rule-R38 = Every mask exists twice, and two equal ones become a pair at once. On your turn you can pair a rainbow mirror with any of your masks, but not with another mirror. A pair with a mirror is for good; two equal masks can be parted to swap or pay one of them, or for a mirror. Rituals can steal no pair.
raiatea-rule-R39 = Only pairs score, each once. Depending on the god it is 1 point for each of your missions of one type (pearls, mana, goods or condition; auctioned ones count as mana, and a mission that costs two of these counts as both), 1 point for each of your assistants of one type, or 2 points for each colour among your pairs, at most 8.

## The end

raiatea-section-end = End of the game
raiatea-rule-R40 = You score 3 points as an Ariki, 6 as an Arioi and 9 as a Tahua, the points of your rituals that say so, 1 to 3 points for each mission, and those of your pairs of masks. The highest total wins; a tie is decided by the ceremony order.
raiatea-rule-R41 = To know where you stand: winners usually have 25 to 40 points.

## Rituals

raiatea-section-rituals = Rituals
raiatea-rule-R42 = A personal ritual works once, for its owner. A permanent one lies before its owner and works again and again, or scores at the end. An interactive one is directed against rivals. A common one is for all. Each of them can be normal or forbidden. Whoever loses something chooses what; nobody loses more than there is, and pairs of masks are safe. With the option deck you can play with cards and tiles of your own.
