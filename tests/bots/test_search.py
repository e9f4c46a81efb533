"""The search: it finds what is there to be found, in its time, and the same every time."""

from itertools import count

import pytest

import vaka
from vaka.bots import Clock, Observation
from vaka.bots.greedy import guide_for
from vaka.bots.levels import tuned
from vaka.bots.search.reward import add_points, share_wins
from vaka.bots.search.search import GLANCE, Search
from vaka.bots.search.tree import CANON, information_set, key_of
from vaka.bots.search.tuning import Tuning
from vaka.bots.searcher import SearchBot
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec

TITLES = vaka.titles()


def asked(state: vaka.State) -> int:
    return int(state.next_seat())


def thoughtful(title: str, plies: int, seed: int = 1) -> vaka.State:
    """A game after some random plies, at a decision with a choice."""
    state = vaka.load(title).new(4, seed)
    chance = Chance(seed)
    while plies > 0 or len(state.legal_actions(asked(state))) < 2:
        actions = state.legal_actions(asked(state))
        state.apply(asked(state), actions[chance.below(len(actions))])
        plies -= 1
    return state


def searcher(title: str, iterations: int, seed: int = 1, *, blind: bool = False) -> SearchBot:
    return SearchBot(seed, lambda _: tuned(title, iterations), blind=blind)


# Nodes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_what_a_seat_cannot_tell_apart_is_one_node(title: str) -> None:
    state = thoughtful(title, 60)
    for seat in range(4):
        keys = {information_set(state.redeal(seat, seed), seat) for seed in range(8)}
        assert keys == {information_set(state, seat)}


@pytest.mark.parametrize("title", TITLES)
def test_what_a_seat_can_tell_apart_is_not(title: str) -> None:
    state = thoughtful(title, 40)
    seat = asked(state)
    found = {information_set(state, seat)}
    for action in (actions := state.legal_actions(seat)):
        after = state.clone()
        after.apply(seat, action)
        found.add(information_set(after, seat))
    assert len(found) == 1 + len(actions)


def test_seats_that_know_the_same_have_nodes_of_their_own() -> None:
    """All are asked for a bid at once, and nobody knows anything that another does not."""
    state = vaka.load("giants").new(4, 1)
    while (decision := state.decision()) is not None and not decision.sealed:
        state.apply(asked(state), state.legal_actions(asked(state))[0])
    assert state.redeal(0, CANON).digest() == state.redeal(1, CANON).digest()
    assert len({information_set(state, seat) for seat in range(4)}) == 4
    for seat in (3, 0, 1):  # whoever is asked first
        action = searcher("giants", 24).choose(Observation(state, seat))
        state.apply(seat, action)


def test_every_cell_counts_for_the_key() -> None:
    numbers = list(range(11))
    keys = {key_of(vec[i64](numbers))}
    for place in range(11):
        other = numbers[:]
        other[place] = -7
        keys.add(key_of(vec[i64](other)))
    assert len(keys) == 12


# Rewards -----------------------------------------------------------------------------------------


def test_winning_is_worth_more_than_points() -> None:
    wins = vec[float]([1.0, 0.0, 0.0])
    add_points(vec[float]([31.0, 30.0, 12.0]), 3, 0.15, 20.0, wins)
    assert wins[0] > 0.85
    assert wins[0] > 2 * wins[1] > 2 * wins[2] >= 0.0
    assert wins[1] > wins[2]  # and points are worth more than nothing


def test_the_more_doubt_the_more_even_are_the_chances() -> None:
    sure, unsure = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
    points = vec[float]([30.0, 25.0, 20.0])
    share_wins(points, 3, 1.0, sure)
    share_wins(points, 3, 20.0, unsure)
    assert sure[0] > 0.95
    assert 0.34 < unsure[0] < 0.6
    for chances in (sure, unsure):
        assert sum(chances) == pytest.approx(1.0)
        assert chances[0] > chances[1] > chances[2]


# Choices -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_it_advises_on_every_action(title: str) -> None:
    state = thoughtful(title, 30)
    observation = Observation(state, asked(state))
    advice = searcher(title, 40).advise(observation)
    assert {each.action for each in advice} == set(observation.actions)
    assert sum(each.share for each in advice) == pytest.approx(1.0)
    assert [each.share for each in advice] == sorted((a.share for a in advice), reverse=True)
    assert 0.0 < advice[0].reward < 1.0


@pytest.mark.parametrize("title", TITLES)
def test_equal_seeds_think_alike(title: str) -> None:
    state = thoughtful(title, 50)
    observation = Observation(state, asked(state))
    one, two = (searcher(title, 48, seed=5).advise(observation) for _ in "ab")
    assert one == two


def test_other_seeds_think_otherwise() -> None:
    state = thoughtful("rapanui", 50)
    observation = Observation(state, asked(state))
    one, two = (searcher("rapanui", 48, seed).advise(observation) for seed in (5, 6))
    assert one != two


