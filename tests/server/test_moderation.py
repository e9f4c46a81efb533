"""Keeping the peace: what the host of a table and an admin can do, and what people are told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.playing import party
from tests.server.redis_server import RedisServer
from tests.server.serving import WAIT, Ear, Served, Visitor, serving
from tests.waiting import wait_until
from vaka.server.bus import Notice
from vaka.server.moderation import admin_key
from vaka.server.moderation.admin_key import HEADER

pytestmark = once

PASSWORD = "three canoes at dawn"
PERSONAL = ("person", "token", "chat", "journal", "restraint", "hook", "rating")
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests here: accounts have names that no other test uses."""
    with serving(tmp_path_factory.mktemp("moderation")) as running:
        running.house.passwords.hasher = QUICK
        yield running


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running


def me(visitor: Visitor) -> str:
    return str(visitor.get("/api/me")["id"])


def account(served: Served, name: str) -> Visitor:
    visitor = served.somebody()
    visitor.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    return visitor


def admin(served: Served) -> Visitor:
    """Who has the key."""
    key = served.house.ids.secret()
    served.inside(admin_key.keep(served.house.database, key, now=1))
    visitor = served.somebody()
    visitor.http.headers[HEADER] = key
    return visitor


def ends(ear: Ear) -> list[Any]:
    """What still comes over a socket before it ends."""
    heard = []
    while True:
        try:
            heard.append(ear.hear(None))
        except ConnectionClosed:
            return heard


def journal(by: Visitor, person: str) -> list[tuple[str, str]]:
    """What was done to somebody, and why."""
    entries = by.get("/api/admin/journal")
    return [
        (each["act"], each["why"]) for each in entries if (each["person"] or {}).get("id") == person
    ]


# The host of a table -----------------------------------------------------------------------------


def test_who_is_sent_away_is_told_why_and_may_come_back(served: Served) -> None:
    host, friend = served.guest("host"), served.guest("friend")
    table = host.table()
    friend.join(table)
    with friend.listening(table) as ear, host.listening(table) as other:
        seat = {"open": True, "why": "we wait\nfor Ana"}
        told = host.request("PUT", f"/api/tables/{table}/seats/1", seat)
        assert told["seats"][1]["person"] is None
        assert told["removed"] is None
        heard = ear.hear("table")["table"]
        assert heard["seat"] is None
        assert heard["removed"] == {"barred": False, "why": "we wait for Ana"}
        assert other.hear("table")["table"]["removed"] is None  # it is nobody else's business
    assert friend.get(f"/api/tables/{table}")["removed"] is not None
    friend.join(table)
    again = friend.get(f"/api/tables/{table}")
    assert (again["seat"], again["removed"]) == (1, None)


def test_who_is_barred_cannot_sit_down_until_the_host_lets_him(served: Served) -> None:
    host, friend = served.guest("host"), served.guest("friend")
    table = host.table()
    friend.join(table)
    seat = {"level": "easy", "why": "no", "bar": True}
    told = host.request("PUT", f"/api/tables/{table}/seats/1", seat)
    assert [each["id"] for each in told["barred"]] == [me(friend)]
    assert friend.get(f"/api/tables/{table}")["barred"] == []
    host.request("PUT", f"/api/tables/{table}/seats/1", {"open": True})
    refused = friend.post(f"/api/tables/{table}/join", status=403)
    assert refused["error"] == "server-barred"
    assert refused["message"].endswith("no")
    served.guest("another").join(table)
    host.request("PUT", f"/api/tables/{table}/seats/1", {"open": True})
    path = f"/api/tables/{table}/barred/{me(friend)}"
    friend.request("DELETE", path, status=403)
    assert host.request("DELETE", path)["barred"] == []
    host.request("DELETE", path, status=404)
    friend.join(table)


def test_the_host_opens_his_own_seat_without_being_sent_away(served: Served) -> None:
    host = served.guest("host")
    table = host.table()
    told = host.request("PUT", f"/api/tables/{table}/seats/0", {"open": True, "bar": True})
    assert (told["removed"], told["barred"]) == (None, [])
    host.join(table)


