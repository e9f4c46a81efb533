"""What the special hexes bring to a sorcerer, or to a chief who breaks a tablet."""

from vaka.bots.greedy.giants.worth import Worth
from vaka.games.giants.island import FOREST
from vaka.games.giants.layout import (
    BOXED,
    CONTAINED_MARKERS,
    CONTAINED_WORKERS,
    CUT,
    LOGS_LEFT,
)

ENOUGH_LOGS = 3  # with so many in hand, more are of less use


def acts(worth: Worth) -> list[tuple[float, int]]:
    """What acting on each special hex is worth, beyond a figure that carries instead."""
    sight, taste = worth.sight, worth.taste
    cells, tables, seat = sight.cells, sight.tables, sight.seat
    found: list[tuple[float, int]] = []
    if cells[CONTAINED_WORKERS + seat]:
        found.append((worth.worker() - taste.figure, tables.village))
    if cells[CONTAINED_MARKERS + seat]:
        found.append((worth.marker() - 2.0 * taste.figure, tables.hut))
    if cells[LOGS_LEFT]:
        found += _forests(worth)
    if cells[BOXED]:
        found.append((_headdress(worth) - taste.figure, tables.headdress_quarry))
    return found


def act_on(worth: Worth, hex_: int) -> float:
    """The same for one hex; 0 where nothing is to be had."""
    return max([value for value, at in acts(worth) if at == hex_], default=0.0)


def _forests(worth: Worth) -> list[tuple[float, int]]:
    """Logs are for those who carry something heavy."""
    sight, taste = worth.sight, worth.taste
    heavy = any(each.kind > 1 and each.owner == sight.seat for each in sight.things)
    log = taste.wood if heavy else 0.5 * taste.wood
    if worth.left < 1.0 and not heavy:
        log = 0.0
    found: list[tuple[float, int]] = []
    for hex_ in range(sight.tables.size):
        if sight.tables.kind[hex_] == FOREST and not sight.cells[CUT + hex_]:
            logs = min(sight.tables.forest_logs[hex_], sight.cells[LOGS_LEFT])
            useful = max(0, logs - max(0, sight.logs - ENOUGH_LOGS))
            found.append((log * useful - taste.figure, hex_))
    return found


def _headdress(worth: Worth) -> float:
    """One more headdress: there must be a bare head of the seat's own for it."""
    sight = worth.sight
    bare = sum(sight.is_own_bare(ahu) for ahu in range(sight.tables.ahus))
    have = sum(each.kind == 0 and each.owner == sight.seat for each in sight.things)
    if bare <= have:
        return 0.0
    return worth.waiting(0)[sight.tables.headdress_quarry]
