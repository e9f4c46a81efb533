"""Games to learn from: of greedy bots for a start, then of the network with itself."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from vaka_learned.lookahead import afterwards, seen
from vaka_learned.value import POINTS, WEIGHTS_OF_TOLD, Inputs, Numbers

import vaka
from training.network import SEATS, TITLE, Network
from vaka import bots
from vaka.bots import Observation


class Table:
    """A game, and for each seat the positions that it has brought about."""

    def __init__(self, players: int, seed: int) -> None:
        self.state = vaka.load(TITLE).new(players, seed)
        self.seed = seed
        self.seen: list[list[NDArray[np.uint8]]] = [[] for _ in range(players)]
        self.seat = -1
        self.actions: list[vaka.Action] = []

    def asks(self) -> bool:
        """Go on to the next choice, whose seat and actions are kept; False when it is over."""
        state = self.state
        while (decision := state.decision()) is not None:
            self.seat = decision.seats[0]
            self.actions = state.legal_actions(self.seat)
            if len(self.actions) > 1:
                return True
            state.apply(self.seat, self.actions[0])
        return False

    def take(self, action: vaka.Action) -> None:
        self.state.apply(self.seat, action)
        self.seen[self.seat].append(seen([self.state], self.seat)[0].astype(np.uint8))

    def end(self) -> Numbers:
        """What each seat got: its part of the victory, and how far it is above the mean."""
        outcome = self.state.outcome()
        won = np.array([place == 1 for place in outcome.ranking], np.float32)
        scores = np.array(outcome.scores, np.float32)
        return np.stack([won / won.sum(), (scores - scores.mean()) / POINTS], 1)


class Lessons:
    """Positions, and what they were worth in the light of how the game went on."""

    def __init__(self, rows: Numbers, worth: Numbers) -> None:
        self.rows = rows
        self.worth = worth

    def __len__(self) -> int:
        return len(self.rows)


def inputs(network: Network) -> dict[int, Inputs]:
    """For each number of players."""
    game = vaka.load(TITLE)
    return {
        players: Inputs(network.features, game.new(players, 0).described())
        for players in range(2, SEATS + 1)
    }


def greedy(players: Sequence[int], games: int, seed: int) -> list[Table]:
    found = []
    for number in range(games):
        table = Table(players[number % len(players)], seed + number)
        bot = bots.make("greedy", seed, TITLE)
        while table.asks():
            table.take(bot.choose(Observation(table.state, table.seat)))
        found.append(table)
    return found


def selfplay(
    network: Network, players: Sequence[int], games: int, seed: int, luck: float
) -> list[Table]:
    """Side by side, so that the network is asked for all of them at once.

    Luck is added to what it thinks of an action: so it also tries what it thinks a little worse.
    """
    dice = np.random.default_rng(seed)
    reads = inputs(network)
    tables = [Table(players[number % len(players)], seed + number) for number in range(games)]
    while running := [table for table in tables if table.asks()]:
        rows = []
        for table in running:
            # Redealt: no player knows what is turned up next.
            redealt = table.state.redeal(table.seat, int(dice.integers(1 << 40)))
            numbers = afterwards(redealt, table.seat, table.actions)
            rows.append(reads[table.state.players].rows(numbers))
        worth = network.told(np.concatenate(rows)) @ WEIGHTS_OF_TOLD
        worth += luck * dice.gumbel(size=len(worth))
        at = 0
        for table in running:
            count = len(table.actions)
            table.take(table.actions[int(np.argmax(worth[at : at + count]))])
            at += count
    return tables


def lessons(network: Network, tables: Sequence[Table], trust: float) -> Lessons:
    """TD(lambda): a position is worth what the seat's next one seems to be worth, and what came
    of that, and so on to the end; with trust 1 only the end counts.
    """
    reads = inputs(network)
    rows: list[Numbers] = []
    ends: list[tuple[int, Numbers]] = []  # how many positions lead to what
    for table in tables:
        for own, end in zip(table.seen, table.end(), strict=True):
            if own:
                rows.append(reads[table.state.players].rows(np.stack(own)))
                ends.append((len(own), end))
    every = np.concatenate(rows)
    told = network.told(every) if trust < 1 else np.zeros((len(every), 2), np.float32)
    worth = np.empty_like(told)
    at = 0
    for count, end in ends:
        later = end
        for place in reversed(range(at, at + count)):
            worth[place] = later
            later = (1 - trust) * told[place] + trust * later
        at += count
    return Lessons(every, worth)
