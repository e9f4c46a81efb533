"""Moving objects: the end of a move that gains most, and the way to it."""

from typing import NamedTuple

from vaka.bots.greedy.giants.chains import NOTHING, Chains
from vaka.bots.greedy.giants.sight import NOBODY, Thing
from vaka.bots.greedy.giants.worth import Worth

# How a move ends.
STAY = 0
LEAVE = 1
MARK = 2
FINISH = 3


class End(NamedTuple):
    """A way to end a move: what it gains, where, how, and on which ahu."""

    gain: float
    hex: int
    how: int
    ahu: int


def value_now(worth: Worth, thing: Thing) -> float:
    """What an object is worth to the seat if it is not touched."""
    value = worth.waiting(thing.kind)[thing.hex]
    if thing.owner == NOBODY:
        return 0.0
    if thing.marked or (thing.on_screen and worth.sight.markers > 0):
        return value
    return worth.taste.unmarked * value


def best_end(worth: Worth, thing: Thing, chains: Chains) -> End:
    """The end that gains most over leaving the object alone."""
    sight, taste = worth.sight, worth.taste
    now = value_now(worth, thing)
    waiting = worth.waiting(thing.kind)
    can_mark = sight.markers > 0 and not thing.marked
    marker = mark_cost(worth, thing) if can_mark else 0.0
    best = End(0.0, thing.hex, STAY, -1)
    finishes = worth.finishes(thing.kind)
    for hex_ in chains.reached:
        paid = taste.pay * chains.pay[hex_] + now
        if sight.present[hex_]:
            value, ahu = finishes[hex_]
            if ahu >= 0 and value - paid > best.gain:
                best = End(value - paid, hex_, FINISH, ahu)
        if can_mark:
            gain = waiting[hex_] - marker - paid
            if gain > best.gain + 1e-9:
                best = End(gain, hex_, MARK, -1)
        if thing.owner == sight.seat and hex_ != thing.hex:
            kept = 1.0 if thing.marked else taste.unmarked
            gain = waiting[hex_] * kept - paid
            if gain > best.gain + 1e-9:
                best = End(gain, hex_, LEAVE, -1)
    return best


def mark_cost(worth: Worth, thing: Thing) -> float:
    """A marker on an object that the seat had no claim to could have served another one."""
    if thing.owner != NOBODY:
        return 0.1
    sight = worth.sight
    waiting = sum(
        each.owner == sight.seat and not each.marked and each.kind > 0 for each in sight.things
    )
    return 2.5 if waiting >= sight.markers else 0.4


def now_reach(worth: Worth, thing: Thing) -> Chains:
    """Where it can be carried as things stand."""
    key = (thing.size, thing.hex, thing.trail)
    found = worth.reached.get(key)
    if found is None:
        found = Chains(worth.sight, worth.taste, thing.size, thing.hex, thing.trail, NOTHING)
        worth.reached[key] = found
    return found
