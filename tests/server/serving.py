"""A real server on a free port of this machine, in a thread of its own, and people who use it."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from sqlalchemy import event
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.waiting import wait_until
from vaka.server.app import create_app
from vaka.server.house import House
from vaka.server.ids import IdSource
from vaka.server.running.bounded_http import BoundedHttpProtocol
from vaka.server.running.sockets import QuickSocket
from vaka.server.settings import Settings, in_folder

T = TypeVar("T")

WAIT = 60.0  # seconds: longer means that something hangs
KEEP_ALIVE = 600  # seconds: no connection is closed while a visitor sends the next request over it


class RepeatableIds(IdSource):
    """Ids that are the same in every run; `seed` changes only the secrets."""

    def __init__(self, seed: int = 0) -> None:
        self._secrets = Random(seed)
        self._count = 0

    def new_id(self) -> str:
        self._count += 1
        return f"n{self._count}"

    def secret(self) -> str:
        return self._secrets.randbytes(32).hex()


class Served:
    """A server that runs: its address, and its inside for tests that look there."""

    def __init__(
        self, url: str, house: House, server: uvicorn.Server, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.url = url
        self.house = house
        self.server = server
        self._loop = loop
        self.visitors: list[Visitor] = []

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server itself do something, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT)

    def somebody(self) -> "Visitor":
        """Who has not given a name yet."""
        self.visitors.append(Visitor(self.url))
        return self.visitors[-1]

    def guest(self, name: str) -> "Visitor":
        visitor = self.somebody()
        visitor.post("/api/guest", {"name": name}, 201)
        return visitor

    def back(self, visitor: "Visitor") -> "Visitor":
        """Somebody who was here before the server was started again, with his cookies."""
        same = self.somebody()
        for cookie in visitor.http.cookies.jar:
            same.http.cookies.set(cookie.name, str(cookie.value))
        return same


class Visitor:
    """Somebody with a browser of his own: requests with his cookies."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT, headers={"origin": url}, verify=False)

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._answer(self.http.get(path, params=params), status)

    def post(self, path: str, data: Any = None, status: int = 200) -> Any:
        return self._answer(self.http.post(path, json={} if data is None else data), status)

    def request(self, method: str, path: str, data: Any = None, status: int = 200) -> Any:
        return self._answer(self.http.request(method, path, json=data), status)

    def _answer(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text

    def table(self, title: str = "rapanui", **wanted: Any) -> str:
        """A new table; its id."""
        players = {"rapanui": 2, "giants": 3, "raiatea": 3}[title]
        told = self.post("/api/tables", {"title": title, "players": players, **wanted}, 201)
        return str(told["id"])

    def join(self, table: str) -> None:
        self.post(f"/api/tables/{table}/join")

    def game(self, table: str, **params: Any) -> Any:
        return self.get(f"/api/tables/{table}/game", **params)

    def act(self, table: str, update: Any, index: int = 0, status: int = 200) -> Any:
        """Take the legal action at a place of an update's list."""
        answer = {
            "ply": update["ply"],
            "step": update["step"],
            "action": update["legal"][index]["index"],
        }
        return self.post(f"/api/tables/{table}/actions", answer, status)

    @contextmanager
    def listening(
        self, table: str, since: int | None = None, lang: str | None = None
    ) -> Iterator["Ear"]:
        """A socket at a table; with a language, one that is told everything in words too."""
        wanted = {} if since is None else {"since": str(since)}
        if lang is not None:
            wanted |= {"words": "true", "lang": lang}
        query = f"?{urlencode(wanted)}" if wanted else ""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        with connect(
            address, additional_headers=headers, origin=Origin(self.url), open_timeout=WAIT
        ) as line:
            yield Ear(line)


class Ear:
    """What comes over a socket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def hear(self, kind: str | None = "update") -> Any:
        """The next message of a kind; others before it are passed over."""
        while True:
            message = msgspec.json.decode(self.line.recv(timeout=WAIT))
            if kind is None or message["type"] == kind:
                return message

    def say(self, **message: Any) -> None:
        self.line.send(msgspec.json.encode(message).decode())


def open_connections(app: Litestar) -> set[object]:
    """Return a set that always has the open connections of a server to its database."""
    opened: set[object] = set()
    engine = app.state.house.database.engine.sync_engine
    event.listen(engine, "connect", lambda connection, _record: opened.add(connection))
    event.listen(engine, "close", lambda connection, _record: opened.discard(connection))
    return opened


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[Served]:
    """A server whose database is in a folder; started again on the same one, it goes on there."""
    # Without the built page, whether there is one or not.
    usual = {"database": in_folder(folder), "thinkers": 0, "page": folder / "page"}
    settings = Settings(**{**usual, **changes})
    app = create_app(settings)
    opened = open_connections(app)
    loops: list[asyncio.AbstractEventLoop] = []
    app.on_startup.append(lambda: loops.append(asyncio.get_running_loop()))
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_config=None,
            lifespan="on",
            http=BoundedHttpProtocol,
            ws=QuickSocket,
            ws_per_message_deflate=False,
            timeout_keep_alive=KEEP_ALIVE,
        )
    )
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # of one that has stopped
        listening.bind(("127.0.0.1", changes.get("port", 0)))
        port = listening.getsockname()[1]
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        served = Served(f"http://127.0.0.1:{port}", app.state.house, server, loops[0])
        try:
            yield served
        finally:
            for visitor in served.visitors:
                visitor.http.close()
            server.should_exit = True
            thread.join(WAIT)
            assert not thread.is_alive(), "the server did not stop"
            assert not opened, "a connection to the database was left open"
