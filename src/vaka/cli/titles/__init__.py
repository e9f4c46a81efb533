"""How titles look in the terminal: one module each, named like the title, with a function `draw`.

What is said at the table comes from `vaka.faces`. A title without a module is drawn plainly. The
loop of a game knows no title: it hands over its view.
"""

from collections.abc import Callable
from importlib import import_module

from rich.console import RenderableType

from vaka.faces import Names, View
from vaka.locale import Words

Draw = Callable[[View, Words, Names], RenderableType]


def draw(view: View, words: Words, names: Names) -> RenderableType:
    """The table as the seat of the view sees it; `names` are those of the seats."""
    return _drawing(str(view["title"]))(view, words, names)


def _drawing(title: str) -> Draw:
    module = f"{__name__}.{title}"
    try:
        drawing: Draw = import_module(module).draw
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        from vaka.cli.titles.plain import draw as plain

        return plain
    return drawing
