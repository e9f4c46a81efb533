"""No game is ever lost: leaving, interrupting, closing, killing; and going on."""

import os
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.bots.programs import program
from tests.cli.conftest import COMMAND, Runner
from tests.cli.terminal import Terminal
from tests.cli.test_play import ALWAYS_FIRST, NEW, flat, only, records
from tests.modes import once
from vaka import Record, Table
from vaka.cli.lock import held
from vaka.cli.seating import Company, Seating

pytestmark = once

PROMPT = "] > "


@pytest.fixture(scope="module")
def uninterrupted() -> list[tuple[int, int]]:
    """The actions of the game in which the first choice is always taken."""
    table = Table.new("rapanui", 3, 4)
    bots = Company(Seating.alone(3, 0, "random"), "rapanui", 4)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        if seat == 0:
            table.act(seat, table.state.legal_actions(seat)[0])
        else:
            table.act(seat, bots.choose(table.state, seat, table.ply)[0])
    return table.record.actions


def finish(inside: Runner, home: Path, uninterrupted: list[tuple[int, int]]) -> None:
    """Go on to the end, and compare with the game that was never interrupted."""
    done = inside("play", "--resume", text=ALWAYS_FIRST)
    assert done.code == 0
    assert records(home / "games") == []
    assert Record.load(only(home / "finished")).actions == uninterrupted


def test_end_of_input(inside: Runner, home: Path, uninterrupted: list[tuple[int, int]]) -> None:
    for _ in range(3):
        done = inside(*(NEW if not home.exists() else ("play", "--resume")), text="1\n1\n1\n")
        assert done.code == 0
        assert " play --resume" in done.out
    finish(inside, home, uninterrupted)


def test_closed_input(environment: dict[str, str], home: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *NEW],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert len(Record.load(only(home / "games"))) == 4


def test_interrupt_in_a_terminal(
    environment: dict[str, str],
    inside: Runner,
    home: Path,
    tmp_path: Path,
    uninterrupted: list[tuple[int, int]],
) -> None:
    with Terminal(*NEW, "--plain", environment=environment, cwd=tmp_path) as terminal:
        for _ in range(3):
            terminal.wait_for(PROMPT)
            terminal.type("1")
        terminal.wait_for(PROMPT)
        terminal.interrupt()
        left = terminal.wait_for("--resume")
        assert "The game is saved in" in left
        assert "Traceback" not in left
        assert terminal.end() == 130
    assert Record.load(only(home / "games")).actions == uninterrupted[: len_of(home)]
    finish(inside, home, uninterrupted)


def test_interrupt_while_a_bot_thinks(
    environment: dict[str, str], home: Path, tmp_path: Path
) -> None:
    new = ("play", "rapanui", "--players", "3", "--seed", "4", "--bots", "random,program:sleep 99")
    with Terminal(*new, "--plain", environment=environment, cwd=tmp_path) as terminal:
        terminal.wait_for("Bot 2 is thinking ...")
        terminal.interrupt()
        left = terminal.wait_for("--resume")
        assert "\x1b[2K" in left.partition("The game is saved in")[0]  # nobody thinks any more
        assert "Traceback" not in left
        assert terminal.end() == 130
    assert len_of(home) == 2  # what the first bot did


def test_nobody_thinks_aloud_into_a_file(inside: Runner, tmp_path: Path) -> None:
    slow = program(tmp_path, choose="time.sleep(0.5)")
    done = inside(*NEW[:-2], "--bots", f"random,{slow}", text="quit\n")
    assert done.code == 0
    assert "thinking" not in done.out
    assert "\x1b" not in done.out


