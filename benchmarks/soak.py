"""Does a server grow? An hour of mixed play, while its memory, sockets and handles are watched.

People and bots play all titles, others pass by, look at lists and old games, talk, sit down and get
up again, and lines break. A sample is taken every ten seconds; after warm-up nothing may grow by
more than 5 %.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from benchmarks.growing import MOST, Sheet, growth, level, plot, sample
from benchmarks.load import Load
from benchmarks.parties import Wanted, gather
from benchmarks.passing import disturb, pass_by
from benchmarks.screen import Bar, bar, table
from benchmarks.services import Postgres, Redis, Vaka, place

TABLES: Final = 30  # in memory: few, so that warm-up fills them
# Games end and begin all the time: the archive grows, and what is in memory changes.
MIXED: Final = (
    *[Wanted("rapanui", 2)] * 2,
    *[Wanted("rapanui", 1, 1)] * 2,
    Wanted("giants", 2, 1),
    Wanted("raiatea", 2, 1),
)
WRITE: Final = 60.0  # seconds between two plots


@contextmanager
def served(workers: int) -> Iterator[tuple[Vaka, str]]:
    """One process with SQLite, or several with PostgreSQL and Redis; with its database."""
    with place() as folder, ExitStack() as stack:
        settings: dict[str, Any] = {
            "database": str(folder / "vaka.db"),
            "tables_in_memory": TABLES,
        }
        settings["log_level"] = "warning"
        if workers > 1:
            postgres, redis = Postgres(folder / "pg"), Redis(folder / "redis")
            stack.callback(postgres.stop)
            stack.callback(redis.stop)
            settings |= {"database": postgres.url, "bus": redis.url, "workers": workers}
        server = Vaka(folder / "vaka", **settings)
        stack.callback(server.stop)
        yield server, str(settings["database"])


async def soak(
    server: Vaka, database: str, given: argparse.Namespace, sheet: Sheet, shown: Bar
) -> Load:
    dice = Random(given.seed)
    pace = (0.5 / given.rate, 1.5 / given.rate)
    load = Load(await gather(server.url, MIXED, dice, pace, public=True), database)
    await load.start()
    start, last = monotonic(), -given.every
    visits: set[asyncio.Task[None]] = set()
    try:
        while (now := monotonic() - start) < 60 * given.minutes:
            if now - last >= given.every:
                last = now
                sheet.add(sample(now, server.processes(), load.done))
                if len(sheet.samples) > 10:
                    given.out.joinpath("soak.svg").write_text(plot(sheet.samples))
                shown.say(f"{load.done} choices, {len(load.games)} games")
                shown.step(given.every)
            visits.add(asyncio.create_task(pass_by(server.url, load.parties, dice)))
            await disturb(load.parties, dice)
            await asyncio.sleep(2 / given.rate)
            for visit in [each for each in visits if each.done()]:
                visits.remove(visit)
                visit.result()
        await asyncio.gather(*visits)
        await load.check()
    finally:
        for visit in visits:
            visit.cancel()
        await load.stop()
    return load


def told(sheet: Sheet) -> str:
    rows: list[list[str]] = []
    for name, unit in (("memory", 2**20), ("sockets", 1), ("handles", 1)):
        first, last = (value / unit for value in level(sheet.samples, name))
        grown = growth(sheet.samples, name)
        rows.append([name, f"{first:.1f}", f"{last:.1f}", f"{grown:+.1%}"])
    return table(["", "after warm-up", "at the end", "growth"], rows)


def main() -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between samples (10)")
    parser.add_argument("--rate", type=float, default=1.0, help="1: about a dozen choices a second")
    parser.add_argument("--workers", type=int, default=1, help="with PostgreSQL and Redis, if many")
    parser.add_argument("--out", type=Path, default=Path("build/soak"), help="for CSV and SVG")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    sheet = Sheet(given.out / "soak.csv")
    with bar(60 * given.minutes) as shown, served(given.workers) as (server, database):
        load = asyncio.run(soak(server, database, given, sheet, shown))
        faults = server.log.read_text()
    given.out.joinpath("soak.svg").write_text(plot(sheet.samples))
    print(f"{load.done} choices, {len(load.games)} games, {load.returns} broken lines")
    print(told(sheet))
    wrong = [each for faults_of in load.wrong.values() for each in faults_of]
    for each in wrong:
        print(each)
    if faults:
        print(faults[-4000:])
    grown = max(growth(sheet.samples, name) for name in ("memory", "sockets", "handles"))
    held = grown <= MOST and not wrong
    print("held" if held else f"did not hold: growth of {grown:.1%}, {len(wrong)} faults")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
