"""Events: their names, their arguments, who may see them, in which order they come."""

from typing import Any

import pytest

from tests.games.playing import act
from tests.games.rapanui.policies import POLICIES, play
from tests.games.rapanui.positions import CROPS, position
from tests.games.telling import Teller, emitted, open_to_all
from vaka.core.state import State

QUIET = dict.fromkeys((1, 2, 3, 4), "priest, priest")
told = Teller()


def test_skip_and_buy() -> None:
    state = position(2, phase="buy", wood=[9, 0], areas={0: "2 grain"})
    assert told(act(state.clone(), "skip")) == [open_to_all("skip", seat=0)]
    assert told(act(state, "buy(crop=grain)")) == [
        open_to_all("buy", seat=0, crop="grain", price=3)
    ]


def test_play() -> None:
    state = position(3, 2, wood=[0, 0, 5], hands={2: "3 fish"})
    assert told(act(state, "play(card=fish, count=3)")) == [
        open_to_all("play", seat=2, card="fish", count=3, cost=2)
    ]


def test_remove() -> None:
    state = position(2, 1, hands={1: "3 moai"})
    assert told(act(state, "remove(card=moai)")) == [open_to_all("remove", seat=1, card="moai")]


def test_sacrifice_round() -> None:
    state = position(4, wood=[7, 0, 0, 0], hands={0: "moai, 2 fish"}, offerings={2: ""})
    assert told(act(state, "play(card=moai, count=1)")) == [
        open_to_all("play", seat=0, card="moai", count=1, cost=7),
        open_to_all("nothing-to-place", seat=2),
    ]
    assert told(act(state, "sacrifice(crop=grain)")) == [
        open_to_all("sacrifice", seat=1, crop="grain")
    ]
    act(state, "sacrifice(crop=fish)")
    assert told(act(state, "hide(crop=sweet-potato)")) == [
        open_to_all("hide", seat=0),
        ("hide-own", {"seat": 0, "crop": "sweet-potato"}, (0,)),
    ]
    assert told(act(state, "add(crop=fish)")) == [open_to_all("add", seat=0, crop="fish")]


def test_draw_new_column_and_scoring() -> None:
    state = position(
        2, phase="draw", hands={0: "grain"}, columns={**QUIET, 3: "moai"},
        deck="fish, grain, sweet-potato, moai",
    )  # fmt: skip
    assert told(act(state, "draw(column=3)")) == [
        open_to_all("draw", seat=0, card="moai", column=3),
        open_to_all(
            "new-column", column=3, count=4, cards=["fish", "grain", "sweet-potato", "moai"]
        ),
    ]
    assert told(act(state, "draw(column=2)")) == [
        open_to_all("draw", seat=0, card="priest", column=2),
        open_to_all("scoring", card="priest"),
    ]


def valuing(card: str, **rest: Any) -> State:
    return position(
        3, 2, "draw", hands={2: "2 grain"}, columns={1: f"{card}, sweet-potato"}, **rest
    )


def test_gain_wood() -> None:
    state = valuing("woodcutter", areas={1: "", 2: "2 woodcutter"})
    _, scoring, *gains = told(act(state, "draw(column=1)"))
    assert scoring == open_to_all("scoring", card="woodcutter")
    assert sorted(gains, key=str) == [  # all at once, in any order
        open_to_all("gain-wood", seat=0, amount=1),
        open_to_all("gain-wood", seat=2, amount=3),
    ]


def test_gain_points() -> None:
    state = valuing("priest", areas={1: "priest"})
    assert told(act(state, "draw(column=1)"))[2:] == [open_to_all("gain-points", seat=1, amount=1)]


def test_gains_of_moai() -> None:
    state = valuing("moai", areas={0: "moai", 1: "2 moai"})
    assert told(act(state, "draw(column=1)"))[1:] == [open_to_all("scoring", card="moai")]
    assert told(act(state, "collect(gain=points)")) == [
        open_to_all("gain-points", seat=0, amount=1)
    ]
    assert told(act(state, "collect(gain=wood)")) == [open_to_all("gain-wood", seat=1, amount=3)]


def test_gain_offering() -> None:
    state = valuing("fish", areas={0: "2 fish", 2: "fish"}, piles={"fish": 2})
    assert told(act(state, "draw(column=1)"))[2:] == [
        open_to_all("gain-offering", seat=2, crop="fish", count=1),
        open_to_all("gain-offering", seat=0, crop="fish", count=1),
    ]
    assert told(act(state, "take(crop=grain)")) == [
        open_to_all("gain-offering", seat=0, crop="grain", count=1)
    ]


def test_no_offering() -> None:
    state = valuing("fish", areas={0: "2 fish", 2: "fish"}, piles=dict.fromkeys(CROPS, 0))
    assert told(act(state, "draw(column=1)"))[2:] == [
        open_to_all("no-offering", seat=2),
        open_to_all("no-offering", seat=0),
    ]


def test_the_end() -> None:
    state = position(
        2, phase="draw", hands={0: "2 fish"}, hidden=[(1, "grain"), (0, "fish")],
        stone="grain, sweet-potato", columns={4: "moai"}, deck="priest, fish", last_cards=True,
    )  # fmt: skip
    assert told(act(state, "draw(column=4)")) == [
        open_to_all("draw", seat=0, card="moai", column=4),
        open_to_all("new-column", column=4, count=2, cards=["priest", "fish"]),
        open_to_all("deck-empty"),
        open_to_all("reveal", seat=1, crop="grain"),
        open_to_all("reveal", seat=0, crop="fish"),
        open_to_all("value", crop="fish", value=2),
        open_to_all("value", crop="mulberry", value=1),
        open_to_all("value", crop="sweet-potato", value=2),
        open_to_all("value", crop="grain", value=3),
    ]


def test_every_event_is_tested_here() -> None:
    for test in (
        test_skip_and_buy,
        test_play,
        test_remove,
        test_sacrifice_round,
        test_draw_new_column_and_scoring,
        test_gain_wood,
        test_gain_points,
        test_gain_offering,
        test_no_offering,
        test_the_end,
    ):
        test()
    assert emitted("rapanui") == told.heard


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_one_event_is_not_for_all(players: int) -> None:
    known = emitted("rapanui")
    for policy in POLICIES.values():
        for state in play(players, 8, policy, 8).states(listen=True):
            for event in state.listen().take():
                assert event.name in known
                assert (event.audience is None) == (event.name != "hide-own")
