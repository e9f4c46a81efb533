"""Train a bot for Rapa Nui: `python train.py --minutes 25`, with `pip install torch`.

It plays against itself, in two processes, and learns from that in a third, until the time is over.
It meets greedy in trials only. Weights, curve and figures are in a folder after every trial.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from training.players import Players


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=25.0, help="how long")
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many, if not -1")
    parser.add_argument("--seed", type=int, default=1, help="of deals and first weights")
    parser.add_argument("--players", default="4", help="sizes of tables, such as 2,3,4,4")
    parser.add_argument("--games", type=int, default=128, help="side by side, in each process")
    parser.add_argument("--processes", type=int, default=2, help="that play")
    parser.add_argument("--trial", type=int, default=400, help="games of a trial against greedy")
    parser.add_argument("--every", type=float, default=2.5, help="minutes between trials")
    parser.add_argument("--widths", default="128,128", help="of the hidden layers")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for all results")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    from training.course import Training  # PyTorch, which the processes that play do not need

    asked = read(arguments)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as bar, Players(asked.processes) as players:
        Training(asked, players, bar).run()


if __name__ == "__main__":
    main()
