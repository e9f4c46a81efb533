"""Tables: made, found, joined, started, left, and once more."""

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vaka
from tests.modes import once
from tests.server.keeping import begin, keep, play
from tests.server.rushing import inside, play_out
from tests.server.serving import Served, Visitor, serving
from vaka.bots.levels import LEVELS
from vaka.core import fairness
from vaka.server.bus import Notice

pytestmark = once


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all of these tests: they meet only in the lobby."""
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


def at(table: str, *rest: str) -> str:
    return "/".join(["/api/tables", table, *rest])


def ids(page: Any) -> list[str]:
    return [each["id"] for each in page["tables"]]


def at_once(*posts: tuple[Visitor, str, Any]) -> list[int]:
    """Let people post something at the same moment; the statuses of the answers."""
    ready = threading.Barrier(len(posts))
    found: list[int] = []

    def run(who: Visitor, path: str, data: Any) -> None:
        ready.wait()
        found.append(who.http.post(path, json=data).status_code)

    threads = [threading.Thread(target=run, args=post) for post in posts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sorted(found)


def test_titles_are_told_in_the_askers_language(served: Served) -> None:
    titles = {each["name"]: each for each in served.somebody().get("/api/titles", lang="de")}
    assert set(titles) == set(vaka.titles())
    giants = titles["giants"]
    assert (giants["least_players"], giants["most_players"]) == (3, 5)
    assert giants["rules_version"] == vaka.load("giants").title.rules_version
    options = {each["name"]: each for each in giants["options"]}
    assert options["two_workers"]["type"] == "bool"
    assert "Arbeiter" in options["two_workers"]["words"]
    assert [each["name"] for each in giants["levels"]] == list(LEVELS)
    assert giants["levels"][0]["words"] == "leicht"
    edition = titles["raiatea"]["options"][0]
    assert (edition["default"], edition["choices"]) == ("majority", ["majority", "it", "de", "fr"])


def test_titles_list_presets_whose_options_make_a_table(served: Served) -> None:
    ana = served.guest("Ana")
    raiatea = next(each for each in ana.get("/api/titles", lang="it") if each["name"] == "raiatea")
    presets = {each["name"]: each for each in raiatea["presets"]}
    assert list(presets) == [preset.name for preset in vaka.load("raiatea").title.presets]
    printed = presets["as_printed"]
    assert printed["words"] == "Come da regolamento"
    assert printed["text"].endswith(".")
    table = ana.table("raiatea", players=3, options=printed["options"])
    made = ana.get(at(table))
    assert made["options"]["suspense"] is True


def test_a_table_that_cannot_be_is_refused(served: Served) -> None:
    ana = served.guest("Ana")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"title": "chess"}, "error-unknown-title"),
        ({"players": 9}, "error-players"),
        ({"options": {"wings": True}}, "error-unknown-option"),
        ({"title": "giants", "players": 3, "options": {"two_workers": 1}}, "error-wrong-option"),
        ({"title": "giants", "players": 3, "options": {"island": "@/etc/passwd"}}, "error-data"),
        ({"seats": ["me"]}, "server-bad-input"),
        ({"seats": ["me", "me"]}, "server-bad-input"),
        ({"seats": ["me", "program:rm -rf /"]}, "error-unknown-bot"),
        ({"seats": ["me", "random"]}, "error-unknown-bot"),
        ({"name": "a\u0000b"}, "server-bad-input"),
        ({"name": "x" * 41}, "server-bad-input"),
        ({"salt": "\u202eb"}, "server-bad-input"),
        ({"seed": "1"}, "server-bad-input"),
    ]
    for wanted, error in wrong:
        asked = {"title": "rapanui", "players": 2, **wanted}
        assert ana.post("/api/tables", asked, 400)["error"] == error, wanted
    assert ana.get("/api/tables/mine") == []


def test_what_cannot_be_read_is_named(served: Served) -> None:
    ana = served.guest("Ana")
    kind = {"content-type": "application/json"}
    for body, named in [
        (b'{"title": "rapanui", "nonsense": 1}', "nonsense"),
        (b'{"players": 2}', "title"),
        (b'{"title": "rapanui", "players": "two"}', "players"),
        (b"{", "/schema"),
        (b"[]", "/schema"),
    ]:
        answer = ana.http.post(f"{served.url}/api/tables", content=body, headers=kind)
        assert answer.status_code == 400
        assert named in answer.json()["message"]


def test_who_has_no_name_makes_and_joins_nothing(served: Served) -> None:
    stranger = served.somebody()
    stranger.post("/api/tables", {"title": "rapanui", "players": 2}, 401)
    table = served.guest("Ana").table()
    for deed in ("join", "leave", "start", "close", "rematch"):
        stranger.post(at(table, deed), status=401)
    stranger.get("/api/tables/mine", 401)
    assert stranger.get(at(table))["seat"] is None
    stranger.get(at("nowhere"), 404)


def test_the_lobby_has_public_tables_and_no_others(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    secret = ana.table()
    public = [ana.table(public=True, name=f"  No.   {number} ") for number in range(2)]
    played = ana.table(public=True, seats=["me", "easy"], start=True)
    found = ben.get("/api/tables")
    assert [each["id"] for each in found["tables"][:3]] == [played, *reversed(public)]
    assert found["cursor"] is None
    assert found["tables"][1]["name"] == "No. 1"
    assert played in ids(ben.request("GET", "/api/tables?status=running"))
    assert set(ids(ben.request("GET", "/api/tables?status=running"))).isdisjoint(public)
    assert set(ids(ben.get("/api/tables", title="giants"))).isdisjoint([*public, played])
    assert secret not in ids(found)
    ben.request("GET", "/api/tables?status=over", status=400)
    ben.get("/api/tables", 400, cursor="1; DROP TABLE seat")
    # Who knows the link may look and join.
    assert ben.get(at(secret))["status"] == "open"
    ben.join(secret)
    ana.request("PATCH", at(secret), {"public": True})
    assert secret in ids(ben.get("/api/tables"))


def test_the_lobby_comes_page_by_page(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.tables.lobby.PAGE", 2)
    ana = served.guest("Ana")
    made = [ana.table("giants", public=True) for _ in range(5)]
    seen: list[str] = []
    cursor: dict[str, Any] = {}
    while True:
        page = ana.get("/api/tables", title="giants", **cursor)
        seen += ids(page)
        if page["cursor"] is None:
            break
        cursor = {"cursor": page["cursor"]}
    assert seen[:5] == made[::-1]
    assert len(seen) == len(set(seen))


def test_of_two_who_want_the_last_seat_one_gets_it(served: Served) -> None:
    ana, ben, eve = served.guest("Ana"), served.guest("Ben"), served.guest("Eve")
    for seat in ({}, {"seat": 1}):
        table = ana.table()
        statuses = at_once((ben, at(table, "join"), seat), (eve, at(table, "join"), seat))
        assert statuses == [200, 409]
        assert [each["person"] for each in ana.get(at(table))["seats"]].count(None) == 0
    assert served.guest("Zoe").post(at(table, "join"), status=409)["error"] == "server-table-full"


def test_joining_twice_is_joining_once(served: Served) -> None:
    ana = served.guest("Ana")
    table = ana.table("giants")
    ana.post(at(table, "join"), {"salt": "mine"})
    assert ana.post(at(table, "join"), {"seat": 2}, 409)["error"] == "server-already-seated"
    ana.post(at(table, "join"), {"seat": 7}, 409)
    served.guest("Ben").post(at(table, "join"), {"seat": 7}, 404)
    assert [each["person"] for each in ana.get(at(table))["seats"]].count(None) == 2


def test_the_start_happens_once_and_proves_its_seed(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    table = ana.table(salt="wind")
    told = ana.get(at(table))
    promise = told["commitment"]
    assert (told["salts"], told["seed_hash"]) == (None, None)
    assert ana.post(at(table, "start"), status=409)["error"] == "server-not-ready"
    ben.post(at(table, "join"), {"salt": " waves  "})
    assert ben.post(at(table, "start"), status=403)["error"] == "server-not-host"
    assert at_once(*[(ana, at(table, "start"), {})] * 3) == [200, 409, 409]
    told = ben.get(at(table))
    assert (told["status"], told["seat"], told["ply"]) == ("running", 1, 0)
    assert told["salts"] == ["wind", " waves  "]
    assert (told["secret"], told["seed"]) == (None, None)
    assert told["asked"] == ana.game(table)["asked"]
    for deed in ("join", "leave"):
        assert ana.post(at(table, deed), status=409)["error"] == "server-not-open"
    assert ana.post(at(table, "close"), status=409)["error"] == "server-others-play"
    ana.request("PATCH", at(table), {"name": "too late"}, 409)
    ana.request("PUT", at(table, "seats", "1"), {"level": "easy"}, 409)
    play_out(served, table, ana, ben)
    over = served.somebody().get(at(table))
    assert over["commitment"] == promise == fairness.commitment(over["secret"])
    seed = fairness.seed_of(over["secret"], over["salts"])
    assert int(over["seed"], 16) == seed
    assert told["seed_hash"] == over["seed_hash"] == fairness.seed_hash(seed)


def test_who_brings_no_salt_is_given_one(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    table = ana.table("giants", seats=["me", "open", "easy"])
    ben.post(at(table, "join"), {"salt": ""})
    ben.join(table)
    salts = ana.post(at(table, "start"))["salts"]
    assert [len(salt) for salt in salts] == [32, 32, 0]
    assert salts[0] != salts[1]
    alone = {"title": "rapanui", "players": 2, "seats": ["me", "easy"], "start": True}
    told = ana.post("/api/tables", alone, 201)
    assert [len(salt) for salt in told["salts"]] == [32, 0]


def test_play_now_against_bots(served: Served) -> None:
    ana = served.guest("Ana")
    asked = {"title": "rapanui", "players": 3, "seats": ["hard", "me", "easy"], "start": True}
    told = ana.post("/api/tables", asked, 201)
    assert (told["status"], told["seat"]) == ("running", 1)
    assert [each["level"] for each in told["seats"]] == ["hard", None, "easy"]
    asked["seats"] = ["open", "me", "easy"]
    assert ana.post("/api/tables", asked, 201)["status"] == "open"


def test_only_the_host_changes_a_table(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    table = ana.table("giants")
    ben.join(table)
    ben.request("PATCH", at(table), {"name": "Ben's"}, 403)
    ben.request("PUT", at(table, "seats", "2"), {"level": "easy"}, 403)
    ben.post(at(table, "close"), status=403)
    told = ana.request(
        "PATCH", at(table), {"name": "<b>Ana's</b>", "options": {"open_score": True}}
    )
    assert (told["name"], told["options"]["open_score"]) == ("<b>Ana's</b>", True)
    ana.request("PATCH", at(table), {"options": {"open_score": "yes"}}, 400)
    ana.request("PUT", at(table, "seats", "2"), {"level": "best"}, 400)
    ana.request("PUT", at(table, "seats", "2"), {}, 400)
    ana.request("PUT", at(table, "seats", "5"), {"open": True}, 404)
    told = ana.request("PUT", at(table, "seats", "2"), {"level": "easy"})
    assert told["seats"][2]["level"] == "easy"
    assert ben.get(at(table))["options"]["open_score"] is True
    told = ana.request("PUT", at(table, "seats", "1"), {"open": True})
    assert told["seats"][1]["person"] is None


def test_a_host_who_leaves_hands_the_table_on(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    table = ana.table("giants", public=True)
    ben.join(table)
    with ben.listening(table) as ear:
        told = ana.post(at(table, "leave"))
        assert told["seat"] is None
        heard = ear.hear("table")["table"]
        assert (heard["host"]["name"], heard["seat"]) == ("Ben", 1)
    assert ana.post(at(table, "leave"), status=403)["error"] == "server-not-seated"
    assert ben.post(at(table, "leave"))["status"] == "closed"
    assert ana.post(at(table, "join"), status=409)["error"] == "server-not-open"
    assert table not in ids(ana.get("/api/tables"))
    ana.post(at(table, "rematch"), status=403)


def test_a_spectator_who_sits_down_hears_as_that_seat(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    table = ana.table()
    with ben.listening(table) as ear, served.somebody().listening(table) as stranger:
        ben.join(table)
        assert ear.hear("table")["table"]["seat"] == 1
        assert stranger.hear("table")["table"]["seat"] is None
        ana.post(at(table, "start"))
        assert ear.hear()["seat"] == 1
        assert stranger.hear()["seat"] is None
        assert ear.hear("table")["table"]["status"] == "running"


def test_my_tables_begin_with_those_that_wait_for_me(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    running = []
    for _ in range(3):
        table = ana.table()
        ben.join(table)
        ana.post(at(table, "start"))
        running.append(table)
    while ana.game(running[1])["asked"] == ana.game(running[0])["asked"]:
        mover = (ana, ben)[ana.game(running[1])["asked"][0]]
        mover.act(running[1], mover.game(running[1]))
    waiting = ana.table()
    asked = {table: ana.game(table)["asked"] for table in running}
    for seat, player in enumerate((ana, ben)):
        own = player.get("/api/tables/mine")
        turns = [each["turn"] for each in own]
        assert turns == sorted(turns, reverse=True)
        assert {each["id"] for each in own if each["turn"]} == {
            table for table in running if asked[table] == [seat]
        }
        assert {each["id"] for each in own} - {waiting} == set(running)
    assert ana.get("/api/tables/mine")[-1]["id"] == waiting


def test_a_rematch_is_one_table_for_all(served: Served) -> None:
    ana, ben, eve = served.guest("Ana"), served.guest("Ben"), served.guest("Eve")
    table = ana.table(name="Evening")
    ben.join(table)
    ana.post(at(table, "start"))
    assert ana.post(at(table, "rematch"), status=409)["error"] == "server-not-over"
    with ben.listening(table) as ear:
        play_out(served, table, ana, ben)
        heard = ear.hear("table")["table"]
        while heard["status"] != "over":
            heard = ear.hear("table")["table"]
    assert min(each["place"] for each in heard["seats"]) == 1
    eve.post(at(table, "rematch"), status=403)
    both = at_once((ana, at(table, "rematch"), {}), (ben, at(table, "rematch"), {}))
    assert both == [200, 200]
    told = ana.post(at(table, "rematch"))
    assert told["id"] == ana.get(at(table))["next"]
    assert eve.get(at(table))["next"] is None  # its link is not for strangers
    assert [each["person"]["name"] for each in told["seats"]] == ["Ben", "Ana"]
    host, guest = (ana, ben) if told["host"]["name"] == "Ana" else (ben, ana)
    assert [each["joined"] for each in told["seats"]].count(True) == 1
    assert host.post(at(told["id"], "start"), status=409)["error"] == "server-not-ready"
    invitation = guest.get("/api/tables/mine")[0]
    assert (invitation["id"], invitation["invited"]) == (told["id"], True)
    assert eve.post(at(told["id"], "join"), status=409)["error"] == "server-table-full"
    guest.join(told["id"])
    assert host.post(at(told["id"], "start"))["status"] == "running"


def test_a_rematch_with_bots_alone_begins_at_once(served: Served) -> None:
    ana = served.guest("Ana")
    table = keep(served, play(begin("rapanui", 2), Random(3)), [ana, "easy"])
    told = ana.post(at(table, "rematch"))
    assert told["status"] == "running"
    assert [each["level"] for each in told["seats"]] == ["easy", None]
    assert ana.post(at(table, "rematch"))["id"] == told["id"]
    assert ana.game(told["id"])["seat"] == 1


def test_seats_of_a_rematch_can_be_released_and_a_closed_one_replaced(served: Served) -> None:
    ana, ben, eve = served.guest("Ana"), served.guest("Ben"), served.guest("Eve")
    table = ana.table()
    ben.join(table)
    ana.post(at(table, "start"))
    play_out(served, table, ana, ben)
    first = ana.post(at(table, "rematch"))["id"]
    ana.post(at(first, "close"))
    second = ben.post(at(table, "rematch"))["id"]
    assert second != first
    ben.request("PUT", at(second, "seats", "1"), {"open": True})
    eve.join(second)
    assert ben.post(at(second, "start"))["status"] == "running"


def test_workers_tell_each_other(served: Served, tmp_path: Path) -> None:
    """A second server on the same database; the bus between them is this test."""
    ana, ben = served.guest("Ana"), served.guest("Ben")
    table = ana.table()
    database = served.house.settings.database
    with serving(tmp_path, database=database) as other, ana.listening(table) as ear:
        there = other.back(ben)
        there.join(table)
        inside(served, served.house.bus._follow_one(Notice("other", table, seats=True)))
        assert ear.hear("table")["table"]["seats"][1]["person"]["name"] == "Ben"
        there.post(at(table, "chat"), {"text": "Kia ora"}, 201)
        inside(served, served.house.bus._follow_one(Notice("other", table, chat=1)))
        assert ear.hear("chat")["text"] == "Kia ora"
        ana.post(at(table, "start"))
        assert there.get(at(table))["status"] == "running"
