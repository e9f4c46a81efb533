"""States that a seat could not tell from the true one: only rituals are secret [R3, R13, R27].

Everybody can follow from which deck and era each hidden card comes. So all hidden cards of an era,
and what is left of its deck if it is the present one, are gathered and dealt again.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import blank
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import blessing, slots
from vaka.games.raiatea.layout import (
    DECK,
    DRAWN,
    DRAWN_COUNT,
    DRAWN_ROOM,
    ERA,
    PILES,
    PLAYERS,
    RITUAL_ROOM,
    SLOT,
    SLOT_COUNT,
    SLOTS,
)
from vaka.games.raiatea.vocabulary import COMMON

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# Whatever may lie where: a card with a clip is not common, one without is [R27]. The last of them
# are dealt first.
FREE: Final = 0
NOT_COMMON: Final = 1
ONLY_COMMON: Final = 2


def is_hidden(where: i64) -> bool:
    """Whether only the owner knows a card that lies there."""
    return where == slots.IN_HAND or where == slots.CLIPPED or where == slots.UNCLIPPED


def hidden_cells(state: "RaiateaState", seat: i64) -> vec[i64]:
    """The cells of all cards that the seat cannot see, but for the decks."""
    cells = state.cells
    found = blank(PLAYERS * (SLOTS + DRAWN_ROOM))
    count: i64 = 0
    other: i64
    at: i64
    for other in range(state.seats):
        if other == seat:
            continue
        start: i64 = SLOT + other * SLOTS
        for at in range(start, start + cells[SLOT_COUNT + other]):
            if is_hidden(slots.where_of(cells[at])):
                found[count] = at
                count += 1
        start = DRAWN + other * DRAWN_ROOM
        for at in range(start, start + cells[DRAWN_COUNT + other]):
            found[count] = at
            count += 1
    return found[:count]


def origins_of(state: "RaiateaState", hidden: vec[i64]) -> vec[i64]:
    """The deck and era of each of these cells, as `slots.origin_of` writes them."""
    cells = state.cells
    origins = blank(len(hidden))
    k: i64
    for k in range(len(hidden)):
        origins[k] = slots.origin_of(state, cells[hidden[k]])
    return origins


def pool(
    state: "RaiateaState", hidden: vec[i64], origins: vec[i64], pile: i64, era: i64
) -> vec[i64]:
    """How many of each ritual are among the hidden cards of this era, its deck included."""
    cells = state.cells
    counts = blank(RITUAL_ROOM)
    ritual: i64
    if era == cells[ERA + pile]:
        piles = state.deck.pile
        for ritual in range(state.deck.rituals):
            if piles[ritual] == pile:
                counts[ritual] = cells[DECK + ritual]
    k: i64
    for k in range(len(hidden)):
        if origins[k] == pile * 256 + era:
            ritual = slots.ritual_of(cells[hidden[k]])
            counts[ritual] += 1
    return counts


def resample(state: "RaiateaState", seat: i64, chance: Chance) -> None:
    other: i64
    for other in range(state.seats):
        _sort(state, other, other == seat)
    hidden = hidden_cells(state, seat)
    origins = origins_of(state, hidden)
    pile: i64
    era: i64
    for pile in range(PILES):
        for era in range(state.cells[ERA + pile] + 1):
            _deal_again(state, hidden, origins, pile, era, chance)


def _sort(state: "RaiateaState", seat: i64, own: bool) -> None:
    """Which card lies beside which is nowhere to be seen, but for the order of one's own hand."""
    cells = state.cells
    start: i64 = SLOT + seat * SLOTS
    most: i64 = -1  # of the cards so far, which is that of the last of them
    at: i64
    for at in range(start, start + cells[SLOT_COUNT + seat]):
        card = cells[at]
        key = _key(state, card, own)
        if key >= most:
            most = key
            continue
        to = at
        while to > start and _key(state, cells[to - 1], own) > key:
            cells[to] = cells[to - 1]
            to -= 1
        cells[to] = card


def _key(state: "RaiateaState", card: i64, own: bool) -> i64:
    place = slots.where_of(card) << 20
    if slots.where_of(card) == slots.IN_ROW:
        return place | blessing.order_of(state, 0, card)
    if own or not is_hidden(slots.where_of(card)):
        return place
    return place | slots.origin_of(state, card)


def _deal_again(
    state: "RaiateaState",
    hidden: vec[i64],
    origins: vec[i64],
    pile: i64,
    era: i64,
    chance: Chance,
) -> None:
    """Clipped and unclipped cards first: they cannot be anything."""
    cells = state.cells
    origin = pile * 256 + era
    many: i64 = len(hidden)
    first: i64 = 0
    while first < many and origins[first] != origin:
        first += 1
    if first == many:  # nothing of it is hidden but in its deck
        return
    counts = pool(state, hidden, origins, pile, era)
    types = state.deck.ritual_type
    common: i64 = 0  # cards of the pool, and those of them that are common
    total: i64 = 0
    ritual: i64
    for ritual in range(state.deck.rituals):
        if counts[ritual]:
            total += counts[ritual]
            if types[ritual] == COMMON:
                common += counts[ritual]
    k: i64
    kind: i64 = ONLY_COMMON
    while kind >= FREE:
        for k in range(first, many):
            if origins[k] != origin:
                continue
            where = slots.where_of(cells[hidden[k]])
            if _must_be(where) != kind:
                continue
            fitting = total
            if kind == ONLY_COMMON:
                fitting = common
            elif kind == NOT_COMMON:
                fitting = total - common
            ritual = _nth(counts, types, kind, chance.below(fitting))
            counts[ritual] -= 1
            total -= 1
            if types[ritual] == COMMON:
                common -= 1
            cells[hidden[k]] = slots.packed(ritual, era, where)
        kind -= 1
    if era == cells[ERA + pile]:
        piles = state.deck.pile
        for ritual in range(state.deck.rituals):
            if piles[ritual] == pile:
                cells[DECK + ritual] = counts[ritual]


def _must_be(where: i64) -> i64:
    if where == slots.UNCLIPPED:
        return ONLY_COMMON
    if where == slots.CLIPPED:
        return NOT_COMMON
    return FREE


def _nth(counts: vec[i64], types: vec[i64], kind: i64, left: i64) -> i64:
    """The ritual of a card of the pool, if those that may lie there are counted from 0 on."""
    ritual: i64 = 0
    if kind == FREE:
        while left >= counts[ritual]:
            left -= counts[ritual]
            ritual += 1
        return ritual
    only_common = kind == ONLY_COMMON
    while True:
        if counts[ritual] and (types[ritual] == COMMON) == only_common:
            left -= counts[ritual]
            if left < 0:
                return ritual
        ritual += 1
