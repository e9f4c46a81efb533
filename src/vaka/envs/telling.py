"""A game as text, as a spectator or a seat sees it: new events, the table, the decision."""

from collections.abc import Iterator, Sequence
from typing import Final

from vaka.core.event import Event
from vaka.core.state import State
from vaka.faces import View, face_of
from vaka.faces.asking import ended, question, reason, waiting
from vaka.locale import Words

# Fields of a view that become sentences or never change.
_TOLD: Final = ("title", "rules_version", "players", "options", "seat", "decision", "outcome")


class Telling:
    def __init__(self, names: Sequence[str], seat: int | None, language: str) -> None:
        self.names = names
        self.seat = seat
        self.words = Words(language)

    def text(self, state: State, events: Sequence[Event]) -> str:
        """Return these events and the position after them."""
        view = state.view(self.seat)
        face = face_of(str(view["title"]))
        lines = [
            face.event_text(event, view, self.words, self.names)
            for event in events
            if event.seen_by(self.seat)
        ]
        lines += _outline({name: part for name, part in view.items() if name not in _TOLD}, "")
        lines += self._question(view)
        return "\n".join(lines)

    def _question(self, view: View) -> list[str]:
        """Return the decision and its seats, or the outcome."""
        outcome = view["outcome"]
        if outcome is None:
            seats = view["decision"]["seats"]
            return [f"{waiting(seats, self.words, self.names)} {question(view, self.words)}"]
        scores = zip(self.names, outcome["scores"], strict=True)
        return [
            reason(view, self.words),
            ", ".join(f"{name}: {score}" for name, score in scores),
            ended(outcome, self.words, self.names),
        ]


def _outline(part: object, indent: str) -> Iterator[str]:
    """Yield plain data as lines: an entry a line, nested entries indented."""
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
