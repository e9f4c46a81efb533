"""The numbered rules of a title, as the words tell them."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from vaka.cli.failures import UnknownRule
from vaka.locale import Words, defined


def numbers(title: str, words: Words) -> list[str]:
    """The numbers of all rules, in the order they are told."""
    prefix = f"{title}-rule-"
    return [key.removeprefix(prefix) for key in defined(words.language) if key.startswith(prefix)]


def rule_text(title: str, number: str, words: Words) -> str:
    known = numbers(title, words)
    for each in known:
        if each.lower() == number.strip().lower():
            return words(f"{title}-rule-{each}")
    spread = f"{known[0]} – {known[-1]}" if known else "-"
    raise UnknownRule(rule=number.strip().upper(), known=spread)


def told(title: str, wanted: list[str], words: Words) -> RenderableType:
    """Some rules, each with its number."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number in wanted:
        grid.add_row(Text(number.strip().upper(), "bold"), Text(rule_text(title, number, words)))
    return grid


def all_told(title: str, words: Words) -> RenderableType:
    """The whole rules in their sections."""
    parts: list[RenderableType] = [Text(words(f"{title}-name"), "bold")]
    parts.append(Padding(Text(words(f"{title}-about")), (0, 0, 1, 0)))
    for key in defined(words.language):
        if key.startswith(f"{title}-section-"):
            parts.append(Rule(Text(words(key), "bold"), align="left"))
        elif key.startswith(f"{title}-rule-"):
            parts.append(Padding(told(title, [key.rpartition("-")[2]], words), (0, 0, 1, 0)))
    return Group(*parts)
