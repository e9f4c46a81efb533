"""A whole training: rounds of self-play, what is learnt from them, and trials against greedy."""

import argparse
import json
import resource
import time
from pathlib import Path
from typing import Final

import torch
from rich.progress import Progress

from training import curve
from training.curve import Point
from training.learning import Learner
from training.network import Network
from training.players import Players, Round

FAST: Final = 1e-3  # how fast it learns at first ...
SLOW: Final = 1e-5  # ... and in the end
LUCK: Final = 0.03  # how far it strays from what it thinks best, at first
TRUST: Final = 0.8  # lambda: how much the end of a game tells of the positions on the way
TIMES: Final = 1.5  # how often a position is learnt from, on average
CALM: Final = 0.05  # how much of what a round has taught goes into play at once
HASTE: Final = 0.5  # the same at the very beginning
TRIALS: Final = 1 << 60  # deals of the trials: none of the training
DEALS: Final = 1 << 40  # of a seed


class Training:
    def __init__(self, asked: argparse.Namespace, players: Players, bar: Progress) -> None:
        torch.manual_seed(asked.seed)
        torch.set_num_threads(1)
        self.asked = asked
        self.players = players
        self.bar = bar
        self.tables: list[int] = asked.players
        self.network = Network(*asked.widths)
        self.calm = Network(*asked.widths)  # plays, judges and is tried: see `settle`
        self.learner = Learner(self.network)
        self.points: list[Point] = []
        self.rounds = 0  # that were begun
        self.games = 0  # that were learnt from
        self.began = time.monotonic()

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    @property
    def left(self) -> float:
        """The part of the time that is left."""
        return max(0.0, 1 - self.minutes / float(self.asked.minutes))

    def settle(self, part: float) -> None:
        """Bring the calm network nearer to the one that learns, which sways from round to round."""
        with torch.no_grad():
            learnt = self.network.state_dict()
            for name, numbers in self.calm.state_dict().items():
                numbers.lerp_(learnt[name], part)

    def play(self) -> Round:
        """Begin a round of games."""
        asked = self.asked
        table = self.tables[self.rounds % len(self.tables)]
        seed = asked.seed * DEALS + self.rounds * asked.games * self.players.count
        self.rounds += 1
        value = self.calm.value()
        return self.players.play(value, table, asked.games, seed, LUCK * self.left, TRUST)

    def run(self) -> None:
        """Learn from games with itself. While one round is learnt from, the next is played."""
        asked = self.asked
        task = self.bar.add_task("self-play", total=asked.minutes)
        tried = -asked.every
        self.settle(1.0)
        playing = self.play()
        while self.left and self.rounds != asked.rounds:
            lessons = playing.lessons()
            if not self.games:
                self.network.scale(lessons.rows)
            self.games += asked.games * self.players.count
            playing = self.play()
            rate = SLOW + (FAST - SLOW) * self.left
            wrong = self.learner.learn(lessons, rate, TIMES)
            self.settle(max(CALM, HASTE / self.rounds))
            told = f"self-play, {self.games:,} games, error {wrong:.3f}"
            self.bar.update(task, completed=self.minutes, description=told)
            if self.minutes - tried > asked.every:
                self.try_it()
                tried = self.minutes
        playing.lessons()
        self.try_it()

    def try_it(self) -> None:
        """Play against greedy, and keep all that there is."""
        asked = self.asked
        value = self.calm.value()
        most = max(self.tables)
        # Other deals in every trial, so that none is picked for its luck.
        seed = TRIALS + asked.seed * DEALS + (len(self.points) << 20)
        wins = self.players.trial(value, most, asked.trial, seed)
        point = Point(self.minutes, self.games, wins)
        self.points.append(point)
        low, high = wins.interval
        here = resource.getrusage(resource.RUSAGE_SELF)
        self.bar.console.print(
            f"{point.minutes:5.1f} min, {point.games:>7,} games: "
            f"won {wins.share:.1%} of {wins.played} ({low:.1%} to {high:.1%}), "
            f"fair {1 / most:.1%}; {here.ru_maxrss / 1024:.0f} MB",
            soft_wrap=True,
        )
        out: Path = asked.out
        out.mkdir(parents=True, exist_ok=True)
        value.save(out / "weights.npz")
        torch.save(self.calm.state_dict(), out / "network.pt")
        (out / "curve.svg").write_text(curve.svg(self.points, most))
        told = {
            "seed": asked.seed,
            "players": self.tables,
            "points": [each.data() for each in self.points],
        }
        (out / "curve.json").write_text(json.dumps(told, indent=1) + "\n")
