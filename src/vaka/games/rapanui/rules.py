"""A turn of Rapa Nui, in the order of the rulebook: buy, play, draw, scoring [N9-N14, N23]."""

from typing import TYPE_CHECKING, Final

from vaka.core.vectors import i64, vec
from vaka.games.rapanui import effects, scoring
from vaka.games.rapanui.actions import (
    BUY_CROP,
    DRAW_COLUMN,
    PLAY_GATHERERS,
    PLAY_MOAI,
    PLAY_PRIEST,
    PLAY_WOODCUTTER,
    REMOVE_MOAI,
    SKIP,
)
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES, MOAI, PRIEST, WOODCUTTER
from vaka.games.rapanui.frames import BUY, DRAW, PLAY
from vaka.games.rapanui.layout import (
    ACTIVE,
    COLUMN,
    CROPS,
    DECK,
    DECK_LEFT,
    HAND,
    HEIGHT,
    HEIGHT_ROOM,
    HELD,
    IN_AREA,
    IN_HAND,
    KINDS,
    LAST_COLUMN,
    OFFERING,
    PHASE,
    PILE,
    REMOVED,
    WOOD,
)

if TYPE_CHECKING:
    from vaka.games.rapanui.state import RapaNuiState

# What comes when no decision is pending: the parts of a turn that need not ask anybody.
VALUATION: Final = 0
MAKING_UP: Final = 1  # only where an offering is owed and its pile is empty
NEXT_TURN: Final = 2


def begin_turn(state: "RapaNuiState", seat: i64) -> None:
    """Buy, if there is anything to choose; else play at once."""
    cells = state.cells
    cells[ACTIVE] = seat
    cells[PHASE] = VALUATION
    if can_buy(state, seat):
        state.ask(BUY, seat)
    else:
        state.ask(PLAY, seat)


def next_seat(state: "RapaNuiState", seat: i64) -> i64:
    """The neighbour on the left: clockwise."""
    seat += 1
    if seat == state.seats:
        seat = 0
    return seat


def previous_seat(state: "RapaNuiState", seat: i64) -> i64:
    """The neighbour on the right."""
    if seat == 0:
        seat = state.seats
    return seat - 1


# Buy [N9] ----------------------------------------------------------------------------------------


def price(state: "RapaNuiState", seat: i64, crop: i64) -> i64:
    """N9: 5 wood less 1 per own gatherer of the crop, never below 0."""
    wood = state.box.offering_cost - state.cells[IN_AREA + seat * KINDS + crop]
    if wood < 0:
        wood = 0
    return wood


def can_buy(state: "RapaNuiState", seat: i64) -> bool:
    """Whether there is anything to choose: everybody sees piles, wood and areas."""
    cells = state.cells
    enough = state.box.offering_cost - cells[WOOD + seat]
    area = IN_AREA + seat * KINDS
    crop: i64
    for crop in range(CROPS):
        if cells[area + crop] >= enough and cells[PILE + crop]:
            return True
    return False


def legal_buy(state: "RapaNuiState", seat: i64, out: vec[i64]) -> i64:
    cells = state.cells
    enough = state.box.offering_cost - cells[WOOD + seat]
    area = IN_AREA + seat * KINDS
    out[0] = SKIP
    count: i64 = 1
    crop: i64
    for crop in range(CROPS):
        if cells[area + crop] >= enough and cells[PILE + crop]:
            out[count] = BUY_CROP + crop
            count += 1
    return count


def buy(state: "RapaNuiState", seat: i64, index: i64) -> None:
    state.ask(PLAY, seat)
    if index == SKIP:
        if state.log is not None:
            state.log.add("skip", {"seat": seat})
        return
    crop = index - BUY_CROP
    cost = price(state, seat, crop)
    state.cells[WOOD + seat] -= cost
    state.cells[PILE + crop] -= 1
    state.cells[OFFERING + seat * CROPS + crop] += 1
    if state.log is not None:
        state.log.add("buy", {"seat": seat, "crop": CROP_NAMES[crop], "price": cost})


# Play [N10, N11] ---------------------------------------------------------------------------------


