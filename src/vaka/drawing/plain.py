"""The table of a title that nobody has drawn: the view as a tree."""

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from vaka.faces import Names, View
from vaka.locale import Words


def draw(view: View, _words: Words, _names: Names) -> RenderableType:
    return _branch(Tree(Text(str(view["title"]))), view)


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
