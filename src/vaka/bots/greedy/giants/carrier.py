"""Moving objects in a playout: a way that was once chosen is followed to its end."""

from typing import Final, final

from vaka.bots.greedy.giants.ends import FINISH, STAY
from vaka.bots.greedy.giants.ends import MARK as END_MARK
from vaka.bots.greedy.giants.plans import NOWHERE, Plans
from vaka.bots.greedy.giants.thought import Thought
from vaka.bots.guide import chance_of
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import LEAVE, MARK, PASS, TAKE_PIECE
from vaka.games.giants.layout import HEX_ROOM, PIECE_HEX
from vaka.games.giants.state import GiantsState

_LUCK: Final = 0.3  # by how much of its value a move may be taken for better than it is


@final
class Carrier:
    def __init__(self, thought: Thought, plans: Plans) -> None:
        self.thought = thought
        self.plans = plans

    def transport(
        self, state: GiantsState, seat: i64, legal: vec[i64], count: i64, chance: Chance
    ) -> i64:
        thought = self.thought
        ends = thought.ends
        sight = thought.sight
        thought.look(state, seat)
        best = 0.01
        chosen: i64 = -1
        last: i64 = -1
        k: i64
        for k in range(1, count):
            piece = legal[k] - TAKE_PIECE
            thing = sight.place_of(piece)
            if thing == last + 1 and last >= 0 and ends.is_like_before(thing):
                last = thing
                continue
            last = thing
            ends.find(thing, False)
            if ends.how == STAY:
                continue
            gain = ends.gain * (1.0 + _LUCK * chance_of(chance))
            if gain > best:
                best = gain
                chosen = thing
                self._remember(seat, piece)
        if chosen < 0:
            return PASS
        return TAKE_PIECE + sight.piece[chosen]

    def _remember(self, seat: i64, piece: i64) -> None:
        """The way and the end that were just found."""
        plans = self.plans
        thought = self.thought
        ends = thought.ends
        island = thought.tables.island
        before = ends.chains.before
        hex_ = ends.hex
        at = seat * HEX_ROOM
        count: i64 = 0
        while before[hex_] >= 0:
            plans.step[at + count] = hex_
            count += 1
            hex_ = before[hex_]
        plans.steps[seat] = count
        plans.piece[seat] = piece
        plans.last[seat] = LEAVE
        if ends.how == FINISH:
            plans.last[seat] = island.erect_ahu + ends.ahu
            if thought.sight.kind[ends.thing] == 0:
                plans.last[seat] = island.crown_ahu + ends.ahu
        elif ends.how == END_MARK:
            plans.last[seat] = MARK

    def move(
        self, state: GiantsState, seat: i64, argument: i64, legal: vec[i64], count: i64
    ) -> i64:
        plans = self.plans
        piece = argument // 2
        index: i64 = -1
        if plans.piece[seat] == piece:
            index = self._next_step(state, seat, legal, count)
        if index < 0:
            thought = self.thought
            thought.look(state, seat)
            thought.ends.find(thought.sight.place_of(piece), False)
            self._remember(seat, piece)
            index = self._next_step(state, seat, legal, count)
        if index >= 0:
            return index
        plans.piece[seat] = NOWHERE
        if legal[0] == MARK or legal[0] == LEAVE:
            return legal[0]
        return legal[count - 1]

    def _next_step(self, state: GiantsState, seat: i64, legal: vec[i64], count: i64) -> i64:
        """The next step of the way, or its end, if that is legal."""
        plans = self.plans
        at = seat * HEX_ROOM
        left = plans.steps[seat]
        hex_ = state.cells[PIECE_HEX + plans.piece[seat]]
        k: i64
        for k in range(left):  # steps without a choice are made unasked
            if plans.step[at + k] == hex_:
                left = k
                break
        index = plans.last[seat]
        if left > 0:
            left -= 1
            index = self.thought.tables.island.go_hex + plans.step[at + left]
        else:
            plans.piece[seat] = NOWHERE
        plans.steps[seat] = left
        for k in range(count):
            if legal[k] == index:
                return index
        return -1
