"""One line of a table's log: a choice, the taking back of one, or who plays from now on."""

from typing import Final

import msgspec

ACT: Final = "act"
START: Final = "start"  # ply 0, before the log: only to tell whom the game asks first
UNDO: Final = "undo"  # takes back the entry `target` and all that followed
RETRACT: Final = "retract"  # takes back the sealed answer `target`; those of others stand

# Not of the game, but of the table: they change no state, and time is counted by them.
LATE: Final = "late"  # a seat's time is over: a bot plays for the person
AWAY: Final = "away"  # the same, because the person wants it
RETURN: Final = "return"  # the person takes the seat back
PAUSE: Final = "pause"
GO_ON: Final = "go-on"
SEATING: Final = frozenset((LATE, AWAY, RETURN))
ASIDES: Final = frozenset((*SEATING, PAUSE, GO_ON))

BACK: Final = -1  # in the changes of an unfinished answer: the last step was taken back


class Entry(msgspec.Struct, frozen=True, order=True, array_like=True, gc=False):
    """`ply` counts from 1. A sealed answer of several steps is one entry with several actions: how
    many steps it took is nobody else's business. `asked` is whom the game asks afterwards, as a bit
    mask, so that a list of tables needs no game to be played out.
    """

    ply: int
    kind: str
    seat: int
    actions: tuple[int, ...]
    target: int
    bot: bool
    at: int
    asked: int
