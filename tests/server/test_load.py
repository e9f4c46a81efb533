"""The benchmark of the server plays whole games at a real one, and its figures can be relied on."""

from pathlib import Path
from random import Random

import pytest

from benchmarks.ours import vaka
from benchmarks.playing import Measured, play
from benchmarks.plot import drawn
from benchmarks.server import Report, Target, read
from benchmarks.stocking import PLIES, half_a_game, stock
from benchmarks.wire import Wire
from tests.modes import once

pytestmark = once


def test_whole_games_are_played_and_every_move_is_told_to_the_other(tmp_path: Path) -> None:
    with vaka(tmp_path, "--thinkers", "0") as ours:
        tables = [ours.table() for _ in range(3)]
        measured = play(tables, 2, ours.program)
        listed = ours.visitor().ask("GET", "/api/tables/mine")
    over = [each for each in listed if each["status"] == "over"]
    assert measured.games >= 2  # the clock stops when none is left to begin
    assert len(over) == measured.games
    # A move counts when the other has been told of it; the last of the others may be on its way.
    assert sum(each["ply"] for each in over) <= measured.moves + len(tables)
    assert len(measured.times) == measured.moves
    assert 0 < measured.quantile(0.5) <= measured.quantile(0.99)
    assert measured.server > 0
    assert measured.clients > 0


def test_a_store_is_filled_with_games_that_can_be_opened(tmp_path: Path) -> None:
    running = stock(tmp_path / "vaka.db", 20)
    assert len(running) == 4
    with vaka(tmp_path, "--thinkers", "0") as ours:
        told = ours.visitor().ask("GET", f"/api/tables/{running[0]}/game")
        lobby = ours.visitor().ask("GET", "/api/tables")
    assert told["ply"] == PLIES == half_a_game().ply
    assert {each["status"] for each in lobby["tables"]} == {"open", "running"}


def test_frames_are_read_in_any_pieces() -> None:
    texts = [b"a" * size for size in (1, 125, 126, 70_000)]
    frames = b"".join(_frame(text) for text in texts)
    dice = Random(1)
    for _ in range(20):
        wire = Wire.__new__(Wire)
        heard: list[bytes] = []
        rest = b""
        at = 0
        while at < len(frames):
            step = dice.choice((1, 2, 3, 100, 30_000))
            wire._rest = b""
            heard += wire._messages(rest + frames[at : at + step])
            rest = wire._rest
            at += step
        assert heard == texts


def _frame(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def test_what_was_measured_is_told_with_its_targets() -> None:
    report = Report()
    report.figures["vaka"] = [Measured(10, 1, 2.0, [0.001 * k for k in range(1, 101)], 0.1, 0.5)]
    report.targets = [Target("enough", 1.6, least=1.5), Target("too much", 1.1, most=1.0)]
    told = report.told()
    assert "MISSED" in told.splitlines()[-1]
    assert "met" in told.splitlines()[-2]
    assert report.data()["targets"] == [
        {"name": "enough", "found": 1.6, "met": True},
        {"name": "too much", "found": 1.1, "met": False},
    ]
    picture = drawn({"<vaka>": report.figures["vaka"]})
    assert "&lt;vaka&gt;" in picture
    assert "51.0 / 100.0" in picture


def test_what_makes_no_sense_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(["--rounds", "0"])
    assert "--rounds must be at least 1" in capsys.readouterr().err
