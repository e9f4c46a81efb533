"""The goods market and its price markers [R19]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea.layout import GOODS, GOODS_MARKET, HELD, PRICE
from vaka.games.raiatea.vocabulary import GOODS_NAMES

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def lower(state: "RaiateaState", goods: i64) -> None:
    """R19: never past the bottom."""
    cells = state.cells
    if cells[PRICE + goods] > 0:
        cells[PRICE + goods] -= 1
        _tell(state, goods)


def lift(state: "RaiateaState", goods: i64, steps: i64) -> None:
    """R19: never past the top."""
    cells = state.cells
    top = state.deck.steps - 1
    if cells[PRICE + goods] < top:
        cells[PRICE + goods] += steps
        if cells[PRICE + goods] > top:
            cells[PRICE + goods] = top
        _tell(state, goods)


def _tell(state: "RaiateaState", goods: i64) -> None:
    if state.log is not None:
        step: int = 1 + state.cells[PRICE + goods]
        state.log.add("price", {"goods": GOODS_NAMES[goods], "step": step})


def put(state: "RaiateaState", goods: i64) -> None:
    """R19: a goods added to the market moves its marker down."""
    state.cells[GOODS_MARKET + goods] += 1
    lower(state, goods)


def take(state: "RaiateaState", seat: i64, goods: i64) -> None:
    """R19: a goods taken from the market moves its marker up."""
    state.cells[GOODS_MARKET + goods] -= 1
    gain(state, seat, goods)
    if state.log is not None:
        state.log.add("gain", {"seat": seat, "what": GOODS_NAMES[goods], "amount": 1})
    lift(state, goods, 1)


def gain(state: "RaiateaState", seat: i64, goods: i64) -> None:
    """A goods comes behind the screen, from wherever."""
    state.cells[HELD + seat * GOODS + goods] += 1


def held(state: "RaiateaState", seat: i64) -> i64:
    """How many goods a seat has."""
    at: i64 = HELD + seat * GOODS
    cells = state.cells
    return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3]


def kinds_held(state: "RaiateaState", seat: i64) -> i64:
    """How many different goods a seat has."""
    at: i64 = HELD + seat * GOODS
    count: i64 = 0
    goods: i64
    for goods in range(GOODS):
        if state.cells[at + goods]:
            count += 1
    return count


def on_market(state: "RaiateaState") -> i64:
    """How many different goods the market has."""
    count: i64 = 0
    goods: i64
    for goods in range(GOODS):
        if state.cells[GOODS_MARKET + goods]:
            count += 1
    return count


def list_held(state: "RaiateaState", seat: i64, group: i64, out: vec[i64], count: i64) -> i64:
    """Add the actions of a catalog group for every different goods of a seat."""
    goods: i64
    for goods in range(GOODS):
        if state.cells[HELD + seat * GOODS + goods]:
            out[count] = group + goods
            count += 1
    return count
