"""The end of a turn, the end of the game, scores and ties [G27-G32]."""

from typing import Any

import pytest

from tests.games.giants.positions import (
    GAME,
    TINY,
    ahu_of,
    bid,
    hex_of,
    number,
    object_of,
    place,
    points,
    position,
    seat_of,
    with_points,
)
from tests.games.playing import act, args_of, asked, legal, names
from vaka.core.state import State

NONE_LEFT = {"small": 0, "medium": 0, "large": 0}
SEVEN = ("a1-nw", "a2-nw", "a3-ne", "a3-nw", "b1-w", "b4-ne", "b5-ne")


# The end of a turn [G27, G28] --------------------------------------------------------------------


def test_g27_all_figures_and_markers_come_back() -> None:
    hand = "3 workers, sorcerer, chief, 3 markers"
    state = position("bid", dice=(1, 1, 2), hands=dict.fromkeys((0, 1, 2), hand))
    act(state, bid(1, 1, 1, 0), bid(), bid(2, 0, 0, 1), *["skip"] * 2)
    act(
        state,
        *place("chief", "b2"),
        *place("sorcerer", "b2"),
        *place("worker", "c2"),
        "half-tablet",
    )
    act(state, *place("worker", "e8"))
    while state.view(None)["turn"] == 2:
        act(state, "pass")
    for seat in range(3):
        mine = seat_of(state, seat)
        assert (mine["workers"], mine["sorcerer"], mine["chief"]) == (3, "hand", "hand")
        assert (mine["markers"], mine["laid"]) == (3, 0)
    assert all(not any(each["workers"]) for each in state.view(None)["hexes"])


def test_g27_logs_on_the_board_leave_the_game_and_unplaced_ones_are_kept() -> None:
    state = position(
        hands={0: "2 workers, 5 logs"}, board={"b2": "1 worker, 2 logs"}, cut=("d4", "c4")
    )
    assert state.view(None)["logs_gone"] == 2
    act(state, *place("worker", "c2", 2))
    events = act(state, "pass")
    assert args_of(events, "logs-gone") == [{"count": 4}]
    assert number(state, 0, "logs") == 3
    assert state.view(None)["logs_gone"] == 6
    assert hex_of(state, "c2")["logs"] == 0
    assert hex_of(state, "b2")["logs"] == 0


def test_g27_markers_on_objects_may_be_taken_back() -> None:
    state = position(
        "transport", first=1, hands={2: "marker"},
        objects={"small-1": "b2 0 marked", "small-2": "b2 1 marked", "large-1": "c2 0 marked"},
    )  # fmt: skip
    # Nobody can do anything in transport; who has markers on objects is asked, from the first.
    assert asked(state) == ("retrieve", 1)
    assert legal(state) == ["skip", "retrieve(object=small-2)"]
    act(state, "skip")
    assert asked(state) == ("retrieve", 0)
    assert legal(state) == ["skip", "retrieve(object=small-1)", "retrieve(object=large-1)"]
    act(state, "retrieve(object=large-1)")
    assert number(state, 0, "markers") == 1
    assert object_of(state, "large-1")["owner"] is None
    assert object_of(state, "large-1")["marked"] is False
    assert asked(state) == ("retrieve", 0)  # while he has one
    act(state, "skip")
    assert state.view(None)["turn"] == 3
    assert object_of(state, "small-1")["owner"] == 0
    assert object_of(state, "small-2")["owner"] == 1


def test_g27_asked_until_no_marker_is_left_on_an_object() -> None:
    state = position("transport", objects={"small-1": "b2 0 marked", "large-1": "c2 0 marked"})
    act(state, "retrieve(object=large-1)", "retrieve(object=small-1)")
    assert state.view(None)["turn"] == 3
    assert number(state, 0, "markers") == 2


def test_g27_objects_stay_where_they_are() -> None:
    state = position("transport", objects={"small-1": "b2", "headdress-1": "c2 0 marked"})
    act(state, "skip")
    assert object_of(state, "small-1")["hex"] == "b2"
    assert object_of(state, "headdress-1")["hex"] == "c2"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_g28_the_pawn_goes_to_the_left(players: int) -> None:
    state = GAME.new(players, 7)
    first = state.view(None)["first"]
    for turn in range(2, players + 2):
        while state.view(None)["turn"] < turn:
            act(state, legal(state)[0])  # bid nothing, pass
        assert state.view(None)["first"] == (first + turn - 1) % players


# The end of the game [G29, G32] ------------------------------------------------------------------


