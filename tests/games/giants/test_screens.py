"""Screens as printed: hidden stocks and owners of moai, and peeks for half-tablets [G26]."""

import pytest

from tests.games.giants.policies import POLICIES, play
from tests.games.giants.positions import (
    TINY,
    VILLAGE,
    after,
    ahu_of,
    bid,
    carry,
    disguised,
    number,
    place,
    position,
    seat_of,
)
from tests.games.playing import act, asked, legal
from vaka.core.state import State

PRINTED = {"screens": "as_printed"}
SET = {"g6-e": "0 small-1", "g6-se": "1 small-2", "f6-e": "2 medium-1", "g5-sw": "1"}
HANDS = {0: "worker, marker, 3 logs, half", 1: "2 workers, 2 markers, log, 2 halves"}
STOCKS = ("workers", "markers", "logs", "bases", "erected")


def owners(view: dict[str, list[dict[str, object]]]) -> dict[object, object]:
    return {ahu["name"]: ahu["base"] for ahu in view["ahus"] if ahu["name"] in SET}


def peeks(state: State) -> list[str]:
    return [action for action in legal(state) if action.startswith("peek")]


def told(state: State, seat: int) -> dict[str, int]:
    names = [feature.name for feature in state.described()]
    return dict(zip(names, state.features(seat), strict=True))


def test_g26_stocks_are_behind_the_screens() -> None:
    state = position(hands=HANDS, ahus=SET, options=PRINTED)
    for viewer in (0, 1, 2, None):
        for seat, shown in enumerate(state.view(viewer)["seats"]):
            hidden = [shown[what] is None for what in STOCKS]
            hidden += [count is None for count in shown["contained"].values()]
            assert hidden == [viewer != seat] * 7
    own = state.view(1)["seats"][1]
    assert [own[what] for what in STOCKS] == [2, 2, 1, 5, 1]
    assert own["contained"] == {"workers": 4, "markers": 4}


def test_g26_what_lies_before_the_screens_is_open() -> None:
    """Half-tablets lie where all can see them, as do bids and laid markers."""
    hands = {0: "2 workers, 2 markers, half", 1: "worker, sorcerer, chief", 2: "worker, 2 halves"}
    state = position("bid", dice=(1, 2, 3), hands=hands, options=PRINTED)
    for seat, bid_ in enumerate((bid(1, 1), bid(0, 0, 1), bid())):
        state.apply(seat, state.catalog.parse(bid_))
    seats = state.view(2)["seats"]
    assert [seat["half_tablets"] for seat in seats] == [1, 0, 2]
    assert [seat["bid"]["markers"] for seat in seats] == [1, 0, 0]
    assert [seat["sorcerer"] for seat in seats] == ["bid", "bid", "bid"]


def test_g26_views_and_features_hide_the_same() -> None:
    for players in (3, 4):
        record = play(players, 1, POLICIES["builder"], 1, {"screens": "as_printed"})
        differ = 0
        for ply, state in enumerate(record.states()):
            if ply % 7 or state.decision() is None:
                continue
            for seat in range(players):
                other = disguised(state, seat)
                differ += other.digest() != state.digest()
                assert other.view(seat) == state.view(seat)
                assert other.view(None) == state.view(None)
                assert other.features(seat) == state.features(seat)
                assert other.legal_actions(seat) == state.legal_actions(seat)
        assert differ > 20


def test_g26_features_of_open_screens_tell_everything() -> None:
    state = position(hands=HANDS, ahus=SET)
    assert told(state, 0)["next.workers"] == 2
    assert told(state, 0)["ahu.f6-e.base.next2"] == 1


def test_g26_features_tell_what_was_shown() -> None:
    state = position(hands=HANDS, ahus=SET, options=PRINTED)
    assert not any(told(state, 0)[f"ahu.f6-e.base.{seat}"] for seat in ("own", "next", "next2"))
    assert told(after(state, "peek(ahu=f6-e)"), 0)["ahu.f6-e.base.next2"] == 1


def test_g26_the_table_does_not_show_whose_moai_it_is() -> None:
    """Not even to the owner: the base lies face down."""
    state = position(hands={0: "worker, halves"}, ahus=SET, options=PRINTED)
    for viewer in (0, 1, 2, None):
        assert owners(state.view(viewer)) == {
            "g6-e": None, "g6-se": None, "f6-e": None, "g5-sw": 1,
        }  # fmt: skip
    open_ = position(hands={0: "worker"}, ahus=SET)
    assert owners(open_.view(None)) == {"g6-e": 0, "g6-se": 1, "f6-e": 2, "g5-sw": 1}


def test_g26_a_reserved_base_is_turned_down_with_its_moai() -> None:
    state = position(
        "transport", hands={1: "marker"}, board={"g6": "0 worker, 1 worker"}, first=1,
        objects={"small-1": "g6 1"}, ahus={"g6-e": "1"}, options=PRINTED,
    )  # fmt: skip
    assert ahu_of(state, "g6-e")["base"] == 1
    act(state, "take(object=small-1)", "erect(ahu=g6-e)")
    assert ahu_of(state, "g6-e")["base"] is None


