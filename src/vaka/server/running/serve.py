"""A server from start to stop: `vaka serve`."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.server import HANDLED_SIGNALS

from vaka.core.errors import VakaError
from vaka.locale import LANGUAGES, Words
from vaka.lock import held
from vaka.server.app import create_app
from vaka.server.house import House
from vaka.server.play.socket import LARGEST
from vaka.server.roads import reach
from vaka.server.running import logs
from vaka.server.running.bounded_http import BoundedHttpProtocol
from vaka.server.running.handles import hold_many
from vaka.server.running.homes import Homes
from vaka.server.running.patience import Patience
from vaka.server.running.sockets import QuickSocket
from vaka.server.running.trouble import (
    BusFails,
    DatabaseFails,
    DatabaseHeld,
    PortRefused,
    PortTaken,
    RulesChanged,
    StartFailed,
)
from vaka.server.settings import Settings
from vaka.server.store.database import Database, address
from vaka.server.store.migrate import migrate
from vaka.server.store.upgrade import of_other_versions

GRACE: Final = 10  # seconds for requests and sockets to end after the signal to stop
BOUND: Final = 20.0  # seconds for all of the stop
LOOK: Final = 10  # of uvicorn's ticks, which are tenths of a second
PING: Final = 20.0  # seconds between two looks whether a socket is still there
BACKLOG: Final = 2048
GARBAGE: Final = (30_000, 20, 50)  # a move makes hundreds of small things, and none in circles
INTERRUPTED: Final = 130
EVERYWHERE: Final = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}

log = logging.getLogger("vaka.server")


def run(settings: Settings, when_ready: Callable[[str], None]) -> int:
    """Serve until a signal comes; the exit code. `when_ready` is told the address to open."""
    with logs.written(settings.log_format, settings.log_level), _alone(settings):
        hold_many()
        asyncio.run(prepare(settings))
        with listening(settings.host, settings.port) as door:

            def ready() -> None:
                when_ready(opened_at(settings, door))

            if settings.workers == 1:
                return run_at(settings, door, ready)
            from vaka.server.running.workers import Company

            return Company(settings, door).run(ready)


def run_at(
    settings: Settings,
    door: socket.socket,
    when_ready: Callable[[], None],
    signals: tuple[int, ...] = HANDLED_SIGNALS,
    homes: Homes | None = None,
) -> int:
    """Serve who comes through this door until one of these signals."""
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(_run_at(settings, door, when_ready, signals, homes))


def _alone(settings: Settings) -> AbstractContextManager[None]:
    """Keep other servers from a file whose changes they would not hear of."""
    where = address(settings.database)
    if settings.bus != "memory" or where.get_backend_name() != "sqlite":
        return nullcontext()
    file = Path(os.path.realpath(str(where.database)))  # whatever name it was given by
    return held(file, DatabaseHeld(database=str(where.database)))


async def _run_at(
    settings: Settings,
    door: socket.socket,
    when_ready: Callable[[], None],
    signals: tuple[int, ...],
    homes: Homes | None,
) -> int:
    server = Server(settings, when_ready, signals, homes)
    try:
        await server.serve(sockets=[door])
    except SystemExit as error:  # uvicorn's way to say that the start has failed
        raise StartFailed() from error
    log.info("stopped")
    return 1 if server.unfinished else 0


async def prepare(settings: Settings) -> None:
    """Bring the database up to date and look for the bus, or say what is wrong with them."""
    await _prepare_database(settings)
    try:
        await reach(settings)
    except VakaError:
        raise
    except Exception as error:
        log.debug("the bus fails", exc_info=error)
        cause = " ".join(str(error).split())
        raise BusFails(
            bus=settings.bus.partition("@")[2] or settings.bus,
            cause=cause[:300] or type(error).__name__,
        ) from error


async def _prepare_database(settings: Settings) -> None:
    database = Database(settings.database)
    try:
        with usable(database):
            await migrate(database)
            changed = await of_other_versions(database)
    finally:
        await database.close()
    if changed and not settings.keep_changed:
        titles = ", ".join(f"{title} ({count})" for title, count in sorted(changed.items()))
        raise RulesChanged(titles=titles, command="vaka check-upgrade", flag="--keep-changed")


@contextmanager
def usable(database: Database) -> Iterator[None]:
    """What is wrong with a database, in a sentence."""
    try:
        database.check_file()
        yield
    except VakaError:
        raise
    except (
        SQLAlchemyError, sqlite3.Error, OSError, TimeoutError, _postgres_error(),
    ) as error:  # fmt: skip
        log.debug("the database fails", exc_info=error)
        cause = getattr(error, "orig", None) or error
        told = " ".join(str(getattr(cause, "strerror", None) or cause).split())
        where = database.url.set(drivername=database.url.get_backend_name())
        place = database.url.database if database.is_sqlite else str(where)
        raise DatabaseFails(
            database=str(place), cause=told[:300] or type(cause).__name__
        ) from error


def _postgres_error() -> type[Exception]:
    import asyncpg

    error: type[Exception] = asyncpg.PostgresError
    return error


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens, so that a port which is taken is told before anything else begins."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, _, _, _, place = found[0]
        door = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise _no_door(host, port, error) from error
    with door:
        try:
            if os.name != "nt":  # where it would let two programs listen at once
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(place)
            door.listen(BACKLOG)
        except OSError as error:
            raise _no_door(host, port, error) from error
        yield door


def _no_door(host: str, port: int, error: Exception) -> VakaError:
    if getattr(error, "errno", None) == errno.EADDRINUSE:
        return PortTaken(host=host, port=str(port))
    cause = str(getattr(error, "strerror", None) or error)
    return PortRefused(host=host, port=str(port), cause=cause)


def opened_at(settings: Settings, door: socket.socket) -> str:
    """The address that a person opens in a browser."""
    if settings.origins:
        return settings.origins[0]
    host = settings.host
    host = EVERYWHERE.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{host}:{door.getsockname()[1]}"


class Server(uvicorn.Server):
    """uvicorn, with a stop that has an end, and a second signal that waits for nothing."""

    def __init__(
        self,
        settings: Settings,
        when_ready: Callable[[], None],
        signals: tuple[int, ...] = HANDLED_SIGNALS,
        homes: Homes | None = None,
    ) -> None:
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            http=BoundedHttpProtocol,
            ws=type("Socket", (QuickSocket,), {"homes": homes}),
            ws_max_size=LARGEST,
            # Views are small, and the memory for packing them would be more than a table takes.
            ws_per_message_deflate=False,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self.unfinished = False
        self._house: House = app.state.house
        self._when_ready = when_ready
        self._signals = signals
        self._homes = homes
        self.patience = Patience(
            settings.clock, most=settings.sockets, near=settings.limit_this_machine
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays, and need not be looked through again and again
        gc.set_threshold(*GARBAGE)
        log.info("started", extra={"pid": os.getpid()})
        Thread(target=_learn_languages, daemon=True).start()  # no stop waits for it
        if self._homes is not None:
            self._homes.open(self._line)
        self._when_ready()

    def _line(self) -> asyncio.Protocol:
        """What uvicorn gives to a line that has come in by the door."""
        protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        return protocol

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK == 0:
            connections = list(self.server_state.connections)
            self.patience.look(c for c in connections if isinstance(c, BoundedHttpProtocol))
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let no one in, finish what is in flight, close the house."""
        log.info("stopping")
        if self._homes is not None:
            self._homes.close()
        try:
            async with asyncio.timeout(BOUND):
                await self._house.hang_up()
                await super().shutdown(sockets)
        except TimeoutError:
            self.unfinished = True
            log.error("the stop took too long and was cut short")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would raise the signals again in the end: we were asked to stop, and have."""
        before = {each: signal.signal(each, self.handle_exit) for each in self._signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            with suppress(Exception):
                fields = (log.name, logging.WARNING, __file__, 0, "stopped at once", (), None)
                logs.write_unbuffered(log.makeRecord(*fields))
            os._exit(INTERRUPTED)
        self.should_exit = True


def _learn_languages() -> None:
    """Read all words now, beside the event loop: the first who speaks one need not wait for it."""
    for language in LANGUAGES:
        Words(language).has("serve-ready")


def quick_loop() -> Callable[[], Any] | None:
    """uvloop's, where there is one."""
    if sys.platform == "win32":
        return None
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
