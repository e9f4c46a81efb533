"""Whole games, step by step, against the rules written down a second time."""

from collections import Counter
from random import Random

import pytest

from tests.games.playing import asked
from tests.games.rapanui.comparing import compare, reference
from tests.games.rapanui.policies import POLICIES
from tests.games.rapanui.positions import GAME


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
