"""Hooks: who is told what, once and in time, however the receiver behaves."""

import hmac
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest
from sqlalchemy import and_, func, or_, select, update

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.playing import Party, party
from tests.server.receiving import Receiver, receiving
from tests.server.serving import WAIT, Served, Visitor, serving
from tests.server.timing import LETTERS, pass_time
from tests.waiting import wait_until
from vaka.locale import Words
from vaka.server.hooks import happening, looking, outbox, posting, registering, sending
from vaka.server.hooks.messages import left_in_words
from vaka.server.hooks.refusals import TooSlow
from vaka.server.store.models import DeliveryRow, HookRow
from vaka.server.tables.told import known

pytestmark = once

DAY = 24 * 60 * 60


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for messages at once: no change waits for others."""
    monkeypatch.setattr(looking, "MOMENT", 0)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@contextmanager
def served_at_home(folder: Path, clock: VirtualClock, **changes: Any) -> Iterator[Served]:
    """A server that may call this machine, and tells at once."""
    usual = {"hooks": "private", "hook_wait": 0}
    with serving(folder, clock=clock, **{**usual, **changes}) as running:
        yield running


@pytest.fixture
def served(tmp_path: Path, clock: VirtualClock) -> Iterator[Served]:
    with served_at_home(tmp_path, clock) as running:
        yield running


def hook(visitor: Visitor, receiver: Receiver, status: int = 201, **wanted: Any) -> Any:
    path = wanted.pop("path", "/in")
    return visitor.post("/api/hooks", {"address": receiver.url + path, **wanted}, status)


def idle(served: Served) -> None:
    """Wait until all that has happened is looked at and sent, and nothing is due."""

    async def rest() -> int:
        await served.house.hooks.looker.rest()
        served.house.hooks.sender.wake()
        await served.house.hooks.sender.finish()
        now = served.house.clock.now()
        async with served.house.database.reading() as session:
            waiting = and_(DeliveryRow.state == outbox.WAITING, DeliveryRow.due <= now)
            moving = or_(waiting, DeliveryRow.state == outbox.SENDING)
            return await session.scalar(select(func.count()).where(moving)) or 0

    wait_until(lambda: served.inside(rest()), lambda moving: moving == 0)


def rows(served: Served) -> list[DeliveryRow]:
    async def read() -> list[DeliveryRow]:
        async with served.house.database.reading() as session:
            return list(await session.scalars(select(DeliveryRow)))

    return served.inside(read())


def go_on(served: Served, clock: VirtualClock, seconds: float) -> None:
    clock.advance(seconds)
    idle(served)


def await_ply(person: Visitor, table: str, ply: int) -> None:
    wait_until(lambda: person.game(table)["ply"], lambda now: now == ply)


def play_on(game: Party, choices: int, dice: Random) -> int:
    """So many choices at random, or to the end; how many were made."""
    for made in range(choices):
        seats = game.asked()
        if not seats:
            return made
        game.act(seats[0], dice)
    return choices


# What is told ------------------------------------------------------------------------------------


def test_the_own_turn_is_told_signed_and_in_the_own_language(
    served: Served, receiver: Receiver
) -> None:
    people = [served.guest("Ana"), served.guest("Ben")]
    for person in people:
        person.request("PATCH", "/api/me", {"settings": {"language": "it"}})
    hooks = [hook(person, receiver) for person in people]
    table = people[0].table(seats=["me", "open"], name="Sunday")
    people[1].join(table)
    people[0].post(f"/api/tables/{table}/start")
    seat = people[0].game(table)["asked"][0]
    ana, made = people[seat], hooks[seat]
    told = receiver.wait(1)[0]
    idle(served)
    assert len(receiver.got) == 1  # the other is not told
    assert told["event"] == "turn"
    assert (told["table"], told["title"], told["name"]) == (table, "rapanui", "Sunday")
    assert (told["seat"], told["person"]) == (seat, ["Ana", "Ben"][seat])
    assert told["link"] == f"{served.url}/table/{table}"
    assert told["text"] == f"Rapa Nui, «Sunday»: tocca a te. {told['link']}"
    assert told["content"] == told["text"]
    assert told["allowed_mentions"] == {"parse": []}
    got = receiver.got[0]
    assert got.path == "/in"
    assert got.headers["Content-Type"] == "application/json"
    assert got.headers["X-Vaka-Event"] == "turn"
    # As docs/hosting.md tells receivers to check it.
    signed = got.headers["X-Vaka-Timestamp"].encode() + b"." + got.body
    expected = "sha256=" + hmac.new(made["secret"].encode(), signed, sha256).hexdigest()
    assert hmac.compare_digest(expected, got.headers["X-Vaka-Signature"])
    assert int(got.headers["X-Vaka-Timestamp"]) == served.house.clock.now() // 1000
    listed = ana.get("/api/hooks")[0]
    assert "secret" not in listed
    wait_until(lambda: ana.get("/api/hooks")[0]["reached"] is not None)


def test_of_a_table_all_turns_of_people_and_the_result_are_told(
    served: Served, receiver: Receiver
) -> None:
    game = party(served, name="The @everyone <!channel> [club](x)")
    hook(game.people[1], receiver, table=game.table)
    dice = Random(3)
    for _ in range(12):
        idle(served)
        told = receiver.told("turn")
        assert told[-1]["seat"] == game.asked()[0]  # whoever is asked was told last
        play_on(game, 1, dice)
    play_on(game, 10_000, dice)
    result = receiver.wait(1, "result")[0]
    assert {each["seat"] for each in receiver.told("turn")} == {0, 1}
    table = game.people[0].get(f"/api/tables/{game.table}")
    places = {seat["number"]: (seat["place"], seat["score"]) for seat in table["seats"]}
    assert {each["seat"]: (each["place"], each["score"]) for each in result["places"]} == places
    assert result["places"][0]["place"] == 1
    assert result["name"] == "The @everyone <!channel> [club](x)"
    for sign in "@<>[]":  # in what people read nothing is left that calls or leads anywhere
        assert sign not in result["text"], result["text"]
    assert "The ＠everyone ＜！channel＞" in result["text"].replace("!", "！")
    idle(served)
    assert len(receiver.told("result")) == 1


def test_a_stretch_is_told_once(served: Served, receiver: Receiver) -> None:
    """However often somebody is asked in a row, and whoever else answers the same question."""
    game = party(served, "giants", 3)
    hook(game.people[0], receiver, table=game.table, events=["turn"])
    dice = Random(5)
    stretches: set[tuple[int, int]] = set()
    for _ in range(25):
        idle(served)
        steps = game.people[0].game(game.table, since=0)["steps"]
        for seat in game.asked():
            others = max((each["ply"] for each in steps if each["seat"] != seat), default=0)
            own = [each["ply"] for each in steps if each["seat"] == seat and each["ply"] < others]
            stretches.add((seat, max(own, default=0)))
        play_on(game, 1, dice)
    names = [row.name for row in rows(served)]
    assert set(names) >= {happening.turn_name(game.table, *each) for each in stretches}
    assert len(names) == len(set(names))
    told = receiver.told("turn")
    assert len(told) <= len(names)
    assert len(stretches) < 25  # somebody was asked several times in a row


def test_a_bots_turn_is_told_to_nobody(served: Served, receiver: Receiver) -> None:
    ana = served.guest("Ana")
    table = ana.table(seats=["me", "easy"])
    hook(ana, receiver, table=table)
    ana.post(f"/api/tables/{table}/start")
    for _ in range(20):
        update = ana.game(table)
        if update["asked"] != [0]:
            break
        ana.act(table, update)
    assert ana.game(table)["asked"] == [1]  # no bot thinks at this server
    idle(served)
    assert all(row.seat == 0 for row in rows(served))


def test_others_turns_and_tables_are_not_told(served: Served, receiver: Receiver) -> None:
    carla = served.guest("Carla")
    hook(carla, receiver)
    game = party(served)
    play_on(game, 6, Random(1))
    idle(served)
    assert receiver.got == []
    assert rows(served) == []
    hook(carla, receiver, 403, table=game.table)
    hook(carla, receiver, 404, table="nowhere")
    hook(carla, receiver, 400, events=[])


def test_who_is_at_the_table_is_told_only_after_a_while(
    served: Served, receiver: Receiver, clock: VirtualClock
) -> None:
    game = party(served)
    first = game.asked()[0]
    with game.people[first].listening(game.table) as ear:
        ear.hear()
        hook(game.people[0], receiver, table=game.table)
        idle(served)
        assert [row.state for row in rows(served)] == ["waiting"]
        go_on(served, clock, 4 * 60)
        assert receiver.got == []
        go_on(served, clock, 2 * 60)
        assert [each["seat"] for each in receiver.wait(1)] == [first]


def test_a_turn_that_is_over_is_no_news(
    tmp_path: Path, receiver: Receiver, clock: VirtualClock
) -> None:
    with served_at_home(tmp_path, clock, hook_wait=30) as served:
        game = party(served)
        hook(game.people[0], receiver, table=game.table, events=["turn"])
        idle(served)
        first = game.asked()[0]
        dice = Random(2)
        while game.asked() == [first]:
            play_on(game, 1, dice)
        idle(served)
        go_on(served, clock, 31)
        go_on(served, clock, 10 * 60)  # the other has not acted yet, so he is not there
        assert {each["seat"] for each in receiver.told()} == {1 - first}
        assert {row.state for row in rows(served) if row.seat == first} == {"dropped"}


def test_reminders(served: Served, receiver: Receiver, clock: VirtualClock) -> None:
    game = party(served)
    seat = game.asked()[0]
    hook(game.people[seat], receiver, events=["reminder"])
    hook(game.people[seat], receiver, events=["reminder"], table=game.table)
    hook(game.people[1 - seat], receiver, events=["reminder"])
    deadline = clock.now() + 3 * 60 * 60 * 1000 + 5000
    for _ in range(2):
        served.inside(served.house.hooks.reminder(game.table, seat, deadline))
    told = receiver.wait(2)
    idle(served)
    assert len(receiver.got) == 2
    assert {each["until"] for each in told} == {deadline}
    texts = sorted(each["text"] for each in told)
    name = f"guest {seat}"
    assert texts[0].startswith(f"Rapa Nui: {name} has 3 hours left for this turn.")
    assert texts[1].startswith("Rapa Nui: you have 3 hours left for your turn.")


def test_the_clock_reminds_and_a_stand_in_is_a_bot(tmp_path: Path, receiver: Receiver) -> None:
    with served_at_home(tmp_path, VirtualClock()) as served:
        game = party(served, clock=LETTERS)
        seat = game.asked()[0]
        hook(game.people[0], receiver, table=game.table)
        receiver.wait(1, "turn")
        pass_time(13 * 3600, served)  # of a day
        told = receiver.wait(1, "reminder")[0]
        assert (told["seat"], told["until"] > served.house.clock.now()) == (seat, True)
        idle(served)
        before = len(receiver.got)
        game.people[seat].post(f"/api/tables/{game.table}/away")
        hook(game.people[1], receiver, table=game.table)
        idle(served)
        assert len(receiver.got) == before  # nobody waits for a person now
        game.people[seat].post(f"/api/tables/{game.table}/return")
        idle(served)
        assert [each["seat"] for each in receiver.told()[before:]] == [seat]


# Once, and not lost ------------------------------------------------------------------------------


def test_what_fails_is_tried_again_after_growing_pauses(
    served: Served, receiver: Receiver, clock: VirtualClock
) -> None:
    game = party(served)
    ana = game.people[game.asked()[0]]
    receiver.answers = [500, 404, 503]
    hook(ana, receiver, table=game.table)
    receiver.wait(1)
    idle(served)
    told = ana.get("/api/hooks")[0]
    assert told["failing"] is not None
    assert "500" in told["problem"]
    assert len(receiver.got) == 1
    for tries, pause in ((2, 10), (3, 60), (4, 300)):
        go_on(served, clock, pause - 5)
        assert len(receiver.got) == tries - 1
        go_on(served, clock, 6)
        assert len(receiver.got) == tries
    assert len({each.headers["X-Vaka-Delivery"] for each in receiver.got}) == 1
    told = ana.get("/api/hooks")[0]
    assert (told["failing"], told["problem"]) == (None, None)
    go_on(served, clock, DAY)
    assert len(receiver.got) == 4


def test_a_hook_that_fails_for_a_day_is_switched_off_and_a_test_brings_it_back(
    served: Served, receiver: Receiver, clock: VirtualClock
) -> None:
    game = party(served)
    ana = game.people[game.asked()[0]]
    receiver.answers = [500] * 50
    made = hook(ana, receiver, table=game.table, events=["reminder"])
    seat = game.asked()[0]

    def remind() -> Any:
        served.inside(served.house.hooks.reminder(game.table, seat, clock.now() + 1000 * DAY))
        idle(served)
        return ana.get("/api/hooks")[0]

    first = remind()
    for pause in sending.PAUSES:  # one message, to its end
        go_on(served, clock, pause)
    assert len(receiver.got) == 1 + len(sending.PAUSES)
    go_on(served, clock, 3600)
    assert len(receiver.got) == 1 + len(sending.PAUSES)
    assert [row.state for row in rows(served)] == ["failed"]
    clock.advance(20 * 3600)
    told = remind()
    assert told["active"]
    assert told["failing"] == first["failing"]
    clock.advance(4 * 3600)
    told = remind()
    assert not told["active"]
    assert "500" in told["problem"]
    before = len(receiver.got)
    remind()
    go_on(served, clock, DAY)
    assert len(receiver.got) == before
    receiver.answers = [410]
    tried = ana.post(f"/api/hooks/{made['id']}/test")
    assert (tried["delivered"], tried["status"]) == (False, 410)
    assert "410" in tried["problem"]
    assert not ana.get("/api/hooks")[0]["active"]
    receiver.answers = []
    tried = ana.post(f"/api/hooks/{made['id']}/test")
    assert (tried["delivered"], tried["status"], tried["problem"]) == (True, 204, None)
    assert ana.get("/api/hooks")[0]["active"]


def test_messages_outlive_the_server(
    tmp_path: Path, receiver: Receiver, clock: VirtualClock
) -> None:
    with served_at_home(tmp_path, clock, hook_wait=30) as served:
        game = party(served)
        hook(game.people[0], receiver, table=game.table)
        idle(served)
        assert [row.state for row in rows(served)] == ["waiting"]
    clock.advance(60)
    with served_at_home(tmp_path, clock, hook_wait=30) as served:
        receiver.wait(1)
        idle(served)
    # A server that was killed between the move and the outbox, and in the middle of sending.
    with served_at_home(tmp_path, clock, hooks="off") as served:
        people = [served.back(each) for each in game.people]
        again = Party(game.table, people)
        dice = Random(4)
        first = again.asked()[0]
        while again.asked() == [first]:
            play_on(again, 1, dice)
        other = again.asked()[0]
        assert other != first
    with served_at_home(tmp_path, clock) as served:
        told = receiver.wait(2)
        assert [each["seat"] for each in told] == [first, other]
        idle(served)

        async def cut_off() -> None:
            async with served.house.database.session() as session:
                due = clock.now() + outbox.HELD
                await session.execute(update(DeliveryRow).values(state="sending", due=due))

        served.inside(cut_off())
    clock.advance(outbox.HELD / 1000 - 30)
    with served_at_home(tmp_path, clock) as served:
        served.inside(served.house.hooks.sender.send_due())
        assert len(receiver.got) == 2
        assert {row.state for row in rows(served)} == {"sending"}
        go_on(served, clock, 60)
        receiver.wait(3)  # only the one that is still true
        idle(served)
        assert receiver.told()[2:] == [receiver.told()[1]]


def test_told_once_by_two_workers(
    tmp_path: Path, postgres_database: str, receiver: Receiver, clock: VirtualClock
) -> None:
    settings = {"database": postgres_database, "bus": "postgresql"}
    with (
        served_at_home(tmp_path, clock, **settings) as one,
        served_at_home(tmp_path, clock, **settings) as two,
    ):
        game = party(one)
        for person in game.people:
            hook(person, receiver)
            hook(person, receiver, table=game.table)
        dice = Random(7)
        there = [two.back(person) for person in game.people]
        for number in range(8):  # at either worker: both hear of it and look
            people = [game.people, there][number % 2]
            await_ply(people[0], game.table, number)
            Party(game.table, people).act(people[0].game(game.table)["asked"][0], dice)
        await_ply(game.people[0], game.table, 8)
        play_on(game, 10_000, dice)
        receiver.wait(4, "result")
        for each in (one, two):
            idle(each)
        told = [(each.headers["X-Vaka-Delivery"], each.told["event"]) for each in receiver.got]
        assert len(told) == len(set(told))
        assert len(receiver.told("result")) == 4
        done = [row.id for row in rows(one) if row.state == "done"]
        assert sorted(done) == sorted(name for name, _ in told)
        assert receiver.told("turn")


# Bad receivers -----------------------------------------------------------------------------------


def tried(visitor: Visitor, receiver: Receiver, **wanted: Any) -> Any:
    made = hook(visitor, receiver, **wanted)
    return visitor.post(f"/api/hooks/{made['id']}/test")


def test_redirects_are_not_followed(served: Served, receiver: Receiver) -> None:
    receiver.answers = [302]
    told = tried(served.guest("Ana"), receiver)
    assert (told["delivered"], told["status"]) == (False, 302)
    assert [each.path for each in receiver.got] == ["/in"]


def test_slow_and_endless_answers_are_cut_off(
    served: Served, receiver: Receiver, clock: VirtualClock
) -> None:
    ana = served.guest("Ana")
    cut_off = Event()

    def silent(_write: Any) -> None:
        clock.advance(posting.PATIENCE)
        assert cut_off.wait(WAIT)

    def drips(write: Any) -> None:
        write(b"HTTP/1.1 200 OK\r\n")
        for _ in range(posting.PATIENCE):
            write(b"x: y\r\n")
            clock.advance(1)
        assert cut_off.wait(WAIT)

    def endless_head(write: Any) -> None:
        write(b"HTTP/1.1 200 OK\r\n")
        while True:
            write(b"x: " + b"y" * 1000 + b"\r\n")

    def nonsense(write: Any) -> None:
        write(b"* OK IMAP4rev1\r\n\r\n")

    def endless_body(write: Any) -> None:
        write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            write(b"y" * 1000)

    def early(write: Any) -> None:
        write(b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 202 Accepted\r\n\r\n")

    expected: list[tuple[Any, bool, int | None]] = [
        (silent, False, None),
        (drips, False, None),
        (endless_head, False, None),
        (nonsense, False, None),
        (endless_body, True, 200),
        (early, True, 202),
    ]
    for number, (behavior, delivered, status) in enumerate(expected):
        receiver.behave = behavior
        cut_off.clear()
        told = tried(ana, receiver, path=f"/{number}")
        cut_off.set()
        assert (told["delivered"], told["status"]) == (delivered, status), behavior
        assert (told["problem"] is None) == delivered
        slow = behavior in (silent, drips)
        assert (told["problem"] == TooSlow(seconds=posting.PATIENCE).message(Words("en"))) == slow


def test_a_hanging_receiver_holds_up_no_move_and_no_other_hook(
    tmp_path: Path, receiver: Receiver, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "STOPPING", 0.05)
    hanging: list[bool] = []
    stopped = Event()

    def hang(_write: Any) -> None:
        hanging.append(True)
        assert stopped.wait(WAIT)

    receiver.behave = hang
    with served_at_home(tmp_path, clock) as served, receiving() as good:
        game = party(served)
        for number in range(3):
            hook(game.people[0], receiver, table=game.table, path=f"/{number}")
        wait_until(lambda: len(hanging), lambda count: count == 3)
        hook(game.people[1], good, table=game.table)
        good.wait(1)
        assert play_on(game, 20, Random(1)) == 20
    stopped.set()  # the server has stopped without waiting for them


# Limits ------------------------------------------------------------------------------------------


def test_so_many_hooks_and_no_more(
    served: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben = served.guest("Ana"), served.guest("Ben")
    first = hook(ana, receiver)
    assert hook(ana, receiver, 409)["error"] == "server-hook-same"
    for number in range(registering.MOST - 1):
        hook(ana, receiver, path=f"/{number}")
    assert hook(ana, receiver, 409, path="/more")["error"] == "server-hook-too-many"
    monkeypatch.setattr(registering, "MOST_THERE", 1)
    assert hook(ben, receiver, 409)["error"] == "server-hook-too-many-there"
    hook(ben, receiver, path="/own")
    ben.request("DELETE", f"/api/hooks/{first['id']}", status=404)
    ben.post(f"/api/hooks/{first['id']}/test", status=404)
    ana.request("DELETE", f"/api/hooks/{first['id']}", status=204)
    assert len(ana.get("/api/hooks")) == registering.MOST - 1
    served.somebody().get("/api/hooks", 401)


def test_one_address_registers_and_tries_only_so_often(tmp_path: Path, receiver: Receiver) -> None:
    own = {"clock": VirtualClock(), "hooks": "private", "limit_this_machine": True}
    with serving(tmp_path, **own) as served:
        ana = served.guest("Ana")
        made = hook(ana, receiver)
        statuses = [
            ana.http.post(f"/api/hooks/{made['id']}/test", json={}).status_code for _ in range(40)
        ]
        assert statuses == [200] * 29 + [429] * 11
        assert len(receiver.got) == 29


def test_a_flood_is_dammed(
    served: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, clock: VirtualClock
) -> None:
    monkeypatch.setattr(outbox, "MOST_WAITING", 5)
    game = party(served)
    receiver.answers = [500] * 100
    hook(game.people[0], receiver, table=game.table)
    seat = game.asked()[0]
    for number in range(12):
        served.inside(served.house.hooks.reminder(game.table, seat, clock.now() + number))
    idle(served)
    assert len(rows(served)) == 5


def test_a_server_can_call_nobody(tmp_path: Path, receiver: Receiver, clock: VirtualClock) -> None:
    with served_at_home(tmp_path, clock, hooks="off") as served:
        ana = served.guest("Ana")
        assert hook(ana, receiver, 409)["error"] == "server-hook-off"
        assert ana.get("/api/hooks") == []


def test_hooks_go_with_their_owner_and_end_with_the_table(
    served: Served, receiver: Receiver, clock: VirtualClock
) -> None:
    ana = served.guest("Ana")
    hook(ana, receiver)
    account = served.somebody()
    account.post("/api/account", {"name": "Ana Maria", "password": "wind and waves"}, 201)
    ana.post("/api/login", {"name": "Ana Maria", "password": "wind and waves", "adopt": True})
    assert len(ana.get("/api/hooks")) == 1
    game = party(served)
    hook(game.people[1], receiver, table=game.table)
    play_on(game, 10_000, Random(1))
    receiver.wait(1, "result")
    assert (
        hook(game.people[0], receiver, 409, table=game.table)["error"] == "server-hook-table-ended"
    )
    idle(served)
    go_on(served, clock, 8 * DAY)
    wait_until(lambda: game.people[1].get("/api/hooks"), lambda hooks: hooks == [])
    assert rows(served) == []


def test_logs_and_figures_tell_no_secrets(
    served: Served, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    game = party(served)
    receiver.answers = [500]
    with caplog.at_level(logging.DEBUG, "vaka"):
        made = hook(game.people[0], receiver, table=game.table, path="/very-secret")
        receiver.wait(1)
        idle(served)
    assert any("a hook fails" in record.getMessage() for record in caplog.records)
    told = "\n".join(str(vars(record)) for record in caplog.records)
    assert "very-secret" not in told
    assert made["secret"] not in told
    figures = game.people[0].get("/metrics")
    assert 'vaka_hook_messages_total{outcome="failed"} 1.0' in figures


def test_a_spectator_knows_as_much(served: Served, receiver: Receiver) -> None:
    """What is sent during a sealed decision is the same whatever was answered in it."""
    game = party(served, "giants", 3)
    hook(game.people[0], receiver, table=game.table)
    idle(served)
    update = game.people[1].game(game.table)
    assert update["view"]["decision"]["sealed"]
    before = len(receiver.got)
    game.people[1].act(game.table, update, 2)
    idle(served)
    allowed = {"event", "table", "title", "name", "link", "seat", "person", "until", "places"}
    allowed |= {"text", "content", "mrkdwn", "allowed_mentions"}
    assert all(set(each) == allowed for each in receiver.told())
    assert len(receiver.got) == before  # nobody is asked anything new


def test_a_person_who_leaves_is_told_nothing_more(served: Served, receiver: Receiver) -> None:
    ana = served.guest("Ana")
    table = ana.table(seats=["me", "open", "open"], players=3)
    ben, carla, dora = (served.guest(name) for name in ("Ben", "Carla", "Dora"))
    ben.join(table)
    carla.join(table)
    hook(carla, receiver, table=table)
    carla.post(f"/api/tables/{table}/leave")
    dora.join(table)
    ana.post(f"/api/tables/{table}/start")
    idle(served)
    assert rows(served) == []

    async def count() -> int:
        async with served.house.database.reading() as session:
            connection = await session.connection()
            assert (await connection.run_sync(known, table)).row.status == "running"
            return await session.scalar(select(func.count()).select_from(HookRow)) or 0

    assert served.inside(count()) == 1
    assert msgspec.json.encode(carla.get("/api/hooks"))


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (2_100, "2 seconds"),
        (1, "one second"),
        (61_000, "one minute"),
        (7_200_000, "2 hours"),
        (172_800_000, "2 days"),
    ],
)
def test_what_is_left_is_never_told_as_more(left: int, told: str) -> None:
    assert left_in_words(left, Words("en")) == told
