"""Games saved and records written by version 0.1 are read, and saved games go on.

`tests/data/v0.1/README.md` says what they are, and `expected.json` what version 0.1 made of them.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.modes import once
from vaka import Record
from vaka.cli import saves
from vaka.cli.proof import Origin, prove

pytestmark = once

DATA = Path(__file__).parents[1] / "data" / "v0.1"
EXPECTED: Any = json.loads((DATA / "expected.json").read_text(encoding="utf-8"))
SAVES: dict[str, Any] = EXPECTED["saves"]
RECORDS: dict[str, Any] = EXPECTED["records"]
UNFINISHED = [name for name in SAVES if name.startswith("games/")]
FINISHED = [name for name in SAVES if name.startswith("finished/")]

FIRST_CHOICES = "1\n" * 1000
HOTSEAT_CHOICES = "\n1\n" * 1000  # Enter, when the screen is handed on


@pytest.fixture
def old_home(home: Path) -> Path:
    """The data folder of somebody who played with version 0.1."""
    return Path(shutil.copytree(DATA / "saves", home))


def checked(file: Path, expected: Any) -> Record:
    """Load a record, which replays it, and compare it with what version 0.1 said of it."""
    record = Record.load(file)
    assert (record.title, record.players) == (expected["title"], expected["players"])
    assert len(record) == expected["actions"]
    assert record.replay().digest() == expected["digest"]
    return record


def bots_of(file: Path, players: int) -> dict[str, str]:
    seating = saves.seating_of(file, players)
    assert seating is not None
    return {str(seat): name for seat, name in seating.bots.items()}


@pytest.mark.parametrize("name", UNFINISHED)
def test_a_saved_game_is_played_on_to_the_end(name: str, inside: Runner, old_home: Path) -> None:
    file, expected = old_home / name, SAVES[name]
    before = checked(file, expected)
    assert bots_of(file, before.players) == expected["bots"]
    assert len(saves.mishaps_of(file)) == expected["mishaps"]
    choices = FIRST_CHOICES if expected["bots"] else HOTSEAT_CHOICES
    done = inside("play", "--resume", str(file), text=choices)
    assert (done.code, done.err) == (0, "")
    assert not file.exists()
    ended_at = old_home / "finished" / file.name
    ended = Record.load(ended_at)
    assert ended.replay().decision() is None
    assert ended.actions[: len(before)] == before.actions
    assert bots_of(ended_at, before.players) == expected["bots"]
    assert len(saves.mishaps_of(ended_at)) >= expected["mishaps"]


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_is_shown(name: str, inside: Runner, old_home: Path) -> None:
    file = old_home / name
    record = checked(file, SAVES[name])
    assert bots_of(file, record.players) == SAVES[name]["bots"]
    assert inside("replay", str(file)).code == 0
    written = DATA / "records" / f"{record.title}-terminal.txt"
    assert inside("replay", str(file), "--text").out == written.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_replayed_and_verified(name: str, inside: Runner) -> None:
    file, expected = DATA / "records" / name, RECORDS[name]
    proved = prove(checked(file, expected))
    scores = None if proved.outcome is None else list(proved.outcome.scores)
    assert scores == expected["scores"]
    kind = file.stem.rpartition("-")[2]
    origins = {"served": Origin.FAIR, "redealt": Origin.REDEALT, "terminal": Origin.UNPROVED}
    assert proved.origin is origins[kind]
    for command in ("verify", "replay"):
        done = inside(command, str(file))
        assert (done.code, done.err) == (0, "")


def test_the_records_of_an_archive_are_verified(inside: Runner) -> None:
    done = inside("verify", str(DATA / "records" / "archive.jsonl"))
    assert (done.code, done.err) == (0, "")
