"""To the end of a turn: what a seat can bring about before somebody else is asked."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

import vaka
from vaka.core.cells import REVEALS
from vaka_learned.sight import Sight
from vaka_learned.value import Numbers, Value, reached, worth


class Promise(NamedTuple):
    """What each action promises, and whether that depends on cards that nobody knows."""

    worth: Numbers
    lucky: bool


class Lookahead:
    """The redealt states are its own to play with: true secrets tell nothing."""

    def __init__(self, value: Value, sight: Sight, seat: int, depth: int) -> None:
        self.value = value
        self.sight = sight
        self.seat = seat
        self.depth = depth

    def promise(self, redealt: vaka.State, actions: Sequence[vaka.Action]) -> Promise:
        """For each action the best that can come of it, as the network sees it."""
        self._first: list[int] = []  # which of the actions has led to each position
        self._over: list[tuple[int, Numbers]] = []
        self._lucky = False
        for number, action in enumerate(actions):
            self._try(redealt, action, number, self.depth)
        told = self.value.told_by_parts(self.sight.rows())
        for at, end in self._over:
            told[at] = end
        best = np.full(len(actions), -np.inf, np.float32)
        np.maximum.at(best, self._first, worth(told))
        return Promise(best, self._lucky)

    def _try(self, before: vaka.State, action: vaka.Action, number: int, depth: int) -> None:
        state = before.clone()
        state.apply(self.seat, action)
        asked = state.next_seat()
        turned_up = state.cells[REVEALS] != before.cells[REVEALS]
        if asked == self.seat and depth > 1 and not turned_up:
            for more in state.legal_actions(asked):
                self._try(state, more, number, depth - 1)
            return
        if asked < 0:
            self._over.append((len(self._first), reached(state)[self.seat]))
        self._lucky |= turned_up or asked < 0
        self.sight.add(state, self.seat)
        self._first.append(number)
