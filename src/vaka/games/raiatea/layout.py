"""Where everything lies in a state's cells: read `cells[MANA + seat]`, `cells[PRICE + goods]`."""

from typing import Final

from vaka.core.cells import HEADER

# Sizes of the game.
PLAYERS: Final = 5
CEREMONIES: Final = 3
STATUES: Final = 3
LOCATIONS: Final = 6
GOODS: Final = 4  # kinds
TYPES: Final = 4  # of assistants
RANKS: Final = 4
PILES: Final = 2  # of rituals: normal and forbidden
SEALED_STEPS: Final = 12  # of one sealed answer: so many rituals and the word that it is done

# The room that a state has: a deck with more is refused.
RITUAL_ROOM: Final = 60  # different rituals
SLOTS: Final = 30  # rituals of one player, wherever they lie
DRAWN_ROOM: Final = 8  # rituals drawn at once
GOD_ROOM: Final = 24  # different masks
MASKS: Final = 25  # and the mirror
CARD_ROOM: Final = 72  # different forest cards
ROW_ROOM: Final = 16  # forest cards in the row
MISSION_ROOM: Final = 68  # different missions
SPACES: Final = 12  # of a statue
STEPS: Final = 6  # of a price column
TASK_ROOM: Final = 59
CHOICES: Final = 80  # of one question of an effect

MIRROR: Final = GOD_ROOM  # the mirror among the masks

# The compiler folds only constants of one module, so the base is written out here: the header, and
# for each of five seats a sealed answer of twelve steps.
_BASE: Final = 93
assert _BASE == HEADER + PLAYERS * (SEALED_STEPS + 1)

PHASE: Final = _BASE  # what comes when nothing is pending
AT: Final = PHASE + 1  # how many seats of the order have had their turn in this phase
CEREMONY: Final = AT + 1  # how many ceremonies have begun
ROUND: Final = CEREMONY + 1  # how many action rounds have begun since the last ceremony
FIRST: Final = ROUND + 1  # who holds the first-player marker
CHOSEN: Final = FIRST + 1  # how many have chosen their location in this round
TAKEN: Final = CHOSEN + 1  # + location: 1 + the seat that chose it in this round; 0: nobody
LOCATION: Final = TAKEN + LOCATIONS  # 1 + the location that is carried out; 0: none
KAHUNA: Final = LOCATION + 1
DIE: Final = KAHUNA + 1  # what the assistant die shows; 0 before the first roll
REEF_DIE: Final = DIE + 1  # what the second roll at the Reef shows; 0 before
OFFERERS: Final = REEF_DIE + 1  # bit mask of who put a mask on the market at the Border
PASSED: Final = OFFERERS + 1  # bit mask of who has passed in the building step
DIVERS: Final = PASSED + 1  # bit mask of who may use no diver again in this building step
BAG: Final = DIVERS + 1  # mana in the sacrifice bag
GIFTS: Final = BAG + 1  # bit mask of the gifts that are gone
OPENED: Final = GIFTS + 1  # how many statues can be built
ORDER: Final = OPENED + 1  # + place: the seats in ceremony order

# What the seat whose turn it is has done in it.
SOLD: Final = ORDER + PLAYERS
HIRED: Final = SOLD + 1
SACRIFICED: Final = HIRED + 1
DREW: Final = SACRIFICED + 1
HELPED: Final = DREW + 1  # 1: his gatherer or merchant was used
PICKED: Final = HELPED + 1  # 1: he took a forest card, bought priests, offered a mask
BUILT: Final = PICKED + 1  # missions completed; missions.DIVED when a diver has helped
TURN: Final = BUILT + 1  # 1 while the turn has begun

# The ritual decks are counted, not ordered: chance decides when a card is drawn.
ERA: Final = TURN + 1  # + pile: how often it was made anew from its discards
LEFT: Final = ERA + PILES  # + pile: cards in it
DECK: Final = LEFT + PILES  # + ritual: in its deck
DISCARD: Final = DECK + RITUAL_ROOM  # + ritual: on the open discards

FOREST_LEFT: Final = DISCARD + RITUAL_ROOM
FOREST: Final = FOREST_LEFT + 1  # + card: in the forest deck
ROW_COUNT: Final = FOREST + CARD_ROOM
ROW: Final = ROW_COUNT + 1  # + place: 1 + card, rising

GOODS_MARKET: Final = ROW + ROW_ROOM  # + goods
PRICE: Final = GOODS_MARKET + GOODS  # + goods: the step of its marker, 0 at the bottom
ASSISTANT_MARKET: Final = PRICE + GOODS  # + type
MASK_MARKET: Final = ASSISTANT_MARKET + TYPES  # + mask

POOL: Final = MASK_MARKET + MASKS  # + mission: tiles that are not on a statue
SPACE_TILE: Final = POOL + MISSION_ROOM  # + statue * SPACES + space: 1 + mission
SPACE_OWNER: Final = SPACE_TILE + STATUES * SPACES  # ditto: 1 + seat; 0 while it lies there

# Seat by seat.
MANA: Final = SPACE_OWNER + STATUES * SPACES
PEARLS: Final = MANA + PLAYERS
PRIESTS: Final = PEARLS + PLAYERS
TATTOO: Final = PRIESTS + PLAYERS  # the step on the track
HELD: Final = TATTOO + PLAYERS  # + seat * GOODS + goods
READY: Final = HELD + PLAYERS * GOODS  # + seat * TYPES + type
USED: Final = READY + PLAYERS * TYPES  # + seat * TYPES + type
SINGLES: Final = USED + PLAYERS * TYPES  # + seat: bit mask of gods
PAIRS: Final = SINGLES + PLAYERS  # + seat: bit mask of gods of which he has both masks as a pair
MIRRORED: Final = PAIRS + PLAYERS  # + seat: bit mask of gods paired with a mirror; its twin 24 up
MIRRORS: Final = MIRRORED + PLAYERS  # + seat: mirrors not paired yet

# The rituals of a seat lie in slots, in the order in which they came (`slots.py`).
SLOT_COUNT: Final = MIRRORS + PLAYERS  # + seat
SLOT: Final = SLOT_COUNT + PLAYERS  # + seat * SLOTS + place
DRAWN_COUNT: Final = SLOT + PLAYERS * SLOTS  # + seat
DRAWN: Final = DRAWN_COUNT + PLAYERS  # + seat * DRAWN_ROOM + place: drawn, and not yet chosen from

TASK_COUNT: Final = DRAWN + PLAYERS * DRAWN_ROOM
TASK: Final = TASK_COUNT + 1  # + place: what is still to be done, the last first (`tasks.py`)

CALLED: Final = TASK + TASK_ROOM  # shamans called in this turn, or in this building step

SIZE: Final = CALLED + 1
