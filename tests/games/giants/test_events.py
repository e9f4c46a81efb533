"""Events: their names, their arguments, who may see them, in which order they come."""

from collections import Counter

import pytest

import vaka
from tests.games.giants.policies import POLICIES, play
from tests.games.giants.positions import (
    FOREST,
    HEADDRESS_QUARRY,
    HUT,
    VILLAGE,
    bid,
    carry,
    place,
    position,
)
from tests.games.playing import act, asked
from tests.games.telling import Teller, Told, emitted, open_to_all
from vaka.core.options import OptionValue

told = Teller()
ALL = "2 workers, sorcerer, chief, 2 markers"
NONE_LEFT = {"small": 0, "medium": 0, "large": 0}


def test_bids_and_picks() -> None:
    state = position("bid", dice=(1, 1, 3), hands=dict.fromkeys((0, 1, 2), ALL))
    assert told(act(state, bid(1, 1), bid(0, 0, 1))) == []
    assert told(act(state, bid(2, 0, 0, 1))) == [
        open_to_all("bid", seat=0, markers=1, workers=1, sorcerer=0, chief=0),
        open_to_all("bid", seat=1, markers=0, workers=0, sorcerer=1, chief=0),
        open_to_all("bid", seat=2, markers=2, workers=0, sorcerer=0, chief=1),
    ]
    assert told(act(state, "pick(size=1)")) == [
        open_to_all("pick", seat=2, object="small-1", size=1)
    ]
    assert told(act(state, "skip")) == [open_to_all("skip-pick", seat=0)]
    act(state, "skip", "skip", "skip")
    # The second loop took nothing.
    assert told(act(state, "skip"))[-2:] == [
        open_to_all("uncarved", size=1, count=1),
        open_to_all("uncarved", size=3, count=1),
    ]
    assert asked(state) == ("place", 0)


def test_placing() -> None:
    state = position(hands={0: f"{ALL}, 2 logs", 1: ALL, 2: ALL})
    assert told(act(state, "place(figure=worker, logs=2)")) == []
    assert told(act(state, "on(hex=b2)")) == [
        open_to_all("place", seat=0, figure="worker", logs=2, hex="b2")
    ]
    assert told(act(state, "half-tablet")) == [open_to_all("half-tablet", seat=1)]
    assert told(act(state, "pass")) == [open_to_all("pass", seat=2)]


ACTING = [
    (VILLAGE, "perform", open_to_all("recruit", seat=0)),
    (HUT, "perform", open_to_all("marker", seat=0)),
    (FOREST, "perform", open_to_all("cut", seat=0, hex=FOREST, logs=5)),
    (HEADDRESS_QUARRY, "perform", open_to_all("headdress", seat=0, object="headdress-1")),
    ("f6", "reserve(ahu=f6-e)", open_to_all("reserve", seat=0, ahu="f6-e")),
]


@pytest.mark.parametrize(("where", "action", "event"), ACTING)
def test_acting(where: str, action: str, event: Told) -> None:
    state = position(hands={0: f"{ALL}, 2 halves", 1: ALL, 2: ALL}, cut=())
    copy = state.clone()
    act(state, *place("sorcerer", where))
    assert told(act(state, action)) == [event]
    act(copy, *place("chief", where))
    assert told(act(copy, action)) == [open_to_all("break", seat=0), event]


def test_carrying() -> None:
    state = position(
        "transport", hands={0: "2 markers"}, board={"e7": "1 worker, 2 worker", "f6": "0 worker"},
        objects={"small-1": "screen 0", "small-2": "screen 0"},
    )  # fmt: skip
    assert told(act(state, "take(object=small-1)", "go(hex=e7)")) == []
    assert told(act(state, "pay(seat2=1)")) == [
        open_to_all("carry", seat=0, object="small-1", hex="e7"),
        open_to_all("paid", seat=0, to=2, points=1),
    ]
    assert told(act(state, "go(hex=f6)")) == [
        open_to_all("carry", seat=0, object="small-1", hex="f6")
    ]
    assert told(act(state.clone(), "erect(ahu=f6-e)"))[:1] == [
        open_to_all("erect", seat=0, object="small-1", ahu="f6-e")
    ]
    assert told(act(state.clone(), "leave"))[:1] == [
        open_to_all("leave", seat=0, object="small-1", hex="f6")
    ]
    assert told(act(state, "mark"))[:1] == [open_to_all("mark", seat=0, object="small-1", hex="f6")]


