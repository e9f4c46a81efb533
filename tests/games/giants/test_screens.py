"""Hidden bases: whose moai it is, and what it costs to know [G26]."""

import pytest

from tests.games.giants.positions import TINY, after, ahu_of, number, place, position, seat_of
from tests.games.playing import act, asked, legal

HIDDEN = {"screens": "as_printed"}
SET = {"g6-e": "0 small-1", "g6-se": "1 small-2", "f6-e": "2 medium-1", "g5-sw": "1"}


def owners(view: dict[str, list[dict[str, object]]]) -> dict[object, object]:
    return {ahu["name"]: ahu["base"] for ahu in view["ahus"] if ahu["name"] in SET}


def test_g26_the_table_does_not_show_whose_moai_it_is() -> None:
    state = position(hands={0: "worker, halves"}, ahus=SET, options=HIDDEN)
    assert owners(state.view(0)) == {"g6-e": 0, "g6-se": None, "f6-e": None, "g5-sw": 1}
    assert owners(state.view(1)) == {"g6-e": None, "g6-se": 1, "f6-e": None, "g5-sw": 1}
    assert owners(state.view(None)) == {"g6-e": None, "g6-se": None, "f6-e": None, "g5-sw": 1}
    open_ = position(hands={0: "worker"}, ahus=SET)
    assert owners(open_.view(None)) == {"g6-e": 0, "g6-se": 1, "f6-e": 2, "g5-sw": 1}


@pytest.mark.parametrize("phase", ["placement", "transport"])
def test_g26_a_half_tablet_shows_one(phase: str) -> None:
    state = position(
        phase, hands={0: "worker, marker, 2 halves"}, ahus=SET, options=HIDDEN,
        objects={"small-3": "screen 0"},
    )  # fmt: skip
    peeks = [action for action in legal(state) if action.startswith("peek")]
    assert peeks == ["peek(ahu=f6-e)", "peek(ahu=g6-se)"]  # neither his own nor the reserved one
    now = asked(state)
    act(state, "peek(ahu=g6-se)")
    assert asked(state) == now  # it is still his turn
    assert owners(state.view(0)) == {"g6-e": 0, "g6-se": 1, "f6-e": None, "g5-sw": 1}
    assert owners(state.view(2))["g6-se"] is None
    assert number(state, 0, "halves") == 1
    assert seat_of(state, 0)["shown"] == ["g6-se"]
    act(state, "peek(ahu=f6-e)")
    assert number(state, 0, "halves") == 0
    assert not [action for action in legal(state) if action.startswith("peek")]


def test_g26_only_with_the_option() -> None:
    state = position(hands={0: "worker, 2 halves"}, ahus=SET)
    assert not [action for action in legal(state) if action.startswith("peek")]


def test_g26_peeking_alone_keeps_nobody_in_the_phase() -> None:
    state = position(hands={0: "2 halves", 1: "2 workers"}, first=1, ahus=SET, options=HIDDEN)
    act(state, *place("worker", "b2"))
    assert seat_of(state, 0)["passed"] is True
    assert asked(state) == ("place", 1)


def test_g26_a_redeal_keeps_the_owners() -> None:
    state = position(hands={0: "worker, 2 halves"}, ahus=SET, options=HIDDEN)
    truth = after(state, "peek(ahu=g6-se)", "peek(ahu=f6-e)").view(0)
    for seed in range(5):
        other = state.redeal(0, seed)
        act(other, "peek(ahu=g6-se)", "peek(ahu=f6-e)")
        assert owners(other.view(0)) == owners(truth)


def test_g26_at_the_end_all_is_shown() -> None:
    state = position(
        "transport", hands={0: "marker"}, ahus={**SET, "g5-sw": "1 small-3"}, options=HIDDEN,
        supply={"small": 0, "medium": 0, "large": 0},
    )  # fmt: skip
    assert state.decision() is None
    assert owners(state.view(None)) == {"g6-e": 0, "g6-se": 1, "f6-e": 2, "g5-sw": 1}


CROWDED = TINY.replace(
    "[ahus]",
    """[ahus]
a1-w = [4, 5]
a2-nw = [4, 5]
a2-ne = [4, 5]
a3-nw = [4, 5]
a4-nw = [4, 5]
a4-ne = [4, 5]
a5-ne = [4, 5]
a5-nw = [4, 5]
a5-se = [4, 5]
c4-sw = [4, 5]
""",
).replace("a1-nw", "a1-ne")


def test_g26_peek_on_a_small_island() -> None:
    """There can be more ahus than hexes."""
    state = position(
        hands={0: "worker, half"}, ahus={"c4-se": "1 small-1"},
        options={**HIDDEN, "island": CROWDED},
    )  # fmt: skip
    assert len(state.view(0)["ahus"]) > len(state.view(0)["hexes"])
    act(state, "peek(ahu=c4-se)")
    assert ahu_of(state, "c4-se")["base"] is None
    assert [ahu["base"] for ahu in state.view(0)["ahus"] if ahu["name"] == "c4-se"] == [1]
