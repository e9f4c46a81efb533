"""The sacrifice round [N15-N17]."""

from typing import Any

import pytest

from tests.games.playing import act, args_of, asked, legal, names
from tests.games.rapanui.positions import CROPS, offerings, position
from vaka.core.state import State

PLAY = "play(card=moai, count=1)"


def about_to_build(players: int, active: int = 0, **rest: Any) -> State:
    wood = [7] * players
    return position(players, active, wood=wood, hands={active: "moai, 2 priest"}, **rest)


def round_of(state: State) -> list[tuple[str, int]]:
    """Who is asked for what until the draw, each taking the first action he can."""
    found = []
    while (now := asked(state)) is not None and now[0] != "draw":
        found.append(now)
        act(state, legal(state)[0])
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_n15_from_the_left_the_active_player_last_and_one_more(players: int) -> None:
    for active in range(players):
        state = about_to_build(players, active)
        act(state, PLAY)
        others = [(active + turn) % players for turn in range(1, players)]
        assert round_of(state) == [
            *(("sacrifice", seat) for seat in others),
            ("hide", active),
            ("add", active),
        ]
        assert asked(state) == ("draw", active)  # before the draw
        view = state.view(None)
        assert sum(view["stone"]["open"].values()) == players  # the others' and one more
        assert [card["seat"] for card in view["stone"]["hidden"]] == [active]
        assert all(seat["offering_count"] == 3 for seat in view["seats"])


def test_n15_one_lays_only_what_one_owns() -> None:
    owned = {0: "2 sweet-potato", 1: "fish, 3 grain", 2: "mulberry"}
    state = about_to_build(3, offerings=owned)
    act(state, PLAY)
    assert legal(state) == ["sacrifice(crop=fish)", "sacrifice(crop=grain)"]
    act(state, "sacrifice(crop=grain)")
    assert offerings(state, 1) == {"fish": 1, "grain": 2}
    assert legal(state) == ["sacrifice(crop=mulberry)"]
    act(state, "sacrifice(crop=mulberry)")
    assert offerings(state, 2) == {}
    assert legal(state) == ["hide(crop=sweet-potato)"]
    act(state, "hide(crop=sweet-potato)")
    assert offerings(state, 0) == {"sweet-potato": 1}
    assert state.view(None)["stone"]["open"] == {
        "fish": 0,
        "mulberry": 1,
        "sweet-potato": 0,
        "grain": 1,
    }


def test_n15_one_more_comes_from_a_pile_to_the_stone() -> None:
    state = about_to_build(2, piles={"sweet-potato": 0, "grain": 1})
    act(state, PLAY, "sacrifice(crop=fish)", "hide(crop=fish)")
    assert asked(state) == ("add", 0)
    assert legal(state) == ["add(crop=fish)", "add(crop=mulberry)", "add(crop=grain)"]
    before = state.view(None)["stone"]["open"]["grain"]
    owned = offerings(state, 0)
    act(state, "add(crop=grain)")
    view = state.view(None)
    assert view["piles"]["grain"] == 0
    assert view["stone"]["open"]["grain"] == before + 1
    assert offerings(state, 0) == owned


@pytest.mark.parametrize("players", [2, 3, 4])
def test_n16_nobody_else_sees_what_was_laid_face_down(players: int) -> None:
    others = [None, *range(1, players)]
    shown = []
    for crop in CROPS:
        state = about_to_build(players)
        act(state, PLAY, *["sacrifice(crop=fish)"] * (players - 1))
        events = act(state, f"hide(crop={crop})")
        act(state, "add(crop=grain)")
        own = state.view(0)
        assert own["stone"]["hidden"] == [{"seat": 0, "crop": crop}]
        shown.append(
            [(state.view(seat), [e.data() for e in events if e.seen_by(seat)]) for seat in others]
        )
        for view, _ in shown[-1]:
            assert view["stone"]["hidden"] == [{"seat": 0, "crop": None}]
            assert view["seats"][0]["offerings"] is None
        assert [e.data() for e in events if e.seen_by(0)] == [
            {"name": "hide", "args": {"seat": 0}},
            {"name": "hide-own", "args": {"seat": 0, "crop": crop}},
        ]
    assert all(each == shown[0] for each in shown)  # four crops, not one difference


def test_n16_hidden_until_the_end_and_open_then() -> None:
    """It stays face down through other players' turns, and is turned up with the last column."""
    state = position(
        2,
        1,
        "draw",
        hands={1: "2 fish"},
        hidden=[(0, "sweet-potato"), (1, "grain")],
        columns={1: "fish"},
        deck="moai",
        last_cards=True,
    )
    assert state.view(1)["stone"]["hidden"] == [
        {"seat": 0, "crop": None},
        {"seat": 1, "crop": "grain"},
    ]
    act(state, "draw(column=1)")
    for seat in (None, 0, 1):
        assert state.view(seat)["stone"]["hidden"] == [
            {"seat": 0, "crop": "sweet-potato"},
            {"seat": 1, "crop": "grain"},
        ]


def test_n17_who_has_no_offering_lays_none() -> None:
    state = about_to_build(4, offerings={2: "", 3: "2 grain"})
    events = act(state, PLAY)
    assert args_of(events, "nothing-to-place") == [{"seat": 2}]
    assert round_of(state) == [("sacrifice", 1), ("sacrifice", 3), ("hide", 0), ("add", 0)]


def test_n17_passed_over_in_turn_order() -> None:
    """From the active player's left, himself last."""
    events = act(about_to_build(4, 2, offerings={0: "", 2: "", 3: ""}), PLAY)
    assert [args["seat"] for args in args_of(events, "nothing-to-place")] == [3, 0, 2]


def test_n17_the_active_player_too() -> None:
    state = about_to_build(3, offerings={0: ""})
    act(state, PLAY)
    assert round_of(state) == [("sacrifice", 1), ("sacrifice", 2), ("add", 0)]
    assert state.view(None)["stone"]["hidden"] == []


def test_n17_no_extra_card_when_all_piles_are_empty() -> None:
    state = about_to_build(2, piles=dict.fromkeys(CROPS, 0))
    act(state, PLAY)
    assert round_of(state) == [("sacrifice", 1), ("hide", 0)]


def test_n17_nothing_at_all() -> None:
    state = about_to_build(2, offerings={0: "", 1: ""}, piles=dict.fromkeys(CROPS, 0))
    events = act(state, PLAY)
    assert names(events).count("nothing-to-place") == 2
    assert asked(state) == ("draw", 0)


def test_n17_a_last_offering_can_be_laid() -> None:
    state = about_to_build(2, offerings={0: "fish", 1: "grain"})
    act(state, PLAY, "sacrifice(crop=grain)", "hide(crop=fish)", "add(crop=fish)")
    assert offerings(state, 0) == offerings(state, 1) == {}
