"""The balance of a title on the screen: bars, a verdict for each figure, and plots as files."""

import json
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from vaka.arena import Balance, Survey, Verdict, balance
from vaka.arena.plots import Bar, Plot, svg
from vaka.cli.failures import FAILED
from vaka.cli.screen import Screen
from vaka.cli.survey import named, percent, progress_bar
from vaka.cli.titles import raiatea_used
from vaka.locale import Words

LONGEST: Final = 24  # a bar on the screen
SHORTEST: Final = 5  # ... for which it is still worth it
BESIDE: Final = 3  # columns around it
BIN: Final = 5  # points that are counted together


def show(
    surveys: list[Survey],
    jobs: int,
    as_data: bool,
    folder: Path | None,
    words: Words,
    screen: Screen,
) -> int:
    """Play, judge and print; the exit code says whether all figures hold."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)  # before all the games, not after them
    with progress_bar(words) as progress:
        task = progress.add_task("", total=sum(asked.games for asked in surveys))
        found = [balance(asked, jobs, lambda: progress.advance(task)) for asked in surveys]
    if as_data:
        # Not through the console: it would break lines.
        print(json.dumps(_data(surveys[0], found), indent=2), file=screen.console.file)
    for each in found:
        plots = _plots(each, words)
        if not as_data:
            screen.say(Text(_heading(each, words), "bold"), "")
            for plot in plots:
                screen.say(_drawn(plot, screen.console))
            screen.say(_verdicts(each, words))
        if folder is not None:
            for plot in plots:
                (folder / f"{plot.name}.svg").write_text(svg(plot), encoding="utf-8")
    holds = all(verdict.holds for each in found for verdict in each.verdicts())
    return 0 if holds else FAILED


def _data(asked: Survey, found: list[Balance]) -> dict[str, object]:
    return {
        "title": asked.title,
        "options": asked.options,
        "seed": asked.seed,
        "holds": all(verdict.holds for each in found for verdict in each.verdicts()),
        "balances": [each.data() for each in found],
    }


def _heading(found: Balance, words: Words) -> str:
    asked = found.asked
    return words(
        "balance-title",
        title=named(f"{asked.title}-name", asked.title, words),
        players=words("survey-players", count=asked.players),
        games=asked.games,
        seed=asked.seed,
    )


# What is drawn ------------------------------------------------------------------------------------


def _plots(found: Balance, words: Words) -> list[Plot]:
    plots = [_places(found, words), _scores(found, words), _parts(found, words)]
    plots += [_group(found, number, words) for number in range(len(found.groups))]
    start = f"{found.asked.title}-{found.asked.players}"
    return [plot._replace(name=f"{start}-{plot.name}") for plot in plots]


def _places(found: Balance, words: Words) -> Plot:
    bars: list[Bar] = []
    for number, wins in enumerate(found.places, 1):
        low, high = wins.interval
        told = f"{percent(wins.share)} ({100 * low:.1f} – {100 * high:.1f})"
        bars.append(Bar(words("balance-place", number=number), (wins.share,), (told,), (low, high)))
    fair = (1 / found.asked.players, words("balance-fair"))
    return Plot("places", words("balance-places"), tuple(bars), line=fair)


def _scores(found: Balance, words: Words) -> Plot:
    """How many of all players, and of the winners, had so many points."""
    columns = (found.scores, found.winning)
    bins = [score // BIN for score in found.scores]
    bars: list[Bar] = []
    for at in range(min(bins), max(bins) + 1):
        scores = range(at * BIN, (at + 1) * BIN)
        shares = [
            sum(column[score] for score in scores) / (column.total() or 1) for column in columns
        ]
        told = tuple(percent(share) for share in shares)
        bars.append(Bar(f"{scores[0]} – {scores[-1]}", tuple(shares), told))
    return Plot("scores", words("balance-scores"), tuple(bars), _who(words))


def _parts(found: Balance, words: Words) -> Plot:
    columns = (found.tally.parts, found.winner_parts)
    means = (found.tally.mean_score, found.winner_mean)
    bars = [Bar(words("balance-sum"), means, tuple(f"{mean:.1f}" for mean in means))]
    for part in found.tally.parts:
        values = tuple(column[part] for column in columns)
        label = named(f"{found.asked.title}-part-{part}", part, words)
        bars.append(Bar(label, values, tuple(f"{value:.1f}" for value in values)))
    return Plot("parts", words("balance-parts"), tuple(bars), _who(words))


def _who(words: Words) -> tuple[str, str]:
    return words("balance-all"), words("balance-winners")


def _group(found: Balance, number: int, words: Words) -> Plot:
    """How often each thing of a group was used in a game."""
    title, group = found.asked.title, found.groups[number]
    labels = _labels(found, group.name, words)
    bars: list[Bar] = []
    for thing, label in zip(found.things[group.name], labels, strict=True):
        values = tuple(found.used(group.name, thing, way) for way in group.ways)
        bars.append(Bar(label, values, tuple(f"{value:.2f}" for value in values)))
    ways = tuple(words(f"balance-{title}-{way}") for way in group.ways)
    heading = words(f"balance-{title}-{group.name}")
    return Plot(group.name, heading, tuple(bars), ways)


def _labels(found: Balance, group: str, words: Words) -> list[str]:
    """What the things of a group are called."""
    things = found.things[group]
    if found.asked.title != "raiatea":
        return list(things)
    deck = str(found.asked.options.get("deck", ""))
    return [raiatea_used.label(group, thing, deck, words) for thing in things]


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


def _verdicts(found: Balance, words: Words) -> Grid:
    grid = Grid(title=words("balance-verdicts"), title_justify="left", box=box.SIMPLE_HEAD)
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
        return words("balance-above", value=f"{100 * verdict.value:.1f}", high=f"{100 * high:.0f}")
    if verdict.name == "winner":
        return words(
            "balance-winner", value=f"{verdict.value:.1f}", low=f"{low:.0f}", high=f"{high:.0f}"
        )
    if verdict.name == "never":
        if not verdict.missing:
            return words("balance-all-used")
        return words("balance-never", things=", ".join(_missing(found, verdict, words)))
    return words(
        f"balance-{found.asked.title}-{verdict.name}-share",
        value=percent(verdict.value),
        low=percent(low),
        high=percent(high),
    )


def _missing(found: Balance, verdict: Verdict, words: Words) -> list[str]:
    """Everything that nobody used, with the ways in which nobody did."""
    ways: dict[tuple[str, str], list[str]] = {}
    for group, thing, way in verdict.missing:
        ways.setdefault((group, thing), []).append(words(f"balance-{found.asked.title}-{way}"))
    told: list[str] = []
    for (group, thing), missing in ways.items():
        label = dict(zip(found.things[group], _labels(found, group, words), strict=True))[thing]
        told.append(f"{label} ({', '.join(missing)})")
    return told
