"""`vaka admin` against a server that runs: what it does, what it shows, and what it cannot do."""

import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Done, Runner
from tests.modes import once
from tests.server.serving import Served, Visitor, serving
from vaka.cli.admin_ids import spell_out_ids
from vaka.cli.admin_line import NotAnAddress, NotSafe, checked
from vaka.cli.app import build
from vaka.locale import LANGUAGES, Words

pytestmark = once

PASSWORD = "three canoes at dawn"
COMMANDS = (
    *("key", "people", "tables", "chat", "journal", "ban", "unban", "mute", "unmute", "rename"),
    *("close", "unsay", "export", "delete"),
)


@pytest.fixture
def served(home: Path) -> Iterator[Served]:
    """A server with its database where `vaka admin` looks for it."""
    home.mkdir()
    with serving(home) as running:
        yield running


@pytest.fixture
def admin(served: Served, inside: Runner, monkeypatch: pytest.MonkeyPatch) -> Runner:
    """`vaka admin`, with a key, for this server."""
    monkeypatch.setenv("VAKA_ADMIN_SERVER", served.url)
    monkeypatch.setenv("COLUMNS", "200")
    assert inside("admin", "key").code == 0

    def run(*args: str, text: str = "") -> Done:
        return inside("admin", *args, text=text)

    return run


def me(visitor: Visitor) -> str:
    return str(visitor.get("/api/me")["id"])


def done(told: Done) -> str:
    assert (told.code, told.err) == (0, "")
    return told.out


def refused(told: Done, why: str, code: int = 2) -> None:
    assert (told.code, told.out) == (code, ""), told
    assert why in told.err
    assert told.err.count("\n") == 1


