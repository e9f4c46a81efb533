"""The words of titles: one module each, named like the title, with a FACE.

Sentences about actions, questions and events, made from a view and the words of a language; the
terminal and the server say the same. A title without a module is told plainly, by its own names.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.faces.seats import SEATS
from vaka.locale import Words

View = dict[str, Any]
Names = Sequence[str]


class Face(Protocol):
    """What is told of a title; `names` are those of the seats, or their letters.

    `extras` are the names of actions that a question leaves one with when what it asks for is done:
    then it is asked in other words.
    """

    extras: frozenset[str]

    def action_text(self, action: Action, view: View, words: Words, names: Names = SEATS) -> str:
        """What the seat of the view would do by this action."""
        ...

    def group_text(self, action: Action, words: Words) -> str:
        """A heading over all actions of this name; nothing where none helps."""
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


def heading(title: str, action: Action, words: Words) -> str:
    """The heading that the words of a title have for actions of this name; not all need one."""
    key = f"{title}-group-{action.name}"
    return words(key) if words.has(key) else ""


def face_of(title: str) -> Face:
    """The face of a title, the plain one if it has none of its own."""
    module = f"{__name__}.{title}"
    try:
        face: Face = import_module(module).FACE
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        from vaka.faces.plain import FACE

        face = FACE
    return face
