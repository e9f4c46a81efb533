"""A hint as it is shown at the terminal: the best answers, what comes of them, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vaka.bots.advice import Hint, expected, reasons_told
from vaka.locale import Words


class Advised(NamedTuple):
    """A hint in words, wherever it was thought: places among the answers with what to expect of
    each, what speaks for the first and against it, and its lead over the second.
    """

    tries: int
    best: list[tuple[int, str]]
    reasons: list[tuple[bool, str]]
    lead: float | None


def told(
    hint: Hint, title: str, first: int, choices: Sequence[str], words: Words
) -> RenderableType:
    """The hint to look at; `choices` are the answers in words, numbered from `first` on."""
    return drawn(advised(hint, title, words), first, choices, words)


def advised(hint: Hint, title: str, words: Words) -> Advised:
    best = [(each.place, expected(each, words)) for each in hint.best]
    reasons = [(good, sentence) for good, sentence in reasons_told(hint.reasons, title, words)]
    return Advised(hint.tries, best, reasons, hint.lead)


def drawn(hint: Advised, first: int, choices: Sequence[str], words: Words) -> RenderableType:
    if not hint.tries:
        return Text(words("cli-hint-only-one"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    for place, expectation in hint.best:
        grid.add_row(Text(str(first + place), "bold"), Text(choices[place]))
        grid.add_row(Text(), Text(expectation, "dim"))
    heading = Text(words("cli-hint-best", tries=hint.tries), "bold")
    number = first + hint.best[0][0]
    if not hint.reasons:
        return Group(heading, grid, Text(words("cli-hint-no-reason", number=number)), "")
    why = Text(words("cli-hint-why", number=number), "bold")
    below: list[RenderableType] = [why, _reasons(hint.reasons)]
    if hint.lead is not None:
        below.append(Text(_compared(hint, first, words)))
    return Group(heading, grid, *below, "")


def _reasons(reasons: Sequence[tuple[bool, str]]) -> RenderableType:
    """What speaks for an answer, and then what speaks against it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=2)
    for good, sentence in reasons:
        grid.add_row(Text("+" if good else "−"), Text(sentence))
    return grid


def _compared(hint: Advised, first: int, words: Words) -> str:
    """How the first answer looks beside the second, before anybody looks ahead."""
    assert hint.lead is not None
    points = round(abs(hint.lead))
    numbers = {"number": first + hint.best[0][0], "other": first + hint.best[1][0]}
    if not points:
        return words("cli-hint-even", **numbers)
    key = "cli-hint-ahead" if hint.lead > 0 else "cli-hint-behind"
    return words(key, points=points, **numbers)
