"""Why an action is good, in words that a person would say at the table."""

from typing import Final

from vaka.bots.greedy.rapanui.draws import ROW, UNKNOWN
from vaka.bots.greedy.rapanui.weigher import Weigher
from vaka.bots.guide import Reason
from vaka.core.cells import KIND
from vaka.core.vectors import i64
from vaka.games.rapanui.actions import (
    ADD_CROP,
    BUY_CROP,
    COLLECT_WOOD,
    DRAW_COLUMN,
    HIDE_CROP,
    PLAY_GATHERERS,
    PLAY_WOODCUTTER,
    REMOVE_MOAI,
    SACRIFICE_CROP,
    SKIP,
    TAKE_CROP,
)
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES, MOAI, WOODCUTTER
from vaka.games.rapanui.effects import majority, moai_gain
from vaka.games.rapanui.frames import ADD, BUY, COLLECT, DRAW, HIDE, PLAY, SACRIFICE
from vaka.games.rapanui.layout import (
    COLUMNS,
    CROPS,
    HAND,
    HELD,
    IN_AREA,
    IN_HAND,
    KINDS,
    OFFERING,
    PILE,
    WOOD,
)
from vaka.games.rapanui.rules import price
from vaka.games.rapanui.state import RapaNuiState

LITTLE: Final = 0.3  # what is worth less than this is not worth a sentence
CHEAP: Final = 1.5  # points that an offering is worth, below which one can do without it
NEAR: Final = 3  # wood that is missing for a moai which can soon be played


def reasons(weigher: Weigher, state: RapaNuiState, seat: i64, index: i64) -> list[Reason]:
    weigher.sight.look(state.cells)
    kind = state.cells[KIND]
    if kind == DRAW:
        found = _draw(weigher, state, seat, index - DRAW_COLUMN)
    elif kind == PLAY:
        found = _play(weigher, state, seat, index)
    elif kind == BUY:
        found = _buy(weigher, state, seat, index)
    elif kind == COLLECT:
        found = _collect(state, seat, index)
    elif kind == SACRIFICE:
        found = _lay(weigher, state, seat, index - SACRIFICE_CROP, 1.0)
    elif kind == HIDE:
        found = _lay(weigher, state, seat, index - HIDE_CROP, 1.0)
    elif kind == ADD:
        found = _lay(weigher, state, seat, index - ADD_CROP, 0.0)
    else:
        crop = index - TAKE_CROP
        value = weigher.sight.stone.value[crop]
        found = [_said("worth", value, {"crop": CROP_NAMES[crop]})]
    return sorted(found, key=_weight)


def _weight(reason: Reason) -> float:
    return -abs(reason.points)


def _said(key: str, points: float, details: dict[str, str | int]) -> Reason:
    """A reason that tells its points, as a whole number; 0 is less than one."""
    details["points"] = int(abs(points) + 0.5)
    return Reason(key, points, details)


def _draw(weigher: Weigher, state: RapaNuiState, seat: i64, column: i64) -> list[Reason]:
    draws = weigher.draws
    draws.look(seat)
    draws.hold(seat, 0, 0)
    front: int = draws.row[column * ROW]
    under: int = draws.row[column * ROW + 1]
    if draws.ends and draws.height[column] == 1:
        return [Reason("end" if draws.ending > 0.0 else "end-behind", draws.ending, {})]
    found: list[Reason] = []
    in_hand = draws.in_hand[front] * weigher.sight.taste.first
    if in_hand > LITTLE:
        found.append(_said("hand", in_hand, {"card": KIND_NAMES[front]}))
    if state.cells[HELD + seat] + 1 < HAND:
        return found
    if under != UNKNOWN:
        gain = weigher.sight.gain(seat, under, 0)
        key = "scored" if gain > 0.0 else "scored-for-others"
        if abs(gain) > LITTLE:
            found.append(_said(key, gain, {"card": KIND_NAMES[under]}))
    behind, others = _left_behind(weigher, column)
    if behind > others + LITTLE:
        found.append(Reason("leaves-little", behind - others, {}))
    return found


def _left_behind(weigher: Weigher, column: i64) -> tuple[float, float]:
    """What the next player is left with after this draw, and on average after the others."""
    draws = weigher.draws
    own = 0.0
    others = 0.0
    other: i64
    for other in range(COLUMNS):
        draws.taken[other] += 1
        value = draws.left_behind()
        draws.taken[other] -= 1
        if other == column:
            own = value
        else:
            others += value / 3.0
    return own, others


