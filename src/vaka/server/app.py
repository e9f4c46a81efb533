"""The server as a Litestar application: every room's routes, and what they share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

import vaka
from vaka.server.chat import api as chat
from vaka.server.clocks import api as clocks
from vaka.server.hooks import api as hooks
from vaka.server.house import House
from vaka.server.lessons import api as lessons
from vaka.server.moderation import api as moderation
from vaka.server.moderation import host_api
from vaka.server.people import api as people
from vaka.server.people import tokens
from vaka.server.people.asker import Asker, find_asker
from vaka.server.play import api as play
from vaka.server.play import socket
from vaka.server.problems import HANDLERS
from vaka.server.ratings import api as ratings
from vaka.server.ratings import pages
from vaka.server.records import api as records
from vaka.server.running import pages as running
from vaka.server.running.described import ANYBODY, KEYS, Described
from vaka.server.running.routes import Routes
from vaka.server.running.security import CarefulRequest, guard
from vaka.server.running.watch import watch
from vaka.server.settings import Settings
from vaka.server.stream import api as streams
from vaka.server.tables import api as tables
from vaka.server.tables import titles
from vaka.server.thinking import api as hints

LARGEST_BODY: Final = 1_000_000


def create_app(settings: Settings) -> Litestar:
    house = House(settings)

    def provide_house() -> House:
        return house

    async def provide_asker(scope: Scope) -> Asker:
        return await find_asker(scope, house)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            people.router,
            tokens.router,
            play.router,
            clocks.router,
            socket.router,
            records.router,
            titles.router,
            tables.router,
            lessons.router,
            chat.router,
            host_api.router,
            moderation.router,
            ratings.router,
            pages.router,
            running.router,
            *(house.page.routes() or [running.front]),
            hints.router,
            hooks.router,
            streams.router,
        ],
        plugins=[Described()],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "asker": Provide(provide_asker),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        on_startup=[house.bus.greet],  # after the lifespans, of which one opens the bus
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Vaka",
            version=vaka.__version__,
            path="/schema",
            components=KEYS,
            security=ANYBODY,
            render_plugins=[Routes(), JsonRenderPlugin()],
        ),
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # what is logged, and how, is said in running/logs.py
    )
    return watch(guard(app, settings), house.meters)
