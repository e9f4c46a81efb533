"""Becoming somebody: a guest by name alone, an account by name and password."""

from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.errors import BadName, Banned, NameTaken, NoAccount, NotLoggedIn, WrongPassword
from vaka.server.house import House
from vaka.server.moderation.ending import revoke_keys
from vaka.server.people import adopting
from vaka.server.people.adopting import Adopted
from vaka.server.people.asker import SESSION, Asker
from vaka.server.people.names import clean, login_of
from vaka.server.store.models import PersonRow


class Entered(NamedTuple):
    """Somebody with a new session; `secret` goes into his cookie."""

    person: PersonRow
    secret: str
    adopted: Adopted = Adopted([], [])


async def person_of(session: AsyncSession, person_id: str) -> PersonRow:
    person = await session.get(PersonRow, person_id)
    if person is None:
        raise NotLoggedIn()
    return person


async def become_guest(house: House, asker: Asker, name: str) -> Entered:
    """A new person. Whoever he was in this browser before is left behind."""
    person = _new(house, clean(name))
    async with house.database.session() as session:
        session.add(person)
        secret = await _enter(house, session, asker, person)
    _forget(house, asker)
    return Entered(person, secret)


async def register(house: House, asker: Asker, name: str, password: str) -> Entered:
    """A new account; a guest keeps his games, since he stays the same person."""
    shown = clean(name)
    login = login_of(shown)
    hashed = await house.passwords.hash(password)
    async with house.database.session() as session:
        if asker.is_guest_here:
            person = await person_of(session, asker.known())
            if person.login is not None:  # a second request of the same guest was quicker
                raise NameTaken()
        else:
            person = _new(house, shown)
            session.add(person)
        person.name, person.login, person.password = shown, login, hashed
        await _unless_taken(session)
        secret = await _enter(house, session, asker, person)
    _forget(house, asker)
    return Entered(person, secret)


async def log_in(house: House, asker: Asker, name: str, password: str, adopt: bool) -> Entered:
    """A session of an account; it adopts the guest of this browser if that is wished."""
    person = await _prove(house, name, password)
    guest = asker.known() if adopt and asker.is_guest_here else None
    try:
        adopted, secret = await _adopt_and_enter(house, asker, person, guest)
    except IntegrityError:  # the account has just sat down at a table of the guest's
        adopted, secret = await _adopt_and_enter(house, asker, person, guest)
    _forget(house, asker)
    return Entered(person, secret, adopted)


async def _adopt_and_enter(
    house: House, asker: Asker, person: PersonRow, guest: str | None
) -> tuple[Adopted, str]:
    async with house.database.session() as session:
        adopted = Adopted([], [])
        if guest is not None:
            adopted = await adopting.adopt(session, guest, person.id)
        return adopted, await _enter(house, session, asker, person)


async def log_out(house: House, asker: Asker) -> None:
    async with house.database.session() as session:
        await house.keys.end(session, asker)
    _forget(house, asker)


async def rename(session: AsyncSession, person: PersonRow, name: str) -> None:
    person.name = clean(name)
    if person.login is not None:
        person.login = login_of(person.name)
    await _unless_taken(session)


async def change_password(house: House, asker: Asker, old: str, new: str) -> None:
    """A new password; other browsers have to log in with it. Tokens of bots stay."""
    async with house.database.reading() as session:
        person = await person_of(session, asker.in_person())
    if person.login is None:
        raise NoAccount()
    await house.passwords.check(person.login, person.password, old)
    hashed = await house.passwords.hash(new)
    async with house.database.session() as session:
        await session.execute(
            update(PersonRow).where(PersonRow.id == person.id).values(password=hashed)
        )
        gone = await house.keys.end_others(session, asker)
    revoke_keys(house, gone)


async def _prove(house: House, name: str, password: str) -> PersonRow:
    """The account of this name and password."""
    person: PersonRow | None = None
    try:
        login = login_of(clean(name))
    except BadName:  # nobody is called so, which takes as long to find out
        login = name
    else:
        async with house.database.reading() as session:
            person = await session.scalar(select(PersonRow).where(PersonRow.login == login))
    kept = None if person is None else person.password
    await house.passwords.check(login, kept, password)
    if person is None or kept is None:
        raise WrongPassword()
    if person.banned is not None:
        raise Banned(person.ban_reason)
    if house.passwords.is_outdated(kept):
        hashed = await house.passwords.hash(password)
        async with house.database.session() as session:
            await session.execute(
                update(PersonRow)
                .where(PersonRow.id == person.id, PersonRow.password == kept)
                .values(password=hashed)
            )
    return person


def _new(house: House, name: str) -> PersonRow:
    return PersonRow(id=house.ids.new_id(), name=name, settings={}, created=house.clock.now())


async def _enter(house: House, session: AsyncSession, asker: Asker, person: PersonRow) -> str:
    """The secret of a new session; the one that this browser had before ends."""
    await session.flush()  # the person first: the key refers to him
    await house.keys.end(session, asker)
    return house.keys.add(session, person.id, SESSION).secret


def _forget(house: House, asker: Asker) -> None:
    """The session in which somebody asked is over, and so is what he opened with it."""
    house.keys.forget()
    if asker.kind == SESSION and asker.key is not None:
        revoke_keys(house, [asker.key])


async def _unless_taken(session: AsyncSession) -> None:
    """Write it now: the database knows whether somebody has this name."""
    try:
        await session.flush()
    except IntegrityError as error:
        raise NameTaken() from error
