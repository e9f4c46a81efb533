"""Carriers, and whom they are paid to [G17-G19]."""

import pytest

from tests.games.giants.positions import after, carry, object_of, place, points, position, seat_of
from tests.games.playing import act, args_of, asked, legal

CROWDS = [
    # who stands on the hex, and which kinds he lets in: headdress, small, medium, large
    ("2 logs", ""),
    ("0 worker", "hs"),
    ("0 sorcerer", "hs"),
    ("0 worker, 1 logs", "hsm"),
    ("0 worker, 2 logs", "hsml"),
    ("1 worker, 2 logs", "hsml"),
    ("0 worker, 1 worker", "hsm"),
    ("0 worker, 1 worker, 2 sorcerer", "hsml"),
    ("0 worker, 0 sorcerer, 1 logs", "hsml"),
    ("0 chief", "hsml"),
    ("2 chief", "hsml"),
    ("0 sorcerer idle", ""),
    ("0 sorcerer idle, 2 logs", ""),
    ("0 chief idle", ""),
    ("1 chief idle, 1 worker", "hs"),
    ("0 sorcerer idle, 0 worker", "hs"),
    ("0 sorcerer idle, 0 worker, 1 logs", "hsm"),
]


@pytest.mark.parametrize(("crowd", "kinds"), CROWDS)
def test_g17_every_hex_entered_needs_carriers(crowd: str, kinds: str) -> None:
    for name in ("headdress-1", "small-1", "medium-1", "large-1"):
        state = position(
            "transport", hands={0: "marker"}, board={"b2": crowd}, objects={name: "b3 0"}
        )
        act(state, f"take(object={name})")
        assert ("go(hex=b2)" in legal(state)) == (name[0] in kinds)


def test_g17_the_start_hex_needs_no_carriers() -> None:
    state = position("transport", board={"e7": "0 chief"}, objects={"large-1": "screen 0"})
    act(state, *carry("large-1", "e7"))
    assert object_of(state, "large-1")["hex"] == "e7"


def test_g17_objects_start_at_their_quarries() -> None:
    state = position(
        "transport",
        hands={0: "2 markers"},
        board={"e9": "0 worker", "g3": "0 worker", "d8": "0 sorcerer"},
        objects={"small-1": "screen 0", "headdress-1": "screen 0"},
    )
    assert legal(after(state, "take(object=small-1)")) == ["mark", "go(hex=d8)", "go(hex=e9)"]
    assert legal(after(state, "take(object=headdress-1)")) == ["mark", "go(hex=g3)"]


def test_g17_only_to_neighbours() -> None:
    """All six neighbours, and nothing else."""
    around = ("c6", "c7", "d5", "d7", "e6", "e7")
    board = dict.fromkeys(around, "0 worker")
    state = position("transport", board=board, objects={"small-1": "d6 0 marked"})
    act(state, "take(object=small-1)")
    assert legal(state) == [f"go(hex={name})" for name in around]


@pytest.mark.parametrize("carries", [False, True])
def test_g18_who_acted_does_not_carry_without_the_option(carries: bool) -> None:
    options = {"acting_figures_carry": carries}
    state = position(
        hands={0: "sorcerer", 1: "chief, 2 halves"},
        options=options,
        objects={"small-1": "f5 0 marked", "large-1": "f5 1 marked"},
    )
    act(state, *place("sorcerer", "f6"), "reserve(ahu=f6-e)")
    act(state, *place("chief", "g5"), "reserve(ahu=g5-sw)")
    if carries:
        assert legal(state) == ["pass", "take(object=small-1)"]
        act(state, "take(object=small-1)")
        assert legal(state) == ["go(hex=f6)", "go(hex=g5)"]
        assert seat_of(state, 0)["idle"] == []
    else:
        assert state.view(None)["turn"] == 2
        assert asked(state) == ("retrieve", 0)  # nobody could do anything


@pytest.mark.parametrize("figure", ["sorcerer", "chief"])
def test_g18_who_could_act_and_did_not_carries(figure: str) -> None:
    state = position(hands={0: f"{figure}, 2 halves"}, objects={"small-1": "f5 0 marked"})
    act(state, *place(figure, "f6"), "skip")
    assert seat_of(state, 0)["idle"] == []
    assert legal(state) == ["pass", "take(object=small-1)"]


def test_g18_idle_figures_are_shown() -> None:
    state = position(hands={0: "sorcerer, chief, worker, 2 halves"})
    act(state, *place("sorcerer", "f6"), "reserve(ahu=f6-e)")
    act(state, *place("chief", "g5"), "reserve(ahu=g5-sw)")
    assert seat_of(state, 0)["idle"] == ["sorcerer", "chief"]


@pytest.mark.parametrize("idle", ["0 sorcerer idle", "0 chief idle"])
def test_g18_idle_figures_count_as_presence(idle: str) -> None:
    state = position(
        "transport", board={"f6": f"{idle}, 1 worker"}, objects={"small-1": "f5 0 marked"}
    )
    act(state, *carry("small-1", "f6"))
    assert "erect(ahu=f6-e)" in legal(state)
    assert points(state) == [0, 1, 0]
    state = position(
        "transport", board={"f6": f"{idle}, 1 worker"}, objects={"headdress-1": "f5 0 marked"},
        ahus={"f6-e": "2 small-1"},
    )  # fmt: skip
    act(state, *carry("headdress-1", "f6"))
    assert "crown(ahu=f6-e)" in legal(state)


