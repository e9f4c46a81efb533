"""The arena on the screen: bots that compete, how it stands while they do, and the results."""

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import vaka
from vaka.arena import Interim, Results, Tournament, line_up, tournament
from vaka.arena.errors import ReportInUse
from vaka.arena.journal import GAMES, PAGE
from vaka.arena.tournament import Engine
from vaka.bots import best, split
from vaka.bots.clock import Clock
from vaka.cli.arena_page import page
from vaka.cli.arena_words import (
    about,
    duration,
    heading,
    lost,
    nth,
    rated,
    separate,
    won,
)
from vaka.cli.failures import INTERRUPTED, PlayedElsewhere
from vaka.cli.lock import held
from vaka.cli.numbers import number, percent
from vaka.cli.screen import Screen
from vaka.cli.survey import GLANCE
from vaka.core.errors import VakaError
from vaka.core.options import OptionValue
from vaka.locale import Words

ENGINES: Final = ("local", "ray")


class NoBots(VakaError):
    """A line-up of nobody."""

    key = "arena-no-bots"


class UnknownEngine(VakaError):
    key = "arena-unknown-engine"


class AddressAlone(VakaError):
    """The address of a cluster for an engine that has none."""

    key = "arena-address-alone"


class NotSeconds(VakaError):
    key = "arena-not-seconds"


class Running(NamedTuple):
    """How the games are played and where they are kept; none of it changes the results."""

    jobs: int
    engine: str = "local"
    address: str | None = None
    folder: Path | None = None
    as_data: bool = False

    def check(self) -> None:
        if self.engine not in ENGINES:
            raise UnknownEngine(given=self.engine, known=", ".join(ENGINES))
        if self.address is not None and self.engine != "ray":
            raise AddressAlone


def planned(
    title: str,
    bots: str | None,
    players: int | None,
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    clock: Clock,
) -> Tournament:
    """The tournament, checked before the first game begins."""
    facts = vaka.load(title).title
    names = tuple(split(f"{best(facts.name)},random" if bots is None else bots))
    if not names:
        raise NoBots
    seats = max(len(names), facts.least_players) if players is None else players
    vaka.load(title).new(seats, seed, options)  # a wrong number is told as such
    asked = Tournament(facts.name, line_up(names, seats), games, seed, options, clock)
    asked.check()
    return asked


def seconds(text: str | None) -> float | None:
    """The value of --seconds."""
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise NotSeconds(given=text)
    return number


def show(asked: Tournament, running: Running, words: Words, screen: Screen) -> int:
    """Play, print, and write the page."""
    running.check()
    folder = running.folder
    last = Interim(0, {})
    drawn = 0.0
    try:
        with ExitStack() as opened:
            if folder is not None:
                opened.enter_context(_alone(folder))
            engine = _engine(running, opened)
            with _bar(words) as bar:
                task = bar.add_task("", total=asked.whole_games, shares="")

                def progress(interim: Interim) -> None:
                    nonlocal last, drawn
                    if not last.shares and interim.games:
                        done, whole = interim.games, asked.whole_games
                        bar.console.print(words("arena-resumed", done=done, games=whole))
                    last = interim
                    now = monotonic()
                    if now - drawn >= GLANCE:
                        drawn = now
                        bar.update(task, completed=interim.games, shares=_so_far(interim))

                results = tournament(asked, running.jobs, progress, folder, engine)
            if folder is not None:
                file = folder / PAGE
                partly = file.with_suffix(".part")
                partly.write_text(page(results, words), encoding="utf-8")
                partly.replace(file)
    except KeyboardInterrupt:
        key = "arena-stopped" if folder is not None else "arena-stopped-for-good"
        told = words(key, done=last.games, games=asked.whole_games)
        print(f"\n{told}", file=sys.stderr)
        return INTERRUPTED
    if running.as_data:
        # Not through the console: it would break lines.
        print(json.dumps(results.data(), indent=2), file=screen.console.file)
        return 0
    _say(results, words, screen)
    if folder is not None:
        screen.say(words("arena-page", file=str(folder / PAGE)))
    return 0


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep other runs from writing to a folder."""
    with ExitStack() as locks:
        try:
            locks.enter_context(held(folder / GAMES))
        except PlayedElsewhere as error:
            raise ReportInUse(folder=str(folder)) from error
        yield


def _engine(running: Running, opened: ExitStack) -> Engine | None:
    if running.engine == "local":
        return None
    from vaka.arena.cluster import Cluster

    cluster = Cluster(running.jobs, running.address)
    opened.callback(cluster.close)
    return cluster


def _bar(words: Words) -> Progress:
    """On the error stream, so that the figures can be sent elsewhere."""
    console = Console(stderr=True, highlight=False)
    return Progress(
        TextColumn(words("survey-playing")),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[shares]}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _so_far(interim: Interim) -> str:
    """How it stands, in whole percents: it is not settled yet."""
    order = sorted(interim.shares, key=lambda name: -interim.shares[name])
    return " · ".join(f"{name} {100 * interim.shares[name]:.0f} %" for name in order)


# The tables ---------------------------------------------------------------------------------------


def _say(results: Results, words: Words, screen: Screen) -> None:
    asked = results.asked
    screen.say(Text(heading(results, words), "bold"))
    if asked.whole_games != asked.games:
        games, wanted = asked.whole_games, asked.games
        screen.say(words("arena-rounded", asked=wanted, games=games))
    screen.say(*about(results, words), "")
    screen.say(_standings(results, words), _places(results, words), _times(results, words))
    screen.say(*lost(results, words), *separate(results, words), words("arena-note-intervals"))


def _table(title: str, columns: list[str]) -> Grid:
    grid = Grid(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    grid.add_column(columns[0])
    for column in columns[1:]:
        grid.add_column(column, justify="right")
    return grid


def _standings(results: Results, words: Words) -> Grid:
    keys = ("arena-bot", "arena-rating", "arena-wins", "arena-mean-place", "arena-mean-score")
    grid = _table(words("arena-standings"), [words(key) for key in keys])
    for each in results.standings:
        grid.add_row(
            Text(each.bot),
            rated(each.rating, words),
            won(each.wins, words),
            number(each.mean_place, 2, words),
            number(each.mean_score, 1, words),
        )
    return grid


def _places(results: Results, words: Words) -> Grid:
    names = [each.bot for each in results.standings]
    grid = _table(words("arena-by-place"), [words("arena-place"), words("arena-all"), *names])
    for place, share in enumerate(results.places):
        own = [percent(each.by_place[place].value, words) for each in results.standings]
        grid.add_row(nth(place, words), won(share, words), *own)
    return grid


def _times(results: Results, words: Words) -> Grid:
    keys = ("arena-bot", "arena-mean", "arena-most", "arena-longest", "arena-fallbacks")
    grid = _table(words("arena-times"), [words(key) for key in keys])
    for each in results.standings:
        times = each.times
        told = [duration(time, words) for time in (times.mean, times.within(0.95), times.longest)]
        grid.add_row(Text(each.bot), *told, number(each.fallbacks, 0, words))
    return grid
