"""Do attackers spoil anybody's game?

People play over sockets at a real server, each from an address of his own, while programs that mean
no good come from another: bursts, slow senders, idle lines and sockets, huge messages, nested ones,
talk and tables without end. Each must be contained and stand in the log, and meanwhile the time
from one person's choice to the other's update may be at most twice what it is before and after: p99
of it, or what it is when the same program runs against a server of nobody (it takes its part of the
machine, too). Changed records and backups must be refused.

Kinds that do their worst (texts that take long to parse, endless and large heads, endless logs,
bulk downloads) are held to fixed bounds instead: p99 of a move at most 250 ms, over at least 500
moves, and a bounded growth of the server's memory. `--checkout FOLDER` attacks the server of
another source tree, to compare.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks import attack_heads, attack_logs, attack_texts
from benchmarks.attackers import KINDS
from benchmarks.clients import PATIENCE as GIVEN_UP
from benchmarks.clients import Clock, GaveUp, Person, part
from benchmarks.load import Load
from benchmarks.parties import Wanted, gather
from benchmarks.screen import Bar, bar, table
from benchmarks.services import Vaka, place, python_of
from benchmarks.tampering import believed, restored
from vaka.server.settings import CHAT, LIMITS, PEOPLE, REQUESTS, SOCKETS, TABLES, Limit

GOOD: Final = (*[Wanted("rapanui", 2)] * 6, *[Wanted("giants", 3)] * 2)
PACE: Final = (0.05, 0.15)
MOST: Final = 2.0  # times as long as otherwise
SLOW: Final = ("heads", "bodies", "idle")  # it takes 20 seconds until they are cut off
PATIENCE: Final = 24.0
BUSY: Final = 20.0  # seconds in which a program should have got to its limit
SPARE: Final = 5  # more than a limit says: a bucket fills up while it is emptied

MAX_P99_SECONDS: Final = 0.25
MIN_MOVES: Final = 500
MAX_GROWTH_MB: Final = 64
MAX_TEXTS_GROWTH_MB: Final = 320  # texts are parsed in a process that may take 256 MB
MAX_ANSWER_KB: Final = 200  # a page of a log
MAX_UNDOS_PER_MOVE: Final = 50  # that stands
STORED_GAMES: Final = 400  # finished games to download
MEMORY_SECONDS: Final = 0.1  # between two looks at the memory
MB: Final = 1_000_000

TEXTS: Final = tuple(each.__name__ for each in attack_texts.KINDS)
HEADS: Final = tuple(each.__name__ for each in attack_heads.KINDS)
LOGS: Final = tuple(each.__name__ for each in attack_logs.KINDS)
WORST: Final = (*TEXTS, *HEADS, *LOGS)

Counts = dict[str, int]
LARGEST: Final = "largest answer, kB"


def contained(
    kind: str,
    seen: Counts,
    seconds: float,
    allowed: Mapping[str, Limit] = LIMITS,
    sockets: int = SOCKETS,
) -> bool:
    """Whether no more was let in than is allowed, and the rest was refused or cut off."""

    def most(what: str) -> float:
        limit = allowed[what]
        return limit.at_once + limit.a_minute * seconds / 60 + SPARE

    def got(*names: str) -> int:
        return sum(seen.get(name, 0) for name in names)

    limits: dict[str, Callable[[], bool]] = {
        # On a busy machine it may not get as far as the limit.
        "burst": lambda: got("200") <= most(REQUESTS) and (got("429") > 0 or seconds > BUSY),
        "guests": lambda: got("201") <= most(PEOPLE) and got("429") > 0,
        "tables": lambda: got("201") <= most(TABLES) and got("429") > 0,
        "nested": lambda: got("400", "429") > 0 and not got("201"),
        "large": lambda: got("413", "400", "429", "401", "cut off") > 0 and not got("201"),
        "frames": lambda: got("1009") > 0 and got("answered") > 0,
        "chat": lambda: got("said") <= most(CHAT) and got("429") > 0,
        "sockets": lambda: got("opened") <= sockets and got("429") > 0,
        **dict.fromkeys(TEXTS, lambda: got("400", "429") > 0 and not got("200", "201")),
        **dict.fromkeys(
            HEADS,
            lambda: (
                got("431", "413", "cut off") >= max(1, got("opened"))
                and not got("200", "201", "accepted")
            ),
        ),
        "undos": lambda: (
            0 < got("undone") <= MAX_UNDOS_PER_MOVE * (1 + got("acted") - got("undone"))
            and got(LARGEST) <= MAX_ANSWER_KB
        ),
        "drafts": lambda: got("undone") > 0 and got(LARGEST) <= MAX_ANSWER_KB,
        "records": lambda: got("200") > 0 and got("429") > 0,
    }
    usual = lambda: got("opened") > 0 and got("cut off") >= got("opened")  # noqa: E731
    return limits.get(kind, usual)() and not any(name.startswith("5") for name in seen)


LOGGED: Final = {  # what must stand in the log of each
    **dict.fromkeys(("burst", "guests", "tables", "sockets", "chat"), "asks for too much"),
    **dict.fromkeys(SLOW, "cut off"),
    "nested": "status=400",
    "large": "status=4",
    "frames": "too large a message",
    **dict.fromkeys(HEADS, "Invalid HTTP request"),
    **dict.fromkeys(TEXTS, "status=400"),
    **dict.fromkeys(LOGS, "route=/api"),
}


class Memory(NamedTuple):
    """Bytes of a server before an attack, at most meanwhile, and afterwards."""

    before: int = 0
    peak: int = 0
    after: int = 0


class Outcome(NamedTuple):
    kind: str
    seen: Counts
    contained: bool
    logged: bool
    quiet: list[float]
    during: list[float]
    control: list[float]
    memory: Memory

    @property
    def p99(self) -> float:
        return part(self.during, 0.99)

    @property
    def growth(self) -> float:
        """Megabytes that the server has grown by while it was attacked."""
        return (self.memory.peak - self.memory.before) / MB

    @property
    def ratio(self) -> float:
        usual = max(part(self.quiet, 0.99), part(self.control, 0.99))
        return self.p99 / usual if usual else 0.0

    @property
    def held(self) -> bool:
        if not self.contained or not self.logged or not self.during:
            return False
        if self.kind not in WORST:
            return self.ratio <= MOST
        most = MAX_TEXTS_GROWTH_MB if self.kind in TEXTS else MAX_GROWTH_MB
        enough = len(self.during) >= MIN_MOVES
        return enough and self.p99 <= MAX_P99_SECONDS and self.growth <= most


class Plan(NamedTuple):
    """Which attacks are measured, and how."""

    kinds: list[str]
    seconds: float
    control: bool = False
    checkout: Path | None = None


class Siege:
    """A server with people at it, and programs that are sent there."""

    def __init__(self, server: Vaka, load: Load, clock: Clock, watched: str) -> None:
        self.server = server
        self.load = load
        self._clock = clock
        self._watched = watched
        self.memory = Memory()
        self._addresses = iter(f"127.0.0.{last}" for last in range(2, 250))

    async def quiet(self, seconds: float) -> list[float]:
        self._clock.take()
        await asyncio.sleep(seconds)
        return self._clock.take()

    async def attacked(
        self, kind: str, port: int, seconds: float
    ) -> tuple[Counts, float, list[float]]:
        """By a program of its own, which is less important than the players: what became of it,
        how many seconds it took, and how long the players waited.
        """
        self._clock.take()
        start = monotonic()
        line = ["nice", "-n", "10", sys.executable, "-m", "benchmarks.attackers", kind, str(port)]
        line += [self._watched, str(seconds), next(self._addresses)]
        running = await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)
        told, _ = await running.communicate()
        took = monotonic() - start
        await self.load.goes_on(self.load.marks())  # moves that wait still count
        return msgspec.json.decode(told, type=Counts), took, self._clock.take()

    @asynccontextmanager
    async def measured_memory(self) -> AsyncIterator[None]:
        """Note the memory of the server until the block ends."""
        before = self.server.memory()
        self.memory = Memory(before, before, before)

        async def sample() -> None:
            while True:
                await asyncio.sleep(MEMORY_SECONDS)
                now = self.server.memory()
                self.memory = Memory(before, max(self.memory.peak, now), now)

        sampling = asyncio.create_task(sample())
        try:
            yield
        finally:
            sampling.cancel()

    def frozen(self, kind: str) -> Outcome:
        """The outcome of an attack after which players were not answered any more."""
        return Outcome(kind, {}, False, False, [], [GIVEN_UP], [], self.memory)

    async def attack(self, kind: str, seconds: float, control: bool) -> Outcome:
        before = await self.quiet(seconds)
        logged = self.server.log.stat().st_size
        long = max(seconds, PATIENCE) if kind in SLOW else seconds
        async with self.measured_memory():
            seen, took, during = await self.attacked(kind, self.server.port, long)
        own: list[float] = []
        if control and kind not in WORST:
            line = (sys.executable, "-m", "benchmarks.nobody")
            nobody = await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)
            assert nobody.stdout is not None
            try:
                port = int(await nobody.stdout.readline())
                _, _, own = await self.attacked(kind, port, seconds)
            finally:
                nobody.kill()
                await nobody.wait()
        after = await self.quiet(seconds)
        with self.server.log.open() as log:
            log.seek(logged)
            stands = LOGGED[kind] in log.read() or (kind == "burst" and "429" not in seen)
        quiet = sorted([*before, *after])
        memory = self.memory._replace(after=self.server.memory())
        held = contained(kind, seen, took)
        return Outcome(kind, seen, held, stands, quiet, during, own, memory)


async def besiege(folder: Path, plan: Plan, shown: Bar) -> tuple[list[Outcome], list[str]]:
    """Attack one server with the kinds in turn, up to one after which it does not answer."""
    dice, clock = Random(1), Clock()
    database = str(folder / "vaka.db")
    settings = {"database": database, "thinkers": 0, "limit_this_machine": True}
    if "records" in plan.kinds:
        stock_games(database, plan.checkout)
    with ExitStack() as stack:
        server = await asyncio.to_thread(Vaka, folder / "vaka", checkout=plan.checkout, **settings)
        stack.callback(server.stop)
        load = Load(await gather(server.url, GOOD, dice, PACE, clock, public=True), database)
        await load.start()
        try:
            siege = Siege(server, load, clock, load.parties[-1].games[0].table)
            outcomes: list[Outcome] = []
            wrong: list[str] = []
            for kind in plan.kinds:
                shown.say(kind)
                marks = load.marks()
                try:
                    outcomes.append(await siege.attack(kind, plan.seconds, plan.control))
                    await load.goes_on(marks)
                except GaveUp:
                    server.kill()
                    return [*outcomes, siege.frozen(kind)], [f"{kind}: players gave up"]
                finally:
                    shown.step()
            if plan.checkout is None:  # else its database may have another form
                await load.check()
                shown.say("changed records")
                wrong += [*await _tampered(server.url), *await restored(database, folder)]
        finally:
            await load.stop()
        wrong += [each for faults in load.wrong.values() for each in faults]
        if "internal error" in server.log.read_text():
            wrong.append("the log has internal errors")
    return outcomes, wrong


def stock_games(database: str, checkout: Path | None) -> None:
    """Fill a new database with finished games, in the form of the source tree that is attacked."""
    code = "import sys; from pathlib import Path; from benchmarks.stocking import stock;"
    code += "stock(Path(sys.argv[1]), int(sys.argv[2]), ('over',))"
    environment = dict(os.environ)
    if checkout is not None:
        environment.pop("PYTHONPATH", None)
    line = [python_of(checkout), "-c", code, database, str(STORED_GAMES)]
    subprocess.run(line, check=True, cwd=checkout, env=environment)


async def _tampered(url: str) -> list[str]:
    """The record of a game that has ended meanwhile, and lies that are made of it."""
    person = Person(url, "reader", "127.0.3.1")
    try:
        games: list[str] = []
        while not games:
            await asyncio.sleep(1)
            listed = (await person.ask("GET", "/api/archive?title=rapanui"))["games"]
            games = [each["id"] for each in listed if not each["id"].startswith("stored")]
        honest: dict[str, Any] = await person.ask("GET", f"/api/tables/{games[0]}/record")
        return believed(honest)
    finally:
        await person.go()


def told(outcomes: list[Outcome]) -> str:
    heads = ["", "let in", "refused", "cut off", "contained", "logged"]
    heads += ["moves", "p99 quiet", "during", "machine", "ratio", "MB before", "peak", "after"]
    heads += ["held"]
    rows: list[list[str]] = []
    for each in outcomes:
        let_in = sum(each.seen.get(name, 0) for name in ("200", "201", "said", "opened"))
        statuses = ("429", "400", "401", "413", "431", "1009")
        refused = sum(each.seen.get(name, 0) for name in statuses)
        p99 = [part(each.quiet, 0.99), each.p99, part(each.control, 0.99)]
        row = [each.kind, str(let_in), str(refused), str(each.seen.get("cut off", 0))]
        row += ["yes" if each.contained else "NO", "yes" if each.logged else "NO"]
        row += [str(len(each.during))]
        row += [f"{1000 * value:.0f} ms" if value else "-" for value in p99]
        row += [f"{each.ratio:.2f}", *(f"{value / MB:.0f}" for value in each.memory)]
        rows.append([*row, "yes" if each.held else "NO"])
    return table(heads, rows)


def main() -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.attacks", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; all")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement (10)")
    parser.add_argument("--control", action="store_true", help="measure against nobody, too")
    parser.add_argument("--checkout", type=Path, help="attack the server of this source tree")
    given = parser.parse_args()
    kinds = given.kinds or list(KINDS)
    if unknown := set(kinds) - set(KINDS):
        parser.error(f"no such kind: {', '.join(unknown)}")
    outcomes: list[Outcome] = []
    wrong: list[str] = []
    with bar(len(kinds)) as shown:
        while left := kinds[len(outcomes) :]:
            plan = Plan(left, given.seconds, given.control, given.checkout)
            with place() as folder:
                found, faults = asyncio.run(besiege(folder, plan, shown))
            outcomes += found
            wrong += faults
    print(told(outcomes))
    for each in outcomes:
        print(f"{each.kind}: {', '.join(f'{name} {count}' for name, count in each.seen.items())}")
    for fault in wrong:
        print(fault)
    return 0 if all(each.held for each in outcomes) and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
