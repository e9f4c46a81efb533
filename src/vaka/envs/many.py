"""Vector environments: many games of one configuration at once, as NumPy arrays.

The compiled core steps the games (`core/batch.py`); this module presents its vectors as arrays.
Returned arrays are never overwritten.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vaka.core.action import Catalog
from vaka.core.batch import Batch
from vaka.core.errors import UnknownAction, VakaError
from vaka.core.features import Feature
from vaka.core.registry import load

SEATS: Final = 4  # default number of players, if the title allows it
MOST_GAMES: Final = 1_000_000


class WrongBatch(VakaError):
    """The number of games is not an integer or out of range."""

    key = "error-vector-games"


class WrongActions(VakaError):
    """The actions are not one integer for each game."""

    key = "error-vector-actions"


class IllegalStep(VakaError):
    """An action is illegal in its game; no game was changed."""

    key = "error-vector-illegal"

    def __init__(self, game: int, seat: int, action: str, cause: VakaError) -> None:
        super().__init__(game=game, seat=seat, action=action)
        self.cause = cause

    def message(self, words: Any) -> str:
        return str(words(self.key, why=self.cause.message(words), **self.details))


class Step(NamedTuple):
    """Result of a step. A row is a game; a game that ended is replaced by the next one."""

    # Features of the seat to move: float32 from 0 to 1, or uint8 if not scaled.
    observations: NDArray[Any]
    masks: NDArray[np.bool_]  # legal actions of the seat to move
    seats: NDArray[np.int64]  # the seat to move
    rewards: NDArray[np.float32]  # by seat: 1 for the winner, shared by several
    done: NDArray[np.bool_]  # whether the game ended with this step
    scores: NDArray[np.int64]  # by seat, of games that ended; else 0
    places: NDArray[np.int64]  # by seat, 1 for the first, likewise


class Many:
    """Games side by side; `observations`, `masks` and `seats` describe the current decisions."""

    def __init__(
        self,
        title: str,
        n: int,
        players: int | None,
        options: Mapping[str, object] | None,
        seed: int,
        scaled: bool,
    ) -> None:
        game = load(title)
        if players is None:
            players = max(game.title.least_players, min(SEATS, game.title.most_players))
        if type(n) is not int or not 0 < n <= MOST_GAMES:
            raise WrongBatch(given=repr(n)[:40], most=MOST_GAMES)
        first = game.new(players, seed, options)  # checks the arguments
        self.title: Final = title
        self.n: Final = n
        self.players: Final = players
        self.scaled: Final = scaled
        self.actions: Final[Catalog] = first.catalog
        self.features: Final[tuple[Feature, ...]] = first.described()
        self._batch = Batch(game, first.config, n, seed)
        least = np.array([feature.least for feature in self.features], np.float32)
        most = np.array([feature.most for feature in self.features], np.float32)
        self._scale = 1 / np.maximum(most - least, 1)
        self._shift = -least * self._scale if least.any() else None

    @property
    def observations(self) -> NDArray[Any]:
        """Features of the seat to move in each game.

        Scaled, each is (value - least) / (most - least).
        """
        numbers = _seen(self._batch.features, np.uint8).reshape(self.n, -1)
        if not self.scaled:  # no copy: every step writes into a vector of its own
            return numbers
        scaled = numbers.astype(np.float32)
        scaled *= self._scale
        if self._shift is not None:
            scaled += self._shift
        return scaled

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Legal actions of the seat to move in each game."""
        return _seen(self._batch.masks, np.uint8).reshape(self.n, -1).view(np.bool_).copy()

    @property
    def seats(self) -> NDArray[np.int64]:
        """Seat to move in each game; of several that decide at once, the lowest."""
        return _seen(self._batch.seats, np.int64).copy()

    @property
    def seeds(self) -> NDArray[np.int64]:
        """Seed of each running game, as in `game.new(players, seed, options)`."""
        return _seen(self._batch.seeds, np.int64).copy()

    def random_actions(self) -> NDArray[np.int64]:
        """Sample a legal action for each game, uniformly."""
        self._batch.draw()
        return _seen(self._batch.drawn, np.int64).copy()

    def step(self, actions: Any) -> Step:
        """Apply an action in every game: an array of catalog indexes."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            given, kind = str(chosen.shape), str(chosen.dtype)
            raise WrongActions(games=self.n, shape=given, kind=kind)
        told = chosen.astype("<i8").tobytes()
        batch = self._batch
        wrong = batch.refused(told)
        if wrong >= 0:
            raise self._refusal(wrong, int(chosen[wrong]))
        batch.step(told)
        shape = (self.n, self.players)
        if batch.ended:
            done = _seen(batch.done, np.uint8).astype(np.bool_)
            scores = _seen(batch.scores, np.int64).reshape(shape).copy()
            places = _seen(batch.places, np.int64).reshape(shape).copy()
            won = places == 1
            rewards = won.astype(np.float32) / np.maximum(won.sum(1, keepdims=True), 1)
        else:
            done = np.zeros(self.n, np.bool_)
            scores, places = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
            rewards = np.zeros(shape, np.float32)
        return Step(self.observations, self.masks, self.seats, rewards, done, scores, places)

    def _refusal(self, game: int, index: int) -> IllegalStep:
        """Return the error of an illegal action."""
        state = self._batch.states[game].clone()
        seat = state.next_seat()
        try:
            action = self.actions[index]
        except UnknownAction as error:
            return IllegalStep(game, seat, str(index), error)
        try:
            state.apply(seat, action)
        except VakaError as error:
            return IllegalStep(game, seat, str(action), error)
        raise AssertionError(action)  # it was not in the mask

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.title}, {self.players} players>"


def _seen(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """Return a vector of the core as an array: a view, or a copy of the pure engine's list."""
    if isinstance(numbers, list):
        return np.array(numbers, kind)
    return np.frombuffer(numbers, kind)
