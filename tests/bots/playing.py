"""Whole games of greedy players."""

from collections.abc import Iterator, Mapping

import vaka
from vaka.bots import Observation
from vaka.bots.greedy import GreedyBot


def played(
    title: str, players: int, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[tuple[vaka.State, int]]:
    """A game of greedy players: the state and the seat that is asked, before every decision."""
    state = vaka.load(title).new(players, seed, options)
    greedy = [GreedyBot(seed + seat) for seat in range(players)]
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        yield state, seat
        state.apply(seat, greedy[seat].choose(Observation(state, seat)))  # refuses what is illegal
    assert state.outcome().winners
