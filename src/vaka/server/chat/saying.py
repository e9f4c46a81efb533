"""What is said at a table: kept in order, and told to all who listen there."""

import logging
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, func, insert, select

from vaka.server.errors import BadInput, Muted, MutedEverywhere, NotFound, NotLoggedIn
from vaka.server.play.live import Live
from vaka.server.store.models import ChatRow, PersonRow, RestraintRow, TableRow
from vaka.server.store.quick import Change, Question
from vaka.server.tables.texts import one_line

if TYPE_CHECKING:
    from vaka.server.house import House

LONGEST: Final = 500

log = logging.getLogger("vaka.server")

_AT: Final[Any] = bindparam("table")
_TABLE: Final = Question(
    select(TableRow.id).where(TableRow.id == _AT).with_for_update(key_share=True)
)
_LAST: Final = select(func.max(ChatRow.number)).where(ChatRow.table_id == _AT).scalar_subquery()
_SPEAKER: Final = Question(
    select(PersonRow.name, PersonRow.muted, RestraintRow.muted, _LAST)
    .outerjoin(
        RestraintRow, and_(RestraintRow.table_id == _AT, RestraintRow.person_id == PersonRow.id)
    )
    .where(PersonRow.id == bindparam("person"))
)
_SAYING: Final = Change(insert(ChatRow))

ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST, examples=["Well played!"])]


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say: plain text, of which line breaks become spaces."""

    text: ChatText


class ChatTold(msgspec.Struct, tag="chat", tag_field="type"):
    """Something that was said. `number` counts from 1 at each table; `text` is plain text. Without
    a text (""), what was said under this number was taken away; without a `name`, the speaker has
    left.
    """

    table: str
    number: int
    person: str
    name: str
    text: str
    at: int


async def say(house: "House", table_id: str, person_id: str | None, text: str) -> ChatTold:
    """Say something at a table, seated or looking on."""
    if person_id is None:
        raise NotLoggedIn()
    line = one_line(text, "text", breaks=True)
    if not line:
        raise BadInput(field="text")
    write = partial(_write, table_id, person_id, line, house.clock.now())
    said = await house.database.write(write, quick=True)
    tell(house, said)
    house.bus.tell(table_id, chat=said.number)
    return said


def _write(table_id: str, person_id: str, text: str, now: int, connection: Connection) -> ChatTold:
    """In a transaction, and the driver is asked itself: others wait to write their moves."""
    # One after the other, so that the numbers have no gaps and no doubles. What was said before is
    # asked for only then.
    if not _TABLE.ask(connection, table=table_id):
        raise NotFound()
    found = _SPEAKER.ask(connection, table=table_id, person=person_id)
    if not found:
        raise NotLoggedIn()
    ((name, muted_everywhere, muted_here, last),) = found
    if muted_everywhere is not None:
        raise MutedEverywhere()
    if muted_here:
        raise Muted()
    said = ChatTold(table_id, (last or 0) + 1, person_id, name, text, now)
    row = {"table_id": table_id, "number": said.number, "person_id": person_id}
    list(_SAYING.carry_out(connection, [{**row, "name": name, "text": text, "at": now}]))
    return said


def told(row: ChatRow) -> ChatTold:
    return ChatTold(row.table_id, row.number, row.person_id, row.name, row.text, row.at)


def tell(house: "House", said: ChatTold) -> None:
    """Tell all who listen at this worker."""
    live = house.hall.held(said.table)
    if live is not None:
        live.heard.note(said.number)
        house.hall.broadcast(live, msgspec.json.encode(said))


async def tell_number(house: "House", table_id: str, number: int) -> None:
    """Tell all who listen here what was said at another worker."""
    live = house.hall.held(table_id)
    if live is None or not live.listeners:
        return
    async with house.database.reading() as session:
        row = await session.get(ChatRow, (table_id, number))
    if row is not None:
        tell(house, told(row))


async def tell_missed(house: "House") -> None:
    """Tell all who listen here what was said elsewhere while notices were lost."""
    for live in house.hall.all():
        if live.listeners:
            try:
                await _tell_missed(house, live)
            except Exception:  # whoever opens the table again is told all of it
                log.exception("chat not looked at again", extra={"table": live.id})


async def _tell_missed(house: "House", live: Live) -> None:
    heard = live.heard
    after = ChatRow.at >= heard.since if heard.all_to is None else ChatRow.number > heard.all_to
    missed = select(ChatRow).where(ChatRow.table_id == live.id, after).order_by(ChatRow.number)
    async with house.database.reading() as session:
        found = list(await session.scalars(missed))
    for row in found:
        if not heard.has(row.number):
            tell(house, told(row))
    if found:
        heard.note_all(found[-1].number)
