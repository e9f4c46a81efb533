"""Numbers for learners, of all titles: in their bounds, nothing secret, and all that matters."""

import json
import pickle
from collections.abc import Mapping
from random import Random

import pytest

import vaka
from tests.conformance.shells import Shells
from tests.games.giants.positions import TINY
from tests.modes import PURE
from vaka.core.errors import NoFeatures, UnknownSeat, WrongFeature
from vaka.core.features import Feature
from vaka.core.state import State

OWN_DECK = """
[rituals.one]
name = "One"
cost = 2
type = "personal"
copies = 20
effect = ["choose one: gain 1 tattoo / gain 2 pearls"]

[rituals.more]
name = "More"
cost = 3
type = "permanent"
copies = 20
effect = ["at market: gain 1 mana"]

[rituals.two]
name = "Two"
cost = 9
deck = "forbidden"
type = "interactive"
copies = 12
effect = ["one opponent: lose 1 goods"]
"""
# More than a byte tells apart: cards of a deck, offerings of a pile.
MANY_RITUALS = "".join(
    [
        f"""
[rituals.r{number}]
name = "Ritual {number}"
cost = 2
deck = "{"forbidden" if number == 20 else "normal"}"
type = "personal"
copies = 20
effect = ["gain 1 mana"]
"""
        for number in range(21)
    ]
)
MANY_OFFERINGS = """
[offerings]
fish = 900
mulberry = 900
sweet-potato = 900
grain = 900
"""
TITLES = ("giants", "raiatea", "rapanui")
PLAYED: tuple[
    tuple[str, int, dict[str, object], int], ...
] = (  # games enough to meet most questions
    ("rapanui", 2, {}, 6),
    ("rapanui", 4, {}, 6),
    ("giants", 3, {"screens": "as_printed"}, 1),
    ("giants", 5, {}, 1),
    ("giants", 4, {"island": TINY, "two_workers": True, "acting_figures_carry": True}, 1),
    ("raiatea", 3, {"suspense": True, "tane": True, "edition": "it"}, 2),
    ("raiatea", 5, {"oracle": True, "mana_shortage": True}, 2),
    ("raiatea", 4, {"deck": OWN_DECK}, 2),
)


def numbers(state: State, seat: int) -> dict[str, int]:
    names = [feature.name for feature in state.described()]
    return dict(zip(names, state.features(seat), strict=True))


@pytest.mark.parametrize(("title", "players", "options", "games"), PLAYED)
def test_numbers_keep_their_bounds_and_tell_what_a_seat_sees_and_no_more(
    title: str, players: int, options: Mapping[str, object], games: int
) -> None:
    dice = Random(1)
    game = vaka.load(title)
    described = game.features(players, options)
    views: dict[tuple[int, ...], set[str]] = {}
    for seed in range(1 if PURE else games):
        state = game.new(players, seed, options)
        while (decision := state.decision()) is not None:
            for seat in {decision.seats[0], dice.randrange(3 * players)} & set(range(players)):
                told = state.features(seat)
                for number, feature in zip(told, described, strict=True):
                    assert feature.least <= number <= feature.most, feature
                # What the seat cannot know makes no difference ...
                assert state.redeal(seat, dice.randrange(2**30)).features(seat) == told
                views.setdefault(tuple(told), set()).add(json.dumps(state.view(seat)))
            seat = dice.choice(decision.seats)
            state.apply(seat, dice.choice(state.legal_actions(seat)))
    # ... and what it can see does.
    found = sum(len(seen) for seen in views.values())
    assert found > 80
    assert len(views) >= 0.98 * found


@pytest.mark.parametrize(
    ("title", "options", "capped"),
    [
        ("raiatea", {"deck": MANY_RITUALS}, {"deck.normal"}),
        (
            "rapanui",
            {"box": MANY_OFFERINGS},
            {f"pile.{crop}" for crop in ("fish", "mulberry", "sweet-potato", "grain")},
        ),
    ],
)
def test_what_is_more_than_a_byte_is_told_as_the_most_of_one(
    title: str, options: dict[str, object], capped: set[str]
) -> None:
    told = numbers(vaka.load(title).new(3, 1, options), 0)
    assert {name for name in told if told[name] == 255} >= capped


