"""A database written by version 0.1: nothing in it is lost, and its games go on.

`tests/data/v0.1/README.md` says what is in it, and `expected.json` what version 0.1 said of it.
"""

import asyncio
import hmac
import shutil
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import JSON, Connection, MetaData, create_engine, insert, select, text

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.playing import all_steps
from tests.server.postgres import new_database
from tests.server.receiving import Receiver
from tests.server.serving import Served, Visitor, serving
from tests.server.test_hooks import go_on, quick, receiver
from tests.server.timing import pass_time
from tests.waiting import wait_until
from vaka import Record
from vaka.cli.proof import Origin, prove
from vaka.server.moderation.admin_key import HEADER
from vaka.server.store.backup import restore
from vaka.server.store.database import Database
from vaka.server.store.migrate import migrate

pytestmark = once

__all__ = ["quick", "receiver"]  # fixtures

T = TypeVar("T")

DATA = Path(__file__).parents[1] / "data" / "v0.1"
HEAD_OF_0_1 = "0007"
VERSION_TABLE = "alembic_version"
CLAIMS = ("claim",)  # are not in a backup
HOOKS_AT = "http://127.0.0.1:8999"  # where the hooks of the database lead to

EXPECTED: Any = msgspec.json.decode((DATA / "expected.json").read_bytes())
PEOPLE: dict[str, Any] = EXPECTED["people"]
TABLES: dict[str, Any] = EXPECTED["tables"]
UNCLOSED = "Unclosed"  # its last choice was made, but the server was killed before it noticed
OVER = [name for name, told in TABLES.items() if told["status"] == "over" or name == UNCLOSED]
RUNNING = [
    name for name, told in TABLES.items() if told["status"] == "running" and name not in OVER
]
ORIGINS = {"Branch": Origin.BRANCH, "lesson": Origin.UNPROVED}


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Copy the database as version 0.1 has written it."""
    return Path(shutil.copy(DATA / "vaka.db", tmp_path / "written.db"))


@pytest.fixture(params=["sqlite", "postgresql", "backup"])
def address(request: pytest.FixtureRequest, tmp_path: Path, written: Path) -> str:
    """Return the address of a database of version 0.1; a restored backup is up to date already."""
    file = tmp_path / "vaka.db"
    if request.param == "backup":
        run(restored(file))
    elif request.param == "sqlite":
        shutil.copy(written, file)
    else:
        url = new_database(request.getfixturevalue("postgres_server"))
        run(copied(written, url))
        return url
    return str(file)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def restored(file: Path) -> None:
    database = Database(str(file))
    await restore(database, DATA / "backup.vaka", lambda _done, _total: None)
    await database.close()


async def copied(file: Path, url: str) -> None:
    """Make the tables of version 0.1 on PostgreSQL, and put the rows of a SQLite file into them."""
    database = Database(url)
    await migrate(database, HEAD_OF_0_1)
    async with database.building() as connection:
        await connection.run_sync(copy_rows, file)
    await database.close()


def copy_rows(connection: Connection, file: Path) -> None:
    """Copy all tables. They have no sequences: the server makes all keys itself."""
    before, there = MetaData(), MetaData()
    there.reflect(connection)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as reading:
        before.reflect(reading)
        assert set(before.tables) == set(there.tables)
        for table in there.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, JSON):
                    column.type.none_as_null = True
            found = reading.execute(select(before.tables[table.name])).mappings()
            rows = [dict(row) for row in found]
            if rows and table.name != VERSION_TABLE:
                connection.execute(insert(table), rows)
    engine.dispose()


@contextmanager
def upgraded(address: str, folder: Path, **changes: Any) -> Iterator[Served]:
    """Run the current server on a database of version 0.1, from the time at which that stopped."""
    usual = {"clock": VirtualClock(EXPECTED["now"]), "hooks": "off"}
    with serving(folder, database=address, **{**usual, **changes}) as served:
        yield served


# People and tables -------------------------------------------------------------------------------


def path(name: str, *parts: str) -> str:
    return "/".join(["/api/tables", TABLES[name]["id"], *parts])


def back(served: Served, name: str, session: int = 0) -> Visitor:
    """Return a person with the cookie of a browser that was logged in."""
    visitor = served.somebody()
    visitor.http.cookies.set("vaka", PEOPLE[name]["sessions"][session])
    return visitor


def seated(served: Served, name: str) -> dict[int, Visitor]:
    """Return the people at a table who can still come in, by their seats."""
    return {
        number: back(served, seat["person"])
        for number, seat in enumerate(TABLES[name]["seats"])
        if seat["person"] is not None and PEOPLE[seat["person"]]["sessions"]
    }


def logged_in(served: Served, name: str, status: int = 200) -> Any:
    login = {"name": name, "password": PEOPLE[name]["password"]}
    return served.somebody().post("/api/login", login, status)


def admin(served: Served) -> Visitor:
    visitor = served.somebody()
    visitor.http.headers[HEADER] = EXPECTED["admin_key"]
    return visitor


def person_name(person: Any) -> str | None:
    """Return the name of a person in an answer, even if it was deleted since."""
    names = {each["id"]: name for name, each in PEOPLE.items()}
    return None if person is None else names[person["id"]]


# Rows --------------------------------------------------------------------------------------------


def values_of(connection: Connection) -> dict[str, list[Counter[str]]]:
    """Read the values of each column of each table; of JSON, whether there is any."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = {}
    for name, table in metadata.tables.items():
        asked = [
            column.is_(None) if isinstance(column.type, JSON) else column
            for column in table.columns
        ]
        rows = connection.execute(select(*asked)).all()
        tables[name] = [Counter(map(repr, values)) for values in zip(*rows, strict=True)]
    return tables


