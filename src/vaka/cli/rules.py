"""The numbered rules of a title on the screen."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from vaka.cli.failures import UnknownRule
from vaka.faces import rulebook
from vaka.locale import Words


def rule_text(title: str, number: str, words: Words) -> str:
    text = rulebook.rule_text(title, number, words)
    if text is not None:
        return text
    known = rulebook.numbers(title, words)
    spread = f"{known[0]} – {known[-1]}" if known else "-"
    raise UnknownRule(rule=number.strip().upper(), known=spread)


def told(title: str, wanted: list[str], words: Words) -> RenderableType:
    """Some rules, each with its number."""
    return _told([(number.strip().upper(), rule_text(title, number, words)) for number in wanted])


def _told(rules: list[tuple[str, str]]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, text in rules:
        grid.add_row(Text(number, "bold"), Text(text))
    return grid


def all_told(title: str, words: Words) -> RenderableType:
    """The whole rules in their sections; of a title that has no words, its name."""
    if not words.has(f"{title}-name"):
        return Text(title, "bold")
    parts: list[RenderableType] = [Text(words(f"{title}-name"), "bold")]
    parts.append(Padding(Text(words(f"{title}-about")), (0, 0, 1, 0)))
    for section in rulebook.sections(title, words):
        parts.append(Rule(Text(section.name, "bold"), align="left"))
        for number, text in section.rules:
            parts.append(Padding(_told([(number, text)]), (0, 0, 1, 0)))
    return Group(*parts)
