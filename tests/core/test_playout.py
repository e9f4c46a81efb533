"""Random playouts."""

import pytest

import vaka
from tests.conformance.shells import Shells
from vaka.core.game import Game

GAMES = [vaka.load("rapanui"), Shells()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_playout(game: Game) -> None:
    state = game.new(2, 5)
    before = state.digest()
    one = vaka.playout(state, 9)
    other = vaka.playout(state, 9)
    assert state.digest() == before
    assert (one.decisions, one.outcome.data()) == (other.decisions, other.outcome.data())
    assert one.outcome.reason in game.title.reasons
    ends = {vaka.playout(state, seed).outcome.scores for seed in range(20)}
    assert len(ends) > 1
    assert str(one.decisions) in repr(one)


def test_playout_of_a_finished_game() -> None:
    state = vaka.load("rapanui").new(2, 5)
    while (decision := state.decision()) is not None:
        state.apply(decision.seats[0], state.legal_actions(decision.seats[0])[-1])
    done = vaka.playout(state, 1)
    assert done.decisions == 0
    assert done.outcome.data() == state.outcome().data()


def test_playout_does_not_listen() -> None:
    state = Shells().new(3, 1)
    log = state.listen()
    vaka.playout(state, 1)
    assert log.take() == []
