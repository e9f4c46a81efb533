"""Bots think in processes of their own: each turn once, by what the seat knows, whatever dies."""

import asyncio
import gc
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.serving import WAIT, Served, serving
from tests.waiting import wait_until, wait_until_async
from vaka import Record, State
from vaka.bots import Observation, make
from vaka.locale import LANGUAGES, Words
from vaka.server.clock import Clock
from vaka.server.play.hall import Hall
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting
from vaka.server.processes.child import Lost
from vaka.server.processes.pool import Line
from vaka.server.settings import Settings, in_folder
from vaka.server.store.database import Database
from vaka.server.store.ledger import Ledger
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.thinking import asking, worker
from vaka.server.thinking.claims import HELD, Claims
from vaka.server.thinking.hints import LOOKS
from vaka.server.thinking.pool import NOWHERE, Pool
from vaka.server.thinking.questions import Advise, Answer, Asked, Chosen, Failed
from vaka.server.thinking.turns import Thinker

pytestmark = once

TITLES = ("giants", "raiatea", "rapanui")


def table(title: str, level: str, plies: int) -> Live:
    """A table in the middle of a random game; all seats are bots'."""
    sitting = Sitting(Record(title, 3, 11))
    chance = random.Random(5)
    while sitting.ply < plies:
        seat = chance.choice(sitting.asked())
        action = chance.choice(sitting.state.legal_actions(seat))
        prepared = sitting.prepare(seat, sitting.ply, sitting.step(seat), action, 0)
        assert prepared is not None
        sitting.take(seat, prepared)
    row = TableRow(
        id="t", title=title, players=3, options={}, secret="5e", status="running", proposal=None
    )
    seats = [SeatRow(table_id="t", number=seat, level=level, joined=True) for seat in range(3)]
    return Live(row, seats, sitting)


def swapped(state: State, seat: int) -> State:
    """The same for this seat, but with other secrets."""
    for seed in range(1, 100):
        other = state.redeal(seat, seed)
        if other.digest() != state.digest():
            return other
    raise AssertionError


@pytest.mark.parametrize("title", TITLES)
def test_a_bot_chooses_by_what_its_seat_knows(title: str) -> None:
    for plies in (0, 1, 17, 44):
        live = table(title, "medium", plies)
        sitting = live.running()
        seat = sitting.asked()[-1]
        question = asking.choose(live, seat)
        hint = asking.advise(live, seat, LOOKS[title], 1.0)
        truth = sitting.state
        answer = msgspec.json.decode(worker.answer(msgspec.json.encode(question)), type=Answer)
        sitting.state = swapped(truth, seat)
        # What leaves this process is the same, byte by byte: no process can know a secret.
        assert msgspec.json.encode(asking.choose(live, seat)) == msgspec.json.encode(question)
        assert asking.advise(live, seat, LOOKS[title], 1.0) == hint
        assert question.dump != truth.dump()
        # And it is the choice of the same bot at the true position.
        chosen = make("medium", question.seed, title).choose(Observation(truth, seat))
        assert answer == Chosen(chosen.index)


def test_the_seed_of_a_bot() -> None:
    """Another for each turn, the same in whatever order others answer; nobody can foresee it."""
    live = table("giants", "easy", 0)
    sitting = live.running()
    assert sitting.asked() == (0, 1, 2)  # sealed bids
    first = asking.choose(live, 2)
    action = sitting.state.legal_actions(0)[0]
    prepared = sitting.prepare(0, 0, 0, action, 0)
    assert prepared is not None
    sitting.take(0, prepared)
    assert asking.choose(live, 2).seed == first.seed
    assert asking.choose(live, 1).seed != first.seed
    live.row.secret = "5f"
    assert asking.choose(live, 2).seed != first.seed