def test_the_key_is_its_owners_alone_and_works_at_once(
    admin: Runner, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = home / "admin.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    first = file.read_text()
    done(admin("people"))
    done(admin("key"))
    assert file.read_text() != first
    done(admin("people"))
    monkeypatch.setenv("VAKA_ADMIN_KEY", first.strip())
    refused(admin("people"), "The admin key is missing or wrong")
    shown = done(admin("key", "--print")).strip()
    assert shown not in file.read_text()
    monkeypatch.setenv("VAKA_ADMIN_KEY", shown)
    done(admin("people"))
    assert [each.name for each in home.iterdir() if each.name.startswith(".admin")] == []


def test_a_person_is_banned_and_let_in_again(admin: Runner, served: Served) -> None:
    troll = served.somebody()
    troll.post("/api/account", {"name": "Troll", "password": PASSWORD}, 201)
    known = me(troll)
    assert known in done(admin("people", "tro"))
    assert f"Troll ({known}) is banned" in done(admin("ban", "troll", "--why", "insults"))
    assert troll.get("/api/me")["id"] is None
    login = {"name": "Troll", "password": PASSWORD}
    assert "insults" in troll.post("/api/login", login, 403)["message"]
    (listed,) = json.loads(done(admin("people", "--banned", "--json")))["people"]
    assert (listed["id"], listed["ban_reason"]) == (known, "insults")
    assert "insults" in done(admin("people", "--banned"))
    done(admin("unban", known))
    troll.post("/api/login", login)
    assert "nothing of the kind" in done(admin("people", "--banned"))
    journal = json.loads(done(admin("journal", "--json")))
    assert [each["act"] for each in journal] == ["unban", "ban"]
    assert re.search(rf"ban +Troll \({known}\) +insults", done(admin("journal")))


def test_who_is_meant_must_be_clear(admin: Runner, served: Served) -> None:
    one, two = served.guest("Ana"), served.guest("ana")
    told = admin("ban", "ana")
    refused(told, "“ana” is not clear")
    assert me(one) in told.err
    assert me(two) in told.err
    refused(admin("ban", "an"), "“an” is not clear")  # a part of a name is not enough
    refused(admin("ban", "nobody"), "There is nobody called “nobody”")
    refused(admin("ban", ""), "There is nobody called “”")
    refused(admin("ban", "x" * 100), "There is nobody called")
    refused(admin("ban", "-" * 16), "There is nobody called “----------------”")
    assert {me(one), me(two)} == {
        each["id"] for each in json.loads(done(admin("people", "--json")))["people"]
    }


def test_tables_chat_and_names(admin: Runner, served: Served) -> None:
    host = served.guest("[bold]Host")
    table = host.table(name="Reef")
    host.post(f"/api/tables/{table}/chat", {"text": "[red]rude"}, 201)
    assert "rapanui · Reef" in done(admin("tables", "--person", "[bold]Host"))
    assert "[red]rude" in done(admin("chat", table))
    done(admin("unsay", table, "1", "--why", "rude"))
    refused(admin("unsay", table, "1"), "there is no line 1")
    assert "taken away" in done(admin("chat", table))
    done(admin("rename", "[bold]host", "Polite"))
    assert host.get("/api/me")["name"] == "Polite"
    refused(admin("rename", "polite", "  "), "A name has 1 to 40 signs")
    done(admin("mute", "Polite", "--table", table))
    assert host.get(f"/api/tables/{table}")["muted"] == [me(host)]
    done(admin("unmute", "Polite", "--table", table))
    done(admin("mute", "Polite"))
    host.post(f"/api/tables/{table}/chat", {"text": "hey"}, 403)
    done(admin("unmute", "Polite"))
    host.post(f"/api/tables/{table}/chat", {"text": "hey"}, 201)
    done(admin("close", table, "--why", "late"))
    assert host.get(f"/api/tables/{table}")["closed"] == {"by": "admin", "why": "late"}
    refused(admin("close", table), "started already, or was closed")
    for command in (("close",), ("chat",)):
        refused(admin(*command, "nowhere"), "There is no table nowhere")
        refused(admin(*command, ".."), "There is no table ..")
    refused(admin("tables", "--status", "lost"), "--status must be one of these")
    refused(admin("unsay", table, "one"), "needs a whole number")


def test_a_person_is_exported_and_deleted(admin: Runner, served: Served, tmp_path: Path) -> None:
    person = served.guest("Moana")
    known, file = me(person), tmp_path / "moana.json"
    done(admin("export", "Moana", str(file)))
    assert json.loads(file.read_text(encoding="utf-8"))["person"]["id"] == known
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    refused(admin("export", "Moana", str(file)), "File exists", 1)
    assert json.loads(done(admin("export", "Moana", "-")))["person"]["name"] == "Moana"
    for answer in ("", "yes\n", "moana\n"):
        told = admin("delete", "Moana", text=answer)
        assert told.code == 1
        assert "Nothing about Moana" in told.out
    assert "is deleted" in done(admin("delete", "Moana", text="Moana\n"))
    assert person.get("/api/me")["id"] is None
    refused(admin("delete", known, "--yes"), "There is nobody called")


def test_what_keeps_it_from_the_server(
    inside: Runner, served: Served, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(inside("admin", "people"), "There is no admin key in")
    monkeypatch.setenv("VAKA_ADMIN_KEY", "x")
    at = ("admin", "people", "--server")
    refused(inside(*at, served.url), "This server has no admin key yet")
    refused(inside(*at, served.url, "--lang", "de"), "noch keinen Verwaltungsschlüssel")
    refused(inside(*at, "http://127.0.0.1:1"), "No server answers at http://127.0.0.1:1")
    refused(inside(*at, "http://vaka.example"), "could be read on its way")
    refused(inside(*at, "nonsense"), "“nonsense” is not the address of a server")
    empty = home / "empty"
    empty.write_text("\n")
    refused(inside("admin", "people", "--key-file", str(empty)), "holds no admin key")
    refused(inside("admin", "people", "--key-file", str(home)), "holds no admin key")
    nothing = str(home / "nothing.db")
    refused(inside("admin", "key", "--database", nothing), "nothing of Vaka’s in this database")
    assert not (home / "admin.key").exists()


@pytest.mark.parametrize(
    ("address", "error"),
    [
        ("http://10.0.0.1:8000", NotSafe),
        ("http://localhost.example", NotSafe),
        ("ftp://127.0.0.1", NotAnAddress),
        ("http://me@127.0.0.1", NotAnAddress),
        ("http://127.0.0.1:99999", NotAnAddress),
        ("http://127.0.0.1/x?y", NotAnAddress),
        ("http://", NotAnAddress),
    ],
)
def test_where_the_key_is_not_sent(address: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        checked(address)


def test_where_the_key_may_be_sent() -> None:
    assert checked("https://vaka.example/") == "https://vaka.example"
    assert checked("http://[::1]:8000") == "http://[::1]:8000"


def test_an_id_that_begins_with_a_dash_is_no_option() -> None:
    args = ["admin", "ban", "-aaaaaaaaaaaaaaa", "--why", "x"]
    assert spell_out_ids(args)[2] == "id:-aaaaaaaaaaaaaaa"
    assert spell_out_ids(["play", "-aaaaaaaaaaaaaaa"]) == ["play", "-aaaaaaaaaaaaaaa"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help(inside: Runner, language: str) -> None:
    group = next(
        each.typer_instance
        for each in build(Words(language)).registered_groups
        if each.name == "admin" and each.typer_instance is not None
    )
    assert {each.name for each in group.registered_commands} == set(COMMANDS)
    for name in COMMANDS:
        told = inside("admin", name, "--help", "--lang", language)
        assert told.code == 0
        assert re.sub(r"\s+", "", Words(language)(f"cli-help-admin-{name}"))[:30] in re.sub(
            r"\s+", "", told.out
        )
    assert all(name in inside("admin", "--lang", language).out for name in COMMANDS)
