"""The guard at the door: refuses what other sites send in somebody's name, and adds the headers
that keep a browser from doing more with our pages than we want.

It stands before everything else, so that an answer to an address that does not exist passes it too.
Once a socket is open, the guard is out of its way but for one comparison a message.
"""

import asyncio
import re
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any, Final, TypedDict
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from vaka.core.errors import VakaError
from vaka.server.errors import (
    BadInput,
    CrossSite,
    Forbidden,
    NotFound,
    NotJson,
    WrongHost,
)
from vaka.server.hooks.signing import EVENT
from vaka.server.language import words_of
from vaka.server.people.asker import bearer_in
from vaka.server.problems import headers_of, problem_of, status_of
from vaka.server.running.limits import CHARGE, TALK, Limits, address_of
from vaka.server.running.page import is_for_people
from vaka.server.settings import Settings

# Our pages have no script, style or picture from elsewhere, and none written into the page itself.
POLICY: Final = (
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
UNWANTED: Final = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
HEADERS: Final = (
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{each}=()" for each in UNWANTED).encode()),
)
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Final = (b"cache-control", b"no-store")
HOW_TO_LOG_IN: Final = (b"www-authenticate", b"Bearer")

_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
LOOPBACK: Final = frozenset(("localhost", "127.0.0.1", "::1"))
EVERYWHERE: Final = frozenset(("", "0.0.0.0", "::"))
OWN_CALL: Final = EVENT.lower().encode()  # a hook that was led to a server like this one
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
OWN_SITES: Final = frozenset((b"same-origin", b"none"))  # "none": typed into the address bar
REFUSAL: Final = "vaka_refusal"  # in a scope's state: why a socket was not opened
GONE: Final = 1.0  # seconds in which a socket that is refused goes
CLOSED: Final = 4000  # a socket that is refused closes with this and the status of HTTP


def guard(app: Litestar, settings: Settings) -> Litestar:
    """Put the guard before an application; Litestar's own middleware would miss wrong addresses."""
    app.asgi_handler = Guard(app.asgi_handler, settings)
    app.after_exception.append(_note)
    return app


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be nested a thousandfold, or no text at all."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise BadInput(field="-") from error


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limits = Limits(settings)
        self._https = settings.https
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        named = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._hosts = LOOPBACK | named | {settings.host.lower()}
        # At home one plays at the number of somebody's computer. Whoever asks by number was not
        # led here by a foreign name.
        self._numbers = settings.host in EVERYWHERE
        self._headers = [*HEADERS, HTTPS_ONLY] if settings.https else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, self._with_headers(scope["path"], send))
        else:
            await self._socket(scope, receive, send)

    # What is refused -----------------------------------------------------------------------------

    def _refusal(self, scope: Scope) -> VakaError | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host) or _are_many(scope, b"host"):
            return WrongHost()
        if _has_nothing(scope):
            return BadInput(field="-")
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] in SAFE:
                return None
            if OWN_CALL in headers:
                return Forbidden()
            if not _says_json(headers):
                return NotJson()
        return None if self._is_same_site(scope, headers, host) else CrossSite()

    def _is_ours(self, host: str) -> bool:
        """Whether it is a name of this server: a foreign one may have been made to lead here."""
        parts = _HOST.fullmatch(host)
        name = "" if parts is None else parts[1].strip("[]")
        return name in self._hosts or (self._numbers and _is_number(name))

    def _is_same_site(self, scope: Scope, headers: Mapping[bytes, bytes], host: str) -> bool:
        """Whether our own page sends this, or a program that no page can steer."""
        site = headers.get(b"sec-fetch-site")
        origin = headers.get(b"origin")
        if bearer_in(scope["headers"]) is not None:
            return True  # no page of another site can know the token
        if site in OWN_SITES:
            return True
        if origin is None:
            return site is None and b"cookie" not in headers
        said = origin.decode("latin-1").lower()
        if said in self._origins:
            return True
        schemes = ("https",) if self._https else ("https", "http")
        return site is None and said in [f"{scheme}://{host}" for scheme in schemes]

    # Answers -------------------------------------------------------------------------------------

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        error = self._refusal(scope) or self._limits.refusal(scope)
        if error is None:
            await self._limits.pace(scope)
            scope["state"][CHARGE] = partial(self._limits.charge, address_of(scope))
            await self._app(scope, receive, send)
            return
        start, body = _answer(scope, error)
        await send({"type": "http.response.start", **start})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _with_headers(self, path: str, send: Send) -> Send:
        def sending(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self._headers]
                if path.startswith("/api") and not any(name == NOT_KEPT[0] for name, _ in headers):
                    headers.append(NOT_KEPT)
                if message["status"] == HTTPStatus.UNAUTHORIZED:
                    headers.append(HOW_TO_LOG_IN)
                message["headers"] = headers
            return send(message)

        return sending

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        error = self._refusal(scope) or self._limits.refusal(scope)
        if error is not None:
            await self._refuse_socket(scope, send, error)
            await _until_gone(receive)
            return
        opened = False

        def sending(message: Message) -> Awaitable[None]:
            nonlocal opened
            if not opened:
                opened = message["type"] == "websocket.accept"
                why = scope["state"].get(REFUSAL)
                if not opened and why is not None:
                    return self._refuse_socket(scope, send, why)
            return send(message)

        scope["state"][TALK] = partial(self._limits.talk, address_of(scope))
        with self._limits.socket(scope, receive) as receiving:
            await self._app(scope, receiving, sending)
        if not opened:
            await _until_gone(receive)

    async def _refuse_socket(self, scope: WebSocketScope, send: Send, error: VakaError) -> None:
        """With an answer like that to a request, where the server can; programs see its status."""
        start, body = _answer(scope, error)
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            code = CLOSED + start["status"]
            await send({"type": "websocket.close", "code": code, "reason": error.key})
            return
        start["headers"] += self._headers
        await send({"type": "websocket.http.response.start", **start})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


