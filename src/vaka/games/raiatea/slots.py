"""The rituals of the players: drawn, kept, prepared, performed [R3, R13, R27, R42].

A ritual card is one number: which ritual, from which era of its deck (how often that deck had been
made anew), and where it lies. Deck and era of a hidden card are known to all, as its back and a
good memory would tell, so that everybody can follow what the card may be.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import CHANCE
from vaka.core.chance import Chance
from vaka.core.event import Value
from vaka.core.vectors import i64
from vaka.games.raiatea import ranks
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    DECK,
    DISCARD,
    DRAWN,
    DRAWN_COUNT,
    DRAWN_ROOM,
    ERA,
    LEFT,
    SLOT,
    SLOT_COUNT,
    SLOTS,
)
from vaka.games.raiatea.vocabulary import NORMAL, PILE_NAMES

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# Where a card lies.
IN_HAND: Final = 0
CLIPPED: Final = 1  # in the bag with a clip
UNCLIPPED: Final = 2  # in the bag, common
IN_ROW: Final = 3  # laid out for the blessing
ACTING: Final = 4  # it works right now
PERMANENT: Final = 5  # before its owner

MOST_ERAS: Final = 255
_ERA: Final = 8
# For who reads very many cards: a call for each is dear.
RITUAL: Final = 0xFF  # the bits of 1 + the ritual
WHERE: Final = 16  # above which the place is


def packed(ritual: i64, era: i64, where: i64) -> i64:
    return (ritual + 1) | (era << _ERA) | (where << WHERE)


def ritual_of(card: i64) -> i64:
    return (card & RITUAL) - 1


def era_of(card: i64) -> i64:
    return (card >> _ERA) & 0xFF


def where_of(card: i64) -> i64:
    return card >> WHERE


def origin_of(state: "RaiateaState", card: i64) -> i64:
    """What all know of a hidden card: its deck and era, as one number."""
    return state.deck.pile[ritual_of(card)] * 256 + era_of(card)


# What lies where ---------------------------------------------------------------------------------


def count_in(state: "RaiateaState", seat: i64, where: i64) -> i64:
    cells = state.cells
    start: i64 = SLOT + seat * SLOTS
    count: i64 = 0
    at: i64
    for at in range(start, start + cells[SLOT_COUNT + seat]):
        if cells[at] >> WHERE == where:
            count += 1
    return count


def hand_size(state: "RaiateaState", seat: i64) -> i64:
    return count_in(state, seat, IN_HAND)


def set_in(state: "RaiateaState", seat: i64, where: i64) -> i64:
    """The different rituals of a seat that lie there, as a bit mask."""
    cells = state.cells
    start: i64 = SLOT + seat * SLOTS
    mask: i64 = 0
    at: i64
    for at in range(start, start + cells[SLOT_COUNT + seat]):
        if cells[at] >> WHERE == where:
            mask |= BITS[(cells[at] & 0xFF) - 1]
    return mask


def set_drawn(state: "RaiateaState", seat: i64) -> i64:
    """The different rituals that a seat has drawn and not chosen from yet, as a bit mask."""
    cells = state.cells
    start: i64 = DRAWN + seat * DRAWN_ROOM
    mask: i64 = 0
    at: i64
    for at in range(start, start + cells[DRAWN_COUNT + seat]):
        mask |= BITS[(cells[at] & 0xFF) - 1]
    return mask


def names(state: "RaiateaState", seat: i64, where: i64) -> list[str]:
    """The rituals of a seat that lie there, in the order in which they came."""
    cells = state.cells
    start = SLOT + seat * SLOTS
    return [
        state.deck.ritual_names[ritual_of(cells[at])]
        for at in range(start, start + cells[SLOT_COUNT + seat])
        if where_of(cells[at]) == where
    ]


def find(state: "RaiateaState", seat: i64, ritual: i64, where: i64) -> i64:
    """The cell of such a card of a seat."""
    start: i64 = SLOT + seat * SLOTS
    return _one_of(state, ritual, where, start, start + state.cells[SLOT_COUNT + seat])


def _one_of(state: "RaiateaState", ritual: i64, where: i64, start: i64, stop: i64) -> i64:
    """The cell of such a card. Between equal cards of different origin, chance decides.

    If it were always the first, the choice would tell what the others are not.
    """
    cells = state.cells
    found: i64 = -1
    differs = False
    count: i64 = 0
    at: i64
    for at in range(start, stop):
        card = cells[at]
        if card >> WHERE == where and (card & 0xFF) - 1 == ritual:
            count += 1
            if found < 0:
                found = at
            elif cells[found] != card:
                differs = True
    if not differs:
        return found
    # No roll that is declared: whether there was one is a secret too.
    chance = Chance(state.cells[CHANCE])
    wanted = chance.below(count)
    state.cells[CHANCE] = chance.x
    for at in range(found, stop):
        card = cells[at]
        if card >> WHERE == where and (card & 0xFF) - 1 == ritual:
            if wanted == 0:
                return at
            wanted -= 1
    return found


def move(state: "RaiateaState", at: i64, where: i64) -> None:
    """The card in this cell lies elsewhere now; of an open one, the era means nothing more."""
    card = state.cells[at]
    era = era_of(card)
    if where >= IN_ROW:
        era = 0
    state.cells[at] = packed(ritual_of(card), era, where)


def lay_down(state: "RaiateaState", seat: i64, at: i64) -> None:
    """Put a ritual in front of its owner, after the permanent ones already there.

    Their order must not show the order of the hidden hand.
    """
    cells = state.cells
    card = packed(ritual_of(cells[at]), 0, PERMANENT)
    last = at
    other: i64
    for other in range(at + 1, SLOT + seat * SLOTS + cells[SLOT_COUNT + seat]):
        if cells[other] >> WHERE == PERMANENT:
            cells[last] = cells[other]
            last = other
    cells[last] = card


def add(state: "RaiateaState", seat: i64, card: i64) -> None:
    cells = state.cells
    count = cells[SLOT_COUNT + seat]
    if count == SLOTS:
        raise OverflowError("rituals")
    cells[SLOT + seat * SLOTS + count] = card
    cells[SLOT_COUNT + seat] = count + 1


def discard(state: "RaiateaState", seat: i64, at: i64) -> None:
    """The card in this cell goes to the open discards; the cards behind it move up."""
    cells = state.cells
    cells[DISCARD + ritual_of(cells[at])] += 1
    last: i64 = SLOT + seat * SLOTS + cells[SLOT_COUNT + seat] - 1
    while at < last:
        cells[at] = cells[at + 1]
        at += 1
    cells[last] = 0
    cells[SLOT_COUNT + seat] -= 1


def give_up(state: "RaiateaState", seat: i64, ritual: i64) -> None:
    """A ritual of the hand is discarded, face up."""
    discard(state, seat, find(state, seat, ritual, IN_HAND))
    state.reveal()
    if state.log is not None:
        state.log.add("give-up", told(state, seat, ritual))


# Drawing [R13] -----------------------------------------------------------------------------------


def has_cards(state: "RaiateaState", pile: i64) -> bool:
    """Whether anything can be drawn: from the deck, or from the discards that make a new one."""
    cells = state.cells
    if cells[LEFT + pile]:
        return True
    ritual: i64
    for ritual in range(state.deck.rituals):
        if cells[DISCARD + ritual] and state.deck.pile[ritual] == pile:
            return True
    return False


def may_draw(state: "RaiateaState", seat: i64, pile: i64) -> bool:
    """R13: whether the seat's rank allows this deck, and there are cards and room for one."""
    if pile != NORMAL and ranks.rank(state, seat) < state.deck.forbidden_from:
        return False
    return state.cells[SLOT_COUNT + seat] < SLOTS and has_cards(state, pile)


