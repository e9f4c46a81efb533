"""The round track and an action round [R7, R8]."""

from collections import Counter

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import GAME, at, go, pass_to, position, step_of

LOCATIONS = ("forest", "marae", "reef", "path", "border", "market")


@pytest.mark.parametrize(("players", "rounds"), [(3, [1, 2, 3]), (4, [1, 2, 2]), (5, [1, 2, 1])])
def test_r7_action_rounds_before_the_ceremonies(players: int, rounds: list[int]) -> None:
    state = GAME.new(players, 2)
    assert state.view(None)["rounds"] == rounds
    played: Counter[int] = Counter()
    ceremonies = []
    while asked(state) is not None:
        possible = legal(state)
        events = act(state, "done" if "done" in possible else possible[0])
        for told in args_of(events, "round"):
            played[int(str(told["ceremony"]))] += 1
        ceremonies += [told["number"] for told in args_of(events, "ceremony")]
    assert ceremonies == [1, 2, 3]
    assert sorted(played.values(), reverse=True) == sorted(rounds, reverse=True)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r8_each_chooses_a_location_that_nobody_took(players: int) -> None:
    state = position(players=players, first=1)
    taken: list[str] = []
    for turn in range(players):
        assert asked(state) == ("go", (1 + turn) % players)
        assert legal(state) == [f"go(location={name})" for name in LOCATIONS if name not in taken]
        taken.append(("path", "border", "reef", "market", "marae")[turn])
        go(state, taken[-1])
        if turn < players - 1:
            pass_to(state, "go")
            locations = state.view(None)["locations"]
            assert locations[taken[-1]] == (1 + turn) % players
            assert sum(each is not None for each in locations.values()) == turn + 1
    pass_to(state, "go", "priests", "buy", "prepare", "bid")
    assert state.view(None)["ceremony"] == 1
    assert set(state.view(None)["locations"].values()) == {None}


def test_r8_the_kahuna_is_first_then_clockwise() -> None:
    """Also where somebody else began the round."""
    seats = dict.fromkeys(range(4), "uru")
    state = position(seats, 4, first=1, chosen=1, taken="path")
    assert asked(state) == ("go", 2)
    go(state, "market", die=4)
    order = []
    while (now := asked(state)) is not None and now[0] == "market":
        assert state.view(None)["kahuna"] == 2
        assert state.view(None)["location"] == "market"
        order.append(now[1])
        act(state, "done")
    assert order == [2, 3, 0, 1]


def test_r8_nobody_must_do_anything() -> None:
    """But choose a location: everything that may be done can be left."""
    state = at("market", {0: "uru, 4 pearls", 1: "taro", 2: "tiare"})
    while (now := asked(state)) is not None and now[0] == "market":
        assert "done" in legal(state)
        act(state, "done")
    assert now is not None
    assert now[0] == "go"
    assert "done" not in legal(state)


def test_r8_the_end_of_a_round() -> None:
    """The first-player marker to the left, cards to their markets, new ones, and tiles back."""
    state = position(
        first=2, chosen=2, taken="marae path", ceremony=1, round_=1, row="uru uru gatherer hiro",
        prices={"uru": 4},
    )  # fmt: skip
    before = state.view(None)
    events = go(state, "border")
    after = state.view(None)
    assert [told["card"] for told in args_of(events, "leftover")] == [
        "uru", "uru", "gatherer", "hiro",
    ]  # fmt: skip
    assert after["first"] == 0
    assert asked(state) == ("go", 0)
    assert after["round"] == 2
    assert set(after["locations"].values()) == {None}
    assert after["goods_market"]["uru"] == before["goods_market"]["uru"] + 2
    assert step_of(state, "uru") == 2
    assert after["assistant_market"]["gatherer"] == before["assistant_market"]["gatherer"] + 1
    assert after["mask_market"]["hiro"] == before["mask_market"].get("hiro", 0) + 1
    assert len(after["forest_row"]) == 4
    assert after["forest_deck"] == before["forest_deck"] - 4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r8_the_first_player_marker_goes_round(players: int) -> None:
    state = position(players=players, first=3 % players, chosen=0)
    for name in ("path", "border", "reef", "marae", "market")[:players]:
        assert state.view(None)["first"] == 3 % players
        go(state, name)
        pass_to(state, "go", "priests", "buy", "prepare", "bid", "build")
    assert state.view(None)["first"] == (3 % players + 1) % players
