"""A table that follows the script of a lesson: what a seat is to do, and what the learner is told.

All of it follows from the log, and it tells nothing of the state: the script is public.
"""

from typing import NamedTuple

import msgspec

from vaka.core.action import Action
from vaka.core.errors import Words as Speaker
from vaka.lessons import Script, script_of
from vaka.locale import Words
from vaka.server.errors import Conflict
from vaka.server.play.live import Live


class WhyNot(msgspec.Struct):
    """Why an action, which is legal, is not the best to learn from now."""

    index: int
    text: str


class NoteTold(msgspec.Struct):
    """One thing to learn; `spots` are the places of the drawn table that it speaks of."""

    text: str
    spots: list[str]


class LessonTold(msgspec.Struct):
    """Where the learner is: `notes` are to be read one after the other, the first is number `step`
    of `steps`. If an `action` is meant, the last of them asks for it; any other is refused for a
    reason of `whys`, else for `otherwise`. No notes: others play. `over`: these are the last, and
    the game is free.
    """

    title: str
    step: int
    steps: int
    notes: list[NoteTold]
    action: int | None
    whys: list[WhyNot]
    otherwise: str
    over: bool


class AnotherChoice(Conflict):
    """Legal, but not what the lesson means; `say` is the key of the sentence that says why."""

    key = "server-lesson-another"

    def __init__(self, say: str | None = None) -> None:
        super().__init__()
        self.say = say or self.key

    def message(self, words: Speaker) -> str:
        return words(self.say)


class Following(NamedTuple):
    """A lesson and what each seat has done, unfinished sealed answers included."""

    script: Script
    made: list[list[int]]


def following(live: Live) -> Following | None:
    """The lesson of a table, if it has one and its game has not left it."""
    if live.lesson is None or live.sitting is None:
        return None
    script = script_of(live.lesson)
    if script is None or script.lesson.players != live.row.players:
        return None
    made: list[list[int]] = [[] for _ in live.seats]
    for entry in live.sitting.kept:
        made[entry.seat] += entry.actions
    for seat, actions in live.sitting.drafts.items():
        made[seat] += actions
    return Following(script, made) if script.is_followed(made) else None


def scripted(live: Live, seat: int) -> int | None:
    """What a seat does because the script says so; None: it is free."""
    now = following(live)
    return None if now is None else now.script.meant(now.made, seat)


def refuse_another(live: Live, seat: int, action: Action) -> None:
    """Raise if the learner chooses something else than what the lesson is about now."""
    now = following(live)
    if now is None or now.script.meant(now.made, seat) in (None, action.index):
        return
    note = now.script.asks(now.made)
    say = None if note is None else note.why_not(str(action))
    raise AnotherChoice(None if say is None else now.script.lesson.key(say))


def lesson_told(
    live: Live, seat: int | None, legal: list[Action], language: str
) -> LessonTold | None:
    """The lesson as its learner is told of it; nobody else is."""
    now = following(live)
    if now is None or seat != now.script.lesson.seat:
        return None
    script, made = now
    lesson, words = script.lesson, Words(language)
    is_over = script.is_over(made)
    if is_over and len(made[seat]) > len(script.moves[seat]):
        return None  # the learner plays on
    is_read = bool(legal) or is_over
    places = script.notes(made)
    note = script.asks(made) if legal else None
    meant = None if note is None else script.meant(made, seat)
    whys: list[WhyNot] = []
    for action in legal if note is not None else []:
        say = None if note is None or action.index == meant else note.why_not(str(action))
        if say is not None:
            whys.append(WhyNot(action.index, words(lesson.key(say))))
    return LessonTold(
        lesson.title,
        min(places.start + 1, len(lesson.notes)),
        len(lesson.notes),
        [
            NoteTold(words(lesson.key(each.say)), list(each.spots))
            for each in (lesson.notes[place] for place in places)
        ]
        if is_read
        else [],
        meant,
        whys,
        words(AnotherChoice.key),
        is_over,
    )