def test_a_program_hears_that_its_seat_is_gone(served: Served) -> None:
    host, bot = served.guest("host"), served.guest("bot")
    table = host.table()
    bot.join(table)
    with bot.http.stream("GET", "/api/stream") as answer:
        lines = answer.iter_lines()
        assert next(lines) == ":"
        host.request("PUT", f"/api/tables/{table}/seats/1", {"open": True})
        heard = next(line for line in lines if line.startswith("data:"))
    assert '"unseated"' in heard
    assert table in heard


def test_only_the_host_mutes_and_the_muted_are_told(served: Served) -> None:
    host, loud = served.guest("host"), served.guest("loud")
    table, other = host.table(), host.table()
    path = f"/api/tables/{table}/muted/{me(loud)}"
    say = f"/api/tables/{table}/chat"
    loud.request("PUT", path, status=403)
    served.somebody().request("PUT", path, status=401)
    host.request("PUT", f"/api/tables/{table}/muted/nobody", status=404)
    host.request("PUT", f"/api/tables/{table}/muted/{me(host)}", status=400)
    with host.listening(table) as ear, loud.listening(table) as socket:
        assert host.request("PUT", path)["muted"] == [me(loud)]
        assert host.request("PUT", path)["muted"] == [me(loud)]  # twice is once
        assert ear.hear("table")["table"]["muted"] == [me(loud)]
        assert loud.post(say, {"text": "hey"}, 403)["error"] == "server-muted"
        socket.say(type="chat", text="hey", id=7)
        assert socket.hear("problem")["problem"]["error"] == "server-muted"
        loud.post(f"/api/tables/{other}/chat", {"text": "elsewhere"}, 201)
        host.post(say, {"text": "quiet"}, 201)
        assert host.request("DELETE", path)["muted"] == []
        loud.post(say, {"text": "thanks"}, 201)
    assert [each["text"] for each in host.get(say)] == ["quiet", "thanks"]


def test_a_running_game_is_closed_by_who_plays_alone(served: Served) -> None:
    host = served.guest("host")
    alone = host.table(seats=["me", "easy"], start=True)
    with host.listening(alone) as ear:
        closed = host.post(f"/api/tables/{alone}/close")
        assert closed["status"] == "closed"
        assert closed["closed"] == {"by": "host", "why": ""}
        assert ear.hear("table")["table"]["status"] == "closed"
    assert closed["secret"] is None
    choice = {"ply": 0, "step": 0, "action": 0}
    refused = host.post(f"/api/tables/{alone}/actions", choice, 409)
    assert refused["error"] == "server-not-running"
    together = party(served)
    refused = together.people[0].post(f"/api/tables/{together.table}/close", status=409)
    assert refused["error"] == "server-others-play"
    together.people[1].post(f"/api/tables/{together.table}/close", status=403)
    before = host.table()
    assert host.post(f"/api/tables/{before}/close")["closed"]["by"] == "host"
    host.post(f"/api/tables/{before}/close", status=409)


# The admin's key ---------------------------------------------------------------------------------


def test_without_the_key_there_is_no_way_in(fresh: Served) -> None:
    visitor = fresh.guest("curious")
    path = "/api/admin/people"
    assert visitor.get(path, 401)["error"] == "server-wrong-admin-key"
    wrong = httpx.get(fresh.url + path, headers={HEADER: "x"}, timeout=WAIT)
    assert (wrong.status_code, wrong.json()["error"]) == (403, "server-no-admin-key")
    first, second = admin(fresh), admin(fresh)
    assert second.get(path)["people"]
    first.get(path, 401)  # a new key replaces the old one
    (kept,) = rows(fresh, "admin_key")
    assert second.http.headers[HEADER] not in kept


def rows(served: Served, *tables: str) -> list[str]:
    """All rows of tables, as text."""

    async def look() -> list[str]:
        async with served.house.database.reading() as session:
            found = [await session.execute(text(f"SELECT * FROM {table}")) for table in tables]
            return [str(row) for each in found for row in each]

    return served.inside(look())


