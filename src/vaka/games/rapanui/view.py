"""What a seat may know of Rapa Nui, and states that it could not tell from the true one.

All that is taken, played and drawn happens in the open, so nothing is secret but the order of the
deck and which offerings were laid face down. A table shows other hands and offerings as counts;
`memory` holds what somebody who forgets nothing knows of them.
"""

from typing import TYPE_CHECKING

from vaka.core.cells import OVER
from vaka.core.chance import Chance
from vaka.core.state_base import View
from vaka.core.vectors import i64, vec
from vaka.games.rapanui import rules, scoring
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES, MOAI
from vaka.games.rapanui.effects import moai_gain, seen_of
from vaka.games.rapanui.layout import (
    ACTIVE,
    COLUMN,
    COLUMNS,
    CROPS,
    DECK,
    DECK_LEFT,
    FIRST,
    HEIGHT,
    HEIGHT_ROOM,
    HELD,
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
    PILE,
    POINTS,
    REMOVED,
    SCORED,
    STONE,
    WOOD,
)

if TYPE_CHECKING:
    from vaka.games.rapanui.state import RapaNuiState


def _by_crop(state: "RapaNuiState", at: i64) -> dict[str, int]:
    return {CROP_NAMES[crop]: state.cells[at + crop] for crop in range(CROPS)}


def _by_kind(state: "RapaNuiState", at: i64) -> dict[str, int]:
    return {KIND_NAMES[kind]: state.cells[at + kind] for kind in range(KINDS)}


def fill_view(state: "RapaNuiState", seat: i64, view: View) -> None:
    """Add the table as the seat sees it."""
    cells = state.cells
    over = cells[OVER] != 0
    view["active"] = cells[ACTIVE]
    view["first"] = cells[FIRST]
    view["deck"] = cells[DECK_LEFT]
    view["columns"] = [rules.column_cards(state, column) for column in range(COLUMNS)]
    view["piles"] = _by_crop(state, PILE)
    view["stone"] = {
        "open": _by_crop(state, STONE),
        "hidden": [_show_hidden(state, number, seat) for number in range(cells[HIDDEN_COUNT])],
    }
    view["removed"] = cells[REMOVED]
    view["scored"] = KIND_NAMES[cells[SCORED] - 1] if cells[SCORED] else None
    view["costs"] = {
        "moai": state.box.moai_cost,
        "gatherers": list(state.box.gatherer_costs),
    }
    view["values"] = (
        dict(zip(CROP_NAMES, scoring.crop_values(state), strict=True)) if over else None
    )
    view["seats"] = [_show_seat(state, other, seat) for other in range(state.seats)]
    view["memory"] = {
        "hands": [_by_kind(state, IN_HAND + other * KINDS) for other in range(state.seats)],
        # Offerings seen to be taken and not seen to be laid: still owned, or face down.
        "offerings": [
            {CROP_NAMES[crop]: seen_of(state, other, crop) for crop in range(CROPS)}
            for other in range(state.seats)
        ],
        # For each hidden offering, in the order laid: how many of its layer's hidden offerings up
        # to this one can be of each crop.
        "limits": [
            _by_crop(state, HIDDEN + number * HIDDEN_SIZE + HIDDEN_MOST)
            for number in range(cells[HIDDEN_COUNT])
        ],
    }


def _show_hidden(state: "RapaNuiState", number: i64, seat: i64) -> View:
    card = HIDDEN + number * HIDDEN_SIZE
    laid_by = state.cells[card + HIDDEN_SEAT]
    known = state.cells[OVER] != 0 or laid_by == seat
    crop = CROP_NAMES[state.cells[card + HIDDEN_CROP]] if known else None
    return {"seat": laid_by, "crop": crop}


