"""States that a seat could not tell from the true one: only rituals are secret [R3, R13, R27].

Everybody can follow from which deck and era each hidden card comes. So all hidden cards of an era,
and what is left of its deck if it is the present one, are gathered and dealt again.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.chance import Chance
from vaka.core.packed import i64, vec
from vaka.core.state import blank
from vaka.games.raiatea import blessing, slots
from vaka.games.raiatea.layout import (
    DECK,
    DRAWN,
    DRAWN_COUNT,
    DRAWN_ROOM,
    ERA,
    PILES,
    RITUAL_ROOM,
    SLOT,
    SLOT_COUNT,
    SLOTS,
)
from vaka.games.raiatea.vocabulary import COMMON

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# Whatever may lie where: a card with a clip is not common, one without is [R27].
FREE: Final = 0
NOT_COMMON: Final = 1
ONLY_COMMON: Final = 2


def is_hidden(where: i64) -> bool:
    """Whether only the owner knows a card that lies there."""
    return where == slots.IN_HAND or where == slots.CLIPPED or where == slots.UNCLIPPED


def hidden_cells(state: "RaiateaState", seat: i64) -> list[int]:
    """The cells of all cards that the seat cannot see, but for the decks."""
    cells = state.cells
    found: list[int] = []
    other: i64
    at: i64
    for other in range(state.seats):
        if other == seat:
            continue
        start: i64 = SLOT + other * SLOTS
        for at in range(start, start + cells[SLOT_COUNT + other]):
            if is_hidden(slots.where_of(cells[at])):
                found.append(at)
        start = DRAWN + other * DRAWN_ROOM
        found += list(range(start, start + cells[DRAWN_COUNT + other]))
    return found


def pool(state: "RaiateaState", hidden: list[int], pile: i64, era: i64) -> vec[i64]:
    """How many of each ritual are among the hidden cards of this era, its deck included."""
    cells = state.cells
    counts = blank(RITUAL_ROOM)
    ritual: i64
    for at in hidden:
        card = cells[at]
        if slots.origin_of(state, card) == pile * 256 + era:
            ritual = slots.ritual_of(card)
            counts[ritual] += 1
    if era == cells[ERA + pile]:
        for ritual in range(state.deck.rituals):
            if state.deck.pile[ritual] == pile:
                counts[ritual] += cells[DECK + ritual]
    return counts


def conceal(state: "RaiateaState", seat: i64, chance: Chance) -> None:
    other: i64
    for other in range(state.seats):
        _sort(state, other, other == seat)
    hidden = hidden_cells(state, seat)
    pile: i64
    era: i64
    for pile in range(PILES):
        for era in range(state.cells[ERA + pile] + 1):
            _deal_again(state, hidden, pile, era, chance)


def _sort(state: "RaiateaState", seat: i64, own: bool) -> None:
    """Which card lies beside which is nowhere to be seen, but for the order of one's own hand."""
    cells = state.cells
    start: i64 = SLOT + seat * SLOTS
    at: i64
    for at in range(start + 1, start + cells[SLOT_COUNT + seat]):
        card = cells[at]
        key = _key(state, card, own)
        to = at
        while to > start and _key(state, cells[to - 1], own) > key:
            cells[to] = cells[to - 1]
            to -= 1
        cells[to] = card


def _key(state: "RaiateaState", card: i64, own: bool) -> i64:
    where = slots.where_of(card)
    if where == slots.IN_ROW:
        return where * 1024 + blessing.rank_of(state, 0, card)
    if own or not is_hidden(where):
        return where * 1024
    return where * 1024 + slots.origin_of(state, card)


def _deal_again(
    state: "RaiateaState", hidden: list[int], pile: i64, era: i64, chance: Chance
) -> None:
    """Clipped and unclipped cards first: they cannot be anything."""
    cells = state.cells
    counts = pool(state, hidden, pile, era)
    kind: i64
    for kind in (ONLY_COMMON, NOT_COMMON, FREE):
        for at in hidden:
            card = cells[at]
            where = slots.where_of(card)
            if slots.origin_of(state, card) == pile * 256 + era and _must_be(where) == kind:
                cells[at] = slots.packed(_draw(state, counts, kind, chance), era, where)
    if era == cells[ERA + pile]:
        for ritual in range(state.deck.rituals):
            if state.deck.pile[ritual] == pile:
                cells[DECK + ritual] = counts[ritual]


def _must_be(where: i64) -> i64:
    if where == slots.UNCLIPPED:
        return ONLY_COMMON
    if where == slots.CLIPPED:
        return NOT_COMMON
    return FREE


def _fits(state: "RaiateaState", ritual: i64, kind: i64) -> bool:
    if kind == FREE:
        return True
    return (state.deck.ritual_type[ritual] == COMMON) == (kind == ONLY_COMMON)


def _draw(state: "RaiateaState", counts: vec[i64], kind: i64, chance: Chance) -> i64:
    """One of the pool that may lie there, each card as likely."""
    total: i64 = 0
    ritual: i64
    for ritual in range(state.deck.rituals):
        if counts[ritual] and _fits(state, ritual, kind):
            total += counts[ritual]
    left = chance.below(total)
    ritual = 0
    while True:
        if counts[ritual] and _fits(state, ritual, kind):
            left -= counts[ritual]
            if left < 0:
                break
        ritual += 1
    counts[ritual] -= 1
    return ritual
