"""The network as it learns, in PyTorch: two hidden layers."""

from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn
from vaka_learned.sight import Rows, names
from vaka_learned.value import TOLD, Layer, Numbers, Value

SEATS = 4  # at the largest table
LEAST = 0.1  # no number is taken for steadier than that


class Network(nn.Module):
    mean: Tensor
    spread: Tensor

    def __init__(self, *widths: int) -> None:
        super().__init__()
        self.names = names(SEATS)
        sizes = (len(self.names), *widths, TOLD)
        self.layers = nn.ModuleList(nn.Linear(*each) for each in pairwise(sizes))
        # Numbers are scaled by what is usual: else few would be heard beside the large ones.
        self.register_buffer("mean", torch.zeros(sizes[0]))
        self.register_buffer("spread", torch.ones(sizes[0]))

    def scale(self, rows: Rows) -> None:
        """Learn from positions what is usual."""
        self.mean.copy_(torch.from_numpy(rows.mean(0)))
        self.spread.copy_(torch.from_numpy(np.maximum(rows.std(0), LEAST)))

    def forward(self, rows: Tensor) -> Tensor:
        numbers = (rows - self.mean) / self.spread
        *hidden, last = self.layers
        for layer in hidden:
            numbers = torch.relu(layer(numbers))
        found: Tensor = last(numbers)
        return found

    def value(self) -> Value:
        """What it has learnt, for play."""
        first, *others = [_layer(each) for each in self.layers]
        weight = first.weight / _array(self.spread)[:, None]  # the scale becomes a part of it
        first = Layer(weight, first.bias - _array(self.mean) @ weight)
        return Value(self.names, [first, *others])


def _layer(layer: nn.Module) -> Layer:
    assert isinstance(layer, nn.Linear)
    return Layer(_array(layer.weight).T, _array(layer.bias))


def _array(numbers: Tensor) -> Numbers:
    return np.array(numbers.detach().numpy(), np.float32)
