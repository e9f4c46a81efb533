"""Plain requests, for what is set up before anything is measured."""

import json
from http.client import HTTPConnection, RemoteDisconnected
from typing import Any, Final

WAIT: Final = 60.0


class Refused(Exception):
    """A request that was not answered as it should be."""


class Visitor:
    """Somebody with cookies, on one line."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self._line = HTTPConnection("127.0.0.1", port, timeout=WAIT)

    @property
    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        own = {"Origin": f"http://127.0.0.1:{self.port}"}
        return {**own, "Cookie": cookie} if cookie else own

    def ask(self, method: str, path: str, data: object = None) -> Any:
        body = None if data is None else json.dumps(data)
        headers = {**self.headers, "Content-Type": "application/json"}
        try:
            self._line.request(method, path, body, headers)
            answer = self._line.getresponse()
        except (BrokenPipeError, RemoteDisconnected):  # nothing was said for long: it is let go
            self._line.close()
            self._line.request(method, path, body, headers)
            answer = self._line.getresponse()
        text = answer.read()
        for each in answer.headers.get_all("set-cookie") or []:
            name, _, value = each.partition(";")[0].partition("=")
            self.cookies[name] = value
        if answer.status >= 400:
            raise Refused(f"{method} {path}: {answer.status} {text[:300]!r}")
        return json.loads(text) if text else None

    def post(self, path: str, data: object = None) -> Any:
        return self.ask("POST", path, {} if data is None else data)

    def close(self) -> None:
        self._line.close()
