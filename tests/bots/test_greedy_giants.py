"""The greedy player of Giants: sensible, honest, and always within the rules."""

from random import Random

import pytest

import vaka
from tests.bots.playing import played
from tests.games.giants.small_islands import random_island
from vaka import arena, bots
from vaka.arena import Match, Survey
from vaka.bots import Observation
from vaka.bots.greedy import GreedyBot
from vaka.bots.greedy.giants.chains import Budget, Chains
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.taste import TASTE
from vaka.core.state import CHANCE
from vaka.games.giants.routes import Reach
from vaka.games.giants.state import GiantsState

OPTIONS = ("two_workers", "open_score", "hidden_bases", "acting_figures_carry")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_end_with_the_bases_filled(players: int) -> None:
    state = None
    for state, _ in played("giants", players, 3):  # noqa: B007 - the last one counts
        pass
    assert state is not None
    assert state.reason() == "out-of-bases"
    assert min(state.outcome().scores) > 5


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option(option: str) -> None:
    assert sum(1 for _ in played("giants", 3, 5, {option: True})) > 100


@pytest.mark.parametrize("seed", range(3))
def test_an_island_of_ones_own(seed: int) -> None:
    island = random_island(Random(seed), 14)
    assert sum(1 for _ in played("giants", 3 + seed, seed, {"island": island})) > 20


@pytest.mark.parametrize("seed", range(6))
def test_it_knows_what_to_do_at_any_table(seed: int) -> None:
    """Whoever has brought the game to where it is."""
    dice = Random(seed)
    options: dict[str, bool | int | str] = {option: dice.random() < 0.5 for option in OPTIONS}
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


def test_the_same_seed_and_the_same_table_give_the_same_choice() -> None:
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
            chosen = {
                bots.make("greedy", 1).choose(Observation(other, seat))
                for other in (state, *(state.redeal(seat, deal) for deal in range(3)))
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
        sight = Sight(state, seat)
        for thing in sight.movable():
            chains = Chains(sight, TASTE, thing.size, thing.hex, thing.trail, Budget())
            reach = Reach(state, seat, thing.piece)
            hexes = {hex_ for hex_ in range(sight.tables.size) if reach.points[hex_] >= 0}
            assert set(chains.reached) == hexes
            assert [chains.pay[hex_] for hex_ in hexes] == [reach.points[hex_] for hex_ in hexes]
            compared += 1
        if compared > 300:
            break
    assert compared > 50


def test_a_match_is_the_same_again() -> None:
    match = Match("giants", {}, ("greedy",) * 3, 4)
    one, two = arena.play(match), arena.play(match)
    assert one.decisions == two.decisions
    assert one.outcome.data() == two.outcome.data()


def test_the_seed_matters_to_the_bids() -> None:
    state = vaka.load("giants").new(4, 1)
    other = state.clone()
    other.cells[CHANCE] += 1
    first = [GreedyBot(seed).choose(Observation(state, 0)) for seed in range(12)]
    assert first == [GreedyBot(seed).choose(Observation(other, 0)) for seed in range(12)]
    assert all(action.name == "bid" for action in first)
