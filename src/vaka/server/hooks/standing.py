"""How a hook stands: whether messages get there, since when not, and when it is switched off."""

from typing import Final

from sqlalchemy import update

from vaka.server.hooks.outbox import DROPPED, OPEN
from vaka.server.hooks.refusals import NotSent
from vaka.server.store.database import Database
from vaka.server.store.models import DeliveryRow, HookRow

ENOUGH: Final = 24 * 60 * 60 * 1000  # milliseconds of failing


async def reached(database: Database, hook: HookRow, now: int, **more: bool) -> None:
    """A message has got there: whatever was wrong is forgotten."""
    async with database.session() as session:
        await session.execute(
            update(HookRow)
            .where(HookRow.id == hook.id)
            .values(failing=None, problem=None, reached=now, **more)
        )


async def failed(database: Database, hook: HookRow, error: NotSent, now: int) -> bool:
    """A message has not got there; whether that was enough, and the hook is off now."""
    since = hook.failing or now
    enough = now - since >= ENOUGH
    async with database.session() as session:
        await session.execute(
            update(HookRow).where(HookRow.id == hook.id).values(failing=since, problem=error.kept())
        )
        if enough:
            await session.execute(update(HookRow).where(HookRow.id == hook.id).values(active=False))
            await session.execute(
                update(DeliveryRow)
                .where(DeliveryRow.hook_id == hook.id, DeliveryRow.state.in_(OPEN))
                .values(state=DROPPED)
            )
    return enough