def _show_seat(state: "RapaNuiState", other: i64, seat: i64) -> View:
    cells = state.cells
    known = cells[OVER] != 0 or other == seat
    # Offerings laid face down stay secret, so open hands show no more of offerings than `memory`.
    open_hand = known or state.own.open_hands
    owned = _by_crop(state, OFFERING + other * CROPS)
    return {
        "wood": cells[WOOD + other],
        "points": cells[POINTS + other],
        "village": _by_kind(state, IN_AREA + other * KINDS),
        "prices": {CROP_NAMES[crop]: rules.price(state, other, crop) for crop in range(CROPS)},
        "moai_gain": moai_gain(state, other),
        "hand_count": cells[HELD + other],
        "hand": _by_kind(state, IN_HAND + other * KINDS) if open_hand else None,
        "offering_count": sum(owned.values()),
        "offerings": owned if known else None,
    }


def resample(state: "RapaNuiState", seat: i64, chance: Chance) -> None:
    """Shuffle the deck anew, and guess anew what the others laid face down."""
    if state.cells[OVER]:  # the deck is empty, and all cards are turned up
        return
    _restack(state)
    chance.shuffle(state.cells, DECK, DECK + state.cells[DECK_LEFT])
    other: i64
    for other in range(state.seats):
        if other != seat:
            _lay_anew(state, other, chance)


def _restack(state: "RapaNuiState") -> None:
    """Sort the rest of the deck, so that a shuffle of it tells nothing of its true order."""
    cells = state.cells
    left = cells[DECK_LEFT]
    at: i64 = DECK
    count = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    place: i64
    for place in range(left):
        count[cells[DECK + place]] += 1
    kind: i64
    for kind in range(KINDS):
        while count[kind]:
            cells[at] = kind
            at += 1
            count[kind] -= 1


def _lay_anew(state: "RapaNuiState", other: i64, chance: Chance) -> None:
    """Guess the hidden offerings of one player, first to last.

    Each is drawn from what he can have owned when he laid it and need not have had later. The
    limits never sink from one card to the next, so a guess that fits one fits all that follow, and
    there is always a card left to guess, because the true ones fit too.
    """
    cells = state.cells
    hidden = cells[HIDDEN_COUNT]
    number: i64
    crop: i64
    # Take his cards back first: then he owns all that he was seen to have.
    for number in range(hidden):
        card = HIDDEN + number * HIDDEN_SIZE
        if cells[card + HIDDEN_SEAT] == other:
            cells[OFFERING + other * CROPS + cells[card + HIDDEN_CROP]] += 1
    used = vec[i64]([0, 0, 0, 0])
    for number in range(hidden):
        card = HIDDEN + number * HIDDEN_SIZE
        if cells[card + HIDDEN_SEAT] != other:
            continue
        choices: i64 = 0
        for crop in range(CROPS):
            choices += cells[card + HIDDEN_MOST + crop] - used[crop]
        drawn = chance.below(choices)
        crop = 0
        while drawn >= cells[card + HIDDEN_MOST + crop] - used[crop]:
            drawn -= cells[card + HIDDEN_MOST + crop] - used[crop]
            crop += 1
        used[crop] += 1
        cells[card + HIDDEN_CROP] = crop
        cells[OFFERING + other * CROPS + crop] -= 1


def inventory(state: "RapaNuiState") -> dict[str, int]:
    """Every card and every offering, wherever it lies."""
    cells = state.cells
    cards = [0] * KINDS
    for place in range(cells[DECK_LEFT]):
        cards[cells[DECK + place]] += 1
    for column in range(COLUMNS):
        for place in range(cells[HEIGHT + column]):
            cards[cells[COLUMN + column * HEIGHT_ROOM + place]] += 1
    offerings = scoring.on_stone(state)
    for crop in range(CROPS):
        offerings[crop] += cells[PILE + crop]
    for seat in range(state.seats):
        for kind in range(KINDS):
            cards[kind] += cells[IN_HAND + seat * KINDS + kind]
            cards[kind] += cells[IN_AREA + seat * KINDS + kind]
        for crop in range(CROPS):
            offerings[crop] += cells[OFFERING + seat * CROPS + crop]
    cards[MOAI] += cells[REMOVED]
    counted = {f"card:{KIND_NAMES[kind]}": cards[kind] for kind in range(KINDS)}
    counted.update({f"offering:{CROP_NAMES[crop]}": offerings[crop] for crop in range(CROPS)})
    return counted
