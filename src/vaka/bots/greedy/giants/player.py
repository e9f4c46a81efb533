"""Which part of the player answers which decision."""

from vaka.bots.greedy.giants import auction, placement, transport
from vaka.bots.greedy.giants.acting import act_on
from vaka.bots.greedy.giants.placement import Put
from vaka.bots.greedy.giants.sight import Sight, Thing
from vaka.bots.greedy.giants.tables import Tables
from vaka.bots.greedy.giants.taste import TASTE, Taste
from vaka.bots.greedy.giants.worth import Known, Worth
from vaka.core.chance import Chance
from vaka.core.state import ARGUMENT, KIND, State
from vaka.games.giants import frames
from vaka.games.giants.actions import (
    CHIEF,
    LEAVE,
    MARK,
    ON_HEX,
    PASS,
    PAY_SEATS,
    PAYMENTS,
    PERFORM,
    PLACE_FIGURE,
    RETRIEVE_PIECE,
    SKIP,
    TABLET,
    TAKE_PIECE,
)
from vaka.games.giants.layout import CHIEF_AT, PHASE, SORCERER_AT
from vaka.games.giants.state import GiantsState


class GiantsPlayer:
    def __init__(self, taste: Taste = TASTE) -> None:
        self.taste = taste
        self._tables: Tables | None = None
        self._known = Known()
        self._planned: tuple[list[int], Put] | None = None

    def choose(self, state: State, seat: int, legal: tuple[int, ...], chance: Chance) -> int:
        assert isinstance(state, GiantsState)
        if len(legal) == 1:
            return legal[0]
        kind, argument = int(state.cells[KIND]), int(state.cells[ARGUMENT])
        worth = self._look(state, seat)
        if kind == frames.BID:
            return auction.bid(worth, legal, chance)
        if kind == frames.PICK:
            return auction.pick(worth, legal)
        if kind == frames.PLACE:
            return self._place(worth)
        if kind == frames.WHERE:
            return self._where(worth, argument // 3)
        if kind == frames.ACT:
            return self._act(worth, argument, legal)
        if kind == frames.TRANSPORT:
            return self._transport(worth, legal)
        if kind == frames.MOVE:
            return self._move(worth, state, argument, legal)
        if kind == frames.PAY:
            return self._pay(worth.sight, legal)
        if kind == frames.KEEP:
            return self._keep(worth, argument)
        return self._retrieve(worth, legal)

    def _look(self, state: GiantsState, seat: int) -> Worth:
        sight = Sight(state, seat)
        if sight.tables is not self._tables:  # another island
            self._tables = sight.tables
            self._known = Known()
            self._planned = None
        return Worth(sight, self.taste, self._known)

    # Placement -----------------------------------------------------------------------------------

    def _place(self, worth: Worth) -> int:
        if placement.spare_markers(worth) > 0:
            return TABLET
        put = self._put(worth)
        if put.hex < 0:
            return PASS
        return PLACE_FIGURE + put.figure * 3 + put.logs

    def _where(self, worth: Worth, figure: int) -> int:
        put = self._put(worth)
        if put.figure != figure or put.hex < 0:  # somebody else chose the figure
            return ON_HEX + worth.sight.tables.neighbours[worth.sight.tables.quarry[1]][0]
        return ON_HEX + put.hex

    def _put(self, worth: Worth) -> Put:
        """The figure to place and where: two questions on the same table, thought about once."""
        table = worth.sight.cells[PHASE:]
        if self._planned is None or self._planned[0] != table:
            self._planned = (table, placement.best_put(worth))
        return self._planned[1]

    def _act(self, worth: Worth, figure: int, legal: tuple[int, ...]) -> int:
        if PERFORM not in legal:
            return SKIP
        sight = worth.sight
        if figure == CHIEF:
            gain = act_on(worth, sight.cells[CHIEF_AT + sight.seat] - 1)
            return PERFORM if gain > sight.tables.tablet_points else SKIP
        return PERFORM if act_on(worth, sight.cells[SORCERER_AT + sight.seat] - 1) > 0 else SKIP

    # Transport -----------------------------------------------------------------------------------

    def _transport(self, worth: Worth, legal: tuple[int, ...]) -> int:
        best, chosen = 0.01, PASS
        for thing in worth.sight.movable():
            if TAKE_PIECE + thing.piece in legal:
                end = transport.best_end(worth, thing, transport.now_reach(worth, thing))
                if end.how != transport.STAY and end.gain > best:
                    best, chosen = end.gain, TAKE_PIECE + thing.piece
        return chosen

    def _move(self, worth: Worth, state: GiantsState, argument: int, legal: tuple[int, ...]) -> int:
        island = state.island
        thing = _thing(worth.sight, argument // 2)
        chains = transport.now_reach(worth, thing)
        end = transport.best_end(worth, thing, chains)
        if end.hex != thing.hex:
            index = int(island.go_hex) + chains.path(end.hex)[0]
        elif end.how == transport.FINISH:
            first = island.erect_ahu if thing.kind else island.cap_ahu
            index = int(first) + end.ahu
        elif end.how == transport.MARK:
            index = MARK
        else:
            index = LEAVE
        if index in legal:
            return index
        for other in (MARK, LEAVE):
            if other in legal:
                return other
        return legal[-1]

    def _pay(self, sight: Sight, legal: tuple[int, ...]) -> int:
        """As little as possible, and to those who are behind."""
        scores = [sight.score(seat) for seat in range(sight.seats)]
        best, chosen = 1e9, legal[0]
        for index in legal:
            code = int(PAYMENTS[index - PAY_SEATS])
            points = [code >> 2 * seat & 3 for seat in range(sight.seats)]
            cost = 1000.0 * sum(points)
            cost += sum(point * score for point, score in zip(points, scores, strict=True))
            if cost < best:
                best, chosen = cost, index
        return chosen

    # The end of the turn -------------------------------------------------------------------------

    def _keep(self, worth: Worth, piece: int) -> int:
        thing = _thing(worth.sight, piece)
        return MARK if worth.waiting(thing.kind)[thing.hex] > 0.8 else SKIP

    def _retrieve(self, worth: Worth, legal: tuple[int, ...]) -> int:
        for index in legal:
            if index != SKIP:
                thing = _thing(worth.sight, index - RETRIEVE_PIECE)
                if worth.waiting(thing.kind)[thing.hex] < 0.5:
                    return index
        return SKIP


def _thing(sight: Sight, piece: int) -> Thing:
    return next(each for each in sight.things if each.piece == piece)
