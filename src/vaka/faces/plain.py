"""The face of a title that has none: actions and events as they are written."""

from typing import Final

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.faces import Names, View
from vaka.faces.seats import SEATS
from vaka.locale import Words


class PlainFace:
    extras = frozenset[str]()

    def action_text(self, action: Action, view: View, words: Words, names: Names = SEATS) -> str:
        return str(action)

    def group_text(self, action: Action, words: Words) -> str:
        return action.name

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


FACE: Final = PlainFace()
