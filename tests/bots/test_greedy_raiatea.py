"""The greedy player of Raiatea: sensible, honest, and always within the rules."""

from collections.abc import Iterator
from random import Random

import pytest

import vaka
from tests.bots.playing import played
from vaka import arena, bots
from vaka.arena import Match, Survey
from vaka.bots import Observation
from vaka.bots.greedy import GreedyBot
from vaka.bots.greedy.raiatea import RaiateaGuide, guide
from vaka.core.cells import blank
from vaka.core.chance import Chance, fold
from vaka.core.options import OptionValue
from vaka.core.vectors import vec
from vaka.games.raiatea.state import RaiateaState
from vaka.locale import LANGUAGES, Words

Options = dict[str, OptionValue]

VARIANTS: tuple[Options, ...] = (
    {"edition": "it"},
    {"edition": "de"},
    {"edition": "fr"},
    {"tane": True},
    {"oracle": True},
    {"mana_shortage": True},
    {"suspense": True},
)

# A deck of an owner: other rituals, other numbers.
OWN_DECK = """
[rituals.one]
name = "One"
cost = 2
type = "personal"
copies = 20
effect = ["gain 2 mana", "choose one: gain 1 tattoo / gain 2 pearls and gain 1 goods"]

[rituals.two]
name = "Two"
cost = 9
deck = "forbidden"
type = "interactive"
copies = 12
effect = ["one opponent: lose 1 assistant", "steal 2 mana", "perform any"]

[rituals.three]
name = "Three"
cost = 3
type = "permanent"
copies = 20
effect = ["at market: for each 2 priests: gain 1 pearl", "for each pair: points 1"]
"""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_end_with_points_for_all(players: int) -> None:
    state = None
    for state, _ in played("raiatea", players, 3):  # noqa: B007 - the last one counts
        pass
    assert state is not None
    assert min(state.outcome().scores) >= 5
    assert max(state.outcome().scores) >= 15


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_variant(options: Options) -> None:
    assert sum(1 for _ in played("raiatea", 3, 5, options)) > 80


def test_a_deck_of_ones_own() -> None:
    assert sum(1 for _ in played("raiatea", 4, 2, {"deck": OWN_DECK})) > 80


@pytest.mark.parametrize("seed", range(6))
def test_it_knows_what_to_do_at_any_table(seed: int) -> None:
    """Whoever has brought the game to where it is."""
    dice = Random(seed)
    options: Options = {"tane": True, "oracle": dice.random() < 0.5}
    if seed == 5:
        options["deck"] = OWN_DECK
    state = vaka.load("raiatea").new(3 + seed % 3, seed, options)
    greedy = GreedyBot(seed)
    kinds: set[str] = set()
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        actions = state.legal_actions(seat)
        if dice.random() < 0.4:
            assert greedy.choose(Observation(state, seat)) in actions
            kinds.add(decision.kind)
        state.apply(seat, dice.choice(actions))
    assert len(kinds) >= 12


def test_it_beats_random_players() -> None:
    asked = Survey("raiatea", ("greedy", "random", "random", "random"), 12, 1, {})
    assert arena.survey(asked).wins["greedy"].won >= 11


def test_the_same_seed_and_the_same_table_give_the_same_choice() -> None:
    """Also to a bot that is made anew for every choice, as `vaka play` does it."""
    for ply, (state, seat) in enumerate(played("raiatea", 4, 8)):
        if ply % 5 == 0:
            one, two = (bots.make("greedy", ply).choose(Observation(state, seat)) for _ in "ab")
            assert one is two
            longer = bots.make("greedy", ply)
            longer.choose(Observation(state, seat))
            assert longer.choose(Observation(state, seat)) is one


def test_it_never_looks_at_what_is_hidden() -> None:
    """Other rituals in the hands of others, other cards to come, other sealed bids: the same."""
    sealed = 0
    for ply, (state, seat) in enumerate(played("raiatea", 4, 9)):
        decision = state.decision()
        assert decision is not None
        if ply % 5 == 0 or decision.sealed:
            chosen = {
                bots.make("greedy", 1).choose(Observation(other, seat))
                for other in (state, *(state.redeal(seat, deal) for deal in range(3)))
            }
            assert len(chosen) == 1, decision
            sealed += decision.sealed and len(decision.seats) < 4
    assert sealed > 5


def test_what_it_thinks_of_changes_nothing() -> None:
    for ply, (state, seat) in enumerate(played("raiatea", 3, 2)):
        if ply % 10 == 0:
            before = state.digest()
            bots.make("greedy", 4).choose(Observation(state, seat))
            assert state.digest() == before


