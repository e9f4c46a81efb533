"""Tables drawn from a view with Rich, for the terminal and for `State.to_text`.

Each title has a module in `vaka.drawing.titles`; a title without one is drawn plainly. The
sentences come from `vaka.faces`.
"""

from collections.abc import Callable
from importlib import import_module

from rich.console import RenderableType

from vaka.faces import Names, View
from vaka.locale import Words

Draw = Callable[[View, Words, Names], RenderableType]


def draw(view: View, words: Words, names: Names) -> RenderableType:
    """Draw the table as the seat of the view sees it; `names` are those of the seats."""
    return _drawing(str(view["title"]))(view, words, names)


def _drawing(title: str) -> Draw:
    module = f"{__name__}.titles.{title}"
    try:
        drawing: Draw = import_module(module).draw
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        from vaka.drawing.plain import draw as plain

        return plain
    return drawing