def erected(names_: tuple[str, ...], seat: int = 0) -> dict[str, str]:
    return {name: f"{seat} small-{number + 1}" for number, name in enumerate(names_)}


def test_g29_a_moai_on_every_base() -> None:
    """The phase is finished: others still carry after the last base was used."""
    state = position(
        "transport", hands={1: "marker"}, board={"f6": "0 worker"},
        objects={"small-7": "f6 0 marked", "large-1": "screen 1"}, ahus=erected(SEVEN[:6]),
    )  # fmt: skip
    act(state, "take(object=small-7)", "erect(ahu=f6-e)")
    assert number(state, 0, "bases") == 0
    assert asked(state) == ("transport", 1)
    events = act(state, "take(object=large-1)", "mark")
    assert args_of(events, "out-of-bases") == [{"seat": 0}]
    assert state.decision() is None
    assert state.outcome().reason == "out-of-bases"


def test_g29_nobody_is_asked_to_mark_for_a_turn_that_never_comes() -> None:
    state = position(
        "transport", hands={1: "marker"}, ahus=erected(SEVEN), objects={"large-1": "screen 1"}
    )
    act(state, "pass")
    assert state.outcome().reason == "out-of-bases"
    assert {each["name"]: each["in_front_of"] for each in state.view(None)["objects"]} == {
        "large-1": None
    }


def test_g29_a_reserved_ahu_does_not_count() -> None:
    state = position("transport", ahus={**erected(SEVEN[:6]), SEVEN[6]: "0"})
    assert number(state, 0, "bases") == 0
    assert state.view(None)["turn"] == 3


@pytest.mark.parametrize(("players", "bases"), [(3, 7), (4, 6), (5, 5)])
def test_g29_at_every_player_count(players: int, bases: int) -> None:
    for number_, over in ((bases - 1, False), (bases, True)):
        state = position("transport", players, first=1, ahus=erected(SEVEN[:number_], players - 1))
        assert (state.decision() is None) == over


def test_g29_not_before_the_end_of_transport() -> None:
    state = position("placement", ahus=erected(SEVEN), hands={0: "worker"})
    assert asked(state) == ("place", 0)


# Scores and ties [G30-G32] -----------------------------------------------------------------------


def finished(**rest: Any) -> State:
    """The end of a game: no moai is left."""
    return position("transport", supply=NONE_LEFT, **rest)


def test_g30_score() -> None:
    state = finished(
        ahus={
            "h1-w": "0 large-1",  # 9 x 3
            "i2-e": "0 medium-1 headdress-1",  # 8 x 2 + 6
            "g6-e": "1 small-1 headdress-2",  # 3 + 8
            "g6-se": "1",  # reserved: nothing
        },
        hands={0: "3 halves", 1: "4 halves", 2: "1 half"},
        points=[5, 0, 7],
    )
    outcome = state.outcome()
    assert outcome.scores == (5 + 27 + 22 + 3, 11 + 6, 7)
    assert outcome.parts[0] == {"carrying": 5, "moai": 27 + 16, "headdresses": 6, "tablets": 3}
    assert outcome.parts[1] == {"carrying": 0, "moai": 3, "headdresses": 8, "tablets": 6}
    assert outcome.parts[2] == {"carrying": 7, "moai": 0, "headdresses": 0, "tablets": 0}


@pytest.mark.parametrize(("halves", "score"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (9, 12)])
def test_g30_three_points_for_a_pair_of_half_tablets(halves: int, score: int) -> None:
    state = finished(ahus={"h1-w": "1 small-1"}, hands={0: f"{halves} halves"})
    assert state.outcome().scores[0] == score


def test_g30_other_things_are_worth_nothing() -> None:
    state = finished(
        ahus={"h1-w": "1 small-1"}, hands={0: "6 workers, 6 markers, 9 logs, sorcerer, chief"}
    )
    assert state.outcome().scores == (0, 9, 0)


def test_g31_open_score_counts_moai_as_they_are_erected() -> None:
    for open_score in (False, True):
        state = position(
            "transport", options={"open_score": open_score}, board={"g6": "0 worker"},
            objects={"medium-1": "g6 0 marked", "headdress-1": "g6 0 marked"},
        )  # fmt: skip
        events = act(state, "take(object=medium-1)", "erect(ahu=g6-e)")
        assert args_of(events, "score") == ([{"seat": 0, "points": 6}] if open_score else [])
        assert seat_of(state, 0)["score"] == (6 if open_score else 0)
        assert points(state) == [0, 0, 0]
        act(state, "take(object=headdress-1)", "crown(ahu=g6-e)")
        assert seat_of(state, 0)["score"] == (6 if open_score else 0)  # headdresses at the end


