"""What a bot does wrong costs its turn and nothing else."""

import gc
import logging
import os
import signal
from pathlib import Path

import pytest

import vaka
from tests.bots.programs import StalledClock, program, turns, wait_for_end
from tests.modes import once
from tests.waiting import wait_until
from vaka import bots
from vaka.bots import UNHURRIED, Bot, Clock, Guarded, Mishap, Observation, RandomBot
from vaka.bots.child import Child
from vaka.bots.errors import KINDS, LONGEST
from vaka.bots.greedy import GreedyBot
from vaka.bots.program import GRACE, command_of
from vaka.locale import LANGUAGES, Words

pytestmark = once

LIMIT = 0.1  # seconds, with a StalledClock

# An empty line, and an answer that comes bit by bit.
IN_PIECES = r"""
print()
for part in json.dumps(answer), "\r\n":
    for start in range(0, len(part), 9):
        sys.stdout.write(part[start:start + 9])
        sys.stdout.flush()
        time.sleep(0.01)
continue
"""


def mishaps(name: str, most: int = 3, limit: float = 60) -> list[tuple[int, str]]:
    """The turns that a bot loses in the beginning of a game, and why."""
    with bots.seat(name, 3, "rapanui", limit=limit) as bot:
        assert len(list(turns("rapanui", bot, most))) == most
        assert all(mishap.bot == name and mishap.seat == 0 for mishap in bot.mishaps)
        return [(mishap.decision, mishap.kind) for mishap in bot.mishaps]


@pytest.mark.parametrize(
    ("choose", "lost"),
    [
        ("pass", []),
        ("if turn == 2: 1 / 0", [(2, "exit")]),
        ("if count == 3: break", [(3, "exit")]),
        ("if turn == 2: os.close(1); time.sleep(60)", [(2, "exit")]),
        ("if turn == 2: print('{\"type\":', flush=True)", [(2, "nonsense")]),
        ("if turn == 2: print('[' * 9999, flush=True)", [(2, "nonsense")]),
        ("if turn == 2: os.write(1, b'\\xff\\xfe\\n')", [(2, "nonsense")]),
        ("if turn == 2: answer = {'type': 'ready'}", [(2, "nonsense")]),
        ("if turn == 2: answer['id'] = 'two'", [(2, "nonsense")]),
        ("if turn == 2: answer['id'] = 3", [(2, "nonsense")]),
        ("if turn == 2: answer['action'] = True", [(2, "nonsense")]),
        ("if turn == 2: answer['action'] = 10**30", [(2, "illegal")]),
        ("if turn == 2: answer['action'] = 'fly(to=moon)'", [(2, "illegal")]),
        ("if turn == 2: answer = {'type': 'error', 'text': 'I am lost'}", [(2, "error")]),
        ("while turn == 2: sys.stdout.write('x' * 9999)", [(2, "flood")]),
        # Unusual, but as good as anything:
        ("answer['action'] = message['actions'][0]['text']", []),
        ("say({'type': 'answer', 'id': turn - 1, 'action': -1})", []),
        (IN_PIECES, []),
        ("print('o' * 2_000_000, file=sys.stderr, flush=True)", []),
        ("answer['more'] = {'nobody': 'knows'}", []),
    ],
)
def test_a_program_loses_only_the_turns_it_spoils(
    choose: str, lost: list[tuple[int, str]], tmp_path: Path
) -> None:
    assert mishaps(program(tmp_path, choose=choose)) == lost


def test_lines_without_end_cost_one_turn(tmp_path: Path) -> None:
    """Whether the first of them is read or the heap of them is seen before is a matter of luck."""
    (lost,) = mishaps(program(tmp_path, choose="while turn == 2: print('x' * 999)"))
    assert lost in ((2, "nonsense"), (2, "flood"))


def test_a_program_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = StalledClock(tmp_path, monkeypatch)
    hangs = program(tmp_path, choose=f"if turn == 2: {clock.hang}")
    assert mishaps(hangs, 3, LIMIT) == [(2, "late")]


