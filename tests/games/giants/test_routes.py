"""`transport_routes` against brute force: every way and every payment, on small random islands."""

from dataclasses import dataclass, field
from random import Random

import pytest

import vaka
from tests.games.giants.positions import after, carry, position, quick_fate, quick_hex, quick_points
from tests.games.giants.small_islands import random_transport
from tests.games.playing import act, asked, legal
from vaka.core.errors import UnknownAction, UnknownSeat
from vaka.core.state import State
from vaka.games.giants import transport_routes

ENDINGS = ("mark", "leave", "erect", "crown")


@dataclass
class Found:
    """What brute force knows of a hex: the fewest points, and how the move may end there."""

    total: int
    endings: set[str] = field(default_factory=set)


def is_stolen(state: State, name: str) -> bool:
    (found,) = [each for each in state.view(None)["objects"] if each["name"] == name]
    return found["owner"] is None


def brute(state: State, name: str) -> dict[str, Found]:
    """All that can come of a move that has begun: every sequence of actions, on clones."""
    before = sum(quick_points(state))
    stolen = is_stolen(state, name)
    found: dict[str, Found] = {}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        now = asked(here)
        paid = sum(quick_points(here)) - before
        if now is None or now[0] not in ("move", "pay"):  # it was left by itself
            assert not stolen
            note(found, quick_hex(here, name), paid, "leave")
            continue
        actions = legal(here)
        assert actions, "a dead end"
        for action in actions:
            if action.partition("(")[0] in ENDINGS:
                note(found, quick_hex(here, name), paid, action)
                # What is nobody's is never left lying [G24].
                assert not stolen or quick_fate(after(here, action), name) != "lying"
            else:
                waiting.append(after(here, action))
    return found


def note(found: dict[str, Found], hex_: str, paid: int, ending: str) -> None:
    known = found.setdefault(hex_, Found(paid))
    known.total = min(known.total, paid)
    known.endings.add(ending)


def check_routes(state: State, name: str, taken: State) -> int:
    """The routes of an object are those that brute force finds; how many there are."""
    found = brute(taken, name)
    routes = transport_routes(state, 0, name)
    assert [route.hex for route in routes] == [
        each["name"] for each in state.view(None)["hexes"] if each["name"] in found
    ]
    for route in routes:
        known = found[route.hex]
        assert route.total == known.total
        assert route.total == sum(route.paid)
        assert len(route.paid) == state.players
        assert len(route.payments) == len(route.path)
        endings = {f"erect(ahu={ahu})" for ahu in route.erect}
        endings |= {f"crown(ahu={ahu})" for ahu in route.crown}
        endings |= {"mark"} if route.mark else set()
        endings |= {"leave"} if route.leave else set()
        assert endings == known.endings
        played = play_route(taken, route.path, route.payments)
        assert quick_hex(played, name) == route.hex
        start = quick_points(taken)
        assert tuple(
            now - then for now, then in zip(quick_points(played), start, strict=True)
        ) == tuple(route.paid)
    return len(routes)


def play_route(state: State, path: tuple[str, ...], payments: tuple[tuple[int, ...], ...]) -> State:
    """A copy in which an object went this way and everybody was paid so."""
    state = state.clone()
    for hex_, paid in zip(path, payments, strict=True):
        act(state, f"go(hex={hex_})")
        if asked(state) == ("pay", 0):
            points = [f"seat{seat}={number}" for seat, number in enumerate(paid) if number]
            act(state, f"pay({', '.join(points)})")
    return state


