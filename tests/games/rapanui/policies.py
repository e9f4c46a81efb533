"""Ways to play a test game: each makes something happen that random play seldom brings."""

from collections.abc import Callable
from random import Random

import vaka
from tests.games.rapanui.positions import GAME
from vaka.core.state import State

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
    return _first(actions, rng, *wanted)


def hoarder(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Draws every moai and has no wood to build one."""
    if actions[0].name == "draw":
        for column, action in _columns(actions).items():
            if _front(state, seat, column) == "moai":
                return action
    return _first(actions, rng, "buy", "collect(gain=points")


def farmer(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Takes, plays and values fish alone, until the pile is empty and beyond."""
    if actions[0].name == "draw":
        for seen in (_under, _front):
            for column, action in _columns(actions).items():
                if seen(state, seat, column) == "fish":
                    return action
    wanted = ("buy(crop=fish", "add(crop=fish", "play(card=fish, count=1", "play(card=woodcutter")
    return _first(actions, rng, *wanted, "play(card=moai", "take(crop=grain", "skip")


POLICIES: dict[str, Policy] = {
    policy.__name__: policy for policy in (random, builder, hoarder, farmer)
}


def play(players: int, seed: int, policy: Policy, choices: int = 0) -> vaka.Record:
    """A whole game as a record; `choices` is the seed of the policy's chance."""
    rng = Random(choices)
    record = vaka.Record("rapanui", players, seed)
    state = GAME.new(players, seed)
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        action = policy(state, seat, state.legal_actions(seat), rng)
        state.apply(seat, action)
        record.actions.append((seat, action.index))
    return record