def test_guessing_the_key_takes_longer_and_longer(tmp_path: Path) -> None:
    clock = VirtualClock()
    with serving(tmp_path, clock=clock) as served:
        right = admin(served)
        guesses = [
            httpx.get(f"{served.url}/api/admin/people", headers={HEADER: "x" * n}, timeout=WAIT)
            for n in range(1, 9)
        ]
        assert [each.status_code for each in guesses] == [401] * 5 + [429] * 3
        assert guesses[-1].json()["error"] == "server-admin-slow-down"
        right.get("/api/admin/people", 429)
        clock.advance(1)
        right.get("/api/admin/people")
        right.get("/api/admin/people")


# What an admin does ------------------------------------------------------------------------------


def test_people_are_found_by_name_id_and_table(served: Served) -> None:
    by = admin(served)
    vaitea, other = account(served, "Vaitea"), served.guest("vaitea")
    old = served.guest("Old Vaitea")
    table = old.table()
    vaitea.post(f"/api/tables/{table}/chat", {"text": "hi"}, 201)

    def found(**wanted: Any) -> list[tuple[str, bool]]:
        return [
            (each["id"], each["exact"]) for each in by.get("/api/admin/people", **wanted)["people"]
        ]

    assert found(who="VAITEA") == [(me(vaitea), True), (me(other), True), (me(old), False)]
    assert found(who=me(other)) == [(me(other), True)]
    assert found(who="50%_") == []
    assert {each for each, _ in found(table=table)} == {me(vaitea), me(old)}
    by.get("/api/admin/people", 404, table="nowhere")
    short = by.get("/api/admin/people", limit=1)
    assert (len(short["people"]), short["more"]) == (1, True)
    (person,) = by.get("/api/admin/people", who=me(old))["people"]
    assert (person["tables"], person["account"]) == ([table], False)


def test_a_banned_account_is_out_at_once_and_stays_out(served: Served) -> None:
    by = admin(served)
    troll = account(served, "troll")
    token = troll.post("/api/tokens", {"label": "bot"}, 201)["token"]
    host = served.guest("host")
    joined, running = host.table(), host.table()
    troll.join(joined)
    troll.join(running)
    host.post(f"/api/tables/{running}/start")
    own = troll.table()
    with troll.listening(running) as ear, host.listening(running) as other:
        told = by.post(f"/api/admin/people/{me(troll)}/ban", {"why": "insults"})
        assert (told["banned"] is not None, told["ban_reason"]) == (True, "insults")
        heard = ends(ear)
        assert heard[-1]["problem"]["error"] == "server-banned"
        assert heard[-1]["problem"]["message"].endswith("insults")
        assert [each["kind"] for each in other.hear()["steps"] + other.hear()["steps"]] == ["away"]
    seat = host.get(f"/api/tables/{running}")["seats"][1]
    assert (seat["person"]["name"], seat["stand_in"]) == ("troll", "medium")
    assert troll.get("/api/me")["id"] is None
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{served.url}/api/me", headers=bearer, timeout=WAIT).status_code == 401
    refused = troll.post("/api/login", {"name": "troll", "password": PASSWORD}, 403)
    assert (refused["error"], refused["details"]["why"]) == ("server-banned", "insults")
    troll.post("/api/login", {"name": "troll", "password": "a guess at it"}, 401)
    assert host.get(f"/api/tables/{joined}")["seats"][1]["person"] is None
    assert host.get(f"/api/tables/{own}")["status"] == "closed"
    by.post(f"/api/admin/people/{told['id']}/unban", {"why": "sorry"})
    troll.post("/api/login", {"name": "troll", "password": PASSWORD})
    assert troll.post(f"/api/tables/{running}/return")["seat"] == 1
    assert journal(by, told["id"]) == [("unban", "sorry"), ("ban", "insults")]


def test_the_stream_of_a_banned_guest_ends(served: Served) -> None:
    by, guest = admin(served), served.guest("guest")
    with guest.http.stream("GET", "/api/stream") as answer:
        lines = answer.iter_lines()
        assert next(lines) == ":"
        by.post(f"/api/admin/people/{me(guest)}/ban", {})
        assert any("server-banned" in line for line in lines)  # and it comes to an end
    assert guest.get("/api/me")["id"] is None