def legal_play(state: "RapaNuiState", seat: i64, out: vec[i64]) -> i64:
    cells = state.cells
    box = state.box
    wood = cells[WOOD + seat]
    hand = IN_HAND + seat * KINDS
    count: i64 = 0
    crop: i64
    for crop in range(CROPS):
        owned = cells[hand + crop]
        if owned:
            one = PLAY_GATHERERS + crop * HAND
            out[count] = one  # always free
            count += 1
            more: i64 = 1
            while more < owned and box.gatherer_costs[more] <= wood:
                out[count] = one + more
                count += 1
                more += 1
    if cells[hand + WOODCUTTER]:
        out[count] = PLAY_WOODCUTTER
        count += 1
    if cells[hand + PRIEST]:
        out[count] = PLAY_PRIEST
        count += 1
    if cells[hand + MOAI] and wood >= box.moai_cost:
        out[count] = PLAY_MOAI
        count += 1
    if not count:  # N11: only moai in hand, and none can be paid
        out[0] = REMOVE_MOAI
        count = 1
    return count


def play(state: "RapaNuiState", seat: i64, index: i64) -> None:
    cells = state.cells
    state.ask(DRAW, seat)
    if index == REMOVE_MOAI:
        cells[IN_HAND + seat * KINDS + MOAI] -= 1
        cells[HELD + seat] -= 1
        cells[REMOVED] += 1
        if state.log is not None:
            state.log.add("remove", {"seat": seat, "card": "moai"})
        return
    kind: i64
    number: i64 = 1
    cost: i64 = 0
    if index < PLAY_WOODCUTTER:
        index -= PLAY_GATHERERS
        kind = index // HAND
        more = index % HAND
        cost = state.box.gatherer_costs[more]
        number += more
    else:
        kind = WOODCUTTER + index - PLAY_WOODCUTTER
        if kind == MOAI:
            cost = state.box.moai_cost
    cells[HELD + seat] -= number
    place = seat * KINDS + kind
    cells[IN_HAND + place] -= number
    cells[IN_AREA + place] += number
    if cost:
        cells[WOOD + seat] -= cost
    if state.log is not None:
        state.log.add(
            "play", {"seat": seat, "card": KIND_NAMES[kind], "count": number, "cost": cost}
        )
    if kind == MOAI:
        effects.sacrifice_round(state, seat)


# Draw [N12, N23] ---------------------------------------------------------------------------------


def legal_draw(out: vec[i64]) -> i64:
    """Every column has a front card: an empty one is dealt anew at once."""
    out[0] = DRAW_COLUMN
    out[1] = DRAW_COLUMN + 1
    out[2] = DRAW_COLUMN + 2
    out[3] = DRAW_COLUMN + 3
    return 4


def draw(state: "RapaNuiState", seat: i64, index: i64) -> None:
    cells = state.cells
    column = index - DRAW_COLUMN
    height = cells[HEIGHT + column] - 1
    place = COLUMN + column * HEIGHT_ROOM + height
    card = cells[place]
    cells[place] = 0
    cells[HEIGHT + column] = height
    cells[IN_HAND + seat * KINDS + card] += 1
    held = cells[HELD + seat] + 1
    cells[HELD + seat] = held
    cells[LAST_COLUMN] = column
    if state.log is not None:
        state.log.add("draw", {"seat": seat, "card": KIND_NAMES[card], "column": column + 1})
    if not height:
        deal_column(state, column)
        if not cells[DECK_LEFT]:  # N23: at once, without scoring
            scoring.end(state)
            return
    if held < HAND:
        state.ask(DRAW, seat)


def deal_column(state: "RapaNuiState", column: i64) -> None:
    """N6, N12: up to 4 cards from the deck, the last dealt at the front."""
    cells = state.cells
    left = cells[DECK_LEFT]
    place: i64 = 0
    while place < state.box.height and left:
        left -= 1
        cells[COLUMN + column * HEIGHT_ROOM + place] = cells[DECK + left]
        cells[DECK + left] = 0
        place += 1
    cells[HEIGHT + column] = place
    cells[DECK_LEFT] = left
    state.reveal()
    if state.log is not None:
        state.log.add(
            "new-column",
            {"column": column + 1, "count": place, "cards": column_cards(state, column)},
        )


def column_cards(state: "RapaNuiState", column: i64) -> list[str]:
    """The names of a column's cards, the front card last."""
    at = COLUMN + column * HEIGHT_ROOM
    return [KIND_NAMES[state.cells[at + place]] for place in range(state.cells[HEIGHT + column])]
