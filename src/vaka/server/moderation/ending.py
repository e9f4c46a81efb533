"""The end of all that somebody has open here: sockets and streams, at every worker at once."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.locale import LANGUAGES, Words
from vaka.server.errors import Banned
from vaka.server.play.line import END
from vaka.server.play.live import Listener
from vaka.server.play.messages import ProblemMessage
from vaka.server.problems import problem_of
from vaka.server.store.models import TokenRow

if TYPE_CHECKING:
    from vaka.server.house import House


async def take_keys(session: AsyncSession, person_id: str) -> list[str]:
    """All keys of a person are gone, within a transaction; which they were."""
    gone = await session.scalars(
        delete(TokenRow)
        .where(TokenRow.person_id == person_id)
        .returning(TokenRow.id)
        .execution_options(synchronize_session=False)
    )
    return list(gone)


def end_everywhere(house: "House", person_id: str, keys: list[str], why: str | None = None) -> None:
    """After that: nothing that was opened with them goes on. `why`: he was banned."""
    hear(house, person_id, keys, why)
    house.bus.tell_person(person_id, keys, why)


def revoke_keys(house: "House", keys: Collection[str]) -> None:
    """End what was opened with these keys, at every worker; other keys of the person stay."""
    if keys:
        end_everywhere(house, "", list(keys))


def renamed_everywhere(house: "House", person_id: str) -> None:
    """He is called otherwise, also in games that are over."""
    hear(house, person_id, None)
    house.bus.tell_person(person_id)


def hear(
    house: "House", person_id: str, keys: Collection[str] | None, why: str | None = None
) -> None:
    """The same at this worker. Without keys only his name has changed; without a person only what
    was opened with these keys ends.
    """
    house.keys.forget()
    house.board.forget()
    if keys is not None:
        house.keys.note_gone(keys)
        for line in _lines(house):
            if line.person_id == person_id or line.key in keys:
                _end(line, why)
    for live in house.hall.all():
        if live.row.status == "over" and any(seat.person_id == person_id for seat in live.seats):
            house.hall.later(_read_again(house, live.id))


async def _read_again(house: "House", table_id: str) -> None:
    await house.hall.refresh(table_id)


async def look_again(house: "House") -> None:
    """Notices may have been lost: end what was opened with keys that are gone."""
    house.keys.forget()
    lines = [line for line in _lines(house) if line.key is not None]
    if not lines:
        return
    async with house.database.reading() as session:
        found = select(TokenRow.id).where(TokenRow.id.in_({line.key for line in lines}))
        known = set(await session.scalars(found))
    for line in lines:
        if line.key not in known:
            _end(line)


def _lines(house: "House") -> Iterator[Listener]:
    for live in house.hall.all():
        yield from list(live.listeners)
    yield from house.doorbell.lines()


def _end(line: Listener, why: str | None = None) -> None:
    if why is not None:
        problem = problem_of(Banned(why), Words(line.language or LANGUAGES[0]))
        line.send(msgspec.json.encode(ProblemMessage(None, problem)))
    line.send(END)
