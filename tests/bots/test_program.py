"""Bots in any language: their names, what they are told, and whole games of them."""

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

import vaka
from tests.bots.programs import program, turns
from tests.modes import once
from vaka import bots
from vaka.bots import (
    BadCommand,
    BotFailed,
    Clock,
    CommandNotFound,
    Observation,
    ProgramBot,
    protocol,
)

pytestmark = once

EXAMPLE = Path(__file__).parents[2] / "examples/bots/bot.js"
TITLES = ("giants", "raiatea", "rapanui")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("hard", ["hard"]),
        ("hard, greedy ,random", ["hard", "greedy", "random"]),
        ("hard,program:node bot.js", ["hard", "program:node bot.js"]),
        ('program:bot "1,2",hard', ['program:bot "1,2"', "hard"]),
        ("program:bot '1,\"2,'3,hard", ["program:bot '1,\"2,'3", "hard"]),
        ("program:bot 1\\,2,hard", ["program:bot 1\\,2", "hard"]),
        ('program:bot "\\",",hard', ['program:bot "\\","', "hard"]),
        ("hard,", ["hard", ""]),
    ],
)
def test_commas_in_a_command(text: str, names: list[str]) -> None:
    assert bots.split(text) == names


@pytest.mark.parametrize("name", ["program:", "program:  ", 'program:node "bot.js'])
def test_what_is_no_command(name: str) -> None:
    with pytest.raises(BadCommand, match="Write program: and then the command"):
        bots.make(name, 1)


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("not to be run")
    for command in ("no-such-program --fast", str(tmp_path / "bot"), str(tmp_path)):
        with pytest.raises(CommandNotFound, match=r"no program “.*that can be run"):
            bots.make(f"program:{command}", 1, "rapanui")


def test_a_program_that_vanishes(tmp_path: Path) -> None:
    bot = ProgramBot("gone", [str(tmp_path / "gone")], 1)
    with pytest.raises(BotFailed, match="does not start"):
        list(turns("rapanui", bot, 1))


def told(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"print(line.strip(), file=open({str(heard)!r}, 'a'))"
    name = program(tmp_path, hello=note, choose=note, wants=("redeal", "luck"))
    with bots.seat(name, 3, "raiatea") as bot:
        seen = list(turns("raiatea", bot, 4, Clock(iterations=7)))
        assert bot.mishaps == []
    hello, *questions = told(heard)
    game = vaka.load("raiatea")
    first = seen[0][0].view
    assert hello == {
        "type": "hello",
        "protocol": protocol.VERSION,
        "title": "raiatea",
        "rules_version": game.title.rules_version,
        "players": 3,
        "options": first["options"],
        "seat": 0,
        "seed": 3,
    }
    assert len(questions) == 4
    for number, (question, (observation, chosen)) in enumerate(
        zip(questions, seen, strict=True), 1
    ):
        assert protocol.fits(question, protocol.Choose)
        assert question["id"] == number
        assert question["clock"] == {"iterations": 7, "seconds": None}
        assert question["view"] == observation.view
        assert question["actions"] == [protocol.offer(action) for action in observation.actions]
        assert chosen == observation.actions[0]


def test_redeals_are_told_to_those_who_want_them() -> None:
    """What is told is redealt: nothing of it depends on what the seat cannot know."""
    state = vaka.load("raiatea").new(3, 5)
    decision = state.decision()
    assert decision is not None
    seat = decision.seats[0]
    others = [state, state.redeal(seat, 8), state.redeal(seat, 9)]
    assert len({other.digest() for other in others}) == 3
    lines = {
        protocol.written(
            protocol.choose(1, Observation(other, seat), Clock(), 3, (protocol.REDEAL,))
        )
        for other in others
    }
    assert len(lines) == 1
    question = protocol.read(lines.pop(), protocol.Choose)
    assert question["redeal"] not in [other.dump() for other in others]
    restored = vaka.load("raiatea").restore(3, question["view"]["options"], question["redeal"])
    assert restored.redeal(seat, 4).digest() == state.redeal(seat, 4).digest()
    without = protocol.choose(1, Observation(state, seat), Clock(), 3, ())
    assert "redeal" not in without


def test_another_table_gets_another_process(tmp_path: Path) -> None:
    name = program(tmp_path, choose="answer = {'type': 'error', 'text': str(os.getpid())}")
    with bots.seat(name, 3, "rapanui") as bot:
        list(turns("rapanui", bot, 2))
        list(turns("giants", bot, 2))
    pids = [mishap.detail for mishap in bot.mishaps]
    assert pids[0] == pids[1] != pids[2] == pids[3]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize("title", TITLES)
def test_the_example_plays_whole_games(title: str) -> None:
    with bots.seat(f"program:node '{EXAMPLE}'", 1, title) as bot:
        played = list(turns(title, bot))
        assert bot.mishaps == []
    with bots.seat(f"program:node '{EXAMPLE}'", 1, title) as bot:
        again = list(turns(title, bot, 20))
    chosen = [str(action) for _, action in played]
    assert chosen[:20] == [str(action) for _, action in again]
    assert len(played) > 30
    # It knows what it does: it does not always take the first, nor does it pass all the time.
    assert len(set(chosen)) > 10


def test_python_itself_can_be_the_program() -> None:
    with bots.seat(f"program:{sys.executable} -m vaka.bots.host random", 4, "rapanui") as bot:
        played = list(turns("rapanui", bot))
        assert bot.mishaps == []
    expected = list(turns("rapanui", bots.make("random", 4)))
    assert [str(action) for _, action in played] == [str(action) for _, action in expected]


def test_who_never_gets_ready_is_not_waited_for_so_long_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.bots.program.AGAIN", 0.2)
    name = program(tmp_path, hello="time.sleep(60)")
    command = shlex.split(name.removeprefix("program:"))
    state = vaka.load("rapanui").new(3, 5)
    told: list[str] = []
    with ProgramBot(name, command, 1, start=0.6) as bot:
        for _ in range(4):
            with pytest.raises(BotFailed) as failed:
                bot.choose(Observation(state, state.next_seat()))
            told.append(f"{failed.value.kind} {failed.value.detail}")
    assert told == ["late 0.6 s", "late 0.2 s", "late 0.2 s", "start 0.2 s"]