def test_open_score() -> None:
    state = position(
        "transport", board={"f6": "0 worker"}, options={"open_score": True},
        objects={"large-1": "f6 0 marked", "small-1": "f6 0 marked"},
    )  # fmt: skip
    assert told(act(state, "take(object=large-1)", "erect(ahu=f6-e)"))[:2] == [
        open_to_all("erect", seat=0, object="large-1", ahu="f6-e"),
        open_to_all("score", seat=0, points=6),
    ]


def test_capping() -> None:
    state = position(
        "transport", board={"f6": "0 worker"}, objects={"headdress-1": "f6 0 marked"},
        ahus={"f6-e": "1 small-1"},
    )  # fmt: skip
    assert told(act(state, "take(object=headdress-1)", "crown(ahu=f6-e)"))[:1] == [
        open_to_all("crown", seat=0, object="headdress-1", ahu="f6-e")
    ]


def test_the_end_of_a_turn() -> None:
    state = position(
        "transport", first=2, hands={0: "marker"}, board={"b2": "1 worker, 2 logs"},
        objects={"small-1": "screen 0", "small-2": "screen 1"},
    )  # fmt: skip
    assert told(act(state, "pass"))[-1:] == [
        open_to_all("quarry", seat=0, object="small-1", hex="e8")
    ]
    assert told(act(state, "mark")) == [
        open_to_all("mark", seat=0, object="small-1", hex="e8"),
        open_to_all("quarry", seat=1, object="small-2", hex="e8"),
        open_to_all("logs-gone", count=2),
    ]
    retrieved, turn, roll, *rest = told(act(state, "retrieve(object=small-1)"))
    assert retrieved == open_to_all("retrieve", seat=0, object="small-1")
    assert turn == open_to_all("turn", turn=3, first=0)
    dice = state.view(None)["dice"]
    assert roll == open_to_all("roll", dice=[str(face) for face in dice])
    assert rest == ([] if any(dice) else [open_to_all("no-moai")])


def test_no_moai() -> None:
    start = position(hands={0: "marker"})
    for seed in range(2000):
        state = start.redeal(None, seed)
        events = told(act(state, "pass"))
        if open_to_all("no-moai") in events:
            assert events[-2] == open_to_all("roll", dice=["0", "0", "0"])
            return
    raise AssertionError("no such seed")


def test_screens_as_printed() -> None:
    state = position(
        hands={1: "worker, half"}, first=1, ahus={"f6-e": "2 small-1"},
        options={"screens": "as_printed"},
    )  # fmt: skip
    assert told(act(state, "peek(ahu=f6-e)")) == [
        open_to_all("peek", seat=1, ahu="f6-e"),
        ("shown", {"ahu": "f6-e", "owner": 2}, (1,)),
    ]


def test_the_ends() -> None:
    seven = ("a1-nw", "a2-nw", "a3-ne", "a3-nw", "b1-w", "b4-ne", "b5-ne")
    ahus = {name: f"1 small-{number + 1}" for number, name in enumerate(seven)}
    state = position(hands={0: "worker"}, ahus=ahus)
    assert told(act(state, "pass"))[-1] == open_to_all("out-of-bases", seat=1)
    state = position(hands={0: "worker"}, supply=NONE_LEFT)
    assert told(act(state, "pass"))[-1] == open_to_all("no-moai-left")
    state = position(hands={0: "worker"}, turn=20)
    assert told(act(state, "pass"))[-1] == open_to_all("turn-limit", turns=20)


