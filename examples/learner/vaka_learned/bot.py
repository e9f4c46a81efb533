"""The bot. It tries every action out on redeals of its position and takes the one after which the
network sees it best off. NumPy is all that it needs; `train.py` has made the weights.
"""

from functools import cache

import numpy as np

import vaka
from vaka.bots import UNHURRIED, Clock, Observation
from vaka_learned.lookahead import afterwards
from vaka_learned.value import WEIGHTS, Value

DEALS = 4  # redeals that each action is tried on: cards may be turned up that nobody knows


@cache
def _trained() -> Value:
    return Value.load(WEIGHTS)


class Learned:
    titles = ("rapanui",)

    def __init__(self, seed: int, value: Value | None = None) -> None:
        self.seed = seed
        self.value = _trained() if value is None else value

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> vaka.Action:
        actions = observation.actions
        if len(actions) == 1:
            return actions[0]
        states = [observation.redeal(self.seed + deal) for deal in range(DEALS)]
        numbers = [afterwards(state, observation.seat, actions) for state in states]
        worth = self.value.worth(states[0].described(), np.concatenate(numbers))
        worth = worth.reshape(DEALS, len(actions))
        return actions[int(np.argmax(worth.mean(0)))]
