"""The one place from which a game leaves the server. Everything told here passes `view(seat)`.

`seat` None is a spectator. Nothing else in the server may put a state, an event or a sealed answer
into a message.
"""

from typing import Any

import msgspec

from vaka.core.action import Action
from vaka.core.errors import CannotUndo
from vaka.core.eyes import all_eyes
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting, Step
from vaka.server.play.undo import undo


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


class ActionTold(msgspec.Struct):
    """A legal action: answer with its `index` or its `text`."""

    index: int
    text: str


class ProposalTold(msgspec.Struct):
    """A seat would like to take its last choice back, since `ply`; these have not agreed yet."""

    seat: int
    ply: int
    waiting: list[int]


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """The game as one seat may know it, and what has happened since `since`.

    An answer names `ply`, and `step`, which counts the changes of the own sealed answer so far.
    `undo` is "free" or "ask" when the own last choice can be taken back, or None.
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


def update(live: Live, seat: int | None, since: int) -> Update:
    """What a seat is told that knows the game up to `since`."""
    sitting = live.started()
    asked = list(sitting.asked())
    proposal = live.row.proposal
    return Update(
        table=live.id,
        seat=seat,
        since=since,
        ply=sitting.ply,
        steps=[step_told(step, seat) for step in sitting.steps_since(since)],
        view=sitting.state.view(seat),
        asked=asked,
        thinking=[each for each in asked if live.is_bot(each)],
        step=0 if seat is None else sitting.step(seat),
        legal=[] if seat is None else legal(sitting, seat),
        undo=None if seat is None else _undo(live, seat),
        proposal=None if proposal is None else _proposal(proposal),
    )


def _proposal(stored: dict[str, Any]) -> ProposalTold:
    return ProposalTold(stored["seat"], stored["ply"], stored["waiting"])


def step_told(step: Step, seat: int | None) -> StepTold:
    entry = step.entry
    return StepTold(
        entry.ply,
        entry.kind,
        entry.seat,
        bool(entry.bot),  # SQLite knows numbers only
        entry.at,
        [EventTold(event.name, event.args) for event in step.events if event.seen_by(seat)],
    )


def seen(then: Sitting, seat: int | None) -> dict[str, Any]:
    """A moment of the log as a seat saw it."""
    return then.settled.view(seat)


def all_told(live: Live, step: Step) -> StepTold:
    """A step with everything that happened, of a game that is over."""
    assert live.row.status == "over"
    told = step_told(step, None)
    told.events = [EventTold(event.name, event.args) for event in step.events]
    return told


def all_seen(live: Live, then: Sitting) -> dict[str, Any]:
    """A moment of a game that is over with the eyes of all seats."""
    assert live.row.status == "over"
    return all_eyes(then.settled)


def legal(sitting: Sitting, seat: int) -> list[ActionTold]:
    return [ActionTold(action.index, str(action)) for action in sitting.state.legal_actions(seat)]


def _undo(live: Live, seat: int) -> str | None:
    """Whether the seat can take something back, without saying anything of others' answers."""
    sitting = live.started()
    if live.row.status != "running":
        return None
    try:
        back = undo(sitting, seat)
    except CannotUndo:
        return None
    others = [each for each in live.people() if each != seat]
    return "free" if back.free or not others else "ask"


def action_of(sitting: Sitting, given: int | str) -> Action:
    """The action that a client means: its number or its text."""
    catalogue = sitting.state.catalogue
    return catalogue.parse(given) if isinstance(given, str) else catalogue[given]
