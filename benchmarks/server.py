"""How much a server can do on this machine: `python -m benchmarks.server --help`.

Whole games over WebSockets, eight tables of two at once, by clients of this process, at a real
`vaka serve` with its SQLite file. A move counts when the other client has been told of it, and
nobody is told before it is committed. What is compared is measured in turns, and ratios are taken
within a round: a noisy machine is as noisy for both.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Final, NamedTuple, Protocol

from benchmarks.echo import echo
from benchmarks.ours import Ours, vaka
from benchmarks.playing import Measured, Table, play
from benchmarks.plot import drawn
from benchmarks.processes import Program
from benchmarks.screen import Bar, bar, table
from benchmarks.services import Missing, Postgres, Redis, place
from benchmarks.stocking import stock
from benchmarks.theirs import NoNpm, boardgame_io

PARTS: Final = ("peer", "workers", "memory", "stored")
AT_ONCE: Final = 8
BUSY: Final = 32  # tables at once for several workers: with fewer they wait for the clients
FEW, MANY = 100, 10_000
LOBBY: Final = 60  # requests
STEADY: Final = 20  # seconds for a server to become steady after its start
KB: Final = 1000


class Target(NamedTuple):
    """What is to be reached: at least, or at most, so much."""

    name: str
    found: float
    least: float | None = None
    most: float | None = None

    @property
    def is_met(self) -> bool:
        if self.least is not None and self.found < self.least:
            return False
        return self.most is None or self.found <= self.most

    def told(self) -> tuple[str, str, str, str]:
        bound = f">= {self.least}" if self.least is not None else f"<= {self.most}"
        return (self.name, f"{self.found:.2f}", bound, "met" if self.is_met else "MISSED")


class Contender(Protocol):
    @property
    def program(self) -> Program: ...

    def table(self) -> Table: ...


class Report:
    """What was measured, for people and for programs."""

    def __init__(self) -> None:
        self.figures: dict[str, list[Measured]] = {}
        self.targets: list[Target] = []
        self.others: dict[str, float] = {}
        self.left_out: list[str] = []

    def told(self) -> str:
        heads = ("", "moves/s", "p50 ms", "p99 ms", "server us/move", "clients us/move", "cores")
        rows = [(name, *_row(rounds)) for name, rounds in self.figures.items()]
        parts = [table(heads, rows)] if rows else []
        if self.others:
            more = [(name, f"{value:,.2f}") for name, value in self.others.items()]
            parts.append(table(("", "measured"), more))
        if self.targets:
            told = [each.told() for each in self.targets]
            parts.append(table(("", "found", "target", ""), told))
        return "\n\n".join([*parts, *self.left_out])

    def data(self) -> dict[str, object]:
        return {
            "figures": {
                name: [
                    {
                        "moves_a_second": each.rate,
                        "p50_ms": each.quantile(0.5),
                        "p99_ms": each.quantile(0.99),
                        "games": each.games,
                        "server_cores": each.server,
                        "client_cores": each.clients,
                    }
                    for each in rounds
                ]
                for name, rounds in self.figures.items()
            },
            "others": self.others,
            "targets": [
                {"name": each.name, "found": each.found, "met": each.is_met}
                for each in self.targets
            ],
            "left_out": self.left_out,
        }


def _row(rounds: Sequence[Measured]) -> tuple[str, ...]:
    def middle(of: Callable[[Measured], float]) -> float:
        return median(of(each) for each in rounds)

    return (
        f"{middle(lambda each: each.rate):,.0f}",
        f"{middle(lambda each: each.quantile(0.5)):.2f}",
        f"{middle(lambda each: each.quantile(0.99)):.2f}",
        f"{middle(lambda each: 1e6 * each.server / each.rate):.0f}",
        f"{middle(lambda each: 1e6 * each.clients / each.rate):.0f}",
        f"{middle(lambda each: each.server + each.clients):.2f}",
    )


def in_turns(
    contenders: dict[str, Contender],
    rounds: int,
    games: int,
    at_once: int,
    report: Report,
    shown: Bar,
    cores: dict[str, int] | None = None,
) -> None:
    """Each plays a round before the first plays its next; the first of all rounds does not count:
    what is made or compiled once is made there. `cores`: to how many of them its clients keep.
    """
    for number in range(rounds + 1):
        for name, contender in contenders.items():
            shown.say(f"{name}, round {number} of {rounds}")
            with on_cores((cores or {}).get(name)):
                tables = [contender.table() for _ in range(at_once + games)]
                measured = play(tables, at_once, contender.program)
            if number:
                report.figures.setdefault(name, []).append(measured)
            shown.step()


def ratios(report: Report, ours: str, theirs: str, of: Callable[[Measured], float]) -> list[float]:
    pairs = zip(report.figures[ours], report.figures[theirs], strict=True)
    return [of(one) / of(other) for one, other in pairs]


def rate_of(measured: Measured) -> float:
    return measured.rate


def p99_of(measured: Measured) -> float:
    return measured.quantile(0.99)


# The parts ---------------------------------------------------------------------------------------


def peer(given: argparse.Namespace, report: Report, shown: Bar) -> None:
    """Beside boardgame.io in memory with a small game, and a bare echo."""
    with place() as folder, ExitStack() as stack:
        contenders: dict[str, Contender] = {"vaka": stack.enter_context(vaka(folder))}
        try:
            contenders["boardgame.io"] = stack.enter_context(boardgame_io(folder))
        except NoNpm as error:
            report.left_out.append(f"boardgame.io is left out: {error}")
        contenders["bare echo"] = stack.enter_context(echo(folder))
        in_turns(contenders, given.rounds, given.games, AT_ONCE, report, shown)
    if "boardgame.io" in contenders:
        pair = ("vaka", "boardgame.io")
        each = ratios(report, *pair, rate_of)
        told = " ".join(f"{ratio:.2f}" for ratio in each)
        report.left_out.append(f"vaka to boardgame.io, moves a second, round by round: {told}")
        report.targets += [
            Target("moves a second, to boardgame.io", median(each), least=1.5),
            Target("p99, to boardgame.io", median(ratios(report, *pair, p99_of)), most=1.0),
        ]


def workers(given: argparse.Namespace, report: Report, shown: Bar) -> None:
    """One worker on one core and two on two, each with a PostgreSQL, a Redis and clients that keep
    to the same cores. Beside it, one worker that may use two cores for what it needs.
    """
    wanted = {"1 worker, 1 core": (1, 1), "2 workers, 2 cores": (2, 2), "1 worker, 2 cores": (1, 2)}
    with ExitStack() as stack:
        contenders: dict[str, Contender] = {}
        try:
            for name, (count, cores) in wanted.items():
                shown.say(name)
                with on_cores(cores):
                    contenders[name] = stack.enter_context(_company(count))
        except Missing as error:
            report.left_out.append(f"workers are left out: {error} is not installed")
            return
        cores_of = {name: cores for name, (_, cores) in wanted.items()}
        in_turns(contenders, given.rounds, given.games, BUSY, report, shown, cores_of)
    one, two, alone = wanted
    report.targets.append(
        Target(
            "two workers on two cores to one on one",
            median(ratios(report, two, one, rate_of)),
            least=1.6,
        )
    )
    whole = median(ratios(report, two, alone, rate_of))
    report.others["two workers to one that shares two cores with all else"] = whole


@contextmanager
def _company(count: int) -> Iterator[Ours]:
    """So many workers, and what they need."""
    with place() as folder, ExitStack() as stack:
        postgres = Postgres(folder / "pg")
        stack.callback(postgres.stop)
        redis = Redis(folder / "redis")
        stack.callback(redis.stop)
        flags = ["--workers", str(count), "--bus", redis.url]
        yield stack.enter_context(vaka(folder / "vaka", *flags, database=postgres.url))


@contextmanager
def on_cores(count: int | None) -> Iterator[None]:
    """This process, and what it starts meanwhile, keeps to so many cores; None: to all."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:count])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def memory(given: argparse.Namespace, report: Report, shown: Bar) -> None:
    """What a table takes whose game runs and is held in memory; half of its moves are made."""
    with place() as folder:
        running = stock(folder / "vaka.db", given.tables, ("running",))
        with vaka(folder) as ours:
            shown.say(f"opening {given.tables} tables")
            first = len(running) // 5  # until then, what is made only once
            for name in running[:first]:
                ours.visitor().ask("GET", f"/api/tables/{name}/game")
            before = _steady(ours.program)
            for name in running[first:]:
                ours.visitor().ask("GET", f"/api/tables/{name}/game")
            grown = ours.program.memory() - before
        shown.step()
    found = grown / KB / (len(running) - first)
    report.targets.append(Target("memory of an idle table, kB", found, most=50))


