"""Taking choices back: what a seat may, and whom it must ask.

Freely: steps of a sealed answer, and the answer itself until the last is in, whoever else has
answered; and one's own last choices while nobody else has acted since. With the consent of the
other people: one's last choice even if others have acted since, and what a bot has chosen in one's
absence. Never past a reveal or a roll, and at most MAX_UNDOS times before the game goes on: an undo
followed by the same choice would make the log grow without end.
"""

from itertools import takewhile
from typing import Final, NamedTuple

import msgspec

from vaka.core.errors import CannotUndo
from vaka.server.play.entry import BACK, RETRACT, UNDO, Entry
from vaka.server.play.sitting import Sitting, first_open_answer

MAX_UNDOS: Final = 50  # at one table, until more choices stand than ever before
TOO_MANY: Final = "too-many"


class Undo(NamedTuple):
    """What taking back means now. Without an entry it is one step of an unfinished answer."""

    kind: str
    taken: Entry | None
    changes: tuple[int, ...]  # of the seat's own unfinished answer
    free: bool  # nobody needs to be asked


def undo(sitting: Sitting, seat: int) -> Undo:
    """What the seat's last choice is taken back by; raises CannotUndo, which says why not."""
    found = undo_or_why(sitting, seat)
    if isinstance(found, str):
        raise CannotUndo(found)
    return found


def undo_or_why(sitting: Sitting, seat: int) -> Undo | str:
    """The same, or why not: to raise and catch what nobody is told takes longer."""
    found = _last_choice(sitting, seat)
    if isinstance(found, Undo) and _undos(sitting, seat) >= MAX_UNDOS:
        return TOO_MANY
    return found


def _undos(sitting: Sitting, seat: int) -> int:
    """Count the undos since the game last went on, with those of the seat's unfinished answer."""
    return sitting.undos + sitting.changes.get(seat, ()).count(BACK)


def _last_choice(sitting: Sitting, seat: int) -> Undo | str:
    if seat in sitting.drafts:
        return Undo(RETRACT, None, (*sitting.changes[seat], BACK), True)
    kept = sitting.kept
    mine = len(kept) - 1
    while mine >= 0 and kept[mine].seat != seat:
        mine -= 1
    if mine < 0:
        return "nothing"
    taken = kept[mine]
    if mine >= first_open_answer(sitting):
        if taken.bot:  # else one could be late for the same question again and again
            return "not-own"
        return Undo(RETRACT, taken, taken.actions[:-1], True)
    if sitting.reveals[-1] != sitting.reveals[mine]:
        return "revealed"
    return Undo(UNDO, taken, (), mine == len(kept) - 1 and not taken.bot)


def taken_along(sitting: Sitting, back: Undo) -> list[int]:
    """The seats whose choices go with the one that is taken back, one for each choice.

    An answer to a sealed question is taken out of it and leaves the others' alone.
    """
    if back.kind != UNDO or back.taken is None:
        return []
    after = takewhile(lambda each: each is not back.taken, reversed(sitting.kept))
    return [each.seat for each in after][::-1]


def entry_of(sitting: Sitting, back: Undo, seat: int, at: int) -> Entry | None:
    """The entry that takes a choice back; whom the game asks then, a trial tells."""
    if back.taken is None:
        return None
    entry = Entry(sitting.ply + 1, back.kind, seat, (), back.taken.ply, False, at, 0)
    trial = Sitting(sitting.beginning, sitting.kept_after(entry))
    return msgspec.structs.replace(entry, asked=sum(1 << each for each in trial.asked()))


def agreed(sitting: Sitting, ply: int) -> Undo:
    """What others have agreed to: the entry of this ply and all that followed is taken back."""
    taken = next(entry for entry in sitting.kept if entry.ply == ply)
    return Undo(UNDO, taken, (), True)