def test_who_is_muted_is_silent_everywhere(served: Served) -> None:
    by, loud, host = admin(served), served.guest("loud"), served.guest("host")
    table = host.table()
    say = f"/api/tables/{table}/chat"
    by.post(f"/api/admin/people/{me(loud)}/mute", {"why": "spam"})
    assert loud.post(say, {"text": "hey"}, 403)["error"] == "server-muted-everywhere"
    muted = by.get("/api/admin/people", muted=True)["people"]
    assert [each["id"] for each in muted] == [me(loud)]
    by.post(f"/api/admin/people/{me(loud)}/unmute", {})
    loud.post(say, {"text": "hey"}, 201)
    # At one table, in the host's place.
    path = f"/api/tables/{table}/muted/{me(loud)}"
    by.request("PUT", path)
    assert loud.post(say, {"text": "hey"}, 403)["error"] == "server-muted"
    by.http.headers[HEADER] = "wrong"
    by.request("DELETE", path, status=401)


def test_a_muted_guest_does_not_talk_as_an_account(served: Served) -> None:
    by, host = admin(served), served.guest("host")
    account(served, "Loud Account")
    guest = served.guest("loud guest")
    table, other = host.table(), host.table()
    host.request("PUT", f"/api/tables/{table}/muted/{me(guest)}")
    by.post(f"/api/admin/people/{me(guest)}/mute", {})
    guest.post("/api/login", {"name": "Loud Account", "password": PASSWORD, "adopt": True})
    refused = guest.post(f"/api/tables/{other}/chat", {"text": "hey"}, 403)
    assert refused["error"] == "server-muted-everywhere"
    by.post(f"/api/admin/people/{me(guest)}/unmute", {})
    guest.post(f"/api/tables/{other}/chat", {"text": "hey"}, 201)
    assert guest.post(f"/api/tables/{table}/chat", {"text": "hey"}, 403)["error"] == "server-muted"


def test_any_table_is_closed_and_its_people_are_told_why(served: Served) -> None:
    by, together = admin(served), party(served)
    with together.people[1].listening(together.table) as ear:
        by.post(f"/api/admin/tables/{together.table}/close", {"why": "the evening is over"})
        heard = ear.hear("table")["table"]
    assert heard["closed"] == {"by": "admin", "why": "the evening is over"}
    assert (heard["status"], heard["outcome"], heard["secret"]) == ("closed", None, None)
    assert not [row for row in rows(served, "rating") if me(together.people[0]) in row]
    by.post(f"/api/admin/tables/{together.table}/close", {}, 409)
    by.post("/api/admin/tables/nowhere/close", {}, 404)
    mine = me(together.people[0])
    assert by.get("/api/admin/tables", person=mine) == []
    (closed,) = by.http.get(f"/api/admin/tables?person={mine}&status=closed").json()
    assert closed["id"] == together.table


def test_a_line_of_chat_is_taken_away_also_from_screens(served: Served) -> None:
    by, host = admin(served), served.guest("host")
    table = host.table()
    for said in ("one", "two"):
        host.post(f"/api/tables/{table}/chat", {"text": said}, 201)
    with host.listening(table) as ear:
        by.post(f"/api/admin/tables/{table}/chat/1/delete", {"why": "rude"})
        heard = ear.hear("chat")
    assert (heard["number"], heard["text"]) == (1, "")
    assert [each["text"] for each in host.get(f"/api/tables/{table}/chat")] == ["", "two"]
    by.post(f"/api/admin/tables/{table}/chat/1/delete", {}, 404)
    by.post(f"/api/admin/tables/{table}/chat/9/delete", {}, 404)
    assert host.post(f"/api/tables/{table}/chat", {"text": "three"}, 201)["number"] == 3


def test_an_offensive_name_is_gone_everywhere(served: Served) -> None:
    by, rude = admin(served), account(served, "Rude Name")
    account(served, "Taken")
    table = rude.table()
    rude.post(f"/api/tables/{table}/chat", {"text": "hi"}, 201)
    path = f"/api/admin/people/{me(rude)}/rename"
    with rude.listening(table) as ear:
        by.post(path, {"name": "Polite", "why": "rude"})
        assert ear.hear("table")["table"]["host"]["name"] == "Polite"
        assert ear.hear("chat")["name"] == "Polite"
    assert rude.get("/api/me")["name"] == "Polite"
    by.post(path, {"name": "taken"}, 409)
    by.post(path, {"name": "   "}, 400)
    served.somebody().post("/api/login", {"name": "polite", "password": PASSWORD})
    entry = by.get("/api/admin/journal", limit=1)[0]
    assert (entry["act"], entry["detail"], entry["person"]["name"]) == (
        "rename",
        "Rude Name",
        "Polite",
    )


