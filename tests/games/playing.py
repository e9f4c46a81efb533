"""Playing by hand, for the tests of every title: who is asked, what is legal, what happens."""

from collections.abc import Iterable

import vaka
from vaka.core.state import State


def asked(state: State) -> tuple[str, int] | None:
    """What is asked of whom, the lowest seat of several; None when the game is over."""
    decision = state.decision()
    if decision is None:
        return None
    assert decision.sealed or len(decision.seats) == 1
    return decision.kind, decision.seats[0]


def legal(state: State) -> list[str]:
    """The legal actions of the seat that is asked."""
    now = asked(state)
    return [] if now is None else [str(action) for action in state.legal_actions(now[1])]


def act(state: State, *actions: str) -> list[vaka.Event]:
    """Let whoever is asked take these actions; what happened meanwhile."""
    log = state.listen()
    for text in actions:
        now = asked(state)
        assert now is not None, "the game is over"
        state.apply(now[1], state.catalog.parse(text))
    return log.take()


def names(events: Iterable[vaka.Event]) -> list[str]:
    return [event.name for event in events]


def args_of(events: Iterable[vaka.Event], name: str) -> list[dict[str, object]]:
    """The arguments of all events of a name."""
    return [dict(event.args) for event in events if event.name == name]
