"""Ways to play a test game: each makes something happen that random play seldom brings."""

from functools import partial
from random import Random

import vaka
from tests.games.policies import by_name, first_of, play_title, random
from vaka.core.state import State


def _front(state: State, seat: int, column: int) -> str:
    card: str = state.view(seat)["columns"][column - 1][-1]
    return card


def _under(state: State, seat: int, column: int) -> str:
    cards: list[str] = state.view(seat)["columns"][column - 1]
    return cards[-2] if len(cards) > 1 else "deck"


def _columns(actions: list[vaka.Action]) -> dict[int, vaka.Action]:
    return {int(dict(action.args)["column"]): action for action in actions}


def builder(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Saves wood for moai and builds as many as it can."""
    if actions[0].name == "draw":
        for column, action in _columns(actions).items():
            if _front(state, seat, column) in ("moai", "woodcutter"):
                return action
    wanted = ("play(card=moai", "play(card=woodcutter", "skip", "collect(gain=wood")
    return first_of(actions, rng, *wanted)


def hoarder(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Draws every moai and has no wood to build one."""
    if actions[0].name == "draw":
        for column, action in _columns(actions).items():
            if _front(state, seat, column) == "moai":
                return action
    return first_of(actions, rng, "buy", "collect(gain=points")


def farmer(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Takes, plays and values fish alone, until the pile is empty and beyond."""
    if actions[0].name == "draw":
        for seen in (_under, _front):
            for column, action in _columns(actions).items():
                if seen(state, seat, column) == "fish":
                    return action
    wanted = ("buy(crop=fish", "add(crop=fish", "play(card=fish, count=1", "play(card=woodcutter")
    return first_of(actions, rng, *wanted, "play(card=moai", "take(crop=grain", "skip")


POLICIES = by_name(random, builder, hoarder, farmer)
play = partial(play_title, "rapanui")
