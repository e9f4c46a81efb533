"""One line of a table's log: a choice, or the taking back of one."""

from typing import Final, NamedTuple

ACT: Final = "act"
START: Final = "start"  # ply 0, before the log: only to tell whom the game asks first
UNDO: Final = "undo"  # takes back the entry `target` and all that followed
RETRACT: Final = "retract"  # takes back the sealed answer `target`; those of others stand

BACK: Final = -1  # in the changes of an unfinished answer: the last step was taken back


class Entry(NamedTuple):
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