@pytest.mark.parametrize("phase", ["placement", "transport"])
def test_g26_a_half_tablet_shows_one(phase: str) -> None:
    state = position(
        phase, hands={0: "worker, marker, 2 halves"}, ahus=SET, options=PRINTED,
        objects={"small-3": "screen 0"},
    )  # fmt: skip
    every = ["peek(ahu=f6-e)", "peek(ahu=g6-e)", "peek(ahu=g6-se)"]  # not the reserved one
    assert peeks(state) == every
    now = asked(state)
    act(state, "peek(ahu=g6-se)")
    assert asked(state) == now  # it is still his turn
    assert owners(state.view(0)) == {"g6-e": None, "g6-se": 1, "f6-e": None, "g5-sw": 1}
    assert owners(state.view(2))["g6-se"] is None
    assert number(state, 0, "half_tablets") == 1
    assert seat_of(state, 0)["shown"] == ["g6-se"]
    act(state, "peek(ahu=g6-e)")
    assert owners(state.view(0))["g6-e"] == 0
    assert number(state, 0, "half_tablets") == 0
    assert not peeks(state)


def test_g26_only_with_the_option() -> None:
    state = position(hands={0: "worker, 2 halves"}, ahus=SET)
    assert not peeks(state)


def test_g26_no_peek_while_bids_are_sealed() -> None:
    hands = dict.fromkeys((0, 1, 2), "worker, marker, half")
    state = position("bid", dice=(1, 1, 2), hands=hands, ahus=SET, options=PRINTED)
    assert not peeks(state)
    for seat in range(3):
        state.apply(seat, state.catalog.parse(bid(0, 1)))
    assert asked(state) == ("pick", 0)
    act(state, "peek(ahu=g6-e)")
    assert asked(state) == ("pick", 0)


def test_g26_while_a_headdress_is_moved() -> None:
    state = position(
        "transport", hands={0: "marker, 2 halves"}, board={"g6": "0 worker", "f6": "0 worker"},
        objects={"headdress-1": "g6 0"}, ahus=SET, options=PRINTED,
    )  # fmt: skip
    act(state, *carry("headdress-1"))
    assert {"crown(ahu=g6-e)", "crown(ahu=g6-se)", "peek(ahu=g6-e)"} <= set(legal(state))
    moving = state.view(0)["moving"]
    act(state, "peek(ahu=g6-e)")
    assert asked(state) == ("move", 0)
    assert state.view(0)["moving"] == moving
    act(state, "crown(ahu=g6-e)")
    assert ahu_of(state, "g6-e")["crowned"] == "headdress-1"


def test_g26_a_chief_who_spends_his_tablet_on_a_peek_cannot_act() -> None:
    state = position(hands={0: "chief, 3 halves", 1: "worker"}, ahus=SET, options=PRINTED)
    act(state, *place("chief", VILLAGE))
    act(state, "peek(ahu=g6-e)")
    assert asked(state) == ("act", 0)  # 2 half-tablets are left
    act(state, "peek(ahu=f6-e)")
    assert asked(state) == ("place", 1)
    assert number(state, 0, "half_tablets") == 1


def test_g26_peeking_alone_keeps_nobody_in_the_phase() -> None:
    state = position(hands={0: "2 halves", 1: "2 workers"}, first=1, ahus=SET, options=PRINTED)
    act(state, *place("worker", "b2"))
    assert seat_of(state, 0)["passed"] is True
    assert asked(state) == ("place", 1)


def test_g26_a_redeal_keeps_what_happened_in_the_open() -> None:
    hands = {0: "worker, 2 halves", 1: "3 workers, 2 logs"}
    state = position(hands=hands, ahus=SET, options=PRINTED)
    truth = after(state, "peek(ahu=g6-se)", "peek(ahu=f6-e)").view(0)
    for seed in range(5):
        other = state.redeal(0, seed)
        act(other, "peek(ahu=g6-se)", "peek(ahu=f6-e)")
        assert owners(other.view(0)) == owners(truth)
        assert seat_of(other, 1) == seat_of(state, 1)


def test_g26_at_the_end_all_is_shown() -> None:
    state = position(
        "transport", hands={0: "marker"}, ahus={**SET, "g5-sw": "1 small-3"}, options=PRINTED,
        supply={"small": 0, "medium": 0, "large": 0},
    )  # fmt: skip
    assert state.decision() is None
    assert state.view(None)["seats"] == state.view(0)["seats"]
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
        options={**PRINTED, "island": CROWDED},
    )  # fmt: skip
    assert len(state.view(0)["ahus"]) > len(state.view(0)["hexes"])
    act(state, "peek(ahu=c4-se)")
    assert ahu_of(state, "c4-se")["base"] is None
    assert [ahu["base"] for ahu in state.view(0)["ahus"] if ahu["name"] == "c4-se"] == [1]
