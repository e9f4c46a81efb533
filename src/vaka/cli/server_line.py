"""The line to a running server: requests over HTTP, and what goes wrong with them."""

import json
from collections.abc import Mapping
from http.client import HTTPException
from ipaddress import ip_address
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import (
    BaseHandler,
    HTTPCookieProcessor,
    HTTPRedirectHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

from vaka.core.errors import VakaError
from vaka.locale import Words

EXAMPLE: Final = "http://127.0.0.1:8000"
WAIT: Final = 60.0  # seconds for an answer
LONGEST: Final = 200_000_000  # bytes of an answer


class NotAnAddress(VakaError):
    key = "admin-not-an-address"


class NoServer(VakaError):
    """Nobody answers there."""

    key = "admin-no-server"


class NotVaka(VakaError):
    """Somebody answers, but not as we do."""

    key = "admin-not-vaka"


class Says(VakaError):
    """What the server itself says of a refusal, in the language in which it was asked."""

    key = "admin-says"

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message=message)
        self.status = status
        self.error = error


class _NowhereElse(HTTPRedirectHandler):
    """What is sent is for this server alone."""

    def redirect_request(self, *_: Any) -> None:
        return None


class ServerLine:
    """`server` is an address as `address_of` gives it; `headers` go with every request."""

    def __init__(
        self, server: str, headers: Mapping[str, str], words: Words, *, cookies: bool = False
    ) -> None:
        self._server = server
        self._headers = dict(headers)
        self._language = words.language
        self._opener = _opener(server, cookies)

    def get(self, *path: str, **query: object) -> Any:
        wanted = {name: _text(value) for name, value in query.items() if value not in (None, False)}
        return self.ask("GET", *path, query=wanted)

    def post(self, *path: str, **body: object) -> Any:
        return self.ask("POST", *path, body=body)

    def ask(self, method: str, *path: str, query: Mapping[str, str] = {}, body: Any = None) -> Any:
        """The answer to a request; `path` is what stands after /api, part by part."""
        address = self._server + "/".join(("", "api", *(quote(part, safe="") for part in path)))
        if query:
            address += "?" + urlencode(query)
        headers = {**self._headers, "accept-language": self._language}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            headers["content-type"] = "application/json"
        request = Request(address, data=data, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=WAIT) as answer:
                return self._read(answer.read(LONGEST))
        except HTTPError as error:
            raise self._refusal(error.code, error.read(LONGEST)) from None
        except URLError as error:
            raise NoServer(server=self._server, cause=cause_of(error.reason)) from None
        except (OSError, HTTPException) as error:
            raise NoServer(server=self._server, cause=cause_of(error)) from None

    def _read(self, content: bytes) -> Any:
        try:
            return json.loads(content) if content else None
        except ValueError:
            raise NotVaka(server=self._server) from None

    def _refusal(self, status: int, content: bytes) -> VakaError:
        told = self._read(content)
        if not isinstance(told, dict) or not isinstance(told.get("message"), str):
            return NotVaka(server=self._server)
        return Says(status, str(told.get("error")), told["message"])


def address_of(server: str) -> str:
    """The address of a server, as somebody has typed it."""
    try:
        parts = urlsplit(server.strip())
        port = parts.port
    except ValueError:
        raise NotAnAddress(given=server, example=EXAMPLE) from None
    right = parts.scheme in ("http", "https") and parts.hostname and port != 0
    if not right or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise NotAnAddress(given=server, example=EXAMPLE)
    return f"{parts.scheme}://{parts.netloc}"


def _opener(server: str, cookies: bool) -> OpenerDirector:
    near = is_near(urlsplit(server).hostname or "")
    more: list[BaseHandler] = [ProxyHandler({})] if near else []
    if cookies:
        more.append(HTTPCookieProcessor())
    return build_opener(_NowhereElse(), *more)


def is_near(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _text(value: object) -> str:
    return "true" if value is True else str(value)


def cause_of(error: object) -> str:
    return str(getattr(error, "strerror", None) or error or type(error).__name__)
