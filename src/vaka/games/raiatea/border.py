"""The Border: masks are swapped [R16]."""

from typing import TYPE_CHECKING

from vaka.core.cells import blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, frames, masks
from vaka.games.raiatea.actions import DONE
from vaka.games.raiatea.layout import MASK_MARKET, MASKS, OFFERERS, PICKED

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def can_act(state: "RaiateaState", seat: i64) -> bool:
    if not state.cells[PICKED] and masks.loose(state, seat) > 0:
        return True
    return assistants.has_extras(state, seat)


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count = assistants.list_shaman(state, seat, out, 1)
    if not state.cells[PICKED]:
        count = masks.list_loose(state, seat, state.deck.offer_mask, out, count)
    return assistants.list_mirror(state, seat, out, count)


def follow(state: "RaiateaState", seat: i64, index: i64) -> None:
    if assistants.follow_extra(state, seat, index):
        return
    cells = state.cells
    mask = masks.number(state, index - state.deck.offer_mask)
    masks.drop(state, seat, mask)
    cells[MASK_MARKET + mask] += 1
    cells[PICKED] = 1
    cells[OFFERERS] |= BIT[seat]
    if state.log is not None:
        state.log.add("offer", {"seat": seat, "mask": masks.name(state, mask)})


def legal_fetch(state: "RaiateaState", out: vec[i64]) -> i64:
    out[0] = DONE
    return masks.list_market(state, state.deck.fetch_mask, out, 1)


def fetch(state: "RaiateaState", seat: i64, index: i64) -> None:
    """R16: for the mask that was offered, if the seat wants one; no treasure."""
    if index == DONE:
        return
    mask = masks.number(state, index - state.deck.fetch_mask)
    state.cells[MASK_MARKET + mask] -= 1
    if state.log is not None:
        state.log.add("fetch", {"seat": seat, "mask": masks.name(state, mask)})
    masks.gain(state, seat, mask)


def begin_fetch(state: "RaiateaState", seat: i64) -> None:
    """Ask which mask, if there is more than one; an effect may have taken the last."""
    out = blank(MASKS + 1)
    count = legal_fetch(state, out)
    if count > 2:
        state.ask(frames.FETCH, seat)
    elif count == 2:
        fetch(state, seat, out[1])
