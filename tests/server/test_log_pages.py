"""Reading a long log: at most 100 steps and 100 kB in an answer, on every path."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from tests.modes import once
from tests.server.keeping import begin, keep, play, served
from tests.server.playing import all_steps
from tests.server.serving import Served, Visitor
from tests.server.test_sitting import lengthen
from vaka.server.play import telling
from vaka.server.play.entry import Entry
from vaka.server.store.lines import columns_of
from vaka.server.store.models import EntryRow

__all__ = ["served"]  # a fixture

pytestmark = once

PLIES = 250


class LongGame:
    """A running game with a log of 250 entries, most of which take something back."""

    def __init__(self, served: Served) -> None:
        self.people = [served.guest("Ana"), served.guest("Ben")]
        self.sitting = play(begin("rapanui", 2), Random(4), plies=30)
        lengthen(self.sitting, PLIES)
        self.table = keep(served, self.sitting, self.people)


@pytest.fixture
def long_game(served: Served) -> LongGame:
    return LongGame(served)


def plies(steps: list[Any]) -> list[int]:
    return [step["ply"] for step in steps]


@contextmanager
def streamed(visitor: Visitor, table: str, **headers: str) -> Iterator[Any]:
    """The first event of a table's stream, with every step asked for."""
    path = f"/api/tables/{table}/stream"
    with visitor.http.stream("GET", path, params={"since": 0}, headers=headers) as answer:
        line = next(line for line in answer.iter_lines() if line.startswith("data: "))
        yield msgspec.json.decode(line.removeprefix("data: "))


def test_game_has_newest_100_steps_and_says_where_they_begin(
    served: Served, long_game: LongGame
) -> None:
    for visitor in (*long_game.people, served.somebody()):
        whole = all_steps(visitor, long_game.table)
        assert plies(whole) == list(range(1, PLIES + 1))
        update = visitor.game(long_game.table, since=0)
        assert (update["since"], update["ply"]) == (0, PLIES)
        assert update["steps"] == whole[150:]
        assert update["steps_from"] == 151
        now = visitor.game(long_game.table)
        assert "steps_from" not in now
        assert update["view"] == now["view"]
        between = visitor.game(long_game.table, since=149)
        assert (between["steps_from"], len(between["steps"])) == (151, 100)
        enough = visitor.game(long_game.table, since=150)
        assert "steps_from" not in enough
        assert enough["steps"] == whole[150:]


def test_words_are_made_for_told_steps_only(long_game: LongGame) -> None:
    told = long_game.people[0].game(long_game.table, since=0, words=True, lang="en")
    assert len(told["words"]["lines"]) == len(told["steps"]) == 100


def test_reconnected_socket_gets_newest_100_steps(long_game: LongGame) -> None:
    person = long_game.people[0]
    for known in (0, 50):
        with person.listening(long_game.table, since=known) as ear:
            update = ear.hear()
        assert plies(update["steps"]) == list(range(151, PLIES + 1))
        assert (update["since"], update["ply"], update["steps_from"]) == (known, PLIES, 151)
        missed = person.get(
            f"/api/tables/{long_game.table}/steps", **{"from": known + 1, "to": 150}
        )
        assert missed["steps"][0]["ply"] == known + 1


def test_stream_gets_newest_100_steps(long_game: LongGame) -> None:
    for headers in ({}, {"last-event-id": "3"}):
        with streamed(long_game.people[0], long_game.table, **headers) as update:
            assert plies(update["steps"]) == list(range(151, PLIES + 1))
            assert update["steps_from"] == 151


def test_answer_to_repeated_old_choice_has_100_steps(long_game: LongGame) -> None:
    first = long_game.sitting.log[0]
    answer = {"ply": 0, "step": 0, "action": first.actions[0]}
    path = f"/api/tables/{long_game.table}/actions"
    told = long_game.people[first.seat].post(path, answer)
    assert len(told["steps"]) == 100
    assert (told["since"], told["ply"], told["steps_from"]) == (0, PLIES, 151)


def test_entries_of_another_worker_are_told_100_at_a_time(
    served: Served, long_game: LongGame
) -> None:
    """A worker that has missed many entries tells its listeners the newest."""
    sitting = play(begin("rapanui", 2), Random(4), plies=30)
    table = keep(served, sitting, long_game.people)
    before = sitting.ply
    with long_game.people[0].listening(table) as ear:
        ear.hear()
        lengthen(sitting, PLIES)
        keep_entries(served, table, sitting.log[before:])
        served.inside(served.house.hall.refresh(table))
        update = ear.hear()
    assert len(update["steps"]) == 100
    assert (update["since"], update["ply"], update["steps_from"]) == (before, PLIES, 151)


@pytest.fixture
def small_answers(monkeypatch: pytest.MonkeyPatch) -> int:
    """Answers of at most so many bytes of steps."""
    monkeypatch.setattr(telling, "MAX_STEPS_BYTES", 2000)
    return 2000


def size(steps: list[Any]) -> int:
    return sum(len(msgspec.json.encode(step)) for step in steps)


def test_large_steps_are_told_over_several_answers(long_game: LongGame, small_answers: int) -> None:
    person = long_game.people[0]
    update = person.game(long_game.table, since=0, words=True)
    first = update["steps_from"]
    assert 151 < first <= PLIES
    assert plies(update["steps"]) == list(range(first, PLIES + 1))
    assert len(update["words"]["lines"]) == len(update["steps"])
    assert size(update["steps"]) <= small_answers
    page = person.get(f"/api/tables/{long_game.table}/steps", words=True, **{"from": 1, "to": 90})
    assert 1 < page["to"] < 90
    assert page["next"] == page["to"] + 1
    assert plies(page["steps"]) == list(range(1, page["next"]))
    assert len(page["words"]["lines"]) == len(page["steps"])
    assert size(page["steps"]) <= small_answers
    assert plies(all_steps(person, long_game.table)) == list(range(1, PLIES + 1))


def test_step_larger_than_an_answer_is_told(
    long_game: LongGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "MAX_STEPS_BYTES", 1)
    person = long_game.people[0]
    update = person.game(long_game.table, since=0)
    assert (update["steps_from"], plies(update["steps"])) == (PLIES, [PLIES])
    assert plies(all_steps(person, long_game.table)) == list(range(1, PLIES + 1))


def keep_entries(served: Served, table: str, entries: list[Entry]) -> None:
    async def write() -> None:
        async with served.house.database.session() as session:
            session.add_all(EntryRow(**columns_of(table, entry)) for entry in entries)

    served.inside(write())
