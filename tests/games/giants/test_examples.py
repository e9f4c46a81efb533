"""The examples of the rulebook, each as a test named after it."""

from typing import Any

import pytest

from tests.games.giants.positions import (
    after,
    ahu_of,
    bid,
    carry,
    hex_at,
    number,
    object_of,
    points,
    position,
)
from tests.games.playing import act, args_of, asked, legal, names
from vaka.core.state import State


def test_x1_auction_of_five() -> None:
    """Blue the 3, green a 1, red a 2, yellow cannot, green the second 2."""
    blue, green, red, yellow, purple = range(5)
    three = "3 workers, 2 markers"
    state = position(
        "bid", 5, dice=(1, 2, 2, 3, 0),
        hands={
            blue: f"{three}, 3 halves, sorcerer, chief",
            green: f"{three}, sorcerer, chief",
            red: "2 workers, marker, half, sorcerer, chief",
            yellow: "worker, marker, half, sorcerer, chief",
            purple: "sorcerer, chief",
        },
    )  # fmt: skip
    assert state.view(None)["offered"] == [1, 2, 1]
    act(state, bid(2, 3), bid(2, 3), bid(1, 2), bid(1, 1), bid())
    assert state.view(None)["order"] == [blue, green, red, yellow, purple]
    assert asked(state) == ("pick", blue)
    act(state, "pick(size=3)")
    assert asked(state) == ("pick", green)
    act(state, "pick(size=1)")
    assert asked(state) == ("pick", red)
    act(state, "pick(size=2)")
    # Yellow has one sculptor, and only a 2 is left: it is green's turn again.
    assert asked(state) == ("pick", green)
    assert legal(state) == ["skip", "pick(size=2)"]
    act(state, "pick(size=2)")
    assert asked(state) == ("place", blue)
    owners = {each["name"]: each["owner"] for each in state.view(None)["objects"]}
    assert owners == {"large-1": blue, "small-1": green, "medium-1": red, "medium-2": green}
    assert state.view(None)["gone"] == [0, 0, 0]


def test_x2_auction_of_three() -> None:
    """Green the 1, red the 3, blue nothing; the 2 leaves the game."""
    green, red, blue = range(3)
    rest = "2 markers, sorcerer, chief"
    state = position(
        "bid", dice=(1, 2, 3),
        hands={
            green: f"{rest}, worker, 2 halves",
            red: f"{rest}, half",
            blue: f"{rest}, worker, half",
        },
    )  # fmt: skip
    act(state, bid(2, 1), bid(2, 0, 0, 1), bid(2, 1))
    assert state.view(None)["order"] == [green, red, blue]
    assert legal(state) == ["skip", "pick(size=1)"]
    act(state, "pick(size=1)")
    assert asked(state) == ("pick", red)
    assert legal(state) == ["skip", "pick(size=2)", "pick(size=3)"]
    events = act(state, "pick(size=3)")
    assert args_of(events, "uncarved") == [{"size": 2, "count": 1}]
    assert asked(state) == ("place", green)
    assert state.view(None)["gone"] == [0, 1, 0]


@pytest.mark.parametrize(
    ("crowd", "paid"),
    [("1 chief", 2), ("0 worker, 1 logs", 0), ("0 worker, 1 worker", 1)],
)
def test_x3_carrying_a_size_2(crowd: str, paid: int) -> None:
    state = position(
        "transport", hands={0: "marker"}, board={"e7": crowd}, objects={"medium-1": "screen 0"}
    )
    act(state, *carry("medium-1", "e7"))
    assert points(state) == [0, paid, 0]


def test_x4_a_rival_worker_and_two_logs() -> None:
    state = position(
        "transport", hands={0: "marker"}, board={"e7": "1 worker, 2 logs"},
        objects={"medium-1": "screen 0"},
    )  # fmt: skip
    act(state, *carry("medium-1", "e7"))
    assert points(state) == [0, 1, 0]


def test_x5_erecting_needs_an_own_figure() -> None:
    """To C it can be carried, but only on B he has a figure; that pays yellow 2."""
    red, yellow = 0, 1
    state = position(
        "transport",
        hands={red: "marker"},
        board={"g6": f"{red} worker, {yellow} worker, {yellow} worker", "g5": f"{yellow} chief"},
        objects={"large-1": "f6 0"},
    )
    act(state, *carry("large-1", "g6"))
    assert points(state) == [0, 2, 0]
    assert legal(state) == [
        "mark", "leave", "go(hex=g5)", "erect(ahu=g6-e)", "erect(ahu=g6-se)",
    ]  # fmt: skip
    further = after(state, "go(hex=g5)")
    assert not [action for action in legal(further) if action.startswith("erect")]


