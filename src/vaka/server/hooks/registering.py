"""Registering addresses, and taking them away."""

from typing import Final, NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.errors import BadInput, NotFound, NotSeated
from vaka.server.hooks.addresses import place_of
from vaka.server.hooks.happening import EVENTS
from vaka.server.hooks.refusals import HooksOff, SameHook, TableEnded, TooManyHooks, TooManyThere
from vaka.server.house import House
from vaka.server.store import games
from vaka.server.store.models import HookRow, PersonRow

MOST: Final = 10  # of one person
MOST_THERE: Final = 50  # to one address, of whomever


class Wanted(NamedTuple):
    """What somebody wants to be told, and where. `origin` is under which he knows this server."""

    address: str
    table: str | None
    events: list[str]
    language: str
    origin: str


async def register(house: House, person_id: str, wanted: Wanted) -> HookRow:
    """A new hook; raises for an address to which this server does not go."""
    if not house.hooks.is_on:
        raise HooksOff()
    if not wanted.events:
        raise BadInput(field="events")
    place = place_of(wanted.address, house.settings)
    await house.hooks.post.find(place)  # and again each time when something is sent
    row = HookRow(
        id=house.ids.new_id(),
        person_id=person_id,
        table_id=wanted.table,
        address=wanted.address,
        secret=house.ids.secret(),
        events=",".join(event for event in EVENTS if event in wanted.events),
        language=wanted.language,
        origin=wanted.origin,
        created=house.clock.now(),
        active=True,
    )
    async with house.database.session() as session:
        if wanted.table is not None:
            await _check_table(session, person_id, wanted.table)
        await _check_number(session, person_id, wanted)
        session.add(row)
    if wanted.table is not None:
        house.hooks.notice(wanted.table)  # whose turn it is now is news, too
    return row


async def _check_table(session: AsyncSession, person_id: str, table_id: str) -> None:
    found = await games.table_and_seats(session, table_id)
    if found is None:
        raise NotFound()
    row, seats = found
    sits = any(seat.person_id == person_id and seat.joined for seat in seats)
    if not sits and row.host_id != person_id:
        raise NotSeated()
    if row.status not in ("open", "running"):
        raise TableEnded()


async def _check_number(session: AsyncSession, person_id: str, wanted: Wanted) -> None:
    # Whoever registers two at once waits here for himself.
    await session.get(PersonRow, person_id, with_for_update={"key_share": True})
    own = list(await session.scalars(select(HookRow).where(HookRow.person_id == person_id)))
    if any((hook.address, hook.table_id) == (wanted.address, wanted.table) for hook in own):
        raise SameHook()
    if len(own) >= MOST:
        raise TooManyHooks(most=MOST)
    there = await session.scalar(select(func.count()).where(HookRow.address == wanted.address))
    if (there or 0) >= MOST_THERE:
        raise TooManyThere(most=MOST_THERE)


async def own_hooks(house: House, person_id: str) -> list[HookRow]:
    async with house.database.reading() as session:
        rows = await session.scalars(
            select(HookRow)
            .where(HookRow.person_id == person_id)
            .order_by(HookRow.created, HookRow.id)
        )
        return list(rows)


async def own_hook(house: House, person_id: str, hook_id: str) -> HookRow:
    async with house.database.reading() as session:
        row = await session.get(HookRow, hook_id)
    if row is None or row.person_id != person_id:
        raise NotFound()
    return row


async def remove(house: House, person_id: str, hook_id: str) -> None:
    """What waits to be sent to it goes with it."""
    async with house.database.session() as session:
        gone = await session.scalar(
            delete(HookRow)
            .where(HookRow.id == hook_id, HookRow.person_id == person_id)
            .returning(HookRow.id)
        )
        if gone is None:
            raise NotFound()
