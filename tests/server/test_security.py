"""The guard at the door: other sites, names and formats, and the headers of every answer."""

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response
from websockets.sync.client import connect

from tests.modes import once
from tests.server.serving import WAIT, Served, Visitor, serving
from tests.waiting import wait_until
from vaka.server.running import logs, security
from vaka.server.running.sockets import QuickSocket

pytestmark = once

EVIL = "https://evil.example"
FRIEND = "https://vaka.example"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("security"), origins=(FRIEND,)) as running:
        yield running


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for a whole house: it listens everywhere, behind https."""
    folder = tmp_path_factory.mktemp("public")
    with serving(folder, host="0.0.0.0", https=True, origins=(FRIEND,)) as running:
        yield running


@pytest.fixture(scope="module")
def tama(house: Served) -> Visitor:
    """Somebody in whose name others would like to act."""
    return house.guest("Tama")


@pytest.fixture(scope="module")
def table(tama: Visitor) -> str:
    return tama.table()


def ask(house: Served, method: str, path: str, **more: Any) -> httpx.Response:
    """A request of a browser or a program that sends nothing by itself."""
    with httpx.Client(base_url=house.url, timeout=WAIT, verify=False) as client:
        return client.request(method, path, **more)


def refused(house: Served, path: str, headers: dict[str, str]) -> Response | None:
    """The answer to a socket that is not opened; None if it is."""
    own = house.url.removeprefix("http://")
    given = dict(headers)
    address = f"ws://{given.pop('host', own)}{path}"  # a second Host header would be a bad request
    line = socket.create_connection(("127.0.0.1", int(own.rpartition(":")[2])), WAIT)
    try:
        with connect(address, sock=line, additional_headers=given, open_timeout=WAIT):
            return None
    except InvalidStatus as error:
        return error.response


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/me", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("PUT", "/api/me", 405),
        ("GET", "/schema/openapi.json", 200),
        ("POST", "/api/guest", 400),
    ],
)
def test_every_answer_has_the_headers(house: Served, method: str, path: str, status: int) -> None:
    answer = ask(house, method, path)
    assert answer.status_code == status
    headers = answer.headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "script-src" not in policy  # 'self' holds for scripts too
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_https(public: Served) -> None:
    answer = ask(public, "POST", "/api/guest", json={"name": "Tama"})
    assert "Secure" in answer.headers["set-cookie"]
    assert "max-age=" in answer.headers["strict-transport-security"]
    own = {"cookie": "vaka=x", "origin": public.url}  # http: whoever listens in could send it
    assert ask(public, "POST", "/api/guest", json={"name": "x"}, headers=own).status_code == 403
    own["origin"] = public.url.replace("http", "https")
    assert ask(public, "POST", "/api/guest", json={"name": "x"}, headers=own).status_code == 201


@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ({"origin": "OWN"}, True),
        ({"origin": FRIEND}, True),
        ({"origin": FRIEND, "sec-fetch-site": "cross-site"}, True),
        ({"origin": "OWN", "sec-fetch-site": "same-origin"}, True),
        ({"origin": "null", "sec-fetch-site": "same-origin"}, True),
        ({"origin": EVIL}, False),
        ({"origin": EVIL, "sec-fetch-site": "cross-site"}, False),
        ({"origin": "http://127.0.0.1:1"}, False),  # another program on this machine
        ({"origin": "http://127.0.0.1:1", "sec-fetch-site": "same-site"}, False),
        ({"origin": "OWN.evil.example"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({}, False),  # a browser says where it comes from
        ({"origin": EVIL, "authorization": "Basic eDp5"}, False),
    ],
)
def test_other_sites_do_nothing_in_ones_name(
    house: Served, tama: Visitor, table: str, headers: dict[str, str], fine: bool
) -> None:
    said = {name: value.replace("OWN", house.url) for name, value in headers.items()}
    said["cookie"] = f"vaka={tama.http.cookies['vaka']}"
    tama.request("PATCH", "/api/me", {"name": "before"})
    answer = ask(house, "PATCH", "/api/me", json={"name": "after"}, headers=said)
    assert tama.get("/api/me")["name"] == ("after" if fine else "before")
    assert answer.status_code == (200 if fine else 403)
    closed = refused(house, f"/api/tables/{table}/socket", said)
    if fine:
        assert closed is None
    else:
        assert answer.json()["error"] == "server-cross-site"
        assert "set-cookie" not in answer.headers
        assert closed is not None
        assert closed.status_code == 403
        assert b"server-cross-site" in closed.body


def test_nobody_is_logged_in_from_elsewhere(house: Served, tama: Visitor) -> None:
    elsewhere = {"origin": EVIL}
    answer = ask(house, "POST", "/api/guest", json={"name": "x"}, headers=elsewhere)
    assert answer.status_code == 403
    # Looking is free, but a page of another site cannot read the answer.
    elsewhere["cookie"] = f"vaka={tama.http.cookies['vaka']}"
    answer = ask(house, "GET", "/api/me", headers=elsewhere)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers
    assert ask(house, "OPTIONS", "/api/me", headers=elsewhere).headers.get("allow") is not None


def test_programs_need_no_origin(house: Served, tama: Visitor, table: str) -> None:
    assert ask(house, "POST", "/api/guest", json={"name": "bot"}).status_code == 201
    token = tama.post("/api/tokens", {"label": "bot"}, 201)["token"]
    bearer = {"authorization": f"bearer {token}", "origin": EVIL}
    answer = ask(house, "POST", f"/api/tables/{table}/chat", json={"text": "hi"}, headers=bearer)
    assert answer.status_code == 201
    assert refused(house, f"/api/tables/{table}/socket", bearer) is None


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/tables/{}/socket", {"authorization": "Bearer x"}, 401),
        ("/api/tables/none/socket", {}, 404),
        ("/api/nothing", {}, 404),
        ("/api/tables/{}/socket?since=x", {}, 400),
        ("/api/tables/{}/socket", {"origin": EVIL}, 403),
        ("/api/tables/{}/socket", {"host": "evil.example"}, 421),
    ],
)
def test_sockets_that_are_not_opened(
    house: Served, table: str, path: str, headers: dict[str, str], status: int
) -> None:
    answer = refused(house, path.format(table), headers)
    assert answer is not None
    assert answer.status_code == status
    assert b'"error":"server-' in answer.body
    assert "content-security-policy" in answer.headers


def open_sockets(house: Served) -> list[object]:
    """WebSockets that the server has not closed, and requests that it has not finished."""
    state = house.server.server_state
    return [*(each for each in state.connections if isinstance(each, QuickSocket)), *state.tasks]


def test_nobody_fills_the_log_with_errors(
    house: Served,
    table: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(security, "GONE", WAIT)  # however long a refused client takes to leave
    with logs.written("text", "warning"):
        for _ in range(5):
            assert refused(house, "/api/nothing", {}) is not None
            assert refused(house, f"/api/tables/{table}/socket", {"origin": EVIL}) is not None
        address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, open_timeout=WAIT) as line:
            line.recv(timeout=WAIT)  # hello
            line.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=WAIT)
        wait_until(lambda: open_sockets(house), lambda sockets: not sockets)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:1", True),
        ("[::1]:8000", True),
        ("vaka.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil@localhost", False),
        ("localhost/evil", False),
        ("localhost:x", False),
        ("192.168.1.5", False),
        ("[", False),
        ("", False),
    ],
)
def test_only_own_names(house: Served, host: str, fine: bool) -> None:
    answer = ask(house, "GET", "/api/me", headers={"host": host})
    assert answer.status_code == (200 if fine else 421)
    if not fine:
        assert answer.json()["error"] == "server-wrong-host"


def test_a_server_for_all_is_asked_by_number(public: Served) -> None:
    for host, status in (("192.168.1.5:8000", 200), ("[fe80::1]", 200), ("evil.example", 421)):
        assert ask(public, "GET", "/api/me", headers={"host": host}).status_code == status


def test_two_names_are_none(house: Served) -> None:
    port = int(house.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), WAIT) as line:
        hosts = b"Host: localhost\r\nHost: evil.example\r\n"
        line.sendall(b"GET /api/me HTTP/1.1\r\n" + hosts + b"Connection: close\r\n\r\n")
        assert line.recv(100).split()[1] in (b"421", b"400")


@pytest.mark.parametrize(
    ("kind", "fine"),
    [
        ("application/json", True),
        ("Application/JSON; charset=utf-8", True),
        ("text/plain", False),
        ("application/x-www-form-urlencoded", False),
        ("multipart/form-data; boundary=x", False),
        ("application/jsonx", False),
        ("", False),
    ],
)
def test_only_json(house: Served, kind: str, fine: bool) -> None:
    for more in ({"content": b'{"name": "x"}'}, {"content": iter([b'{"name": ', b'"x"}'])}):
        answer = ask(house, "POST", "/api/guest", headers={"content-type": kind}, **more)
        assert answer.status_code == (201 if fine else 415)
        if not fine:
            assert answer.json()["error"] == "server-not-json"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b"null", 400),
        (b'{"name": 5}', 400),
        (b'{"name": "x", "more": 1}', 400),
        (b'{"name": "\\ud800"}', 400),
        (b'{"name": "\xff"}', 400),
        (b'{"name": "' + b"x" * 1_000_000 + b'"}', 413),
        (b"[" * 100_000, 400),
        (b'{"name":' * 50_000, 400),
        (b'{"name": 1e999}', 400),
    ],
)
def test_bodies_that_are_refused(house: Served, body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    answer = ask(house, "POST", "/api/guest", headers=headers, content=body)
    assert answer.status_code == status
    assert set(answer.json()) >= {"error", "message"}
    in_parts = iter([body[:10], body[10:]])
    assert ask(house, "POST", "/api/guest", headers=headers, content=in_parts).status_code == status


def test_the_sign_that_databases_choke_on(house: Served) -> None:
    for path in ("/api/tables/%00/game", "/api/tables?title=%00", "/%00"):
        assert ask(house, "GET", path).status_code == 400
    # What the page itself reads does not come near a database.
    assert ask(house, "GET", "/archive?person=%00").status_code in (200, 404)
    answer = ask(house, "GET", "/api/tables/%ff%fe/game")
    assert answer.status_code == 404


def test_refusals_are_in_the_language_of_who_asks(house: Served) -> None:
    headers = {"origin": EVIL, "accept-language": "de-CH,de;q=0.9,en;q=0.1"}
    problem = ask(house, "POST", "/api/guest", json={"name": "x"}, headers=headers).json()
    assert "anderen Seite" in problem["message"]
