"""The messages that wait in the store, so that none is lost with a process, and who takes them.

A message is `waiting`, then `sending` by a worker that has taken it, then `done`. It is `failed`
when it was tried often enough, and `dropped` when there is no sense in it any more.
"""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import BigInteger, and_, bindparam, delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import aliased

from vaka.server.store.database import Database
from vaka.server.store.models import DeliveryRow, HookRow, TableRow

WAITING: Final = "waiting"
SENDING: Final = "sending"
DONE: Final = "done"
FAILED: Final = "failed"
DROPPED: Final = "dropped"
OPEN: Final = (WAITING, SENDING)

HELD: Final = 60_000  # milliseconds after which a message whose worker is not heard of is due again
MOST: Final = 50  # that are looked at in one go
MOST_WAITING: Final = 200  # of one hook: more is a flood, and nobody reads it
KEPT: Final = 7 * 24 * 60 * 60 * 1000  # for so long what was told at a table that has ended

# Looked for every few seconds, and written once: to write it takes longer than to carry it out.
_NOW: Final[Any] = bindparam("now", type_=BigInteger)
_BUSY: Final = aliased(DeliveryRow)
_DUE: Final = (
    select(DeliveryRow.id, DeliveryRow.hook_id)
    .join(HookRow, HookRow.id == DeliveryRow.hook_id)
    .where(
        DeliveryRow.state.in_(OPEN),
        DeliveryRow.due <= _NOW,
        ~exists().where(
            _BUSY.hook_id == DeliveryRow.hook_id, _BUSY.state == SENDING, _BUSY.due > _NOW
        ),
    )
    .order_by(HookRow.failing.is_not(None), DeliveryRow.due, DeliveryRow.id)
    .limit(MOST)
)


class Outbox:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, rows: list[dict[str, Any]], later: list[dict[str, Any]]) -> None:
        """Put messages in, each once; those of `later` wait for their time anew if they are there
        already.
        """
        insert: Any = sqlite.insert if self._database.is_sqlite else postgresql.insert
        adding = insert(DeliveryRow)
        same = [DeliveryRow.hook_id, DeliveryRow.name]
        postponing = adding.on_conflict_do_update(
            index_elements=same,
            set_={"due": adding.excluded.due},
            where=and_(
                DeliveryRow.state == WAITING,
                DeliveryRow.tries == 0,
                DeliveryRow.due < adding.excluded.due,
            ),
        )
        async with self._database.session() as session:
            full = await self._full({row["hook_id"] for row in (*rows, *later)}, session)
            # In one order for all workers, so that no two of them wait for each other.
            for statement, some in (
                (adding.on_conflict_do_nothing(index_elements=same), rows),
                (postponing, later),
            ):
                kept = [row for row in some if row["hook_id"] not in full]
                if kept:
                    kept.sort(key=lambda row: (row["hook_id"], row["name"]))
                    await session.execute(statement, kept)

    async def _full(self, hooks: Iterable[str], session: Any) -> set[str]:
        return set(
            await session.scalars(
                select(DeliveryRow.hook_id)
                .where(DeliveryRow.hook_id.in_(hooks), DeliveryRow.state.in_(OPEN))
                .group_by(DeliveryRow.hook_id)
                .having(func.count() >= MOST_WAITING)
            )
        )

    async def take(self, now: int, most: int) -> list[DeliveryRow]:
        """Messages that are due and now ours: one of each hook, and first to those that answer."""
        async with self._database.reading() as session:
            found = (await session.execute(_DUE, {"now": now})).all()
        first: dict[str, str] = {}
        for delivery_id, hook_id in found:
            first.setdefault(hook_id, delivery_id)
        wanted = sorted(list(first.values())[:most])
        if not wanted:
            return []
        async with self._database.session() as session:
            # Of two workers that have found the same, the second finds it due no longer.
            taken = await session.scalars(
                update(DeliveryRow)
                .where(
                    DeliveryRow.id.in_(wanted),
                    DeliveryRow.state.in_(OPEN),
                    DeliveryRow.due <= now,
                )
                .values(state=SENDING, due=now + HELD)
                .returning(DeliveryRow)
                .execution_options(synchronize_session=False)
            )
            return list(taken)

    async def next_due(self) -> int | None:
        async with self._database.reading() as session:
            return await session.scalar(
                select(func.min(DeliveryRow.due)).where(DeliveryRow.state.in_(OPEN))
            )

    async def settle(self, delivery_id: str, **values: Any) -> None:
        async with self._database.session() as session:
            await session.execute(
                update(DeliveryRow).where(DeliveryRow.id == delivery_id).values(**values)
            )

    async def sweep(self, now: int) -> None:
        """Throw away what was told at tables that have ended, and hooks that wait at them."""
        ended = select(TableRow.id).where(
            TableRow.status.in_(("over", "closed")),
            func.coalesce(TableRow.ended, TableRow.created) < now - KEPT,
        )
        async with self._database.session() as session:
            await session.execute(delete(DeliveryRow).where(DeliveryRow.table_id.in_(ended)))
            await session.execute(delete(HookRow).where(HookRow.table_id.in_(ended)))
