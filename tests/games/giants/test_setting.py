"""Erecting and capping, marking and stealing [G21-G24]."""

import pytest

from tests.games.giants.positions import (
    HEADDRESS_QUARRY,
    OWN_ROAD,
    after,
    ahu_of,
    carry,
    number,
    object_of,
    place,
    position,
)
from tests.games.playing import act, asked, legal

# Erecting and capping [G21, G22] -----------------------------------------------------------------


def test_g21_on_a_free_ahu_or_an_own_reserved_one() -> None:
    for base, wanted in (("", True), ("0", True), ("1", False)):
        state = position(
            "transport", hands={0: "marker"}, board={"f6": "0 worker"},
            objects={"small-1": "f6 0"}, ahus={"f6-e": base} if base else {},
        )  # fmt: skip
        act(state, "take(object=small-1)")
        assert ("erect(ahu=f6-e)" in legal(state)) == wanted
        if wanted:
            act(state, "erect(ahu=f6-e)")
            assert ahu_of(state, "f6-e")["base"] == 0
            assert number(state, 0, "bases") == 6
            assert number(state, 0, "erected") == 1


def test_g21_not_where_a_moai_stands() -> None:
    state = position(
        "transport", hands={0: "marker"}, board={"g6": "0 worker"}, objects={"small-1": "g6 0"},
        ahus={"g6-e": "0 small-2"},
    )  # fmt: skip
    act(state, "take(object=small-1)")
    assert legal(state) == ["mark", "erect(ahu=g6-se)"]


@pytest.mark.parametrize("figure", ["worker", "sorcerer", "chief"])
def test_g21_needs_a_figure_there(figure: str) -> None:
    for seat in (0, 1):
        state = position(
            "transport", hands={0: "marker"}, board={"f6": f"{seat} {figure}"},
            objects={"small-1": "f6 0"},
        )  # fmt: skip
        act(state, "take(object=small-1)")
        assert ("erect(ahu=f6-e)" in legal(state)) == (seat == 0)


def test_g21_needs_a_base() -> None:
    """All seven bases lie elsewhere; a reserved one may be used, a free ahu not."""
    elsewhere = ("a1-nw", "a2-nw", "a3-ne", "a3-nw", "b1-w", "b4-ne")
    state = position(
        "transport", hands={0: "marker"}, board={"g6": "0 worker"}, objects={"small-1": "g6 0"},
        ahus={**dict.fromkeys(elsewhere, "0"), "g6-e": "0"},
    )  # fmt: skip
    act(state, "take(object=small-1)")
    assert legal(state) == ["mark", "erect(ahu=g6-e)"]
    assert number(state, 0, "bases") == 0
    act(state, "erect(ahu=g6-e)")
    assert number(state, 0, "bases") == 0


def test_g21_it_never_moves_again() -> None:
    state = position(
        "transport", hands={0: "marker"}, board={"f6": "0 worker", "g6": "0 worker"},
        objects={"small-1": "f6 0", "small-2": "f6 0 marked"},
    )  # fmt: skip
    act(state, "take(object=small-1)", "erect(ahu=f6-e)")
    assert asked(state) == ("transport", 0)
    assert legal(state) == ["pass", "take(object=small-2)"]
    assert all(each["name"] != "small-1" for each in state.view(None)["objects"])


def test_g21_a_headdress_is_not_erected_and_a_moai_caps_nothing() -> None:
    state = position(
        "transport", hands={0: "2 markers"}, board={"g6": "0 worker"},
        objects={"headdress-1": "g6 0", "small-2": "g6 0"}, ahus={"g6-e": "0 small-1"},
    )  # fmt: skip
    assert legal(after(state, "take(object=headdress-1)")) == ["mark", "crown(ahu=g6-e)"]
    assert legal(after(state, "take(object=small-2)")) == ["mark", "erect(ahu=g6-se)"]


