"""No bot can cheat: what its seat cannot know makes no difference to what it does.

A state is swapped for one that the seat could not tell from it: other hands, other decks, other
sealed answers, other luck to come. The same bot with the same seed must do the same. Every bot of
the registry and every title is tested, without being named here.
"""

import gc
from collections.abc import Callable, Iterator
from functools import cache, partial
from types import ModuleType

import pytest

import vaka
from tests.modes import once
from vaka import bots
from vaka.bots import UNHURRIED, Clock, Guarded, Observation
from vaka.core.chance import Chance, fold

pytestmark = once

CLOCK = Clock(iterations=12)
PLAYERS = 3
EVERY = [(title, name) for title in vaka.titles() for name in bots.names(title)]


def positions(title: str, seed: int) -> Iterator[tuple[vaka.State, int]]:
    """A game of players who take anything: the state and who is asked, before each decision."""
    state = vaka.load(title).new(PLAYERS, seed)
    chance = Chance(fold(seed))
    while (decision := state.decision()) is not None:
        seat = decision.seats[chance.below(len(decision.seats))]
        yield state, seat
        actions = state.legal_actions(seat)
        state.apply(seat, actions[chance.below(len(actions))])


@cache
def open_questions(title: str) -> list[tuple[vaka.State, int]]:
    """Some decisions of a game, with a choice and with something to hide."""
    found = [
        (state.clone(), seat)
        for state, seat in positions(title, 4)
        if len(state.legal_actions(seat)) > 2
        and state.redeal(seat, 1).digest() != state.redeal(seat, 2).digest()
    ]
    return found[:: len(found) // 6]


@pytest.mark.parametrize("title", vaka.titles())
def test_secrets_are_swapped(title: str) -> None:
    """The test itself: the states that are compared differ in what other seats know."""
    asked = open_questions(title)
    assert len(asked) >= 6
    assert len({seat for _, seat in asked}) > 1
    for number, (state, seat) in enumerate(asked):
        other = state.redeal(seat, number)
        assert other.digest() != state.digest()
        assert other.view(seat) == state.view(seat)


def check_positions(
    title: str, sit: Callable[[], Guarded], look: type[Observation] = Observation
) -> None:
    """Made anew for every choice, a bot chooses the same in states that look the same."""
    for number, (state, seat) in enumerate(open_questions(title)):
        chosen = set()
        for each in (state, state.redeal(seat, number), state.redeal(seat, number + 100)):
            with sit() as bot:
                chosen.add(bot.choose(look(each, seat), CLOCK))
                assert bot.mishaps == []
        assert len(chosen) == 1, (number, chosen)


def check_game(
    title: str,
    sit: Callable[[], Guarded],
    look: type[Observation] = Observation,
    most: int = 16,
) -> None:
    """Two of a bot play the same seat: one in the true game, the other in redeals of it.

    What they keep from move to move, their trees and their luck, must stay the same as well; and an
    observation that one of them has kept must not tell it how the true game goes on.
    """
    state = vaka.load(title).new(PLAYERS, 9)
    others = [bots.make("random", seat) for seat in range(PLAYERS)]
    decisions = 0
    with sit() as true, sit() as twin:
        while decisions < most and (decision := state.decision()) is not None:
            seat = decision.seats[0]
            observation = look(state, seat)
            if seat != 1:
                state.apply(seat, others[seat].choose(observation))
                continue
            decisions += 1
            chosen = true.choose(observation, CLOCK)
            swapped = look(state.redeal(seat, decisions), seat)
            assert twin.choose(swapped, CLOCK) == chosen, decisions
            state.apply(seat, chosen)
        assert true.mishaps == twin.mishaps == []
    assert decisions == most


@pytest.mark.parametrize(("title", "name"), EVERY)
def test_a_bot_decides_by_what_its_seat_knows(title: str, name: str) -> None:
    check_positions(title, lambda: bots.seat(name, 6, title))


@pytest.mark.parametrize(("title", "name"), EVERY)
def test_a_bot_learns_no_secrets_over_a_game(title: str, name: str) -> None:
    check_game(title, lambda: bots.seat(name, 6, title))


def reachable(root: object) -> Iterator[object]:
    """All that somebody can get hold of who digs, but for what belongs to everybody."""
    seen, waiting = {id(root)}, [root]
    while waiting:
        each = waiting.pop()
        yield each
        for other in gc.get_referents(each):
            if id(other) not in seen and not isinstance(other, type | ModuleType):
                seen.add(id(other))
                waiting.append(other)


@pytest.mark.parametrize("title", vaka.titles())
def test_the_true_state_cannot_be_dug_out(title: str) -> None:
    for number, (state, seat) in enumerate(open_questions(title)):
        held: list[list[str]] = []
        for each in (state, state.redeal(seat, number), state.redeal(seat, number + 100)):
            observation = Observation(each, seat)
            assert observation.view == state.view(seat)
            found = [one for one in reachable(observation) if isinstance(one, vaka.State)]
            assert found  # what redeals are made of
            assert not any(one is each for one in found)
            held.append([one.digest() for one in found])
            assert [observation.redeal(5).digest()] == [state.redeal(seat, 5).digest()]
        assert held[0] == held[1] == held[2]


def test_an_observation_stays_as_it_was() -> None:
    """Whoever keeps it does not see in it how the game goes on."""
    kept: list[tuple[Observation, str]] = []
    for state, seat in positions("rapanui", 2):
        observation = Observation(state, seat)
        kept.append((observation, observation.redeal(1).digest()))
    assert all(observation.redeal(1).digest() == before for observation, before in kept)


# The test is worth something: it finds those who cheat --------------------------------------------


class Leaky(Observation):
    """An observation that has the true state in it."""

    def __init__(self, state: vaka.State, seat: int) -> None:
        super().__init__(state, seat)
        self.truth = state


class Peeking:
    """Looks at the true state."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> vaka.Action:
        assert isinstance(observation, Leaky)
        luck = int(observation.truth.digest(), 16)
        return observation.actions[luck % len(observation.actions)]


class Hoarding:
    """Asks the observation of its last move what has happened since."""

    def __init__(self, seed: int) -> None:
        self.kept: Leaky | None = None

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> vaka.Action:
        assert isinstance(observation, Leaky)
        kept, self.kept = self.kept, observation
        luck = 0 if kept is None else int(kept.truth.redeal(kept.seat, 1).digest(), 16)
        return observation.actions[luck % len(observation.actions)]


@pytest.mark.parametrize("title", vaka.titles())
def test_cheats_are_found(title: str) -> None:
    for check, cheat in ((check_positions, Peeking), (check_game, Peeking), (check_game, Hoarding)):
        with pytest.raises(AssertionError):
            check(title, partial(Guarded, "cheat", cheat, 6), Leaky)
    check_positions(title, partial(Guarded, "cheat", Hoarding, 6), Leaky)  # alone, it does no harm
