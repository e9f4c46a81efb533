"""What every title's refusals have in common: a rule and a reason, and nothing has changed."""

from collections.abc import Callable, Collection

import pytest

from tests.games.playing import asked, legal
from vaka.core.errors import IllegalAction, NotAsked, UnknownSeat
from vaka.core.state import State

Why = tuple[str, str, dict[str, str | int]]
Case = tuple[Callable[[], State], str, Why]


def check_refused(title: str, state: State, action: str, why: Why) -> None:
    """Whoever is asked tries an action, and is told why not."""
    now = asked(state)
    assert now is not None
    before, actions = state.dump(), legal(state)
    log = state.listen()
    log.take()
    with pytest.raises(IllegalAction) as caught:
        state.apply(now[1], state.catalog.parse(action))
    error = caught.value
    assert (error.rule, error.reason, error.why) == why
    assert error.title == title
    assert error.details == {"action": action, "rule": why[0]}
    assert why[0] in str(error)
    assert state.dump() == before
    assert legal(state) == actions
    assert log.take() == []


def check_all_refused(state: State, reasons: Collection[str], rules: Collection[str]) -> None:
    """Each action of the catalog that is not legal is refused with a known reason and rule."""
    now = asked(state)
    assert now is not None
    before, actions = state.digest(), set(state.legal_actions(now[1]))
    for action in state.catalog:
        if action not in actions:
            with pytest.raises(IllegalAction) as caught:
                state.apply(now[1], action)
            assert caught.value.reason in reasons
            assert caught.value.rule in rules
    assert state.digest() == before


def check_others_may_not(state: State, only: int) -> None:
    """Nobody but the one who is asked may act, and nobody who has no seat."""
    before = state.digest()
    for seat in range(state.players):
        if seat != only:
            assert state.legal_actions(seat) == []
            with pytest.raises(NotAsked):
                state.apply(seat, state.legal_actions(only)[0])
    for seat in (-1, state.players, 99):
        with pytest.raises(UnknownSeat):
            state.apply(seat, state.legal_actions(only)[0])
        with pytest.raises(UnknownSeat):
            state.legal_actions(seat)
    assert state.digest() == before
