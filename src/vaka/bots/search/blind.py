"""A guide that knows nothing: every action is as good, playouts are random and go to the end."""

from typing import final

from vaka.bots.guide import Guide
from vaka.core.chance import Chance
from vaka.core.state import State
from vaka.core.vectors import i64, vec


@final
class Blind(Guide):
    """For titles that have no guide yet, and to measure the search itself."""

    def weigh(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        k: i64
        for k in range(count):
            out[k] = 0.0

    def pick(self, state: State, seat: i64, legal: vec[i64], count: i64, chance: Chance) -> i64:
        return legal[chance.below(count)]

    def hour(self, state: State) -> i64:
        return 0