def test_g31_the_result_is_the_same() -> None:
    ahus = {"h1-w": "0 large-1", "i2-e": "1 medium-1 headdress-1"}
    scores = {
        finished(ahus=ahus, options={"open_score": chosen}, points=[1, 2, 3]).outcome().scores
        for chosen in (False, True)
    }
    assert scores == {(28, 24, 3)}


def test_g32_ties_by_moai_erected() -> None:
    """Before half-tablets, of which the other has more."""
    ahus = {"g6-e": "0 medium-1", "g6-se": "1 small-1", "c10-ne": "1 small-2"}
    state = finished(ahus=ahus, hands={0: "half"})
    assert state.outcome().scores == (6, 6, 0)
    assert state.outcome().ranking == (2, 1, 3)
    assert state.outcome().winners == (1,)


def test_g32_then_by_half_tablets() -> None:
    state = finished(
        ahus={"g6-e": "0 small-1", "g6-se": "1 small-2", "c10-ne": "2 small-3"},
        hands={0: "half", 2: "2 halves"},
        points=[0, 0, 0],
    )
    assert state.outcome().scores == (3, 3, 6)
    tied = with_points(state, [3, 3, 0])
    assert tied.outcome().scores == (6, 6, 6)
    assert tied.outcome().ranking == (2, 3, 1)


def test_g32_then_a_shared_victory() -> None:
    state = finished(ahus={"g6-e": "0 small-1", "g6-se": "1 small-2"}, hands={0: "half", 1: "half"})
    assert state.outcome().ranking == (1, 1, 3)
    assert state.outcome().winners == (0, 1)


def test_g32_points_before_moai() -> None:
    state = finished(ahus={"g6-e": "0 small-1"}, points=[0, 4, 0])
    assert state.outcome().winners == (1,)


def test_g32_no_moai_left_anywhere() -> None:
    state = position(
        "transport", supply=NONE_LEFT, board={"f6": "0 worker"}, objects={"small-1": "f6 0 marked"}
    )
    assert asked(state) == ("transport", 0)
    events = act(state, "take(object=small-1)", "erect(ahu=f6-e)")
    assert "no-moai-left" in names(events)
    assert state.outcome().reason == "no-moai-left"


@pytest.mark.parametrize("left", ["small", "medium", "large"])
def test_g32_not_while_one_is_in_the_box(left: str) -> None:
    state = position("transport", supply={**NONE_LEFT, left: 1})
    assert state.decision() is not None


@pytest.mark.parametrize("where", ["b2", "b2 0 marked", "screen 1"])
def test_g32_nor_while_one_is_on_the_island_or_before_a_screen(where: str) -> None:
    state = position("transport", supply=NONE_LEFT, objects={"medium-1": where})
    assert state.decision() is not None


def test_g32_headdresses_alone_do_not_keep_the_game_going() -> None:
    state = position("transport", supply=NONE_LEFT, objects={"headdress-1": "b2"})
    assert state.outcome().reason == "no-moai-left"


@pytest.mark.parametrize(("turn", "over"), [(19, False), (20, True)])
def test_g32_after_20_turns_at_the_latest(turn: int, over: bool) -> None:
    state = position(turn=turn, hands={0: "worker"})
    events = act(state, "pass")
    assert (state.decision() is None) == over
    if over:
        assert args_of(events, "turn-limit") == [{"turns": 20}]
        assert state.outcome().reason == "turn-limit"


def test_g32_out_of_bases_comes_before_the_other_reasons() -> None:
    state = position("transport", turn=20, supply=NONE_LEFT, ahus=erected(SEVEN))
    assert state.outcome().reason == "out-of-bases"


def test_g32_nobody_can_act_any_more() -> None:
    state = finished(ahus={"g6-e": "0 small-1"})
    assert all(state.legal_actions(seat) == [] for seat in range(3))
    assert state.view(0)["decision"] is None


def test_g32_who_never_carves_ends_the_game_too() -> None:
    """All moai leave the game uncarved, before the turns run out or when they do."""
    reasons = set()
    for seed in range(3):
        state = GAME.new(5 - seed, seed, {"island": TINY})
        while asked(state) is not None:
            act(state, legal(state)[0])
        assert ahu_of(state, "c4-e")["moai"] is None
        reasons.add(state.outcome().reason)
    assert reasons <= {"no-moai-left", "turn-limit"}
