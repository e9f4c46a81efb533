"""What a seat sees."""

import json

import pytest

from tests.games.rapanui.policies import POLICIES, play
from tests.games.rapanui.positions import CROPS, GAME, KINDS, hidden_of, position
from vaka.core.state import State

HEAD = ("title", "rules_version", "players", "options", "seat", "decision", "outcome")
OWN = [
    *HEAD, "active", "first", "deck", "columns", "piles", "stone", "removed", "scored", "costs",
    "values", "seats", "memory",
]  # fmt: skip


def sample() -> State:
    return position(
        3,
        1,
        wood=[1, 2, 3],
        points=[4, 5, 6],
        hands={0: "2 fish, moai", 1: "grain, sweet-potato, priest", 2: "woodcutter, 2 moai"},
        areas={0: "woodcutter, 6 mulberry", 1: "woodcutter, priest, moai", 2: "3 woodcutter"},
        offerings={0: "2 fish", 1: "grain, sweet-potato", 2: "3 mulberry, fish"},
        hidden=[(1, "fish"), (0, "grain"), (1, "mulberry")],
        stone="2 fish, grain",
        columns={
            1: "fish, grain",
            2: "priest",
            3: "moai, woodcutter, sweet-potato",
            4: "4 sweet-potato",
        },
        removed=1,
    )


def full(names: tuple[str, ...], **counts: int) -> dict[str, int]:
    return {name: counts.get(name, 0) for name in names}


def test_a_view_in_full() -> None:
    view = sample().view(0)
    assert list(view) == OWN
    assert view["title"] == "rapanui"
    assert view["players"] == 3
    assert view["seat"] == 0
    assert view["decision"] == {
        "kind": "play",
        "seats": [1],
        "rules": ["N10", "N11"],
        "sealed": False,
    }
    assert view["outcome"] is None
    assert view["active"] == 1
    assert view["columns"] == [
        ["fish", "grain"],
        ["priest"],
        ["moai", "woodcutter", "sweet-potato"],
        ["sweet-potato"] * 4,
    ]
    assert view["piles"] == {"fish": 19, "mulberry": 21, "sweet-potato": 24, "grain": 22}
    assert view["stone"] == {
        "open": full(CROPS, fish=2, grain=1),
        "hidden": [
            {"seat": 1, "crop": None},
            {"seat": 0, "crop": "grain"},
            {"seat": 1, "crop": None},
        ],
    }
    assert view["removed"] == 1
    assert view["values"] is None
    assert view["scored"] is None
    assert view["costs"] == {"moai": 7, "gatherers": [0, 1, 2]}
    assert view["seats"] == [
        {
            "wood": 1,
            "points": 4,
            "village": full(KINDS, woodcutter=1, mulberry=6),
            "prices": {"fish": 5, "mulberry": 0, "sweet-potato": 5, "grain": 5},
            "moai_gain": 0,
            "hand_count": 3,
            "hand": full(KINDS, fish=2, moai=1),
            "offering_count": 2,
            "offerings": full(CROPS, fish=2),
        },
        {
            "wood": 2,
            "points": 5,
            "village": full(KINDS, woodcutter=1, priest=1, moai=1),
            "prices": dict.fromkeys(CROPS, 5),
            "moai_gain": 1,
            "hand_count": 3,
            "hand": None,
            "offering_count": 2,
            "offerings": None,
        },
        {
            "wood": 3,
            "points": 6,
            "village": full(KINDS, woodcutter=3),
            "prices": dict.fromkeys(CROPS, 5),
            "moai_gain": 0,
            "hand_count": 3,
            "hand": None,
            "offering_count": 4,
            "offerings": None,
        },
    ]
    assert view["memory"]["hands"] == [
        full(KINDS, fish=2, moai=1),
        full(KINDS, grain=1, **{"sweet-potato": 1}, priest=1),
        full(KINDS, woodcutter=1, moai=2),
    ]
    assert view["memory"]["offerings"] == [
        full(CROPS, fish=2, grain=1),
        full(CROPS, grain=1, **{"sweet-potato": 1}, fish=1, mulberry=1),
        full(CROPS, mulberry=3, fish=1),
    ]


def test_own_cards_and_no_others() -> None:
    state = sample()
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        for other, shown in enumerate(view["seats"]):
            assert (shown["hand"] is not None) == (other == seat)
            assert (shown["offerings"] is not None) == (other == seat)
        for card in view["stone"]["hidden"]:
            assert (card["crop"] is not None) == (card["seat"] == seat)


def test_n7_open_hands_show_what_could_be_remembered_and_nothing_laid_face_down() -> None:
    hidden, shown = (GAME.new(3, 5, options) for options in ({}, {"hands": "open"}))
    assert "hands" not in hidden.view(0)["options"]
    assert hidden.dump() == shown.dump()
    for viewer in (None, 0, 1, 2):
        view = shown.view(viewer)
        assert [seat["hand"] for seat in view["seats"]] == view["memory"]["hands"]
        for other, seat in enumerate(view["seats"]):
            assert (seat["offerings"] is not None) == (other == viewer)


def test_presets_hide_hands_as_printed_only() -> None:
    hands = {
        preset.name: GAME.new(2, 5, preset.options).view(0)["seats"][1]["hand"] is not None
        for preset in GAME.title.presets
    }
    assert hands == {"first_game": True, "as_printed": False, "open_information": True}


def test_apart_from_that_all_see_the_same() -> None:
    state = sample()
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        del view["seat"]
        for shown in view["seats"]:
            del shown["hand"], shown["offerings"]
        for card in view["stone"]["hidden"]:
            del card["crop"]
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_are_plain_data_and_tell_no_secret(players: int) -> None:
    """No key of a view holds the deck's cards, and what is hidden stays so through whole games."""
    for state in play(players, 4, POLICIES["builder"], 4).states():
        over = state.decision() is None
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert list(view) == OWN
            assert type(view["deck"]) is int
            for card, (layer, crop) in zip(view["stone"]["hidden"], hidden_of(state), strict=True):
                assert card == {"seat": layer, "crop": crop if over or layer == seat else None}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_everything_is_open(players: int) -> None:
    state = play(players, 4, POLICIES["builder"], 4).replay()
    views = [state.view(seat) for seat in (None, *range(players))]
    for view in views:
        assert view.pop("seat") in (None, *range(players))
        assert view["decision"] is None
        assert view["outcome"] == state.outcome().data()
        assert all(shown["hand"] and shown["offerings"] for shown in view["seats"])
    assert all(view == views[0] for view in views)


def test_a_view_can_be_changed_without_harm() -> None:
    state = sample()
    before = state.dump()
    view = state.view(0)
    view["columns"][0].clear()
    view["seats"][0]["hand"]["fish"] = 99
    view["memory"]["hands"][1]["fish"] = 99
    view["decision"]["seats"].clear()
    assert state.dump() == before
    assert state.view(0) == sample().view(0)
