"""The guide of Giants: sensible, honest, and always within the rules."""

from collections.abc import Iterator
from random import Random

import pytest

import vaka
from tests.bots.playing import played
from tests.games.giants.small_islands import random_island
from tests.modes import once
from vaka import arena, bots
from vaka.arena import Match, Survey
from vaka.bots import Observation
from vaka.bots.greedy import GreedyBot
from vaka.bots.greedy.giants import GiantsGuide, guide
from vaka.bots.greedy.giants.chains import Chains
from vaka.core.cells import CHANCE, blank
from vaka.core.chance import Chance, fold
from vaka.core.vectors import vec
from vaka.games.giants.routes import Reach
from vaka.games.giants.state import GiantsState
from vaka.locale import LANGUAGES, Words

OPTIONS: tuple[tuple[str, bool | str], ...] = (
    ("two_workers", True),
    ("open_score", True),
    ("screens", "as_printed"),
    ("acting_figures_carry", True),
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_end_with_the_bases_filled(players: int) -> None:
    state = None
    for state, _ in played("giants", players, 3):  # noqa: B007 - the last one counts
        pass
    assert state is not None
    assert state.reason() == "out-of-bases"
    assert min(state.outcome().scores) > 5


@pytest.mark.parametrize(("option", "value"), OPTIONS)
def test_every_option(option: str, value: bool | str) -> None:
    assert sum(1 for _ in played("giants", 3, 5, {option: value})) > 100


@pytest.mark.parametrize("seed", range(3))
def test_an_island_of_ones_own(seed: int) -> None:
    island = random_island(Random(seed), 14)
    assert sum(1 for _ in played("giants", 3 + seed, seed, {"island": island})) > 20


@pytest.mark.parametrize("seed", range(6))
def test_it_knows_what_to_do_at_any_table(seed: int) -> None:
    """Whoever has brought the game to where it is."""
    dice = Random(seed)
    options: dict[str, bool | int | str] = {
        option: value for option, value in OPTIONS if dice.random() < 0.5
    }
    if seed % 2:
        options["island"] = random_island(dice, 12)
    state = vaka.load("giants").new(3 + seed % 3, seed, options)
    greedy = GreedyBot(seed)
    kinds: set[str] = set()
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        actions = state.legal_actions(seat)
        if dice.random() < 0.4:
            assert greedy.choose(Observation(state, seat)) in actions
            kinds.add(decision.kind)
        state.apply(seat, dice.choice(actions))
    assert len(kinds) >= 8


def test_it_beats_random_players() -> None:
    asked = Survey("giants", ("greedy", "random", "random", "random"), 8, 1, {})
    assert arena.survey(asked).wins["greedy"].won == 8


def test_the_same_table_gives_the_same_choice() -> None:
    """Also to a bot that is made anew for every choice, as `vaka play` does it."""
    for ply, (state, seat) in enumerate(played("giants", 4, 8)):
        if ply % 7 == 0:
            one, two = (bots.make("greedy", ply).choose(Observation(state, seat)) for _ in "ab")
            assert one is two
            longer = bots.make("greedy", ply)
            longer.choose(Observation(state, seat))
            assert longer.choose(Observation(state, seat)) is one
        if ply > 400:
            break


def test_it_never_looks_at_what_is_hidden() -> None:
    """Other dice to come and other sealed bids: the same choice."""
    sealed = 0
    for ply, (state, seat) in enumerate(played("giants", 4, 9)):
        decision = state.decision()
        assert decision is not None
        if ply % 5 == 0 or decision.sealed:
            other = state.clone()
            other.cells[CHANCE] += 1
            chosen = {
                bots.make("greedy", 1).choose(Observation(each, seat))
                for each in (state, other, *(state.redeal(seat, deal) for deal in range(3)))
            }
            assert len(chosen) == 1, decision
            sealed += decision.sealed and len(decision.seats) < 4
        if ply > 300:
            break
    assert sealed > 5


def test_what_it_thinks_of_changes_nothing() -> None:
    for ply, (state, seat) in enumerate(played("giants", 3, 2)):
        if ply % 20 == 0:
            before = state.digest()
            bots.make("greedy", 4).choose(Observation(state, seat))
            assert state.digest() == before
        if ply > 200:
            break


def test_its_ways_are_those_of_the_rules() -> None:
    """Without figures to place, its search finds the hexes and the prices of the engine's own."""
    compared = 0
    for ply, (state, seat) in enumerate(played("giants", 4, 6)):
        assert isinstance(state, GiantsState)
        decision = state.decision()
        if ply % 3 or decision is None or decision.kind not in ("transport", "move"):
            continue
        thought = guide(state).thought
        thought.look(state, seat)
        sight = thought.sight
        for thing in range(sight.things):
            if sight.owner[thing] not in (seat, -1):
                continue
            chains = Chains(sight)
            chains.search(sight.weight[thing], sight.hex[thing], sight.trail[thing], 0, 0, 0)
            reach = Reach(state, seat, sight.piece[thing])
            hexes = {hex_ for hex_ in range(state.island.size) if reach.points[hex_] >= 0}
            assert {chains.reached[place] for place in range(chains.count)} == hexes
            assert [chains.pay(hex_) for hex_ in hexes] == [reach.points[hex_] for hex_ in hexes]
            compared += 1
        if compared > 300:
            break
    assert compared > 50


def test_a_match_is_the_same_again() -> None:
    match = Match("giants", {}, ("greedy",) * 3, 4)
    one, two = arena.play(match), arena.play(match)
    assert one.decisions == two.decisions
    assert one.outcome.data() == two.outcome.data()


# Playouts ----------------------------------------------------------------------------------------


def picked(
    players: int, seed: int, options: dict[str, bool | int | str] | None = None, meddle: float = 0.0
) -> Iterator[tuple[GiantsState, GiantsGuide]]:
    """A game by `pick` alone, before every decision and at the end; now and then others meddle."""
    state = vaka.load("giants").new(players, seed, options)
    assert isinstance(state, GiantsState)
    player, chance, dice = guide(state), Chance(fold(seed)), Random(seed)
    legal = blank(len(state.config.catalog.items))
    player.begin()
    while (seat := state.next_seat()) >= 0:
        yield state, player
        count = state.legal_into(seat, legal)
        index = player.pick(state, seat, legal, count, chance)
        choices = [legal[place] for place in range(count)]
        assert index in choices
        state.apply_index(seat, dice.choice(choices) if dice.random() < meddle else index)
    yield state, player


@pytest.mark.parametrize("players", [3, 4, 5])
def test_playouts_are_legal_and_differ(players: int) -> None:
    ends = set()
    for seed in (5, 5, 6):
        *_, (state, _) = picked(players, seed)
        assert state.reason() == "out-of-bases"
        assert min(state.outcome().scores) > 5
        ends.add(state.digest())
    assert len(ends) == 2  # the same seed, the same game


@pytest.mark.parametrize("seed", range(4))
def test_plans_that_others_cross_are_dropped(seed: int) -> None:
    options: dict[str, bool | int | str] = dict(OPTIONS) if seed % 2 else {}
    if seed > 1:
        options["island"] = random_island(Random(seed), 12)
    assert sum(1 for _ in picked(3 + seed % 3, seed, options, meddle=0.3)) > 100


def test_estimates_come_true() -> None:
    """Closer and closer, and at the end exactly."""
    off: dict[bool, list[float]] = {False: [], True: []}
    doubts: dict[bool, list[float]] = {False: [], True: []}
    for seed in range(4):
        guesses: list[tuple[int, float, list[float]]] = []
        hour = 0
        scores: list[float] = []
        for state, player in picked(4, seed):
            if player.hour(state) != hour:
                hour = player.hour(state)
                numbers = [0.0] * 4
                out = vec[float](numbers)
                player.estimate(state, out)
                guesses.append((hour, player.doubt(state), list(out)))
                if state.decision() is None:
                    scores = [float(score) for score in state.outcome().scores]
        assert guesses[-1] == (hour, 0.0, scores)
        for when, doubt, guess in guesses[:-1]:
            late = when > hour - 3
            doubts[late].append(doubt)
            off[late] += [abs(one - score) for one, score in zip(guess, scores, strict=True)]
    mean = {late: sum(off[late]) / len(off[late]) for late in off}
    assert mean[True] < mean[False] < 20
    assert max(doubts[True]) < max(doubts[False])


# Reasons -----------------------------------------------------------------------------------------


@once
def test_its_reasons_have_sentences_in_every_language() -> None:
    speakers = [Words(language) for language in LANGUAGES]
    keys: set[str] = set()
    for state, seat in played("giants", 4, 12):
        judge = guide(state)
        actions = state.legal_actions(seat)
        for action in actions[:: 1 + len(actions) // 8]:
            reasons = judge.reasons(state, seat, action.index)
            points = [each.points for each in reasons]
            assert points == sorted(points, reverse=True)
            for key, details in [(each.key, each.details) for each in reasons]:
                if key not in keys:
                    keys.add(key)
                    told = [words(f"giants-why-{key}", **details) for words in speakers]
                    assert len(set(told)) == len(LANGUAGES)
    assert {"auction", "carve", "way", "worker", "erect", "crown", "nearer", "guard"} <= keys


def test_it_says_why_it_erects() -> None:
    for state, seat in played("giants", 3, 1):
        chosen = bots.make("greedy", 1).choose(Observation(state, seat))
        if chosen.name == "erect":
            first = guide(state).reasons(state, seat, chosen.index)[0]
            before = sum(ahu["worth"] for ahu in state.view(seat)["ahus"])
            state.apply(seat, chosen)
            after = sum(ahu["worth"] for ahu in state.view(seat)["ahus"])
            assert (first.key, first.details["points"]) == ("erect", after - before)
            return
    raise AssertionError("nobody erected anything")