def _draw_one(state: "RaiateaState", seat: i64, pile: i64) -> bool:
    cells = state.cells
    if not cells[LEFT + pile]:
        _make_anew(state, pile)
        if not cells[LEFT + pile]:
            return False
    left = state.roll(cells[LEFT + pile])
    cells[LEFT + pile] -= 1
    ritual: i64 = 0
    while True:
        if state.deck.pile[ritual] == pile:
            left -= cells[DECK + ritual]
            if left < 0:
                break
        ritual += 1
    cells[DECK + ritual] -= 1
    count = cells[DRAWN_COUNT + seat]
    cells[DRAWN + seat * DRAWN_ROOM + count] = packed(ritual, cells[ERA + pile], IN_HAND)
    cells[DRAWN_COUNT + seat] = count + 1
    return True


def _make_anew(state: "RaiateaState", pile: i64) -> None:
    """R13: an empty deck is made from its discards."""
    cells = state.cells
    ritual: i64
    for ritual in range(state.deck.rituals):
        if state.deck.pile[ritual] == pile:
            cells[LEFT + pile] += cells[DISCARD + ritual]
            cells[DECK + ritual] += cells[DISCARD + ritual]
            cells[DISCARD + ritual] = 0
    if cells[LEFT + pile]:
        if cells[ERA + pile] < MOST_ERAS:
            cells[ERA + pile] += 1
        if state.log is not None:
            state.log.add("new-deck", {"deck": PILE_NAMES[pile]})


