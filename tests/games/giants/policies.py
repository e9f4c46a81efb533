"""Ways to play a test game: each makes something happen that random play seldom brings."""

from collections.abc import Callable, Mapping
from random import Random

import vaka
from tests.games.giants.positions import (
    HEADDRESS_QUARRY,
    HUT,
    VILLAGE,
    quick_moving,
    quick_road,
    quick_workers,
)
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.games.giants import transport_routes

Policy = Callable[[State, int, list[vaka.Action], Random], vaka.Action]


def random(_: State, __: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    return rng.choice(actions)


def _first(actions: list[vaka.Action], rng: Random, *wanted: str) -> vaka.Action:
    """The first wanted action that is legal (a beginning of its text), else any."""
    for text in wanted:
        found = [action for action in actions if str(action).startswith(text)]
        if found:
            return rng.choice(found)
    return rng.choice(actions)


def busy(_: State, __: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Never passes while it can do something else, and acts wherever it can."""
    others = [action for action in actions if action.name not in ("pass", "skip", "leave")]
    return rng.choice(others or actions)


def crowded(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Like busy, but all meet on a few hexes around the moai quarry and along the south road."""
    road = ("e7", "f6", "g6", "g5", "e9", "d8", "g2", "c6", "h2", "d4", "a1", "a2", "b1", "c4")
    if actions[0].name == "on":
        return _first(actions, rng, *(f"on(hex={name})" for name in rng.sample(road, len(road))))
    if actions[0].name == "bid":
        return _first(actions, rng, *(f"bid(markers={rng.randint(0, 2)}, workers=1",))
    if rng.random() < 0.3:
        return _first(actions, rng, "erect", "cap", "tablet", "go")
    return busy(state, seat, actions, rng)


def builder(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Carves with the chief, brings everything to the nearest ahus and erects it there."""
    decision = state.decision()
    assert decision is not None
    if decision.kind == "bid":
        return _first(
            actions, rng, f"bid(markers={rng.randint(0, 1)}, workers=0, sorcerer=0, chief=1)"
        )
    if decision.kind == "place":
        figures = ("place(figure=sorcerer, logs=0", "place(figure=worker, logs=2")
        return _first(actions, rng, *figures, "place(figure=worker", "place", "pass")
    if decision.kind == "where":
        if _is_sorcerer(state):
            grows = quick_workers(state, seat) and rng.random() < 0.8
            there = (
                VILLAGE if grows else rng.choice((HUT, "d4", "d3", "e4", "d5", HEADDRESS_QUARRY))
            )
            return _first(actions, rng, f"on(hex={there})")
        return _first(actions, rng, *(f"on(hex={name})" for name in quick_road(state, seat)))
    if decision.kind == "transport":
        return _take(state, seat, actions, rng)
    if decision.kind == "move":
        return _towards(state, seat, actions, rng)
    return _first(actions, rng, "pick(size=1", "pick", "perform", "mark", "skip")


def _is_sorcerer(state: State) -> bool:
    figure: str = state.view(None)["placing"]["figure"]
    return figure == "sorcerer"


def _take(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """What can be erected or capped; else anything that can be marked or moved."""
    takes = [action for action in actions if action.name == "take"]
    for action in takes:
        routes = transport_routes(state, seat, str(dict(action.args)["object"]))
        if any(route.erect or route.cap for route in routes):
            return action
    return _first(actions, rng, "take" if rng.random() < 0.5 else "pass")


def _towards(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """The next step of a way to an ahu; else a marker, or as it comes."""
    here = _first(actions, rng, "erect", "cap")
    if here.name in ("erect", "cap"):
        return here
    for route in transport_routes(state, seat, quick_moving(state)):
        if route.path and (route.erect or route.cap):
            return _first(actions, rng, f"go(hex={route.path[0]})")
    return _first(actions, rng, "mark", "leave", "go")


def idler(_: State, __: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Lets all moai go to waste, and does little else."""
    return rng.choice(actions) if actions[0].name != "bid" and rng.random() < 0.2 else actions[0]


POLICIES: dict[str, Policy] = {
    policy.__name__: policy for policy in (random, busy, crowded, builder, idler)
}


def play(
    players: int,
    seed: int,
    policy: Policy,
    choices: int = 0,
    options: Mapping[str, OptionValue] | None = None,
) -> vaka.Record:
    """A whole game as a record; `choices` is the seed of the policy's chance."""
    rng = Random(choices)
    record = vaka.Record("giants", players, seed, options)
    state = record.first()
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        action = policy(state, seat, state.legal_actions(seat), rng)
        state.apply(seat, action)
        record.actions.append((seat, action.index))
    return record