@pytest.mark.parametrize(
    ("ahu", "moai", "headdress", "score"),
    [
        ("h1-w", "large-1", "", 27),
        ("i2-e", "small-1", "", 8),
        ("i2-se", "medium-1", "headdress-1", 22),
    ],
)
def test_x6_scores(ahu: str, moai: str, headdress: str, score: int) -> None:
    state = position(
        "transport", ahus={ahu: f"0 {moai} {headdress}"},
        supply={"small": 0, "medium": 0, "large": 0},
    )  # fmt: skip
    assert ahu_of(state, ahu)["worth"] == score
    assert state.outcome().scores == (score, 0, 0)


GREEN, RED, BLUE = range(3)
QUARRY, W, C, X, B, H2, H1, MOAI = (
    hex_at(q, r) for q, r in ((-1, 6), (0, 6), (1, 6), (2, 6), (3, 6), (4, 5), (5, 4), (6, 4))
)


def sample_turn(**rest: Any) -> State:
    return position(
        "transport",
        hands={RED: "marker"},
        board={
            W: f"{BLUE} worker",
            C: f"{BLUE} worker, {BLUE} worker",
            X: f"{BLUE} chief",
            QUARRY: f"{BLUE} sorcerer idle",
            H1: f"{RED} worker, 2 logs",
            H2: f"{RED} worker, 2 logs",
            B: f"{RED} sorcerer idle, 1 logs, {RED} worker, {GREEN} worker",
        },
        objects={
            "headdress-1": QUARRY,
            "headdress-2": f"screen {BLUE}",
            "medium-1": f"{H2} {BLUE} marked",
            "large-1": f"screen {RED}",
        },
        ahus={f"{B}-e": str(RED)},
        **rest,
    )


def test_x7_sample_turn() -> None:
    state = sample_turn()
    assert [C, B] == ["g4", "g6"]
    # Green has nothing to carry. Red takes the headdress that nobody marked: 3 points for blue.
    assert asked(state) == ("transport", RED)
    act(state, *carry("headdress-1", W, C, X, B), "mark")
    assert points(state) == [0, 0, 3]
    assert object_of(state, "headdress-1")["owner"] == RED
    # Blue's moai to C; on B somebody must help, and blue chooses red.
    assert asked(state) == ("transport", BLUE)
    act(state, *carry("medium-1", B))
    assert legal(state) == [f"pay(seat{GREEN}=1)", f"pay(seat{RED}=1)"]
    act(state, f"pay(seat{RED}=1)", f"go(hex={X})", f"go(hex={C})", f"erect(ahu={C}-se)")
    assert points(state) == [0, 1, 3]
    assert ahu_of(state, f"{C}-se")["worth"] == 2 * 5
    assert number(state, BLUE, "markers") == 1  # it came back
    # Red's size 3 from the quarry to B: 1 point for green.
    assert asked(state) == ("transport", RED)
    act(state, *carry("large-1", H1, H2, B), f"erect(ahu={B}-e)")
    assert points(state) == [1, 1, 3]
    assert ahu_of(state, f"{B}-e")["worth"] == 3 * 3
    # Blue's headdress to C, by its own people.
    assert asked(state) == ("transport", BLUE)
    act(state, *carry("headdress-2", W, C), f"crown(ahu={C}-se)")
    assert points(state) == [1, 1, 3]
    assert ahu_of(state, f"{C}-se")["worth"] == 2 * 5 + 6
    # Red caps on B.
    assert asked(state) == ("transport", RED)
    events = act(state, "take(object=headdress-1)", f"crown(ahu={B}-e)")
    assert points(state) == [1, 1, 3]
    assert ahu_of(state, f"{B}-e")["worth"] == 3 * 3 + 8
    assert number(state, RED, "markers") == 1
    # There is nothing left to carry, so the turn is over.
    assert names(events)[:2] == ["crown", "pass"]
    assert state.view(None)["turn"] == 3


def test_x7_erecting_on_the_reserved_ahu_takes_no_second_base() -> None:
    state = sample_turn()
    before = number(state, RED, "bases")
    act(state, *carry("large-1", H1, H2, B), f"erect(ahu={B}-e)")
    assert number(state, RED, "bases") == before
