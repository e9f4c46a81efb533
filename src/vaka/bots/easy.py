"""The easy player: it means well and makes a beginner's mistakes.

It overlooks some of what it could do, and misjudges the rest a little: the same mistakes for the
same seed and the same decision.
"""

from typing import Final

from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.greedy import Judge
from vaka.bots.guide import chance_of
from vaka.bots.observation import Observation
from vaka.core.action import Action
from vaka.core.chance import Chance, fold

OVERLOOKED: Final = 0.35  # how likely an action is not even thought of
MISJUDGED: Final = 0.5  # by how much of the range of all judgements one of them may be wrong


class EasyBot:
    def __init__(self, seed: int) -> None:
        self._judge = Judge(seed)
        self._chance = Chance(fold(seed))

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        weights = self._judge.weights(observation)
        chance = self._chance
        wrong = MISJUDGED * (max(weights) - min(weights))
        seen = [place for place in range(len(weights)) if chance_of(chance) >= OVERLOOKED]
        if not seen:
            seen = [int(chance.below(len(weights)))]
        felt = {place: weights[place] + wrong * chance_of(chance) for place in seen}
        return observation.actions[max(seen, key=lambda place: (felt[place], -place))]
