"""Comparing what states show."""

import json
from collections.abc import Mapping, Sequence

from vaka.conformance.errors import Observer
from vaka.core.action import Action
from vaka.core.cells import CHANCE
from vaka.core.event import Event
from vaka.core.state import State


def text_of(data: object) -> str:
    """Data as one byte-comparable line; what is not JSON shows as itself."""
    return json.dumps(data, separators=(",", ":"), default=repr)


def view_text(state: State, observer: Observer) -> str:
    return text_of(state.view(observer))


def public_part(view: Mapping[str, object]) -> dict[str, object]:
    """A view without what differs from seat to seat by nature."""
    return {name: value for name, value in view.items() if name not in ("seat", "decision")}


def secret_part(state: State, view: Mapping[str, object]) -> dict[str, object]:
    """A view without what is the same for all, and without what all have seen before."""
    remembered = state.config.title.remembered
    return {name: value for name, value in public_part(view).items() if name not in remembered}


def recalls(state: State, before: Mapping[str, object], after: Mapping[str, object]) -> bool:
    """Whether a seat was reminded of something that all have seen before."""
    return any(before[name] != after[name] for name in state.config.title.remembered)


def differ_in_memories(one: State, other: State) -> bool:
    """Whether views of two states differ, and only in what all have seen before."""
    remembered = one.config.title.remembered
    differ: set[str] = set()
    for observer in observers(one):
        mine, others = one.view(observer), other.view(observer)
        differ.update(name for name in mine if mine[name] != others[name])
    return bool(differ) and differ.issubset(remembered)


def observers(state: State) -> tuple[Observer, ...]:
    """Everybody who can look: all seats and a spectator."""
    return (*range(state.players), None)


def legal_indexes(state: State, seat: int) -> list[int]:
    return [action.index for action in state.legal_actions(seat)]


def common_actions(state: State, other: State) -> list[tuple[int, Action]]:
    """All seats' actions that are legal in both."""
    decision = state.decision()
    found: list[tuple[int, Action]] = []
    for seat in decision.seats if decision else ():
        legal = set(legal_indexes(other, seat))
        found += [(seat, each) for each in state.legal_actions(seat) if each.index in legal]
    return found


def secrets_of(state: State) -> tuple[int, ...]:
    """All numbers of a state but the one of chance, which nobody knows."""
    cells = state.dump()
    cells[CHANCE] = 0
    return tuple(cells)


def events_text(events: Sequence[Event], observer: Observer) -> str:
    """The events that an observer sees."""
    return text_of([event.data() for event in events if event.seen_by(observer)])


def facts(state: State) -> list[str]:
    """Everything that a state says of itself: its digest, its numbers and every view."""
    seen = [view_text(state, observer) for observer in observers(state)]
    return [state.digest(), text_of(state.dump()), *seen]


def text_difference(one: str, other: str) -> str:
    """Where two texts of data differ."""
    if one == other:
        return ""
    return difference(json.loads(one), json.loads(other)) or "order of keys"


def difference(one: object, other: object, path: str = "") -> str:
    """The first place where two data differ, and what is there; empty if they do not."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(name for name in other if name not in one)]:
            if name not in one or name not in other:
                return f"{path}.{name}".lstrip(".") + f": {name in one} != {name in other}"
            found = difference(one[name], other[name], f"{path}.{name}".lstrip("."))
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, yours) in enumerate(zip(one, other, strict=True)):
            found = difference(mine, yours, f"{path}[{place}]")
            if found:
                return found
        return ""
    if type(one) is type(other) and one == other:
        return ""
    return f"{path or '-'}: {one!r} != {other!r}"
