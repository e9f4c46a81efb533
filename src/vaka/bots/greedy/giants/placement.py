"""Placing figures: the missing links of the chain that gains most for each figure."""

from typing import NamedTuple

from vaka.bots.greedy.giants.acting import acts
from vaka.bots.greedy.giants.chains import Budget, Chains
from vaka.bots.greedy.giants.sight import Sight, Thing
from vaka.bots.greedy.giants.transport import best_end, now_reach, value_now
from vaka.bots.greedy.giants.worth import Worth
from vaka.games.giants.actions import CHIEF, SORCERER, WORKER
from vaka.games.giants.layout import HALVES_LEFT, MOST_LOGS

LEAST = 0.05  # a gain for each figure that is worth the trouble


class Put(NamedTuple):
    """A figure to be placed: how much that is worth, and where."""

    value: float
    figure: int
    logs: int
    hex: int


NO_PUT = Put(0.0, WORKER, 0, -1)


def best_put(worth: Worth) -> Put:
    """The best figure to place now; hex -1 if none is worth placing."""
    act = best_act(worth)
    plan = best_plan(worth, spare_sorcerer=act.figure != SORCERER)
    if act.hex >= 0 and act.value >= plan.value:
        return act
    if plan.hex >= 0:
        return plan
    return act if act.hex >= 0 else helpful(worth)


def best_act(worth: Worth) -> Put:
    """The best place for the sorcerer to act, or for the chief to break a tablet."""
    sight = worth.sight
    best = NO_PUT
    breaks = sight.chief and sight.halves >= 2
    if not sight.sorcerer and not breaks:
        return best
    for value, hex_ in acts(worth):
        if sight.sorcerer and value > best.value:
            best = Put(value, SORCERER, 0, hex_)
        dear = value - sight.tables.tablet_points - worth.taste.chief
        if breaks and dear > best.value:
            best = Put(dear, CHIEF, 0, hex_)
    return best


# Chains ------------------------------------------------------------------------------------------


def best_plan(worth: Worth, spare_sorcerer: bool) -> Put:
    """The first figure of the chain that gains most for each figure it takes."""
    sight = worth.sight
    spare_sorcerer = spare_sorcerer and sight.sorcerer
    budget = Budget(sight.workers + spare_sorcerer, sight.chief, sight.logs)
    if not budget.figures and not budget.chief:
        return NO_PUT
    worker = WORKER if sight.workers else SORCERER if spare_sorcerer else CHIEF
    best, best_rate = NO_PUT, LEAST
    known: dict[tuple[int, int, int], Chains] = {}
    for thing in sight.movable():
        key = (thing.size, thing.hex, thing.trail)
        chains = known.get(key)
        if chains is None:
            chains = Chains(sight, worth.taste, thing.size, thing.hex, thing.trail, budget)
            known[key] = chains
        plan = _best_link(worth, thing, chains, budget)
        if plan.rate > best_rate:
            best, best_rate = _first(plan, chains, worker), plan.rate
    return best


class Plan(NamedTuple):
    """Where an object could be brought: the gain for each figure, and in all."""

    rate: float
    value: float
    hex: int


def _best_link(worth: Worth, thing: Thing, chains: Chains, budget: Budget) -> Plan:
    """The end of a move that gains most for each figure which it still needs.

    Only what goes beyond the best move over the figures that already stand there is gained.
    """
    sight, taste = worth.sight, worth.taste
    waiting, finishes = worth.waiting(thing.kind), worth.finishes(thing.kind)
    base = value_now(worth, thing) + best_end(worth, thing, now_reach(worth, thing)).gain
    most = budget.figures + budget.chief
    kept = 1.0 if thing.marked or sight.markers > 0 else taste.unmarked
    can_wait = thing.owner == sight.seat or sight.markers > 0
    best = Plan(LEAST, 0.0, -1)
    for hex_ in chains.reached:
        used = chains.figures[hex_] + chains.chief[hex_]
        spent = taste.pay * chains.pay[hex_] + taste.log * chains.logs[hex_] + base
        value, ahu = finishes[hex_]
        if ahu >= 0:
            entry = chains.entry[hex_]
            placed = entry is not None and (entry.figures > 0 or entry.chief)
            count = used + (0 if placed or sight.present[hex_] else 1)
            if 0 < count <= most:
                rate = (value - spent) / (count + taste.eager)
                if rate > best.rate:
                    best = Plan(rate, value - spent, hex_)
        if used and can_wait:
            rate = (waiting[hex_] * kept - spent) / (used + taste.eager)
            if rate > best.rate:
                best = Plan(rate, waiting[hex_] * kept - spent, hex_)
    return best if best.hex >= 0 else Plan(0.0, 0.0, -1)


def _first(plan: Plan, chains: Chains, worker: int) -> Put:
    """Which figure of a plan is placed first: the one nearest to where the object stands."""
    for hex_ in chains.path(plan.hex):
        entry = chains.entry[hex_]
        assert entry is not None
        if entry.chief:
            return Put(plan.value, CHIEF, 0, hex_)
        if entry.figures:
            return Put(plan.value, worker, min(MOST_LOGS, entry.logs), hex_)
    return Put(plan.value, worker, 0, plan.hex)  # only to stand beside the ahu


# What is left over -------------------------------------------------------------------------------


def helpful(worth: Worth) -> Put:
    """A worker with nothing to do stands where rivals may need, and pay, him."""
    sight = worth.sight
    if not sight.workers:
        return NO_PUT
    wanted = [0.0] * sight.tables.size
    for thing in sight.things:
        if thing.owner == sight.seat:
            continue
        waiting = worth.waiting(thing.kind)
        for hex_ in sight.tables.neighbours[thing.hex]:
            missing = thing.size - sight.crowd[hex_] - sight.placed_logs[hex_]
            if missing > 0 and not sight.chiefs[hex_] and waiting[hex_] > waiting[thing.hex]:
                wanted[hex_] += 1.0 / missing
    best = max(wanted)
    if best <= 0.0:
        return NO_PUT
    return Put(LEAST, WORKER, 0, wanted.index(best))


def spare_markers(worth: Worth) -> int:
    """Markers that no object will need at the end of this turn."""
    sight: Sight = worth.sight
    if not sight.cells[HALVES_LEFT]:
        return 0
    needed = 0
    for thing in sight.things:
        if (
            thing.owner == sight.seat
            and not thing.marked
            and worth.waiting(thing.kind)[thing.hex] > 1.0
        ):
            end = best_end(worth, thing, now_reach(worth, thing))
            needed += end.ahu < 0
    return sight.markers - needed
