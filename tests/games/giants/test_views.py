"""What a seat sees: everything but sealed bids and, as printed, stocks and owners of moai."""

import json

import pytest

from tests.games.giants.policies import POLICIES, play
from tests.games.giants.positions import bid, place, position
from tests.games.playing import act
from vaka.core.options import OptionValue
from vaka.core.state import State

HEAD = ("title", "rules_version", "players", "options", "seat", "decision", "outcome")
OWN = [
    *HEAD, "turn", "first", "phase", "active", "dice", "offered", "order", "supply", "gone",
    "logs_gone", "hexes", "ahus", "objects", "moving", "steps", "acting", "placing", "seats",
]  # fmt: skip


def sample() -> State:
    return position(
        "transport",
        hands={0: "marker, 2 logs, 3 halves", 1: "2 workers", 2: "2 markers"},
        board={
            "e7": "1 worker, 2 worker, 2 logs",
            "g6": "0 sorcerer idle, 1 chief idle, 2 chief, 0 worker",
        },
        objects={"large-1": "screen 0", "small-1": "e7 1 marked", "headdress-1": "g2"},
        ahus={"g6-e": "0", "f6-e": "1 medium-1 headdress-2"},
        points=[4, 0, 9],
        cut=("d4", "c4"),
    )


def test_a_view_in_full() -> None:
    state = sample()
    act(state, "take(object=large-1)")
    view = state.view(0)
    assert list(view) == OWN
    assert view["title"] == "giants"
    assert view["decision"] == {
        "kind": "move",
        "seats": [0],
        "rules": ["G17", "G20", "G21", "G22", "G23"],
        "sealed": False,
    }
    assert (view["turn"], view["first"], view["phase"], view["active"]) == (2, 0, "transport", 0)
    assert (view["offered"], view["order"], view["gone"]) == ([0, 0, 0], [], [0, 0, 0])
    assert view["supply"] == {
        "moai": [16, 11, 5],
        "headdresses": 12,
        "logs": 18,
        "half_tablets": 27,
    }
    assert view["logs_gone"] == 5
    hexes = {each["name"]: each for each in view["hexes"]}
    assert len(hexes) == 56
    assert hexes["e7"] == {
        "name": "e7", "q": 5, "r": 4, "kind": "plain", "forest": 0, "logs": 2,
        "workers": [0, 1, 1], "sorcerers": [], "chiefs": [], "idle": [],
    }  # fmt: skip
    assert hexes["g6"] == {
        "name": "g6", "q": 3, "r": 6, "kind": "plain", "forest": 0, "logs": 0,
        "workers": [1, 0, 0], "sorcerers": [0], "chiefs": [1, 2],
        "idle": [{"seat": 0, "figure": "sorcerer"}, {"seat": 1, "figure": "chief"}],
    }  # fmt: skip
    assert (hexes["d3"]["kind"], hexes["d3"]["forest"]) == ("forest", 4)
    assert (hexes["d4"]["kind"], hexes["d4"]["forest"]) == ("forest", 0)
    ahus = {each["name"]: each for each in view["ahus"]}
    assert len(ahus) == 28
    assert ahus["g6-e"] == {
        "name": "g6-e", "hex": "g6", "edge": "e", "value": 3, "headdress": 8, "base": 0,
        "reserved": True, "moai": None, "size": 0, "crowned": None, "worth": 0,
    }  # fmt: skip
    assert ahus["f6-e"] == {
        "name": "f6-e", "hex": "f6", "edge": "e", "value": 2, "headdress": 9, "base": 1,
        "reserved": False, "moai": "medium-1", "size": 2, "crowned": "headdress-2", "worth": 13,
    }  # fmt: skip
    objects = {each["name"]: each for each in view["objects"]}
    assert list(objects) == ["headdress-1", "small-1", "large-1"]
    assert objects["headdress-1"] == {
        "name": "headdress-1", "kind": "headdress", "size": 1, "hex": "g2", "in_front_of": None,
        "owner": None, "marked": False, "trail": [],
    }  # fmt: skip
    assert objects["small-1"]["owner"] == 1
    assert objects["large-1"]["in_front_of"] == 0
    assert objects["large-1"]["size"] == 3
    assert view["moving"] == {"object": "large-1", "hex": "e8", "to": None}
    assert view["placing"] is None
    assert view["acting"] is None
    assert view["seats"][0] == {
        "workers": 0, "markers": 1, "sorcerer": "g6", "chief": "bid", "idle": ["sorcerer"],
        "logs": 2, "half_tablets": 3, "bases": 6, "points": 4, "passed": False,
        "bid": {"markers": 0, "workers": 0, "sorcerer": 0, "chief": 1, "strength": 0},
        "laid": 0, "contained": {"workers": 5, "markers": 5}, "erected": 0, "score": 4,
        "shown": [],
    }  # fmt: skip
    assert view["seats"][1]["erected"] == 1


