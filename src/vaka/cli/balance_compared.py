"""Two files compared on the screen: what changed, how much, and how sure that is."""

from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from vaka.arena.compare import LESS, MORE, SAME, Change, Comparison
from vaka.arena.compare_figures import POINTS, Key, is_share
from vaka.arena.compare_plots import Differences, Point
from vaka.cli.balance_words import figure_text, label, way_text
from vaka.cli.numbers import number, percent, signed
from vaka.cli.survey import named
from vaka.locale import Words

UNCHANGED: Final = 10  # so many of those without a change are shown, the clearest ones

Sides = tuple[str, str]  # what the two files are called

_VERDICTS: Final = {MORE: "balance-more", LESS: "balance-less"}


def heading(found: Comparison, sides: Sides, words: Words) -> str:
    asked = found.deck.asked
    return words(
        "balance-compared-title",
        title=named(f"{asked.title}-name", asked.title, words),
        players=words("survey-players", count=asked.players),
        games=asked.games,
        seed=asked.seed,
        deck=sides[0],
        against=sides[1],
    )


def tables(found: Comparison, sides: Sides, words: Words) -> list[Grid]:
    """The changes, and what comes nearest to one without being seen as such."""
    clear, rest = _shown(found)
    drawn: list[Grid] = []
    if clear:
        drawn.append(_table(found, clear, sides, words("balance-changes"), words))
    if rest:
        drawn.append(_table(found, rest, sides, words("balance-unchanged"), words))
    return drawn


def _table(
    found: Comparison, changes: list[Change], sides: Sides, title: str, words: Words
) -> Grid:
    grid = Grid(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    grid.add_column("", overflow="fold")
    for name in (sides[1], sides[0]):
        grid.add_column(Text(name), justify="right", overflow="fold")
    grid.add_column(words("balance-difference"), justify="right", no_wrap=True)
    told = any(change.verdict != SAME for change in changes)
    if told:
        grid.add_column("", no_wrap=True)
    for change in changes:
        share = is_share(found.deck.asked.title, change.key)
        grid.add_row(
            Text(figure_text(found.deck, change.key, words)),
            _amount(change.found.against, share, words),
            _amount(change.found.deck, share, words),
            _difference(change, share, words),
            *([Text(words(_VERDICTS[change.verdict]), "bold")] if told else []),
        )
    return grid


def notes(found: Comparison, together: int, sides: Sides, words: Words) -> list[str]:
    """What else there is to say; `together` is how many figures were judged at once."""
    told = [_only(found, in_deck, sides[not in_deck], words) for in_deck in (True, False)]
    if not found.compared:
        return [*filter(None, told), words("balance-equal-games")]
    hidden = found.compared - sum(map(len, _shown(found)))
    if hidden:
        told.append(words("balance-others", count=hidden))
    return [*filter(None, told), words("balance-about-changes", count=together)]


def plots(found: Comparison, sides: Sides, words: Words) -> list[Differences]:
    """A plot of the differences for each kind of figures that can be drawn to one scale."""
    title = found.deck.asked.title
    named_kinds = {"points": words("balance-parts"), "shares": words("balance-shares")}
    for group in found.deck.groups:
        named_kinds[group.name] = words(f"balance-{title}-{group.name}")
    points: dict[str, list[Point]] = {name: [] for name in named_kinds}
    for change in found.changes:
        kind = _kind(title, change.key)
        if kind in points:
            points[kind].append(_point(found, change, words))
    start = f"{title}-{found.deck.asked.players}-difference"
    return [
        Differences(
            f"{start}-{name}",
            words("balance-plotted", figures=told, deck=sides[0], against=sides[1]),
            tuple(points[name]),
            (words("balance-less"), words("balance-more")),
        )
        for name, told in named_kinds.items()
        if points[name]
    ]


def _shown(found: Comparison) -> tuple[list[Change], list[Change]]:
    """All that changed, and some of the rest."""
    clear = [change for change in found.changes if change.verdict != SAME]
    rest = [change for change in found.changes[len(clear) :] if change.found.changed]
    return clear, rest[:UNCHANGED]


def _only(found: Comparison, in_deck: bool, side: str, words: Words) -> str:
    """The things that only one of the files has, each with how often it was used."""
    run = found.deck if in_deck else found.against
    title = run.asked.title
    told: list[str] = []
    for only in found.only:
        if only.in_deck == in_deck:
            ways = [
                f"{way_text(title, way, words)} {number(used, 2, words)}"
                for way, used in only.used.items()
            ]
            told.append(f"{label(run, only.group, only.thing, words)} ({', '.join(ways)})")
    return words("balance-only", file=side, things=", ".join(told)) if told else ""


def _kind(title: str, key: Key) -> str:
    """Figures of a kind have the same unit."""
    if key.is_use:
        return key.name
    if key.kind in POINTS:
        return "points"
    return "shares" if is_share(title, key) else ""


def _point(found: Comparison, change: Change, words: Words) -> Point:
    share = is_share(found.deck.asked.title, change.key)
    label_ = figure_text(found.deck, change.key, words)
    ends = (change.found.low, change.found.high)
    clear = change.verdict != SAME
    return Point(label_, change.found.value, ends, _difference(change, share, words), clear)


def _amount(value: float, share: bool, words: Words) -> str:
    return percent(value, words) if share else number(value, 2, words)


def _difference(change: Change, share: bool, words: Words) -> str:
    """With the interval in brackets; of shares, in points of a hundred."""
    found = change.found
    value, low, high = (
        signed(100 * each, 1, words) if share else signed(each, 2, words)
        for each in (found.value, found.low, found.high)
    )
    # No comma between them: in most languages it is the decimal sign.
    return f"{value} ({low}; {high})"
