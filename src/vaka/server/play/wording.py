"""A game in somebody's language, for the page: the same words as the terminal's.

Made from what is told anyway: a view, legal actions of the seat, and the events that it has seen.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.faces import Face, Names, face_of
from vaka.faces.asking import bot_names, ended, question, reason, waiting
from vaka.faces.lacking import lacking_of
from vaka.faces.remarks import remark_of
from vaka.locale import Words
from vaka.server.play.entry import AWAY, GO_ON, LATE, PAUSE, RETRACT, RETURN, UNDO
from vaka.server.play.live import Live

View = dict[str, Any]


class ActionWords(msgspec.Struct, omit_defaults=True):
    """A legal action in words. `short` names what is chosen, `group` is a heading over all that
    have the same; both may be empty. `remark` is good to know of it, where there is something.
    """

    label: str
    short: str
    group: str
    remark: str | None = None


class LogWords(msgspec.Struct):
    """The log in sentences: `lines` has one for each of `steps`, empty where there is nothing to
    say. `opening` comes before them; `closing`, of a game that is over, after them. `names` are
    those of the seats, as the sentences have them.
    """

    names: list[str]
    lines: list[str]
    opening: list[str]
    closing: list[str]


class GameWords(LogWords):
    """What the own seat is asked, or who is waited for, or how the game ended; `hint` is good to
    know for it, and `actions` has the words for each of `legal`. `lacking` tells what the own seat
    has not got yet for something that lies open, by the text of the action that would take it.
    """

    question: str
    hint: str
    actions: list[ActionWords]
    lacking: dict[str, str]


class StepSeen(msgspec.Struct):
    """An entry of the log as somebody has seen it; `sealed`: an answer in secret."""

    kind: str
    seat: int
    sealed: bool
    events: list[Event]


class Teller:
    """Somebody who tells of a table in a language."""

    def __init__(self, live: Live, language: str) -> None:
        self.words = Words(language)
        self.face: Face = face_of(live.row.title)
        self.remark = remark_of(live.row.title)
        self._lacking = lacking_of(live.row.title)
        self.names = names_of(live, self.words)

    def game(
        self,
        view: View,
        asked: Sequence[int],
        steps: Sequence[StepSeen],
        actions: Sequence[Action] = (),
        instead: str | None = None,
    ) -> GameWords:
        """`instead` is the key of what is said in place of the question."""
        log = self.log(view, steps)
        return GameWords(
            log.names,
            log.lines,
            log.opening,
            log.closing,
            self.question(view, asked, actions) if instead is None else self.words(instead),
            self.face.hint(view, self.words) if view["seat"] in asked and not instead else "",
            [self._action(action, view) for action in actions],
            self.lacking(view),
        )

    def log(self, view: View, steps: Sequence[StepSeen]) -> LogWords:
        return LogWords(
            list(self.names),
            [self._line(step, view) for step in steps],
            self.face.opening(view, self.words, self.names),
            self._closing(view),
        )

    def question(self, view: View, asked: Sequence[int], actions: Sequence[Action] = ()) -> str:
        if view["seat"] in asked:
            return question(view, self.words, actions)
        if view["outcome"] is not None:
            return ended(view["outcome"], self.words, self.names)
        return waiting(asked, self.words, self.names)

    def lacking(self, view: View) -> dict[str, str]:
        return {} if self._lacking is None else self._lacking(view, self.words)

    def action(self, action: Action, view: View) -> str:
        return self.face.action_text(action, view, self.words, self.names)

    def _action(self, action: Action, view: View) -> ActionWords:
        return ActionWords(
            self.action(action, view),
            self.face.short_text(action, view, self.words),
            self.face.group_text(action, self.words),
            None if self.remark is None else self.remark(action, view, self.words),
        )

    def _line(self, step: StepSeen, view: View) -> str:
        if step.kind in _NOT_OF_THE_GAME:
            return self.words(_NOT_OF_THE_GAME[step.kind], player=self.names[step.seat])
        if step.sealed and not step.events:
            return self.words("face-answered", player=self.names[step.seat])
        return " ".join(self._event(event, view) for event in step.events)

    def _event(self, event: Event, view: View) -> str:
        """What only some were told is said to them; all eyes are told who they are."""
        said = self.face.event_text(event, view, self.words, self.names)
        if event.seen_by(view["seat"]):
            return said
        told = ", ".join(self.names[seat] for seat in event.audience or ())
        return self.words("face-private", names=told, text=said)

    def _closing(self, view: View) -> list[str]:
        if view["outcome"] is None:
            return []
        return [reason(view, self.words), *self.face.closing(view, self.words, self.names)]


_NOT_OF_THE_GAME = {
    UNDO: "face-undo",
    RETRACT: "face-retract",
    LATE: "face-late",
    AWAY: "face-away",
    RETURN: "face-return",
    PAUSE: "face-pause",
    GO_ON: "face-go-on",
}


def names_of(live: Live, words: Words) -> Names:
    """People by their names, bots by their levels; who has left has no name any more."""
    bots = bot_names([seat.level for seat in live.seats], words)
    left = words("server-player-left")
    return [
        (name or left) if name is not None else bot
        for name, bot in zip(live.names, bots, strict=True)
    ]
