"""What is refused, with which rule and reason; a refusal changes nothing."""

import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files

import pytest

from tests.games.giants.policies import POLICIES, lively, play
from tests.games.giants.positions import TINY, bid, carry, place, position
from tests.games.giants.rulebook import RULEBOOK
from tests.games.playing import act, asked
from tests.games.refusing import Case, Why, check_all_refused, check_others_may_not, check_refused
from vaka.core.errors import GameOver, NotAsked, UnknownAction
from vaka.core.options import OptionValue
from vaka.core.state import State

ALL = "2 workers, sorcerer, chief, 2 markers"


def bidding() -> State:
    return position("bid", dice=(1, 1, 2), hands=dict.fromkeys((0, 1, 2), ALL))


def picking() -> State:
    state = bidding()
    act(state, bid(1, 1), bid(), bid())
    return state


def placing(hand: str = "worker, logs", **options: bool | str) -> State:
    return position(hands={0: hand}, options=options, ahus={"f6-e": "1 small-1"})


def acting() -> State:
    state = position(hands={0: ALL}, ahus={"g6-e": "1"})
    act(state, *place("sorcerer", "g6"))
    return state


def carrying_() -> State:
    """A choice of objects: own ones, a rival's, nobody's, and some that are not there."""
    return position(
        "transport",
        board={"e7": "0 worker"},
        objects={
            "small-1": "screen 0",
            "small-2": "b2 0 marked",
            "small-3": "screen 1",
            "medium-1": "b2",
        },
        ahus={"f6-e": "1 large-1"},
    )


def moving(
    name: str = "medium-1",
    where: str = "g6 0",
    hand: str = "",
    board: str = "0 worker",
    bases: int = 0,
    steps: tuple[str, ...] = (),
) -> Callable[[], State]:
    """In the middle of a move on the road between the quarries."""

    def make() -> State:
        worn = "headdress-2" if name == "headdress-1" else "headdress-1"
        spare = ("a1-nw", "a2-nw", "a3-ne", "a3-nw", "b1-w", "b4-ne", "b5-ne")[:bases]
        state = position(
            "transport",
            hands={0: hand},
            board={"g6": board, "f6": "0 worker, 1 worker", "g5": "1 sorcerer", "g4": "2 chief"},
            objects={name: where},
            ahus={
                "f6-e": "1 small-1",
                "g5-sw": "1",
                "g5-se": f"2 small-2 {worn}",
                **dict.fromkeys(spare, "0"),
            },
        )
        act(state, *carry(name, *steps))
        return state

    return make


def stealing() -> State:
    """Nobody's moai, no marker, and an ahu one step away; the other way leads nowhere."""
    state = position(
        "transport", board={"f6": "0 worker", "e6": "0 worker", "e8": "0 worker"},
        objects={"small-1": "e7"},
    )  # fmt: skip
    act(state, "take(object=small-1)")
    return state


def paying() -> State:
    state = position(
        "transport", hands={0: "marker"}, board={"e7": "1 worker, 2 worker"},
        objects={"small-1": "screen 0"},
    )  # fmt: skip
    act(state, *carry("small-1", "e7"))
    return state


def keeping() -> State:
    state = position("transport", hands={0: "marker"}, objects={"small-1": "screen 0"})
    act(state, "pass")
    return state


def retrieving() -> State:
    return position("transport", objects={"small-1": "b2 0 marked", "small-2": "b2 1 marked"})


