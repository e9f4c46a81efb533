"""Somebody out there who is called by hooks: a real web server on this machine that keeps all that
it is told, and answers as it is bidden.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import msgspec

from tests.waiting import wait_until


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        return msgspec.json.decode(self.body)


class Receiver:
    """`answers` are the statuses of the next answers; then it is always 204."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.got: list[Received] = []
        self.answers: list[int] = []
        # In place of an answer: what is done with the line, which is given a function to write.
        self.behave: Callable[[Callable[[bytes], Any]], None] | None = None

    def told(self, event: str | None = None) -> list[Any]:
        return [each.told for each in self.got if event in (None, each.told["event"])]

    def wait(self, many: int, event: str | None = None) -> list[Any]:
        """What came, once it is so many."""
        return wait_until(lambda: self.told(event), lambda told: len(told) >= many)


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.got.append(Received(self.path, dict(self.headers), body))
            if receiver.behave is not None:
                self.close_connection = True
                receiver.behave(self.wfile.write)
                return
            status = receiver.answers.pop(0) if receiver.answers else 204
            self.send_response(status)
            if status in (301, 302, 307):
                self.send_header("location", f"{receiver.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: Any) -> None:
            """Who hangs up on a slow answer does right."""

    with Quiet(("127.0.0.1", 0), Handler) as server:
        receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
        thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