# Personal data -----------------------------------------------------------------------------------


def test_everything_about_oneself_is_one_file(served: Served) -> None:
    person = account(served, "Heimana")
    person.request("PATCH", "/api/me", {"settings": {"language": "fr"}})
    token = person.post("/api/tokens", {"label": "my bot"}, 201)["token"]
    table = person.table(salt="my salt")
    person.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201)
    answer = person.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert (told["person"]["name"], told["person"]["settings"]) == ("Heimana", {"language": "fr"})
    assert [(each["kind"], each["label"]) for each in told["keys"]] == [
        ("session", ""),
        ("api", "my bot"),
    ]
    assert told["tables"][0]["seat"]["salt"] == "my salt"
    assert [each["text"] for each in told["chat"]] == ["hello"]
    assert token not in answer.text
    assert "argon2" not in answer.text
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{served.url}/api/me/data", headers=bearer, timeout=WAIT).status_code == 403
    served.somebody().get("/api/me/data", 401)


def test_who_leaves_for_good_leaves_no_name_behind(served: Served) -> None:
    person, friend = account(served, "Mahina"), served.guest("friend")
    over = _finished(person, friend)
    hosted, running, alone = (
        person.table(),
        friend.table(),
        person.table(seats=["me", "easy"], start=True),
    )
    person.join(running)
    friend.post(f"/api/tables/{running}/start")
    friend.join(hosted)
    person.post(f"/api/tables/{running}/chat", {"text": "my address is ..."}, 201)
    known = me(person)
    assert friend.get(f"/api/people/{known}")["ratings"]
    person.request("DELETE", "/api/me", {}, 401)
    person.request("DELETE", "/api/me", {"password": "a wrong one"}, 401)
    with friend.listening(running) as ear, person.listening(running) as own:
        person.request("DELETE", "/api/me", {"password": PASSWORD}, 204)
        ends(own)
        assert ear.hear("table")["table"]["seats"][1]["level"] == "medium"
        heard = ear.hear("chat")
        assert (heard["name"], heard["text"]) == ("", "")
    assert person.get("/api/me")["id"] is None
    person.post("/api/login", {"name": "Mahina", "password": PASSWORD}, 401)
    friend.get(f"/api/people/{known}", 404)
    assert known not in str(friend.get("/api/leaderboard/rapanui"))
    told = friend.get(f"/api/tables/{over}")
    assert told["seats"][0]["person"] == {"id": known, "name": ""}
    left = ["jemand, der gegangen ist", "friend"]
    wait_until(lambda: friend.game(over, words="true", lang="de")["words"]["names"] == left)
    assert friend.get(f"/api/tables/{hosted}")["host"]["id"] == me(friend)
    assert friend.get(f"/api/tables/{hosted}")["seats"][0]["person"] is None
    assert friend.get(f"/api/tables/{alone}")["closed"]["by"] == "left"
    assert not [row for row in rows(served, *PERSONAL) if "Mahina" in row]
    assert journal(admin(served), known) == [("leave", "")]
    served.somebody().post("/api/account", {"name": "Mahina", "password": PASSWORD}, 201)


