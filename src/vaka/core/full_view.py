"""The view of all seats together: for a finished game, which has no secrets."""

from typing import Any

from vaka.core.state import State
from vaka.core.state_base import View


def full_view(state: State) -> View:
    """Return everything that at least one seat knows, as a view without a seat."""
    view = state.view(None)
    for seat in range(state.players):
        seen = state.view(seat)
        seen["seat"] = None
        if seen["decision"] is not None:
            seen["decision"].pop("own", None)  # of a sealed decision each seat has its own
        view = _merge(view, seen)
    return view


def _merge(one: Any, other: Any) -> Any:
    """Merge two views of one state: a gap (None) in one is filled from the other."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: _merge(one.get(name), other.get(name)) for name in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_merge(mine, yours) for mine, yours in zip(one, other, strict=True)]
    return other if one is None else one
