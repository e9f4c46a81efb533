"""Transport: one action each, trails, the end of the phase [G16, G20, G25]."""

from tests.games.giants.positions import (
    HEADDRESS_QUARRY,
    MOAI_QUARRY,
    OWN_ROAD,
    ahu_of,
    carry,
    object_of,
    place,
    position,
    seat_of,
)
from tests.games.playing import act, args_of, asked, legal, names


def test_g16_one_object_each_round_after_round() -> None:
    state = position(
        "transport",
        first=1,
        hands=dict.fromkeys((0, 1, 2), "3 markers"),
        objects={f"small-{n + 1}": f"screen {n % 3}" for n in range(6)},
    )
    order = []
    for piece in ("small-2", "small-3", "small-1", "small-5", "small-6", "small-4"):
        now = asked(state)
        assert now is not None
        order.append(now[1])
        act(state, f"take(object={piece})", "mark")
    assert order == [1, 2, 0, 1, 2, 0]


def test_g16_passing_is_final_and_the_others_go_on() -> None:
    state = position(
        "transport",
        hands=dict.fromkeys((0, 1), "2 markers"),
        objects={"small-1": "screen 0", "small-2": "screen 1", "small-3": "screen 1"},
    )
    act(state, "pass")
    assert seat_of(state, 0)["passed"] is True
    act(state, "take(object=small-2)", "mark")
    assert asked(state) == ("transport", 1)


def test_g16_move_and_mark() -> None:
    state = position(
        "transport", hands={0: "marker"}, board=OWN_ROAD, objects={"small-1": "screen 0"}
    )
    act(state, *carry("small-1", "e7", "f6"), "mark")
    found = object_of(state, "small-1")
    assert (found["hex"], found["owner"], found["marked"]) == ("f6", 0, True)


def test_g16_mark_without_moving() -> None:
    state = position("transport", hands={0: "marker"}, objects={"small-1": "screen 0"})
    act(state, "take(object=small-1)")
    assert legal(state) == ["mark"]
    act(state, "mark")
    found = object_of(state, "small-1")
    assert (found["hex"], found["owner"], found["marked"]) == (MOAI_QUARRY, 0, True)
    assert found["in_front_of"] is None


def test_g16_erect_from_where_it_lies() -> None:
    state = position("transport", board={"f6": "0 worker"}, objects={"large-1": "f6 0 marked"})
    assert legal(state) == ["pass", "take(object=large-1)"]
    act(state, "take(object=large-1)")
    assert legal(state) == ["erect(ahu=f6-e)"]
    act(state, "erect(ahu=f6-e)")
    assert ahu_of(state, "f6-e")["moai"] == "large-1"


def test_g16_cap_from_where_it_lies() -> None:
    state = position(
        "transport",
        board={"f6": "0 worker"},
        objects={"headdress-1": "f6 0 marked"},
        ahus={"f6-e": "0 small-1"},
    )
    act(state, "take(object=headdress-1)", "crown(ahu=f6-e)")
    assert ahu_of(state, "f6-e")["crowned"] == "headdress-1"


def test_g16_who_can_do_nothing_passes_by_himself() -> None:
    """No marker, and nobody who could carry it: it goes to the quarry."""
    state = position("transport", hands={1: "marker"}, objects={"small-1": "screen 0"})
    assert asked(state) != ("transport", 0)
    assert object_of(state, "small-1")["hex"] == MOAI_QUARRY


def test_g16_nothing_can_be_left_before_a_step() -> None:
    state = position(
        "transport", hands={0: "marker"}, board=OWN_ROAD, objects={"small-1": "screen 0"}
    )
    act(state, "take(object=small-1)")
    assert legal(state) == ["mark", "go(hex=e7)"]
    act(state, "go(hex=e7)")
    assert legal(state) == ["mark", "leave", "go(hex=f6)"]


def test_g16_left_by_itself_where_nothing_else_is_possible() -> None:
    state = position(
        "transport", board={"e7": "0 worker"}, hands={1: "marker"},
        objects={"small-1": "screen 0", "small-2": "screen 1"},
    )  # fmt: skip
    events = act(state, *carry("small-1", "e7"))
    assert names(events)[:2] == ["carry", "leave"]
    assert asked(state) == ("transport", 1)


# Trails [G20] ------------------------------------------------------------------------------------


