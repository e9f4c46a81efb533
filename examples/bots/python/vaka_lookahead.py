"""A bot that plays each of its actions out at random, a few times, and takes the most promising.

It never sees the true state: `observation.redeal` gives states in which all that is hidden from
its seat was dealt anew.
"""

import time

import vaka
from vaka.bots import Clock, Observation

PLAYOUTS = 24  # for a decision, if the clock does not say how many


class Lookahead:
    # The titles it plays; without this line it would be offered for all.
    titles = ("giants", "raiatea", "rapanui")

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, clock: Clock) -> vaka.Action:
        actions = observation.actions
        until = float("inf") if clock.seconds is None else time.monotonic() + clock.seconds
        leads: list[list[int]] = [[] for _ in actions]
        for number in range(max(len(actions), clock.iterations or PLAYOUTS)):
            if time.monotonic() > until:
                break
            place = number % len(actions)
            state = observation.redeal(self.seed + number)
            state.apply(observation.seat, actions[place])
            scores = list(vaka.playout(state, self.seed + number).outcome.scores)
            own = scores.pop(observation.seat)
            leads[place].append(own - max(scores))
        tried = [place for place, found in enumerate(leads) if found]
        best = max(tried, key=lambda place: sum(leads[place]) / len(leads[place]), default=0)
        return actions[best]