def test_every_column_keeps_its_values(
    address: str, written: Path, request: pytest.FixtureRequest
) -> None:
    """For each table of version 0.1 one has all its columns, whatever their names are."""
    engine = create_engine(f"sqlite:///{written}")
    with engine.connect() as reading:
        before = values_of(reading)
    engine.dispose()
    after = run(migrated(address)).values()
    left_out = {VERSION_TABLE, *(CLAIMS if "backup" in request.node.name else ())}
    for name in before.keys() - left_out:
        columns = before[name]
        assert columns, name
        assert any(all(column in there for column in columns) for there in after), name


async def migrated(address: str) -> dict[str, list[Counter[str]]]:
    database = Database(address)
    await migrate(database)
    async with database.copying() as connection:
        values = await connection.run_sync(values_of)
    await database.close()
    return values


# Tables ------------------------------------------------------------------------------------------


def test_tables_are_as_they_were(address: str, tmp_path: Path) -> None:
    with upgraded(address, tmp_path) as served:
        for name, expected in TABLES.items():
            told = served.somebody().get(path(name))
            same = ("title", "players", "options", "public", "created", "started", "lesson")
            for field in (*same, "clock", "closed"):
                assert told[field] == expected[field], (name, field)
            assert told["status"] == ("over" if name in OVER else expected["status"]), name
            assert person_name(told["host"]) == expected["host"]
            for seat, then in zip(told["seats"], expected["seats"], strict=True):
                seat_is_as_it_was(name, seat, then)
            if name in RUNNING:
                assert told["ply"] == expected["ply"], name
                assert told["asked"] == expected["asked"], name


def seat_is_as_it_was(name: str, seat: Any, then: Any) -> None:
    assert person_name(seat["person"]) == then["person"], name
    assert (seat["level"], seat["stand_in"]) == (then["bot"], then["stand_in"]), name
    assert seat["joined"] == (then["joined"] or then["bot"] is not None), name
    if name != UNCLOSED:
        assert (seat["score"], seat["place"]) == (then["score"], then["place"]), name
        assert seat["by_bot"] == (then["by_bot"] or 0), name


