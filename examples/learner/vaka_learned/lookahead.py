"""One action ahead: what a seat would see after each thing that it can do now."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import vaka
from vaka.core.state import blank

Whole = NDArray[np.int64]


def seen(states: Sequence[vaka.State], seat: int) -> Whole:
    """The features of a seat in each of these states of one game: `State.features`, quicker."""
    width = len(states[0].described())
    out: Any = blank(width * len(states))
    for at, state in enumerate(states):
        state.features_into(seat, out, width * at)
    numbers = np.array(out, np.int64) if isinstance(out, list) else np.frombuffer(out, np.int64)
    return numbers.reshape(len(states), width)


def afterwards(redealt: vaka.State, seat: int, actions: Sequence[vaka.Action]) -> Whole:
    """The seat's features after each action. The state is a redeal: true secrets tell nothing."""
    states: list[vaka.State] = []
    for action in actions:
        state = redealt.clone()
        state.apply(seat, action)
        states.append(state)
    return seen(states, seat)
