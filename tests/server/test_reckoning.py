"""What each seat has left follows from the log."""

import random

import pytest

from tests.modes import once
from vaka.server.clocks.outages import Outages
from vaka.server.clocks.reckoning import LEAST, Reckoning, Terms
from vaka.server.play.entry import (
    ACT,
    AWAY,
    GO_ON,
    LATE,
    PAUSE,
    RETRACT,
    RETURN,
    UNDO,
    Entry,
)

pytestmark = once

MINUTE = 60_000
BANK = Terms(10 * MINUTE, 10_000, 0)
TURN = Terms(0, 0, 60 * MINUTE)
BOTH = 0b11


class Log:
    """A log that is written minute by minute, and the clock that follows it."""

    def __init__(self, terms: Terms, asked: int = 1, people: int = BOTH, players: int = 2) -> None:
        self.outages = Outages()
        self.first = (terms, players, people, 0, asked, self.outages)
        self.clock = Reckoning(*self.first)
        self.entries: list[Entry] = []
        self.asked = asked

    def add(
        self,
        minute: float,
        kind: str,
        seat: int,
        asked: int | None = None,
        target: int = 0,
        bot: bool = False,
    ) -> Entry:
        self.asked = self.asked if asked is None else asked
        at = round(minute * MINUTE)
        entry = Entry(len(self.entries) + 1, kind, seat, (), target, bot, at, self.asked)
        self.entries.append(entry)
        self.clock.follow(self.entries)
        again = Reckoning(*self.first).follow(self.entries)  # as after a restart
        assert again.told(at) == self.clock.told(at)
        assert again.due(0) == self.clock.due(0)
        return entry

    def left(self, minute: float) -> list[float | None]:
        """Minutes."""
        told = self.clock.told(round(minute * MINUTE))
        return [None if each.left is None else each.left / MINUTE for each in told]

    def due(self, after: float = 0) -> float | None:
        due = self.clock.due(round(after * MINUTE))
        return None if due is None else due / MINUTE


def test_a_bank_runs_while_its_seat_is_asked() -> None:
    log = Log(BANK)
    assert log.left(2) == [8, 10]
    assert log.due() == 8  # a fifth is left
    log.add(2, ACT, 0, asked=0b10)
    assert log.left(5) == [8 + 1 / 6, 7]  # each choice brings ten seconds
    log.add(5, ACT, 1, asked=0)
    assert log.left(100) == [8 + 1 / 6, 7 + 1 / 6]
    assert log.due() is None


def test_in_a_sealed_decision_each_clock_runs_until_the_own_answer() -> None:
    log = Log(BANK, asked=BOTH)
    log.add(1, ACT, 1, asked=0b01)
    assert log.left(4) == [6, 9 + 1 / 6]
    log.add(4, RETRACT, 1, asked=BOTH, target=1)
    assert log.left(4) == [6, 9]  # what the answer has brought is gone with it
    assert log.left(5) == [5, 8]


def test_only_peoples_time_is_counted() -> None:
    log = Log(BANK, asked=BOTH, people=0b01)
    assert log.left(3) == [7, None]
    log.add(3, ACT, 0, asked=0b10)
    assert log.due() is None
    assert log.left(9) == [7 + 1 / 6, None]


def test_taking_back_again_and_again_brings_no_time() -> None:
    log = Log(BANK)
    for _ in range(50):
        choice = log.add(1, ACT, 0, asked=0b10)
        log.add(1, UNDO, 0, asked=0b01, target=choice.ply)
    assert log.left(1) == [9, 10]
    first = log.add(9.99, ACT, 0, asked=0b01)
    log.add(10.1, ACT, 0, asked=0b01)
    before = log.left(10.1)[0]
    log.add(10.1, UNDO, 0, asked=0b01, target=first.ply)
    after = log.left(10.1)[0]
    assert before is not None
    assert after is not None
    assert 0 < after <= before  # but nobody loses at once by it


def test_a_turn_has_its_time_each() -> None:
    log = Log(TURN)
    assert log.left(10) == [50, None]
    log.add(10, ACT, 0)  # the turn goes on
    assert log.left(20) == [40, None]
    log.add(20, ACT, 0, asked=0b10)
    assert log.left(30) == [None, 50]
    log.add(30, ACT, 1, asked=0b01)
    assert log.left(31) == [59, None]
    choice = log.add(50, ACT, 0, asked=0b10)
    log.add(60, UNDO, 0, asked=0b01, target=choice.ply)  # which does not begin it anew
    assert log.left(65) == [35, None]


def test_who_plays_alone_has_it_for_each_choice() -> None:
    log = Log(TURN, players=1, people=1)
    log.add(50, ACT, 0)
    assert log.left(60) == [50]


def test_no_clock_runs_in_a_pause() -> None:
    log = Log(BANK)
    log.add(1, PAUSE, 1)
    assert log.left(500) == [9, 10]
    assert log.due() is None
    log.add(600, GO_ON, 0)
    assert log.left(601) == [8, 10]


def test_no_clock_runs_while_no_server_does() -> None:
    log = Log(BANK)
    log.outages.add(2 * MINUTE, 30 * MINUTE)
    log.outages.add(31 * MINUTE, 40 * MINUTE)
    assert log.left(2.0) == log.left(30) == [8, 10]
    assert log.left(41) == [6, 10]
    assert log.due(35) == 45  # two minutes are left then
    log.add(42, ACT, 0, asked=0b10)
    assert log.left(42) == [5 + 1 / 6, 10]
    assert Outages([(5, 9)]).moment(0, 5) == 5
    assert Outages([(5, 9)]).moment(0, 6) == 10
    assert Outages([(5, 9)]).played(6, 8) == 0


