"""What a running server tells about itself: pages, health, figures, logs; and who may see what."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.modes import once
from tests.server.serving import WAIT, Served, open_connections, serving
from tests.waiting import wait_until
from vaka.locale import LANGUAGES, Words
from vaka.server.app import create_app
from vaka.server.running.logs import Json, Text, alias
from vaka.server.settings import Settings, in_folder

pytestmark = once

FAR_AWAY = {"x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests here that leave it as it was."""
    with serving(tmp_path_factory.mktemp("running")) as running:
        yield running


def figures(served: Served) -> dict[str, float]:
    told = httpx.get(f"{served.url}/metrics", timeout=WAIT).text
    lines = [line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_health(house: Served) -> None:
    answer = httpx.get(f"{house.url}/health", timeout=WAIT)
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


@pytest.mark.parametrize("path", ["/", "/health"])
def test_the_head_alone(house: Served, path: str) -> None:
    whole, head = (
        httpx.get(house.url + path, timeout=WAIT),
        httpx.head(house.url + path, timeout=WAIT),
    )
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_speaks(house: Served, language: str) -> None:
    answer = httpx.get(
        house.url, headers={"accept-language": f"{language}-XX, zz;q=0.5"}, timeout=WAIT
    )
    assert answer.headers["content-language"] == language
    assert Words(language)("serve-page-api") in answer.text
    assert 'href="/schema"' in answer.text
    assert not re.search("<script|<style|style=|://", answer.text)
    others = [other for other in LANGUAGES if other != language]
    assert re.findall(r"/\?lang=(\w+)", answer.text) == others


def test_the_page_of_routes_needs_nothing_from_elsewhere(house: Served) -> None:
    page = httpx.get(f"{house.url}/schema", timeout=WAIT)
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search("<script|<style|://", page.text)
    told = httpx.get(f"{house.url}/schema/openapi.json", timeout=WAIT).json()
    for path in told["paths"]:
        assert path in page.text


def test_figures(house: Served) -> None:
    before = figures(house)
    hina, tane = house.guest("Hina"), house.guest("Tane")
    table = hina.table()
    tane.join(table)
    hina.post(f"/api/tables/{table}/start")
    with hina.listening(table) as ear:
        ear.hear()
        assert figures(house)["vaka_sockets"] == before["vaka_sockets"] + 1
        update = hina.game(table)
        mover = hina if update["asked"] == [update["seat"]] else tane
        mover.act(table, mover.game(table))
        ear.hear()
    hina.get("/api/tables/nowhere/game", status=404)
    after = figures(house)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    route = "/api/tables/{table_id}/actions"
    assert more(f'vaka_requests_total{{method="POST",route="{route}",status="200"}}') == 1
    assert more(f'vaka_request_seconds_count{{route="{route}"}}') == 1
    wrong = 'method="GET",route="/api/tables/{table_id}/game",status="404"'
    assert more(f"vaka_requests_total{{{wrong}}}") == 1
    assert more('vaka_moves_total{by="person",kind="act"}') == 1
    assert more("vaka_commit_seconds_count") == 1
    assert more("vaka_commit_choices_sum") == 1
    assert more("vaka_tables_in_memory") == 1
    everything = httpx.get(f"{house.url}/metrics", timeout=WAIT).text
    assert table not in everything
    assert "Hina" not in everything


def test_figures_are_for_this_machine(house: Served, tmp_path: Path) -> None:
    answer = httpx.get(f"{house.url}/metrics", headers=FAR_AWAY, timeout=WAIT)
    assert answer.status_code == 404
    assert "vaka_" not in answer.text
    with serving(tmp_path, metrics_public=True) as public:
        assert httpx.get(f"{public.url}/metrics", headers=FAR_AWAY, timeout=WAIT).status_code == 200


def test_logs_tell_no_keys(house: Served, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "vaka"):
        hina = house.guest("Hina")
        table = hina.table(public=False)
        hina.get(f"/api/tables/{table}", lang="it", secret="pst")
        httpx.get(f"{house.url}/attack%0A{table}", timeout=WAIT)
        wait_until(lambda: any(getattr(each, "route", "") == "-" for each in caplog.records))
    for formatter in (Text(), Json()):
        lines = [formatter.format(record) for record in caplog.records]
        told = "\n".join(lines)
        assert alias(table) in told
        assert table not in told
        assert "pst" not in told
        for cookie in hina.http.cookies.values():
            assert cookie not in told
    request = next(each for each in map(json.loads, lines) if each.get("table") == alias(table))
    assert request["message"] == "request"
    assert request["route"] == "/api/tables/{table_id}"
    assert request["status"] == 200
    assert request["level"] == "info"


def test_logs_have_one_line_for_each_event_and_the_trace_of_an_error() -> None:
    try:
        raise ValueError("broken")
    except ValueError as error:
        caught = (type(error), error, error.__traceback__)
    record = logging.LogRecord("vaka", logging.ERROR, "", 0, "it %s", ("broke",), caught)
    record.why = "two\nlines"
    told = json.loads(Json().format(record))
    assert told["message"] == "it broke"
    assert told["why"] == "two\nlines"
    assert "ValueError: broken" in told["error"]
    head, trace = Text().format(record).split("\n", 1)
    assert head.endswith(r"error   it broke why='two\nlines'")
    assert trace.endswith("ValueError: broken")


def test_a_game_on_postgresql_and_what_happens_without_it(
    tmp_path: Path, postgres_server: str, postgres_database: str
) -> None:
    with serving(tmp_path, database=postgres_database) as first:
        hina, tane = first.guest("Hina"), first.guest("Tane")
        table = hina.table()
        tane.join(table)
        hina.post(f"/api/tables/{table}/start")
        for _ in range(10):
            update = hina.game(table)
            mover = hina if 0 in update["asked"] else tane
            mover.act(table, mover.game(table))
        seen = hina.game(table)
        cookies = dict(hina.http.cookies)
    assert not list(tmp_path.iterdir())
    with serving(tmp_path, database=postgres_database) as second:
        again = httpx.get(f"{second.url}/api/tables/{table}/game", cookies=cookies, timeout=WAIT)
        assert again.json() == seen
        asyncio.run(_drop(postgres_server, postgres_database))
        answer = httpx.get(f"{second.url}/health", timeout=WAIT)
        assert answer.status_code == 503
        assert answer.json()["status"] == "database"
        broken = httpx.get(f"{second.url}/api/tables/elsewhere/game", timeout=WAIT)
        assert broken.status_code == 500
        assert broken.json()["error"] == "server-internal"


async def _drop(server: str, database: str) -> None:
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"DROP DATABASE {database.rsplit('/', 1)[1]} WITH (FORCE)")
    await connection.close()


@pytest.mark.parametrize(("part", "step"), [("clocks", "open"), ("hints", "close")])
def test_failed_start_or_stop_closes_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, step: str
) -> None:
    async def fail() -> None:
        raise OSError(step)

    async def run() -> None:
        app = create_app(Settings(database=in_folder(tmp_path), thinkers=0))
        opened = open_connections(app)
        monkeypatch.setattr(getattr(app.state.house, part), step, fail)
        with pytest.RaisesGroup(OSError, allow_unwrapped=True, flatten_subgroups=True):
            async with app.lifespan():
                assert opened
        assert not opened

    asyncio.run(run())
