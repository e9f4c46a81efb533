"""A hint as it is shown at the terminal: the best answers, what comes of them, and why."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vaka.bots.advice import Hint, expected, reasons_told
from vaka.bots.guide import Reason
from vaka.locale import Words


def told(
    hint: Hint, title: str, first: int, choices: Sequence[str], words: Words
) -> RenderableType:
    """The hint to look at; `choices` are the answers in words, numbered from `first` on."""
    if not hint.tries:
        return Text(words("cli-hint-only-one"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    for each in hint.best:
        grid.add_row(Text(str(first + each.place), "bold"), Text(choices[each.place]))
        grid.add_row(Text(), Text(expected(each, words), "dim"))
    heading = Text(words("cli-hint-best", tries=hint.tries), "bold")
    number = first + hint.best[0].place
    why = _reasons(hint.reasons, title, words)
    if not why:
        return Group(heading, grid, Text(words("cli-hint-no-reason", number=number)), "")
    below: list[RenderableType] = [Text(words("cli-hint-why", number=number), "bold"), why]
    if hint.lead is not None:
        below.append(Text(_compared(hint, first, words)))
    return Group(heading, grid, *below, "")


def _reasons(reasons: Sequence[Reason], title: str, words: Words) -> RenderableType | None:
    """What speaks for an answer, and then what speaks against it."""
    told = reasons_told(reasons, title, words)
    if not told:
        return None
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=2)
    for good, sentence in told:
        grid.add_row(Text("+" if good else "−"), Text(sentence))
    return grid


def _compared(hint: Hint, first: int, words: Words) -> str:
    """How the first answer looks beside the second, before anybody looks ahead."""
    assert hint.lead is not None
    points = round(abs(hint.lead))
    numbers = {"number": first + hint.best[0].place, "other": first + hint.best[1].place}
    if not points:
        return words("cli-hint-even", **numbers)
    key = "cli-hint-ahead" if hint.lead > 0 else "cli-hint-behind"
    return words(key, points=points, **numbers)