def test_a_match_is_the_same_again() -> None:
    match = Match("raiatea", {}, ("greedy",) * 3, 4)
    one, two = arena.play(match), arena.play(match)
    assert one.decisions == two.decisions
    assert one.outcome.data() == two.outcome.data()


def test_every_effect_of_our_deck_is_worth_something() -> None:
    """In the middle of a game, to whoever owns the ritual."""
    best: dict[str, float] = {}
    for ply, (state, seat) in enumerate(played("raiatea", 4, 6, {"tane": True})):
        assert isinstance(state, RaiateaState)
        if ply % 20 == 0:
            weigher = guide(state).weigher
            weigher.look(state, seat)
            for ritual in range(state.deck.rituals):
                name = state.deck.ritual_names[ritual]
                best[name] = max(best.get(name, 0.0), weigher.rituals.works(ritual))
    assert [name for name in best if best[name] < 0.1] == []
    assert max(best.values()) < 15


def test_a_location_that_was_chosen_is_not_visited_again_in_this_round() -> None:
    state = next(state for state, _ in played("raiatea", 3, 4) if state.view(None)["kahuna"] == 0)
    assert isinstance(state, RaiateaState)
    sight = guide(state).weigher.sight
    sight.look(state, 1)
    taken = [seat is not None for seat in state.view(None)["locations"].values()]
    assert any(taken)
    later = [sight.visits(location) for location in range(len(taken))]
    assert {later[place] for place in range(len(taken)) if taken[place]} == {min(later)}
    assert {later[place] for place in range(len(taken)) if not taken[place]} == {max(later)}
    assert min(later) < max(later)


def picked(
    seed: int, players: int, options: Options
) -> Iterator[tuple[RaiateaState, RaiateaGuide]]:
    """A playout: before every decision, and at the end."""
    state = vaka.load("raiatea").new(players, seed, options)
    assert isinstance(state, RaiateaState)
    judge = guide(state)
    judge.begin()
    chance = Chance(fold(seed))
    legal = blank(len(state.catalog.items))
    while (seat := state.next_seat()) >= 0:
        yield state, judge
        count = state.legal_into(seat, legal)
        index = judge.pick(state, seat, legal, count, chance)
        assert index in list(legal)[:count]
        state.apply_index(seat, index)
    yield state, judge


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_playout_is_played_well(players: int) -> None:
    options: Options = {"deck": OWN_DECK} if players == 3 else {"tane": True, "edition": "fr"}
    *_, (state, _) = picked(2, players, options)
    assert min(state.outcome().scores) >= 5


def test_playouts_of_one_chance_are_equal_and_of_another_differ() -> None:
    ends = [[state.digest() for state, _ in picked(seed, 3, {})][-1] for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_estimates_end_at_the_score() -> None:
    """They mean final scores at any time, become better, and time never goes back."""
    early = late = 0.0
    for seed in range(5):
        errors = estimate_errors(seed)
        half = len(errors) // 2
        early += sum(errors[:half]) / half
        late += sum(errors[half:]) / (len(errors) - half)
    assert late < 0.9 * early


def estimate_errors(seed: int) -> list[float]:
    """Return the largest error of each estimate in a game, and check what holds in every game."""
    finals = vec[float]([0.0] * 4)
    estimates: list[tuple[list[float], float]] = []
    hours: list[int] = []
    for state, judge in picked(seed, 4, {}):
        before = state.digest()
        judge.estimate(state, finals)
        estimates.append((list(finals), judge.doubt(state)))
        hours.append(judge.hour(state))
        assert state.digest() == before
    scores = [float(score) for score in state.outcome().scores]
    assert estimates[-1] == (scores, 0.0)
    assert hours == sorted(hours)
    assert len(set(hours)) > 20
    assert all(10 < total / 4 < 45 for total in (sum(parts) for parts, _ in estimates))
    assert estimates[0][1] > estimates[len(estimates) // 2][1] > 0
    return [max(abs(a - b) for a, b in zip(parts, scores, strict=True)) for parts, _ in estimates]


def test_reasons_can_be_told_in_all_languages() -> None:
    words = [Words(language) for language in LANGUAGES]
    keys: set[str] = set()
    for ply, (state, seat) in enumerate(played("raiatea", 4, 12, {"tane": True})):
        if ply % 2:
            continue
        judge = guide(state)
        before = state.digest()
        for action in state.legal_actions(seat):
            reasons = judge.reasons(state, seat, action.index)
            weights = [abs(reason.points) for reason in reasons]
            assert weights == sorted(weights, reverse=True)
            for reason in reasons:
                if reason.key not in keys:
                    keys.add(reason.key)
                    for speak in words:
                        assert speak(f"raiatea-why-{reason.key}", **reason.details)
        assert state.digest() == before
    assert len(keys) > 20
