"""What each seat has in mind within one playout: figures to place, and a way for an object."""

from typing import Final, final

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import HEX_ROOM, PLAYERS

PUTS: Final = 18
NOWHERE: Final = -1

# Whether a figure shall act where it is placed.
UNDECIDED: Final = 0
ACTS: Final = 1
CARRIES: Final = 2


@final
class Plans:
    def __init__(self) -> None:
        # By seat: the hex for the figure that was just chosen, and what it shall do there.
        self.where: vec[i64] = blank(PLAYERS)
        self.acts: vec[i64] = blank(PLAYERS)
        # Figures to place: (hex * 4 + logs) * 4 + figure, the next one last.
        self.puts: vec[i64] = blank(PLAYERS)
        self.put: vec[i64] = blank(PLAYERS * PUTS)
        self.size: vec[i64] = blank(PLAYERS)  # of the object that they are for
        # The way of an object: hexes to enter, the next one last; then the action that ends it.
        self.piece: vec[i64] = blank(PLAYERS)
        self.steps: vec[i64] = blank(PLAYERS)
        self.step: vec[i64] = blank(PLAYERS * HEX_ROOM)
        self.last: vec[i64] = blank(PLAYERS)
        self.turn: vec[i64] = blank(PLAYERS)
        self.forget()

    def forget(self) -> None:
        seat: i64
        for seat in range(PLAYERS):
            self.where[seat] = NOWHERE
            self.acts[seat] = UNDECIDED
            self.puts[seat] = 0
            self.piece[seat] = NOWHERE
            self.steps[seat] = 0
            self.turn[seat] = 0
