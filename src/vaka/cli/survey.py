"""The survey on the screen: many games of bots, and what they add up to."""

import json
import os
from collections.abc import Callable
from time import monotonic
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import vaka
from vaka.arena import Survey, Tally, survey
from vaka.arena.figures import figures_of
from vaka.bots import split
from vaka.cli.arguments import whole_number
from vaka.cli.failures import WrongBots
from vaka.cli.numbers import number, percent, percents
from vaka.cli.screen import Screen
from vaka.core.options import OptionValue
from vaka.locale import Words

GLANCE: Final = 0.1  # seconds between two looks at a bar


def cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def planned(
    title: str,
    players: str | None,
    bots: str,
    games: int,
    seed: int,
    options: dict[str, OptionValue],
) -> list[Survey]:
    """A survey for each number of players; all are checked before the first game begins."""
    about = vaka.load(title).title
    names = tuple(split(bots))
    if players is not None:
        counts = [whole_number("--players", part.strip()) for part in players.split(",")]
    elif len(names) > 1:
        counts = [len(names)]
    else:
        counts = list(range(about.least_players, about.most_players + 1))
    surveys: list[Survey] = []
    for count in dict.fromkeys(counts):
        vaka.load(title).new(count, seed, options)  # a wrong number is told as such
        if len(names) not in (1, count):
            raise WrongBots(given=len(names), wanted=count)
        seated = names * count if len(names) == 1 else names
        surveys.append(Survey(about.name, seated, games, seed, options))
    for asked in surveys:
        asked.check()
    return surveys


def show(surveys: list[Survey], jobs: int, as_data: bool, words: Words, screen: Screen) -> int:
    """Play and print."""
    with progress_bar(words) as progress:
        heard = counted(progress, sum(asked.games for asked in surveys))
        tallies = [survey(asked, jobs, heard) for asked in surveys]
    if as_data:
        # Not through the console: it would break lines.
        print(json.dumps(_data(surveys, tallies), indent=2), file=screen.console.file)
    else:
        screen.say(_table(surveys[0], tallies, words), words("survey-about-interval"))
    return 0


def progress_bar(words: Words) -> Progress:
    """A bar on the error stream, so that the figures can be sent elsewhere."""
    console = Console(stderr=True)
    return Progress(
        TextColumn(words("survey-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def counted(progress: Progress, games: int) -> Callable[[], None]:
    """What hears of every game, and moves the bar on only so often that eyes can follow."""
    task = progress.add_task("", total=games)
    done = 0
    told = 0.0

    def heard() -> None:
        nonlocal done, told
        done += 1
        now = monotonic()
        if now - told >= GLANCE:
            told = now
            progress.update(task, completed=done)

    return heard


def _data(surveys: list[Survey], tallies: list[Tally]) -> dict[str, object]:
    first = surveys[0]
    return {
        "title": first.title,
        "options": first.options,
        "seed": first.seed,
        "surveys": [
            {"bots": list(asked.bots), **tally.data()}
            for asked, tally in zip(surveys, tallies, strict=True)
        ],
    }


# The table: a line for each figure, a column for each number of players ---------------------------


def _table(asked: Survey, tallies: list[Tally], words: Words) -> Grid:
    title = asked.title
    name = words(f"{title}-name") if words.has(f"{title}-name") else title
    grid = Grid(
        title=words("survey-title", title=name, games=asked.games, seed=asked.seed),
        box=box.SIMPLE_HEAD,
    )
    grid.add_column("")
    for tally in tallies:
        column = words("survey-players", count=tally.players)
        grid.add_column(column, justify="right", no_wrap=True)

    def lines(part: _Lines) -> None:
        """A line for all that any of the tallies has a figure for."""
        columns = [part(tally) for tally in tallies]
        for label in dict.fromkeys(label for column in columns for label in column):
            grid.add_row(Text(label), *[column.get(label, "") for column in columns])

    def heading(key: str) -> None:
        grid.add_row()
        grid.add_row(Text(words(key), "bold"))

    lines(lambda tally: _means(tally, words))
    heading("survey-parts")
    lines(lambda tally: _parts(tally, words))
    heading("survey-ends")
    lines(lambda tally: _ends(tally, words))
    heading("survey-wins")
    lines(lambda tally: _wins(tally, words))
    if figures_of(title) is not None:
        heading("survey-figures")
        lines(lambda tally: _figures(tally, words))
    return grid


_Lines = Callable[[Tally], dict[str, str]]


def _means(tally: Tally, words: Words) -> dict[str, str]:
    return {
        words("survey-decisions"): number(tally.mean_decisions, 1, words),
        words("survey-score"): number(tally.mean_score, 1, words),
        words("survey-range"): f"{number(tally.least, 0, words)} – {number(tally.most, 0, words)}",
    }


def _parts(tally: Tally, words: Words) -> dict[str, str]:
    return {
        named(f"{tally.title}-part-{part}", part, words): number(points, 1, words)
        for part, points in tally.parts.items()
    }


def _ends(tally: Tally, words: Words) -> dict[str, str]:
    return {
        named(f"{tally.title}-reason-{reason}", reason, words): percent(share, words)
        for reason, share in tally.shares.items()
    }


def _wins(tally: Tally, words: Words) -> dict[str, str]:
    shown: dict[str, str] = {}
    for bot, wins in tally.wins.items():
        shown[bot] = f"{percent(wins.share, words)}\n({percents(*wins.interval, words)})"
    return shown


def _figures(tally: Tally, words: Words) -> dict[str, str]:
    figures = figures_of(tally.title)
    if figures is None:
        return {}
    values = tally.figures
    return {
        words(f"survey-{tally.title}-{name}"): (
            percent(values[name], words) if share else number(values[name], 2, words)
        )
        for name, share in figures.FIGURES
    }


def named(key: str, name: str, words: Words) -> str:
    """What a name of a title is called in our words; itself, where the title brought none."""
    return words(key) if words.has(key) else name