def test_while_a_figure_is_placed() -> None:
    state = position(hands={0: "worker, 2 logs"})
    act(state, "place(figure=worker, logs=2)")
    assert state.view(1)["placing"] == {"figure": "worker", "logs": 2}


def test_all_see_the_same() -> None:
    state = sample()
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        del view["seat"]
    assert all(view == views[0] for view in views)


def test_bids_are_sealed_until_all_are_in() -> None:
    """Whatever is bid, nobody else sees a difference; a redeal makes up another bid."""
    hands = dict.fromkeys((0, 1, 2), "3 workers, sorcerer, chief, 3 markers")
    states = []
    for own in (bid(), bid(3, 3, 1, 1), bid(1, 2)):
        state = position("bid", dice=(1, 2, 3), hands=hands)
        state.apply(1, state.catalog.parse(own))
        states.append(state)
    for seat in (None, 0, 2):
        assert all(state.view(seat) == states[0].view(seat) for state in states)
        assert all(
            state.redeal(seat, 5).dump() == states[0].redeal(seat, 5).dump() for state in states
        )
    seen = {tuple(states[0].redeal(0, seed).answer(1)) for seed in range(40)}
    assert len(seen) > 20
    assert states[1].redeal(1, 7).answer(1) == states[1].answer(1)


def test_the_order_of_bids_does_not_matter() -> None:
    hands = dict.fromkeys((0, 1, 2), "3 workers, sorcerer, chief, 3 markers")
    bids = (bid(1, 2), bid(3, 0, 1, 0), bid(0, 0, 0, 1))
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = position("bid", dice=(1, 2, 3), hands=hands)
        for seat in order:
            state.apply(seat, state.catalog.parse(bids[seat]))
        digests.add(state.digest())
    assert len(digests) == 1


OPTIONS: list[dict[str, OptionValue]] = [{}, {"screens": "as_printed"}]


@pytest.mark.parametrize("options", OPTIONS)
def test_views_are_plain_data_and_tell_no_secret(options: dict[str, OptionValue]) -> None:
    """Through a whole game, at every tenth position."""
    hidden = 0
    for ply, state in enumerate(play(4, 4, POLICIES["crowded"], 4, options).states()):
        over = state.decision() is None
        if ply % 10 and not over:
            continue
        for seat in (None, 0, 3):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert list(view) == OWN
            for ahu in view["ahus"]:
                known = ahu["base"] is not None
                if ahu["moai"] is None:
                    assert known == ahu["reserved"]
                elif not options or over:
                    assert known
                elif seat is None:
                    assert not known
                else:
                    shown = ahu["name"] in view["seats"][seat]["shown"]
                    assert known == shown
                hidden += not known and ahu["moai"] is not None
    assert (hidden > 0) == bool(options)


def test_at_the_end_everything_is_open() -> None:
    state = play(3, 4, POLICIES["random"], 4, {"screens": "as_printed"}).replay()
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        assert view.pop("seat") in (None, 0, 1, 2)
        assert view["outcome"] == state.outcome().data()
        assert [seat["score"] for seat in view["seats"]] == view["outcome"]["scores"]
    assert all(view == views[0] for view in views)


def test_a_view_can_be_changed_without_harm() -> None:
    state = sample()
    before = state.dump()
    view = state.view(0)
    view["hexes"][0]["workers"].clear()
    view["seats"][0]["contained"]["workers"] = 99
    view["objects"].clear()
    view["decision"]["seats"].clear()
    assert state.dump() == before
    assert state.view(0) == sample().view(0)


def test_peeking_cannot_be_undone() -> None:
    state = position(
        hands={0: "worker, half"}, ahus={"f6-e": "1 small-1"}, options={"screens": "as_printed"}
    )
    reveals = state.dump()[2]
    act(state, "peek(ahu=f6-e)")
    assert state.dump()[2] > reveals
    reveals = state.dump()[2]
    act(state, *place("worker", "b2")[:1])
    assert state.dump()[2] == reveals
