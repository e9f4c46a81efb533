"""Processes that play: the network with itself, and against greedy."""

import os
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType

import numpy as np
from vaka_learned.value import Value

from training.selfplay import Lessons, selfplay
from training.trial import trial
from vaka.arena.tally import Wins

# Each of them is alone on its core: NumPy with several threads would only wait for itself.
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Round:
    """Games of self-play that are under way."""

    def __init__(self, parts: list[Future[Lessons]]) -> None:
        self._parts = parts

    def lessons(self) -> Lessons:
        """All that they teach, when the last of them is over."""
        found = [part.result() for part in self._parts]
        rows = np.concatenate([each.rows for each in found])
        return Lessons(rows, np.concatenate([each.worth for each in found]))


class Players:
    def __init__(self, count: int) -> None:
        for name in THREADS:  # what they inherit
            os.environ[name] = "1"
        self.count = count
        self._pool = ProcessPoolExecutor(count, get_context("spawn"))

    def play(
        self, value: Value, players: int, games: int, seed: int, luck: float, trust: float
    ) -> Round:
        """Begin so many games in each process."""
        return Round(
            [
                self._pool.submit(selfplay, value, players, games, seed + at * games, luck, trust)
                for at in range(self.count)
            ]
        )

    def trial(self, value: Value, players: int, games: int, seed: int) -> Wins:
        """Against greedy, every deal from each seat: at least so many games."""
        deals = -(-games // (players * self.count))
        parts = [
            self._pool.submit(trial, value, players, deals * players, seed + at * deals)
            for at in range(self.count)
        ]
        won = [part.result() for part in parts]
        return Wins(sum(each.won for each in won), sum(each.played for each in won))

    def __enter__(self) -> "Players":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown(cancel_futures=True)