def test_experts_of_rapa_nui_weigh_with_a_sharper_guide() -> None:
    state = thoughtful("rapanui", 50)
    actions = [action.index for action in state.legal_actions(asked(state))]
    first, sharp = (
        guide_for(state, each).weights(state, asked(state), actions) for each in (False, True)
    )
    assert first != sharp
    assert tuned("rapanui", 48, expert=True).sharp
    assert not tuned("rapanui", 48).sharp


def test_experts_of_raiatea_play_on_for_longer() -> None:
    state = thoughtful("raiatea", 50)
    observation = Observation(state, asked(state))
    hard = searcher("raiatea", 48, seed=5).advise(observation)
    expert = SearchBot(5, lambda title: tuned(title, 48, expert=True)).advise(observation)
    assert hard != expert
    assert {each.action for each in hard} == {each.action for each in expert}


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    """The last action of a game, where another would have won it or gone on."""
    decisive = 0
    for seed in range(60):
        state = vaka.load("rapanui").new(3, seed)
        before = state
        while state.decision() is not None:
            before = state.clone()
            state.apply(asked(state), state.legal_actions(asked(state))[-1])
        seat = asked(before)
        lost = [loses(before, seat, action) for action in before.legal_actions(seat)]
        if any(lost) and not all(lost):
            decisive += 1
            chosen = searcher("rapanui", 100, seed).choose(Observation(before, seat))
            assert not lost[before.legal_actions(seat).index(chosen)]
    assert decisive >= 3


def loses(state: vaka.State, seat: int, action: vaka.Action) -> bool:
    """Whether an action ends the game and loses it, in each of ten redeals."""
    for seed in range(10):
        after = state.redeal(seat, seed)
        after.apply(seat, action)
        if after.decision() is not None or seat in after.outcome().winners:
            return False
    return True


def test_a_single_action_needs_no_thought() -> None:
    state = vaka.load("rapanui").new(2, 1)
    while len(state.legal_actions(asked(state))) > 1:
        state.apply(asked(state), state.legal_actions(asked(state))[0])
    bot = searcher("rapanui", 10**9)
    only = state.legal_actions(asked(state))[0]
    assert bot.choose(Observation(state, asked(state))) is only
    assert bot.done == 0


def test_seconds_of_the_clock_end_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that advances by a second whenever it is read."""
    seconds = count()
    monkeypatch.setattr("vaka.bots.search.search.perf_counter", lambda: float(next(seconds)))
    state = thoughtful("rapanui", 20)
    bot = searcher("rapanui", 10**9)
    bot.choose(Observation(state, asked(state)), Clock(seconds=4))
    assert bot.done == 4 * GLANCE
    assert next(seconds) == 5  # read at the start, and then until the time was over


def test_a_search_ends_by_real_time() -> None:
    state = thoughtful("rapanui", 20)
    bot = searcher("rapanui", 10**9)
    bot.choose(Observation(state, asked(state)), Clock(seconds=0.05))
    assert bot.done >= GLANCE


@pytest.mark.parametrize("clock", [Clock(seconds=0), Clock(seconds=-5), Clock(iterations=0)])
def test_without_any_time_it_still_answers(clock: Clock) -> None:
    state = thoughtful("rapanui", 20)
    observation = Observation(state, asked(state))
    assert searcher("rapanui", 10**9).choose(observation, clock) in observation.actions


def test_a_search_without_any_limit_is_refused() -> None:
    state = thoughtful("rapanui", 20)
    with pytest.raises(ValueError, match="limit"):
        searcher("rapanui", 0).choose(Observation(state, asked(state)))


def test_fewer_iterations_by_the_clock() -> None:
    state = thoughtful("rapanui", 20)
    bot = searcher("rapanui", 10**9)
    bot.choose(Observation(state, asked(state)), Clock(iterations=64))
    assert 0 < bot.done <= 64


def test_the_tree_is_used_again() -> None:
    """The next decision of the same turn is known from the one before."""
    state = vaka.load("rapanui").new(4, 2)
    config = state.config
    tuning = Tuning(200, horizon=0)
    search = Search(guide_for(state), tuning, 4, len(config.catalog.items), 1)
    seat = asked(state)
    known = []
    while asked(state) == seat:
        redealt = state.redeal(seat, CANON)
        known.append(int(search.root(redealt, seat).visits))
        node = search.think(redealt, seat, 200, 0.0)
        tries = list(node.tries)
        state.apply_index(seat, node.actions[tries.index(max(tries))])
    assert known[0] == 0
    assert all(visits > 20 for visits in known[1:])
    assert len(known) >= 2


def test_it_beats_random_players() -> None:
    won = 0
    for seed in range(4):
        state = vaka.load("rapanui").new(4, seed)
        bot = SearchBot(seed, lambda _: Tuning(60, horizon=0), blind=True)
        chance = Chance(seed)
        while (seat := asked(state)) >= 0:
            actions = state.legal_actions(seat)
            if seat == seed % 4:
                state.apply(seat, bot.choose(Observation(state, seat)))
            else:
                state.apply(seat, actions[chance.below(len(actions))])
        won += seed % 4 in state.outcome().winners
    assert won >= 3
