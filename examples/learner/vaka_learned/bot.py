"""The bot. It tries out on redeals of its position what it can do until its turn is over, and
begins what leaves it best off in the eyes of the network. NumPy is all that it needs; `train.py`
has made the weights.
"""

from functools import cache
from typing import Final

import numpy as np

import vaka
from vaka.bots import UNHURRIED, Clock, Observation
from vaka_learned.lookahead import Lookahead
from vaka_learned.sight import TITLE, Sight
from vaka_learned.value import WEIGHTS, Value

DEALS: Final = 4  # redeals that actions are tried on, where cards are turned up that nobody knows
DEPTH: Final = 3  # choices of one turn that are looked through


@cache
def _trained() -> Value:
    return Value.load(WEIGHTS)


class Learned:
    titles = (TITLE,)

    def __init__(self, seed: int, value: Value | None = None, depth: int = DEPTH) -> None:
        self.seed = seed
        self.value = _trained() if value is None else value
        self.depth = depth
        self._config: object = None

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> vaka.Action:
        actions = observation.actions
        if len(actions) == 1:
            return actions[0]
        first = observation.redeal(self.seed)
        if self._config is not first.config:
            self._config, self._sight = first.config, Sight(first, self.value.names)
        ahead = Lookahead(self.value, self._sight, observation.seat, self.depth)
        promise = ahead.promise(first, actions)
        sum_ = promise.worth
        if promise.lucky:
            for deal in range(1, DEALS):
                sum_ = sum_ + ahead.promise(observation.redeal(self.seed + deal), actions).worth
        return actions[int(np.argmax(sum_))]
