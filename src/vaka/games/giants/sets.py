"""Sets of objects and of hexes, kept beside the cells as bit masks: they are asked for often.

The cells are the truth, and these sets follow from them alone: they are in no digest and no dump.
Which objects a seat may take is asked twice at every step of the transport phase, about up to 49
objects and the hexes around each of them, and one step changes next to nothing of it.

A state, and so a clone, begins without sets: `sets_of` gathers them from the cells when they are
first asked for. From then on they are right only if whoever changes cells says so:

- `note_object` when the state, hex, owner, marker or trail of an object has changed,
- `note_figure` when a figure of a seat came to a hex, with logs or without, or can carry no more,
- `note_clear` when all figures and logs were taken off the island.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.giants.carrying import strength
from vaka.games.giants.layout import (
    CHIEF_AT,
    HEX_LOGS,
    HEX_ROOM,
    HEX_WORKERS,
    ISLAND,
    PIECE_HEX,
    PIECE_MARKED,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    PIECES,
    PLAYERS,
    SCREEN,
    SORCERER_AT,
    UNCARVED,
)

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

# Sets of objects that are in play: before a screen or on a hex.
OWNED: Final = 0  # + what PIECE_OWNER says: 0 for nobody's, 1 + seat for those of a seat
MARKED: Final = 6
SCREENED: Final = 7  # before a screen
MOVED: Final = 8  # with a trail
AFIELD: Final = 9  # not on the hex of their quarry
# Sets of hexes.
FIGURES_OF: Final = 10  # + seat: where he has a figure, idle ones included
CARRYING: Final = 14  # + 1 to 3: where an object of this weight can be carried to
BUSY: Final = 18  # with any figure or log

_SIZE: Final = 19
_HEAVIEST: Final = 3
assert FIGURES_OF + PLAYERS == CARRYING + 1


def sets_of(state: "GiantsState") -> vec[i64]:
    """The sets of a state."""
    if len(state.sets) == 0:
        state.sets = gathered(state)
    return state.sets


def gathered(state: "GiantsState") -> vec[i64]:
    """All sets, anew from the cells."""
    sets = blank(_SIZE)
    cells = state.cells
    piece: i64
    hex_: i64
    seat: i64
    for piece in range(PIECES):
        if cells[PIECE_STATE + piece] != UNCARVED:
            _put_object(state, sets, piece)
    for seat in range(state.seats):
        workers = HEX_WORKERS + seat * HEX_ROOM
        for hex_ in range(state.island.size):
            if cells[workers + hex_]:
                _put_figure(state, sets, seat, hex_)
        if cells[SORCERER_AT + seat] > 0:
            _put_figure(state, sets, seat, cells[SORCERER_AT + seat] - 1)
        if cells[CHIEF_AT + seat] > 0:
            _put_figure(state, sets, seat, cells[CHIEF_AT + seat] - 1)
    for hex_ in range(state.island.size):
        if cells[HEX_LOGS + hex_]:
            sets[BUSY] |= state.island.bit[hex_]
    return sets


def note_object(state: "GiantsState", piece: i64) -> None:
    sets = state.sets
    if len(sets) == 0:
        return
    others = ~state.island.bit[piece]
    at: i64
    for at in range(FIGURES_OF):
        sets[at] &= others
    _put_object(state, sets, piece)


def note_figure(state: "GiantsState", seat: i64, hex_: i64) -> None:
    sets = state.sets
    if len(sets) == 0:
        return
    _put_figure(state, sets, seat, hex_)


def note_clear(state: "GiantsState") -> None:
    sets = state.sets
    if len(sets) == 0:
        return
    at: i64
    for at in range(FIGURES_OF, _SIZE):
        sets[at] = 0


def _put_object(state: "GiantsState", sets: vec[i64], piece: i64) -> None:
    cells = state.cells
    bit = state.island.bit[piece]
    where = cells[PIECE_STATE + piece]
    if where == SCREEN:
        sets[SCREENED] |= bit
    elif where != ISLAND:
        return
    sets[OWNED + cells[PIECE_OWNER + piece]] |= bit
    if cells[PIECE_MARKED + piece]:
        sets[MARKED] |= bit
    if cells[PIECE_TRAIL + piece]:
        sets[MOVED] |= bit
    if cells[PIECE_HEX + piece] != state.island.quarry[state.box.piece_kind[piece]]:
        sets[AFIELD] |= bit


def _put_figure(state: "GiantsState", sets: vec[i64], seat: i64, hex_: i64) -> None:
    bit = state.island.bit[hex_]
    sets[FIGURES_OF + seat] |= bit
    sets[BUSY] |= bit
    most = strength(state, hex_)
    weight: i64
    for weight in range(1, _HEAVIEST + 1):
        if weight <= most:
            sets[CARRYING + weight] |= bit
        else:
            sets[CARRYING + weight] &= ~bit


# The members of a set ----------------------------------------------------------------------------

# A power of two times this number has different bits 56 to 61 for each power (de Bruijn).
_SPREAD: Final = 0x03F7_9D71_B4CB_0A89
_MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
_ROOM: Final = 60  # members that a set can have: HEX_ROOM, and more than PIECES


def _places() -> list[int]:
    places = [0] * 64
    for place in range(_ROOM):
        places[((1 << place) * _SPREAD & _MASK) >> 56] = place
    return places


_PLACES: Final[vec[i64]] = vec[i64](_places())


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty; `members &= members - 1` takes it out."""
    return _PLACES[((members & -members) * _SPREAD & _MASK) >> 56]


def list_into(members: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """Add `first` + each member to the list, rising; how long it is then."""
    places = _PLACES
    while members:
        out[count] = first + places[((members & -members) * _SPREAD & _MASK) >> 56]
        members &= members - 1
        count += 1
    return count
