"""Whole games, step by step, against the rules written down a second time."""

from collections import Counter
from random import Random

import pytest

from tests.games.giants.comparing import compare, follow, reference
from tests.games.giants.policies import POLICIES, lively
from tests.games.giants.positions import EACH_OPTION, GAME, names_of
from tests.games.playing import asked
from vaka.core.options import OptionValue
from vaka.games.giants.frames import DECISIONS


def play_both(
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
        follow(model, state, seat, str(action))
        viewer = rng.randrange(players + 1)
        compare(state, model, viewer if viewer < players else None)
    if now is None:
        outcome = state.outcome()
        assert outcome.reason == model.over
        assert list(outcome.scores) == model.scores()
        assert list(outcome.ranking) == model.ranking()
        taken[outcome.reason] += 1
    return taken


ALL_BUT_ISLAND: dict[str, OptionValue] = {
    "two_workers": True, "open_score": True, "screens": "as_printed", "acting_figures_carry": True,
}  # fmt: skip


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [*EACH_OPTION, ALL_BUT_ISLAND], ids=names_of)
def test_games_follow_the_reference(options: dict[str, OptionValue], players: int) -> None:
    """The first turns of a game, by three ways to play."""
    for policy in ("random", "busy", lively(options)):
        play_both(players, players + len(policy), policy, options, turns=4)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_follow_the_reference(players: int) -> None:
    """To the end, by those who build: with all that a game has."""
    options: dict[str, OptionValue] = {
        "screens": "as_printed" if players == 4 else "open",
        "two_workers": players == 5,
    }
    taken = play_both(players, 1, "builder", options)
    assert taken["out-of-bases"] or taken["turn-limit"] or taken["no-moai-left"]
    for wanted in ("move:erect", "move:go", "act:perform", "retrieve:skip", "pick:pick"):
        assert taken[wanted], wanted


def test_peeks_at_every_decision_follow_the_reference() -> None:
    taken: Counter[str] = Counter()
    for seed in range(6):
        taken += play_both(3, seed, "curious", {"screens": "as_printed", "two_workers": True})
    peeks = {name.removesuffix(":peek") for name in taken if name.endswith(":peek")}
    assert peeks == {kind.name for kind in DECISIONS} - {"bid"}


def test_the_games_have_every_action() -> None:
    """What the games above compare is the whole game: each answer to each question is given."""
    taken: Counter[str] = Counter()
    for number, policy in enumerate(("crowded", "busy", "random", *["builder"] * 4)):
        rng = Random(number)
        state = GAME.new(4, number, {"screens": "as_printed", "two_workers": True})
        while (now := asked(state)) is not None:
            action = POLICIES[policy](state, now[1], state.legal_actions(now[1]), rng)
            taken[f"{now[0]}:{action.name}"] += 1
            state.apply(now[1], action)
    assert {name for name in taken if not name.endswith(":peek")} == {
        "bid:bid", "pick:skip", "pick:pick",
        "place:pass", "place:half-tablet", "place:place", "where:on",
        "act:skip", "act:perform", "act:reserve",
        "transport:pass", "transport:take",
        "move:mark", "move:leave", "move:go", "move:erect", "move:crown", "pay:pay",
        "keep:skip", "keep:mark", "retrieve:skip", "retrieve:retrieve",
    }  # fmt: skip