def test_g18_idle_in_the_next_turn_no_more() -> None:
    state = position(hands={0: "sorcerer, marker"})
    act(state, *place("sorcerer", "f6"), "reserve(ahu=f6-e)", "pass")
    assert state.view(None)["turn"] == 3
    assert seat_of(state, 0)["idle"] == []


# Payments [G19] ----------------------------------------------------------------------------------

PAYMENTS = [
    # the object, who stands there, and all that seat 0 can pay to seats 1 and 2
    ("small-1", "0 worker, 1 worker", [(0, 0)]),
    ("small-1", "1 worker", [(1, 0)]),
    ("small-1", "1 worker, 1 worker", [(1, 0)]),
    ("small-1", "1 worker, 2 worker", [(1, 0), (0, 1)]),
    ("small-1", "1 chief", [(1, 0)]),
    ("small-1", "1 chief, 2 sorcerer", [(1, 0), (0, 1)]),
    ("headdress-1", "1 chief", [(1, 0)]),
    ("headdress-1", "1 worker, 2 logs", [(1, 0)]),
    ("medium-1", "0 chief, 1 worker, 2 worker", [(0, 0)]),
    ("medium-1", "0 worker, 1 logs, 1 worker", [(0, 0)]),
    ("medium-1", "0 worker, 1 worker", [(1, 0)]),
    ("medium-1", "0 worker, 1 worker, 2 worker", [(1, 0), (0, 1)]),
    ("medium-1", "1 worker, 2 logs", [(1, 0)]),
    ("medium-1", "1 worker, 1 logs", [(1, 0)]),
    ("medium-1", "1 worker, 1 worker, 2 worker", [(2, 0), (1, 1)]),
    ("medium-1", "1 worker, 1 sorcerer, 2 worker, 2 worker", [(2, 0), (1, 1), (0, 2)]),
    ("medium-1", "1 chief", [(2, 0)]),
    ("medium-1", "0 worker, 1 chief", [(2, 0)]),
    ("medium-1", "0 worker, 1 chief, 2 worker", [(2, 0), (0, 1)]),
    ("medium-1", "0 worker, 1 chief, 1 worker", [(1, 0)]),  # his worker does it for less
    ("medium-1", "1 chief, 1 worker, 2 worker", [(2, 0), (1, 1)]),
    ("medium-1", "1 chief, 2 chief", [(2, 0), (0, 2)]),
    ("large-1", "0 worker, 0 worker, 1 worker, 2 worker", [(1, 0), (0, 1)]),
    ("large-1", "0 worker, 1 worker, 2 worker", [(1, 1)]),
    ("large-1", "0 worker, 1 chief, 1 worker, 2 worker", [(3, 0), (1, 1)]),
    ("large-1", "1 worker, 1 worker, 1 worker, 2 chief", [(3, 0), (0, 3)]),
    ("large-1", "1 worker, 1 worker, 2 worker, 2 worker, 1 logs", [(2, 0), (1, 1), (0, 2)]),
    ("large-1", "1 worker, 2 chief idle, 2 logs", [(1, 0)]),
    ("large-1", "1 worker, 1 sorcerer idle, 2 worker, 2 logs", [(1, 0), (0, 1)]),
    ("large-1", "0 worker, 0 sorcerer idle, 2 worker, 1 logs", [(0, 1)]),
]


@pytest.mark.parametrize(("name", "crowd", "ways"), PAYMENTS)
def test_g19_who_can_be_paid_what(name: str, crowd: str, ways: list[tuple[int, int]]) -> None:
    state = position("transport", hands={0: "marker"}, board={"b2": crowd}, objects={name: "b3 0"})
    act(state, *carry(name, "b2"))
    found = []
    if len(ways) > 1:
        assert asked(state) == ("pay", 0)
        assert state.view(None)["moving"] == {"object": name, "hex": "b3", "to": "b2"}
        for choice in legal(state):
            paid = points(after(state, choice))
            found.append((paid[1], paid[2]))
    else:
        paid = points(state)
        found.append((paid[1], paid[2]))
        assert paid[0] == 0
    assert sorted(found) == sorted(ways)


def test_g19_paid_at_once_and_again_and_again() -> None:
    state = position(
        "transport",
        hands={0: "2 markers", 2: "marker"},
        board={"e7": "1 worker"},
        objects={"small-1": "screen 0", "small-2": "screen 0", "small-3": "screen 2"},
    )
    events = act(state, *carry("small-1", "e7"))
    assert args_of(events, "paid") == [{"seat": 0, "to": 1, "points": 1}]
    assert points(state) == [0, 1, 0]
    act(state, "mark", *carry("small-3", "e7"), "mark")
    assert points(state) == [0, 2, 0]
    act(state, *carry("small-2", "e7"), "mark")
    assert points(state) == [0, 3, 0]


def test_g19_logs_pay_nobody() -> None:
    state = position("transport", board={"e7": "0 worker, 2 logs"}, objects={"large-1": "screen 0"})
    act(state, *carry("large-1", "e7"))
    assert points(state) == [0, 0, 0]


def test_g19_five_players() -> None:
    crowd = "1 worker, 2 worker, 3 worker, 4 chief"
    state = position(
        "transport", 5, hands={0: "marker"}, board={"b2": crowd}, objects={"large-1": "b3 0"}
    )
    act(state, *carry("large-1", "b2"))
    assert legal(state) == ["pay(seat1=1, seat2=1, seat3=1)", "pay(seat4=3)"]
