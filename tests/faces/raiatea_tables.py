"""Tables of Raiatea for the tests of its words and of its drawing."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from vaka import Table
from vaka.faces import View
from vaka.locale import Words

NAMES = ("North", "East", "South", "West", "Centre")
EN = Words("en", strict=True)


def played(players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Table]:
    """A table before every action of a random game, and after the last one."""
    table = Table.new("raiatea", players, seed, options or {})
    chance = random.Random(seed)
    while (decision := table.state.decision()) is not None:
        yield table
        seat = decision.seats[-1]
        table.act(seat, chance.choice(table.state.legal_actions(seat)))
    yield table


def asked(kind: str, more: Callable[[View], bool] = lambda _: True) -> tuple[Table, int]:
    """A table where a seat is asked this."""
    for seed in range(1, 30):
        for table in played(4, seed):
            decision = table.state.decision()
            if decision is not None and decision.kind == kind:
                seat = decision.seats[0]
                if more(table.view(seat)):
                    return table, seat
    raise AssertionError(kind)