def test_g22_only_a_bare_moai_can_be_capped() -> None:
    state = position(
        "transport", hands={0: "marker"}, board={"g6": "0 worker"},
        objects={"headdress-1": "g6 0"},
        ahus={"g6-e": "0 small-1 headdress-2", "g6-se": "0"},
    )  # fmt: skip
    act(state, "take(object=headdress-1)")
    assert legal(state) == ["mark"]


def test_g22_needs_a_figure_there() -> None:
    for seat in (0, 1):
        state = position(
            "transport", hands={0: "marker"}, board={"g6": f"{seat} worker"},
            objects={"headdress-1": "g6 0"}, ahus={"g6-e": "0 small-1"},
        )  # fmt: skip
        act(state, "take(object=headdress-1)")
        assert ("crown(ahu=g6-e)" in legal(state)) == (seat == 0)


def test_g22_a_rivals_moai_may_be_capped_and_pays_its_owner() -> None:
    state = position(
        "transport", board={"g6": "0 worker"}, objects={"headdress-1": "g6 0 marked"},
        ahus={"g6-e": "1 medium-1"},
        supply={"small": 0, "medium": 0, "large": 0},
    )  # fmt: skip
    act(state, "take(object=headdress-1)", "crown(ahu=g6-e)")
    assert ahu_of(state, "g6-e")["worth"] == 2 * 3 + 8
    outcome = state.outcome()  # no moai is left
    assert outcome.scores == (0, 14, 0)


# Marking and stealing [G23, G24] -----------------------------------------------------------------


def test_g23_only_its_owner_may_move_a_marked_object() -> None:
    state = position(
        "transport", first=1, hands={0: "marker", 1: "marker", 2: "marker"},
        board={"e7": "1 worker"}, objects={"small-1": "e8 0 marked", "small-2": "e8 1 marked"},
    )  # fmt: skip
    assert legal(state) == ["pass", "take(object=small-2)"]


def test_g23_no_marker_in_hand() -> None:
    state = position("transport", board={"e7": "0 worker"}, objects={"small-1": "screen 0"})
    act(state, "take(object=small-1)")
    assert legal(state) == ["go(hex=e7)"]


def test_g23_no_second_marker() -> None:
    state = position(
        "transport", hands={0: "marker"}, board=OWN_ROAD, objects={"small-1": "e8 0 marked"}
    )
    act(state, *carry("small-1", "e7"))
    assert legal(state) == ["leave", "go(hex=f6)"]


@pytest.mark.parametrize("name", ["small-1", "headdress-1"])
def test_g23_the_marker_comes_back_and_can_be_used_at_once(name: str) -> None:
    moai = name == "small-1"
    state = position(
        "transport", board={"g6": "0 worker"},
        objects={name: "g6 0 marked", "small-2": "screen 0"},
        ahus={} if moai else {"g6-e": "0 small-1"},
    )  # fmt: skip
    assert number(state, 0, "markers") == 0
    assert legal(state) == ["pass", f"take(object={name})"]
    act(state, f"take(object={name})", "erect(ahu=g6-e)" if moai else "crown(ahu=g6-e)")
    assert number(state, 0, "markers") == 1
    assert legal(state) == ["pass", "take(object=small-2)"]
    act(state, "take(object=small-2)", "mark")
    assert number(state, 0, "markers") == 0


def test_g24_anyone_may_take_what_was_left_unmarked() -> None:
    for first in (0, 1, 2):
        state = position(
            "transport", first=first, hands=dict.fromkeys((0, 1, 2), "marker"),
            objects={"small-1": "e7"},
        )  # fmt: skip
        assert legal(state) == ["pass", "take(object=small-1)"]


def test_g24_he_must_mark_erect_or_cap_it() -> None:
    state = position("transport", hands={0: "marker"}, board=OWN_ROAD, objects={"small-1": "e7"})
    act(state, *carry("small-1", "f6"))
    assert legal(state) == ["mark", "go(hex=g6)", "erect(ahu=f6-e)"]
    assert object_of(state, "small-1")["owner"] is None
    act(state, "mark")
    assert object_of(state, "small-1")["owner"] == 0


