"""Leaving for good: everything that tells who somebody was is deleted.

Finished games stay, since they belong to the others too; in them he is a player without a name.
"""

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.errors import NotLoggedIn, WrongPassword
from vaka.server.house import House
from vaka.server.moderation import ending, journal, lines_said, vacating
from vaka.server.people.accounts import person_of
from vaka.server.people.asker import Asker
from vaka.server.store.models import HookRow, JournalRow, PersonRow, RatingRow, RestraintRow


async def leave(house: House, asker: Asker, password: str | None) -> None:
    """By himself; an account says its password once more."""
    async with house.database.reading() as session:
        person = await person_of(session, asker.in_person())
    if person.login is not None:
        if password is None:
            raise WrongPassword()
        await house.passwords.check(person.login, person.password, password)
    await forget(house, person.id)


async def forget(house: House, person_id: str, why: str | None = None) -> None:
    """All of it or nothing. `why`: an admin does it."""
    async with house.database.session() as session:
        tables = await vacating.vacate(session, person_id, "open", "running")
        person = await session.get(PersonRow, person_id)
        if person is None or person.left is not None:
            raise NotLoggedIn()
        keys = await ending.take_keys(session, person_id)
        said = await lines_said.change_all(session, person_id, name="", text="")
        await _delete_rows(session, person_id)
        _make_nameless(person, house.clock.now())
        # Whoever restores an older backup has to know whom to delete once more.
        act = journal.LEAVE if why is None else journal.DELETE
        journal.note(session, house.settings, act, person_id, why=why or "")
    ending.end_everywhere(house, person_id, keys)
    await vacating.publish_all(house, tables)
    await lines_said.tell(house, said)


async def _delete_rows(session: AsyncSession, person_id: str) -> None:
    for rows in (
        delete(RatingRow).where(RatingRow.player == person_id),
        delete(RestraintRow).where(RestraintRow.person_id == person_id),
        delete(HookRow).where(HookRow.person_id == person_id),
        # What was done to him stays, but not what he was called or what was said of him.
        update(JournalRow).where(JournalRow.person_id == person_id).values(detail="", why=""),
    ):
        await session.execute(rows.execution_options(synchronize_session=False))


def _make_nameless(person: PersonRow, now: int) -> None:
    person.name = ""
    person.login = person.password = person.ban_reason = None
    person.banned = person.muted = None
    person.settings = {}
    person.created = 0
    person.left = now
