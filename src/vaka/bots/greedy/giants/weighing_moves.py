"""What it promises to move an object, and how."""

from typing import Final, final

from vaka.bots.greedy.giants.ends import STAY
from vaka.bots.greedy.giants.thought import Thought
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import LEAVE, MARK, PASS, TAKE_PIECE
from vaka.games.giants.layout import AHU_BASE

_POOR: Final = -1.0  # an object that can be moved to no good


@final
class MoveWeighing:
    def __init__(self, thought: Thought) -> None:
        self.thought = thought

    def transport(self, legal: vec[i64], count: i64, out: vec[float]) -> None:
        thought = self.thought
        ends = thought.ends
        k: i64
        for k in range(count):
            index = legal[k]
            if index == PASS:
                out[k] = 0.01
            else:
                ends.find(thought.sight.place_of(index - TAKE_PIECE), False)
                out[k] = ends.gain
                if ends.how == STAY:
                    out[k] = _POOR

    def move(self, argument: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        thought = self.thought
        island = thought.tables.island
        ends = thought.ends
        thing = thought.sight.place_of(argument // 2)
        ends.find(thing, True)
        k: i64
        for k in range(count):
            index = legal[k]
            if index == LEAVE:
                out[k] = 0.0
            elif index == MARK:
                out[k] = ends.mark_here()
            elif index < island.erect_ahu:
                out[k] = ends.steps[index - island.go_hex]
            elif index < island.crown_ahu:
                out[k] = self._erect(index - island.erect_ahu) - ends.now
            else:
                out[k] = self._crown(index - island.crown_ahu) - ends.now

    def _erect(self, ahu: i64) -> float:
        thought = self.thought
        return thought.worth.erected(thought.sight.kind[thought.ends.thing], ahu)

    def _crown(self, ahu: i64) -> float:
        """The points go to the moai's owner [G22]."""
        sight = self.thought.sight
        points = float(sight.tables.island.ahu_headdress[ahu])
        if sight.cells[AHU_BASE + ahu] == 1 + sight.seat:
            return points
        return -0.5 * points
