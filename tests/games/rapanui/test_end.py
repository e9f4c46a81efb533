"""The end of the game and the score [N23-N26]."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.playing import act, asked, legal, names
from tests.games.rapanui.policies import POLICIES, play
from tests.games.rapanui.positions import CROPS, points, position, wood
from vaka.core.errors import GameNotOver, GameOver
from vaka.core.state import State


def finished(players: int = 2, **rest: Any) -> State:
    """A position one draw before the end, and that draw."""
    state = position(
        players,
        players - 1,
        "draw",
        hands={players - 1: "2 sweet-potato"},
        columns={1: "woodcutter"},
        deck="2 woodcutter",
        last_cards=True,
        **rest,
    )
    act(state, "draw(column=1)")
    assert state.decision() is None
    return state


def test_n23_at_once_in_the_middle_of_a_draw_and_without_scoring() -> None:
    state = position(
        3,
        phase="draw",
        hands={0: ""},
        areas={0: "3 woodcutter", 1: "3 priest"},
        columns={2: "moai"},
        deck="priest, woodcutter",
        last_cards=True,
        points=[1, 2, 3],
    )
    assert asked(state) == ("draw", 0)
    events = act(state, "draw(column=2)")
    assert state.decision() is None
    assert state.outcome().reason == "deck-empty"
    view = state.view(None)
    assert view["columns"][1] == ["priest", "woodcutter"]
    assert view["deck"] == 0
    assert view["seats"][0]["hand_count"] == 1  # two more were to be drawn
    assert wood(state) == [0, 0, 0]
    assert points(state) == [1, 2, 3]
    assert "scoring" not in names(events)
    assert names(events)[:3] == ["draw", "new-column", "deck-empty"]


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_n23_whatever_is_left_for_the_last_column(left: int) -> None:
    state = position(
        2, phase="draw", hands={0: "2 fish"}, columns={1: "moai"}, deck=f"{left} priest",
        last_cards=True,
    )  # fmt: skip
    act(state, "draw(column=1)")
    assert state.decision() is None
    assert state.view(None)["columns"][0] == ["priest"] * left


def test_n23_not_while_a_card_is_left() -> None:
    state = position(
        2, phase="draw", hands={0: "2 fish"}, columns={1: "moai", 2: "fish, priest"},
        deck="5 priest", last_cards=True,
    )  # fmt: skip
    events = act(state, "draw(column=1)")
    assert "scoring" in names(events)
    assert state.view(None)["deck"] == 1
    assert state.decision() is not None
    with pytest.raises(GameNotOver):
        state.outcome()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
def test_n23_the_ninth_new_column_with_two_cards(policy: str, players: int) -> None:
    record = play(players, 3, POLICIES[policy])
    dealt = []
    for state in record.states(listen=True):
        happened = state.listen().take()
        dealt += [event.args["count"] for event in happened if event.name == "new-column"]
        if state.decision() is None:
            assert "scoring" not in names(happened)
    assert dealt == [4] * 8 + [2]
    assert state.decision() is None


def test_n23_nobody_can_act_any_more() -> None:
    state = finished()
    assert legal(state) == []
    before = state.digest()
    for seat in (0, 1):
        assert state.legal_actions(seat) == []
        with pytest.raises(GameOver):
            state.apply(seat, state.catalog.parse("skip"))
    assert state.digest() == before


# Counts on the stone (fish, mulberry, sweet-potato, grain), and what the crops are worth.
WORTH = [
    ((4, 3, 2, 1), (3, 2, 1, 0)),  # all different
    ((3, 2, 1, 0), (3, 2, 1, 0)),  # a crop that nobody laid is a count too
    ((2, 2, 1, 0), (3, 3, 2, 1)),  # two equal, at the top,
    ((3, 2, 2, 1), (3, 2, 2, 1)),  # in the middle,
    ((3, 2, 1, 1), (3, 2, 1, 1)),  # at the bottom
    ((3, 2, 0, 0), (3, 2, 1, 1)),
    ((2, 2, 2, 1), (3, 3, 3, 2)),  # three equal
    ((5, 1, 1, 1), (3, 2, 2, 2)),
    ((5, 0, 0, 0), (3, 2, 2, 2)),
    ((2, 2, 1, 1), (3, 3, 2, 2)),  # two pairs
    ((1, 1, 0, 0), (3, 3, 2, 2)),
    ((4, 4, 4, 4), (3, 3, 3, 3)),  # all equal
    ((1, 1, 1, 1), (3, 3, 3, 3)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),  # an empty stone
]


@pytest.mark.parametrize(("counts", "worth"), WORTH)
def test_n24_worth_by_dense_rank(counts: tuple[int, ...], worth: tuple[int, ...]) -> None:
    for order in {tuple(order) for order in permutations(range(4))}:
        stone = [counts[place] for place in order]
        text = ", ".join(f"{n} {crop}" for n, crop in zip(stone, CROPS, strict=True) if n)
        state = finished(stone=text, offerings={0: ", ".join(CROPS), 1: ""})
        shown = state.view(0)["values"]
        assert [shown[crop] for crop in CROPS] == [worth[place] for place in order]
        assert state.outcome().parts[0]["offerings"] == sum(worth)


def test_n24_hidden_ones_count() -> None:
    hidden = [(0, "grain"), (1, "grain"), (0, "fish")]
    state = finished(stone="fish, sweet-potato", hidden=hidden)
    assert state.view(None)["values"] == {"fish": 3, "mulberry": 1, "sweet-potato": 2, "grain": 3}


def test_n24_hidden_ones_alone_are_no_empty_stone() -> None:
    state = finished(hidden=[(1, "mulberry")])
    assert state.view(None)["values"] == {"fish": 2, "mulberry": 3, "sweet-potato": 2, "grain": 2}


def test_n24_nobody_knows_the_values_before_the_end() -> None:
    assert position(2, stone="fish").view(0)["values"] is None


def test_n25_score() -> None:
    """Grain is worth 3, fish 2, mulberry 1, sweet-potato nothing."""
    state = finished(
        3,
        stone="3 grain, 2 fish, mulberry",
        points=[7, 0, 1],
        wood=[14, 4, 5],
        areas={0: "2 moai, 3 priest", 1: "woodcutter", 2: "moai"},
        offerings={0: "2 grain, fish, 3 sweet-potato", 1: "4 mulberry", 2: ""},
    )
    outcome = state.outcome()
    assert outcome.parts == (
        {"points": 7, "moai": 8, "wood": 2, "offerings": 8},
        {"points": 0, "moai": 0, "wood": 0, "offerings": 4},
        {"points": 1, "moai": 4, "wood": 1, "offerings": 0},
    )
    assert outcome.scores == (25, 4, 6)
    assert outcome.ranking == (1, 3, 2)


@pytest.mark.parametrize(("own", "worth"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (27, 5)])
def test_n25_a_point_for_every_full_five_wood(own: int, worth: int) -> None:
    assert finished(wood=[own, 0]).outcome().parts[0]["wood"] == worth


def test_n25_moai_in_hand_are_worth_nothing() -> None:
    state = position(
        2, 1, "draw", hands={0: "3 moai", 1: "2 fish"}, columns={1: "priest"}, deck="priest",
        last_cards=True,
    )  # fmt: skip
    act(state, "draw(column=1)")
    assert state.outcome().scores == (0, 0)


def standing(players: int, *seats: tuple[int, int, int]) -> State:
    """A finished game in which the seats have so many points, moai and wood, and nothing else."""
    return finished(
        players,
        points=[seat[0] for seat in seats],
        areas={seat: f"{own[1]} moai" if own[1] else "" for seat, own in enumerate(seats)},
        wood=[seat[2] for seat in seats],
        offerings=dict.fromkeys(range(players), ""),
    )


# Points, moai and wood of each seat; their places.
TIES = [
    # by points alone
    ([(9, 0, 0), (8, 0, 0)], (1, 2)),
    ([(5, 0, 0), (7, 0, 0), (6, 0, 0)], (3, 1, 2)),
    ([(1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 0, 0)], (4, 3, 2, 1)),
    # the score comes before moai and wood
    ([(9, 0, 0), (4, 1, 0)], (1, 2)),
    ([(3, 0, 4), (4, 0, 0)], (2, 1)),
    # equal scores: more moai
    ([(8, 0, 0), (4, 1, 0)], (2, 1)),
    ([(8, 0, 4), (4, 1, 0), (0, 2, 0)], (3, 2, 1)),
    ([(0, 2, 0), (4, 1, 0), (8, 0, 0), (7, 0, 5)], (1, 2, 4, 3)),
    # equal moai too: more wood left (full fives are points already)
    ([(8, 0, 1), (8, 0, 2)], (2, 1)),
    ([(4, 1, 3), (4, 1, 4), (3, 1, 5)], (3, 2, 1)),
    ([(1, 0, 1), (1, 0, 2), (1, 0, 3), (1, 0, 4)], (4, 3, 2, 1)),
    # equal in all: the victory is shared
    ([(8, 0, 2), (8, 0, 2)], (1, 1)),
    ([(0, 0, 0), (0, 0, 0)], (1, 1)),
    ([(4, 1, 3), (2, 0, 0), (4, 1, 3)], (1, 3, 1)),
    ([(5, 0, 0), (5, 0, 0), (5, 0, 0)], (1, 1, 1)),
    ([(5, 0, 0), (7, 0, 1), (7, 0, 1), (5, 0, 0)], (3, 1, 1, 3)),
    ([(5, 0, 0), (7, 0, 1), (7, 0, 1), (7, 0, 1)], (4, 1, 1, 1)),
    ([(0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1, 2)], (1, 1, 1, 1)),
    ([(4, 0, 2), (0, 1, 2), (0, 1, 2), (3, 0, 7)], (4, 1, 1, 3)),
]


@pytest.mark.parametrize(("seats", "ranking"), TIES)
def test_n26_ties(seats: list[tuple[int, int, int]], ranking: tuple[int, ...]) -> None:
    players = len(seats)
    outcome = standing(players, *seats).outcome()
    assert outcome.scores == tuple(p + 4 * m + w // 5 for p, m, w in seats)
    assert outcome.ranking == ranking
    assert outcome.winners == tuple(seat for seat in range(players) if ranking[seat] == 1)


def test_n26_only_moai_in_the_area_count() -> None:
    state = position(
        2, 1, "draw", hands={0: "3 moai", 1: "2 fish"}, areas={0: "", 1: "moai"},
        offerings={0: "", 1: ""}, points=[4, 0], columns={1: "priest"}, deck="priest",
        last_cards=True,
    )  # fmt: skip
    act(state, "draw(column=1)")
    assert state.outcome().scores == (4, 4)
    assert state.outcome().winners == (1,)