CASES: list[Case] = [
    # G7
    (bidding, bid(3), ("G7", "too-many", {"what": "markers", "have": 2})),
    (bidding, bid(0, 3), ("G7", "too-many", {"what": "workers", "have": 2})),
    # G8
    (picking, "pick(size=3)", ("G8", "not-offered", {"size": 3})),
    (picking, "pick(size=2)", ("G8", "too-weak", {"size": 2, "strength": 1})),
    # G10
    (placing, "place(figure=chief, logs=0)", ("G10", "not-in-hand", {"figure": "chief"})),
    (placing, "place(figure=sorcerer, logs=1)", ("G10", "not-in-hand", {"figure": "sorcerer"})),
    (placing, "place(figure=worker, logs=2)", ("G10", "no-logs", {"have": 1})),
    # G11
    (acting, "perform", ("G11", "nothing-here", {})),
    (acting, "reserve(ahu=g6-e)", ("G11", "cannot-reserve", {"ahu": "g6-e"})),
    (acting, "reserve(ahu=g5-se)", ("G11", "not-here", {"ahu": "g5-se"})),
    # G13
    (placing, "half-tablet", ("G13", "no-marker", {})),
    (
        lambda: placing("worker, marker, 30 halves"), "half-tablet",
        ("G13", "no-half-tablets-left", {}),
    ),
    # G16, G24: which object
    (
        carrying_,
        "take(object=small-3)",
        ("G24", "not-yours", {"object": "small-3", "seat": 1}),
    ),
    (carrying_, "take(object=large-2)", ("G16", "not-there", {"object": "large-2"})),
    (carrying_, "take(object=large-1)", ("G16", "not-there", {"object": "large-1"})),
    (carrying_, "take(object=small-2)", ("G16", "nothing-to-do", {"object": "small-2"})),
    (carrying_, "take(object=medium-1)", ("G24", "must-keep", {"object": "medium-1"})),
    # G16-G24: the move
    (moving(), "leave", ("G16", "must-act", {"object": "medium-1"})),
    (moving(), "go(hex=a1)", ("G17", "not-next", {"hex": "a1"})),
    (moving(), "go(hex=g6)", ("G17", "not-next", {"hex": "g6"})),
    (moving(), "go(hex=g5)", ("G17", "too-heavy", {"hex": "g5", "size": 2})),
    (
        moving(where="f6 0", board="0 worker, 0 worker", steps=("g6",)),
        "go(hex=f6)",
        ("G20", "been-there", {"hex": "f6"}),
    ),
    (stealing, "go(hex=e8)", ("G24", "must-keep", {"object": "small-1"})),
    (stealing, "leave", ("G24", "must-keep", {"object": "small-1"})),
    (moving(), "mark", ("G23", "no-marker", {})),
    (moving(where="g6 0 marked", hand="marker"), "mark", ("G23", "marked", {"object": "medium-1"})),
    (moving("headdress-1"), "erect(ahu=g6-e)", ("G21", "is-headdress", {})),
    (moving(), "erect(ahu=f6-e)", ("G21", "not-here", {"ahu": "f6-e"})),
    (moving(where="f6 0", hand="marker"), "erect(ahu=f6-e)", ("G21", "taken", {"ahu": "f6-e"})),
    (
        moving(where="g5 0", hand="marker"),
        "erect(ahu=g5-sw)",
        ("G21", "reserved", {"ahu": "g5-sw", "seat": 1}),
    ),
    (moving(bases=7), "erect(ahu=g6-e)", ("G21", "no-base", {})),
    (
        moving(where="g4 0", hand="marker"),
        "erect(ahu=g4-se)",
        ("G21", "no-figure", {"ahu": "g4-se"}),
    ),
    (moving(), "crown(ahu=g6-e)", ("G22", "is-moai", {})),
    (moving("headdress-1"), "crown(ahu=f6-e)", ("G22", "not-here", {"ahu": "f6-e"})),
    (moving("headdress-1"), "crown(ahu=g6-e)", ("G22", "bare-only", {"ahu": "g6-e"})),
    (
        moving("headdress-1", where="g5 0", hand="marker"),
        "crown(ahu=g5-se)",
        ("G22", "bare-only", {"ahu": "g5-se"}),
    ),
    (
        lambda: act_and_return(
            position(
                "transport", hands={0: "marker"}, objects={"headdress-1": "f6 0"},
                ahus={"f6-e": "1 small-1"},
            ),
            "take(object=headdress-1)",
        ),
        "crown(ahu=f6-e)",
        ("G22", "no-figure", {"ahu": "f6-e"}),
    ),
    # G19
    (paying, "pay(seat1=1, seat2=1)", ("G19", "wrong-payment", {})),
    (paying, "pay(seat0=1)", ("G19", "wrong-payment", {})),
    # G27
    (
        retrieving,
        "retrieve(object=small-2)",
        ("G27", "no-marker-there", {"object": "small-2"}),
    ),
    # G26
    (placing, "peek(ahu=f6-e)", ("G26", "not-hidden", {"ahu": "f6-e"})),
    (
        lambda: placing("worker, half", screens="as_printed"),
        "peek(ahu=g6-e)",
        ("G26", "not-hidden", {"ahu": "g6-e"}),
    ),
    (
        lambda: placing("worker", screens="as_printed"),
        "peek(ahu=f6-e)",
        ("G26", "no-half-tablet", {}),
    ),
    # Something else is asked
    (bidding, "pass", ("G7", "wrong-decision", {"decision": "bid"})),
    (picking, "pass", ("G8", "wrong-decision", {"decision": "pick"})),
    (placing, "skip", ("G10", "wrong-decision", {"decision": "place"})),
    (acting, "pass", ("G11", "wrong-decision", {"decision": "act"})),
    (carrying_, "mark", ("G16", "wrong-decision", {"decision": "transport"})),
    (moving(), "pass", ("G17", "wrong-decision", {"decision": "move"})),
    (paying, "leave", ("G19", "wrong-decision", {"decision": "pay"})),
    (keeping, "pass", ("G25", "wrong-decision", {"decision": "keep"})),
    (retrieving, "pass", ("G27", "wrong-decision", {"decision": "retrieve"})),
]  # fmt: skip
REASONS = {why[1] for _, _, why in CASES}