def test_what_a_process_cannot_do_is_an_answer(tmp_path: Path) -> None:
    live = table("rapanui", "medium", 0)
    question = asking.choose(live, live.running().asked()[0])
    broken = msgspec.structs.replace(question, dump=question.dump[1:])
    answer = msgspec.json.decode(worker.answer(msgspec.json.encode(broken)), type=Answer)
    assert isinstance(answer, Failed)
    # No name makes it run a program.
    foreign = msgspec.structs.replace(question, level=f"program:touch {tmp_path}/here")
    answer = msgspec.json.decode(worker.answer(msgspec.json.encode(foreign)), type=Answer)
    assert isinstance(answer, Chosen)
    assert not list(tmp_path.iterdir())


def test_a_process_that_dies_or_hangs_is_replaced() -> None:
    live = table("rapanui", "medium", 3)
    question = asking.choose(live, live.running().asked()[0])

    async def check() -> None:
        pool = Pool(1)
        answer = await pool.ask(question)
        assert isinstance(answer, Chosen)
        (first,) = pool.processes
        os.kill(first, signal.SIGSTOP)
        pool.patience = 0.1
        with pytest.raises(Lost, match="too slow"):
            await pool.ask(question)
        assert pool.processes == []
        pool.patience = WAIT
        assert await pool.ask(question) == answer
        (second,) = pool.processes
        os.kill(second, signal.SIGSTOP)
        lost = asyncio.create_task(pool.ask(question))

        async def busy() -> int:
            return pool.busy

        await wait_until_async(busy)
        os.kill(second, signal.SIGKILL)
        with pytest.raises(Lost, match="ended"):
            await lost
        await pool.close()
        with pytest.raises(Lost, match="closed"):
            await pool.ask(question)
        for process in (first, second):
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)

    asyncio.run(check())


