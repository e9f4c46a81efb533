"""The face of a title that has none: the view as a tree, actions and events as they are written."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from vaka.cli.titles import Names, View
from vaka.core.action import Action
from vaka.core.event import Event
from vaka.locale import Words


class PlainFace:
    def draw(self, view: View, words: Words, names: Names) -> RenderableType:
        return _branch(Tree(Text(str(view["title"]))), view)

    def action_text(self, action: Action, view: View, words: Words) -> str:
        return str(action)

    def short_text(self, action: Action, view: View, words: Words) -> str:
        return ""

    def hint(self, view: View, words: Words) -> str:
        return ""

    def event_text(self, event: Event, view: View, words: Words, names: Names) -> str:
        details = [f"{name}={value}" for name, value in event.args.items()]
        return " ".join([event.name, *details])

    def explain(self, name: str, view: View, words: Words) -> list[str]:
        return []

    def opening(self, view: View, words: Words, names: Names) -> list[str]:
        return []

    def closing(self, view: View, words: Words, names: Names) -> list[str]:
        return []


def _branch(tree: Tree, data: object) -> Tree:
    """Hang plain data into a tree; simple values stay on the line of their name."""
    if isinstance(data, dict):
        entries = [(str(name), value) for name, value in data.items()]
    elif isinstance(data, list):
        entries = [(str(place), value) for place, value in enumerate(data)]
    else:
        entries = []
    for name, value in entries:
        if isinstance(value, dict | list) and value:
            _branch(tree.add(Text(name)), value)
        else:
            tree.add(Text(f"{name}: {value}"))
    return tree


FACE: Final = PlainFace()
