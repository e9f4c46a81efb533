"""What lies before a seat: its masks, its missions, and the missions that are open."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    GOD_ROOM,
    MIRRORED,
    MIRRORS,
    OPENED,
    PAIRS,
    SINGLES,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
)
from vaka.games.raiatea.vocabulary import AUCTION, FOR_ASSISTANTS, FOR_MISSIONS

if TYPE_CHECKING:
    from vaka.bots.greedy.raiatea.sight import Sight


def see_masks(sight: "Sight") -> None:
    cells = sight.cells
    deck = sight.deck
    seat = sight.seat
    single = cells[SINGLES + seat]
    paired = cells[PAIRS + seat]
    mirrored = cells[MIRRORED + seat]
    sight.mirrors = cells[MIRRORS + seat]
    sight.single = 0
    sight.pairs = 0
    sight.colours = 0
    sight.colour_pairs = 0
    k: i64
    for k in range(8):
        sight.pairs_for[k] = 0
        sight.singles_for[k] = 0
    if not (single | paired | mirrored):
        return
    for k in range(deck.gods):
        bit = BITS[k]
        about: i64 = -1
        if deck.mask_type[k] == FOR_MISSIONS:
            about = deck.mask_about[k]
        elif deck.mask_type[k] == FOR_ASSISTANTS:
            about = 4 + deck.mask_about[k]
        if single & bit:
            sight.singles[sight.single] = k
            sight.single += 1
            if about >= 0:
                sight.singles_for[about] += 1
        count: i64 = 0
        if paired & bit:
            count += 1
        if mirrored & bit:
            count += 1
        if mirrored & BITS[k + GOD_ROOM]:
            count += 1
        if count:
            sight.pairs += count
            sight.colours |= BITS[deck.colour[k]]
            if about >= 0:
                sight.pairs_for[about] += count
            else:
                sight.colour_pairs += count


def see_missions(sight: "Sight") -> None:
    cells = sight.cells
    deck = sight.deck
    sight.missions = 0
    sight.opened = 0
    k: i64
    for k in range(AUCTION):
        sight.missions_of[k] = 0
    statues = cells[OPENED]
    if statues > STATUES:
        statues = STATUES
    space: i64
    for space in range(statues * SPACES):
        mission = cells[SPACE_TILE + space] - 1
        if mission < 0:
            continue
        owner = cells[SPACE_OWNER + space]
        if not owner:
            sight.open[sight.opened] = space
            sight.opened += 1
        elif owner == 1 + sight.seat:
            sight.missions += 1
            for k in range(AUCTION):
                if deck.mission_kinds[mission] & BITS[k]:
                    sight.missions_of[k] += 1
            if sight.tables.condition[mission] >= 0 and not sight.repeats:
                sight.done[sight.tables.condition[mission]] = sight.looks
