"""The one place from which a game leaves the server. Everything told here passes `view(seat)`.

`seat` None is a spectator. Nothing else in the server may put a state, an event or a sealed answer
into a message.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.core.full_view import full_view
from vaka.server.clocks.told import ClockTold, clock_told
from vaka.server.lessons.following import LessonTold, lesson_told
from vaka.server.play.foreseeing import foreseen
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting, Step
from vaka.server.play.undo import TOO_MANY, taken_along, undo_or_why
from vaka.server.play.wording import GameWords, StepSeen, Teller

MAX_STEPS: Final = 100  # of the log in one answer
MAX_STEPS_BYTES: Final = 100_000  # of them as JSON; a single step may be larger


class EventTold(msgspec.Struct):
    name: str
    args: dict[str, Any]


class StepTold(msgspec.Struct):
    """An entry of the log: a choice of a seat, or the taking back of one."""

    ply: int
    kind: str
    seat: int
    bot: bool
    at: int
    events: list[EventTold]


class ActionTold(msgspec.Struct, omit_defaults=True):
    """A legal action: answer with its `index` or its `text`.

    With words, `foreseen` is what would happen, where the seat can know it and there are few to
    choose from.
    """

    index: int
    text: str
    foreseen: list[EventTold] | None = None


class ProposalTold(msgspec.Struct):
    """A seat would like to take its last choice back, since `ply`; `waiting` have not agreed yet.
    `along` are the seats of all choices that would go with it, one for each.
    """

    seat: int
    ply: int
    waiting: list[int]
    along: list[int]


class Update(msgspec.Struct, tag="update", tag_field="type", omit_defaults=True):
    """The game as one seat may know it, and what has happened since `since`.

    An answer names `ply`, and `step`, which counts the changes of the own sealed answer so far.
    `asked_since` is the ply since which the own question is the same, where that is an earlier
    one: the others' answers to a sealed question do not change it.
    `steps` are the newest, at most 100 and about 100 kB. If there are more after `since`,
    `steps_from` is the ply of the first of them: GET steps has the others, from `since` + 1 to
    `steps_from` - 1.
    `undo` is "free" or "ask" when the own last choice can be taken back, or None; `undo_along` are
    the seats of all choices that would go with it, one for each. `undo_waits`: it could be, but
    there were too many undos in a row, so another move has to be made first. `words` are there only
    for who asks for them, and so is `lesson`, for who learns here. `clock` is there at tables that
    have one. In a pause nobody is asked; while a bot plays for the own seat there is nothing to
    choose from.
    """

    table: str
    seat: int | None
    since: int
    ply: int
    steps: list[StepTold]
    view: dict[str, Any]
    asked: list[int]
    thinking: list[int]
    step: int
    legal: list[ActionTold]
    undo: str | None
    proposal: ProposalTold | None
    undo_along: list[int] = []
    undo_waits: bool | None = None
    asked_since: int | None = None
    steps_from: int | None = None
    words: GameWords | None = None
    lesson: LessonTold | None = None
    clock: ClockTold | None = None


def update(live: Live, seat: int | None, since: int, language: str | None = None) -> Update:
    """What a seat is told that knows the game up to `since`; in a language also in words."""
    sitting = live.started()
    asked = [] if sitting.paused else list(sitting.asked())
    proposal = live.proposal
    steps = sitting.steps_since(max(since, sitting.ply - MAX_STEPS))
    told = [step_told(step, seat) for step in steps]
    if len(told) > 1:
        fitting = fitting_steps(reversed(told))
        steps, told = steps[-fitting:], told[-fitting:]
    first = sitting.ply - len(told) + 1
    view = seen_now(sitting, seat)
    waits = seat is None or sitting.paused or live.is_away(seat)
    actions = [] if seat is None or waits else sitting.state.legal_actions(seat)
    undo = _NO_UNDO if seat is None else _undo(live, seat)
    words: GameWords | None = None
    before: dict[int, list[Event]] = {}
    if language is not None:
        if seat is not None and not waits:
            before = foreseen(sitting.state, seat)
        seen_steps = [step_seen(step, seat) for step in steps]
        words = Teller(live, language).game(view, asked, seen_steps, actions, instead(live, seat))
    return Update(
        table=live.id,
        seat=seat,
        since=since,
        ply=sitting.ply,
        steps=told,
        view=view,
        asked=asked,
        thinking=[each for each in asked if live.is_bot(each)],
        step=0 if seat is None else sitting.step(seat),
        legal=[_action(action, before.get(action.index)) for action in actions],
        undo=undo.how,
        proposal=None if proposal is None else _proposal(sitting, proposal),
        undo_along=undo.along,
        undo_waits=undo.waits or None,
        asked_since=_asked_since(sitting, seat, asked),
        steps_from=first if first > since + 1 else None,
        words=words,
        lesson=None if language is None else lesson_told(live, seat, actions, language),
        clock=None if live.clock is None else clock_told(live),
    )


def instead(live: Live, seat: int | None) -> str | None:
    """The key of what is said to who is not asked, though the game would ask."""
    if not live.is_running:
        return None
    if live.started().paused:
        return "face-paused"
    return "face-bot-for-you" if seat is not None and live.is_away(seat) else None


def _asked_since(sitting: Sitting, seat: int | None, asked: list[int]) -> int | None:
    if seat is None or seat not in asked or sitting.asked_since[seat] == sitting.ply:
        return None
    return sitting.asked_since[seat]


def _action(action: Action, events: list[Event] | None) -> ActionTold:
    told = None if events is None else [EventTold(event.name, event.args) for event in events]
    return ActionTold(action.index, str(action), told)


def _proposal(sitting: Sitting, stored: dict[str, Any]) -> ProposalTold:
    back = undo_or_why(sitting, stored["seat"])
    along = [] if isinstance(back, str) else taken_along(sitting, back)
    return ProposalTold(stored["seat"], stored["ply"], stored["waiting"], along)


def fitting_steps(steps: Iterable[StepTold]) -> int:
    """Count the first steps that together fit into one answer; one always does."""
    size = count = 0
    for step in steps:
        size += len(msgspec.json.encode(step))
        if count and size > MAX_STEPS_BYTES:
            break
        count += 1
    return count


def step_told(step: Step, seat: int | None) -> StepTold:
    entry = step.entry
    return StepTold(
        entry.ply,
        entry.kind,
        entry.seat,
        entry.bot,
        entry.at,
        [EventTold(event.name, event.args) for event in step.events if event.seen_by(seat)],
    )


def step_seen(step: Step, seat: int | None) -> StepSeen:
    """A step for who puts it into words."""
    events = [event for event in step.events if event.seen_by(seat)]
    return StepSeen(step.entry.kind, step.entry.seat, step.sealed, events)


def seen_now(sitting: Sitting, seat: int | None) -> dict[str, Any]:
    """The game as a seat sees it, with its own unfinished answer."""
    return sitting.state.view(seat)


def seen(then: Sitting, seat: int | None) -> dict[str, Any]:
    """A moment of the log as a seat saw it."""
    return then.settled.view(seat)


def _check_over(live: Live) -> None:
    """Raise an error if the game still has secrets to keep."""
    if live.row.status != "over":
        raise RuntimeError(f"table {live.id} is not over: its secrets can't be sent")


def all_told(live: Live, step: Step) -> StepTold:
    """A step with everything that happened, of a game that is over."""
    _check_over(live)
    told = step_told(step, None)
    told.events = [EventTold(event.name, event.args) for event in step.events]
    return told


def all_step_seen(live: Live, step: Step) -> StepSeen:
    """A step with everything that happened, for who puts it into words."""
    _check_over(live)
    return StepSeen(step.entry.kind, step.entry.seat, step.sealed, step.events)


def all_seen(live: Live, then: Sitting) -> dict[str, Any]:
    """A moment of a game that is over with the eyes of all seats."""
    _check_over(live)
    return full_view(then.settled)


def all_points(live: Live, then: Sitting) -> tuple[int, ...] | None:
    """What the seats would have got if a game that is over had ended at a moment of it.

    A title of another package may know its result only at the end: then there is nothing to tell.
    """
    _check_over(live)
    try:
        return then.settled.result().scores
    except Exception:  # of somebody else's code, asked for more than it promises
        if then.is_over:
            raise
        return None


class _Undo(NamedTuple):
    how: str | None
    along: list[int]
    waits: bool = False


_NO_UNDO: Final = _Undo(None, [])


def _undo(live: Live, seat: int) -> _Undo:
    """Whether the seat can take something back, and whose choices with it, without saying anything
    of others' answers.
    """
    sitting = live.started()
    if not live.is_running or sitting.paused or live.is_away(seat):
        return _NO_UNDO
    back = undo_or_why(sitting, seat)
    if isinstance(back, str):
        return _Undo(None, [], waits=back == TOO_MANY)
    how = "free" if back.free or live.present() == [seat] else "ask"
    return _Undo(how, taken_along(sitting, back))


def action_of(sitting: Sitting, given: int | str) -> Action:
    """The action that a client means: its number or its text."""
    catalog = sitting.state.catalog
    return catalog.parse(given) if isinstance(given, str) else catalog[given]