def test_a_game_with_a_clock_goes_on_without_who_has_left(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as served:
        host, friend = served.guest("host"), served.guest("friend")
        table = host.table(clock={"bank": 600, "increment": 5, "stand_in": "easy"})
        friend.join(table)
        host.post(f"/api/tables/{table}/start")
        friend.request("DELETE", "/api/me", {}, 204)
        seat = host.get(f"/api/tables/{table}")["seats"][1]
        assert (seat["person"], seat["level"], seat["stand_in"]) == (None, "easy", None)
        for _ in range(3):  # the bot moves, and the host can
            update = wait_until(lambda: host.game(table), lambda now: now["legal"])
            update = host.act(table, update)
        assert {step["seat"] for step in host.game(table, since=0)["steps"]} == {0, 1}


def test_a_guest_leaves_without_a_password(served: Served) -> None:
    guest = served.guest("guest")
    guest.request("DELETE", "/api/me", {}, 204)
    assert guest.get("/api/me")["id"] is None
    guest.request("DELETE", "/api/me", {}, 401)


def test_an_admin_exports_and_deletes(served: Served) -> None:
    by, person = admin(served), account(served, "Hiva")
    known = me(person)
    by.post(f"/api/admin/people/{known}/mute", {"why": "Hiva was loud"})
    told = by.get(f"/api/admin/people/{known}/data")
    assert told["person"]["name"] == "Hiva"
    assert [each["act"] for each in told["acts"]] == ["mute"]
    by.post(f"/api/admin/people/{known}/delete", {"why": "asked by letter"}, 204)
    by.post(f"/api/admin/people/{known}/delete", {}, 404)
    by.get(f"/api/admin/people/{known}/data", 404)
    by.post(f"/api/admin/people/{known}/ban", {}, 404)
    assert by.get("/api/admin/people", who="Hiva")["people"] == []
    assert journal(by, known) == [
        ("delete", "asked by letter"),
        ("export", ""),
        ("mute", ""),
    ]
    assert not [row for row in rows(served, *PERSONAL) if "Hiva" in row]


def _finished(*people: Visitor) -> str:
    """A game of Rapa Nui, played to its end."""
    table = people[0].table()
    people[1].join(table)
    people[0].post(f"/api/tables/{table}/start")
    while asked := (update := people[0].game(table))["asked"]:
        seat = asked[0]
        people[seat].act(table, update if seat == 0 else people[seat].game(table))
    return table


# Several workers ---------------------------------------------------------------------------------


def test_a_ban_holds_at_every_worker_at_once(
    tmp_path: Path, postgres_database: str, redis_server: RedisServer
) -> None:
    settings: dict[str, Any] = {"database": postgres_database, "bus": redis_server.url}
    with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as two:
        by, host, guest = admin(one), one.guest("host"), two.guest("troll")
        table = host.table()
        guest.join(table)
        host.post(f"/api/tables/{table}/start")
        guest.get("/api/me")  # his key is remembered there
        with (
            guest.listening(table) as ear,
            guest.http.stream("GET", "/api/stream") as stream,
            host.listening(table) as other,
        ):
            lines = stream.iter_lines()
            next(lines)
            by.post(f"/api/admin/people/{me(guest)}/ban", {"why": "insults"})
            assert ends(ear)[-1]["problem"]["error"] == "server-banned"
            assert any("server-banned" in line for line in lines)
            while not other.hear()["steps"]:  # somebody is away
                pass
        assert guest.get("/api/me")["id"] is None  # not in five seconds: now
        at_two = two.back(host)
        assert at_two.get(f"/api/tables/{table}")["seats"][1]["stand_in"] == "medium"
        loud = two.guest("loud")
        one.back(host).request("PUT", f"/api/tables/{table}/muted/{me(loud)}")
        loud.post(f"/api/tables/{table}/chat", {"text": "hey"}, 403)
        with loud.listening(table) as ear:  # and who logs out at one is out at the other
            ear.hear("hello")
            one.back(loud).post("/api/logout", status=204)
            ends(ear)
            assert loud.get("/api/me")["id"] is None


def test_a_ban_that_the_bus_has_lost_holds_when_it_is_back(
    tmp_path: Path, postgres_database: str, redis_server: RedisServer
) -> None:
    settings: dict[str, Any] = {"database": postgres_database, "bus": redis_server.url}
    with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as two:
        by, guest = admin(one), two.guest("troll")
        table = guest.table()
        with guest.listening(table) as ear:
            ear.hear("hello")
            redis_server.stop()
            by.post(f"/api/admin/people/{me(guest)}/ban", {})
            redis_server.start()
            ends(ear)
        assert guest.get("/api/me")["id"] is None


def test_notices_of_an_older_worker_are_understood() -> None:
    old = b'{"worker":"a","table":"t","seats":true,"chat":0,"draft":null}'
    assert msgspec.json.decode(old, type=Notice) == Notice("a", "t", seats=True)
