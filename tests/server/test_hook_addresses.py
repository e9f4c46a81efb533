"""Where hooks may lead: not to the server, nor into the network around it, whatever is tried."""

import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.playing import party
from tests.server.receiving import Receiver, receiving
from tests.server.serving import WAIT, Served, serving
from tests.waiting import wait_until
from vaka.server.hooks import looking
from vaka.server.hooks.addresses import Place, is_allowed, is_this_machine, place_of
from vaka.server.hooks.refusals import NotSent
from vaka.server.settings import Settings

pytestmark = once

PUBLIC = Settings(database="x", origins=("https://vaka.example",), host="0.0.0.0")
PRIVATE = Settings(database="x", origins=("https://vaka.example",), hooks="private", port=8033)
OUTSIDE = "8.8.8.8"  # nothing is sent there


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "MOMENT", 0)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@pytest.mark.parametrize(
    ("address", "error"),
    [
        ("http://chat.example/x", "server-hook-not-https"),
        ("ftp://chat.example/x", "server-hook-address"),
        ("file:///etc/passwd", "server-hook-address"),
        ("gopher://chat.example/x", "server-hook-address"),
        ("chat.example/x", "server-hook-address"),
        ("https://", "server-hook-address"),
        ("https:///x", "server-hook-address"),
        ("https://name:password@chat.example/x", "server-hook-address"),
        ("https://chat.example@127.0.0.1/x", "server-hook-address"),
        ("https://chat.example\\@127.0.0.1/x", "server-hook-address"),
        ("https://chat.example/x#y", "server-hook-address"),
        ("https://chat.example/x y", "server-hook-address"),
        ("https://chat.example/x\r\nX-Evil: 1", "server-hook-address"),
        ("https://chat.example/\u00e4", "server-hook-address"),
        ("https://ch\u0430t.example/", "server-hook-address"),
        ("https://chat%2eexample/", "server-hook-address"),
        ("https://[fe80::1%25eth0]/", "server-hook-address"),
        ("https://[::1/", "server-hook-address"),
        ("https://chat.example:0/x", "server-hook-address"),
        ("https://chat.example:99999/x", "server-hook-address"),
        ("https://chat.example:port/x", "server-hook-address"),
        ("https://chat.example/" + "x" * 500, "server-hook-address"),
        ("https://chat.example:22/x", "server-hook-port"),
        ("https://chat.example:5432/x", "server-hook-port"),
        ("https://chat.example:6379/x", "server-hook-port"),
        ("https://vaka.example/api/guest", "server-hook-own"),
        ("https://VAKA.example./x", "server-hook-own"),
        ("https://vaka.example:8443/x", "server-hook-own"),
    ],
)
def test_addresses_that_are_not_taken(address: str, error: str) -> None:
    with pytest.raises(NotSent) as refused:
        place_of(address, PUBLIC)
    assert refused.value.key == error


def test_addresses_that_are_taken() -> None:
    assert place_of("https://chat.example", PUBLIC) == Place("https", "chat.example", 443, "/")
    place = place_of("https://Chat.example:8443/a/b?c=d&e", PUBLIC)
    assert place == Place("https", "chat.example", 8443, "/a/b?c=d&e")
    assert place.netloc == "chat.example:8443"
    assert place_of("http://192.168.1.7:8065/x", PRIVATE).netloc == "192.168.1.7:8065"
    assert place_of("http://[fd00::7]/x", PRIVATE).netloc == "[fd00::7]"
    # At home another program may be on the same machine, at another door.
    assert place_of("https://vaka.example:8443/x", PRIVATE).port == 8443
    with pytest.raises(NotSent, match=r"vaka\.example"):
        place_of("https://vaka.example/x", PRIVATE)


