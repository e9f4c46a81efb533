"""Ways to play a test game: each makes something happen that random play seldom brings."""

from collections.abc import Mapping
from functools import partial
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
from tests.games.policies import by_name, first_of, play_title, random
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.games.giants import transport_routes


def busy(_: State, __: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Never passes while it can do something else, and acts wherever it can."""
    others = [action for action in actions if action.name not in ("pass", "skip", "leave")]
    return rng.choice(others or actions)


def crowded(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Like busy, but all meet on a few hexes around the moai quarry and along the south road."""
    road = ("e7", "f6", "g6", "g5", "e9", "d8", "g2", "c6", "h2", "d4", "a1", "a2", "b1", "c4")
    if actions[0].name == "on":
        return first_of(actions, rng, *(f"on(hex={name})" for name in rng.sample(road, len(road))))
    if actions[0].name == "bid":
        return first_of(actions, rng, *(f"bid(markers={rng.randint(0, 2)}, workers=1",))
    if rng.random() < 0.3:
        return first_of(actions, rng, "erect", "crown", "half-tablet", "go")
    return busy(state, seat, actions, rng)


def builder(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Carves with the chief, brings everything to the nearest ahus and erects it there."""
    decision = state.decision()
    assert decision is not None
    if decision.kind == "bid":
        return first_of(
            actions, rng, f"bid(markers={rng.randint(0, 1)}, workers=0, sorcerer=0, chief=1)"
        )
    if decision.kind == "place":
        figures = ("place(figure=sorcerer, logs=0", "place(figure=worker, logs=2")
        return first_of(actions, rng, *figures, "place(figure=worker", "place", "pass")
    if decision.kind == "where":
        if _is_sorcerer(state):
            grows = quick_workers(state, seat) and rng.random() < 0.8
            there = (
                VILLAGE if grows else rng.choice((HUT, "d4", "d3", "e4", "d5", HEADDRESS_QUARRY))
            )
            return first_of(actions, rng, f"on(hex={there})")
        return first_of(actions, rng, *(f"on(hex={name})" for name in quick_road(state, seat)))
    if decision.kind == "transport":
        return _take(state, seat, actions, rng)
    if decision.kind == "move":
        return _towards(state, seat, actions, rng)
    return first_of(actions, rng, "pick(size=1", "pick", "perform", "mark", "skip")


def curious(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Builds, but collects half-tablets and looks under moai at any decision."""
    peeks = [action for action in actions if action.name == "peek"]
    rare = actions[0].name == "pay" or [each.name for each in actions[:2]] == ["skip", "mark"]
    if peeks and rng.random() < (0.9 if rare else 0.15):
        return rng.choice(peeks)
    others = [action for action in actions if action.name != "peek"]
    if rng.random() < 0.2:
        return first_of(others, rng, "half-tablet")
    return rng.choice((builder, crowded))(state, seat, others, rng)


def _is_sorcerer(state: State) -> bool:
    figure: str = state.view(None)["placing"]["figure"]
    return figure == "sorcerer"


def _take(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """What can be erected or crowned; else anything that can be marked or moved."""
    takes = [action for action in actions if action.name == "take"]
    for action in takes:
        routes = transport_routes(state, seat, str(dict(action.args)["object"]))
        if any(route.erect or route.crown for route in routes):
            return action
    return first_of(actions, rng, "take" if rng.random() < 0.5 else "pass")


def _towards(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """The next step of a way to an ahu; else a marker, or as it comes."""
    here = first_of(actions, rng, "erect", "crown")
    if here.name in ("erect", "crown"):
        return here
    for route in transport_routes(state, seat, quick_moving(state)):
        if route.path and (route.erect or route.crown):
            return first_of(actions, rng, f"go(hex={route.path[0]})")
    return first_of(actions, rng, "mark", "leave", "go")


def idler(_: State, __: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Lets all moai go to waste, and does little else."""
    return rng.choice(actions) if actions[0].name != "bid" and rng.random() < 0.2 else actions[0]


def lively(options: Mapping[str, OptionValue]) -> str:
    """Where most happens: crowded, but its hexes are those of the standard island."""
    return "busy" if "island" in options else "crowded"


POLICIES = by_name(random, busy, crowded, curious, builder, idler)
play = partial(play_title, "giants")
