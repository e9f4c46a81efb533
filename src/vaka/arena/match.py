"""One game of bots, from all that decides how it goes to how it went."""

from collections import Counter
from hashlib import blake2b
from typing import NamedTuple

import vaka
from vaka import bots
from vaka.arena.figures import Part, Use, figures_of, uses_of
from vaka.bots import Observation
from vaka.core.options import OptionValue
from vaka.core.outcome import Outcome


class Match(NamedTuple):
    """A game to be played: equal matches are equal games."""

    title: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]  # the name of the bot at each seat
    seed: int
    watched: bool = False  # whether it is counted what was used in it


class Played(NamedTuple):
    match: Match
    outcome: Outcome
    decisions: int
    figures: tuple[Part, ...]  # of the title itself, in the order of its figures
    first: int  # the seat that began
    uses: dict[Use, int]  # how often each thing was used, if it was watched


def seed_of(*parts: object) -> int:
    """A seed that follows from these things, and from all of them."""
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def play(match: Match) -> Played:
    """Play a game to its end. The bots see what their seats see, never the state."""
    state = vaka.load(match.title).new(len(match.bots), match.seed, match.options)
    players = [
        bots.make(name, seed_of(match.seed, seat), match.title)
        for seat, name in enumerate(match.bots)
    ]
    first = int(state.view(None).get("first", 0))
    events = state.listen() if match.watched else None
    decisions = 0
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        state.apply(seat, players[seat].choose(Observation(state, seat)))
        decisions += 1
    figures = figures_of(match.title)
    measured = () if figures is None else figures.measure(state.view(None))
    watching = uses_of(match.title)
    uses: Counter[Use] = Counter()
    if watching is not None and events is not None:
        for event in events.take():
            uses.update(watching.uses(event))
    return Played(match, state.outcome(), decisions, measured, first, dict(uses))
