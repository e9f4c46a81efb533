"""What a good player of a title sees at a glance: how good each action looks, and who is ahead.

Each title has a guide of its own (`bots/greedy/<title>`). The greedy player takes what looks best;
the search tries that first, plays on by it, and asks it who is ahead where it stops. A guide is
given states that were redealt for the seat that thinks, never the true one.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from vaka.core.chance import Chance
from vaka.core.state import State
from vaka.core.vectors import i64, vec

FINE: Final = 1_000_000  # chance is drawn in whole numbers


class Reason:
    """A part of what an action is good for: the key that says it, and what it is worth in points.

    The sentence is `<title>-why-<key>` in `locale/`, told with the details.
    """

    def __init__(self, key: str, points: float, details: dict[str, str | int]) -> None:
        self.key = key
        self.points = points
        self.details = details

    def __repr__(self) -> str:
        return f"<{self.key} {self.points:+.1f} {self.details}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The judgement of one title, for one config; `legal` holds `count` indexes of actions."""

    def weigh(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        """Write to out[k] what legal[k] promises the seat, in points; only differences count."""
        raise NotImplementedError

    def weights(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        """The same for who is not compiled, by itself and not in a playout.

        The interpreter must not hand vectors over itself: what it hands to compiled code is never
        freed (see `core/feature_rows.py`).
        """
        legal = vec[i64](actions)
        out = vec[float]([0.0] * len(actions))
        self.begin()
        self.weigh(state, seat, legal, len(actions), out)
        return list(out)

    def begin(self) -> None:
        """A playout begins: forget what was planned in the one before."""

    def pick(self, state: State, seat: i64, legal: vec[i64], count: i64, chance: Chance) -> i64:
        """One of the legal actions for a playout: good, quick to find, and not always the same."""
        raise NotImplementedError

    def hour(self, state: State) -> i64:
        """How far the game is, in parts after which its estimate is good: turns, or the like.

        Playouts end when so many hours have struck.
        """
        raise NotImplementedError

    def estimate(self, state: State, out: vec[float]) -> None:
        """Write to out[seat] the points that each seat will probably end with."""
        raise NotImplementedError

    def doubt(self, state: State) -> float:
        """By how many points such an estimate of a seat is usually wrong (standard deviation)."""
        raise NotImplementedError

    def reasons(self, state: State, seat: i64, index: i64) -> list[Reason]:
        """Why an action is good, the weightiest part first; empty where that cannot be said."""
        return []


def best_of(weights: vec[float], count: i64) -> i64:
    """The place of the largest of the first `count` weights, the first of equal ones."""
    best: i64 = 0
    k: i64
    for k in range(1, count):
        if weights[k] > weights[best]:
            best = k
    return best


def chance_of(chance: Chance) -> float:
    """A number from 0 to 1, 1 excluded."""
    return float(chance.below(FINE)) / 1_000_000.0
