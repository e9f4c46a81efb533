"""Placement: figures, logs, what sorcerers and chiefs do, half-tablets, passing [G10-G15]."""

import pytest

from tests.games.giants.positions import (
    FOREST,
    HEADDRESS_QUARRY,
    HUT,
    ISLAND,
    MOAI_QUARRY,
    VILLAGE,
    ahu_of,
    hex_of,
    number,
    object_of,
    place,
    position,
    seat_of,
)
from tests.games.playing import act, args_of, asked, legal, names

ALL = "2 workers, sorcerer, chief"
BOTH = {0: ALL, 1: ALL, 2: "worker"}


def test_g10_worker_and_sorcerer_with_up_to_two_logs_the_chief_without() -> None:
    for logs, most in ((0, 0), (1, 1), (2, 2), (5, 2)):
        state = position(hands={0: f"{ALL}, {logs} logs"})
        wanted = [
            f"place(figure={figure}, logs={number})"
            for figure in ("worker", "sorcerer")
            for number in range(most + 1)
        ]
        assert legal(state) == ["pass", *wanted, "place(figure=chief, logs=0)"]


def test_g10_on_any_hex() -> None:
    for figure in ("worker", "sorcerer", "chief"):
        state = position(hands={0: ALL}, board={"a1": "1 chief, 2 worker, 2 sorcerer"})
        act(state, f"place(figure={figure}, logs=0)")
        assert asked(state) == ("where", 0)
        assert legal(state) == [f"on(hex={name})" for name in ISLAND.hex_names]


def test_g10_any_number_of_figures_share_a_hex() -> None:
    state = position(hands={0: f"{ALL}, 4 logs", 1: "worker, chief"}, board={"b2": "2 worker"})
    act(state, *place("worker", "b2", 2), *place("chief", "b2"))
    act(state, *place("sorcerer", "b2", 1), *place("worker", "b2"), *place("worker", "b2", 1))
    there = hex_of(state, "b2")
    assert there["workers"] == [2, 1, 1]
    assert there["sorcerers"] == [0]
    assert there["chiefs"] == [1]
    assert there["logs"] == 4
    assert number(state, 0, "logs") == 0
    assert number(state, 0, "workers") == 0


def test_g10_what_was_placed_is_no_more_in_hand() -> None:
    state = position(hands={0: "worker, sorcerer, chief", 1: "worker"})
    act(state, *place("sorcerer", "b2"), "pass")
    assert seat_of(state, 0)["sorcerer"] == "b2"
    assert legal(state) == ["pass", "place(figure=worker, logs=0)", "place(figure=chief, logs=0)"]
    act(state, *place("chief", "b3"))
    assert seat_of(state, 0)["chief"] == "b3"
    assert legal(state) == ["pass", "place(figure=worker, logs=0)"]


def test_g11_village() -> None:
    state = position(hands={0: ALL})
    act(state, *place("sorcerer", VILLAGE))
    assert asked(state) == ("act", 0)
    assert legal(state) == ["skip", "perform"]
    act(state, "perform")
    assert number(state, 0, "workers") == 3
    assert seat_of(state, 0)["contained"] == {"workers": 3, "markers": 6}
    assert asked(state) == ("place", 0)


def test_g11_hut() -> None:
    state = position(hands={0: f"{ALL}, marker"})
    act(state, *place("sorcerer", HUT), "perform")
    assert number(state, 0, "markers") == 2
    assert seat_of(state, 0)["contained"] == {"workers": 4, "markers": 4}


def test_g11_forest() -> None:
    state = position(hands={0: ALL, 1: ALL}, cut=())
    assert hex_of(state, FOREST)["forest"] == 5
    act(state, *place("sorcerer", FOREST), "perform")
    assert number(state, 0, "logs") == 5
    assert hex_of(state, FOREST)["forest"] == 0
    assert state.view(None)["supply"]["logs"] == 22
    # The tile is turned: nobody gets anything there any more.
    act(state, *place("sorcerer", FOREST))
    assert asked(state) == ("place", 0)


