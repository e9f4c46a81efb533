"""The catalog of Giants, for an island: its hexes and ahus come last, by their names."""

from typing import Final

from vaka.core.action import Args, Catalog
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import FIGURES, MOST_LOGS, PLAYERS

# Figures, in the order of the catalog.
WORKER: Final = 0
SORCERER: Final = 1
CHIEF: Final = 2
FIGURE_NAMES: Final = ("worker", "sorcerer", "chief")

# Where each group begins.
PASS: Final = 0
SKIP: Final = 1
TABLET: Final = 2
PERFORM: Final = 3
MARK: Final = 4
LEAVE: Final = 5
PICK_SIZE: Final = 6  # + size - 1
PLACE_FIGURE: Final = 9  # + figure * 3 + logs; the chief only without
BID_HANDS: Final = 16  # + ((markers * 7 + workers) * 2 + sorcerer) * 2 + chief
PAY_SEATS: Final = 212  # + the place of the payment's code in PAYMENTS
TAKE_PIECE: Final = 267  # + piece
RETRIEVE_PIECE: Final = 316  # + piece
ON_HEX: Final = 365  # + hex; the groups that follow begin where the island says: Island.go_hex, ...

HANDS: Final = (FIGURES + 1) * (FIGURES + 1) * 4
MOST_PAID: Final = 3  # points for one hex: the size of the largest moai [G19]


def _payments() -> list[int]:
    """Every way to pay 1 to 3 points for a hex: 2 bits a seat, in the order of the catalog."""
    found: list[int] = []
    for total in range(1, MOST_PAID + 1):
        for code in range(4**PLAYERS):
            if sum([code >> 2 * seat & 3 for seat in range(PLAYERS)]) == total:
                found.append(code)
    return found


PAYMENTS: Final[vec[i64]] = vec[i64](_payments())


def _points(code: int) -> Args:
    paid = [(seat, code >> 2 * seat & 3) for seat in range(PLAYERS)]
    return tuple([(f"seat{seat}", points) for seat, points in paid if points])


def catalog(pieces: list[str], hexes: list[str], ahus: list[str]) -> Catalog:
    """All actions on an island with these names: 589 on the standard one."""
    entries: list[tuple[str, Args]] = [
        (name, ()) for name in ("pass", "skip", "half-tablet", "perform", "mark", "leave")
    ]
    entries += [("pick", (("size", size),)) for size in (1, 2, 3)]
    entries += [
        ("place", (("figure", figure), ("logs", logs)))
        for figure in FIGURE_NAMES[:2]
        for logs in range(MOST_LOGS + 1)
    ]
    entries += [("place", (("figure", "chief"), ("logs", 0)))]
    entries += [
        (
            "bid",
            (("markers", markers), ("workers", workers), ("sorcerer", sorcerer), ("chief", chief)),
        )
        for markers in range(FIGURES + 1)
        for workers in range(FIGURES + 1)
        for sorcerer in (0, 1)
        for chief in (0, 1)
    ]
    entries += [("pay", _points(code)) for code in PAYMENTS]
    for name in ("take", "retrieve"):
        entries += [(name, (("object", piece),)) for piece in pieces]
    for name in ("on", "go"):
        entries += [(name, (("hex", each),)) for each in hexes]
    for name in ("reserve", "erect", "crown", "peek"):
        entries += [(name, (("ahu", ahu),)) for ahu in ahus]
    return Catalog("giants", entries)
