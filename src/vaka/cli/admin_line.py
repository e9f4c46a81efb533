"""The line to a running server, for who looks after it: requests with the admin's key."""

import json
import os
from collections.abc import Mapping
from http.client import HTTPException
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import (
    HTTPRedirectHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

from vaka.cli.saves import home
from vaka.core.errors import VakaError
from vaka.locale import Words

KEY: Final = "VAKA_ADMIN_KEY"
HEADER: Final = "x-vaka-admin-key"
EXAMPLE: Final = "http://127.0.0.1:8000"
WAIT: Final = 60.0  # seconds for an answer
LONGEST: Final = 200_000_000  # bytes of an answer


class NotAnAddress(VakaError):
    key = "admin-not-an-address"


class NotSafe(VakaError):
    """The key would go over the network for anybody to read."""

    key = "admin-not-safe"


class NoServer(VakaError):
    """Nobody answers there."""

    key = "admin-no-server"


class NotVaka(VakaError):
    """Somebody answers, but not as we do."""

    key = "admin-not-vaka"


class NoKey(VakaError):
    key = "admin-no-key"


class BadKeyFile(VakaError):
    """A file that cannot be read or holds no key."""

    key = "admin-bad-key-file"


class Says(VakaError):
    """What the server itself says of a refusal, in the language in which it was asked."""

    key = "admin-says"

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message=message)
        self.status = status
        self.error = error


class _NowhereElse(HTTPRedirectHandler):
    """The key is for this server alone."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Line:
    def __init__(self, server: str, key: str, words: Words) -> None:
        self._server = checked(server)
        self._key = key
        self._language = words.language
        self._opener = _opener(self._server)

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
        headers = {HEADER: self._key, "accept-language": self._language}
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
            raise NoServer(server=self._server, cause=_cause(error.reason)) from None
        except (OSError, HTTPException) as error:
            raise NoServer(server=self._server, cause=_cause(error)) from None

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


def checked(server: str) -> str:
    """The address of a server to which the key may be sent."""
    try:
        parts = urlsplit(server.strip())
        port = parts.port
    except ValueError:
        raise NotAnAddress(given=server, example=EXAMPLE) from None
    right = parts.scheme in ("http", "https") and parts.hostname and port != 0
    if not right or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise NotAnAddress(given=server, example=EXAMPLE)
    if parts.scheme == "http" and not _is_near(parts.hostname or ""):
        raise NotSafe(server=server)
    return f"{parts.scheme}://{parts.netloc}"


def key_file(given: Path | None) -> Path:
    return given or home() / "admin.key"


def read_key(given: Path | None, command: str) -> str:
    """From the environment or from the file that `vaka admin key` has written."""
    if given is None and (named := os.environ.get(KEY, "").strip()):
        return named
    file = key_file(given)
    try:
        key = file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        raise NoKey(file=str(file), command=command, variable=KEY) from None
    except (OSError, ValueError) as error:
        raise BadKeyFile(file=str(file), cause=_cause(error)) from None
    if not key or not key.isprintable() or " " in key:
        raise BadKeyFile(file=str(file), cause="-")
    return key


def _opener(server: str) -> OpenerDirector:
    near = _is_near(urlsplit(server).hostname or "")
    return build_opener(_NowhereElse(), *([ProxyHandler({})] if near else []))


def _is_near(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _text(value: object) -> str:
    return "true" if value is True else str(value)


def _cause(error: object) -> str:
    return str(getattr(error, "strerror", None) or error or type(error).__name__)