def test_g11_every_forest_gives_its_own_number() -> None:
    found = []
    for name, logs in zip(ISLAND.hex_names, ISLAND.forest_logs, strict=True):
        if logs:
            state = position(hands={0: ALL}, cut=())
            act(state, *place("sorcerer", name), "perform")
            assert number(state, 0, "logs") == logs
            found.append(logs)
    assert sum(found) == 27


def test_g11_the_last_log() -> None:
    """With the last forest the supply is empty, and no forest is left."""
    others = [
        name for name, logs in zip(ISLAND.hex_names, ISLAND.forest_logs, strict=True)
        if logs and name != FOREST
    ]  # fmt: skip
    state = position(hands={0: ALL, 1: ALL}, cut=others)
    assert state.view(None)["supply"]["logs"] == 5
    act(state, *place("sorcerer", FOREST), "perform")
    assert state.view(None)["supply"]["logs"] == 0
    act(state, *place("sorcerer", others[0]))
    assert asked(state) == ("place", 0)


def test_g11_headdress_quarry() -> None:
    state = position(hands={0: ALL, 1: ALL})
    act(state, *place("sorcerer", HEADDRESS_QUARRY), "perform")
    assert state.view(None)["supply"]["headdresses"] == 13
    carved = object_of(state, "headdress-1")
    assert (carved["in_front_of"], carved["owner"], carved["marked"]) == (0, 0, False)
    act(state, *place("sorcerer", HEADDRESS_QUARRY), "perform")
    assert object_of(state, "headdress-2")["in_front_of"] == 1


def test_g11_reserve_a_free_ahu_of_the_hex() -> None:
    state = position(hands={0: ALL, 1: ALL}, ahus={"g5-sw": "2"})
    act(state, *place("sorcerer", "g6"))
    assert legal(state) == ["skip", "reserve(ahu=g6-e)", "reserve(ahu=g6-se)"]
    act(state, "reserve(ahu=g6-se)")
    ahu = ahu_of(state, "g6-se")
    assert (ahu["base"], ahu["reserved"], ahu["moai"]) == (0, True, None)
    assert number(state, 0, "bases") == 6
    act(state, *place("sorcerer", "g5"))
    assert legal(state) == ["skip", "reserve(ahu=g5-se)"]  # the other is reserved
    act(state, "skip")
    assert number(state, 1, "bases") == 7


@pytest.mark.parametrize("seat", [0, 1])
def test_g11_only_he_may_erect_on_a_reserved_ahu(seat: int) -> None:
    state = position(
        hands={0: "sorcerer"},
        board={"f6": "1 worker", "g6": f"{seat} worker"},
        objects={"small-1": f"f6 {seat} marked"},
    )
    act(state, *place("sorcerer", "f6"), "reserve(ahu=f6-e)", "take(object=small-1)")
    wanted = ["go(hex=g6)", "erect(ahu=f6-e)"] if seat == 0 else ["go(hex=g6)"]
    assert legal(state) == wanted


def test_g11_a_base_cannot_be_withdrawn() -> None:
    """It lies there in the next turn too."""
    state = position(hands={0: "sorcerer, marker"})
    act(state, *place("sorcerer", "f6"), "reserve(ahu=f6-e)")
    while state.view(None)["turn"] == 2:
        act(state, "pass")
    assert ahu_of(state, "f6-e")["base"] == 0
    assert number(state, 0, "bases") == 6


def test_g11_reserving_takes_a_base() -> None:
    """All seven lie on ahus: nothing can be reserved."""
    seven = ("a1-nw", "a2-nw", "a3-ne", "a3-nw", "b1-w", "b4-ne", "b5-ne")
    state = position(hands={0: ALL}, ahus=dict.fromkeys(seven, "0"))
    act(state, *place("sorcerer", "g6"))
    assert asked(state) == ("place", 0)


def test_g11_acting_is_a_choice() -> None:
    state = position(hands={0: ALL})
    act(state, *place("sorcerer", VILLAGE), "skip")
    assert number(state, 0, "workers") == 2
    assert seat_of(state, 0)["idle"] == []


