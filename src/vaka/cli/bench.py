"""The benchmark: how fast the engine is, beside engines that researchers use today.

Every round measures everything once, one after the other, and ratios are taken within a round: a
noisy machine is as noisy for both. The figures are medians over the rounds, on one core.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from statistics import median
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table as RichTable

import vaka
from vaka import _pure
from vaka.cli.numbers import number, plain
from vaka.cli.peers import Peers, load_peers
from vaka.locale import Words

SEATS = 4  # as many as this, if the title is for so many
SECONDS = 0.25  # about how long each figure is measured in a round

Round = dict[str, float]
Targets = dict[tuple[str, str], float]


class Figure(NamedTuple):
    """A line of the report: what is measured, and the figure it is held against."""

    name: str
    against: str | None = None
    unit: str = "rate"  # decisions a second, or "time" in microseconds


FIGURES = (
    Figure("loop", "hearts"),
    Figure("loop", "catanatron"),
    Figure("playout", "hearts"),
    Figure("clone", "hearts-clone", "time"),
    Figure("redeal", "clone", "time"),
    Figure("widest", "clone", "time"),
    Figure("pure-loop", "pure-hearts"),
    Figure("hearts"),
    Figure("catanatron"),
    Figure("hearts-clone", unit="time"),
)

# What each title is to reach: at least so much for rates, at most for times.
TARGETS: dict[str, Targets] = {
    "rapanui": {
        ("loop", "hearts"): 1.1,
        ("loop", "catanatron"): 40,
        ("playout", "hearts"): 5,
        ("clone", "hearts-clone"): 0.6,
        ("redeal", "clone"): 5,
        ("pure-loop", "pure-hearts"): 0.25,
    },
    "giants": {
        ("loop", "hearts"): 0.5,
        ("playout", "hearts"): 2,
    },
    "raiatea": {
        ("loop", "hearts"): 0.5,
        ("playout", "hearts"): 2,
    },
}


# Measuring ---------------------------------------------------------------------------------------


def players_of(title: str) -> int:
    about = vaka.load(title).title
    return max(about.least_players, min(SEATS, about.most_players))


def play_loop(first: vaka.State) -> int:
    """One random game over the public API, as a user would write it; how many decisions it took."""
    chance = random.random
    state = first.clone()
    decisions = 0
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def middle_of(title: str) -> vaka.State:
    """A position halfway through a random game: for copies and redeals."""
    table = vaka.Table.new(title, players_of(title), 1)
    chance = random.Random(1)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        table.act(seat, chance.choice(table.state.legal_actions(seat)))
    return table.record.replay(table.ply // 2)


def widest_of(title: str) -> vaka.State:
    """The position with the longest list of legal actions, over a few random games."""
    game, chance = vaka.load(title), random.Random(1)
    found, longest = game.new(players_of(title), 0), 0
    for seed in range(5):
        state = game.new(players_of(title), seed)
        while (decision := state.decision()) is not None:
            actions = state.legal_actions(decision.seats[0])
            if len(actions) > longest:
                found, longest = state.clone(), len(actions)
            state.apply(decision.seats[0], chance.choice(actions))
    return found


def per_second(work: Callable[[], int]) -> float:
    """Units of work a second: `work` does some and says how many."""
    done = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        done += work()
    return done / spent


def microseconds(call: Callable[[], object]) -> float:
    """The time of one call."""
    times = 500

    def work() -> int:
        for _ in range(times):
            call()
        return times

    return 1e6 / per_second(work)


def measure_loop(title: str, peers: Peers | None) -> Round:
    """The loop over the public API, and hearts beside it."""
    game, players = vaka.load(title), players_of(title)
    first = [game.new(players, seed) for seed in range(5)]
    turn = count()
    figures = {"loop": per_second(lambda: play_loop(first[next(turn) % 5]))}
    if peers is not None:
        figures["hearts"] = per_second(peers.hearts_game)
    return figures


def measure(title: str, middle: vaka.State, widest: vaka.State, peers: Peers | None) -> Round:
    """Every figure of one round."""
    figures = measure_loop(title, peers)
    start = vaka.load(title).new(players_of(title), 1)
    seed = count()
    figures["playout"] = per_second(lambda: vaka.playout(start, next(seed)).decisions)
    figures["clone"] = microseconds(middle.clone)
    figures["redeal"] = microseconds(lambda: middle.redeal(0, 7))
    asked = widest.next_seat()
    figures["widest"] = microseconds(lambda: widest.legal_actions(asked))
    if peers is not None:
        figures["hearts-clone"] = microseconds(peers.hearts_clone)
        figures["catanatron"] = per_second(peers.catanatron_game)
    pure = subprocess.run(
        [sys.executable, "-m", "vaka.cli.bench", title, "peers" if peers else "alone"],
        env={**os.environ, "VAKA_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    figures.update({f"pure-{name}": value for name, value in json.loads(pure.stdout).items()})
    return figures


# Reporting ---------------------------------------------------------------------------------------


def bench(title: str, peers: bool, rounds: int, words: Words, console: Console) -> int:
    """Measure and print; 1 if a target was missed."""
    players = players_of(title)  # an unknown title is said before anything is measured
    found = load_peers() if peers else None
    middle, widest = middle_of(title), widest_of(title)
    measured = [
        measure(title, middle, widest, found)
        for _ in track(range(rounds), words("bench-measuring"), console=console, transient=True)
    ]
    heading = words("bench-title", title=words(f"{title}-name"), players=players)
    missed = report(heading, FIGURES, measured, TARGETS.get(title, {}), words, console)
    count = len(widest.legal_actions(widest.next_seat()))
    console.print(words("bench-about-widest", count=count))
    if not _pure.is_compiled():
        console.print(words("bench-not-compiled"))
    console.print(words("bench-about-hearts" if peers else "bench-no-peers"))
    return 1 if missed else 0


def report(
    heading: str,
    figures: tuple[Figure, ...],
    measured: list[Round],
    targets: Targets,
    words: Words,
    console: Console,
) -> bool:
    """Print the medians and ratios of all rounds; whether a target was missed."""
    table = RichTable(title=heading)
    for column in ("figure", "measured", "ratio", "target"):
        table.add_column(words(f"bench-column-{column}"))
    missed = False
    for figure in _shown(figures, set.intersection(*map(set, measured))):
        cells, reached = _line(figure, measured, targets, words)
        table.add_row(*cells)
        missed = missed or not reached
    console.print(table)
    return missed


def _shown(figures: tuple[Figure, ...], measured: set[str]) -> list[Figure]:
    """A line for all that was measured; where its peer was not, once and on its own."""
    shown: list[Figure] = []
    for figure in figures:
        if figure.name not in measured:
            continue
        if figure.against is None or figure.against in measured:
            shown.append(figure)
        elif all(figure.name != other.name for other in shown):
            shown.append(figure._replace(against=None))
    return shown


def _line(
    figure: Figure, measured: list[Round], targets: Targets, words: Words
) -> tuple[list[str], bool]:
    """A line of the table, and whether its target was reached."""
    value = median(each[figure.name] for each in measured)
    shown = f"{number(value, 2, words)} µs"
    if figure.unit == "rate":
        shown = f"{number(value, 0, words)} /s"
    name = words(f"bench-{figure.name}")
    if figure.against is None:
        return [name, shown, "", ""], True
    against = figure.against
    ratio = median(each[figure.name] / each[against] for each in measured)
    versus = f"{number(ratio, 2, words)} × {words(f'bench-{against}')}"
    target = targets.get((figure.name, against))
    if target is None:
        return [name, shown, versus, ""], True
    reached = ratio <= target if figure.unit == "time" else ratio >= target
    sign = "≤" if figure.unit == "time" else "≥"
    told = plain(target, words)
    return [name, shown, versus, f"{'✓' if reached else '✗'} {sign} {told}"], reached


if __name__ == "__main__":  # the pure engine, in a process of its own
    alone = sys.argv[2] == "alone"
    print(json.dumps(measure_loop(sys.argv[1], None if alone else load_peers())))
