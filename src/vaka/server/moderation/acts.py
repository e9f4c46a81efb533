"""What an admin does about a person; each act is written into the journal with it."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.errors import NotFound
from vaka.server.house import House
from vaka.server.moderation import ending, journal, lines_said, vacating
from vaka.server.people import accounts, lines
from vaka.server.store.models import HookRow, PersonRow


async def person_of(session: AsyncSession, person_id: str) -> PersonRow:
    person = await session.get(PersonRow, person_id)
    if person is None or person.left is not None:
        raise NotFound()
    return person


async def ban(house: House, person_id: str, why: str) -> None:
    """He is out at once and everywhere, and does not get in again."""
    async with house.database.session() as session:
        tables = await vacating.vacate(session, person_id, "open")
        person = await person_of(session, person_id)
        person.banned = house.clock.now()
        person.ban_reason = why
        keys = await ending.take_keys(session, person_id)
        await session.execute(
            update(HookRow).where(HookRow.person_id == person_id).values(active=False)
        )
        journal.note(session, house.settings, journal.BAN, person_id, why=why)
    ending.end_everywhere(house, person_id, keys, why)
    await vacating.publish_all(house, tables)
    await vacating.let_bots_play(house, person_id)


async def unban(house: House, person_id: str, why: str) -> None:
    """An account can log in again; a guest had nothing but his key, which is gone."""
    async with house.database.session() as session:
        person = await person_of(session, person_id)
        person.banned = person.ban_reason = None
        journal.note(session, house.settings, journal.UNBAN, person_id, why=why)


async def set_muted(house: House, person_id: str, muted: bool, why: str) -> None:
    """Whether he may talk, at any table."""
    async with house.database.session() as session:
        person = await person_of(session, person_id)
        person.muted = house.clock.now() if muted else None
        act = journal.MUTE if muted else journal.UNMUTE
        journal.note(session, house.settings, act, person_id, why=why)


async def rename(house: House, person_id: str, name: str, why: str) -> None:
    """Another name, also over what he has said; an account logs in with it from now on."""
    async with house.database.session() as session:
        person = await person_of(session, person_id)
        before = person.name
        await accounts.rename(session, person, name)
        said = await lines_said.change_all(session, person_id, name=person.name)
        journal.note(session, house.settings, journal.RENAME, person_id, detail=before, why=why)
    ending.renamed_everywhere(house, person_id)
    await lines.tell_tables(house, await lines.tables_of(house, person_id))
    await lines_said.tell(house, said)