def _steady(program: Program) -> int:
    """Its memory, once it has read all that it reads in its first seconds."""
    for _ in range(STEADY):
        before = program.memory()
        sleep(1)
        if program.memory() == before:
            break
    return program.memory()


def stored(given: argparse.Namespace, report: Report, shown: Bar) -> None:
    """A move and the lobby with few tables in the store and with many."""
    with place() as folder, ExitStack() as stack:
        contenders: dict[str, Contender] = {}
        lobbies: dict[str, list[float]] = {}
        servers: dict[str, Ours] = {}
        for count in (FEW, MANY):
            name = f"{count:,} stored"
            own = folder / str(count)
            own.mkdir()
            shown.say(f"storing {count:,} tables")
            stock(own / "vaka.db", count)
            servers[name] = contenders[name] = stack.enter_context(vaka(own))
            lobbies[name] = []
        for number in range(given.rounds):
            for name, server in servers.items():
                lobbies[name] += _lobby(server, 0 if number else LOBBY)
        in_turns(contenders, given.rounds, given.games, AT_ONCE, report, shown)
    few, many = contenders
    report.others |= {f"lobby, {name}, ms": 1000 * median(lobbies[name]) for name in lobbies}
    moves = median(ratios(report, few, many, rate_of))
    lobby = median(lobbies[many]) / median(lobbies[few])
    report.targets += [
        Target("time of a move, 10,000 stored to 100", moves, most=1.3),
        Target("time of the lobby, 10,000 stored to 100", lobby, most=1.3),
    ]


