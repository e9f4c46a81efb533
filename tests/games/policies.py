"""What every title's ways to play are made of; its own are in its folder."""

from collections.abc import Callable, Mapping
from random import Random

import vaka
from vaka.core.options import OptionValue
from vaka.core.state import State

Policy = Callable[[State, int, list[vaka.Action], Random], vaka.Action]


def random(_: State, __: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    return rng.choice(actions)


def first_of(actions: list[vaka.Action], rng: Random, *wanted: str) -> vaka.Action:
    """The first wanted action that is legal (a beginning of its text), else any."""
    for text in wanted:
        found = [action for action in actions if str(action).startswith(text)]
        if found:
            return rng.choice(found)
    return rng.choice(actions)


def by_name(*policies: Policy) -> dict[str, Policy]:
    return {policy.__name__: policy for policy in policies}


def play_title(
    title: str,
    players: int,
    seed: int,
    policy: Policy,
    choices: int = 0,
    options: Mapping[str, OptionValue] | None = None,
) -> vaka.Record:
    """A whole game as a record; `choices` is the seed of the policy's chance."""
    rng = Random(choices)
    record = vaka.Record(title, players, seed, options)
    state = record.first()
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        action = policy(state, seat, state.legal_actions(seat), rng)
        state.apply(seat, action)
        record.actions.append((seat, action.index))
    return record
