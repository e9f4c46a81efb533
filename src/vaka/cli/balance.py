"""The balance of a title on the screen: bars, a verdict for each figure, and plots as files."""

import json
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from vaka.arena import Balance, Survey, Verdict, balance
from vaka.arena.compare import Comparison, compare
from vaka.arena.compare_plots import svg as svg_of_differences
from vaka.arena.figures import Use
from vaka.arena.plots import Plot, svg
from vaka.cli import balance_compared as compared
from vaka.cli.balance_files import Against
from vaka.cli.balance_plots import plots
from vaka.cli.balance_words import label, way_text
from vaka.cli.failures import FAILED
from vaka.cli.numbers import number, percent
from vaka.cli.screen import BETWEEN, Screen
from vaka.cli.survey import counted, named, progress_bar
from vaka.locale import Words

LONGEST: Final = 24  # a bar on the screen
SHORTEST: Final = 5  # ... for which it is still worth it
BESIDE: Final = 3  # columns around it


def show(
    surveys: list[Survey],
    jobs: int,
    as_data: bool,
    folder: Path | None,
    words: Words,
    screen: Screen,
    against: Against | None = None,
) -> int:
    """Play, judge and print; the exit code says whether all figures hold."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)  # before all the games, not after them
    runs = surveys if against is None else [*surveys, *against.surveys]
    comparisons: list[Comparison] = []
    with progress_bar(words) as progress:
        heard = counted(progress, sum(asked.games for asked in runs))
        if against is None:
            found = [balance(asked, jobs, heard) for asked in surveys]
        else:
            pairs = list(zip(surveys, against.surveys, strict=True))
            comparisons = compare(pairs, jobs, heard)
            found = [each.deck for each in comparisons]
    if as_data:
        # Not through the console: it would break lines.
        data = _data(surveys[0], found, comparisons, against)
        print(json.dumps(data, indent=2), file=screen.console.file)
    elif against is None:
        for each in found:
            _report(each, words, screen)
    else:
        _compare(comparisons, _sides(against, words), words, screen)
    if folder is not None:
        _write(folder, _pictures(found, comparisons, against, words))
    holds = all(verdict.holds for each in found for verdict in each.verdicts())
    return 0 if holds else FAILED


def _report(found: Balance, words: Words, screen: Screen) -> None:
    screen.say(Text(_heading(found, words), "bold"), "")
    for plot in plots(found, words):
        screen.say(_drawn(plot, screen.console))
    screen.say(_verdicts(found, words, words("balance-verdicts")))
    if found.never and not any(verdict.name == "never" for verdict in found.verdicts()):
        screen.say(words("balance-never", things=_missing(found, found.never, words)))


def _compare(found: list[Comparison], sides: compared.Sides, words: Words, screen: Screen) -> None:
    together = sum(each.compared for each in found)
    for each in found:
        screen.say(Text(compared.heading(each, sides, words), "bold"), "")
        screen.say(*compared.tables(each, sides, words))
        screen.say(*compared.notes(each, together, sides, words), "")
        for run, side in zip(each.runs, sides, strict=True):
            screen.say(_verdicts(run, words, words("balance-verdicts-of", file=side)))


def _sides(against: Against, words: Words) -> compared.Sides:
    """What the files are called: by their names, if that is enough to tell them apart."""
    files = (against.deck, against.against)
    names = [Path(file).name for file in files]
    one, other = files if names[0] == names[1] else names
    return one or words("balance-standard"), other or words("balance-standard")


def _pictures(
    found: list[Balance], comparisons: list[Comparison], against: Against | None, words: Words
) -> dict[str, str]:
    """All plots by the names of their files."""
    pictures = {plot.name: svg(plot) for each in found for plot in plots(each, words)}
    if against is not None:
        sides = _sides(against, words)
        for each in comparisons:
            for plot in compared.plots(each, sides, words):
                pictures[plot.name] = svg_of_differences(plot)
    return pictures


def _write(folder: Path, pictures: dict[str, str]) -> None:
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")


def _data(
    asked: Survey, found: list[Balance], comparisons: list[Comparison], against: Against | None
) -> dict[str, object]:
    data = {
        "title": asked.title,
        "options": asked.options,
        "seed": asked.seed,
        "holds": all(verdict.holds for each in found for verdict in each.verdicts()),
        "balances": [each.data() for each in found],
    }
    if against is not None:
        data["files"] = {"deck": against.deck or None, "against": against.against}
        data["compared"] = sum(each.compared for each in comparisons)
        data["comparisons"] = [each.data() for each in comparisons]
    return data


def _heading(found: Balance, words: Words) -> str:
    asked = found.asked
    return words(
        "balance-title",
        title=named(f"{asked.title}-name", asked.title, words),
        players=words("survey-players", count=asked.players),
        games=asked.games,
        seed=asked.seed,
    )


# On the screen ------------------------------------------------------------------------------------


def _drawn(plot: Plot, console: Console) -> Grid:
    """A line for each bar: all its values, and the last of them drawn as long as there is room."""
    room = console.width - console.measure(_table(plot, 0)).maximum - BESIDE
    return _table(plot, min(room, LONGEST) if room >= SHORTEST else 0)


def _table(plot: Plot, longest: int) -> Grid:
    """With bars of some length, or without."""
    grid = Grid(title=plot.title, title_justify="left", box=box.SIMPLE_HEAD)
    grid.add_column("")
    for name in plot.series or ("",):
        grid.add_column(name, justify="right", no_wrap=True)
    if longest:
        grid.add_column("", no_wrap=True)
    grid.show_header = any(plot.series)
    scale = longest / (max([bar.values[-1] for bar in plot.bars], default=0.0) or 1.0)
    for bar in plot.bars:
        drawn = ["█" * round(bar.values[-1] * scale)] if longest else []
        grid.add_row(Text(bar.label), *bar.told, *drawn)
    return grid


def _verdicts(found: Balance, words: Words, heading: str) -> Grid:
    grid = Grid(title=heading, title_justify="left", box=box.SIMPLE_HEAD)
    grid.show_header = False
    grid.add_column("", no_wrap=True)
    grid.add_column("")
    for verdict in found.verdicts():
        holds = words("balance-holds") if verdict.holds else words("balance-fails")
        style = "" if verdict.holds else "bold"
        grid.add_row(Text(holds, style), Text(_told(found, verdict, words), style))
    return grid


def _told(found: Balance, verdict: Verdict, words: Words) -> str:
    low, high = verdict.span
    if verdict.name == "places":
        value, most = number(100 * verdict.value, 1, words), number(100 * high, 0, words)
        return words("balance-above", value=value, high=most)
    if verdict.name == "winner":
        return words(
            "balance-winner",
            value=number(verdict.value, 1, words),
            low=number(low, 0, words),
            high=number(high, 0, words),
        )
    if verdict.name == "never":
        if not verdict.missing:
            return words("balance-all-used")
        return words("balance-never", things=_missing(found, verdict.missing, words))
    return words(
        f"balance-{found.asked.title}-{verdict.name}-share",
        value=percent(verdict.value, words),
        low=percent(low, words),
        high=percent(high, words),
    )


def _missing(found: Balance, never: tuple[Use, ...], words: Words) -> str:
    """Everything that nobody used, with the ways in which nobody did."""
    ways: dict[tuple[str, str], list[str]] = {}
    for group, thing, way in never:
        ways.setdefault((group, thing), []).append(way_text(found.asked.title, way, words))
    alike: dict[tuple[str, str], list[str]] = {}  # things of a group that lack the same uses
    for (group, thing), missing in ways.items():
        told = label(found, group, thing, words)
        alike.setdefault((group, ", ".join(missing)), []).append(told)
    return BETWEEN.join(f"{', '.join(things)} ({lacks})" for (_, lacks), things in alike.items())
