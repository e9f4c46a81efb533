"""How lessons change the network: it is brought nearer to what positions turned out to be worth."""

from collections import deque
from typing import Final

import numpy as np
import torch
from torch import nn

from training.network import Network
from training.selfplay import Lessons
from training.symmetry import Symmetry

BATCH: Final = 1024
KEPT: Final = 24  # lessons that are learnt from again
PARTS: Final = 8  # of them that a batch is drawn from


class Learner:
    def __init__(self, network: Network) -> None:
        self.network = network
        self.optimiser = torch.optim.Adam(network.parameters())
        self._symmetry = Symmetry(network.names)
        self._kept: deque[Lessons] = deque(maxlen=KEPT)

    def learn(self, lessons: Lessons, rate: float, times: float) -> float:
        """Learn from as many positions as there are here, `times` over, drawn from all that are
        kept; how wrong the network was, as the mean of squares.
        """
        self._kept.append(lessons)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        wrong = 0.0
        rounds = max(1, round(times * len(lessons.rows) / BATCH))
        for _ in range(rounds):
            rows, worth = self._drawn()
            loss = nn.functional.mse_loss(self.network(rows), worth)
            self.optimiser.zero_grad(set_to_none=True)
            torch.autograd.backward(loss)
            self.optimiser.step()
            wrong += float(loss.detach())
        return wrong / rounds

    def _drawn(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Some positions of some of the lessons, with crops and columns mixed."""
        rows, worth = [], []
        for _ in range(PARTS):
            lessons = self._kept[int(torch.randint(len(self._kept), ()))]
            part = torch.randint(len(lessons.rows), (BATCH // PARTS,)).numpy()
            rows.append(lessons.rows[part])
            worth.append(lessons.worth[part])
        mixed = self._symmetry.mixed(torch.from_numpy(np.concatenate(rows)))
        return mixed.float(), torch.from_numpy(np.concatenate(worth))