@pytest.mark.parametrize(("players", "boards"), [(3, 45), (4, 20), (5, 12)])
def test_routes_are_those_of_brute_force(players: int, boards: int) -> None:
    dice = Random(players)
    reached = stolen = begun = 0
    for _ in range(boards):
        state = random_transport(dice, dice.randint(8, 11), players)
        if asked(state) != ("transport", 0):
            continue
        takes = [action for action in legal(state) if action.startswith("take")]
        for each in state.view(None)["objects"]:
            name = each["name"]
            if f"take(object={name})" not in takes:
                assert transport_routes(state, 0, name) == []
                continue
            taken = after(state, f"take(object={name})")
            reached += check_routes(state, name, taken)
            check_routes(taken, name, taken)
            stolen += each["owner"] is None
            # And from the middle of the move.
            for action in legal(taken):
                if action.startswith("go") and asked(after(taken, action)) == ("move", 0):
                    further = after(taken, action)
                    check_routes(further, name, further)
                    begun += 1
    assert reached > 50
    assert stolen > 3
    assert begun > 15


def test_stolen_without_a_marker_never_ends_in_a_dead_end() -> None:
    """By whatever offered actions, it is erected or put on a head at last [G24]."""
    dice = Random(9)
    met = 0
    for _ in range(60):
        state = random_transport(dice, dice.randint(8, 12), 3, stolen=True)
        if asked(state) != ("transport", 0):
            continue
        for each in state.view(None)["objects"]:
            take = f"take(object={each['name']})"
            if take in legal(state):
                met += 1
                found = brute(after(state, take), each["name"])
                endings = {ending for known in found.values() for ending in known.endings}
                assert endings
                assert all(ending.startswith(("erect", "crown")) for ending in endings)
    assert met > 20


def test_a_detour_that_pays_less_is_preferred() -> None:
    """Two steps over own people are cheaper than one over a rival's."""
    state = position(
        "transport", hands={0: "marker"}, objects={"small-1": "screen 0"},
        board={"e7": "1 worker", "d7": "0 worker", "d6": "0 worker", "e6": "0 worker"},
    )  # fmt: skip
    routes = {route.hex: route for route in transport_routes(state, 0, "small-1")}
    assert routes["e7"].total == 1
    assert routes["e7"].path == ("e7",)
    assert routes["e7"].paid == (0, 1, 0)
    assert routes["e6"].total == 0
    assert routes["e6"].path == ("d7", "d6", "e6")
    assert routes["e8"].path == ()
    assert (routes["e8"].mark, routes["e8"].leave) == (True, False)


def test_an_object_by_its_number_is_the_same() -> None:
    state = position("transport", hands={0: "marker"}, objects={"small-1": "screen 0"})
    by_name = transport_routes(state, 0, "small-1")
    by_number = transport_routes(state, 0, 14)
    assert [str(route) for route in by_name] == [str(route) for route in by_number]
    assert [route.hex for route in by_name] == ["e8"]


def test_what_a_seat_may_not_move_has_no_routes() -> None:
    state = position(
        "transport", hands={0: "marker", 1: "marker"}, board={"e7": "0 worker"},
        objects={"small-1": "screen 0", "small-2": "screen 1"}, ahus={"f6-e": "0 large-1"},
    )  # fmt: skip
    assert transport_routes(state, 0, "small-2") == []
    assert transport_routes(state, 1, "small-1") == []
    assert transport_routes(state, 0, "large-1") == []
    assert transport_routes(state, 0, "large-2") == []


def test_what_does_not_exist() -> None:
    state = position("transport", hands={0: "marker"}, objects={"small-1": "screen 0"})
    for name in ("huge-1", "small-18", -1, 49):
        with pytest.raises(UnknownAction):
            transport_routes(state, 0, name)
    for seat in (-1, 3):
        with pytest.raises(UnknownSeat):
            transport_routes(state, seat, "small-1")


def test_asking_changes_nothing() -> None:
    state = position(
        "transport", hands={0: "marker"}, board={"e7": "0 worker"}, objects={"small-1": "screen 0"}
    )
    before = state.dump()
    transport_routes(state, 0, "small-1")
    assert state.dump() == before
    act(state, *carry("small-1", "e7"))
    (route,) = transport_routes(state, 0, "small-1")
    assert (route.hex, route.path, route.mark, route.leave) == ("e7", (), True, True)


def test_routes_are_for_giants() -> None:
    with pytest.raises(TypeError, match="giants"):
        transport_routes(vaka.load("rapanui").new(3, 1), 0, "large-1")