def _play(weigher: Weigher, state: RapaNuiState, seat: i64, index: i64) -> list[Reason]:
    if index == REMOVE_MOAI:
        return []
    sight = weigher.sight
    kind: i64
    number: i64 = 1
    if index < PLAY_WOODCUTTER:
        kind = (index - PLAY_GATHERERS) // HAND
        number += (index - PLAY_GATHERERS) % HAND
    else:
        kind = WOODCUTTER + index - PLAY_WOODCUTTER
    card = KIND_NAMES[kind]
    found: list[Reason] = []
    more = sight.gain(seat, kind, number) - sight.gain(seat, kind, 0)
    coming = more * sight.valuations[kind]
    if coming > LITTLE:
        found.append(_said("coming", coming, {"card": card}))
    if majority(state, kind) != seat and _leads(state, seat, kind, number):
        found.append(Reason("majority", coming * 0.5, {"card": card}))
    if kind < CROPS:
        cheaper = weigher.cards.cheaper(seat, kind, number)
        cheaper *= sight.taste.bargain * sight.own_turns
        if cheaper > LITTLE:
            found.append(Reason("cheaper", cheaper, {"crop": CROP_NAMES[kind]}))
    elif kind == MOAI:
        found.append(_said("moai", float(sight.box.moai_points), {}))
        planned = weigher.holdings.planned(seat) * sight.taste.stone
        if planned > LITTLE:
            found.append(_said("stone", planned, {}))
    return found


def _leads(state: RapaNuiState, seat: i64, kind: i64, number: i64) -> bool:
    """Whether so many more cards give the seat the majority."""
    own = state.cells[IN_AREA + seat * KINDS + kind] + number
    other: i64
    for other in range(state.seats):
        if other != seat and state.cells[IN_AREA + other * KINDS + kind] >= own:
            return False
    return own >= state.box.majority


def _buy(weigher: Weigher, state: RapaNuiState, seat: i64, index: i64) -> list[Reason]:
    if index == SKIP:
        return [Reason("save-moai" if _saves(state, seat) else "save", 0.0, {})]
    crop = index - BUY_CROP
    value = weigher.sight.stone.value[crop]
    details: dict[str, str | int] = {"crop": CROP_NAMES[crop]}
    found = [_said("worth", value, details)]
    cost: int = price(state, seat, crop)
    if cost <= 2:
        bargain = weigher.buy(seat, index)
        found.append(Reason("bargain", bargain, {"price": cost}))
    return found


def _saves(state: RapaNuiState, seat: i64) -> bool:
    """Whether the wood for a moai in hand is nearly there, and even the cheapest offering would
    take some that is needed for it.
    """
    wood = state.cells[WOOD + seat]
    cost = state.box.moai_cost
    if state.cells[IN_HAND + seat * KINDS + MOAI] == 0 or wood + NEAR < cost:
        return False
    crop: i64
    for crop in range(CROPS):
        cheap = price(state, seat, crop)
        if state.cells[PILE + crop] and (cheap == 0 or wood - cheap >= cost):
            return False
    return True


def _collect(state: RapaNuiState, seat: i64, index: i64) -> list[Reason]:
    amount: int = moai_gain(state, seat)
    if index != COLLECT_WOOD:
        return [_said("sure", float(amount), {})]
    key = "wood-moai" if state.cells[IN_HAND + seat * KINDS + MOAI] else "wood"
    return [Reason(key, float(amount), {})]


def _lay(weigher: Weigher, state: RapaNuiState, seat: i64, crop: i64, own: float) -> list[Reason]:
    """An offering for the stone: what it does to the values, and what is given away."""
    holdings = weigher.holdings
    holdings.look(seat)
    before = holdings.lead()
    value = weigher.sight.stone.value[crop]
    turned = holdings.laid(crop, 0.0, 1) - before
    found: list[Reason] = []
    if turned > LITTLE:
        owned: int = state.cells[OFFERING + seat * CROPS + crop]
        key = "raises" if owned > own else "lowers"
        found.append(_said(key, turned, {"crop": CROP_NAMES[crop]}))
    cheap = CHEAP - value
    if own and cheap > 0.0:
        if found and found[0].key == "raises":  # one or the other: together they sound odd
            if cheap < turned:
                return found
            found = []
        found.append(Reason("cheap", cheap, {"crop": CROP_NAMES[crop]}))
    return found
