"""Bots that are programs: tiny scripts, well-behaved but for what a test adds to them."""

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest

import vaka
from tests.waiting import wait_until
from vaka.bots import Bot, Clock, Observation, RandomBot

_SCRIPT = """
import json, os, subprocess, sys, time

def say(message):
    print(json.dumps(message), flush=True)

count = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
{hello}
        say({{"type": "ready", "wants": {wants}}})
    elif message["type"] == "choose":
        count += 1
        turn = message["id"]
        answer = {{"type": "answer", "id": turn, "action": message["actions"][0]["index"]}}
{choose}
        say(answer)
    else:
        break
"""


def program(
    folder: Path, *, hello: str = "pass", choose: str = "pass", wants: tuple[str, ...] = ()
) -> str:
    """The name of a bot that takes the first action; what is given runs before its answers."""
    file = folder / "bot.py"
    parts = {"hello": indent(hello, " " * 8), "choose": indent(choose, " " * 8)}
    file.write_text(_SCRIPT.format(**parts, wants=list(wants)), encoding="utf-8")
    return "program:" + shlex.join([sys.executable, "-I", "-S", str(file)])


def turns(
    title: str, bot: Bot, most: int = 10_000, clock: Clock | None = None
) -> Iterator[tuple[Observation, vaka.Action]]:
    """A game of a bot against two that take anything: what it saw and chose, for its turns."""
    state = vaka.load(title).new(3, 5)
    others = [RandomBot(seat) for seat in range(3)]
    while most and (decision := state.decision()) is not None:
        seat = decision.seats[0]
        observation = Observation(state, seat)
        if seat:
            state.apply(seat, others[seat].choose(observation))
            continue
        chosen = bot.choose(observation) if clock is None else bot.choose(observation, clock)
        yield observation, chosen
        state.apply(seat, chosen)
        most -= 1
    if state.decision() is None:
        assert state.outcome().winners


def lives(pid: int) -> bool:
    """Whether a process runs; one that waits to be taken note of does not."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def wait_for_end(pid: int) -> None:
    """Wait until a process ends."""
    wait_until(lambda: lives(pid), lambda alive: not alive)


class StalledClock:
    """Replaces `time` for bots: time passes only when a program says that it hangs.

    So a time limit is never exceeded because the machine is busy. The limits under test should be
    short, because a bot's program is waited for in steps of its limit.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._hangs = folder / "hangs"
        self.hang = f"open({str(self._hangs)!r}, 'a').write('x'); time.sleep(60)"
        monkeypatch.setattr("vaka.bots.program.time", self)
        monkeypatch.setattr("vaka.bots.child.time", self)

    def monotonic(self) -> float:
        return 1000.0 * self._hangs.stat().st_size if self._hangs.exists() else 0.0
