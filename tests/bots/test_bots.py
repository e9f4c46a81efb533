"""Bots: what they are given, and the one that takes anything."""

from collections import Counter

import pytest

import vaka
from vaka import bots
from vaka.bots import Clock, Observation, RandomBot, UnknownBot, WrongTitle, registry
from vaka.bots.greedy import TITLES as GREEDY_TITLES


class Watched:
    """A state that counts who looks."""

    def __init__(self, state: vaka.State) -> None:
        self.state = state
        self.looks = 0

    def legal_actions(self, seat: int) -> list[vaka.Action]:
        return self.state.legal_actions(seat)

    def redeal(self, seat: int, seed: int) -> "Watched":
        return self

    def view(self, seat: int) -> dict[str, object]:
        self.looks += 1
        return self.state.view(seat)


def asked(state: vaka.State) -> int:
    decision = state.decision()
    assert decision is not None
    return decision.seats[0]


@pytest.fixture
def state() -> vaka.State:
    return vaka.load("rapanui").new(3, 7)


def test_an_observation_tells_what_the_seat_may_know(state: vaka.State) -> None:
    seat = asked(state)
    observation = Observation(state, seat)
    assert observation.seat == seat
    assert list(observation.actions) == state.legal_actions(seat)
    assert observation.view == state.view(seat)


def test_an_observation_has_only_a_redeal(state: vaka.State) -> None:
    observation = Observation(state, asked(state))
    for name in dir(observation):
        held = getattr(observation, name)
        assert not isinstance(held, vaka.State) or held.digest() != state.digest(), name


def test_redeals_are_not_the_true_state(state: vaka.State) -> None:
    seat = asked(state)
    observation = Observation(state, seat)
    digests = {observation.redeal(seed).digest() for seed in range(5)}
    assert len(digests) == 5
    assert state.digest() not in digests
    redealt = observation.redeal(1)
    assert redealt.view(seat) == observation.view
    redealt.apply(seat, observation.actions[0])
    assert state.view(seat) == observation.view


def test_the_view_is_made_only_when_a_bot_asks(state: vaka.State) -> None:
    watched = Watched(state)
    observation = Observation(watched, asked(state))  # type: ignore[arg-type]
    RandomBot(1).choose(observation)
    assert watched.looks == 0
    assert observation.view is observation.view
    assert watched.looks == 1


def test_random_takes_every_action_and_repeats_itself(state: vaka.State) -> None:
    observation = Observation(state, asked(state))
    one, two = RandomBot(3), bots.make("random", 3)
    chosen = [one.choose(observation) for _ in range(300)]
    assert chosen == [two.choose(observation) for _ in range(300)]
    counts = Counter(map(str, chosen))
    assert set(counts) == set(map(str, observation.actions))
    assert min(counts.values()) > 300 / len(counts) / 2


def test_games_of_bots_end(state: vaka.State) -> None:
    players = [bots.make("random", seat) for seat in range(3)]
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        state.apply(seat, players[seat].choose(Observation(state, seat)))
    assert state.outcome().winners


def test_an_unknown_bot() -> None:
    ours = ", ".join(registry.built_in())
    with pytest.raises(UnknownBot, match=rf"no bot called “clever”.*: {ours}\."):
        bots.make("clever", 1)
    with pytest.raises(UnknownBot, match=r"no bot called “clever”.*: hard, expert, random\."):
        bots.make("clever", 1, "somebody-elses")


def test_names_are_forgiven_their_capitals() -> None:
    assert bots.split("Hard, RANDOM,program:./Hard") == ["hard", "random", "program:./Hard"]
    assert isinstance(bots.make("Random", 1), RandomBot)
    assert bots.split("  ") == []


def test_the_levels_come_first() -> None:
    assert registry.built_in() == ("easy", "medium", "hard", "expert", "greedy", "random")


def test_the_bots_of_a_title() -> None:
    assert {"greedy", "random"} <= set(bots.names())
    for title in GREEDY_TITLES:
        assert bots.names(title) == bots.names()
    # Those that search or take anything need no guide to a title.
    assert bots.names("somebody-elses") == ("hard", "expert", "random")


def test_a_bot_that_does_not_play_the_title() -> None:
    with pytest.raises(
        WrongTitle, match=r"“greedy” does not play somebody-elses.*: hard, expert, random"
    ):
        bots.make("greedy", 1, "somebody-elses")


def test_the_best_bot_of_a_title() -> None:
    assert bots.best("giants") == "greedy"
    assert bots.best("somebody-elses") == "random"


def test_levels_are_bots_of_every_title() -> None:
    """Easy to expert, by the same names everywhere; each plays, and repeats itself."""
    from vaka.bots.levels import LEVELS

    assert set(LEVELS) <= set(bots.names())
    for title in GREEDY_TITLES:
        state = vaka.load(title).new(3, 7)
        observation = Observation(state, asked(state))
        for level in LEVELS:
            chosen = {
                bots.make(level, 5, title).choose(observation, Clock(iterations=8))
                for _ in range(2)
            }
            assert len(chosen) == 1
            assert chosen <= set(observation.actions)
