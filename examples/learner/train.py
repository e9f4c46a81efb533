"""Train a bot for Rapa Nui: `python train.py --minutes 25`, with PyTorch installed.

It plays against itself, in two processes, and learns from that in a third, until the time is over.
It meets greedy in trials only. Weights, curve and figures are in a folder after every trial.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from training.players import Players


def whole(text: str) -> list[int]:
    """Whole numbers from 1 on, with commas between them."""
    parts = text.split(",")
    if not all(part.isascii() and part.isdigit() and int(part) for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r}: whole numbers from 1 on, such as 128,128")
    return [int(part) for part in parts]


def tables(text: str) -> list[int]:
    """Sizes of tables."""
    found = whole(text)
    if not set(found) <= {2, 3, 4}:
        raise argparse.ArgumentTypeError(f"{text!r}: Rapa Nui is for 2 to 4, such as 2,3,4,4")
    return found


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=25.0, help="how long")
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many, if not -1")
    parser.add_argument("--seed", type=int, default=1, help="of deals and first weights")
    parser.add_argument(
        "--players", type=tables, default=[4], help="sizes of tables, such as 2,3,4,4"
    )
    parser.add_argument("--games", type=int, default=128, help="side by side, in each process")
    parser.add_argument("--processes", type=int, default=2, help="that play")
    parser.add_argument("--trial", type=int, default=400, help="games of a trial against greedy")
    parser.add_argument("--every", type=float, default=2.5, help="minutes between trials")
    parser.add_argument(
        "--widths", type=whole, default=[128, 128], help="of the hidden layers: 128,128"
    )
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for all results")
    asked = parser.parse_args(arguments)
    if min(asked.minutes, asked.games, asked.processes, asked.trial) <= 0:
        parser.error("--minutes, --games, --processes and --trial must be more than 0")
    return asked


def main(arguments: Sequence[str] | None = None) -> None:
    asked = read(arguments)
    try:
        from training.course import Training  # PyTorch: the processes that play do without it
    except ModuleNotFoundError as error:
        sys.exit(f"train.py lacks {error.name}; pip install '.[train]' brings what it needs")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as bar, Players(asked.processes) as players:
        Training(asked, players, bar).run()


if __name__ == "__main__":
    main()