def test_g20_no_hex_twice_in_one_action() -> None:
    board = {"e6": "0 worker", "e7": "0 worker", "f6": "0 worker"}
    state = position("transport", hands={0: "marker"}, board=board, objects={"small-1": "e7 0"})
    act(state, *carry("small-1", "e6"))
    assert legal(state) == ["mark", "leave", "go(hex=f6)"]  # not back to e7
    act(state, "go(hex=f6)")
    assert legal(state) == ["mark", "leave", "erect(ahu=f6-e)"]  # nor to e7 or e6


def test_g20_nor_in_a_later_action_of_the_turn() -> None:
    board = {"e6": "0 worker", "e7": "0 worker", "f6": "0 worker"}
    state = position("transport", hands={0: "marker"}, board=board, objects={"small-1": "screen 0"})
    act(state, *carry("small-1", "e7"), "leave")
    trail = object_of(state, "small-1")["trail"]
    assert isinstance(trail, list)
    assert set(trail) == {"e7", "e8"}
    act(state, *carry("small-1", "e6"), "leave", "take(object=small-1)")
    assert legal(state) == ["mark", "go(hex=f6)"]


def test_g20_in_the_next_turn_it_may_go_back() -> None:
    state = position(
        hands={0: "2 workers, marker"}, board={"e6": "0 worker"},
        objects={"small-1": "e7 0 marked"},
    )  # fmt: skip
    act(state, "pass", *carry("small-1", "e6"))
    assert object_of(state, "small-1")["hex"] == "e6"
    act(state, "skip")
    while asked(state) != ("place", 0):
        act(state, legal(state)[0])
    act(state, *place("worker", "e7"))
    while asked(state) != ("transport", 0):
        act(state, "pass")
    act(state, "take(object=small-1)")
    assert "go(hex=e7)" in legal(state)


def test_g20_a_given_trail_is_respected() -> None:
    state = position(
        "transport", board=OWN_ROAD, hands={0: "marker"}, objects={"small-1": "f6 0"},
        trails={"small-1": "e7 f6"},
    )  # fmt: skip
    act(state, "take(object=small-1)")
    assert legal(state) == ["mark", "go(hex=g6)", "erect(ahu=f6-e)"]


# The end of the phase [G25] ----------------------------------------------------------------------


def test_g25_unmoved_objects_go_to_their_quarries() -> None:
    state = position(
        "transport", hands={1: "marker"},
        objects={"small-1": "screen 0", "headdress-1": "screen 0", "large-1": "screen 1"},
    )  # fmt: skip
    assert asked(state) == ("transport", 1)
    events = act(state, "pass")
    assert args_of(events, "quarry") == [
        {"seat": 0, "object": "headdress-1", "hex": HEADDRESS_QUARRY},
        {"seat": 0, "object": "small-1", "hex": MOAI_QUARRY},
        {"seat": 1, "object": "large-1", "hex": MOAI_QUARRY},
    ]
    assert asked(state) == ("keep", 1)
    assert object_of(state, "small-1")["in_front_of"] is None
    assert object_of(state, "small-1")["hex"] == MOAI_QUARRY


def test_g25_the_owner_may_mark_it_at_once() -> None:
    for answer, owner in (("mark", 1), ("skip", None)):
        state = position("transport", hands={1: "marker"}, objects={"small-1": "screen 1"})
        act(state, "pass")
        assert legal(state) == ["skip", "mark"]
        act(state, answer)
        assert object_of(state, "small-1")["owner"] == owner


def test_g25_one_by_one_while_he_has_markers() -> None:
    state = position(
        "transport", first=1, hands={0: "marker", 1: "2 markers"},
        objects={
            "small-1": "screen 1", "small-2": "screen 0", "medium-1": "screen 1",
            "large-1": "screen 0", "headdress-1": "screen 1",
        },
    )  # fmt: skip
    act(state, "pass", "pass")
    assert asked(state) == ("keep", 1)
    act(state, "mark", "mark")  # headdress-1 and small-1: no marker is left for medium-1
    assert asked(state) == ("keep", 0)
    act(state, "skip")
    assert asked(state) == ("keep", 0)
    act(state, "mark")
    owners = {each["name"]: each["owner"] for each in state.view(None)["objects"]}
    assert owners == {
        "headdress-1": 1, "small-1": 1, "small-2": None, "medium-1": None, "large-1": 0,
    }  # fmt: skip


def test_g25_what_was_moved_and_left_is_not_asked_about() -> None:
    state = position(
        "transport", hands={0: "marker"}, board=OWN_ROAD, objects={"small-1": "screen 0"}
    )
    act(state, *carry("small-1", "e7"), "leave", "pass")
    assert state.view(None)["turn"] == 3
