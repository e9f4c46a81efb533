"""All messages of a table's socket, by their `type`: what the server sends, and what it reads.

The document of the interface has them as SocketMessage and ClientMessage.
"""

import msgspec

from vaka.server.chat.saying import ChatTold, Saying
from vaka.server.clocks.told import Reminder
from vaka.server.play.forms import Act, Consent, TakeBack
from vaka.server.play.telling import Update
from vaka.server.problems import Problem
from vaka.server.tables.told import TableTold


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first message. `build` names the page that this server has, "" if it has none: a page
    of another build is out of date.
    """

    build: str


class TableMessage(msgspec.Struct, tag="table", tag_field="type"):
    """The table itself has changed: seats, names, status."""

    table: TableTold


class ProblemMessage(msgspec.Struct, tag="problem", tag_field="type"):
    """A message was refused; `id` is that of the message, if it had one."""

    id: int | None
    problem: Problem


class DoneMessage(msgspec.Struct, tag="done", tag_field="type"):
    """The message with this `id` was carried out."""

    id: int


SocketMessage = Hello | Update | TableMessage | ChatTold | Reminder | ProblemMessage | DoneMessage


class ActMessage(Act, tag="act", tag_field="type", kw_only=True):
    id: int | None = None


class UndoMessage(TakeBack, tag="undo", tag_field="type", kw_only=True):
    id: int | None = None


class ConsentMessage(Consent, tag="consent", tag_field="type", kw_only=True):
    id: int | None = None


class ChatMessage(Saying, tag="chat", tag_field="type", kw_only=True):
    id: int | None = None


ClientMessage = ActMessage | UndoMessage | ConsentMessage | ChatMessage
