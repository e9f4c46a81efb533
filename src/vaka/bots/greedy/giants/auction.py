"""Bids and picks: what is worth carving, and with whom."""

from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.chance import Chance
from vaka.games.giants.actions import BID_HANDS, PICK_SIZE, SKIP
from vaka.games.giants.layout import (
    CONTAINED_WORKERS,
    FIGURES,
    FIRST,
    HALVES,
    MARKERS,
    OFFERED,
    WORKERS,
)

SAMPLES = 8  # of what the others may bid
# Hands beyond these are not thought about.
MOST_MARKERS = 2
MOST_STRENGTH = 6

# How strong a rival may bid, by chance.
_STRENGTHS = (0, 1, 1, 2, 3, 3, 3, 3, 4, 4)
_MARKERS = (0, 0, 0, 0, 0, 0, 0, 1, 1, 2)


def value_of(worth: Worth, size: int, held: int) -> float:
    """A moai of this size, for a seat that already has so many on their way."""
    sight = worth.sight
    free = sight.all_unfilled()[sight.seat] - held
    if free <= 0:
        return 0.0
    value = worth.offered(size) * worth.taste.queue**held
    return value if held < markers(sight) else worth.taste.crowded * value


def markers(sight: Sight) -> int:
    """Markers of the seat, in hand and on objects."""
    return sight.markers + sum(each.marked and each.owner == sight.seat for each in sight.things)


def held(sight: Sight) -> int:
    """Moai of the seat that are not erected yet."""
    return sum(each.kind > 0 and each.owner == sight.seat for each in sight.things)


def pick(worth: Worth, legal: tuple[int, ...]) -> int:
    """The moai that is worth most, if any is worth anything."""
    sight = worth.sight
    best, chosen = 0.05, SKIP
    own = held(sight)
    for index in legal:
        if index != SKIP:
            size = index - PICK_SIZE + 1
            value = value_of(worth, size, own)
            if value > best:
                best, chosen = value, index
    return chosen


def bid(worth: Worth, legal: tuple[int, ...], chance: Chance) -> int:
    """The hand with the most to gain, against what the others may bid."""
    sight = worth.sight
    cells, seat = sight.cells, sight.seat
    offered = cells[OFFERED : OFFERED + 4]
    own = held(sight)
    # By how many were won before, and by size.
    values = [
        [0.0, *[value_of(worth, size, own + more) for size in (1, 2, 3)]] for more in range(4)
    ]
    rivals = [_rivals(sight, chance) for _ in range(SAMPLES)]
    figure, sorcerer, chief, marker = _costs(worth)
    gains: dict[tuple[int, int], float] = {}
    best, chosen = -1.0, BID_HANDS
    for index in legal:
        hand = index - BID_HANDS
        with_chief, with_sorcerer = hand % 2, hand // 2 % 2
        workers, markers = hand // 4 % (FIGURES + 1), hand // 4 // (FIGURES + 1)
        strength = workers + with_sorcerer + with_chief * sight.tables.sculptor_chief
        if markers > MOST_MARKERS or strength > MOST_STRENGTH or (markers and not strength):
            continue
        cost = figure * workers + sorcerer * with_sorcerer + chief * with_chief + marker * markers
        if (markers, strength) not in gains:
            gains[markers, strength] = sum(
                _gain(seat, sight, offered, values, markers, strength, others) for others in rivals
            ) / len(rivals)
        value = gains[markers, strength] - cost
        if value > best + 1e-9:
            best, chosen = value, index
    return chosen


def _costs(worth: Worth) -> tuple[float, float, float, float]:
    """What a worker, the sorcerer, the chief and a marker are worth in the rest of the turn."""
    sight, taste = worth.sight, worth.taste
    own = [each for each in sight.things if each.owner == sight.seat]
    work = 3.0 * sum(each.size for each in own)
    figure = taste.sculptor * max(0.2, min(1.0, work / worth.figures))
    sorcerer = figure + 1.0
    if sight.cells[CONTAINED_WORKERS + sight.seat]:
        sorcerer = worth.worker()
    chief = figure * max([1.2, *[each.size * 0.9 for each in own]])
    return figure, sorcerer, chief, taste.bidder


def _rivals(sight: Sight, chance: Chance) -> list[tuple[int, int, int, int, int]]:
    """Bids that the others could make, as (markers, halves, place, seat, strength)."""
    cells = sight.cells
    found: list[tuple[int, int, int, int, int]] = []
    for other in range(sight.seats):
        if other != sight.seat:
            strength = _STRENGTHS[chance.below(len(_STRENGTHS))]
            strength = min(strength, cells[WORKERS + other] + sight.tables.sculptor_chief)
            markers = min(_MARKERS[chance.below(len(_MARKERS))], cells[MARKERS + other])
            found.append(_standing(sight, other, markers, strength))
    return found


def _standing(
    sight: Sight, seat: int, markers: int, strength: int
) -> tuple[int, int, int, int, int]:
    place = (seat - sight.cells[FIRST]) % sight.seats
    return (-markers, -sight.cells[HALVES + seat], place, seat, strength)


def _gain(
    seat: int,
    sight: Sight,
    offered: list[int],
    values: list[list[float]],
    markers: int,
    strength: int,
    others: list[tuple[int, int, int, int, int]],
) -> float:
    """What the picks bring if the others bid so, and everybody takes the largest he can."""
    order = sorted([*others, _standing(sight, seat, markers, strength)])
    left = offered[:]
    strengths = [each[4] for each in order]
    won = 0.0
    count = 0
    taken = True
    while taken:
        taken = False
        for place, each in enumerate(order):
            size = min(3, strengths[place])
            while size > 0 and not left[size]:
                size -= 1
            if size <= 0:
                continue
            if each[3] == seat:
                value = values[min(count, 3)][size]
                if value <= 0.05:
                    continue
                won += value
                count += 1
            left[size] -= 1
            strengths[place] -= size
            taken = True
    return won
