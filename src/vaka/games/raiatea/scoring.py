"""What everything is worth, and who wins [R39, R40]."""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import blank
from vaka.core.outcome import Outcome, places
from vaka.core.vectors import i64
from vaka.games.raiatea import assistants, effects, ranks, slots
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    GOD_ROOM,
    MIRRORED,
    ORDER,
    PAIRS,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
)
from vaka.games.raiatea.vocabulary import (
    FOR_ASSISTANTS,
    FOR_MISSIONS,
    IF_,
    NEXT,
    NOW,
    POINTS,
    WHAT,
    WHEN,
    WIDTH,
    WORD,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

PARTS: Final = ("ranks", "rituals", "missions", "masks")


def rank_points(state: "RaiateaState", seat: i64) -> i64:
    return state.deck.rank_points[ranks.rank(state, seat)]


def ritual_points(state: "RaiateaState", seat: i64) -> i64:
    """R40: what the permanent rituals before a seat give at the end."""
    cells = state.cells
    points: i64 = 0
    start: i64 = SLOT + seat * SLOTS
    at: i64
    for at in range(start, start + cells[SLOT_COUNT + seat]):
        if slots.where_of(cells[at]) == slots.PERMANENT:
            points += _points_of(state, state.deck.program[slots.ritual_of(cells[at])], seat)
    return points


def _points_of(state: "RaiateaState", operation: i64, seat: i64) -> i64:
    """The points of a chain of operations, as far as its conditions hold at the end."""
    ops = state.deck.ops
    points: i64 = 0
    while operation >= 0:
        word = ops[operation * WIDTH + WORD]
        if word == POINTS:
            points += effects.amount(state, operation, seat)
        elif (
            word == IF_
            and ops[operation * WIDTH + WHEN] == NOW
            and effects.holds(state, operation, seat)
        ):
            points += _points_of(state, ops[operation * WIDTH + WHAT], seat)
        operation = ops[operation * WIDTH + NEXT]
    return points


def mission_points(state: "RaiateaState", seat: i64) -> i64:
    cells = state.cells
    points: i64 = 0
    space: i64
    for space in range(STATUES * SPACES):
        if cells[SPACE_OWNER + space] == 1 + seat:
            points += state.deck.mission_points[cells[SPACE_TILE + space] - 1]
    return points


def missions_of(state: "RaiateaState", seat: i64, type_: i64) -> i64:
    """R39: how many missions of a seat cost this, or are conditions; auctions cost mana."""
    cells = state.cells
    kinds = state.deck.mission_kinds
    bit = BITS[type_]
    count: i64 = 0
    space: i64
    for space in range(STATUES * SPACES):
        if cells[SPACE_OWNER + space] != 1 + seat:
            continue
        if kinds[cells[SPACE_TILE + space] - 1] & bit:
            count += 1
    return count


def pair_worth(state: "RaiateaState", seat: i64, god: i64) -> i64:
    """R39: what a pair of this mask gives the seat."""
    deck = state.deck
    if deck.mask_type[god] == FOR_MISSIONS:
        return missions_of(state, seat, deck.mask_about[god])
    if deck.mask_type[god] == FOR_ASSISTANTS:
        return assistants.own(state, seat, deck.mask_about[god])
    points = deck.colour_points * colours(state, seat)
    if points > deck.colour_most:
        points = deck.colour_most
    return points


def colours(state: "RaiateaState", seat: i64) -> i64:
    """How many different colours the pairs of a seat have."""
    seen: i64 = 0
    count: i64 = 0
    god: i64
    for god in range(state.deck.gods):
        bit = BITS[state.deck.colour[god]]
        if pairs_of(state, seat, god) and not seen & bit:
            seen |= bit
            count += 1
    return count


def pairs_of(state: "RaiateaState", seat: i64, god: i64) -> i64:
    """How many pairs of this mask a seat has: with its twin, or one or two with mirrors."""
    cells = state.cells
    count: i64 = 0
    if cells[PAIRS + seat] & BITS[god]:
        count += 1
    if cells[MIRRORED + seat] & BITS[god]:
        count += 1
    if cells[MIRRORED + seat] & BITS[god + GOD_ROOM]:
        count += 1
    return count


def mask_points(state: "RaiateaState", seat: i64) -> i64:
    points: i64 = 0
    if not (state.cells[PAIRS + seat] | state.cells[MIRRORED + seat]):
        return points
    god: i64
    for god in range(state.deck.gods):
        pairs = pairs_of(state, seat, god)
        if pairs:
            points += pairs * pair_worth(state, seat, god)
    return points


def score(state: "RaiateaState", seat: i64) -> i64:
    """The points of a seat if the game ended now [R40]."""
    return (
        rank_points(state, seat)
        + ritual_points(state, seat)
        + mission_points(state, seat)
        + mask_points(state, seat)
    )


def outcome(state: "RaiateaState") -> Outcome:
    """R40: ties by the ceremony order."""
    scores: list[int] = []
    standing: list[tuple[int, ...]] = []
    points: list[tuple[int, ...]] = []
    place_of = blank(state.seats)
    place: i64
    seat: i64
    for place in range(state.seats):
        place_of[state.cells[ORDER + place]] = place
    for seat in range(state.seats):
        ranks_ = rank_points(state, seat)
        rituals = ritual_points(state, seat)
        missions = mission_points(state, seat)
        masks = mask_points(state, seat)
        total: int = ranks_ + rituals + missions + masks
        behind: int = -place_of[seat]
        scores.append(total)
        standing.append((total, behind))
        points.append((ranks_, rituals, missions, masks))
    return Outcome(tuple(scores), places(standing), state.reason(), PARTS, tuple(points))