def test_unfinished_answers_clocks_and_wishes_are_as_they_were(
    address: str, tmp_path: Path
) -> None:
    with upgraded(address, tmp_path) as served:
        drafts = 0
        for name in RUNNING:
            for seat, person in seated(served, name).items():
                game = person.game(TABLES[name]["id"])
                draft = TABLES[name]["drafts"].get(str(seat))
                if draft is None:
                    assert game["step"] == 0
                    continue
                drafts += 1
                assert game["step"] == draft["step"]
                assert game["view"]["decision"]["own"] == draft["own"]
        assert drafts
        bids = back(served, "Ana").game(TABLES["Bids"]["id"])
        assert bids["view"]["decision"]["answered"] == [0]
        for name, expected in EXPECTED["clocks"].items():
            clock = back(served, "Cleo").game(TABLES[name]["id"])["clock"]
            assert [seat["left"] for seat in clock["seats"]] == expected["left"]
            assert (clock["paused"], clock["pausing"]) == (expected["paused"], expected["pausing"])
        undo_waits_for_the_last_consent(served)
        assert back(served, "Cleo").get(path("Bank"))["asked"] == [1]
        pass_time(EXPECTED["clocks"]["Bank"]["left"][1] / 1000, served)
        late = wait_until(lambda: back(served, "Ana").get(path("Bank"))["seats"][1]["stand_in"])
        assert late == TABLES["Bank"]["clock"]["stand_in"]


def undo_waits_for_the_last_consent(served: Served) -> None:
    people, proposal = seated(served, "Consent"), EXPECTED["proposal"]
    asker, (other,) = proposal["seat"], proposal["waiting"]
    assert people[asker].game(TABLES["Consent"]["id"])["proposal"] == proposal
    wish = {"seat": asker, "ply": proposal["ply"], "agree": True}
    told = people[other].post(path("Consent", "consent"), wish)
    assert told["proposal"] is None
    assert told["ply"] == proposal["ply"] + 1
    assert told["asked"] == [asker]


# Games -------------------------------------------------------------------------------------------


def test_running_games_are_played_on_to_the_end(address: str, tmp_path: Path) -> None:
    with upgraded(address, tmp_path, thinkers=1) as served:
        for name in RUNNING:
            people = seated(served, name)
            resume(name, people)
            play_on(TABLES[name]["id"], people, Random(name))
            ended = record_of(served, name)
            assert ended.replay().decision() is None
            proved = prove(ended)
            assert proved.origin is ORIGINS.get(name, Origin.FAIR), name


def resume(name: str, people: dict[int, Visitor]) -> None:
    """Do what has to be done before the people of a table can go on."""
    if name == "Consent":
        wish = {"seat": EXPECTED["proposal"]["seat"], "ply": EXPECTED["proposal"]["ply"]}
        refuser = people[EXPECTED["proposal"]["waiting"][0]]
        refuser.post(path(name, "consent"), {**wish, "agree": False})
    elif name == "Paused":
        people[0].request("DELETE", path(name, "pause"))
    elif name == "Deserted":
        people[0].post(path(name, "return"))
    elif name == "Away":
        people[1].post(path(name, "return"))
    elif name == "lesson":
        follow_the_lesson(TABLES[name]["id"], people[0])


def follow_the_lesson(table: str, learner: Visitor) -> None:
    """Do as the lesson says until it leaves the choice free."""

    def asked() -> Any:
        return wait_until(
            lambda: learner.game(table, words="true"),
            lambda update: update["legal"] or not update["asked"],
        )

    update = asked()
    assert update["lesson"]["action"] is not None
    while (meant := update.get("lesson", {}).get("action")) is not None:
        indexes = [each["index"] for each in update["legal"]]
        learner.act(table, update, indexes.index(meant))
        update = asked()


def play_on(table: str, people: dict[int, Visitor], dice: Random) -> None:
    """Play to the end; the choices of people are random."""

    def ready(update: Any) -> bool:
        return not update["asked"] or bool(set(update["asked"]) - set(update["thinking"]))

    watcher = next(iter(people.values()))
    while (update := wait_until(lambda: watcher.game(table), ready))["asked"]:
        while mine := [seat for seat in update["asked"] if seat not in update["thinking"]]:
            person = people[mine[0]]
            if update["seat"] != mine[0]:
                update = person.game(table)
            update = person.act(table, update, dice.randrange(len(update["legal"])))