def test_time_runs_from_the_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the program hangs before the sender goes on."""
    clock = StalledClock(tmp_path, monkeypatch)
    sent: list[bytes] = []
    send = Child.send

    def send_slowly(child: Child, line: bytes) -> None:
        send(child, line)
        sent.append(line)
        if len(sent) == 3:  # hello and two questions
            wait_until(clock.monotonic)

    monkeypatch.setattr(Child, "send", send_slowly)
    assert mishaps(program(tmp_path, choose=f"if turn == 2: {clock.hang}"), 2, LIMIT) == [
        (2, "late")
    ]


def test_a_program_that_never_starts_is_not_started_for_ever(tmp_path: Path) -> None:
    name = program(tmp_path, hello="sys.exit('no board')")
    with bots.seat(name, 3, "rapanui") as bot:
        list(turns("rapanui", bot, 5))
    assert [mishap.kind for mishap in bot.mishaps] == ["exit"] * 3 + ["start"] * 2
    assert {mishap.detail for mishap in bot.mishaps} == {"1: no board"}


def test_a_program_that_refuses_the_game(tmp_path: Path) -> None:
    refuse = "say({'type': 'error', 'text': message['title'] + '?'})"
    with bots.seat(program(tmp_path, hello=refuse), 3, "rapanui") as bot:
        list(turns("rapanui", bot, 1))
    assert [(mishap.kind, mishap.detail) for mishap in bot.mishaps] == [("start", "rapanui?")]


def test_seconds_of_the_clock_limit_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StalledClock(tmp_path, monkeypatch)
    name = program(tmp_path, choose=f"if turn == 1: {clock.hang}")
    seconds = 0.05
    with bots.seat(name, 3, "rapanui") as bot:
        list(turns("rapanui", bot, 2, Clock(seconds=seconds)))
    lost = [(mishap.decision, mishap.kind, mishap.detail) for mishap in bot.mishaps]
    assert lost == [(1, "late", f"{seconds + GRACE:g} s")]


def test_a_choice_is_limited_by_real_time(tmp_path: Path) -> None:
    name = program(tmp_path, choose="time.sleep(60)")
    assert mishaps(name, 1, LIMIT) == [(1, "late")]


def test_the_substitute_is_greedy_and_seeded(tmp_path: Path) -> None:
    broken = program(tmp_path, choose="answer['action'] = -1")
    with bots.seat(broken, 3, "giants") as bot:
        played = list(turns("giants", bot, 6))
    assert len(bot.mishaps) == 6
    expected = list(turns("giants", GreedyBot(3), 6))
    assert [str(action) for _, action in played] == [str(action) for _, action in expected]


# In our own process -------------------------------------------------------------------------------


class Wild:
    """A bot that does what it is told to."""

    def __init__(self, does: object) -> None:
        self.does = does

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> vaka.Action:
        if isinstance(self.does, Exception):
            raise self.does
        return self.does  # type: ignore[return-value]


FOREIGN = vaka.load("giants").actions[0]


@pytest.mark.parametrize(
    ("does", "kind", "detail"),
    [
        (ValueError("a\x1b[2Jb\nc"), "error", "ValueError: a�[2Jb c"),
        (RecursionError("deep"), "error", "RecursionError: deep"),
        (None, "illegal", "None"),
        (FOREIGN, "illegal", str(FOREIGN)),
    ],
)
def test_a_bot_of_our_process(does: object, kind: str, detail: str) -> None:
    bot = Guarded("wild", lambda _: Wild(does), 1, RandomBot)
    assert len(list(turns("rapanui", bot, 2))) == 2
    assert bot.mishaps == [Mishap("wild", 0, turn, kind, detail) for turn in (1, 2)]


def test_a_substitute_that_fails_too() -> None:
    bot = Guarded("wild", lambda _: Wild(None), 1, lambda _: Wild(ValueError()))
    assert len(list(turns("rapanui", bot))) > 10


def test_an_interruption_is_no_mishap() -> None:
    class Interrupted(Wild):
        def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> vaka.Action:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(turns("rapanui", Guarded("wild", Interrupted, 1), 1))


def test_a_new_seed_makes_a_new_bot() -> None:
    made: list[int] = []

    def make(seed: int) -> Bot:
        made.append(seed)
        return RandomBot(seed)

    bot = Guarded("random", make, 1)
    state = vaka.load("rapanui").new(3, 5)
    observation = Observation(state, state.decision().seats[0])  # type: ignore[union-attr]
    first = [bot.choose(observation) for _ in range(9)]
    bot.reseed(2)
    assert first != [bot.choose(observation) for _ in range(9)]
    bot.reseed(1)
    assert first == [bot.choose(observation) for _ in range(9)]
    assert made == [1, 2, 1]


def test_a_program_is_told_its_new_seed(tmp_path: Path) -> None:
    name = program(tmp_path, choose="answer = {'type': 'error', 'text': str(message['seed'])}")
    with bots.seat(name, 3, "rapanui") as bot:
        for seed in (4, 5):
            bot.reseed(seed)
            list(turns("rapanui", bot, 1))
    assert [mishap.detail for mishap in bot.mishaps] == ["4", "5"]


# Telling ------------------------------------------------------------------------------------------


def test_the_log_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    complaint = "print('I do not know', file=sys.stderr, flush=True); sys.exit(3)"
    with caplog.at_level(logging.INFO, "vaka.bots"):
        mishaps(program(tmp_path, choose=complaint), 1)
    told = [record.getMessage() for record in caplog.records if record.name == "vaka.bots"]
    assert any("bot.py" in line and line.endswith("| I do not know") for line in told)
    assert told[-1].endswith("ended (3: I do not know). A substitute chose for seat 0.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mishap_has_a_sentence(language: str) -> None:
    for kind in KINDS:
        mishap = Mishap("wild", 2, 7, kind, "for a reason")
        told = mishap.message(Words(language, strict=True))
        assert all(part in told for part in ("wild", "for a reason", "2"))


def test_long_details_are_cut() -> None:
    bot = Guarded("wild", lambda _: Wild(ValueError("x" * 9999)), 1)
    list(turns("rapanui", bot, 1))
    assert len(bot.mishaps[0].detail) == LONGEST


# Ending -------------------------------------------------------------------------------------------


needs_posix = pytest.mark.skipif(os.name == "nt", reason="processes are ended otherwise there")


@needs_posix
def test_nothing_is_left_running(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    note = f"pids = open({str(pids)!r}, 'a'); print(os.getpid(), file=pids, flush=True)"
    bot = bots.seat(program(tmp_path, hello=note), 3, "rapanui")
    list(turns("rapanui", bot, 1))
    bot.close()  # it is told, and ends
    list(turns("rapanui", bot, 1))  # asked again, it comes again
    del bot  # nobody said goodbye
    gc.collect()
    first, second = map(int, pids.read_text().split())
    assert first != second
    wait_for_end(first)
    wait_for_end(second)


@needs_posix
def test_what_a_program_has_started_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StalledClock(tmp_path, monkeypatch)
    pid = tmp_path / "pid"
    starts = (
        "other = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(pid)!r}, 'w').write(str(other.pid))\n"
        f"{clock.hang}"
    )
    assert mishaps(program(tmp_path, choose=starts), 1, LIMIT) == [(1, "late")]
    wait_for_end(int(pid.read_text()))


@needs_posix
def test_a_program_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    child = Child(command_of(program(tmp_path, hello="time.sleep(60)")), None)
    for _ in range(10):
        child.send(b"x" * 1_000_000)
    child.kill()
    assert child.exit_code() == -signal.SIGKILL  # neither waited until the program ended by itself
