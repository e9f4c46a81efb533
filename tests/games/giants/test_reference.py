"""Whole games, step by step, against the rules written down a second time."""

from collections import Counter
from random import Random

import pytest

from tests.games.giants.comparing import compare
from tests.games.giants.policies import POLICIES
from tests.games.giants.positions import BOX, GAME, TINY, asked, dice_of
from tests.games.giants.reference import Reference
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.games.giants.state import GiantsState


def reference(state: State) -> Reference:
    """The reference at the beginning of a game."""
    assert isinstance(state, GiantsState)
    view = state.view(None)
    model = Reference(state.players, view["first"], dict(state.setting.options), state.island, BOX)
    model.begin(view["dice"])
    return model


def follow(
    players: int, seed: int, policy: str, options: dict[str, OptionValue], turns: int = 20
) -> Counter[str]:
    """Play a game of both at once; which actions were taken."""
    rng = Random(seed)
    taken: Counter[str] = Counter()
    state = GAME.new(players, seed, options)
    model = reference(state)
    compare(state, model)
    while (now := asked(state)) is not None and model.turn <= turns:
        decision = state.decision()
        assert decision is not None
        seat = rng.choice(decision.seats)
        action = POLICIES[policy](state, seat, state.legal_actions(seat), rng)
        taken[f"{now[0]}:{action.name}"] += 1
        state.apply(seat, action)
        model.act(seat, str(action), dice_of(state))
        viewer = rng.randrange(players + 1)
        compare(state, model, viewer if viewer < players else None)
    if now is None:
        outcome = state.outcome()
        assert outcome.reason == model.over
        assert list(outcome.scores) == model.scores()
        assert list(outcome.ranking) == model.ranking()
        taken[outcome.reason] += 1
    return taken


OPTIONS: list[dict[str, OptionValue]] = [
    {},
    {"two_workers": True},
    {"open_score": True},
    {"hidden_bases": True},
    {"acting_figures_carry": True},
    {"island": TINY},
    {"two_workers": True, "open_score": True, "hidden_bases": True, "acting_figures_carry": True},
]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "standard")
def test_games_follow_the_reference(options: dict[str, OptionValue], players: int) -> None:
    """The first turns of a game, by three ways to play."""
    for policy in ("random", "busy", "busy" if "island" in options else "crowded"):
        follow(players, players + len(policy), policy, options, turns=4)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_follow_the_reference(players: int) -> None:
    """To the end, by those who build: with all that a game has."""
    options: dict[str, OptionValue] = {"hidden_bases": players == 4, "two_workers": players == 5}
    taken = follow(players, 1, "builder", options)
    assert taken["out-of-bases"] or taken["turn-limit"] or taken["no-moai-left"]
    for wanted in ("move:erect", "move:go", "act:perform", "retrieve:skip", "pick:pick"):
        assert taken[wanted], wanted


def test_the_games_have_every_action() -> None:
    """What the games above compare is the whole game: each answer to each question is given."""
    taken: Counter[str] = Counter()
    for number, policy in enumerate(("crowded", "busy", "random", *["builder"] * 4)):
        rng = Random(number)
        state = GAME.new(4, number, {"hidden_bases": True, "two_workers": True})
        while (now := asked(state)) is not None:
            action = POLICIES[policy](state, now[1], state.legal_actions(now[1]), rng)
            taken[f"{now[0]}:{action.name}"] += 1
            state.apply(now[1], action)
    assert set(taken) == {
        "bid:bid", "pick:skip", "pick:pick",
        "place:pass", "place:tablet", "place:place", "place:peek", "where:on",
        "act:skip", "act:perform", "act:reserve",
        "transport:pass", "transport:take", "transport:peek",
        "move:mark", "move:leave", "move:go", "move:erect", "move:cap", "pay:pay",
        "keep:skip", "keep:mark", "retrieve:skip", "retrieve:retrieve",
    }  # fmt: skip
