"""A turn at the Marae: sacrifices and rituals [R12, R13]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, drawing, prices, ranks, turns
from vaka.games.raiatea.actions import DONE, DRAW_FROM, SACRIFICE
from vaka.games.raiatea.layout import DREW, GOODS, HELD, SACRIFICED
from vaka.games.raiatea.vocabulary import GOODS_NAMES

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def can_sacrifice(state: "RaiateaState", seat: i64) -> bool:
    return state.cells[SACRIFICED] < turns.allowance(state, seat) and prices.held(state, seat) > 0


def can_draw(state: "RaiateaState", seat: i64) -> bool:
    """R12: the Kahuna's second draw is free, or by option is bought by his second sacrifice."""
    cells = state.cells
    if cells[DREW] and not state.second_draw_free and cells[SACRIFICED] < 2:
        return False
    return cells[DREW] < turns.allowance(state, seat) and drawing.can_draw(state, seat)


def can_act(state: "RaiateaState", seat: i64) -> bool:
    return can_sacrifice(state, seat) or can_draw(state, seat) or assistants.has_extras(state, seat)


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = 1
    if can_draw(state, seat):
        count = drawing.list_decks(state, seat, out, count)
    if can_sacrifice(state, seat):
        count = prices.list_held(state, seat, SACRIFICE, out, count)
    count = assistants.list_shaman(state, seat, out, count)
    return assistants.list_mirror(state, seat, out, count)


def follow(state: "RaiateaState", seat: i64, index: i64) -> None:
    if index >= SACRIFICE and index < SACRIFICE + GOODS:
        goods = index - SACRIFICE
        state.cells[SACRIFICED] += 1
        state.cells[HELD + seat * GOODS + goods] -= 1
        if state.log is not None:
            state.log.add("sacrifice", {"seat": seat, "goods": GOODS_NAMES[goods]})
        prices.put(state, goods)
        ranks.tattoo(state, seat, 1)
    elif not assistants.follow_extra(state, seat, index):
        state.cells[DREW] += 1
        drawing.draw(state, seat, index - DRAW_FROM, 1)