def record_of(served: Served, name: str) -> Record:
    """Return the record of a game that is over, which has to pass through the expected state."""
    file = served.somebody().http.get(path(name, "record"))
    assert file.status_code == 200, name
    record = Record.from_json(file.text)
    expected = TABLES[name]
    assert record.replay(expected["actions"]).digest() == expected["digest"], name
    return record


def test_finished_games_replay_with_their_proofs(address: str, tmp_path: Path) -> None:
    with upgraded(address, tmp_path) as served:
        watcher = served.somebody()
        for name in OVER:
            record = record_of(served, name)
            proved = prove(record)
            assert (proved.origin, len(record)) == (Origin.FAIR, TABLES[name]["actions"])
            assert proved.outcome is not None
            told = watcher.get(path(name))
            assert [seat["score"] for seat in told["seats"]] == list(proved.outcome.scores)
            steps = all_steps(watcher, TABLES[name]["id"])
            assert [step["ply"] for step in steps] == [*range(1, TABLES[name]["ply"] + 1)]
            last = watcher.get(path(name, "replay"))
            assert last["ply"] == TABLES[name]["ply"]
            assert last["view"]["outcome"]["scores"] == list(proved.outcome.scores)
        archived = {game["id"] for game in watcher.get("/api/archive", limit=50)["games"]}
        assert archived == {TABLES[name]["id"] for name in OVER if TABLES[name]["public"]}
        again = back(served, "Ana").post(path("First light", "rematch"))
        assert again["id"] == TABLES["rematch"]["id"]


def test_open_tables_start(address: str, tmp_path: Path) -> None:
    with upgraded(address, tmp_path) as served:
        ana, ben = back(served, "Ana"), back(served, "Ben")
        ana.join(TABLES["rematch"]["id"])  # her seat was kept for her
        assert ben.post(path("rematch", "start"))["status"] == "running"
        back(served, "Dora").join(TABLES["Waiting"]["id"])
        for seat in (1, 3):
            ana.request("PUT", path("Waiting", "seats", str(seat)), {"level": "easy"})
        assert ana.post(path("Waiting", "start"))["status"] == "running"


# People ------------------------------------------------------------------------------------------


def test_people_come_in_with_sessions_passwords_and_tokens(address: str, tmp_path: Path) -> None:
    with upgraded(address, tmp_path) as served:
        for name, told in PEOPLE.items():
            for session in range(len(told["sessions"])):
                me = back(served, name, session).get("/api/me")
                assert (me["id"], me["name"]) == (told["id"], name)
                assert me["account"] == ("password" in told)
            for label, token in told.get("tokens", {}).items():
                program = served.somebody()
                program.http.headers["authorization"] = f"Bearer {token}"
                assert program.get("/api/me")["id"] == told["id"]
                listed = back(served, name).get("/api/tokens")
                assert label in [each["label"] for each in listed]
            if "password" in told and told["sessions"]:
                assert logged_in(served, name)["id"] == told["id"]
        settings = back(served, "Ana").get("/api/me")["settings"]
        assert (settings["language"], settings["sound"]) == ("it", False)


def test_who_was_banned_muted_or_has_left_is_so_still(address: str, tmp_path: Path) -> None:
    with upgraded(address, tmp_path) as served:
        assert PEOPLE["Egon"]["banned"] in logged_in(served, "Egon", 403)["message"]
        logged_in(served, "Gus", 401)
        served.somebody().get(f"/api/people/{PEOPLE['Gus']['id']}", 404)
        found = admin(served).get("/api/admin/people", banned=True)["people"]
        banned = {name: told["banned"] for name, told in PEOPLE.items() if "banned" in told}
        assert {each["name"]: each["ban_reason"] for each in found} == banned
        found = admin(served).get("/api/admin/people", muted=True)["people"]
        assert [each["name"] for each in found] == [
            name for name, told in PEOPLE.items() if "muted" in told
        ]
        back(served, "Dora").post(path("Away", "chat"), {"text": "may I?"}, 403)
        waiting = back(served, "Ana").get(path("Waiting"))
        assert [each["name"] for each in waiting["barred"]] == ["Fay"]
        assert waiting["muted"] == [PEOPLE["Fay"]["id"]]
        removed = back(served, "Cleo").get(path("Waiting"))["removed"]
        assert removed == {"barred": False, "why": "we wait for Dora"}
        journal = admin(served).get("/api/admin/journal")
        tables = {each["id"]: name for name, each in TABLES.items()}
        assert [
            [
                *(each["act"], person_name(each["person"]), tables.get(each["table"])),
                *(each["detail"], each["why"]),
            ]
            for each in journal
        ] == EXPECTED["journal"]


