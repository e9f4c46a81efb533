"""Observations and information states as strings and tensors.

An observation is the seat's view as JSON and its features as a tensor. An information state adds
the past: the string has all its actions and the events it saw, the tensor its last actions, since a
tensor has a fixed size.
"""

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

RECALL: Final = 64  # own actions in the tensor of an information state


class VakaObserver:
    """OpenSpiel's interface: `set_from` fills `tensor`, of which `dict` has the parts by name."""

    def __init__(self, kind: Any, features: int) -> None:
        self.recalls: bool = kind.perfect_recall
        # Without private information the observer is a spectator, which has no features.
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.features = features if self.private else 0
        size = self.features + (RECALL if self.private and self.recalls else 0)
        self.tensor: NDArray[np.float32] | None = np.zeros(size, np.float32) if size else None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.tensor is not None:
            self.dict["features"] = self.tensor[: self.features]
            if self.recalls:
                self.dict["actions"] = self.tensor[self.features :]

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        position = state.position
        if position is None:  # nothing is dealt yet
            return
        self.dict["features"][:] = position.state.features(player)
        if self.recalls:
            own = position.own(player)[:RECALL]
            self.dict["actions"][: len(own)] = [index + 1 for index in own]

    def string_from(self, state: Any, player: int) -> str:
        position = state.position
        if position is None:
            return ""
        seat = player if self.private else None
        view: str = position.view(seat)
        return f"{view}\n{position.memory(seat)}" if self.recalls else view