def test_an_outage_that_is_learned_of_later_counts_all_the_same() -> None:
    log = Log(BANK)
    log.add(9, ACT, 0)
    log.outages.add(1 * MINUTE, 8 * MINUTE)
    log.clock.begin_again()
    assert log.clock.follow(log.entries).told(9 * MINUTE)[0].left == 8 * MINUTE + 10_000


def test_reminders() -> None:
    log = Log(TURN)
    half, tenth = 30 * MINUTE, 54 * MINUTE
    assert log.due() == 30
    assert log.clock.low(0, half - 1) == []
    assert log.clock.low(0, half) == [(0, half)]
    assert log.clock.low(half, half + 1) == []  # once
    assert log.due(30) == 54
    assert log.clock.low(half, tenth) == [(0, 6 * MINUTE)]
    assert log.due(54) == 60
    assert log.clock.over(60 * MINUTE) == [0]
    # Somebody else's answer at the same moment does not swallow it.
    both = Log(TURN, asked=BOTH)
    both.add(30.01, ACT, 1, asked=0b01)
    assert both.clock.low(0, 31 * MINUTE) == [(0, 29 * MINUTE)]
    # Nor does a pause give it twice.
    both.add(32, PAUSE, 0)
    both.add(99, GO_ON, 0)
    assert both.clock.low(31 * MINUTE, 100 * MINUTE) == []


def test_a_bank_reminds_once_in_a_game() -> None:
    log = Log(Terms(10 * MINUTE, 5 * MINUTE, 0))
    assert log.clock.low(0, 8 * MINUTE) == [(0, 2 * MINUTE)]
    log.add(8.5, ACT, 0)
    assert log.left(8.5) == [6.5, 10]
    assert log.clock.low(8 * MINUTE, 14 * MINUTE) == []
    assert log.due(9) == 15


def test_who_comes_back_late_has_some_time_and_less_each_time() -> None:
    log = Log(BANK)
    log.add(10, LATE, 0)
    assert log.left(20) == [0, 10]
    assert log.clock.may_return(0)
    log.add(20, RETURN, 0)
    assert log.left(20) == [1, 10]  # a tenth
    log.add(21, LATE, 0)
    assert not log.clock.may_return(0)  # twice for the same question
    log.add(22, ACT, 0, asked=0b01, bot=True)
    assert log.left(22) == [0, 10]  # what a bot does brings nobody time
    assert log.clock.may_return(0)
    log.add(23, RETURN, 0)
    assert log.left(23) == [0.5, 10]
    for _ in range(5):
        log.add(24, LATE, 0)
        log.add(24, ACT, 0, bot=True)
        log.add(24, RETURN, 0)
    assert log.left(24) == [LEAST / MINUTE, 10]


def test_taking_back_is_no_way_to_be_late_forever() -> None:
    log = Log(TURN, asked=BOTH)
    log.add(60, LATE, 0)
    log.add(60, RETURN, 0)
    answer = log.add(61, ACT, 0, asked=0b10)
    log.add(62, RETRACT, 0, asked=BOTH, target=answer.ply)
    assert log.left(62)[0] == 5
    log.add(67, LATE, 0)
    assert not log.clock.may_return(0)


def test_going_away_and_coming_back_all_day_brings_no_time() -> None:
    log = Log(BANK)
    for minute in range(1, 9):
        log.add(minute, AWAY, 0)
        log.add(minute + 0.9, RETURN, 0)
    assert log.left(9)[0] == 1
    log.add(9, AWAY, 0)
    log.add(9.5, ACT, 0, bot=True)  # the bot's next question does not take his time
    log.add(50, RETURN, 0)
    assert log.left(50)[0] == 0.5


def test_a_turn_that_begins_while_one_is_away_is_whole() -> None:
    log = Log(TURN)
    log.add(10, AWAY, 0)
    assert log.left(11) == [None, None]
    log.add(11, ACT, 0, asked=0b10, bot=True)
    log.add(12, ACT, 1, asked=0b01)
    log.add(20, RETURN, 0)
    assert log.left(20) == [60, None]


@pytest.mark.parametrize("terms", [BANK, TURN])
def test_no_log_breaks_it(terms: Terms) -> None:
    """Whatever happens: nobody has less than nothing, and what is due is when it is due."""
    dice = random.Random(3)
    for _ in range(60):
        log = Log(terms, asked=BOTH)
        minute = 0.0
        away = [False, False]
        paused = False
        for _ in range(40):
            minute += dice.choice([0, 0.1, 1, 7])
            now = round(minute * MINUTE)
            due, over = log.clock.due(now), log.clock.over(now)
            assert (due is not None and due <= now) == bool(over)
            seat = over[0] if over else dice.randrange(2)
            if over:
                log.add(minute, LATE, seat)
                away[seat] = True
            elif away[seat]:
                log.add(minute, RETURN, seat)
                away[seat] = False
            elif dice.random() < 0.1 or paused:
                paused = not paused
                log.add(minute, PAUSE if paused else GO_ON, seat)
            elif dice.random() < 0.1:
                log.add(minute, AWAY, seat)
                away[seat] = True
            else:
                log.add(minute, ACT, seat, asked=dice.randrange(1, 4))
            assert all(each is None or each >= 0 for each in log.left(minute))