def test_chat_is_as_it_was_and_goes_on(address: str, tmp_path: Path) -> None:
    with upgraded(address, tmp_path) as served:
        watcher = served.somebody()
        for name in TABLES:
            lines = watcher.get(path(name, "chat"))
            told = [[line["number"], line["name"], line["text"]] for line in lines]
            assert told == EXPECTED["chat"].get(name, []), name
        with back(served, "Ben").listening(TABLES["Reef"]["id"]) as ear:
            said = back(served, "Cleo").post(path("Reef", "chat"), {"text": "on we go"}, 201)
            assert said["number"] == len(EXPECTED["chat"]["Reef"]) + 1
            assert ear.hear("chat")["text"] == "on we go"


def test_ratings_are_as_they_were(address: str, tmp_path: Path) -> None:
    """All but those that change when this server closes the game that 0.1 had not closed."""
    with upgraded(address, tmp_path) as served:
        late = [seat["person"] for seat in TABLES[UNCLOSED]["seats"]]
        for title, expected in EXPECTED["leaderboards"].items():
            played = served.somebody().get(f"/api/leaderboard/{title}")["players"]
            same = ("name", "level", "games", "wins", "mu", "sigma")
            told = [[each[field] for field in same] for each in played]
            changed = late if title == TABLES[UNCLOSED]["title"] else []
            assert [row for row in told if row[0] not in changed] == [
                row for row in expected if row[0] not in changed
            ]
        for name, told in PEOPLE.items():
            if told["sessions"]:
                page = served.somebody().get(f"/api/people/{told['id']}")
                assert page["played"] == told["played"] + (name in late)


# Hooks -------------------------------------------------------------------------------------------


@pytest.fixture
def called(written: Path, receiver: Receiver) -> Receiver:
    """Lead the hooks to a receiver, before anything is migrated."""
    engine = create_engine(f"sqlite:///{written}")
    with engine.begin() as connection:
        moved = text("UPDATE hook SET address = replace(address, :old, :new)")
        connection.execute(moved, {"old": HOOKS_AT, "new": receiver.url})
    engine.dispose()
    return receiver


@pytest.mark.parametrize("address", ["sqlite", "postgresql"], indirect=True)
def test_hooks_are_told_what_waited_for_them(
    called: Receiver, address: str, tmp_path: Path
) -> None:
    clock = VirtualClock(EXPECTED["now"])
    with upgraded(address, tmp_path, clock=clock, hooks="private", hook_wait=0) as served:
        for hook in EXPECTED["hooks"]:
            (told,) = back(served, hook["owner"]).get("/api/hooks")
            table = TABLES[hook["table"]]["id"] if hook["table"] else None
            assert (told["id"], told["table"]) == (hook["id"], table)
            for field in ("events", "active", "reached", "failing"):
                assert told[field] == hook[field]
            assert (told["problem"] is None) == (hook["failing"] is None)

        for seconds in (10, 300):  # a second try, and a turn that may be over soon
            go_on(served, clock, seconds)
        assert {each.path for each in called.got} == {hook["path"] for hook in EXPECTED["hooks"]}
        secrets = {hook["path"]: hook["secret"] for hook in EXPECTED["hooks"]}
        for got in called.got:
            signed = got.headers["X-Vaka-Timestamp"].encode() + b"." + got.body
            proof = hmac.new(secrets[got.path].encode(), signed, sha256).hexdigest()
            assert got.headers["X-Vaka-Signature"] == f"sha256={proof}"
        assert back(served, "Ben").get("/api/hooks")[0]["failing"] is None
