"""The table of a title without a drawing of its own: its view, by its own names."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from vaka.faces import Names, View
from vaka.locale import Words

# Parts of a view that other lines show, or that never change.
_TOLD: Final = ("title", "rules_version", "players", "options", "seat", "decision", "outcome")


def draw(view: View, _words: Words, _names: Names) -> RenderableType:
    shown = {name: part for name, part in view.items() if name not in _TOLD}
    return Group(Text(str(view["title"]), "bold"), *map(_printable, _outline(shown, "")))


def _outline(part: object, indent: str) -> Iterator[str]:
    """Plain data by its own names, an entry a line; what fits on a line stays there."""
    names = part if isinstance(part, dict) else range(len(_parts(part)))
    for name, value in zip(names, _parts(part), strict=True):
        if any(isinstance(each, dict | list) for each in _parts(value)):
            yield f"{indent}{name}:"
            yield from _outline(value, indent + "  ")
        else:
            yield f"{indent}{name}: {_line(value)}"


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _line(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "-"
    return "-" if value is None else str(value)


def _printable(line: str) -> Text:
    """A line without control codes, which neither a terminal nor an SVG document should get."""
    return Text("".join(letter if letter.isprintable() else "?" for letter in line))
