"""What an admin may do, over HTTP: nothing without his key."""

from typing import Any

from litestar import Router
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from vaka.server.moderation import admin_people, admin_tables
from vaka.server.moderation.journal import journal


async def with_key(
    connection: "ASGIConnection[Any, Any, Any, Any]", _handler: BaseRouteHandler
) -> None:
    """Raises for who has not the key, before anything else of the request is looked at."""
    await connection.app.state.house.admin.check(connection)


router = Router(
    "/api/admin",
    guards=[with_key],
    route_handlers=[
        admin_people.find,
        admin_people.ban,
        admin_people.unban,
        admin_people.mute,
        admin_people.unmute,
        admin_people.rename,
        admin_people.data,
        admin_people.delete,
        admin_tables.find,
        admin_tables.close,
        admin_tables.unsay,
        journal,
    ],
    tags=["Admin"],
)
