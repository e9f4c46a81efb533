"""Sealed bids of mana for an effect [R42], as for an auctioned mission."""

from typing import TYPE_CHECKING

from vaka.core.decision import BIT
from vaka.core.vectors import i64
from vaka.games.raiatea import auctions, frames, supplies, tasks
from vaka.games.raiatea.layout import MANA, ORDER
from vaka.games.raiatea.vocabulary import NOW, WHAT, WIDTH

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def begin(state: "RaiateaState", task: i64) -> None:
    if state.log is not None:
        state.log.add("offering", {"seat": tasks.owner_of(task)})
    bidders: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if state.cells[MANA + seat]:
            bidders |= BIT[seat]
    if bidders:
        state.ask_sealed(frames.AUCTION, bidders, task)
    else:
        win(state, state.cells[ORDER], 0, task)


def resolve(state: "RaiateaState", task: i64) -> None:
    """The highest bid wins, ties by ceremony order; all mana offered goes into the bag."""
    cells = state.cells
    winner: i64 = cells[ORDER]
    highest: i64 = 0
    total: i64 = 0
    place: i64
    for place in range(state.seats):
        seat = cells[ORDER + place]
        mana = auctions.bid_of(state, seat)
        if state.log is not None:
            state.log.add("auction-bid", {"seat": seat, "mana": mana})
        cells[MANA + seat] -= mana
        total += mana
        if mana > highest:
            highest = mana
            winner = seat
    if not state.mana_shortage:  # R36
        supplies.fill_bag(state, total)
    win(state, winner, highest, task)


def win(state: "RaiateaState", seat: i64, mana: i64, task: i64) -> None:
    if state.log is not None:
        state.log.add("offering-won", {"seat": seat, "mana": mana})
    inside = state.deck.ops[tasks.value_of(task) * WIDTH + WHAT]
    tasks.push(state, tasks.packed(tasks.RUN, seat, seat, inside, NOW))
