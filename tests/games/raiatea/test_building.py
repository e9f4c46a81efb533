"""Building, divers, and the end of a ceremony [R24, R30, R31]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    at,
    ceremony,
    has,
    pass_to,
    position,
    space_of,
    with_ritual,
)
from vaka.core.options import OptionValue

OPEN = {1: "pearls-4 pearls-4 pearls-4 pearls-4 pearls-4 pearls-4 mana-5 mana-5 mana-5"}


def test_r30_in_ceremony_order_until_all_have_passed() -> None:
    state = ceremony({0: "9 pearls", 1: "9 pearls", 2: "9 pearls"}, order=[2, 0, 1], statues=OPEN)
    pass_to(state, "build")
    assert state.view(None)["phase"] == "building"
    order = []
    for action in (
        "complete(statue=1, space=1)", "complete(statue=1, space=2)", "pass",
        "complete(statue=1, space=3)", "pass",
    ):  # fmt: skip
        now = asked(state)
        assert now is not None
        assert now[0] == "build"
        order.append(now[1])
        act(state, action)
    assert order == [2, 0, 1, 2, 0]
    # Seat 2 has one pearl left and nothing to do: the ceremony is over.
    assert state.view(None)["round"] == 1


def test_r30_a_pass_is_final() -> None:
    state = ceremony({0: "20 pearls", 1: "20 pearls"}, statues=OPEN)
    pass_to(state, "build")
    assert asked(state) == ("build", 0)
    events = act(state, "pass")
    assert args_of(events, "pass") == [{"seat": 0}]
    assert state.view(None)["seats"][0]["passed"]
    for space in (1, 2, 3):
        assert asked(state) == ("build", 1)
        act(state, f"complete(statue=1, space={space})")
    act(state, "pass")
    assert asked(state) == ("go", state.view(None)["first"])
    assert not state.view(None)["seats"][0]["passed"]


def test_r30_one_mission_a_turn() -> None:
    state = ceremony({0: "20 pearls", 1: "20 pearls"}, statues=OPEN)
    pass_to(state, "build")
    order = []
    for space in range(1, 7):
        now = asked(state)
        assert now is not None
        order.append(now[1])
        act(state, f"complete(statue=1, space={space})")
    assert order == [0, 1, 0, 1, 0, 1]


def test_r30_who_can_do_nothing_is_not_asked() -> None:
    state = ceremony({1: "4 pearls"}, statues=OPEN)
    pass_to(state, "build")
    assert asked(state) == ("build", 1)
    act(state, "complete(statue=1, space=1)")
    assert asked(state) == ("go", state.view(None)["first"])


def test_r30_who_can_do_nothing_has_passed_too() -> None:
    """What a later turn of another brings comes too late."""
    seats = {1: "shaman, 4 priests, hand test"}
    deck = with_ritual("everyone: gain 4 pearls", kind="common")
    state = ceremony(seats, statues=OPEN, options={"deck": deck})
    pass_to(state, "build")
    assert asked(state) == ("build", 1)
    assert state.view(None)["seats"][0]["passed"]
    act(state, "shaman(ritual=test)", "complete(statue=1, space=1)")
    assert has(state, 0, "pearls") == 4
    assert asked(state) == ("build", 2)  # whose first turn has come only now
    act(state, "pass")
    assert asked(state) == ("go", state.view(None)["first"])


def test_r30_mirrors_and_shamans_before_the_mission() -> None:
    seats = {0: "shaman, 4 priests, hand rua-hatu, 1 pearl, mirror, mask oro"}
    state = ceremony(seats, statues={1: "pearls-4 pair"})
    pass_to(state, "build")
    assert "complete(statue=1, space=1)" not in legal(state)
    act(state, "shaman(ritual=rua-hatu)")
    assert "complete(statue=1, space=1)" in legal(state)
    act(state, "mirror(mask=oro)")
    assert "complete(statue=1, space=2)" in legal(state)
    act(state, "complete(statue=1, space=2)")
    assert has(state, 0, "missions") == ["pair"]


def test_r31_the_next_statue_is_opened() -> None:
    for number in (1, 2):
        state = ceremony(number=number)
        assert [each["open"] for each in state.view(None)["statues"]] == [
            statue < number for statue in range(3)
        ]
        events = pass_to(state, "go")
        assert args_of(events, "open") == [{"statue": number + 1}]
        view = state.view(None)
        assert view["opened"] == number + 1
        assert [each["buildable"] for each in view["statues"]] == [
            statue <= number for statue in range(3)
        ]
        assert {space["points"] for space in view["statues"][number]["spaces"]} == {number + 1}
        assert (view["ceremony"], view["round"]) == (number, 1)


def test_r31_with_the_oracle_it_can_be_built_only_then() -> None:
    state = at(
        "border", {0: "20 pearls"}, statues={1: "mana-5", 2: "pearls-7"}, options={"oracle": True}
    )
    assert asked(state) == ("go", 1)
    assert space_of(state, 2, 1)["mission"] == "pearls-7"
    state = at(
        "border", {0: "20 pearls"}, ceremony=1, statues={2: "pearls-7"}, options={"oracle": True}
    )
    assert asked(state) == ("mission", 0)


def test_r31_after_the_third_ceremony_the_game_ends() -> None:
    state = ceremony(number=3)
    events = pass_to(state)
    assert state.decision() is None
    assert events[-1].name == "third-ceremony"
    assert state.outcome().reason == "third-ceremony"


def test_r24_a_diver_brings_a_second_mission() -> None:
    state = ceremony({0: "12 pearls, diver", 1: "4 pearls"}, statues=OPEN)
    pass_to(state, "build")
    act(state, "complete(statue=1, space=1)")
    assert asked(state) == ("mission", 0)
    assert legal(state)[:2] == ["done", "complete(statue=1, space=2)"]
    events = act(state, "complete(statue=1, space=2)")
    assert args_of(events, "diver") == [{"seat": 0}]
    assert (has(state, 0, "ready")["diver"], has(state, 0, "used")["diver"]) == (0, 1)
    assert asked(state) == ("build", 1)


def test_r24_one_diver_a_turn_never_a_third_mission() -> None:
    state = ceremony({0: "16 pearls, 2 divers", 1: "4 pearls"}, statues=OPEN)
    pass_to(state, "build")
    act(state, "complete(statue=1, space=1)", "complete(statue=1, space=2)")
    assert asked(state) == ("build", 1)
    act(state, "pass")
    # In the next turn he may use the other.
    act(state, "complete(statue=1, space=3)")
    assert asked(state) == ("mission", 0)


def test_r24_no_third_mission_after_a_ritual_and_a_diver() -> None:
    """A ritual's mission and a diver's are the two of the turn; the next turn is another."""
    deck = with_ritual("mission")
    seats = {0: "16 pearls, diver, shaman, 4 priests, hand test", 1: "4 pearls"}
    state = ceremony(seats, statues=OPEN, options={"deck": deck})
    pass_to(state, "build")
    act(state, "shaman(ritual=test)", "complete(statue=1, space=1)", "complete(statue=1, space=2)")
    assert has(state, 0, "used")["diver"] == 1
    assert asked(state) == ("build", 1)
    act(state, "pass")
    assert asked(state) == ("build", 0)
    assert "complete(statue=1, space=3)" in legal(state)


def test_r24_may_be_declined() -> None:
    state = ceremony({0: "12 pearls, diver"}, statues=OPEN)
    pass_to(state, "build")
    act(state, "complete(statue=1, space=1)", "done")
    assert has(state, 0, "ready")["diver"] == 1
    assert asked(state) == ("build", 0)


def test_r24_not_without_a_ready_diver_nor_without_a_mission() -> None:
    for seat in ("12 pearls, used diver", "5 pearls, diver"):
        state = ceremony({0: seat}, statues=OPEN)
        pass_to(state, "build")
        act(state, "complete(statue=1, space=1)")
        now = asked(state)
        assert now is None or now[0] != "mission"


@pytest.mark.parametrize(
    ("options", "anytime"),
    [
        ({}, False),
        ({"edition": "it"}, True),
        ({"edition": "de"}, False),
        ({"edition": "fr"}, False),
        ({"diver_anytime": "yes"}, True),
        ({"edition": "it", "diver_anytime": "no"}, False),
    ],
)
def test_r24_elsewhere_only_with_the_option(options: dict[str, OptionValue], anytime: bool) -> None:
    state = at("border", {0: "12 pearls, diver"}, statues=OPEN, options=options)
    act(state, "complete(statue=1, space=1)")
    assert asked(state) == (("mission", 0) if anytime else ("go", 1))
    if anytime:
        act(state, "complete(statue=1, space=2)")
        assert asked(state) == ("go", 1)
        assert has(state, 0, "used")["diver"] == 1


def test_r24_auctions_come_before_the_diver() -> None:
    statues = {1: "auction-1 pearls-4 auction-1 pearls-4 pearls-4"}
    state = position({0: "12 pearls, diver, 3 mana"}, statues=statues, options={"edition": "it"})
    act(state, "go(location=border)", "complete(statue=1, space=2)")
    assert asked(state) == ("auction", 0)
    act(state, "bid(mana=1)")
    assert asked(state) == ("mission", 0)


def test_r24_the_missions_of_a_turn_count_together() -> None:
    """Where a ritual lets all complete a mission, a diver helps with the first one only."""
    deck = with_ritual("everyone: mission", kind="common")
    seats = {0: "8 pearls, diver, shaman, 4 priests, hand test", 1: "8 pearls, diver"}
    state = at("reef", seats, statues=OPEN, options={"deck": deck, "diver_anytime": "yes"})
    act(state, "shaman(ritual=test)", "complete(statue=1, space=1)")
    assert asked(state) == ("mission", 0)
    assert state.view(None)["task"]["diver"]
    act(state, "done")
    assert asked(state) == ("mission", 1)
    assert "diver" not in state.view(None)["task"]
    act(state, "complete(statue=1, space=3)")
    assert asked(state) == ("go", 1)
