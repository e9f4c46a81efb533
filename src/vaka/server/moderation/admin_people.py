"""People, over HTTP, for who has the admin's key."""

from typing import Annotated

import msgspec
from litestar import MediaType, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from vaka.server.given import GivenHouse
from vaka.server.house import House
from vaka.server.moderation import acts, journal, people_found
from vaka.server.moderation.journal import Many
from vaka.server.moderation.people_found import PeopleFound, PersonFound, Wanted
from vaka.server.people import leaving
from vaka.server.people.data import DATA_RESPONSES, json_parts, profile_data
from vaka.server.people.names import Name
from vaka.server.store.models import ID, NAME
from vaka.server.tables.forms import Why
from vaka.server.tables.texts import one_line

Who = Annotated[
    str | None,
    QueryParameter(min_length=1, max_length=NAME, description="an id, a name, or a part of one"),
]
AtTable = Annotated[str | None, QueryParameter(max_length=ID)]


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    """`why` goes into the journal; who is banned or has his table closed is told it."""

    why: Why = ""

    def text(self) -> str:
        return one_line(self.why, "why", breaks=True)


class NewName(Reason, forbid_unknown_fields=True, kw_only=True):
    name: Name


@get("/people", operation_id="AdminPeople", summary="Find people")
async def find(
    house: GivenHouse,
    who: Who = None,
    table: AtTable = None,
    banned: FromQuery[bool | None] = None,
    muted: FromQuery[bool | None] = None,
    limit: Many = 100,
) -> PeopleFound:
    """With `table`: who sits there, made it, or has talked there."""
    async with house.database.reading() as session:
        return await people_found.find(session, Wanted(who, table, banned, muted), limit)


@post(
    "/people/{person_id:str}/ban",
    operation_id="AdminBan",
    summary="Ban somebody: a guest or an account",
    status_code=200,
)
async def ban(person_id: FromPath[str], house: GivenHouse, data: JSONBody[Reason]) -> PersonFound:
    """All his keys are dead and all his lines end, on all workers; bots play for him."""
    await acts.ban(house, person_id, data.text())
    return await _told(house, person_id)


@post(
    "/people/{person_id:str}/unban",
    operation_id="AdminUnban",
    summary="Let somebody in again",
    status_code=200,
)
async def unban(person_id: FromPath[str], house: GivenHouse, data: JSONBody[Reason]) -> PersonFound:
    """An account can log in again; a guest's key stays dead."""
    await acts.unban(house, person_id, data.text())
    return await _told(house, person_id)


@post(
    "/people/{person_id:str}/mute",
    operation_id="AdminMute",
    summary="Take the word from somebody at all tables",
    status_code=200,
)
async def mute(person_id: FromPath[str], house: GivenHouse, data: JSONBody[Reason]) -> PersonFound:
    await acts.set_muted(house, person_id, True, data.text())
    return await _told(house, person_id)


@post(
    "/people/{person_id:str}/unmute",
    operation_id="AdminUnmute",
    summary="Let somebody talk again",
    status_code=200,
)
async def unmute(
    person_id: FromPath[str], house: GivenHouse, data: JSONBody[Reason]
) -> PersonFound:
    await acts.set_muted(house, person_id, False, data.text())
    return await _told(house, person_id)


@post(
    "/people/{person_id:str}/rename",
    operation_id="AdminRename",
    summary="Give somebody another name",
    status_code=200,
)
async def rename(
    person_id: FromPath[str], house: GivenHouse, data: JSONBody[NewName]
) -> PersonFound:
    """An account logs in with it from then on."""
    await acts.rename(house, person_id, data.name, data.text())
    return await _told(house, person_id)


@get(
    "/people/{person_id:str}/data",
    operation_id="AdminData",
    summary="Everything that is kept about somebody",
    media_type=MediaType.JSON,
    responses=DATA_RESPONSES,
)
async def data(person_id: FromPath[str], house: GivenHouse) -> Stream:
    async with house.database.session() as session:
        await acts.person_of(session, person_id)
        profile = await profile_data(session, person_id)
        journal.note(session, house.settings, journal.EXPORT, person_id)
    return Stream(json_parts(house, profile), media_type=MediaType.JSON)


@post(
    "/people/{person_id:str}/delete",
    operation_id="AdminDelete",
    summary="Delete what is kept about somebody",
    status_code=204,
)
async def delete(person_id: FromPath[str], house: GivenHouse, data: JSONBody[Reason]) -> None:
    """As he could himself, with DELETE /api/me: finished games stay, without his name."""
    async with house.database.reading() as session:
        await acts.person_of(session, person_id)
    await leaving.forget(house, person_id, data.text())


async def _told(house: House, person_id: str) -> PersonFound:
    async with house.database.reading() as session:
        found = await people_found.find(session, Wanted(person_id), 1)
    return found.people[0]
