"""The roads on which notices go from worker to worker: over PostgreSQL or over Redis."""

from typing import Final

from vaka.core.errors import VakaError
from vaka.extras import require
from vaka.server.roads.returning import Returning
from vaka.server.settings import Settings
from vaka.server.store.database import address

MEMORY: Final = "memory"  # for one process alone
POSTGRES: Final = "postgresql"  # over the database itself
REDIS: Final = ("redis", "rediss", "unix")
EXAMPLE: Final = "redis://127.0.0.1:6379"


class UnknownBus(VakaError):
    """An address that names no kind of bus that we know."""

    key = "serve-bus-unknown"


class BusWantsPostgres(VakaError):
    """Notices over the database, and it is a file."""

    key = "serve-bus-wants-postgresql"


async def reach(settings: Settings) -> None:
    """Go there and back; raises if nobody is there."""
    tried = road(settings)
    if tried is not None:
        try:
            await tried.connect()
        finally:
            await tried.disconnect()


def road(settings: Settings) -> Returning | None:
    """The road that a server was told to use; None: it has only one worker."""
    given = settings.bus
    scheme = given.partition("://")[0]
    if given == MEMORY:
        return None
    if given == POSTGRES:
        if address(settings.database).get_backend_name() != POSTGRES:
            raise BusWantsPostgres(redis=EXAMPLE)
        from vaka.server.roads.postgres import PostgresRoad

        return PostgresRoad(settings.database)
    if scheme in REDIS and scheme != given:
        require("redis")
        from vaka.server.roads.redis import RedisRoad

        return RedisRoad(given)
    raise UnknownBus(
        given=scheme, redis=EXAMPLE, postgresql=POSTGRES, memory=MEMORY
    )  # what follows may hold a password
