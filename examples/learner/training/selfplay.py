"""Games of the network with itself, many at once, and what their positions were worth."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from vaka_learned.sight import TITLE, Rows, Sight
from vaka_learned.value import TOLD, Numbers, Value, reached, worth

import vaka

ACTIONS = 6  # that a choice seldom has more of, on average: room for what they lead to


class Lessons(NamedTuple):
    """Positions, and what they were worth in the light of how the game went on."""

    rows: Rows
    worth: Numbers


class Step(NamedTuple):
    """The positions that a choice in each of some games has led to."""

    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    rows: Rows
    told: Numbers


class Tables:
    """Games side by side, so that the network is asked for all of them at once."""

    def __init__(self, value: Value, players: int, games: int, seed: int, luck: float) -> None:
        game = vaka.load(TITLE)
        config = game.checked_config(players, {})
        self.value = value
        self.luck = luck
        self.dice = np.random.default_rng(seed)
        self.states = [game.begin(config, seed + number) for number in range(games)]
        self.ends = np.zeros((games, players, TOLD), np.float32)
        self.running = list(range(games))
        self.sight = Sight(self.states[0], value.names, games * ACTIONS)

    def _asked(self, number: int) -> tuple[int, list[int]]:
        """Go on to the next choice of a game: the seat and its actions. None when it is over."""
        state = self.states[number]
        while (seat := state.next_seat()) >= 0:
            actions = [action.index for action in state.legal_actions(seat)]
            if len(actions) > 1:
                return seat, actions
            state.apply_index(seat, actions[0])
        self.ends[number] = reached(state)
        return seat, []

    def step(self) -> Step | None:
        """A choice in every game that runs; None when none does.

        Luck is added to what the network thinks of an action: so it also tries what it thinks a
        little worse.
        """
        sight, states = self.sight, self.states
        asked = [(number, *self._asked(number)) for number in self.running]
        asked = [each for each in asked if each[1] >= 0]
        self.running = [number for number, _, _ in asked]
        if not asked:
            return None
        over: list[tuple[int, Numbers]] = []
        tried = 0
        for number, seat, actions in asked:
            # Redealt: no player knows what is turned up next.
            redealt = states[number].redeal(seat, int(self.dice.integers(1 << 40)))
            for action in actions:
                state = redealt.clone()
                state.apply_index(seat, action)
                sight.add(state, seat)
                if state.next_seat() < 0:
                    over.append((tried, reached(state)[seat]))
                tried += 1
        told = self.value.told(sight.rows())
        for at, end in over:
            told[at] = end
        thought = worth(told) + np.float32(self.luck) * self.dice.gumbel(size=tried)
        at = 0
        for number, seat, actions in asked:
            best = actions[int(thought[at : at + len(actions)].argmax())]
            at += len(actions)
            states[number].apply_index(seat, best)
            sight.add(states[number], seat)
        rows = sight.rows()
        games = np.array([number for number, _, _ in asked])
        seats = np.array([seat for _, seat, _ in asked])
        return Step(games, seats, rows, self.value.told(rows))


def lessons(steps: Sequence[Step], ends: Numbers, trust: float) -> Lessons:
    """TD(lambda): a position is worth what the seat's next one seems to be worth, and what came
    of that, and so on to the end; with trust 1 only the end counts.
    """
    later = ends.copy()
    found: list[Numbers] = []
    for step in reversed(steps):
        where = (step.games, step.seats)
        found.append(later[where])
        later[where] = (1 - trust) * step.told + trust * later[where]
    return Lessons(np.concatenate([step.rows for step in steps]), np.concatenate(found[::-1]))


def selfplay(
    value: Value, players: int, games: int, seed: int, luck: float, trust: float
) -> Lessons:
    """Play so many games, and learn what their positions were worth."""
    tables = Tables(value, players, games, seed, luck)
    steps: list[Step] = []
    while (step := tables.step()) is not None:
        steps.append(step)
    return lessons(steps, tables.ends, trust)
