"""Where everything lies in a state's cells. Read `cells[WOOD + seat]`, `cells[PILE + crop]`."""

from typing import Final

from vaka.core.cells import HEADER

# Sizes of the game.
PLAYERS: Final = 4
CROPS: Final = 4
KINDS: Final = 7
COLUMNS: Final = 4
HAND: Final = 3  # cards that a player holds at the end of his turn, and the most he can play

# The room that a state has for cards: a box with more of them is refused.
DECK_ROOM: Final = 64
HEIGHT_ROOM: Final = 6
MOAI_ROOM: Final = 12

# The compiler folds only constants of one module, so the base is written out here.
_BASE: Final = 28
assert _BASE == HEADER

PHASE: Final = _BASE  # which part of the turn comes next
ACTIVE: Final = PHASE + 1  # whose turn it is
FIRST: Final = ACTIVE + 1  # who began the game
LAST_COLUMN: Final = FIRST + 1  # the column of the last card drawn [N13]
SCORED: Final = LAST_COLUMN + 1  # 1 + the kind that was scored last; 0 before the first time
DECK_LEFT: Final = SCORED + 1
DECK: Final = DECK_LEFT + 1  # the card dealt next lies at DECK + DECK_LEFT - 1
HEIGHT: Final = DECK + DECK_ROOM  # + column: how many cards lie in it
COLUMN: Final = HEIGHT + COLUMNS  # + column * HEIGHT_ROOM + place; the front has the highest place
PILE: Final = COLUMN + COLUMNS * HEIGHT_ROOM  # + crop
STONE: Final = PILE + CROPS  # + crop: offerings face up on the stone
REMOVED: Final = STONE + CROPS  # moai removed from the game [N11]

WOOD: Final = REMOVED + 1  # + seat
POINTS: Final = WOOD + PLAYERS  # + seat
HELD: Final = POINTS + PLAYERS  # + seat: cards in hand
OWED: Final = HELD + PLAYERS  # + seat: offerings still to be handed out to him [N22]
IN_HAND: Final = OWED + PLAYERS  # + seat * KINDS + kind
IN_AREA: Final = IN_HAND + PLAYERS * KINDS  # + seat * KINDS + kind
OFFERING: Final = IN_AREA + PLAYERS * KINDS  # + seat * CROPS + crop

# Offerings face down on the stone, in the order they were laid: who, what, and for each crop how
# many of his first hidden ones, this one included, can be of it for all that others have seen.
HIDDEN_COUNT: Final = OFFERING + PLAYERS * CROPS
HIDDEN: Final = HIDDEN_COUNT + 1  # + number * HIDDEN_SIZE
HIDDEN_SIZE: Final = 2 + CROPS
HIDDEN_SEAT: Final = 0
HIDDEN_CROP: Final = 1
HIDDEN_MOST: Final = 2  # + crop

SIZE: Final = HIDDEN + MOAI_ROOM * HIDDEN_SIZE
