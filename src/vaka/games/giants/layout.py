"""Where everything lies in a state's cells: read `cells[MARKERS + seat]`, `cells[CROWD + hex]`."""

from typing import Final

from vaka.core.cells import HEADER

# Sizes of the game.
PLAYERS: Final = 5
KINDS: Final = 4  # of objects: headdress (0), and moai of size 1, 2, 3
MOST_LOGS: Final = 2  # that are placed with a figure [G10]
DICE: Final = 5

# The room that a state has: an island or a box with more is refused.
HEX_ROOM: Final = 60  # the hexes of a trail are bits of one number
AHU_ROOM: Final = 32  # so are the ahus that a seat was shown
PIECES: Final = 49  # moai and headdresses
FIGURES: Final = 6  # workers of a colour, and so many markers

# The compiler folds only constants of one module, so the base is written out here: the header, and
# for each of five seats a sealed answer of one step.
_BASE: Final = 38
assert _BASE == HEADER + PLAYERS * 2

SEALED_BID: Final = 29  # + 2 * seat: the hand in his sealed answer; before it, its length
assert SEALED_BID == HEADER + 1

PHASE: Final = _BASE  # which part of the turn comes next
TURN: Final = PHASE + 1  # counted from 1
FIRST: Final = TURN + 1  # who holds the first-player pawn
ACTIVE: Final = FIRST + 1  # whose turn comes next within placement and transport
PASSED: Final = ACTIVE + 1  # bit mask of the seats that have passed in this phase
PICKER: Final = PASSED + 1  # auction: how many of the order have had their pick in this loop
TAKEN: Final = PICKER + 1  # auction: 1 if somebody took a moai in this loop
ORDER: Final = TAKEN + 1  # + place: the seats in the order of their bids
ROLLED: Final = ORDER + PLAYERS  # + die: 1 + the face it shows this turn; 0: no die

# Objects that are not pieces of their own yet; what is left of all that were made [G1].
BOXED: Final = ROLLED + DICE  # + kind: in the box
OFFERED: Final = BOXED + KINDS  # + kind: rolled, and not carved yet
GONE: Final = OFFERED + KINDS  # + kind: left the game uncarved [G9]

# Objects that were carved, by number: headdresses first, then moai by size.
PIECE_STATE: Final = GONE + KINDS  # + piece: UNCARVED ... SET
PIECE_HEX: Final = PIECE_STATE + PIECES  # + piece: its hex; before a screen, the hex of its quarry
PIECE_OWNER: Final = PIECE_HEX + PIECES  # + piece: 1 + the seat that alone may move it; 0: anybody
PIECE_MARKED: Final = PIECE_OWNER + PIECES  # + piece: 1 if the owner's marker is on it
PIECE_TRAIL: Final = PIECE_MARKED + PIECES  # + piece: bit mask of hexes it was on this turn [G20]

UNCARVED: Final = 0
SCREEN: Final = 1  # before its owner's screen
ISLAND: Final = 2  # on a hex
SET: Final = 3  # a moai on its ahu, a headdress on its moai

LOGS_LEFT: Final = PIECE_TRAIL + PIECES  # in the supply
LOGS_GONE: Final = LOGS_LEFT + 1  # left the game [G27]
HALVES_LEFT: Final = LOGS_GONE + 1  # Rongo half-tablets in the supply

# Seat by seat.
WORKERS: Final = HALVES_LEFT + 1  # + seat: behind the screen
WORKERS_BID: Final = WORKERS + PLAYERS  # + seat: sculptors of this turn
MARKERS: Final = WORKERS_BID + PLAYERS  # + seat: behind the screen
MARKERS_BID: Final = MARKERS + PLAYERS  # + seat: bid in this turn
MARKERS_LAID: Final = MARKERS_BID + PLAYERS  # + seat: laid for half-tablets in this turn
SORCERER_AT: Final = MARKERS_LAID + PLAYERS  # + seat: IN_HAND, AWAY or 1 + hex
CHIEF_AT: Final = SORCERER_AT + PLAYERS  # + seat: IN_HAND, AWAY or 1 + hex
IDLE: Final = (
    CHIEF_AT + PLAYERS
)  # + seat: 1 if his sorcerer cannot carry this turn, + 2: chief [G18]
STRENGTH: Final = IDLE + PLAYERS  # + seat: sculpting strength not yet spent
LOGS: Final = STRENGTH + PLAYERS  # + seat: behind the screen
HALVES: Final = LOGS + PLAYERS  # + seat: Rongo half-tablets
BASES: Final = HALVES + PLAYERS  # + seat: behind the screen
POINTS: Final = BASES + PLAYERS  # + seat: earned by carrying
CONTAINED_WORKERS: Final = POINTS + PLAYERS  # + seat: still in the container
CONTAINED_MARKERS: Final = CONTAINED_WORKERS + PLAYERS  # + seat
SHOWN: Final = CONTAINED_MARKERS + PLAYERS  # + seat: bit mask of ahus he paid to see [G26]

IN_HAND: Final = 0
AWAY: Final = -1  # bid as a sculptor

# Ahu by ahu.
AHU_BASE: Final = SHOWN + PLAYERS  # + ahu: 1 + the seat whose base lies there; 0: free
AHU_MOAI: Final = AHU_BASE + AHU_ROOM  # + ahu: 1 + the piece that stands there; 0: none
AHU_HEADDRESS: Final = AHU_MOAI + AHU_ROOM  # + ahu: 1 + the piece on its head; 0: bare

# Hex by hex.
CUT: Final = AHU_HEADDRESS + AHU_ROOM  # + hex: 1 if its forest was cut down
HEX_LOGS: Final = CUT + HEX_ROOM  # + hex: logs placed there
CROWD: Final = HEX_LOGS + HEX_ROOM  # + hex: workers and sorcerers, of all colours, that can carry
CHIEFS: Final = CROWD + HEX_ROOM  # + hex: bit mask of the seats whose chief can carry there
HEX_WORKERS: Final = CHIEFS + HEX_ROOM  # + seat * HEX_ROOM + hex

SIZE: Final = HEX_WORKERS + PLAYERS * HEX_ROOM
