"""Is anything lost when a server is killed, or what it runs on?

Thirty people play all titles over sockets at a real `vaka serve`, while its processes are killed
with kill -9 at random moments, and PostgreSQL and Redis are stopped and started again. After each
fault everything that was acknowledged must be in the store, and every table must go on; in the end
each game is checked from its beginning, and each message that anybody was told.
"""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from benchmarks.load import Load
from benchmarks.parties import THIRTY, Wanted, gather
from benchmarks.screen import Bar, bar, table
from benchmarks.services import (
    FAST,
    IMMEDIATE,
    Postgres,
    Redis,
    Vaka,
    is_running,
    place,
    sockets_of,
    until,
)

PACE: Final = (0.02, 0.3)  # seconds for which a person thinks
BETWEEN: Final = (0.3, 2.0)  # seconds of play before the next fault
WORKERS: Final = 2

SERVER: Final = "server"  # the whole of it
WORKER: Final = "worker"
POSTGRES_FAST: Final = "PostgreSQL fast"
POSTGRES_IMMEDIATE: Final = "PostgreSQL immediate"
REDIS: Final = "Redis"


class Outcome(NamedTuple):
    """What a run has shown."""

    where: str
    faults: int
    acknowledged: int
    games: int
    returns: int  # of people whose line was broken
    messages: int
    longest: float  # seconds until every table had gone on
    left: int  # processes that nobody had stopped
    wrong: dict[str, list[str]]

    @property
    def held(self) -> bool:
        return not self.left and not any(self.wrong.values())


async def run(
    where: str,
    server: Vaka,
    database: str,
    faults: dict[str, Callable[[], None]],
    plan: list[str],
    dice: Random,
    shown: Bar,
    wanted: tuple[Wanted, ...] = THIRTY,
    between: tuple[float, float] = BETWEEN,
) -> Outcome:
    """Play, and let one fault after another happen."""
    load = Load(await gather(server.url, wanted, dice, PACE), database)
    longest, left = 0.0, 0
    shown.say(f"{where}: all sit down")
    await load.start()
    try:
        for fault in plan:
            shown.say(f"{where}: {fault}, {load.done} acknowledged")
            await asyncio.sleep(dice.uniform(*between))
            marks, before = load.marks(), server.processes()
            start = monotonic()
            await asyncio.to_thread(faults[fault])
            await load.goes_on(marks)
            longest = max(longest, monotonic() - start)
            await load.check()
            now = server.processes()
            left += sum(is_running(each) for each in before if each not in now)
            load.shake(dice)
            shown.step()
    finally:
        await load.stop()
    shown.say(f"{where}: everything once more")
    await load.check_all()
    messages = sum(len(chair.told) for game in load.games for chair in game.chairs)
    return Outcome(
        where,
        len(plan),
        load.done,
        len(load.games),
        load.returns,
        messages,
        longest,
        left,
        load.wrong,
    )


def on_sqlite(kills: int, dice: Random, shown: Bar, wanted: tuple[Wanted, ...] = THIRTY) -> Outcome:
    """One process, killed and started again."""
    with place() as folder, ExitStack() as stack:
        file = str(folder / "vaka.db")
        server = Vaka(folder / "vaka", "--database", file)
        stack.callback(server.stop)

        def kill() -> None:
            server.kill()
            server.start()

        plan = [SERVER] * kills
        return asyncio.run(run("SQLite", server, file, {SERVER: kill}, plan, dice, shown, wanted))


def on_postgres(
    plan: list[str],
    dice: Random,
    shown: Bar,
    bus: str = "redis",
    wanted: tuple[Wanted, ...] = THIRTY,
) -> Outcome:
    """Two workers, of which one is killed; and what they run on, stopped and started."""
    with place() as folder, ExitStack() as stack:
        postgres = Postgres(folder / "pg")
        stack.callback(postgres.stop)
        redis = Redis(folder / "redis") if bus == "redis" else None
        if redis is not None:
            stack.callback(redis.stop)
        road = "postgresql" if redis is None else redis.url
        flags: tuple[str, ...] = (
            "--workers",
            str(WORKERS),
            "--database",
            postgres.url,
            "--bus",
            road,
        )
        if not any(each.bots for each in wanted):
            flags += ("--thinkers", "0")
        server = Vaka(folder / "vaka", *flags)
        stack.callback(server.stop)

        def kill() -> None:
            # Mostly the one with the most people: a new one has none at first.
            choices = sorted(server.workers(), key=sockets_of)
            victim = choices[-1] if dice.random() < 0.75 else dice.choice(choices)
            os.kill(victim, signal.SIGKILL)
            until(lambda: server.is_whole(WORKERS, victim), "the worker was not replaced")

        def restart(how: signal.Signals) -> Callable[[], None]:
            def again() -> None:
                postgres.stop(how)
                postgres.start()

            return again

        def again() -> None:
            assert redis is not None
            redis.stop()
            redis.start()

        faults = {
            WORKER: kill,
            POSTGRES_FAST: restart(FAST),
            POSTGRES_IMMEDIATE: restart(IMMEDIATE),
            REDIS: again,
        }
        where = f"PostgreSQL, {bus}"
        return asyncio.run(run(where, server, postgres.url, faults, plan, dice, shown, wanted))


def told(outcomes: list[Outcome]) -> str:
    heads = ["", *(each.where for each in outcomes)]
    rows: list[list[object]] = [
        ["faults", *(each.faults for each in outcomes)],
        ["choices acknowledged", *(each.acknowledged for each in outcomes)],
        ["tables", *(each.games for each in outcomes)],
        ["messages told", *(each.messages for each in outcomes)],
        ["people came back", *(each.returns for each in outcomes)],
        ["longest until all tables went on", *(f"{each.longest:.1f} s" for each in outcomes)],
        ["choices lost", *(len(each.wrong["lost"]) for each in outcomes)],
        ["messages that told too much", *(len(each.wrong["revealed"]) for each in outcomes)],
        ["wrong in a log", *(len(each.wrong["log"]) for each in outcomes)],
        ["tables that did not go on", *(len(each.wrong["stuck"]) for each in outcomes)],
        ["processes left over", *(each.left for each in outcomes)],
    ]
    return table(heads, rows)


def main() -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="on each database (20)")
    parser.add_argument("--restarts", type=int, default=3, help="of each service (3)")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one database")
    parser.add_argument("--bus", choices=("redis", "postgresql"), default="redis")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    dice = Random(given.seed)
    services = [POSTGRES_FAST, POSTGRES_IMMEDIATE, *([REDIS] if given.bus == "redis" else [])]
    plan = [WORKER] * given.kills + services * given.restarts
    outcomes: list[Outcome] = []
    with bar(
        (given.only != "postgresql") * given.kills + (given.only != "sqlite") * len(plan)
    ) as shown:
        if given.only != "postgresql":
            outcomes.append(on_sqlite(given.kills, dice, shown))
        if given.only != "sqlite":
            outcomes.append(on_postgres(plan, dice, shown, given.bus))
    print(told(outcomes))
    for each in outcomes:
        for kind, faults in each.wrong.items():
            for fault in faults[:10]:
                print(f"{each.where}: {kind}: {fault}")
    return 0 if all(each.held for each in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
