"""How lessons change the network: it is brought nearer to what positions turned out to be worth."""

import torch
from torch import nn

from training.games import Lessons
from training.network import Network
from training.symmetry import Symmetry

BATCH = 512


def learn(
    network: Network, optimiser: torch.optim.Optimizer, lessons: list[Lessons], times: int
) -> float:
    """Once through as many positions as the newest lessons have, `times` over, drawn from all of
    them; how wrong the network was, as the mean of squares.
    """
    rows = torch.cat([torch.from_numpy(each.rows) for each in lessons])
    worth = torch.cat([torch.from_numpy(each.worth) for each in lessons])
    symmetry = Symmetry(network.features)
    wrong = 0.0
    rounds = max(1, times * len(lessons[-1]) // BATCH)
    for _ in range(rounds):
        part = torch.randint(len(rows), (BATCH,))
        loss = nn.functional.mse_loss(network(symmetry.mixed(rows[part])), worth[part])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        wrong += float(loss.detach())
    return wrong / rounds