def test_g24_without_a_marker_only_towards_an_ahu() -> None:
    """e6 leads nowhere: it is no step for somebody who could not end the move there."""
    board = {**OWN_ROAD, "e6": "0 worker", "d7": "0 worker"}
    state = position("transport", board=board, objects={"small-1": "e8"})
    assert legal(state) == ["pass", "take(object=small-1)"]
    act(state, "take(object=small-1)")
    # d7 leads over e7 to f6, e7 directly.
    assert legal(state) == ["go(hex=d7)", "go(hex=e7)"]
    act(state, "go(hex=e7)")
    # e6 leads to f6 too; back to d7 nothing follows.
    assert legal(state) == ["go(hex=e6)", "go(hex=f6)"]
    act(state, "go(hex=e6)")
    assert legal(state) == ["go(hex=f6)"]
    act(state, "go(hex=f6)")
    assert legal(state) == ["go(hex=g6)", "erect(ahu=f6-e)"]


def test_g24_no_marker_and_no_ahu_in_reach() -> None:
    state = position(
        "transport", hands={1: "marker"}, board={"e7": "0 worker", "e6": "0 worker"},
        objects={"small-1": "e8"},
    )  # fmt: skip
    assert asked(state) == ("transport", 1)


def test_g24_a_rivals_reserved_ahu_is_no_way_out() -> None:
    board = {"e7": "0 worker", "f6": "0 worker"}
    for base, wanted in (("0", True), ("1", False)):
        state = position(
            "transport", hands={1: "marker"}, board=board, objects={"small-1": "e8"},
            ahus={"f6-e": base},
        )  # fmt: skip
        assert (asked(state) == ("transport", 0)) == wanted


def test_g24_a_way_out_of_no_steps() -> None:
    state = position("transport", board={"f6": "0 worker"}, objects={"small-1": "f6"})
    act(state, "take(object=small-1)")
    assert legal(state) == ["erect(ahu=f6-e)"]


def test_g24_a_headdress_left_in_the_quarry_is_stolen() -> None:
    """Carved and not moved in one turn, it is anybody's in the next."""
    state = position(hands={0: "sorcerer", 1: "marker, 2 workers", 2: "marker"})
    act(state, *place("sorcerer", HEADDRESS_QUARRY), "perform")
    while state.view(None)["turn"] == 2:
        act(state, "pass" if "pass" in legal(state) else "skip")
    assert object_of(state, "headdress-1")["hex"] == HEADDRESS_QUARRY
    assert object_of(state, "headdress-1")["owner"] is None
    while (now := asked(state)) is not None and now[0] != "transport":
        act(state, legal(state)[0])
    assert now == ("transport", 1)
    act(state, "take(object=headdress-1)", "mark")
    assert object_of(state, "headdress-1")["owner"] == 1


def test_g24_what_was_won_this_turn_is_its_owners_until_the_phase_ends() -> None:
    state = position(
        "transport", hands={1: "marker"}, board=OWN_ROAD,
        objects={"small-1": "screen 0", "small-2": "e8"},
    )  # fmt: skip
    act(state, *carry("small-1", "e7"), "leave")
    assert object_of(state, "small-1")["owner"] == 0
    assert legal(state) == ["pass", "take(object=small-2)"]
    act(state, "pass", "pass")
    assert object_of(state, "small-1")["owner"] is None


def test_g24_stolen_with_the_last_marker() -> None:
    state = position(
        "transport", hands={0: "marker"}, board=OWN_ROAD,
        objects={"small-1": "e8", "small-2": "e8"},
    )  # fmt: skip
    act(state, *carry("small-1", "e7"), "mark")
    assert number(state, 0, "markers") == 0
    # The second can still be erected, so it may be taken, but not left anywhere.
    act(state, *carry("small-2", "e7"))
    assert legal(state) == ["go(hex=f6)"]
