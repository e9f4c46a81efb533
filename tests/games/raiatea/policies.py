"""Ways to play a test game: each makes something happen that random play seldom brings."""

from functools import partial
from random import Random

import vaka
from tests.games.policies import by_name, first_of, play_title, random
from vaka.core.state import State


def busy(_: State, __: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Never passes while it can do something else; bids as people do, seldom all that they have."""
    if actions[0].name == "bid":
        return actions[min(rng.randrange(len(actions)), rng.randrange(len(actions)))]
    others = [action for action in actions if action.name not in ("pass", "done")]
    return rng.choice(others or actions)


def lively(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Busy most of the time, and random in between."""
    return (busy if rng.random() < 0.75 else random)(state, seat, actions, rng)


def pious(state: State, seat: int, actions: list[vaka.Action], rng: Random) -> vaka.Action:
    """Lives for ceremonies: priests, tattoos, rituals, and mana for the bag."""
    if actions[0].name == "bid":
        return actions[rng.randrange(len(actions) // 2, len(actions))]
    wanted = ("prepare", "perform", "shaman", "priests", "sacrifice", "draw", "go(location=path")
    if rng.random() < 0.8:
        return first_of(actions, rng, *wanted, "go(location=marae", "go(location=market")
    return busy(state, seat, actions, rng)


POLICIES = by_name(random, busy, lively, pious)
play = partial(play_title, "raiatea")