@pytest.mark.parametrize(
    ("number", "at_home"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("10.0.0.1", True),
        ("172.16.0.1", True),
        ("172.31.255.255", True),
        ("192.168.1.1", True),
        ("100.64.0.1", True),
        ("::1", True),
        ("fd12::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:10.0.0.1", True),
        ("::7f00:1", True),
        ("64:ff9b::7f00:1", True),
        ("64:ff9b::a00:1", True),
        ("0.0.0.0", False),
        ("0.1.2.3", False),
        ("169.254.169.254", False),  # where clouds tell their secrets
        ("::ffff:169.254.169.254", False),
        ("64:ff9b::a9fe:a9fe", False),
        ("64:ff9b:1::a00:1", False),
        ("2002:7f00:1::", False),
        ("2002:a9fe:a9fe::1", False),
        ("2001:0:7f00:1::", False),
        ("192.0.0.1", False),
        ("192.0.0.192", False),
        ("192.0.2.1", False),
        ("192.88.99.1", False),
        ("198.18.0.1", False),
        ("198.51.100.1", False),
        ("203.0.113.9", False),
        ("224.0.0.1", False),
        ("239.255.255.250", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("fe80::1", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("100::1", False),
        ("2001:db8::1", False),
        ("3fff::1", False),
        ("::ffff:0:7f00:1", False),
        ("5f00::1", False),
    ],
)
def test_numbers_to_which_nobody_is_led(number: str, at_home: bool) -> None:
    assert not is_allowed(ip_address(number))
    assert is_allowed(ip_address(number), private=True) == at_home


@pytest.mark.parametrize(
    "number", [OUTSIDE, "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1", "64:ff9b::808:808"]
)
def test_numbers_out_in_the_world(number: str) -> None:
    assert is_allowed(ip_address(number))


def test_this_machine_is_known_by_any_of_its_numbers() -> None:
    assert is_this_machine("127.0.0.1", 443)
    assert is_this_machine("127.9.9.9", 443)
    assert not is_this_machine(OUTSIDE, 443)


def test_every_way_to_write_a_private_number_is_refused(tmp_path: Path) -> None:
    """Also those that only the machine's own resolver understands."""
    ways = ["127.0.0.1", "localhost", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0"]
    ways += ["[::1]", "[::ffff:7f00:1]", "[64:ff9b::127.0.0.1]", "169.254.169.254", "10.1.2.3"]
    refused = {"server-hook-private", "server-hook-own", "server-hook-unknown-host"}
    with serving(tmp_path, clock=VirtualClock(), host="vaka.example") as served:
        ana = served.guest("Ana")
        for host in ways:
            told = ana.post("/api/hooks", {"address": f"https://{host}/x"}, 400)
            assert told["error"] in refused, host
        assert ana.get("/api/hooks") == []


class Names:
    """A resolver that says one thing today and another tomorrow."""

    def __init__(self, served: Served, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0
        served.house.hooks.post.resolve = self

    def __call__(self, _place: Place) -> list[str]:
        self.asked += 1
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def test_a_name_that_turns_inwards_later_is_refused_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Any] = []
    with serving(tmp_path, clock=VirtualClock(), hook_wait=0) as served:
        names = Names(served, [OUTSIDE], ["127.0.0.1"])

        async def connecting(*given: Any, **_: Any) -> Any:
            calls.append(given)
            raise OSError

        monkeypatch.setattr("asyncio.open_connection", connecting)
        game = party(served)
        ana = game.people[0]
        made = ana.post(
            "/api/hooks", {"address": "https://evil.example/x", "table": game.table}, 201
        )
        assert names.asked == 1
        wait_until(lambda: ana.get("/api/hooks")[0]["problem"] is not None)
        assert "evil.example" in ana.get("/api/hooks")[0]["problem"]
        told = ana.post(f"/api/hooks/{made['id']}/test")
        assert not told["delivered"]
        assert calls == []
        figures = ana.get("/metrics")
        assert 'vaka_hook_messages_total{outcome="refused"} 1.0' in figures
        # One good number does not excuse a bad one.
        names.answers = [[OUTSIDE, "10.0.0.1"]]
        ana.post("/api/hooks", {"address": "https://both.example/x"}, 400)
        # The call goes to the number that was checked: the name is not looked up once more.
        names.answers = [[OUTSIDE], ["127.0.0.1"]]
        names.asked = 0
        ana.post(f"/api/hooks/{made['id']}/test")
        assert names.asked == 1
        assert [given[:2] for given in calls] == [(OUTSIDE, 443)]


def test_a_name_cannot_turn_between_look_and_call(tmp_path: Path, receiver: Receiver) -> None:
    port = receiver.url.rpartition(":")[2]
    with serving(tmp_path, clock=VirtualClock(), hooks="private") as served:
        names = Names(served, ["127.0.0.1"], ["127.0.0.1"], ["169.254.169.254"])
        ana = served.guest("Ana")
        address = f"http://club.example:{port}/x"
        made = ana.post("/api/hooks", {"address": address}, 201)
        assert ana.post(f"/api/hooks/{made['id']}/test")["delivered"]
        assert receiver.got[0].headers["Host"] == f"club.example:{port}"
        told = ana.post(f"/api/hooks/{made['id']}/test")
        assert not told["delivered"]
        assert names.asked == 3
        assert len(receiver.got) == 1


def test_redirects_to_private_places_lead_nowhere(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [307, 302]
    with serving(tmp_path, clock=VirtualClock(), hooks="private") as served:
        ana = served.guest("Ana")
        made = ana.post("/api/hooks", {"address": f"{receiver.url}/x"}, 201)
        for status in (307, 302):
            told = ana.post(f"/api/hooks/{made['id']}/test")
            assert (told["delivered"], told["status"]) == (False, status)
        assert [each.path for each in receiver.got] == ["/x", "/x"]


def test_a_server_is_not_led_to_itself(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with serving(tmp_path, clock=VirtualClock(), hooks="private", port=port) as served:
        ana = served.guest("Ana")
        for host in ("127.0.0.1", "localhost"):
            told = ana.post("/api/hooks", {"address": f"http://{host}:{port}/api/guest"}, 400)
            assert told["error"] == "server-hook-own"
        # And if it came there all the same, say through a proxy, it would be refused.
        sent = httpx.post(
            f"{served.url}/api/guest",
            json={"name": "x"},
            headers={"X-Vaka-Event": "turn"},
            timeout=WAIT,
        )
        assert sent.status_code == 403


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """One that nobody has vouched for, of a club's chat."""
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("openssl is not installed")
    key, file = tmp_path / "key.pem", tmp_path / "chat.pem"
    line = [program, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    line += ["-keyout", str(key), "-out", str(file), "-subj", "/CN=chat.example"]
    line += ["-addext", "subjectAltName=DNS:chat.example"]
    subprocess.run(line, check=True, capture_output=True)
    return file, key


def test_tls_is_checked_for_the_name_that_was_registered(
    tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    with (
        socket.create_server(("127.0.0.1", 0)) as door,
        serving(tmp_path, clock=VirtualClock(), hooks="private") as one,
    ):
        threading.Thread(target=_answer, args=(door, context), daemon=True).start()
        Names(one, ["127.0.0.1"])
        ana = one.guest("Ana")
        port = door.getsockname()[1]

        def hook(host: str) -> str:
            made = ana.post("/api/hooks", {"address": f"https://{host}:{port}/x"}, 201)
            return f"/api/hooks/{made['id']}/test?lang=en"

        chat, other = hook("chat.example"), hook("other.example")
        assert "certificate" in ana.post(chat)["problem"]
        one.house.hooks.post.context.load_verify_locations(certificate[0])
        assert "certificate" in ana.post(other)["problem"]
        assert ana.post(chat)["delivered"]


def _answer(door: socket.socket, context: ssl.SSLContext) -> None:
    while True:
        try:
            line, _ = door.accept()
        except OSError:
            return
        try:
            with context.wrap_socket(line, server_side=True) as safe:
                safe.recv(65536)
                safe.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
        except OSError:
            continue
