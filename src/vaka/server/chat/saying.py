"""What is said at a table: kept in order, and told to all who listen there."""

import logging
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from sqlalchemy import func, select

from vaka.server.errors import BadInput, NotFound, NotLoggedIn
from vaka.server.moderation import restraints
from vaka.server.play.live import Live
from vaka.server.store.models import ChatRow, PersonRow, TableRow
from vaka.server.tables.texts import one_line

if TYPE_CHECKING:
    from vaka.server.house import House

LONGEST: Final = 500

log = logging.getLogger("vaka.server")

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
    async with house.database.session() as session:
        # One after the other, so that the numbers have no gaps and no doubles.
        table = select(TableRow.id).where(TableRow.id == table_id)
        if await session.scalar(table.with_for_update(key_share=True)) is None:
            raise NotFound()
        person = await session.get(PersonRow, person_id)
        if person is None:
            raise NotLoggedIn()
        await restraints.let_talk(session, table_id, person)
        last = await session.scalar(
            select(func.max(ChatRow.number)).where(ChatRow.table_id == table_id)
        )
        row = ChatRow(
            table_id=table_id,
            number=(last or 0) + 1,
            person_id=person_id,
            name=person.name,
            text=line,
            at=house.sources.now(),
        )
        session.add(row)
    said = told(row)
    tell(house, said)
    house.bus.tell(table_id, chat=said.number)
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
