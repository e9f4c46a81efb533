"""Finished games on their way to the process that counts them."""

from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import pytest

from tests.modes import once
from vaka.arena.handover import Finished, Handover

pytestmark = once


def numbered(number: int) -> Finished:
    return number, ()  # type: ignore[return-value]  # what it is does not matter on the way


def sent(pipe: Connection) -> list[Any]:
    found: list[Any] = []
    while not found or isinstance(found[-1], list):
        found.append(pipe.recv())
    return found


def test_many_quick_games_are_few_messages() -> None:
    ours, theirs = Pipe(duplex=False)
    with Handover(theirs) as handover:
        for number in range(100):
            handover.add(numbered(number))
    *heaps, last = sent(ours)
    assert [game[0] for heap in heaps for game in heap] == list(range(100))
    assert len(heaps) < 10
    assert last is None


def test_nobody_waits_for_the_next_game() -> None:
    ours, theirs = Pipe(duplex=False)
    with Handover(theirs) as handover:
        handover.add(numbered(1))
        assert ours.poll(5)  # although the work goes on
        assert ours.recv() == [numbered(1)]


def test_a_mistake_comes_after_what_was_finished() -> None:
    ours, theirs = Pipe(duplex=False)
    with Handover(theirs) as handover:
        handover.add(numbered(1))
        raise ValueError("wrong")
    heap, mistake = sent(ours)
    assert heap == [numbered(1)]
    assert isinstance(mistake, ValueError)


def test_who_is_told_to_leave_hands_over_first() -> None:
    ours, theirs = Pipe(duplex=False)

    def leave() -> None:
        with Handover(theirs) as handover:
            handover.add(numbered(1))
            raise SystemExit

    with pytest.raises(SystemExit):
        leave()
    assert ours.recv() == [numbered(1)]
    assert not ours.poll()


def test_it_notices_that_nobody_listens() -> None:
    ours, theirs = Pipe(duplex=False)
    ours.close()
    with Handover(theirs) as handover:
        handover.add(numbered(1))
    assert not handover.is_wanted
