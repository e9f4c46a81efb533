"""Mana-auction missions: when they go up, and who gets them [R35, R36]."""

from typing import TYPE_CHECKING

from vaka.core.decision import BIT
from vaka.core.vectors import i64
from vaka.games.raiatea import frames, supplies, tasks
from vaka.games.raiatea.actions import BID_MANA
from vaka.games.raiatea.layout import (
    MANA,
    OPENED,
    ORDER,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
)
from vaka.games.raiatea.vocabulary import AUCTION

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def push_row(state: "RaiateaState", space: i64) -> None:
    """R35: when all other tiles of a row are gone, its auctions come, one after the other."""
    cells = state.cells
    deck = state.deck
    rows = deck.space_row
    row = rows[space]
    first = space - space % SPACES
    other: i64
    for other in range(first, first + SPACES):
        if rows[other] == row and _lies_on(state, other):
            mission = cells[SPACE_TILE + other] - 1
            if deck.mission_type[mission] != AUCTION:
                return
    other = first + SPACES - 1
    while other >= first:
        if rows[other] == row and _lies_on(state, other):
            tasks.push(state, tasks.packed(tasks.AUCTION, 0, 0, other, 1))
        other -= 1


def _lies_on(state: "RaiateaState", space: i64) -> bool:
    """Whether a tile still lies on this space."""
    return state.cells[SPACE_TILE + space] > 0 and state.cells[SPACE_OWNER + space] == 0


def push_lonely(state: "RaiateaState") -> None:
    """R35: at the start of building, rows in which nothing but auctions lies."""
    space: i64 = state.cells[OPENED] * SPACES - 1
    while space >= 0:
        first = space - space % SPACES
        row = state.deck.space_row[space]
        # Once for each row: from its first space, statues and rows in their order.
        if state.cells[SPACE_TILE + space] and (
            space == first or state.deck.space_row[space - 1] != row
        ):
            push_row(state, space)
        space -= 1


def begin(state: "RaiateaState", task: i64) -> None:
    cells = state.cells
    space = tasks.value_of(task)
    if state.log is not None:
        statue: int = 1 + space // SPACES
        place: int = 1 + space % SPACES
        name = _name(state, space)
        state.log.add("auction", {"mission": name, "statue": statue, "space": place})
    bidders: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if cells[MANA + seat]:
            bidders |= BIT[seat]
    if bidders:
        state.ask_sealed(frames.AUCTION, bidders, task)
    else:  # all offer 0, so the ceremony order decides
        _win(state, cells[ORDER], space, 0)


def _name(state: "RaiateaState", space: i64) -> str:
    return state.deck.mission_names[state.cells[SPACE_TILE + space] - 1]


def _win(state: "RaiateaState", seat: i64, space: i64, mana: i64) -> None:
    """Give the tile on a space to the seat whose bid of mana was the highest."""
    state.cells[SPACE_OWNER + space] = 1 + seat
    if state.log is not None:
        name = _name(state, space)
        state.log.add("auction-won", {"seat": seat, "mission": name, "mana": mana})


def bid_of(state: "RaiateaState", seat: i64) -> i64:
    """What a seat has bid in the sealed decision that is being resolved; 0 if not asked."""
    answer = state.answer(seat)
    if not answer:
        return 0
    mana: i64 = answer[0] - BID_MANA
    return mana


def resolve(state: "RaiateaState", task: i64) -> None:
    """R35: the highest bid, even 0, wins; ties by ceremony order; all mana bid is gone."""
    cells = state.cells
    space = tasks.value_of(task)
    winner: i64 = -1
    highest: i64 = -1
    total: i64 = 0
    place: i64
    for place in range(state.seats):
        seat = cells[ORDER + place]
        mana = bid_of(state, seat)
        if state.log is not None:
            state.log.add("auction-bid", {"seat": seat, "mana": mana})
        cells[MANA + seat] -= mana
        total += mana
        if mana > highest:
            highest = mana
            winner = seat
    _win(state, winner, space, highest)
    if not state.mana_shortage:  # R36
        supplies.fill_bag(state, total)