def act_and_return(state: State, *actions: str) -> State:
    act(state, *actions)
    return state


@pytest.mark.parametrize(("make", "action", "why"), CASES)
def test_refused_with_rule_and_reason(make: Callable[[], State], action: str, why: Why) -> None:
    check_refused("giants", make(), action, why)


def test_every_reason_is_tested() -> None:
    source = (files("vaka.games.giants") / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'Refusal\([^,]+, "([a-z-]+)"', source))
    reasons |= {
        "no-half-tablets-left",
        "no-marker",
        "must-act",
        "must-keep",
    }  # chosen before they are told
    assert reasons == REASONS


@pytest.mark.parametrize("options", [{}, {"screens": "as_printed"}, {"island": TINY}])
def test_every_refusal_of_whole_games(options: dict[str, OptionValue]) -> None:
    """At every kind of decision, each action of the catalog that is not legal is refused."""
    met: Counter[str] = Counter()
    for state in play(4, 2, POLICIES[lively(options)], 2, options).states():
        now = asked(state)
        if now is None:
            break
        met[now[0]] += 1
        if met[now[0]] % 40 == 1:
            check_all_refused(state, REASONS, RULEBOOK.rules)
    assert len(met) >= 8


@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_who_is_asked_may_act(players: int) -> None:
    check_others_may_not(position(players=players, first=1, hands={1: ALL}), 1)


def test_nobody_bids_twice() -> None:
    state = bidding()
    state.apply(1, state.catalog.parse(bid(1)))
    with pytest.raises(NotAsked):
        state.apply(1, state.catalog.parse(bid(2)))


def test_an_action_of_another_island_is_unknown() -> None:
    state = position(hands={0: ALL}, options={"island": TINY})
    for text in ("on(hex=i1)", "erect(ahu=h1-w)", "take(object=huge-1)", "bid(markers=7)"):
        with pytest.raises(UnknownAction):
            state.catalog.parse(text)


def test_after_the_end() -> None:
    state = position("transport", ahus={"g6-e": "0 small-1"}, supply=dict.fromkeys(
        ("small", "medium", "large"), 0
    ))  # fmt: skip
    before = state.digest()
    for text in ("pass", "skip", bid()):
        with pytest.raises(GameOver):
            state.apply(0, state.catalog.parse(text))
    assert state.digest() == before
