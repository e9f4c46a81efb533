"""What an account takes over from a guest: his seats, his tables, what he said there, his hooks.

His rating too, at titles where the account has none yet: two of them cannot be made one.
"""

from typing import Any, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from vaka.server.store.models import (
    ChatRow,
    HookRow,
    PersonRow,
    RatingRow,
    RestraintRow,
    SeatRow,
    TableRow,
)


class Adopted(NamedTuple):
    """The tables that went over, and those that did not: one person cannot sit there twice."""

    tables: list[str]
    left: list[str]


async def adopt(session: AsyncSession, guest_id: str, account_id: str) -> Adopted:
    """Within a transaction: all of it, or nothing."""
    if guest_id == account_id:
        return Adopted([], [])
    accounts = aliased(SeatRow)
    shared = await session.scalars(
        select(SeatRow.table_id)
        .join(accounts, accounts.table_id == SeatRow.table_id)
        .where(SeatRow.person_id == guest_id, accounts.person_id == account_id)
        .order_by(SeatRow.table_id)
    )
    left = list(shared)
    # Whose it is, and at which table.
    owners: list[tuple[Any, Any]] = [
        (SeatRow.person_id, SeatRow.table_id),
        (ChatRow.person_id, ChatRow.table_id),
        (TableRow.host_id, TableRow.id),
    ]
    tables: set[str] = set()
    for owner, table in owners:
        changed = await session.scalars(
            update(owner.class_)
            .where(owner == guest_id, table.not_in(left))
            .values({owner.key: account_id})
            .returning(table)
            .execution_options(synchronize_session=False)
        )
        tables.update(changed)
    await session.execute(
        update(HookRow)
        .where(HookRow.person_id == guest_id)
        .values(person_id=account_id)
        .execution_options(synchronize_session=False)
    )
    own = aliased(RatingRow)
    known = select(own.title).where(own.player == account_id)
    await session.execute(
        update(RatingRow)
        .where(RatingRow.player == guest_id, RatingRow.title.not_in(known))
        .values(player=account_id)
        .execution_options(synchronize_session=False)
    )
    await _restrain(session, guest_id, account_id)
    return Adopted(sorted(tables), left)


async def _restrain(session: AsyncSession, guest_id: str, account_id: str) -> None:
    """Who may not talk as a guest, or not sit down somewhere, may not as an account either."""
    own = aliased(RestraintRow)
    known = select(own.table_id).where(own.person_id == account_id)
    await session.execute(
        update(RestraintRow)
        .where(RestraintRow.person_id == guest_id, RestraintRow.table_id.not_in(known))
        .values(person_id=account_id)
        .execution_options(synchronize_session=False)
    )
    since = select(PersonRow.muted).where(PersonRow.id == guest_id)
    if (muted := await session.scalar(since)) is not None:
        await session.execute(
            update(PersonRow).where(PersonRow.id == account_id).values(muted=muted)
        )
