"""The network as it learns, in PyTorch: two hidden layers."""

from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn
from vaka_learned.value import TOLD, Layer, Numbers, Value

import vaka

TITLE = "rapanui"
SEATS = 4  # at the largest table
LEAST = 0.02  # no number is taken for steadier than that


class Network(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        features = vaka.load(TITLE).new(SEATS, 0).described()
        self.features = tuple(feature.name for feature in features)
        sizes = (len(features), width, width, TOLD)
        self.layers = nn.ModuleList(nn.Linear(*each) for each in pairwise(sizes))
        # Most numbers stay far below what they could be: scaled by what is usual, they are heard.
        self.register_buffer("mean", torch.zeros(len(features)))
        self.register_buffer("spread", torch.ones(len(features)))

    def scale(self, rows: Numbers) -> None:
        """Learn from positions what is usual."""
        self.mean.copy_(torch.from_numpy(rows.mean(0)))
        self.spread.copy_(torch.from_numpy(np.maximum(rows.std(0), LEAST)))

    def forward(self, rows: Tensor) -> Tensor:
        rows = (rows - self.mean) / self.spread
        *hidden, last = self.layers
        for layer in hidden:
            rows = torch.relu(layer(rows))
        found: Tensor = last(rows)
        return found

    def told(self, rows: Numbers) -> Numbers:
        """The same for arrays, when nothing is to be learnt."""
        with torch.inference_mode():
            return np.asarray(self(torch.from_numpy(rows)))

    def value(self) -> Value:
        """What it has learnt, for play."""
        first, *others = [Layer(_array(each.weight).T, _array(each.bias)) for each in self.layers]
        weight = first.weight / _array(self.spread)[:, None]  # the scale becomes a part of it
        first = Layer(weight, first.bias - _array(self.mean) @ weight)
        return Value(self.features, [first, *others])


def _array(numbers: Tensor) -> Numbers:
    return np.array(numbers.detach().numpy(), np.float32)
