"""All eyes at once: for a game that is over, when there are no secrets any more."""

from typing import Any

from vaka.core.state import State, View


def all_eyes(state: State) -> View:
    """What all seats know together, as a view of nobody's seat."""
    view = state.view(None)
    for seat in range(state.players):
        seen = state.view(seat)
        seen["seat"] = None
        if seen["decision"] is not None:
            seen["decision"].pop("own", None)  # of a sealed decision each seat has its own
        view = _both(view, seen)
    return view


def _both(one: Any, other: Any) -> Any:
    """Two views of one table, each with gaps (None) where the other may know more."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: _both(one.get(name), other.get(name)) for name in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_both(mine, yours) for mine, yours in zip(one, other, strict=True)]
    return other if one is None else one
