"""The examples of the rulebook [X1-X9]."""

from tests.games.playing import act, args_of, asked, legal, names
from tests.games.rapanui.positions import area, hand, offerings, points, position, wood


def test_x1_prices() -> None:
    state = position(4, phase="buy", wood=[7, 0, 0, 0], areas={0: "woodcutter, mulberry, 2 grain"})
    assert state.view(None)["seats"][0]["prices"] == {
        "fish": 5,
        "mulberry": 4,
        "sweet-potato": 5,
        "grain": 3,
    }
    for crop, left in (("mulberry", 3), ("grain", 4), ("fish", 2), ("sweet-potato", 2)):
        after = state.clone()
        act(after, f"buy(crop={crop})")
        assert wood(after)[0] == left


def test_x2_two_fish_gatherers() -> None:
    for lying in ("woodcutter", "woodcutter, 3 fish"):
        state = position(4, wood=[4, 0, 0, 0], hands={0: "2 fish, priest"}, areas={0: lying})
        before = area(state, 0).get("fish", 0)
        act(state, "play(card=fish, count=2)")
        assert wood(state)[0] == 3
        assert area(state, 0)["fish"] == before + 2


def test_x3_sacrifice_round() -> None:
    state = position(4, 3, wood=[0, 0, 0, 7], hands={3: "moai, 2 priest"})
    act(state, "play(card=moai, count=1)")
    assert asked(state) == ("sacrifice", 0)
    act(state, "sacrifice(crop=sweet-potato)")
    assert asked(state) == ("sacrifice", 1)
    act(state, "sacrifice(crop=grain)")
    assert asked(state) == ("sacrifice", 2)
    act(state, "sacrifice(crop=grain)")
    assert asked(state) == ("hide", 3)
    act(state, "hide(crop=fish)")
    assert asked(state) == ("add", 3)
    act(state, "add(crop=mulberry)")
    assert asked(state) == ("draw", 3)
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["stone"] == {
            "open": {"fish": 0, "mulberry": 1, "sweet-potato": 1, "grain": 2},
            "hidden": [{"seat": 3, "crop": None}],
        }
    assert state.view(None)["piles"] == {
        "fish": 21,
        "mulberry": 20,
        "sweet-potato": 21,
        "grain": 21,
    }
    assert offerings(state, 3) == {"mulberry": 1, "sweet-potato": 1, "grain": 1}


def test_x4_last_card_decides() -> None:
    # One card drawn: a grain gatherer, and a moai comes to light.
    state = position(
        4, hands={0: "woodcutter, 2 priest"}, columns={2: "fish, moai, grain"}, areas={1: "moai"}
    )
    events = act(state, "play(card=woodcutter, count=1)", "draw(column=2)")
    assert hand(state, 0) == {"priest": 2, "grain": 1}
    assert args_of(events, "scoring") == [{"card": "moai"}]
    assert asked(state) == ("collect", 1)

    # Two cards drawn: first a moai, then a priest, the last of his column.
    state = position(
        4,
        wood=[1, 0, 0, 0],
        hands={0: "2 fish, grain"},
        columns={1: "priest, sweet-potato, moai", 3: "priest"},
        deck="fish, moai, grain, woodcutter",
    )
    events = act(state, "play(card=fish, count=2)", "draw(column=1)", "draw(column=3)")
    assert names(events)[:5] == ["play", "draw", "draw", "new-column", "scoring"]
    assert state.view(None)["columns"][2] == ["fish", "moai", "grain", "woodcutter"]
    assert args_of(events, "scoring") == [{"card": "woodcutter"}]
    assert wood(state) == [1, 1, 1, 1]


def test_x5_woodcutters() -> None:
    state = position(4, phase="value", areas={0: "2 woodcutter"}, columns={1: "priest, woodcutter"})
    assert wood(state) == [3, 1, 1, 1]


def test_x6_priests() -> None:
    state = position(4, phase="value", areas={0: "woodcutter, priest"}, columns={1: "fish, priest"})
    assert points(state) == [1, 0, 0, 0]


def test_x7_moai() -> None:
    areas = {0: "2 moai", 1: "moai"}
    state = position(4, phase="value", areas=areas, columns={1: "fish, moai"})
    for first, second in (("wood", "wood"), ("wood", "points"), ("points", "wood")):
        after = state.clone()
        assert asked(after) == ("collect", 0)
        act(after, f"collect(gain={first})")
        assert asked(after) == ("collect", 1)
        act(after, f"collect(gain={second})")
        got = {"wood": wood(after), "points": points(after)}
        assert got[first][0] == 3
        assert got[second][1] == 1
        assert sum(got["wood"]) + sum(got["points"]) == 4
        assert asked(after) == ("play", 1)


def test_x8_grain_gatherers() -> None:
    areas = {0: "2 grain", 1: "2 grain"}
    state = position(4, phase="value", areas=areas, columns={1: "fish, grain"})
    assert [offerings(state, seat)["grain"] for seat in range(4)] == [2, 2, 1, 1]
    assert state.view(None)["piles"]["grain"] == 19
    assert legal(state)[0].startswith("play")


def test_x9_worth_of_offerings() -> None:
    state = position(
        2,
        phase="draw",
        hands={0: "2 fish"},
        stone="3 grain, 4 mulberry, 2 fish",
        hidden=[(0, "grain"), (1, "sweet-potato")],
        offerings={
            0: "2 grain, mulberry, 3 fish, sweet-potato",
            1: "mulberry, 5 fish, 2 sweet-potato",
        },
        columns={1: "priest"},
        deck="priest",
        last_cards=True,
    )
    act(state, "draw(column=1)")
    assert state.view(None)["values"] == {"fish": 2, "mulberry": 3, "sweet-potato": 1, "grain": 3}
    assert state.outcome().parts[0]["offerings"] == 16
    assert state.outcome().parts[1]["offerings"] == 15
    assert state.outcome().scores == (16, 15)
