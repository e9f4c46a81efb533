"""Whole games, step by step, against the rules written down a second time."""

from collections import Counter
from random import Random

import pytest

from tests.games.rapanui.policies import POLICIES
from tests.games.rapanui.positions import (
    CROPS,
    GAME,
    KINDS,
    asked,
    deck_of,
    hidden_of,
    legal,
)
from tests.games.rapanui.reference import Reference
from vaka.core.state import State


def reference(state: State) -> Reference:
    """The reference at the beginning of a game."""
    view = state.view(None)
    columns = [list(column) for column in view["columns"]]
    return Reference(state.players, view["first"], columns, deck_of(state))


def compare(state: State, model: Reference) -> None:
    assert asked(state) == model.asked()
    actions = legal(state)
    assert len(actions) == len(set(actions))
    assert set(actions) == model.legal()
    view = state.view(None)
    assert view["columns"] == model.columns
    assert view["deck"] == len(model.deck)
    assert view["removed"] == model.removed
    assert view["active"] == model.active
    assert view["piles"] == {crop: model.piles[crop] for crop in CROPS}
    assert view["stone"]["open"] == {crop: model.stone[crop] for crop in CROPS}
    assert hidden_of(state) == tuple(model.hidden)
    for seat in range(state.players):
        own = state.view(seat)["seats"][seat]
        assert own["wood"] == model.wood[seat]
        assert own["points"] == model.points[seat]
        assert own["area"] == {kind: model.areas[seat][kind] for kind in KINDS}
        assert own["hand"] == {kind: model.hands[seat][kind] for kind in KINDS}
        assert own["offerings"] == {crop: model.owned[seat][crop] for crop in CROPS}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
def test_games_follow_the_reference(policy: str, players: int) -> None:
    for seed in range(8):
        rng = Random(seed)
        state = GAME.new(players, seed)
        model = reference(state)
        compare(state, model)
        while (now := asked(state)) is not None:
            action = POLICIES[policy](state, now[1], state.legal_actions(now[1]), rng)
            state.apply(now[1], action)
            model.act(str(action))
            compare(state, model)
        outcome = state.outcome()
        assert list(outcome.scores) == model.scores()
        assert list(outcome.ranking) == model.ranking()
        assert state.view(None)["values"] == model.values()


def test_policies_bring_every_action_about() -> None:
    """What the games above compare is the whole game."""
    taken: Counter[str] = Counter()
    for players in (2, 3, 4):
        for policy in POLICIES.values():
            for seed in range(8):
                rng = Random(seed)
                state = GAME.new(players, seed)
                while (now := asked(state)) is not None:
                    action = policy(state, now[1], state.legal_actions(now[1]), rng)
                    taken[action.name] += 1
                    state.apply(now[1], action)
    assert set(taken) == {action.name for action in GAME.actions}
