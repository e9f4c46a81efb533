"""What the host of a table may do about people there, and an admin in his place."""

from typing import Any

from litestar import Request, Router, delete, put
from litestar.params import FromPath

from vaka.server.errors import BadInput, NotFound
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.moderation import admin_key, journal, restraints
from vaka.server.people.asker import Asker
from vaka.server.store.models import PersonRow, RestraintRow
from vaka.server.tables.changing import Change, changing
from vaka.server.tables.telling import told_to
from vaka.server.tables.told import TableTold


@put(
    "/{table_id:str}/muted/{person_id:str}",
    operation_id="Mute",
    summary="Take the word from somebody in the chat of a table",
)
async def mute(
    table_id: FromPath[str],
    person_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
) -> TableTold:
    """Only the host can, at any time; also an admin with his key."""
    return await _set_muted(house, asker, request, table_id, person_id, True)


@delete(
    "/{table_id:str}/muted/{person_id:str}",
    operation_id="Unmute",
    summary="Let somebody talk again",
    status_code=200,
)
async def unmute(
    table_id: FromPath[str],
    person_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
) -> TableTold:
    """Only the host can; also an admin with his key."""
    return await _set_muted(house, asker, request, table_id, person_id, False)


@delete(
    "/{table_id:str}/barred/{person_id:str}",
    operation_id="Unbar",
    summary="Let somebody sit down again who was sent away",
    status_code=200,
)
async def unbar(
    table_id: FromPath[str], person_id: FromPath[str], house: GivenHouse, asker: GivenAsker
) -> TableTold:
    """Only the host can."""
    known = asker.known()
    async with changing(house, table_id) as change:
        change.by_host(known)
        row = await change.session.get(RestraintRow, (table_id, person_id))
        if row is None or not row.barred:
            raise NotFound()
        row.barred = row.removed = False
        row.why = ""
    return await told_to(house, table_id, asker.id)


async def _set_muted(
    house: House,
    asker: Asker,
    request: "Request[Any, Any, Any]",
    table_id: str,
    person_id: str,
    muted: bool,
) -> TableTold:
    by_admin = admin_key.is_sent(request)
    if by_admin:
        await house.admin.check(request)
    known = None if by_admin else asker.known()
    async with changing(house, table_id) as change:
        if known is not None:
            change.by_host(known)
        await _known(change, person_id)
        if person_id == known:  # it would only be a riddle to everybody
            raise BadInput(field="person_id")
        row = await restraints.of(change.session, table_id, person_id)
        row.muted = muted
        if by_admin:
            act = journal.MUTE if muted else journal.UNMUTE
            journal.note(change.session, house.settings, act, person_id, table_id)
    return await told_to(house, table_id, asker.id)


async def _known(change: Change, person_id: str) -> None:
    person = await change.session.get(PersonRow, person_id)
    if person is None or person.left is not None:
        raise NotFound()


router = Router("/api/tables", route_handlers=[mute, unmute, unbar], tags=["Tables"])
