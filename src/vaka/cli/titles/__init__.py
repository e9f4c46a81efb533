"""How titles look in the terminal: one module each, named like the title, with a FACE.

A title without a module is shown plainly. The loop of a game knows no title: it asks its face.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.locale import Words

View = dict[str, Any]
Names = Sequence[str]


class Face(Protocol):
    """What the terminal needs to know of a title; `names` are those of the seats."""

    def draw(self, view: View, words: Words, names: Names) -> RenderableType:
        """The table as the seat of the view sees it."""
        ...

    def action_text(self, action: Action, view: View, words: Words) -> str:
        """What the seat of the view would do by this action."""
        ...

    def short_text(self, action: Action, view: View, words: Words) -> str:
        """What is chosen by this action, by its name alone; nothing: its arguments say it."""
        ...

    def hint(self, view: View, words: Words) -> str:
        """What is good to know of the pending question; mostly nothing."""
        ...

    def event_text(self, event: Event, view: View, words: Words, names: Names) -> str:
        """What happened at the table of the view, as a sentence."""
        ...

    def explain(self, name: str, view: View, words: Words) -> list[str]:
        """What cards and other things are that are called so, or begin so; nothing if none is."""
        ...

    def opening(self, view: View, words: Words, names: Names) -> list[str]:
        """Sentences to begin the log with."""
        ...

    def closing(self, view: View, words: Words, names: Names) -> list[str]:
        """Sentences to explain the result of a finished game with."""
        ...


def face_of(title: str) -> Face:
    """The face of a title, the plain one if it has none of its own."""
    module = f"vaka.cli.titles.{title}"
    try:
        face: Face = import_module(module).FACE
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        from vaka.cli.titles.plain import FACE

        face = FACE
    return face
