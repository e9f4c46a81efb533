"""A hint as it is shown at the terminal: the best answers, what comes of them, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vaka.bots import Observation
from vaka.bots.advice import Hint, expected, reasons_told, then_told
from vaka.core.action import Action
from vaka.faces import View, face_of
from vaka.locale import Words


class Answer(NamedTuple):
    place: int  # among the answers
    expected: str
    then: list[str]  # what is to follow it


class Advised(NamedTuple):
    """A hint in words, wherever it was thought: the best answers, what speaks for the first and
    against it, its lead over the second, and whether another is about as good (`close`).
    """

    tries: int
    best: list[Answer]
    reasons: list[tuple[bool, str]]
    lead: float | None
    close: bool


def told(
    hint: Hint, observation: Observation, first: int, choices: Sequence[str], words: Words
) -> RenderableType:
    """The hint to look at; `choices` are the answers in words, numbered from `first` on."""
    return drawn(advised(hint, observation, words), first, choices, words)


def advised(hint: Hint, observation: Observation, words: Words) -> Advised:
    title = str(observation.view["title"])
    face = face_of(title)

    def tell(action: Action, view: View) -> str:
        return face.action_text(action, view, words)

    best = [
        Answer(each.place, expected(each, words), then_told(each, observation, tell, words))
        for each in hint.best
    ]
    reasons = [(good, sentence) for good, sentence in reasons_told(hint.reasons, title, words)]
    return Advised(hint.tries, best, reasons, hint.lead, hint.close)


def drawn(hint: Advised, first: int, choices: Sequence[str], words: Words) -> RenderableType:
    if not hint.tries:
        return Text(words("cli-hint-only-one"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    for each in hint.best:
        grid.add_row(Text(str(first + each.place), "bold"), Text(choices[each.place]))
        for step in each.then:
            grid.add_row(Text(), Text(step))
        grid.add_row(Text(), Text(each.expected, "dim"))
    heading = Text(words("cli-hint-best", tries=hint.tries), "bold")
    number = first + hint.best[0].place
    below: list[RenderableType] = [Text(words("cli-hint-close"))] if hint.close else []
    if not hint.reasons:
        return Group(heading, grid, *below, Text(words("cli-hint-no-reason", number=number)), "")
    below += [Text(words("cli-hint-why", number=number), "bold"), _reasons(hint.reasons)]
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
    numbers = {"number": first + hint.best[0].place, "other": first + hint.best[1].place}
    if not points:
        return words("cli-hint-even", **numbers)
    key = "cli-hint-ahead" if hint.lead > 0 else "cli-hint-behind"
    return words(key, points=points, **numbers)
