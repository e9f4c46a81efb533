"""Who came and what was answered: a line in the log and a count for each request and each socket.

It stands before everything else, the guard too. It tells the pattern of an address, never the
address itself: what stands in its gaps may be a key.
"""

import logging
from time import perf_counter
from typing import Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vaka.server.running.meters import Meters

METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
NOWHERE: Final = "-"  # an address, or a method, that we do not have
UNANSWERED: Final = 499  # who asked has hung up before there was an answer
# Asked all day by programs that look whether we are alive.
ROUTINE: Final = frozenset(("/health", "/metrics"))

log = logging.getLogger("vaka.server.requests")


def watch(app: Litestar, meters: Meters) -> Litestar:
    """Put the watch before an application."""
    app.asgi_handler = Watch(app.asgi_handler, meters)
    return app


def route_of(scope: Scope) -> str:
    """The pattern of the address that was asked for."""
    return scope.get("path_template") or NOWHERE


def table_of(scope: Scope) -> dict[str, str]:
    """The table that was asked for, as a field for the log."""
    parameters = scope.get("path_params") or {}
    return {"table": parameters["table_id"]} if "table_id" in parameters else {}


class Watch:
    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self._app = app
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = perf_counter()
        status = UNANSWERED
        answered: float | None = None  # when it began to be answered: a stream goes on for long

        async def sending(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], perf_counter()
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            seconds = (answered or perf_counter()) - start
            route = route_of(scope)
            method = scope["method"] if scope["method"] in METHODS else NOWHERE  # type: ignore[typeddict-item]
            self._meters.requests.labels(method, route, status).inc()
            self._meters.latency.labels(route).observe(seconds)
            log.log(
                logging.DEBUG if route in ROUTINE else logging.INFO,
                "request",
                extra={
                    "method": method,
                    "route": route,
                    **table_of(scope),
                    "status": status,
                    "ms": round(1000 * seconds, 1),
                },
            )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = perf_counter()
        opened = False

        async def sending(message: Message) -> None:
            nonlocal opened
            if message["type"] == "websocket.accept":
                opened = True
                self._meters.sockets.inc()
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            if opened:
                self._meters.sockets.dec()
            log.info(
                "socket closed" if opened else "socket refused",
                extra={
                    "route": route_of(scope),
                    **table_of(scope),
                    "seconds": round(perf_counter() - start, 1),
                },
            )
