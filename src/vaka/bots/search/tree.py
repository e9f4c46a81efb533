"""The tree of a search: a node for each information set that was reached.

A node is found by what its seat knows: the state is redealt for the seat with one fixed seed, and
what comes out is hashed. So two states that the seat could not tell apart share a node, whatever
is hidden in them; sealed answers of others do not tell nodes apart either; and after a move the
part of the tree that is still of use is found again without anything being carried over.
"""

from typing import Final, final

from vaka.core.chance import scramble
from vaka.core.state import State
from vaka.core.vectors import i64, vec

MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
MIX: Final = 0x2545_F491_4F6C_DD1D
CANON: Final = 0  # the seed of the redeals that are hashed


@final
class Node:
    """What is known of a decision: for each legal action how often it was tried, and its reward."""

    def __init__(
        self,
        seat: i64,
        count: i64,
        actions: vec[i64],
        priors: vec[float],
        tries: vec[i64],
        rewards: vec[float],
        points: vec[float],
    ) -> None:
        self.seat = seat
        self.count = count
        self.actions = actions
        self.priors = priors
        self.tries = tries
        self.rewards = rewards
        self.points = points
        self.visits: i64 = 0
        self.total: float = 0.0
        self.age: i64 = 0  # the move in which it was last visited


def key_of(cells: vec[i64]) -> i64:
    """A hash of all cells: four sums side by side, which a processor works out at once."""
    one: i64 = 1
    two: i64 = 2
    three: i64 = 3
    four: i64 = 4
    size: i64 = len(cells)
    whole: i64 = size - size % 4
    k: i64 = 0
    while k < whole:
        one = ((one ^ cells[k]) * MIX) & MASK
        two = ((two ^ cells[k + 1]) * MIX) & MASK
        three = ((three ^ cells[k + 2]) * MIX) & MASK
        four = ((four ^ cells[k + 3]) * MIX) & MASK
        k += 4
    while k < size:
        one = ((one ^ cells[k]) * MIX) & MASK
        k += 1
    return scramble(one ^ scramble(two ^ scramble(three ^ scramble(four))))


def information_set(state: State, seat: i64) -> i64:
    """The key of a seat and what it knows: before sealed answers several may know the same."""
    return scramble(key_of(state.redeal(seat, CANON).cells) ^ (seat + 1))
