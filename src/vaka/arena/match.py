"""One game of bots: its configuration, playing it, and its result."""

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
    """Configuration of one game: equal matches give equal games, unless the clock has seconds.

    >>> from vaka import arena
    >>> match = arena.Match("rapanui", {}, ("greedy", "random"), seed=1)
    >>> arena.play(match).outcome.scores == arena.play(match).outcome.scores
    True
    """

    title: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]  # the name of the bot at each seat
    seed: int
    watched: bool = False  # whether uses of components are counted
    bot_seeds: tuple[int, ...] = ()  # of the bot at each seat; empty: derived from seed and seat
    clock: Clock = UNHURRIED  # the limit of each choice


class Played(NamedTuple):
    """Result of one game: its outcome and what was measured.

    >>> from vaka import arena
    >>> played = arena.play(arena.Match("rapanui", {}, ("greedy", "random"), seed=1))
    >>> played.outcome.scores, played.decisions, played.first
    ((101, 37), 113, 1)
    """

    match: Match
    outcome: Outcome
    decisions: int
    figures: tuple[Part, ...]  # of the title, in the order of its figures
    first: int  # the starting seat
    uses: dict[Use, int]  # uses of components, if watched
    times: tuple[Times, ...] = ()  # of each seat, for decisions with several actions
    mishaps: tuple[Mishap, ...] = ()  # failures of bots, by seat


def seed_of(*parts: object) -> int:
    """Derive a seed from values by hashing their text.

    >>> from vaka import arena
    >>> arena.seed_of(1, "greedy") == arena.seed_of(1, "greedy")
    True
    >>> arena.seed_of(1, "greedy") == arena.seed_of(2, "greedy")
    False
    """
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def seated(match: Match) -> list[Guarded]:
    """Make the bots of a match, one for each seat; new ones, so that games are independent."""
    seeds = match.bot_seeds or [seed_of(match.seed, seat) for seat in range(len(match.bots))]
    return [
        bots.seat(name, seed, match.title) for name, seed in zip(match.bots, seeds, strict=True)
    ]


def play(match: Match) -> Played:
    """Play a game to its end; bots get observations of their seats, never the state.

    >>> from vaka import arena
    >>> arena.play(arena.Match("rapanui", {}, ("greedy", "random"), seed=1)).outcome.winners
    (0,)
    """
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
