"""Talking at a table."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.modes import once
from tests.server.redis_server import RedisServer
from tests.server.serving import Served, serving
from vaka.server.chat.heard import MOST, Heard

pytestmark = once


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("chat")) as running:
        yield running


def test_what_is_said_reaches_all_as_plain_text(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("<i>Ben</i>")
    table = ana.table()
    path = f"/api/tables/{table}/chat"
    said = "<script>alert('Kia ora')</script> '); DROP TABLE chat; --"
    with ana.listening(table) as ear, served.somebody().listening(table) as stranger:
        told = ben.post(path, {"text": f"  {said}\n"}, 201)
        assert (told["number"], told["name"], told["text"]) == (1, "<i>Ben</i>", said)
        assert ear.hear("chat") == stranger.hear("chat") == told
    answer = ben.http.get(path)
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json() == [told]


def test_over_a_socket_seated_or_looking_on(served: Served) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    table = ana.table()
    with ana.listening(table) as seated, ben.listening(table) as looking:
        looking.say(type="chat", text="Room for one more?", id=7)
        assert seated.hear("chat")["name"] == "Ben"
        assert looking.hear("done")["id"] == 7
        seated.say(type="chat", text="Sit down!")
        assert looking.hear("chat")["number"] == 2
        seated.say(type="chat", text=" \n ", id=8)
        assert seated.hear("problem")["problem"]["error"] == "server-bad-input"
    with served.somebody().listening(table) as stranger:
        stranger.say(type="chat", text="psst", id=1)
        assert stranger.hear("problem")["problem"]["error"] == "server-not-logged-in"
    assert len(ana.get(f"/api/tables/{table}/chat")) == 2


def test_what_cannot_be_said(served: Served) -> None:
    ana = served.guest("Ana")
    path = f"/api/tables/{ana.table()}/chat"
    for text in ("", "   ", "x" * 501, "a\u0000b", "\u202egnorw", 7):
        ana.post(path, {"text": text}, 400)
    ana.post(path, {"text": "hello", "name": "Ben"}, 400)
    served.somebody().post(path, {"text": "hello"}, 401)
    ana.post("/api/tables/nowhere/chat", {"text": "hello"}, 404)
    ana.get("/api/tables/nowhere/chat", 404)
    ana.post(path, {"text": "x" * 500}, 201)
    assert len(ana.get(path)) == 1


def test_all_at_once_get_numbers_one_by_one(served: Served) -> None:
    people = [served.guest(f"P{number}") for number in range(4)]
    path = f"/api/tables/{people[0].table()}/chat"

    def talk(number: int) -> None:
        for line in range(4):
            people[number].post(path, {"text": f"{number} {line}"}, 201)

    threads = [threading.Thread(target=talk, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    said = people[0].get(path)
    assert [each["number"] for each in said] == list(range(1, 17))
    for number in range(4):  # everybody's own words in the order in which he spoke
        own = [each["text"] for each in said if each["name"] == f"P{number}"]
        assert own == [f"{number} {line}" for line in range(4)]
    assert [each["number"] for each in people[0].get(path, after=14)] == [15, 16]
    assert [each["number"] for each in people[0].get(path, before=3)] == [1, 2]


def test_what_was_said_while_the_bus_was_broken_is_told_when_it_is_back(
    tmp_path: Path, redis_server: RedisServer
) -> None:
    """Each line once, also where somebody has gone on talking at both workers."""
    bus = redis_server.url
    with serving(tmp_path, bus=bus) as one, serving(tmp_path, bus=bus) as two:
        ana, ben = one.guest("Ana"), two.guest("Ben")
        table = ana.table()
        path = f"/api/tables/{table}/chat"
        with ana.listening(table) as here, ben.listening(table) as there:
            here.hear(None), there.hear(None)
            ana.post(path, {"text": "hello"}, 201)
            assert here.hear("chat")["text"] == there.hear("chat")["text"] == "hello"
            redis_server.stop()
            ben.post(path, {"text": "are you there?"}, 201)
            ana.post(path, {"text": "it is so quiet"}, 201)
            ben.post(path, {"text": "strange"}, 201)
            redis_server.start()
            heard = [here.hear("chat") for _ in range(3)]
            assert sorted(each["number"] for each in heard) == [2, 3, 4]
            others = [there.hear("chat") for _ in range(3)]
            assert sorted(each["number"] for each in others) == [2, 3, 4]
            ana.post(path, {"text": "ah"}, 201)  # and nothing twice before it
            assert here.hear("chat")["number"] == there.hear("chat")["number"] == 5


def test_what_was_heard_is_remembered_with_its_gaps() -> None:
    heard = Heard()
    heard.note(7)
    assert heard.has(7)
    assert not heard.has(6)  # it may have been missed
    heard.note_all(8)
    heard.note(10)
    assert [number for number in range(5, 12) if heard.has(number)] == [5, 6, 7, 8, 10]
    heard.note(9)
    assert heard.all_to == 10
    for number in range(12, 12 + 2 * MOST):  # it does not grow for ever
        heard.note(number)
    assert heard.all_to == 11 + 2 * MOST