def test_every_event_is_tested_here() -> None:
    for test in (
        test_bids_and_picks,
        test_placing,
        test_carrying,
        test_open_score,
        test_capping,
        test_the_end_of_a_turn,
        test_no_moai,
        test_screens_as_printed,
        test_the_ends,
    ):
        test()
    for case in ACTING:
        test_acting(*case)
    assert emitted("giants") == told.heard


OPTIONS: list[dict[str, OptionValue]] = [
    {},
    {"screens": "as_printed", "open_score": True, "two_workers": True},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_only_what_a_seat_is_shown_is_not_for_all(options: dict[str, OptionValue]) -> None:
    known = emitted("giants")
    for policy in ("random", "crowded"):
        for state in play(4, 8, POLICIES[policy], 8, options).states(listen=True):
            for event in state.listen().take():
                assert event.name in known
                assert (event.audience is None) == (event.name != "shown")


@pytest.mark.parametrize("players", [3, 5])
def test_events_tell_the_whole_game(players: int) -> None:
    """From events alone: points, workers, markers, half-tablets, logs, bases and erected moai."""
    found = [
        Counter(workers=1, markers=2, bases=(7, 6, 5)[players - 3]) for _ in range(players)
    ]  # fmt: skip
    laid = [Counter[str]() for _ in range(players)]  # what comes back at the end of the turn
    marked: dict[str, int] = {}
    reserved: dict[str, int] = {}
    for state in play(players, 5, POLICIES["crowded"], 5).states(listen=True):
        for event in state.listen().take():
            if event.name == "turn":
                for seat in range(players):
                    found[seat] += laid[seat]
                    laid[seat] = Counter()
            tell(event, found, laid, marked, reserved)
        view = state.view(None)
        if view["phase"] == "end-of-turn":
            continue  # things are on their way home
        for seat, own in enumerate(view["seats"]):
            for name in (
                "workers",
                "markers",
                "logs",
                "half_tablets",
                "bases",
                "points",
                "erected",
            ):
                assert own[name] == found[seat][name], name
    assert sum(own["erected"] for own in found)


def tell(
    event: vaka.Event,
    found: list[Counter[str]],
    laid: list[Counter[str]],
    marked: dict[str, int],
    reserved: dict[str, int],
) -> None:
    """Carry an event out on the counts."""
    args = event.args
    at = args.get("seat", 0)
    assert isinstance(at, int)
    name = str(args.get("object", ""))
    own = found[at]
    change: dict[str, int] = {}
    if event.name == "bid":
        change = {what: -int(str(args[what])) for what in ("markers", "workers")}
    elif event.name == "place":
        change = {"workers": -int(args["figure"] == "worker")}
        own["logs"] -= int(str(args["logs"]))
    elif event.name == "half-tablet":
        change = {"markers": -1}
        own["half_tablets"] += 1
    elif event.name == "break":
        own["half_tablets"] -= 2
    elif event.name == "recruit":
        own["workers"] += 1
    elif event.name == "marker":
        own["markers"] += 1
    elif event.name == "cut":
        own["logs"] += int(str(args["logs"]))
    elif event.name == "reserve":
        own["bases"] -= 1
        reserved[str(args["ahu"])] = at
    elif event.name == "paid":
        found[int(str(args["to"]))]["points"] += int(str(args["points"]))
    elif event.name == "mark":
        own["markers"] -= 1
        marked[name] = at
    elif event.name == "retrieve" or (event.name in ("erect", "crown") and name in marked):
        own["markers"] += 1
        del marked[name]
    if event.name == "erect":
        own["erected"] += 1
        own["bases"] -= int(str(args["ahu"]) not in reserved)
    for what, number in change.items():
        own[what] += number
        laid[at][what] -= number


def test_a_step_without_a_choice_is_told_like_another() -> None:
    state = position(
        "transport", board={"e7": "1 worker"}, objects={"small-1": "screen 0"}, hands={1: "marker"}
    )
    assert told(act(state, *carry("small-1", "e7")))[:3] == [
        open_to_all("carry", seat=0, object="small-1", hex="e7"),
        open_to_all("paid", seat=0, to=1, points=1),
        open_to_all("leave", seat=0, object="small-1", hex="e7"),
    ]