def _lobby(server: Ours, warm: int) -> list[float]:
    times: list[float] = []
    for _ in range(warm + LOBBY):
        begin = perf_counter()
        server.visitor().ask("GET", "/api/tables")
        times.append(perf_counter() - begin)
    return times[warm:]


# The command -------------------------------------------------------------------------------------


def read(line: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="this part (repeatable)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds that count (7)")
    parser.add_argument("--games", type=int, default=96, help="games of a round (96)")
    parser.add_argument("--tables", type=int, default=900, help="tables held in memory (900)")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--plot", type=Path, help="draw them into this SVG file")
    given = parser.parse_args(line)
    for name in ("rounds", "games"):
        if getattr(given, name) < 1:
            parser.error(f"--{name} must be at least 1")
    if given.tables < 10:
        parser.error("--tables must be at least 10")
    return given


def main(line: Sequence[str]) -> int:
    """Measure and print; 1 if a target was missed."""
    given = read(line)
    parts = given.only or PARTS
    turns = {"peer": 3, "workers": 3, "stored": 2}
    steps = sum((given.rounds + 1) * turns[part] if part in turns else 1 for part in parts)
    report = Report()
    with bar(steps) as shown:
        for part in parts:
            {"peer": peer, "workers": workers, "memory": memory, "stored": stored}[part](
                given, report, shown
            )
    print(report.told())
    if given.json is not None:
        given.json.write_text(json.dumps(report.data(), indent=1) + "\n")
    if given.plot is not None:
        given.plot.write_text(drawn(report.figures))
    return 0 if all(target.is_met for target in report.targets) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
