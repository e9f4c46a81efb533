"""Where an object can be brought in one action, and what that pays: for people and for bots.

`transport_routes` speaks names; `Reach` is the same on numbers, for bots that ask often. What a hex
costs does not depend on the way to it, so the cheapest way is found as on a road map, and such a
way never enters a hex twice.
"""

from typing import Final

from vaka.core.cells import ARGUMENT, KIND
from vaka.core.errors import UnknownAction, UnknownSeat
from vaka.core.state import State
from vaka.core.vectors import i64, vec
from vaka.games.giants import bases, carrying, frames, transport
from vaka.games.giants.actions import TAKE_PIECE
from vaka.games.giants.layout import (
    HEX_ROOM,
    PIECE_HEX,
    PIECE_OWNER,
    PIECE_TRAIL,
    PIECES,
)
from vaka.games.giants.state import GiantsState

NOT_REACHED: Final = -1
_STEP: Final = 64  # ways are compared by points, then by steps


class Reach:
    """The hexes that an object can get to, each by a way of the fewest points.

    `points[hex]` is what the way pays in all (-1: not reached), `steps[hex]` how long it is, and
    `before[hex]` where it comes from (-1 at the start). Whether the move may end there is another
    matter: see `ends`.
    """

    def __init__(self, state: GiantsState, seat: i64, piece: i64) -> None:
        self.state = state
        self.seat = seat
        self.piece = piece
        self.start: i64 = state.cells[PIECE_HEX + piece]
        self.points: vec[i64] = vec[i64]([NOT_REACHED] * HEX_ROOM)
        self.steps: vec[i64] = vec[i64]([0] * HEX_ROOM)
        self.before: vec[i64] = vec[i64]([-1] * HEX_ROOM)
        self._search()

    def _search(self) -> None:
        state = self.state
        island = state.island
        size = carrying.weight(state.box.piece_kind[self.piece])
        trail = state.cells[PIECE_TRAIL + self.piece]
        best = vec[i64]([-1] * HEX_ROOM)  # points * _STEP + steps of the best way so far
        best[self.start] = 0
        done: i64 = 0  # bit mask of the hexes whose way is final
        hex_: i64
        side: i64
        while True:
            at: i64 = -1
            for hex_ in range(island.size):
                if (
                    best[hex_] >= 0
                    and not done & island.bit[hex_]
                    and (at < 0 or best[hex_] < best[at])
                ):
                    at = hex_
            if at < 0:
                return
            done |= island.bit[at]
            self.points[at] = best[at] // _STEP
            self.steps[at] = best[at] % _STEP
            for side in range(transport.SIDES):
                to = island.around[at * transport.SIDES + side]
                if to < 0:
                    break
                if (done | trail) & island.bit[to] or to == self.start:
                    continue
                price = carrying.price(state, self.seat, size, to)
                if price < 0:
                    continue
                way = best[at] + price * _STEP + 1
                if best[to] < 0 or way < best[to]:
                    best[to] = way
                    self.before[to] = at

    def path(self, hex_: i64) -> list[int]:
        """The hexes entered on the way, in order."""
        entered: list[int] = []
        at = hex_
        while at != self.start:
            entered.append(at)
            at = self.before[at]
        entered.reverse()
        return entered

    def may_mark(self) -> bool:
        return transport.can_mark(self.state, self.seat, self.piece)

    def may_leave(self, hex_: i64) -> bool:
        """G24: only what is one's own, and only after a step."""
        cells = self.state.cells
        if not cells[PIECE_OWNER + self.piece]:
            return False
        moved = cells[KIND] == frames.MOVE and cells[ARGUMENT] == self.piece * 2 + 1
        return moved or hex_ != self.start

    def may_end(self, hex_: i64) -> bool:
        """Whether the move may end on a hex that is reached."""
        return (
            self.may_mark()
            or self.may_leave(hex_)
            or transport.can_finish(self.state, self.seat, self.piece, hex_)
        )


class Route:
    """A hex that the object can be brought to, the cheapest way, and how the move may end there."""

    def __init__(
        self,
        hex_: str,
        path: tuple[str, ...],
        payments: tuple[tuple[int, ...], ...],
        erect: tuple[str, ...],
        crown: tuple[str, ...],
        mark: bool,
        leave: bool,
        players: int,
    ) -> None:
        self._seats = range(players)
        self.hex = hex_
        self.path = path  # the hexes entered, in order
        self.payments = payments  # step by step, the points of each seat
        self.erect = erect
        self.crown = crown
        self.mark = mark
        self.leave = leave

    @property
    def paid(self) -> tuple[int, ...]:
        """The points of each seat over the whole way."""
        return tuple([sum([points[seat] for points in self.payments]) for seat in self._seats])

    @property
    def total(self) -> int:
        """All points that the way pays to rivals."""
        return sum([sum(points) for points in self.payments])

    def __repr__(self) -> str:
        return f"<{self.hex} by {self.path}, paying {self.total}>"


def transport_routes(state: State, seat: int, piece: str | int) -> list[Route]:
    """Every hex where the seat could end a move of the object now, in the order of the hexes.

    The object is given by its name (`"large-1"`) or its number. Empty if the seat may not move it,
    or could do nothing with it. In the middle of a move: where it can still go.
    """
    if not isinstance(state, GiantsState):
        raise TypeError(f"{state!r}: giants")
    if not 0 <= seat < state.players:
        raise UnknownSeat(seat=str(seat), last=state.players - 1)
    number: i64 = _number(state, piece)
    at: i64 = seat
    if not transport.is_free_for(state, at, number):
        return []
    reach = Reach(state, at, number)
    hexes = range(state.island.size)
    return [
        _route(reach, hex_) for hex_ in hexes if reach.points[hex_] >= 0 and reach.may_end(hex_)
    ]


def _number(state: GiantsState, piece: str | int) -> int:
    """The object's number; an unknown one is an unknown action."""
    if isinstance(piece, str):
        return state.catalog.find("take", object=piece).index - TAKE_PIECE
    if not 0 <= piece < PIECES:
        raise UnknownAction(action=f"take(object={piece})", title=state.config.title.name)
    return piece


def _route(reach: Reach, hex_: i64) -> Route:
    state = reach.state
    island = state.island
    moai = state.box.piece_kind[reach.piece] > 0
    size = carrying.weight(state.box.piece_kind[reach.piece])
    entered = reach.path(hex_)
    payments = tuple(
        [
            tuple(carrying.points_of(state, carrying.cheapest(state, reach.seat, size, each)))
            for each in entered
        ]
    )
    ahus: list[str] = []
    if carrying.stands_on(state, reach.seat, hex_):
        for ahu in range(island.first_ahu[hex_], island.first_ahu[hex_ + 1]):
            if bases.is_open(state, reach.seat, ahu) if moai else bases.is_bare(state, ahu):
                ahus.append(island.ahu_names[ahu])
    return Route(
        island.hex_names[hex_],
        tuple([island.hex_names[each] for each in entered]),
        payments,
        tuple(ahus) if moai else (),
        () if moai else tuple(ahus),
        reach.may_mark(),
        reach.may_leave(hex_),
        state.players,
    )
