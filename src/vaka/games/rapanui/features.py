"""Rapa Nui as numbers for learners: the view of a seat that forgets nothing."""

from typing import TYPE_CHECKING, Final

from vaka.core.features import (
    MOST,
    Feature,
    at_most,
    counts,
    flags,
    question_features,
    seat_names,
)
from vaka.core.vectors import i64, u8, vec
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES, MOAI, WOODCUTTER
from vaka.games.rapanui.effects import seen_of
from vaka.games.rapanui.layout import (
    ACTIVE,
    COLUMN,
    COLUMNS,
    CROPS,
    DECK,
    DECK_LEFT,
    FIRST,
    HAND,
    HEIGHT,
    HEIGHT_ROOM,
    HIDDEN,
    HIDDEN_COUNT,
    HIDDEN_CROP,
    HIDDEN_MOST,
    HIDDEN_SEAT,
    HIDDEN_SIZE,
    IN_AREA,
    IN_HAND,
    KINDS,
    OFFERING,
    OWED,
    PILE,
    POINTS,
    REMOVED,
    SCORED,
    STONE,
    WOOD,
)

if TYPE_CHECKING:
    from vaka.games.rapanui.state import RapaNuiState

# More than a player ever needs to tell apart; the games of good players stay below.
MOST_WOOD: Final = 30
MOST_POINTS: Final = 40
MOST_STONE: Final = 15

# The numbers of a player: his own, or those of another.
# Written out: the compiler folds only constants of one module.
_OWN: Final = 25
_OTHER: Final = 26
assert _OWN == 3 + KINDS + KINDS + CROPS + CROPS


def described(state: "RapaNuiState") -> list[Feature]:
    """All numbers by name, in the order of `write`."""
    box = state.box
    seats = seat_names(state.config.players)
    found = question_features(state.config)
    found += flags("active", seats)
    found += flags("first", seats)
    found += flags("scored", KIND_NAMES)
    found.append(Feature("deck", 0, box.deck_size))
    found += [Feature(f"deck.{KIND_NAMES[kind]}", 0, box.deck[kind]) for kind in range(KINDS)]
    for column in range(1, COLUMNS + 1):
        for place in range(1, box.height + 1):  # 1 is the front card
            found += flags(f"column{column}.card{place}", KIND_NAMES)
    offerings = [min(box.offerings[crop], MOST) for crop in range(CROPS)]
    found += [Feature(f"pile.{CROP_NAMES[crop]}", 0, offerings[crop]) for crop in range(CROPS)]
    found += counts("stone", CROP_NAMES, MOST_STONE)
    found.append(Feature("removed", 0, box.deck[MOAI]))
    for name in seats:
        found.append(Feature(f"{name}.wood", 0, MOST_WOOD))
        found.append(Feature(f"{name}.points", 0, MOST_POINTS))
        found.append(Feature(f"{name}.owed", 0, 2))
        for kind in range(KINDS):
            begin = 1 if kind < CROPS else box.start_woodcutters if kind == WOODCUTTER else 0
            found.append(Feature(f"{name}.village.{KIND_NAMES[kind]}", 0, begin + box.deck[kind]))
        found += counts(f"{name}.hand", KIND_NAMES, HAND)
        # His own offerings a player knows, and which he laid face down. Of others he knows what
        # they were seen to take and not to lay, how many lie face down, and of each crop at most.
        own = name == "own"
        for group in ("offering", "placed") if own else ("seen", "placed_most"):
            for crop in range(CROPS):
                most = box.deck[MOAI] if own and group == "placed" else offerings[crop]
                found.append(Feature(f"{name}.{group}.{CROP_NAMES[crop]}", 0, most))
        if not own:
            found.append(Feature(f"{name}.placed", 0, box.deck[MOAI]))
    return found


def write(state: "RapaNuiState", seat: i64, out: vec[u8], at: i64) -> None:
    """Write the numbers of a seat that are not 0, from `at` on."""
    cells = state.cells
    seats = state.seats
    height = state.box.height
    at = state.question_into(seat, out, at)
    out[at + _after(cells[ACTIVE], seat, seats)] = 1
    at += seats
    out[at + _after(cells[FIRST], seat, seats)] = 1
    at += seats
    if cells[SCORED]:
        out[at + cells[SCORED] - 1] = 1
    at += KINDS
    left = cells[DECK_LEFT]
    out[at] = u8(left)
    at += 1
    k: i64
    for k in range(left):
        out[at + cells[DECK + k]] += 1
    at += KINDS
    column: i64
    for column in range(COLUMNS):
        front = COLUMN + column * HEIGHT_ROOM + cells[HEIGHT + column] - 1
        for k in range(cells[HEIGHT + column]):
            out[at + k * KINDS + cells[front - k]] = 1
        at += height * KINDS
    for k in range(CROPS):
        out[at + k] = at_most(cells[PILE + k], MOST)
        out[at + CROPS + k] = at_most(cells[STONE + k], MOST_STONE)
    at += CROPS + CROPS
    out[at] = u8(cells[REMOVED])
    at += 1
    other = seat
    _: i64
    for _ in range(seats):
        _write_player(state, other, seat, out, at)
        if other == seat:
            at += _OWN
        else:
            at += _OTHER
        other += 1
        if other == seats:
            other = 0


def _after(other: i64, seat: i64, seats: i64) -> i64:
    """How many places a seat sits after another."""
    if other < seat:
        other += seats
    return other - seat


def _write_player(state: "RapaNuiState", other: i64, seat: i64, out: vec[u8], at: i64) -> None:
    cells = state.cells
    out[at] = at_most(cells[WOOD + other], MOST_WOOD)
    out[at + 1] = at_most(cells[POINTS + other], MOST_POINTS)
    out[at + 2] = u8(cells[OWED + other])
    at += 3
    place = other * KINDS
    k: i64
    for k in range(KINDS):
        out[at + k] = u8(cells[IN_AREA + place + k])
        out[at + KINDS + k] = u8(cells[IN_HAND + place + k])
    at += KINDS + KINDS
    number: i64
    if other == seat:
        for k in range(CROPS):
            out[at + k] = at_most(cells[OFFERING + other * CROPS + k], MOST)
        at += CROPS
        for number in range(cells[HIDDEN_COUNT]):
            card = HIDDEN + number * HIDDEN_SIZE
            if cells[card + HIDDEN_SEAT] == seat:
                out[at + cells[card + HIDDEN_CROP]] += 1
        return
    for k in range(CROPS):
        out[at + k] = at_most(seen_of(state, other, k), MOST)
    at += CROPS
    for number in range(cells[HIDDEN_COUNT]):
        card = HIDDEN + number * HIDDEN_SIZE
        if cells[card + HIDDEN_SEAT] == other:
            for k in range(CROPS):  # those of his last card hold for all of them
                out[at + k] = at_most(cells[card + HIDDEN_MOST + k], MOST)
            out[at + CROPS] += 1