def test_g11_workers_do_not_act() -> None:
    for where in (VILLAGE, HUT, FOREST, HEADDRESS_QUARRY, "g6"):
        state = position(hands={0: ALL, 1: "worker, 2 halves"}, first=1)
        act(state, *place("worker", where))
        assert asked(state) == ("place", 0)


def test_g11_no_action_elsewhere() -> None:
    for where in (MOAI_QUARRY, "c2"):
        state = position(hands={0: ALL})
        act(state, *place("sorcerer", where))
        assert asked(state) == ("place", 0)


@pytest.mark.parametrize("halves", [0, 1])
def test_g12_the_chief_needs_two_half_tablets(halves: int) -> None:
    state = position(hands={0: f"{ALL}, {halves} halves"})
    act(state, *place("chief", VILLAGE))
    assert asked(state) == ("place", 0)


def test_g12_the_chief_acts_for_two_half_tablets() -> None:
    state = position(hands={0: f"{ALL}, 3 halves"})
    act(state, *place("chief", VILLAGE))
    assert asked(state) == ("act", 0)
    events = act(state, "perform")
    assert names(events)[:2] == ["break", "recruit"]
    assert number(state, 0, "workers") == 3
    assert number(state, 0, "half_tablets") == 1
    assert state.view(None)["supply"]["half_tablets"] == 29
    assert asked(state) == ("place", 0)


def test_g12_further_pairs_repeat_the_action() -> None:
    state = position(hands={0: f"{ALL}, 5 halves"})
    act(state, *place("chief", "g6"), "reserve(ahu=g6-se)")
    assert legal(state) == ["skip", "reserve(ahu=g6-e)"]
    act(state, "reserve(ahu=g6-e)")
    assert number(state, 0, "half_tablets") == 1
    assert number(state, 0, "bases") == 5
    assert asked(state) == ("place", 0)


def test_g12_he_may_stop_in_between() -> None:
    state = position(hands={0: f"{ALL}, 6 halves"})
    act(state, *place("chief", HUT), "perform", "perform")
    assert asked(state) == ("act", 0)
    act(state, "skip")
    assert number(state, 0, "markers") == 2
    assert number(state, 0, "half_tablets") == 2
    assert asked(state) == ("place", 0)


def test_g12_a_forest_gives_only_once() -> None:
    state = position(hands={0: f"{ALL}, 6 halves"}, cut=())
    act(state, *place("chief", FOREST), "perform")
    assert asked(state) == ("place", 0)
    assert number(state, 0, "half_tablets") == 4


def test_g12_all_four_kinds_and_reserving() -> None:
    for where, action in (
        (VILLAGE, "perform"),
        (HUT, "perform"),
        (FOREST, "perform"),
        (HEADDRESS_QUARRY, "perform"),
        ("f6", "reserve(ahu=f6-e)"),
    ):
        state = position(hands={0: f"{ALL}, 2 halves"}, cut=())
        act(state, *place("chief", where))
        assert legal(state) == ["skip", action]
        act(state, action)
        assert number(state, 0, "half_tablets") == 0


def test_g12_the_sorcerer_acts_once_and_for_nothing() -> None:
    state = position(hands={0: f"{ALL}, 6 halves"})
    act(state, *place("sorcerer", VILLAGE), "perform")
    assert asked(state) == ("place", 0)
    assert number(state, 0, "half_tablets") == 6


def test_g13_a_marker_for_a_half_tablet() -> None:
    state = position(hands={0: "2 markers"})
    assert legal(state) == ["pass", "half-tablet"]
    act(state, "half-tablet")
    assert (number(state, 0, "markers"), number(state, 0, "laid")) == (1, 1)
    assert number(state, 0, "half_tablets") == 1
    assert state.view(None)["supply"]["half_tablets"] == 29
    act(state, "half-tablet")  # the last one who has not passed goes on alone
    assert state.view(None)["turn"] == 3