def draw(state: "RaiateaState", seat: i64, pile: i64, count: i64) -> i64:
    """R13: draw so many, or fewer if there are no more; return how many."""
    drawn: i64 = 0
    while drawn < count and _draw_one(state, seat, pile):
        drawn += 1
    if state.log is not None and drawn:
        state.log.add("draw", {"seat": seat, "deck": PILE_NAMES[pile], "count": drawn})
        state.log.add("drawn", {"rituals": drawn_names(state, seat)}, (seat,))
    return drawn


def drawn_names(state: "RaiateaState", seat: i64) -> list[str]:
    cells = state.cells
    start = DRAWN + seat * DRAWN_ROOM
    return [
        state.deck.ritual_names[ritual_of(cells[at])]
        for at in range(start, start + cells[DRAWN_COUNT + seat])
    ]


def keep(state: "RaiateaState", seat: i64, ritual: i64) -> None:
    """One of the drawn rituals comes into the hand."""
    cells = state.cells
    start: i64 = DRAWN + seat * DRAWN_ROOM
    at = _one_of(state, ritual, IN_HAND, start, start + cells[DRAWN_COUNT + seat])
    add(state, seat, cells[at])
    _close_gap(state, seat, at)
    if state.log is not None:
        state.log.add("keep", {"ritual": state.deck.ritual_names[ritual]}, (seat,))


def _close_gap(state: "RaiateaState", seat: i64, at: i64) -> None:
    cells = state.cells
    last: i64 = DRAWN + seat * DRAWN_ROOM + cells[DRAWN_COUNT + seat] - 1
    while at < last:
        cells[at] = cells[at + 1]
        at += 1
    cells[last] = 0
    cells[DRAWN_COUNT + seat] -= 1


def discard_drawn(state: "RaiateaState", seat: i64, kept: i64) -> None:
    """What was not kept goes to the discards, face up."""
    cells = state.cells
    if state.log is not None:
        state.log.add("kept", {"seat": seat, "count": kept})
        if cells[DRAWN_COUNT + seat]:
            # Sorted: in which order they were drawn is the seat's own business.
            names_ = sorted(drawn_names(state, seat))
            state.log.add("discard", {"seat": seat, "rituals": names_})
    if cells[DRAWN_COUNT + seat]:
        state.reveal()
    start: i64 = DRAWN + seat * DRAWN_ROOM
    at: i64
    for at in range(start, start + cells[DRAWN_COUNT + seat]):
        cells[DISCARD + ritual_of(cells[at])] += 1
        cells[at] = 0
    cells[DRAWN_COUNT + seat] = 0


def told(state: "RaiateaState", seat: i64, ritual: i64) -> dict[str, Value]:
    """The arguments of most events about a ritual."""
    return {"seat": seat, "ritual": state.deck.ritual_names[ritual]}
