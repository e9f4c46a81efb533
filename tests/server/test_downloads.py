"""Large downloads: they come in parts, and count as many requests."""

import asyncio
from pathlib import Path
from random import Random
from threading import Event, Thread

import httpx
import msgspec
import pytest
from sqlalchemy.pool import QueuePool

from tests.modes import once
from tests.server.keeping import begin, keep, me, play
from tests.server.serving import WAIT, Served, Visitor, serving
from vaka import Record
from vaka.server.house import House
from vaka.server.people.data import ROWS_PER_PAGE, AllData, json_parts, profile_data
from vaka.server.records import bulk
from vaka.server.running.limits import Buckets
from vaka.server.settings import LIMITS, REQUESTS, Limit
from vaka.server.store.models import ChatRow

pytestmark = once

RECORDS = "/api/archive/records"
FEW = {**LIMITS, REQUESTS: Limit(100, 1)}  # one more a minute


def archive_games(served: Served, host: Visitor, count: int, plies: int | None = None) -> None:
    sitting = play(begin("rapanui", 2), Random(1))
    for _ in range(count):
        keep(served, sitting, [host, "easy"], plies=plies or sitting.ply)


class HeldRecords:
    """Reads records from the store only after `release`, and counts those read at once."""

    def __init__(self) -> None:
        self.release = Event()
        self.most_at_once = 0
        self._now = 0
        self._read = bulk._record

    async def read(self, house: House, table_id: str) -> Record:
        self._now += 1
        self.most_at_once = max(self.most_at_once, self._now)
        await asyncio.to_thread(self.release.wait, WAIT)
        try:
            return await self._read(house, table_id)
        finally:
            self._now -= 1


def test_records_are_streamed_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer begins before the first record is made, and others are answered meanwhile."""
    held = HeldRecords()
    monkeypatch.setattr(bulk, "_record", held.read)
    with serving(tmp_path) as served:
        host = served.guest("Ana")
        archive_games(served, host, 3)
        texts: list[str] = []

        def read(answer: httpx.Response) -> None:
            texts.append("".join(answer.iter_text()))

        with (
            host.http.stream("GET", RECORDS) as one,
            served.somebody().http.stream("GET", RECORDS) as two,
        ):
            readers = [Thread(target=read, args=(answer,)) for answer in (one, two)]
            for reader in readers:
                reader.start()
            assert served.somebody().get("/health")
            assert texts == []
            held.release.set()
            for reader in readers:
                reader.join(WAIT)
        assert len(texts) == 2
        for text in texts:
            assert [Record.from_json(line).players for line in text.splitlines()] == [2, 2, 2]
        assert held.most_at_once == 1


def test_bulk_download_counts_by_its_plies(tmp_path: Path) -> None:
    with serving(tmp_path, limit_this_machine=True, limits=FEW) as served:
        host = served.guest("Ana")
        archive_games(served, host, 2, plies=7000)  # each counts as 35 requests
        visitor = served.somebody()
        for _ in range(2):
            answer = visitor.http.get(RECORDS, params={"limit": 1})
            assert answer.status_code == 200
            assert len(answer.text.splitlines()) == 1
        refused = visitor.http.get(RECORDS, params={"limit": 1})
        assert refused.status_code == 429
        assert refused.json()["error"] == "server-too-often"
        assert int(refused.headers["retry-after"]) > 60
        visitor.get("/api/archive", limit=1)  # a small one can still be asked for


def talk(served: Served, table: str, person: str, lines: int) -> None:
    async def write() -> None:
        async with served.house.database.session() as session:
            session.add_all(
                ChatRow(table_id=table, number=each, person_id=person, name="Ana", text="aue", at=1)
                for each in range(1, lines + 1)
            )

    served.inside(write())


def test_own_data_are_read_page_by_page(served: Served) -> None:
    """Between two pages a download holds no connection, however slowly its client reads."""
    ana, ben = served.guest("Ana"), served.guest("Ben")
    archive_games(served, ana, ROWS_PER_PAGE + 1)
    tables = [ben.table(seats=["me", "open"]), ana.table(seats=["open", "open"])]
    ana.join(tables[0])
    person = me(ana)
    for table in tables:
        talk(served, table, person, ROWS_PER_PAGE + 1)
    house = served.house
    pool = house.database.engine.pool
    assert isinstance(pool, QueuePool)
    parts: list[bytes] = []

    async def read() -> None:
        async with house.database.reading() as session:
            profile = await profile_data(session, person)
        async for part in json_parts(house, profile):
            assert not house.downloads.locked()
            assert pool.checkedout() == 0
            parts.append(part)

    served.inside(read())
    found = msgspec.json.decode(b"".join(parts), type=AllData)
    assert found == msgspec.convert(ana.get("/api/me/data"), AllData)
    assert [(each.host, each.seat is not None) for each in found.tables] == [
        *[(True, True)] * (ROWS_PER_PAGE + 1),
        (False, True),
        (True, False),
    ]
    numbers = range(1, ROWS_PER_PAGE + 2)
    assert [(each.table, each.number) for each in found.chat] == [
        (table, number) for table in sorted(tables) for number in numbers
    ]
    assert max(part.count(b'"text":') for part in parts) == ROWS_PER_PAGE
    assert max(part.count(b'"record":') for part in parts) == ROWS_PER_PAGE


def test_own_data_of_a_newcomer(served: Served) -> None:
    found = served.guest("Ana").get("/api/me/data")
    assert (found["person"]["name"], found["tables"], found["chat"]) == ("Ana", [], [])


def test_own_data_count_by_their_rows(tmp_path: Path) -> None:
    with serving(tmp_path, limit_this_machine=True, limits=FEW) as served:
        ana = served.guest("Ana")
        table = ana.table()
        talk(served, table, me(ana), 6000)
        found = ana.get("/api/me/data")
        assert [line["number"] for line in found["chat"]] == list(range(1, 6001))
        assert [each["id"] for each in found["tables"]] == [table]
        assert ana.http.get("/api/me/data").status_code == 429
        ana.get("/api/me")


def test_bucket_gives_no_more_than_it_holds() -> None:
    clock = [0.0]
    buckets = Buckets(Limit(30, 60), lambda: clock[0])
    assert buckets.take("a", 20) == 0
    assert buckets.take("a", 20) == 10  # nothing is taken out by what is refused
    assert buckets.take("a", 10) == 0
    assert buckets.take("a") == 1
    clock[0] = 29.0
    assert buckets.take("a", 500) == 1  # what is larger than a bucket needs a full one
    clock[0] = 30.0
    assert buckets.take("a", 500) == 0
    assert buckets.take("a") == 1
