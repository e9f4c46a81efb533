"""What is refused, with which rule and reason; a refusal changes nothing."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from tests.games.playing import act, legal
from tests.games.rapanui.policies import POLICIES, play
from tests.games.rapanui.positions import CROPS, position
from tests.games.rapanui.rulebook import RULEBOOK
from tests.games.refusing import Case, Why, check_all_refused, check_others_may_not, check_refused
from vaka.core.errors import GameOver, IllegalAction, UnknownAction
from vaka.core.state import State


def building(*actions: str) -> State:
    state = position(
        2,
        wood=[7, 0],
        hands={0: "moai, 2 fish"},
        offerings={0: "grain", 1: "fish, sweet-potato"},
        piles={"mulberry": 0},
    )
    act(state, "play(card=moai, count=1)", *actions)
    return state


def buying() -> State:
    return position(3, phase="buy", wood=[3, 0, 0], areas={0: "2 fish"}, piles={"grain": 0})


def playing() -> State:
    return position(2, wood=[1, 0], hands={0: "2 fish, moai"})


def taking() -> State:
    return position(
        2, phase="value", areas={0: "grain"}, columns={1: "moai, grain"}, piles={"grain": 0}
    )


def collecting() -> State:
    return position(2, phase="value", areas={0: "moai"}, columns={1: "fish, moai"})


def penniless() -> State:
    return position(2, hands={0: "3 moai"})


def rich() -> State:
    return position(2, wood=[7, 0], hands={0: "3 moai"})


def drawing() -> State:
    return position(2, phase="draw", hands={0: "2 fish"})


SACRIFICED = "sacrifice(crop=fish)"
HIDDEN = "hide(crop=grain)"

CASES: list[Case] = [
    # N9
    (buying, "buy(crop=grain)", ("N9", "empty-pile", {"crop": "grain"})),
    (buying, "buy(crop=sweet-potato)", ("N9", "price", {"price": 5, "wood": 3})),
    # N10
    (playing, "play(card=priest, count=1)", ("N10", "not-in-hand", {"card": "priest", "count": 1})),
    (playing, "play(card=fish, count=3)", ("N10", "not-in-hand", {"card": "fish", "count": 3})),
    (playing, "play(card=moai, count=1)", ("N10", "cost", {"cost": 7, "wood": 1})),
    (
        lambda: position(2, wood=[1, 0], hands={0: "3 fish"}),
        "play(card=fish, count=3)",
        ("N10", "cost", {"cost": 2, "wood": 1}),
    ),
    (
        lambda: position(2, hands={0: "2 fish, grain"}),
        "play(card=fish, count=2)",
        ("N10", "cost", {"cost": 1, "wood": 0}),
    ),
    # N11
    (playing, "remove(card=moai)", ("N11", "must-play", {})),
    (rich, "remove(card=moai)", ("N11", "must-play", {})),
    (penniless, "play(card=moai, count=1)", ("N10", "cost", {"cost": 7, "wood": 0})),
    # N15
    (building, "sacrifice(crop=grain)", ("N15", "no-offering", {"crop": "grain"})),
    (lambda: building(SACRIFICED), "hide(crop=fish)", ("N15", "no-offering", {"crop": "fish"})),
    (
        lambda: building(SACRIFICED, HIDDEN),
        "add(crop=mulberry)",
        ("N15", "empty-pile", {"crop": "mulberry"}),
    ),
    # N22
    (taking, "take(crop=grain)", ("N22", "empty-pile", {"crop": "grain"})),
    # Something else is asked
    (buying, "play(card=fish, count=1)", ("N9", "wrong-decision", {"decision": "buy"})),
    (playing, "buy(crop=fish)", ("N10", "wrong-decision", {"decision": "play"})),
    (penniless, "draw(column=1)", ("N10", "wrong-decision", {"decision": "play"})),
    (drawing, "play(card=fish, count=1)", ("N12", "wrong-decision", {"decision": "draw"})),
    (drawing, "remove(card=moai)", ("N12", "wrong-decision", {"decision": "draw"})),
    (building, "hide(crop=fish)", ("N15", "wrong-decision", {"decision": "sacrifice"})),
    (
        lambda: building(SACRIFICED),
        "sacrifice(crop=grain)",
        ("N15", "wrong-decision", {"decision": "hide"}),
    ),
    (
        lambda: building(SACRIFICED, HIDDEN),
        "take(crop=fish)",
        ("N15", "wrong-decision", {"decision": "add"}),
    ),
    (collecting, "take(crop=fish)", ("N21", "wrong-decision", {"decision": "collect"})),
    (taking, "collect(gain=wood)", ("N22", "wrong-decision", {"decision": "take"})),
]
REASONS = {why[1] for _, _, why in CASES}


@pytest.mark.parametrize(("make", "action", "why"), CASES)
def test_refused_with_rule_and_reason(make: Callable[[], State], action: str, why: Why) -> None:
    check_refused("rapanui", make(), action, why)


@pytest.mark.parametrize("make", [playing, drawing, penniless, collecting, taking, building])
def test_nothing_but_buying_can_be_skipped(make: Callable[[], State]) -> None:
    state = make()
    assert "skip" not in legal(state)
    with pytest.raises(IllegalAction) as caught:
        act(state, "skip")
    assert caught.value.reason == "wrong-decision"


def test_every_reason_is_tested() -> None:
    source = (files("vaka.games.rapanui") / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'Refusal\([^"]*(?:"N\d+", )?"([a-z-]+)"', source))
    assert reasons == REASONS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refusal_of_whole_games(players: int) -> None:
    """At every step, each action of the catalog that is not legal is refused with a reason."""
    for policy in ("builder", "farmer"):
        for state in play(players, 2, POLICIES[policy]).states():
            if state.decision() is not None:
                check_all_refused(state, REASONS, RULEBOOK.rules)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_who_is_asked_may_act(players: int) -> None:
    check_others_may_not(position(players, 1), 1)


def test_an_action_of_another_game_is_unknown() -> None:
    state = position(2)
    known = state.legal_actions(0)[0]
    strange = type(known)(known.index, "swim", ())
    with pytest.raises(UnknownAction):
        state.apply(0, strange)
    with pytest.raises(UnknownAction):
        state.catalog.parse("buy(crop=coconut)")


def test_after_the_end() -> None:
    state = play(2, 1, POLICIES["random"]).replay()
    before = state.digest()
    for crop in CROPS:
        with pytest.raises(GameOver):
            state.apply(0, state.catalog.parse(f"buy(crop={crop})"))
    assert state.digest() == before
