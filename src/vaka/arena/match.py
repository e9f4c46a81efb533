"""One game of bots, from all that decides how it goes to how it went."""

from collections import Counter
from contextlib import ExitStack
from hashlib import blake2b
from time import perf_counter
from typing import NamedTuple

import vaka
from vaka import bots
from vaka.arena.figures import Part, Use, figures_of, uses_of
from vaka.arena.times import Times
from vaka.bots import Guarded, Mishap, Observation
from vaka.bots.clock import UNHURRIED, Clock
from vaka.core.options import OptionValue
from vaka.core.outcome import Outcome
from vaka.core.state import State


class Match(NamedTuple):
    """A game to be played: equal matches are equal games, unless the clock counts seconds."""

    title: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]  # the name of the bot at each seat
    seed: int
    watched: bool = False  # whether it is counted what was used in it
    bot_seeds: tuple[int, ...] = ()  # of the bot at each seat; without them, they follow the seat
    clock: Clock = UNHURRIED  # how long each bot may think about a choice


class Played(NamedTuple):
    match: Match
    outcome: Outcome
    decisions: int
    figures: tuple[Part, ...]  # of the title itself, in the order of its figures
    first: int  # the seat that began
    uses: dict[Use, int]  # how often each thing was used, if it was watched
    times: tuple[Times, ...] = ()  # how long each seat thought, where it had a choice
    mishaps: tuple[Mishap, ...] = ()  # the turns that bots have lost, in their order by seat


def seed_of(*parts: object) -> int:
    """A seed that follows from these things, and from all of them."""
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def seated(match: Match) -> list[Guarded]:
    """The bots of a match, one for each seat: made anew, so that no game depends on another."""
    seeds = match.bot_seeds or [seed_of(match.seed, seat) for seat in range(len(match.bots))]
    return [
        bots.seat(name, seed, match.title) for name, seed in zip(match.bots, seeds, strict=True)
    ]


def play(match: Match) -> Played:
    """Play a game to its end. The bots see what their seats see, never the state."""
    state = vaka.load(match.title).new(len(match.bots), match.seed, match.options)
    with ExitStack() as opened:
        players = [opened.enter_context(player) for player in seated(match)]
        return _play(match, state, players)


def _play(match: Match, state: State, players: list[Guarded]) -> Played:
    first = int(state.view(None).get("first", 0))
    events = state.listen() if match.watched else None
    times = tuple(Times() for _ in players)
    decisions = 0
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        observation = Observation(state, seat)
        start = perf_counter()
        action = players[seat].choose(observation, match.clock)
        if len(observation.actions) > 1:
            times[seat].add(perf_counter() - start)
        state.apply(seat, action)
        decisions += 1
    figures = figures_of(match.title)
    measured = () if figures is None else figures.measure(state.view(None))
    watching = uses_of(match.title)
    uses: Counter[Use] = Counter()
    if watching is not None and events is not None:
        for event in events.take():
            uses.update(watching.uses(event))
    mishaps = tuple(mishap for player in players for mishap in player.mishaps)
    return Played(match, state.outcome(), decisions, measured, first, dict(uses), times, mishaps)