@pytest.mark.parametrize(("least", "most"), [(-1, 3), (0, 256), (4, 3)])
def test_a_feature_that_no_byte_holds_is_refused(least: int, most: int) -> None:
    with pytest.raises(WrongFeature, match=f"own.debt goes from {least} to {most}"):
        Feature("own.debt", least, most)


def test_own_seat_comes_first_and_the_others_follow() -> None:
    state = vaka.load("rapanui").new(4, 7)
    wood = [seat["wood"] for seat in state.view(None)["seats"]]
    assert len(set(wood)) == 4
    for seat in range(4):
        told = numbers(state, seat)
        told_wood = [told[f"{name}.wood"] for name in ("own", "next", "next2", "next3")]
        assert told_wood == [wood[(seat + after) % 4] for after in range(4)]
        active = ("own", "next", "next2", "next3")[(state.view(None)["active"] - seat) % 4]
        assert told[f"asked.{active}"] == told[f"active.{active}"] == 1
        assert sum(told[f"asked.{name}"] for name in ("own", "next", "next2", "next3")) == 1


def test_the_front_card_of_a_column_is_its_first() -> None:
    state = vaka.load("rapanui").new(3, 2)
    told = numbers(state, 0)
    for column, cards in enumerate(state.view(None)["columns"], 1):
        for place, card in enumerate(reversed(cards), 1):
            assert told[f"column{column}.card{place}.{card}"] == 1


def test_a_sealed_answer_is_in_the_numbers_of_its_seat_alone() -> None:
    state = vaka.load("giants").new(3, 1)
    bid = state.catalog.find("bid", markers=0, workers=1, sorcerer=1, chief=0)
    before = [numbers(state, seat) for seat in range(3)]
    state.apply(1, bid)
    after = [numbers(state, seat) for seat in range(3)]
    changed = [
        {name for name in after[seat] if after[seat][name] != before[seat][name]}
        for seat in range(3)
    ]
    assert changed[0] == {"asked.next", "answered.next"}
    assert changed[2] == {"asked.next2", "answered.next2"}
    own = {"own.sealed.workers", "own.sealed.sorcerer"}
    assert changed[1] == {"asked.own", "answered.own"} | own


def test_progress_in_a_sealed_answer_of_several_steps() -> None:
    state = vaka.load("raiatea").new(3, 1)
    decision = state.decision()
    assert decision is not None
    assert decision.kind == "begin"
    kept = state.legal_actions(0)[0]
    state.apply(0, kept)
    told = numbers(state, 0)
    assert told[f"own.sealed.{kept.args[0][1]}"] == 1
    assert told["asked.own"] == 1
    assert not any(numbers(state, 1)[name] for name in told if name.startswith("own.sealed"))


def test_an_island_or_a_deck_of_ones_own_has_numbers_of_its_own() -> None:
    hexes = {feature.name for feature in vaka.load("giants").features(3, {"island": TINY})}
    assert len(hexes) < len(vaka.load("giants").features(3))
    rituals = {feature.name for feature in vaka.load("raiatea").features(3, {"deck": OWN_DECK})}
    assert {"own.hand.one", "unseen.two"} <= rituals


@pytest.mark.parametrize("title", TITLES)
def test_the_numbers_are_named_once_and_travel(title: str) -> None:
    game = vaka.load(title)
    described = game.features(4)
    assert described == game.new(4, 9).described()
    assert pickle.loads(pickle.dumps(described)) == described
    assert all(isinstance(feature, Feature) for feature in described)


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(UnknownSeat):
        vaka.load("rapanui").new(2, 1).features(2)


def test_a_title_without_features_says_so() -> None:
    with pytest.raises(NoFeatures, match="feature_list"):
        Shells().features(2)
    with pytest.raises(NoFeatures):
        Shells().new(2, 1).features(0)
