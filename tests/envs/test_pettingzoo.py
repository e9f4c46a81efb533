"""The titles in PettingZoo: its own tests, and what it cannot test."""

from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import vaka
from tests.modes import once
from vaka.core.errors import IllegalAction, UnknownAction, UnknownSeat, WrongPlayers
from vaka.envs.pettingzoo import ILLEGAL, env, parallel_env, raw_env
from vaka.locale import UnknownLanguage, Words

TITLES = pytest.mark.parametrize("title", ["rapanui", "giants", "raiatea"])

# PettingZoo knows by name which of its own environments have masks, and warns of all others.
MASKED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # At the end of a game nobody has anything to choose.
    "ignore:Action mask numpy array is all zeros",
)
masked = [pytest.mark.filterwarnings(each) for each in MASKED]

pytestmark = once


class TestTheirs:
    pytestmark = masked

    @TITLES
    def test_api(self, title: str) -> None:
        api_test(env(title), num_cycles=60)
        api_test(raw_env(title), num_cycles=5)

    def test_api_to_the_end(self) -> None:
        api_test(env("rapanui", players=2), num_cycles=500)

    @TITLES
    def test_seed(self, title: str) -> None:
        seed_test(partial(env, title), num_cycles=30)

    @TITLES
    def test_max_cycles(self, title: str) -> None:
        """Their test counts the turns of agents that all act in every cycle."""

        def in_turn(max_cycles: int) -> Any:
            return parallel_to_aec(parallel_env(title, max_cycles=max_cycles))

        module = SimpleNamespace(parallel_env=partial(parallel_env, title), env=in_turn)
        max_cycles_test(module)

    @TITLES
    def test_render(self, title: str, capsys: pytest.CaptureFixture[str]) -> None:
        render_test(partial(env, title))
        assert Words("en")("cli-name-person", seat=0) in capsys.readouterr().out

    @TITLES
    def test_performance_benchmark(self, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Run for five seconds of a clock that advances by 10 ms whenever it is read."""
        clock = SimpleNamespace(time=(tick / 100 for tick in count()).__next__)
        monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
        performance_benchmark(env(title))

    @TITLES
    def test_parallel_api(self, title: str) -> None:
        parallel_api_test(parallel_env(title), num_cycles=40)

    @TITLES
    def test_parallel_seed(self, title: str) -> None:
        parallel_seed_test(partial(parallel_env, title), num_cycles=20)


def play(table: Any, seed: int) -> dict[str, float]:
    """Play a game with the first legal actions; what each agent was rewarded with."""
    table.reset(seed=seed)
    rewarded = {}
    for agent in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        if ended or cut:
            rewarded[agent] = reward
            table.step(None)
        else:
            table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return rewarded


@TITLES
def test_a_game_is_that_of_the_engine(title: str) -> None:
    table = env(title)
    rewarded = play(table, 7)
    state = vaka.load(title).new(table.unwrapped.episode.players, 7)
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        state.apply(seat, state.legal_actions(seat)[0])
    outcome = state.outcome()
    share = 1 / len(outcome.winners)
    assert rewarded == {
        f"player_{seat}": share if seat in outcome.winners else 0.0 for seat in range(state.players)
    }
    assert table.unwrapped.episode.state.digest() == state.digest()


def test_scores_are_in_the_infos() -> None:
    table = raw_env("rapanui", players=2)
    table.reset(seed=7)
    while not any(table.terminations.values()):
        table.step(table.episode.legal(table.possible_agents.index(table.agent_selection))[0])
    outcome = table.episode.state.outcome()
    assert [table.infos[agent]["score"] for agent in table.agents] == list(outcome.scores)
    assert table.infos["player_0"]["reason"] == "deck-empty"
    assert sum(table.rewards.values()) == 1


def test_an_illegal_action_loses_or_raises() -> None:
    table = env("rapanui", players=2)
    table.reset(seed=7)
    agent = table.agent_selection
    table.step(0)  # nothing can be bought now, so nobody is asked to
    assert all(table.terminations.values())
    assert table.rewards[agent] == ILLEGAL
    bare = raw_env("rapanui", players=2)
    bare.reset(seed=7)
    with pytest.raises(IllegalAction):
        bare.step(0)
    for nothing in (-1, 1000, None):
        with pytest.raises(UnknownAction):
            bare.step(nothing)
    assert not any(bare.terminations.values())


def test_a_seat_acts_no_more_often_than_max_cycles() -> None:
    table = raw_env("giants", max_cycles=2)
    table.reset(seed=1)
    while not any(table.truncations.values()):
        table.step(table.episode.legal(table.possible_agents.index(table.agent_selection))[0])
    assert max(table.acted.values()) == 2
    assert not any(table.terminations.values())


def test_sealed_answers_are_given_in_one_cycle() -> None:
    """In Giants all bid at once; before that nobody's observation shows a bid of another."""
    table = parallel_env("giants", players=3)
    seen, _ = table.reset(seed=1)
    state = table.episode.state
    while not state.decision().sealed:  # type: ignore[union-attr]
        seen = table.step({agent: _first(seen[agent]) for agent in table.agents})[0]
    decision = state.decision()
    assert decision is not None
    assert decision.seats == (0, 1, 2)
    assert not any(seen[agent]["action_mask"][table.wait] for agent in table.agents)
    table.step({agent: _first(seen[agent]) for agent in table.agents})
    after = state.decision()
    assert after is not None
    assert after != decision


def _first(observation: Any) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


def test_in_parallel_an_illegal_answer_is_asked_again() -> None:
    table = parallel_env("rapanui", players=2)
    table.reset(seed=7)
    before = table.episode.state.digest()
    _, rewards, _, _, infos = table.step(dict.fromkeys(table.agents, 0))
    assert infos == {"player_0": {"illegal": True}, "player_1": {"illegal": True}}
    assert rewards == {"player_0": 0.0, "player_1": 0.0}
    assert table.episode.state.digest() == before


@pytest.mark.parametrize("seat", [None, 0])
def test_rendering_is_the_text_of_the_state(seat: int | None) -> None:
    table = raw_env("rapanui", players=2, render_mode="ansi", seat=seat, language="it")
    table.reset(seed=7)
    state = vaka.load("rapanui").new(2, seed=7)
    assert table.render() == state.to_text(seat, language="it")
    table.step(5)
    state.apply(1, 5)
    assert table.render() == state.to_text(seat, language="it")


def test_what_there_is_not() -> None:
    with pytest.raises(WrongPlayers):
        env("rapanui", players=9)
    with pytest.raises(UnknownSeat):
        env("rapanui", players=2, seat=4)
    with pytest.raises(UnknownLanguage):
        env("rapanui", players=2, language="la")
