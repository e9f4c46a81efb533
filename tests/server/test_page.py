"""The built page as browsers get it: its addresses, its packings, and how long it is kept."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.modes import once
from tests.server.serving import WAIT, Served, serving

pytestmark = once

INDEX = b"<!doctype html><title>Vaka</title>"
SCRIPT = b"console.log('vaka')"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("page")
    page = folder / "page"
    (page / "assets" / "fonts").mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX)
    (page / "index.html.gz").write_bytes(b"packed index")
    (page / "build.txt").write_text("abc123\n")
    (page / "favicon.svg").write_bytes(b"<svg/>")
    (page / "manifest.webmanifest").write_bytes(b"{}")
    (page / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (page / "assets" / "index-1a2b.js.br").write_bytes(b"as br")
    (page / "assets" / "index-1a2b.js.gz").write_bytes(b"as gzip")
    (page / "assets" / "index-3c.css").write_bytes(b"a{}")
    (page / "assets" / "fonts" / "moai.woff2").write_bytes(b"font")
    (folder / "secret.txt").write_bytes(b"not for you")
    with serving(folder, page=page) as served:
        yield served


def get(house: Served, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Raw: nothing is unpacked."""
    headers.setdefault("accept-encoding", "identity")
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named["accept-encoding"] = headers["accept-encoding"]
    with (
        httpx.Client(base_url=house.url, timeout=WAIT) as browser,
        browser.stream(method, path, headers=named) as answer,
    ):
        answer._content = b"".join(answer.iter_raw())
        return answer


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/new", "/table/n3", "/replay/n3", "/replay/n3?ply=4&seat=all", "/archive"),
        *("/player/n5", "/leaders", "/settings", "/account", "/rules/rapanui", "/new/"),
    ],
)
def test_every_address_of_the_page(house: Served, path: str) -> None:
    answer = get(house, path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/nonsense", "/table", "/table/n3/more", "/index.htm", "/apis"])
def test_the_page_says_itself_that_an_address_is_wrong(house: Served, path: str) -> None:
    answer = get(house, path)
    assert (answer.status_code, answer.content) == (404, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert get(house, path, if_none_match=answer.headers["etag"]).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        *("/api", "/api/nonsense", "/api/tables/nowhere", "/assets/index-0000.js", "/assets"),
        *("/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/index.html"),
        "/schema/nonsense",
    ],
)
def test_what_is_for_programs_stays_so(house: Served, path: str) -> None:
    answer = get(house, path)
    assert answer.status_code == 404
    assert INDEX not in answer.content
    assert b"not for you" not in answer.content
    if path.startswith("/api"):
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["error"] == "server-not-found"


def test_nothing_but_reading(house: Served) -> None:
    for path in ("/nonsense", "/table/n3", "/assets/index-1a2b.js"):
        answer = httpx.post(house.url + path, timeout=WAIT)
        assert answer.status_code in (404, 405)
        assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("accepted", "packing", "body"),
    [
        ("identity", None, SCRIPT),
        ("gzip, deflate, br, zstd", "br", b"as br"),
        ("gzip", "gzip", b"as gzip"),
        ("br;q=0, GZIP;q=0.5", "gzip", b"as gzip"),
        ("br; q=0.0, gzip; q=0", None, SCRIPT),
    ],
)
def test_files_come_packed(house: Served, accepted: str, packing: str | None, body: bytes) -> None:
    answer = get(house, "/assets/index-1a2b.js", **{"accept-encoding": accepted})
    assert answer.content == body
    assert answer.headers.get("content-encoding") == packing
    assert answer.headers["content-length"] == str(len(body))
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-3c.css", "text/css; charset=utf-8"),
        ("/assets/fonts/moai.woff2", "font/woff2"),
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_say_what_they_are(house: Served, path: str, kind: str) -> None:
    answer = get(house, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    kept = "immutable" if path.startswith("/assets") else "no-cache"
    assert kept in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/table/n3", "/favicon.svg", "/assets/index-1a2b.js"])
def test_what_is_known_is_not_sent_again(house: Served, path: str) -> None:
    first = get(house, path, **{"accept-encoding": "gzip"})
    again = get(
        house, path, if_none_match=f'"x", W/{first.headers["etag"]}', **{"accept-encoding": "gzip"}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = get(house, path, if_none_match='"x"')
    assert other.status_code == 200


@pytest.mark.parametrize("path", ["/", "/favicon.svg", "/assets/index-1a2b.js", "/nonsense"])
def test_the_head_alone(house: Served, path: str) -> None:
    whole, head = get(house, path), get(house, path, "HEAD")
    assert head.content == b""
    assert head.status_code == whole.status_code
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]


def test_the_build_is_told_first(house: Served) -> None:
    host = house.guest("Hina")
    with host.listening(host.table()) as ear:
        assert ear.hear(None) == {"type": "hello", "build": "abc123"}
    assert get(house, "/build.txt").status_code == 404
    assert get(house, "/assets/index-1a2b.js.br").status_code == 404


def test_without_a_page_the_front_says_how_to_get_it(tmp_path: Path) -> None:
    with serving(tmp_path, page=tmp_path) as served:
        assert "npm run build" in httpx.get(served.url, timeout=WAIT).text
        for path in ("/nonsense", "/table/n3", "/assets/x.js"):
            answer = httpx.get(served.url + path, timeout=WAIT)
            assert answer.status_code == 404
            assert answer.json()["error"] == "server-not-found"