def test_g13_while_the_supply_lasts() -> None:
    hands = {0: "worker, marker, 10 halves", 1: "worker, marker, 10 halves", 2: "9 halves"}
    state = position(hands=hands)
    act(state, "half-tablet")
    assert state.view(None)["supply"]["half_tablets"] == 0
    assert legal(state) == ["pass", "place(figure=worker, logs=0)"]
    # Halves that are broken can be had again.
    state = position(hands={0: f"{ALL}, 28 halves, marker", 1: "marker, 2 halves"})
    assert "half-tablet" not in legal(state)
    act(state, *place("chief", VILLAGE), "perform", "skip")
    assert state.view(None)["supply"]["half_tablets"] == 2


def test_g14_passing_is_final_for_the_phase() -> None:
    state = position(hands={0: ALL, 1: "3 workers", 2: "worker"})
    act(state, "pass")
    assert seat_of(state, 0)["passed"] is True
    order = []
    while state.view(None)["turn"] == 2:
        now = asked(state)
        assert now is not None
        order.append(now[1])
        act(state, *place("worker", "b2"))
    assert order == [1, 2, 1, 1]


def test_g14_one_action_each_clockwise_from_the_first_player() -> None:
    state = position(hands=dict.fromkeys((0, 1, 2), ALL), first=1)
    order = []
    for _ in range(6):
        now = asked(state)
        assert now is not None
        order.append(now[1])
        act(state, *place("worker", "b2"))
    assert order == [1, 2, 0, 1, 2, 0]


def test_g14_the_last_may_go_on_alone() -> None:
    state = position(hands=BOTH)
    act(state, *place("worker", "b2"), "pass", "pass")
    for figure in ("worker", "sorcerer", "chief"):
        assert asked(state) == ("place", 0)
        act(state, *place(figure, "b2"))
    assert state.view(None)["turn"] == 3


def test_g14_who_has_nothing_left_passes_by_himself() -> None:
    state = position(hands={0: ALL, 1: "worker", 2: "worker, marker"})
    act(state, *place("worker", "b2"), *place("worker", "b2"), "half-tablet")
    assert asked(state) == ("place", 0)
    events = act(state, *place("worker", "b2"))
    assert args_of(events, "pass") == [{"seat": 1}]
    assert asked(state) == ("place", 2)


def test_g15_gains_can_be_used_from_the_next_action_on() -> None:
    state = position(hands={0: "sorcerer", 1: "3 workers"})
    act(state, *place("sorcerer", VILLAGE), "perform")
    assert asked(state) == ("place", 1)
    act(state, *place("worker", "b2"))
    assert legal(state) == ["pass", "place(figure=worker, logs=0)"]

    state = position(hands={0: "sorcerer, worker", 1: "3 workers"}, cut=())
    act(state, *place("sorcerer", FOREST), "perform", *place("worker", "b2"))
    assert "place(figure=worker, logs=2)" in legal(state)

    state = position(hands={0: "sorcerer", 1: "3 workers"})
    act(state, *place("sorcerer", HUT), "perform", *place("worker", "b2"))
    assert legal(state) == ["pass", "half-tablet"]


def test_g15_nothing_to_gain_is_not_offered() -> None:
    """No worker and no marker in the container, no headdress in the box."""
    state = position(hands={0: "6 workers, sorcerer, chief, 2 halves"})
    act(state, *place("sorcerer", VILLAGE), *place("chief", VILLAGE))
    assert asked(state) == ("place", 0)
    assert number(state, 0, "half_tablets") == 2
    state = position(hands={0: "sorcerer, 6 markers"})
    act(state, *place("sorcerer", HUT))
    assert asked(state) == ("place", 0)
    state = position(hands={0: ALL}, supply={"headdress": 0})
    act(state, *place("sorcerer", HEADDRESS_QUARRY))
    assert asked(state) == ("place", 0)


def test_g15_the_container_runs_out_while_the_chief_acts() -> None:
    state = position(hands={0: "5 workers, chief, 6 halves"})
    act(state, *place("chief", VILLAGE), "perform")
    assert asked(state) == ("place", 0)
    assert number(state, 0, "workers") == 6
    assert number(state, 0, "half_tablets") == 4