def test_a_file_starts_no_program_unasked(inside: Runner, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    bot = program(tmp_path, hello=f"open({str(trace)!r}, 'w').close()")
    inside(*NEW[:-2], "--bots", f"random,{bot}", text="save mine.json\n")
    assert trace.exists()
    trace.unlink()
    done = inside("play", "--resume", "mine.json", text="1\n1\n")
    assert done.code == 2
    assert "mine.json would start programs as bots: program:" in done.err
    assert not trace.exists()
    command = shlex.split(done.err.partition("name them: ")[2])
    assert inside(*command[command.index("play") :], text="1\n1\n").code == 0
    assert trace.exists()
    assert inside("play", "--resume", text="1\n").code == 0  # the own games are trusted


@pytest.mark.parametrize("bot", ["easy", "medium"])
def test_levels_do_not_mind_an_interruption(bot: str, inside: Runner, home: Path) -> None:
    games = []
    for rests in (["1\n" * 8], ["1\n" * 3, "1\n" * 5]):
        inside(*NEW[:-2], "--bots", bot, text=rests[0])
        for rest in rests[1:]:
            inside("play", "--resume", text=rest)
        file = only(home / "games")
        games.append(Record.load(file).actions)
        file.unlink()
    assert games[0] == games[1]


def test_kill(
    environment: dict[str, str],
    inside: Runner,
    home: Path,
    tmp_path: Path,
    uninterrupted: list[tuple[int, int]],
) -> None:
    with Terminal(*NEW, "--plain", environment=environment, cwd=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1")
        terminal.wait_for(PROMPT)
        terminal.process.kill()
        terminal.end()
    assert len_of(home) == 5
    finish(inside, home, uninterrupted)


def len_of(home: Path) -> int:
    return len(Record.load(only(home / "games")))


def test_hotseat_wipes_the_screen(environment: dict[str, str], tmp_path: Path) -> None:
    args = ("play", "rapanui", "--players", "2", "--seed", "1", "--hotseat")
    with Terminal(*args, "--plain", environment=environment, cwd=tmp_path) as terminal:
        terminal.wait_for("Player 1, it is your turn.")
        terminal.type("")
        for _ in range(2):
            terminal.wait_for(PROMPT)
            terminal.type("1")
        handed_on = terminal.wait_for("Player 0, it is your turn.")
        assert "\x1b[2J" in handed_on
        assert "\x1b[3J" in handed_on
        assert "Offerings (you)" not in handed_on.partition("\x1b[3J")[2]
        terminal.wait_for("> ")
        terminal.type("quit")
        assert terminal.end() == 0


def test_the_newest_unfinished_game_is_taken(inside: Runner, home: Path) -> None:
    for seed in ("1", "2"):
        inside("play", "rapanui", "--seed", seed, text="1\n")
    for file in records(home / "games"):
        stamp = 10 if Record.load(file).seed == 1 else 5
        os.utime(file, (stamp, stamp))
    inside("play", "--resume", "rapanui", text="1\n")
    touched = max(records(home / "games"), key=lambda file: file.stat().st_mtime)
    assert Record.load(touched).seed == 1


def test_a_game_that_ended_before_it_was_put_away(inside: Runner, home: Path) -> None:
    inside(*NEW, text=ALWAYS_FIRST)
    file = only(home / "finished")
    file.rename(home / "games" / file.name)
    done = inside("play", "--resume")
    assert done.code == 2
    assert "There is no unfinished game" in done.err
    assert only(home / "finished").name == file.name


def test_saving_a_copy(inside: Runner, home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "a copy.json"
    done = inside(*NEW, "--seat", "2", text="1\nsave a copy.json\n1\nsave\nsave a copy.json\n")
    assert flat(done.out).count("a copy.json.") == 2
    record = Record.load(copy)
    before = copy.read_bytes()
    done = inside("play", "--resume", "a copy.json", text="1\n1\n")
    assert done.code == 0
    assert "Player 2 (you)" in done.out  # who sat where is remembered
    assert copy.read_bytes() == before
    assert len(records(home / "games")) == 2
    assert Record.load(copy).actions == record.actions


def test_saving_overwrites_nothing(inside: Runner, tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("do not lose me")
    done = inside(*NEW, text="save precious.txt\nsave precious.txt/x.json\nsave a\x00b\n")
    told = " ".join(done.out.split())  # lines break where the path of the folder has it
    assert "exists already" in told
    assert told.count("could not be saved") == 2
    assert precious.read_text() == "do not lose me"


def test_a_home_that_cannot_be_written(inside: Runner, home: Path) -> None:
    home.write_text("a file where a folder should be")
    done = inside(*NEW, text="1\n1\n")
    assert done.code == 1
    assert "The game could not be saved" in done.out
    assert "--resume" not in done.out
    done = inside(*NEW, text=ALWAYS_FIRST)
    assert done.code == 1
    assert "The game is over." in done.out
    assert "replay" not in done.out


@pytest.mark.parametrize(
    "other",
    ["--hotseat", "--seat=0", "--players=4", "--seed=5"],
)
def test_another_seating_is_refused(other: str, inside: Runner, home: Path) -> None:
    inside(*NEW, "--seat", "1", text="1\n")
    before = contents(home)
    done = inside("play", "--resume", other, text="1\n")
    assert done.code == 2
    assert done.out == ""
    option = other.partition("=")[0]
    assert option in done.err
    assert "does not fit the game saved in" in done.err
    assert contents(home) == before


def test_the_same_seating_is_fine(inside: Runner) -> None:
    same = ("--seat", "1", "--bots", "random", "--players", "3", "--seed", "4")
    inside(*NEW, "--seat", "1", text="1\n")
    done = inside("play", "rapanui", "--resume", *same, text="1\n")
    assert done.code == 0
    assert "Player 1 (you)" in done.out


def test_bots_do_not_take_the_seats_of_people(inside: Runner, home: Path) -> None:
    inside("play", "rapanui", "--hotseat", "--players", "2", text="\n1\n")
    before = contents(home)
    done = inside("play", "--resume", "--bots", "random")
    assert done.code == 2
    assert "--bots does not fit" in done.err
    assert contents(home) == before
    assert inside("play", "--resume", "--hotseat").code == 0


def contents(home: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in home.rglob("*") if file.is_file()}


def test_a_game_is_played_in_one_terminal(
    environment: dict[str, str], inside: Runner, home: Path, tmp_path: Path
) -> None:
    with Terminal(*NEW, "--plain", environment=environment, cwd=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        before = contents(home)
        file = only(home / "games")
        for resume in (("--resume",), ("--resume", str(file))):
            done = inside("play", *resume, text="1\n")
            assert done.code == 2
            assert str(file) in done.err
            assert "is being played in another terminal. Go on there" in done.err
            assert done.out == ""
        assert contents(home) == before
        terminal.process.kill()
        terminal.end()
    assert inside("play", "--resume", text="1\n").code == 0
    assert not list(home.rglob("*.lock"))


def test_a_refusal_gives_the_lock_back(inside: Runner, home: Path) -> None:
    inside(*NEW, text="1\n")
    assert inside("play", "--resume", "--hotseat").code == 2
    assert inside("play", "--resume", text="1\n").code == 0
    with held(only(home / "games")):
        assert inside("play", "--resume").code == 2
    assert inside("play", "--resume").code == 0


def test_what_says_who_sits_where_may_be_missing_or_broken(inside: Runner, home: Path) -> None:
    inside(*NEW, "--seat", "1", text="1\n")
    (beside,) = (home / "games").glob("*.seats")
    for text in (b"", b"\xff", b"[]", b'{"bots": 3}', b'{"bots": {"0": "random", "9": "x"}}'):
        beside.write_bytes(text)
        done = inside("play", "--resume")
        assert done.code == 0
        assert "Player 0 (you)" in done.out
    beside.write_text('{"bots": {"1": "nobody"}}')
    done = inside("play", "--resume")
    assert done.code == 2
    assert "no bot called “nobody”" in done.err