def test_a_process_whose_server_was_killed_ends_quietly() -> None:
    command = [sys.executable, "-m", worker.__name__, "60"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        assert process.wait(WAIT) == 1
        assert process.stderr.read() == b""


def test_hosts_and_tables_take_turns_and_people_go_first() -> None:
    live = table("rapanui", "expert", 3)
    expert = asking.choose(live, live.running().asked()[0])
    expert = msgspec.structs.replace(expert, dump=[])  # it is about who is asked when
    easy = msgspec.structs.replace(expert, level="easy")
    hint = asking.advise(live, expert.seat, 1, 1.0)
    hint = msgspec.structs.replace(hint, dump=[])

    async def check() -> None:
        pool = Pool(1)
        order: list[str] = []

        async def ask(question: Asked, alone: bool, host: str, name: str) -> None:
            await pool.ask(question, Line(alone, host, name))
            order.append(name)

        waiting: list[tuple[Asked, bool, str, str]] = [
            *[(expert, True, "Ann", name) for name in ("a1", "a1", "a2", "a3", "a3")],
            *[(expert, False, "Ann", name) for name in ("b1", "b1", "b1", "b2")],
            (easy, True, "Ann", "quick, nobody there"),
            (hint, False, "Tane", "c"),
            (hint, False, "Ann", "b2"),
            (easy, False, "Ann", "quick"),
        ]
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(pool.warm())
            for each in waiting:
                tasks.create_task(ask(*each))
            given_up = tasks.create_task(ask(easy, False, "Tane", "given up"))
            await asyncio.sleep(0)
            given_up.cancel()
        assert order == [
            *("quick", "c", "b1", "b2", "b1", "b2", "b1"),
            *("quick, nobody there", "a1", "a2", "a3", "a1", "a3"),
        ]
        assert (pool.waiting, pool.busy) == (0, 0)
        await pool.close()

    asyncio.run(check())
    assert asking.line(live).alone
    somebody = SeatRow(table_id="t", number=0, person_id="somebody", joined=True)
    live.seats = [somebody, *live.seats[1:]]
    assert not asking.line(live).alone


# At tables ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("thinking"), thinkers=1) as running:
        wait_until(lambda: running.house.pool.processes)
        yield running


def test_a_killed_process_and_the_move_is_made(
    thinking: Served, caplog: pytest.LogCaptureFixture
) -> None:
    pool = thinking.house.pool
    wait_until(lambda: pool.processes)
    process = pool.processes[0]
    os.kill(process, signal.SIGSTOP)  # it will be in the middle of its thought for ever
    ann = thinking.guest("Ann")
    game = ann.table("giants", seats=["me", "easy", "medium"], start=True)
    wait_until(lambda: pool.busy)
    assert ann.game(game)["thinking"] == [1, 2]
    os.kill(process, signal.SIGKILL)
    done = wait_until(lambda: ann.game(game, since=0), lambda told: told["ply"] == 2)
    assert process not in pool.processes
    moves = sorted((step["seat"], step["bot"]) for step in done["steps"])
    assert moves == [(1, True), (2, True)]
    assert done["asked"] == [0]
    assert done["thinking"] == []
    assert any(getattr(line, "why", "") == "process ended" for line in caplog.records)


def test_hints_in_four_languages(thinking: Served) -> None:
    ann, other = thinking.guest("Ann"), thinking.guest("Other")
    game = ann.table("rapanui", seats=["me", "easy"], start=True)
    path = f"/api/tables/{game}/hint"
    now = wait_until(lambda: ann.game(game), lambda told: told["legal"])
    while len(now["legal"]) == 1:
        assert ann.post(path)["tries"] == 0
        ann.act(game, now)
        now = wait_until(lambda: ann.game(game), lambda told: told["legal"])
    hints = {lang: ann.post(f"{path}?lang={lang}") for lang in LANGUAGES}
    for lang, hint in hints.items():
        words = Words(lang, strict=True)
        assert (hint["ply"], hint["step"]) == (now["ply"], now["step"])
        assert 2 <= len(hint["best"]) <= 3
        for each in hint["best"]:
            assert {"index": each["index"], "text": each["text"]} in now["legal"]
            assert 0 <= each["chance"] <= 1
            percent = round(100 * each["chance"])
            said = words("cli-hint-expected", percent=percent, points=each["points"])
            assert each["expected"] == (said if each["sure"] else words("cli-hint-rarely"))
        first = hint["best"][0]["chance"]
        higher = any(each["sure"] and each["chance"] > first for each in hint["best"])
        assert hint["note"] == (words("cli-hint-close") if higher else "")
        assert not any("rapanui-" in each["text"] for each in hint["reasons"])
    assert len({tuple(each["text"] for each in hint["best"]) for hint in hints.values()}) == 1
    assert len({hint["best"][0]["expected"] for hint in hints.values()}) == len(LANGUAGES)
    assert ann.game(game)["ply"] == now["ply"]  # a hint changes nothing
    # For who is asked alone.
    assert other.post(path, status=403)["error"] == "server-not-seated"
    waits = ann.table("giants", seats=["me", "easy", "open"])
    assert ann.post(f"/api/tables/{waits}/hint", status=409)["error"] == "server-not-running"


def test_a_hint_tells_where_a_figure_is_to_be_placed(thinking: Served) -> None:
    """A figure is chosen, and then a hex: what the search means to do next is told at once."""
    ann = thinking.guest("Ann")
    game = ann.table("giants", seats=["me", "easy", "easy"], start=True)
    while True:
        now = wait_until(lambda: ann.game(game), lambda told: told["legal"])
        if sum(each["text"].startswith("place(") for each in now["legal"]) > 1:
            break
        ann.act(game, now)
    for lang in LANGUAGES:
        best = ann.post(f"/api/tables/{game}/hint?lang={lang}")["best"]
        told = [each["then"] for each in best if each["text"].startswith("place(") and each["then"]]
        assert told
        words = Words(lang, strict=True)
        starts = tuple(
            words(key, action="|").partition("|")[0]
            for key in ("cli-hint-then", "cli-hint-perhaps")
        )
        assert all(step.startswith(starts) for then in told for step in then)


def test_a_hint_is_for_this_step_of_a_sealed_answer(
    thinking: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Advise] = []
    ask = thinking.house.pool.ask

    async def noted(question: Asked, line: Line = NOWHERE) -> Answer:
        if isinstance(question, Advise):
            asked.append(question)
        return await ask(question, line)

    monkeypatch.setattr(thinking.house.pool, "ask", noted)
    ann = thinking.guest("Ann")
    game = ann.table("raiatea", seats=["me", "easy", "easy"], start=True)
    first = wait_until(lambda: ann.game(game), lambda told: told["asked"] == [0])
    for place in range(2):  # keep one card, think better of it, keep another one
        now = ann.act(game, first, place)
        hint = ann.post(f"/api/tables/{game}/hint")
        assert (hint["ply"], hint["step"]) == (now["ply"], now["step"])
        for each in hint["best"]:
            assert {"index": each["index"], "text": each["text"]} in now["legal"]
        assert ann.post(f"/api/tables/{game}/hint") == hint
        first = ann.post(f"/api/tables/{game}/undo", {"ply": now["ply"], "step": now["step"]})
    assert len(asked) == 2
    assert asked[0].dump != asked[1].dump


def test_figures_tell_no_steps(thinking: Served) -> None:
    """How many steps the sealed answer of a bot has, or of a person so far."""

    def figures() -> dict[str, float]:
        told = httpx.get(f"{thinking.url}/metrics", timeout=WAIT).text
        lines = [line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#")]
        wanted = ("vaka_bot_seconds_count", "vaka_bot_mish", "vaka_commit", "vaka_moves")
        return {name: float(value) for name, value in lines if name.startswith(wanted)}

    before = figures()

    def more(name: str) -> float:
        return figures()[name] - before.get(name, 0)

    ann = thinking.guest("Ann")
    game = ann.table("raiatea", seats=["me", "easy", "medium"], start=True)
    wait_until(lambda: ann.game(game)["asked"] == [0])
    counts = [f'vaka_bot_seconds_count{{level="{level}"}}' for level in ("easy", "medium")]
    wait_until(lambda: all(count in figures() for count in counts))
    wait_until(lambda: min(map(more, counts)) > 0)
    assert [more(count) for count in counts] == [1, 1]
    assert more("vaka_commit_choices_sum") == more('vaka_moves_total{by="bot",kind="act"}') == 2
    assert more("vaka_commit_seconds_count") <= 2
    now = figures()
    assert ann.act(game, ann.game(game))["step"] == 1
    assert figures() == now


def test_no_hint_where_nobody_thinks(served: Served) -> None:
    ann = served.guest("Ann")
    game = ann.table("giants", seats=["me", "easy", "medium"], start=True)
    told = served.house.pool.size, ann.post(f"/api/tables/{game}/hint", status=409)["error"]
    assert told == (0, "server-no-hint")
    answered = ann.act(game, ann.game(game))
    assert answered["asked"] == [1, 2]
    assert ann.post(f"/api/tables/{game}/hint", status=409)["error"] == "error-not-asked"


def test_stopped_in_the_middle_of_a_thought(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It stops at once, claims nothing any more, and goes on by itself when it is started again."""
    with serving(tmp_path, thinkers=2) as running:
        ann = running.guest("Ann")
        cookies = ann.http.cookies
        pool = running.house.pool
        wait_until(lambda: len(pool.processes) == 2 and not pool.busy)
        for process in pool.processes:
            os.kill(process, signal.SIGSTOP)
        game = ann.table("giants", seats=["me", "medium", "medium"], start=True)
        wait_until(lambda: len(claims(tmp_path)) == pool.busy == 2)
    assert claims(tmp_path) == []
    gc.collect()  # who was not asked what went wrong tells it now
    assert [line.message for line in caplog.records if line.name == "asyncio"] == []
    with serving(tmp_path, thinkers=1) as running:
        ann = running.somebody()
        ann.http.cookies = cookies
        done = wait_until(lambda: ann.game(game, since=0), lambda told: told["ply"] == 2)
        assert {step["seat"] for step in done["steps"]} == {1, 2}


def claims(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "vaka.db") as connection:
        return connection.execute("SELECT table_id, seat FROM claim").fetchall()


# Several workers ----------------------------------------------------------------------------------


class Counting(Pool):
    """Notes which questions were thought about."""

    def __init__(self, asked: list[tuple[int, int]]) -> None:
        super().__init__(1)
        self.asked = asked

    async def ask(self, question: Asked, line: Line = NOWHERE) -> Answer:
        self.asked.append((question.seat, getattr(question, "seed", 0)))
        return await super().ask(question, line)


def test_two_workers_and_each_turn_once(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        game = running.guest("Ann").table("giants", seats=["medium"] * 3, start=True)
    settings = Settings(database=in_folder(tmp_path))

    async def check() -> None:
        asked: list[tuple[int, int]] = []
        databases = [Database(settings.database) for _ in range(2)]
        halls = [Hall(settings, each, Ledger(each)) for each in databases]
        thinkers = [
            Thinker(database, hall, Counting(asked), Clock())
            for database, hall in zip(databases, halls, strict=True)
        ]
        for hall, thinker in zip(halls, thinkers, strict=True):
            hall.on_change = thinker.look
        lives = [await hall.live(game) for hall in halls]
        await asyncio.gather(*(thinker.open() for thinker in thinkers))

        async def ply() -> int:
            for thinker, hall, live in zip(thinkers, halls, lives, strict=True):
                await hall.refresh(live.id)
                thinker.look(live)
            return max(live.started().ply for live in lives)

        await wait_until_async(ply, lambda ply: ply >= 15)
        for thinker in thinkers:
            await thinker.close()
        for hall in halls:
            await hall.finish()
        live = await Hall(settings, databases[0], Ledger(databases[0])).live(game)
        for database in databases:
            await database.close()
        # What was dropped at the stop may have been asked and not played.
        thought = len(asked)
        assert live.started().ply <= thought <= live.started().ply + 3
        assert len(set(asked)) == thought

    asyncio.run(check())


def test_a_claim_has_one_owner(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        game = running.guest("Ann").table("giants", seats=["me", "easy", "easy"], start=True)

    async def check() -> None:
        database = Database(in_folder(tmp_path))
        workers = [Claims(database, f"w{number}") for number in range(5)]
        for now in (0, HELD + 1):  # and once more when nobody was heard of for long
            won = await asyncio.gather(*(each.take(game, 1, 0, now) for each in workers))
            assert sorted(won, key=str) == [0, None, None, None, None]
            loser = workers[won.index(None)]
            assert await loser.take(game, 1, 0, now + HELD - 1) is None
        owner = workers[won.index(0)]
        await owner.renew(3 * HELD)
        for each in workers:
            if each is not owner:
                assert await each.take(game, 1, 0, 4 * HELD - 1) is None
        pending = sorted(await loser.pending())
        assert [(each.seat, each.ply, each.until) for each in pending] == [
            (1, 0, 4 * HELD),
            (2, 0, None),
        ]
        # Every worker looks again when a claim of another ends: that one may have died.
        moment = 4 * HELD - 700
        hall = Hall(Settings(database=in_folder(tmp_path)), database, Ledger(database))
        assert await Thinker(database, hall, Pool(0), VirtualClock(moment)).sweep() == 0.7
        # Its own is no claim to wait for: it knows itself what it thinks about.
        assert {each.until for each in await owner.pending()} == {None}
        assert await owner.take(game, 1, 0, moment) == 0
        await loser.drop_all()  # only what is one's own
        assert len(await owner.pending()) == 2
        await owner.drop(game, 1)
        assert await loser.take(game, 1, 0, 0) == 0
        await database.close()

    asyncio.run(check())
