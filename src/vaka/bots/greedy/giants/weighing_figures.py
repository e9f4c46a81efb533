"""What it promises to place a figure, and where."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.thought import Thought
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import CHIEF, ON_HEX, PASS, PLACE_FIGURE, SORCERER, TABLET, WORKER

_POOR: Final = -1.0  # a figure that stands about
_FIRST: Final = 0.5  # a tablet is had at once, and the others place first


@final
class FigureWeighing:
    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self._chance = Chance(0)  # never asked

    def place(self, legal: vec[i64], count: i64, out: vec[float]) -> None:
        thought = self.thought
        placement = thought.placement
        sight = thought.sight
        spare = thought.leftovers.spare_markers()
        thought.plan(True, 0.0, self._chance)
        helpful = -1
        best = placement.value
        if thought.acts.value > best:
            best = thought.acts.value
        if best <= 0.0 and sight.workers:
            helpful = thought.leftovers.helpful()
        k: i64
        for k in range(count):
            index = legal[k]
            if index == PASS:
                out[k] = 0.0
            elif index == TABLET:
                out[k] = best + _FIRST
                if spare <= 0:
                    out[k] = best + taste.HALF - 3.0
            else:
                choice = index - PLACE_FIGURE
                out[k] = self._figure(choice // 3, choice % 3)
                if choice == WORKER and helpful >= 0:
                    out[k] = taste.LEAST

    def _figure(self, figure: i64, logs: i64) -> float:
        """To place such a figure: as the first of a plan, or to act."""
        thought = self.thought
        placement = thought.placement
        value = _POOR - taste.LOG * float(logs)
        rate = placement.first_rate[logs]
        if figure == CHIEF:
            rate = placement.first_rate[CHIEF * 3]
        if rate > 0.0:
            value = placement.value * rate / placement.rate
            if figure == SORCERER and thought.sight.workers:
                value = 0.5 * value - 1.0  # a worker does it as well
        if thought.acts.figure == figure and logs == 0 and thought.acts.value > value:
            return thought.acts.value
        return value

    def where(self, argument: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        thought = self.thought
        placement = thought.placement
        figure = argument // 3
        thought.plan(True, 0.0, self._chance)
        helpful = thought.leftovers.helpful()
        k: i64
        for k in range(count):
            hex_ = legal[k] - ON_HEX
            rate = placement.figure_rate[hex_]
            if figure == CHIEF:
                rate *= 0.6
                if placement.chief_rate[hex_] > rate:
                    rate = placement.chief_rate[hex_]
            value = _POOR
            if rate > 0.0:
                value = placement.value * rate / placement.rate
            elif hex_ == helpful:
                value = taste.LEAST
            if figure != WORKER:
                act = thought.acts.on(hex_)
                if figure == CHIEF:
                    act -= thought.acts.chief_cost()
                    if thought.sight.halves < 2:
                        act = _POOR
                if act > value and act != 0.0:
                    value = act
            out[k] = value
