"""Train a bot for Rapa Nui: `python train.py --minutes 25`, with `pip install torch`.

It watches games of the greedy bot for a start, then plays against itself until the time is over or
it beats greedy by far. Weights, curve and figures are written to a folder after every trial.
"""

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import torch
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from training import curve, games, learning
from training.curve import Point
from training.network import Network
from training.trial import trial

FAST: Final = 1e-3  # how fast it learns at first ...
SLOW: Final = 1e-4  # ... and in the end
LUCK: Final = 0.02  # how far it strays from what it thinks best, at first
TRUST: Final = 0.9  # lambda: how much the end of a game tells of the positions on the way
KEPT: Final = 8  # lessons that are learnt from again
TIMES: Final = 3  # how often, on average
CALM: Final = 0.1  # how much of what a round has taught goes into play at once
START: Final = 6  # times through the games of the greedy bot


class Training:
    def __init__(self, asked: argparse.Namespace) -> None:
        torch.manual_seed(asked.seed)
        torch.set_num_threads(asked.threads)
        self.asked = asked
        self.players = [int(each) for each in asked.players.split(",")]
        self.most = max(self.players)  # the table at which it is tried
        self.network = Network(asked.width)
        self.calm = Network(asked.width)  # plays, judges and is tried: see `settle`
        self.optimiser = torch.optim.Adam(self.network.parameters(), FAST)
        self.points: list[Point] = []
        self.games = 0
        self.began = time.monotonic()
        self.cpu = time.process_time()

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    def watch(self, bar: Progress) -> None:
        """Learn from games of the greedy bot what positions are worth."""
        asked = self.asked
        task = bar.add_task("games of greedy bots", total=asked.greedy)
        tables = []
        while len(tables) < asked.greedy:
            count = min(asked.games, asked.greedy - len(tables))
            tables += games.greedy(self.players, count, (asked.seed << 32) + len(tables))
            bar.update(task, completed=len(tables))
        told = games.lessons(self.network, tables, 1.0)
        self.network.scale(told.rows)
        wrong = learning.learn(self.network, self.optimiser, [told], START)
        bar.console.print(f"{len(told):,} positions of greedy bots: error {wrong:.3f}")

    def settle(self, part: float) -> None:
        """Bring the calm network nearer to the one that learns, which sways from round to round."""
        with torch.no_grad():
            learnt = self.network.state_dict()
            for name, numbers in self.calm.state_dict().items():
                numbers.lerp_(learnt[name], part)

    def play(self, bar: Progress) -> None:
        """Learn from games with itself."""
        asked = self.asked
        task = bar.add_task("self-play", total=asked.minutes)
        kept: list[games.Lessons] = []
        tried = self.minutes
        rounds = 0
        while self.minutes < asked.minutes and rounds != asked.rounds:
            left = max(0.0, 1 - self.minutes / asked.minutes)
            for group in self.optimiser.param_groups:
                group["lr"] = SLOW + (FAST - SLOW) * left
            seed = (asked.seed << 36) + self.games
            tables = games.selfplay(self.calm, self.players, asked.games, seed, LUCK * left)
            kept = [*kept[1 - KEPT :], games.lessons(self.calm, tables, TRUST)]
            wrong = learning.learn(self.network, self.optimiser, kept, TIMES)
            self.settle(CALM)
            self.games += len(tables)
            rounds += 1
            told = f"self-play, {self.games:,} games, error {wrong:.3f}"
            bar.update(task, completed=min(self.minutes, asked.minutes), description=told)
            if self.minutes - tried > asked.every:
                tried = self.minutes
                if self.try_it(bar):
                    return
        self.try_it(bar)

    def try_it(self, bar: Progress) -> bool:
        """Play against greedy, and keep all that there is; whether that was good enough."""
        asked = self.asked
        value = self.calm.value()
        # Other deals in every trial, so that none is picked for its luck, and none of the training.
        seed = (asked.seed << 40) + (len(self.points) << 20)
        wins = trial(value, self.most, asked.trial, seed)
        point = Point(self.minutes, self.games, wins)
        self.points.append(point)
        low, high = wins.interval
        cpu = (time.process_time() - self.cpu) / 60
        bar.console.print(
            f"{point.minutes:5.1f} min ({cpu:.1f} of one core), {point.games:>7,} games: "
            f"won {wins.share:.1%} of {wins.played} ({low:.1%} to {high:.1%}), "
            f"fair {1 / self.most:.1%}",
            soft_wrap=True,
        )
        out: Path = asked.out
        out.mkdir(parents=True, exist_ok=True)
        value.save(out / "weights.npz")
        torch.save(self.calm.state_dict(), out / "network.pt")
        (out / "curve.svg").write_text(curve.svg(self.points, self.most))
        told = {
            "seed": asked.seed,
            "players": self.players,
            "cpu_minutes": round(cpu, 2),
            "points": [each.data() for each in self.points],
        }
        (out / "curve.json").write_text(json.dumps(told, indent=1) + "\n")
        return bool(low > asked.goal)


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=25.0, help="how long, at most")
    parser.add_argument("--goal", type=float, default=0.6, help="stop when surely above this share")
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many, if not -1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="2,3,4,4", help="the sizes of tables")
    parser.add_argument("--games", type=int, default=128, help="of a round of self-play")
    parser.add_argument("--greedy", type=int, default=2000, help="games of greedy bots for a start")
    parser.add_argument("--trial", type=int, default=400, help="games of a trial against greedy")
    parser.add_argument("--every", type=float, default=2.5, help="minutes between trials")
    parser.add_argument("--width", type=int, default=128, help="of the hidden layers")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for all results")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    training = Training(read(arguments))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as bar:
        if training.asked.greedy:
            training.watch(bar)
        training.settle(1.0)
        training.try_it(bar)
        training.play(bar)


if __name__ == "__main__":
    main()