class _Start(TypedDict):
    status: int
    headers: list[tuple[bytes, bytes]]


def _answer(scope: Scope, error: VakaError) -> tuple[_Start, bytes]:
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    body = msgspec.json.encode(problem_of(error, words_of(connection)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
    return {"status": status_of(error), "headers": headers}, body


async def _until_gone(receive: Receive) -> None:
    """Wait until a refused socket is gone: uvicorn says that once for the refusal and once for the
    line, and writes an error into the log if we return before the second.
    """
    left = 2
    with suppress(TimeoutError):
        async with asyncio.timeout(GONE):
            while left:
                left -= (await receive())["type"] == "websocket.disconnect"


async def _note(error: Exception, scope: Scope) -> None:
    """Litestar closes a socket without a word; note why, for an answer with the right status."""
    if scope["type"] == ScopeType.HTTP:
        return
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        missing = error.status_code == HTTPStatus.NOT_FOUND
        error = NotFound() if missing else BadInput(field="-")
    if isinstance(error, VakaError):
        scope["state"][REFUSAL] = error


def _says_json(headers: Mapping[bytes, bytes]) -> bool:
    """Whether there is no body, or one that says it is JSON: no form of another site can."""
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    kind = headers.get(b"content-type", b"").partition(b";")[0]
    return kind.strip().lower() == b"application/json"


def _has_nothing(scope: Scope) -> bool:
    """A sign that no name has and that databases choke on. What the page is asked for, the page
    itself reads: whoever comes by a wrong link is to see the page.
    """
    if "\0" in scope["path"]:
        return True
    return b"%00" in scope["query_string"] and not is_for_people(scope["path"])


def _are_many(scope: Scope, name: bytes) -> bool:
    return sum(1 for each, _ in scope["headers"] if each == name) > 1


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
