"""A better choice for playouts than the quick one: it draws as the weigher does.

Draws are where the quick choice loses most against the weigher: it looks at one card and what lies
beneath. Here all that a turn still draws is looked through, and what is left for the next player.
The rest is as quick, and so is the look at the table: only now and then.
"""

from typing import final

from vaka.bots.greedy.rapanui.draws import Draws
from vaka.bots.greedy.rapanui.quick import LUCK, NEVER, SIX_BITS, Quick
from vaka.core.chance import Chance
from vaka.core.packed import i64, vec
from vaka.core.state import KIND
from vaka.games.rapanui.actions import DRAW_COLUMN
from vaka.games.rapanui.frames import DRAW
from vaka.games.rapanui.layout import COLUMNS, HAND, HELD


@final
class Careful:
    def __init__(self, quick: Quick) -> None:
        self.quick = quick
        self.draws = Draws(quick.sight, quick.cards)

    def begin(self) -> None:
        self.quick.begin()

    def pick(self, cells: vec[i64], seat: i64, legal: vec[i64], count: i64, chance: Chance) -> i64:
        """One of several legal actions."""
        quick = self.quick
        if cells[KIND] != DRAW:
            return quick.pick(cells, seat, legal, count, chance)
        quick.watch(cells)
        draws = self.draws
        draws.look(seat)
        draws.hold(seat, 0, 0)
        left: i64 = HAND - cells[HELD + seat]
        luck = chance.below(LUCK)
        best: i64 = 0
        most = NEVER
        column: i64
        for column in range(COLUMNS):
            value = draws.take(column, left) + float(luck & SIX_BITS) * quick.luck
            luck >>= 6
            if value > most:
                most = value
                best = column
        return DRAW_COLUMN + best
