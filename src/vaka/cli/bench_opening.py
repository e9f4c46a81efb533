"""The benchmark of opening a table: how long a server that was just started takes to show a game.

A late game lies in the store of a new database. It is opened as by the first who comes back after a
restart: read, played out from its first action, and told to a seat; beside the time that the engine
alone takes to replay the record.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import track

from vaka import Record, _pure, bots
from vaka.bots import Observation
from vaka.cli.bench import Figure, Round, Targets, players_of, report
from vaka.locale import Words
from vaka.server.house import House
from vaka.server.play.listening import encoded
from vaka.server.play.sitting import Sitting
from vaka.server.running.serve import quick_loop
from vaka.server.settings import Settings, in_folder
from vaka.server.store.lines import columns_of
from vaka.server.store.migrate import migrate
from vaka.server.store.models import EntryRow, PersonRow, SeatRow, TableRow

TABLES: Final = 15  # opened in a round
LATE: Final = 0.9  # of the game is played
BEGUN: Final = 1_800_000_000_000  # when the game began: times as they are in a store

FIGURES: Final = (
    Figure("open", "replay", "time"),
    Figure("open-told", "replay", "time"),
    Figure("replay", unit="time"),
)
TARGETS: Final[Targets] = {("open", "replay"): 3}


def late_game(title: str) -> Sitting:
    """A game between quick bots that is nearly over."""
    players = players_of(title)
    whole = _played(title, players)
    beginning = Record(title, players, 1)
    return Sitting(beginning, whole.log[: int(whole.ply * LATE)])


def _played(title: str, players: int) -> Sitting:
    sitting = Sitting(Record(title, players, 1))
    company = [bots.make(bots.best(title), seat, title) for seat in range(players)]
    while not sitting.is_over:
        seat = sitting.asked()[0]
        action = company[seat].choose(Observation(sitting.state, seat))
        now = BEGUN + 1000 * sitting.ply
        prepared = sitting.prepare(seat, sitting.ply, sitting.step(seat), action, now)
        assert prepared is not None
        sitting.take(seat, prepared)
    return sitting


@asynccontextmanager
async def _house(folder: Path) -> AsyncIterator[House]:
    """A server's rooms, from its start to its stop."""
    house = House(Settings(database=in_folder(folder), thinkers=0))
    try:
        yield house
    finally:
        await house.database.close()


async def _store(house: House, sitting: Sitting) -> list[str]:
    """The game, at many tables; their ids."""
    start = sitting.beginning
    names = [house.ids.new_id() for _ in range(TABLES)]
    person = PersonRow(id="p", name="p", settings={}, created=0)
    async with house.database.session() as session:
        session.add(person)
        await session.flush()
        for name in names:
            session.add(
                TableRow(
                    id=name,
                    name=name,
                    title=start.title,
                    rules_version=start.rules_version,
                    players=start.players,
                    options=start.options,
                    public=True,
                    status="running",
                    host_id=person.id,
                    created=0,
                    started=0,
                    secret="",
                    commitment="",
                    seed=f"{start.seed:x}",
                )
            )
            await session.flush()
            for seat in range(start.players):
                session.add(SeatRow(table_id=name, number=seat, level="medium", joined=True))
            for entry in sitting.log:
                session.add(EntryRow(**columns_of(name, entry)))
    return names


async def _measure(sitting: Sitting) -> Round:
    record = sitting.record()
    opened: list[float] = []
    told: list[float] = []
    replayed: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        async with _house(Path(folder)) as house:
            await migrate(house.database)
            names = await _store(house, sitting)
        async with _house(Path(folder)) as house:
            await house.hall.live(names.pop())  # what is only ever made once is made now
            for name in names:
                begin = perf_counter()
                live = await house.hall.live(name)
                opened.append(perf_counter() - begin)
                encoded(live, 0, live.started().ply)
                told.append(perf_counter() - begin)
                begin = perf_counter()
                record.replay()
                replayed.append(perf_counter() - begin)
    figures = {"open": opened, "open-told": told, "replay": replayed}
    return {name: median(times) * 1e6 for name, times in figures.items()}


def bench(title: str, rounds: int, words: Words, console: Console) -> int:
    """Measure and print; 1 if the target was missed."""
    sitting = late_game(title)
    measured: list[Round] = []
    for _ in track(range(rounds), words("bench-measuring"), console=console, transient=True):
        with asyncio.Runner(loop_factory=quick_loop()) as runner:  # the one that the server runs on
            measured.append(runner.run(_measure(sitting)))
    name = words(f"{title}-name")
    heading = words("bench-opening-title", title=name, players=players_of(title))
    missed = report(heading, FIGURES, measured, TARGETS, words, console)
    if not _pure.is_compiled():
        console.print(words("bench-not-compiled"))
    console.print(words("bench-about-opening", entries=sitting.ply))
    return 1 if missed else 0
