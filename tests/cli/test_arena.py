"""The arena at the command line: tables, the page, stopping and going on, and what is refused."""

import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from html.parser import HTMLParser
from math import inf
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.cli.conftest import COMMAND, Done, Runner
from tests.cli.workers import needs_proc, wait_for_workers
from tests.modes import once
from tests.waiting import TIMEOUT_SECONDS, wait_until
from vaka.arena.ratings import Rating
from vaka.cli.arena_page import class_width
from vaka.cli.arena_words import duration, rated
from vaka.cli.lock import held
from vaka.cli.numbers import number, plain, signed
from vaka.extras import MissingExtra
from vaka.locale import LANGUAGES, Words

pytestmark = once

FEW = ("arena", "rapanui", "--bots", "greedy,random", "--games", "8", "--players", "3")


def few(inside: Runner, *args: str) -> Done:
    return inside(*FEW, "--jobs", "1", *args)


def figures(text: str) -> dict[str, object]:
    """The figures that were printed, but for the times."""
    data: dict[str, object] = json.loads(text)
    del data["times"]
    return data


class Reader(HTMLParser):
    """Reads a page, and fails where a tag is not closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += f" {data} "


def test_tables_and_page(inside: Runner) -> None:
    done = few(inside, "--out", "report")
    assert done.code == 0
    assert done.err == ""
    assert "--games 8 is rounded up to 9" in done.out
    assert "Games: 9 · deals: 3 · seatings of each deal: 3 · seed: 1" in done.out
    assert "Line-up: greedy, random, random" in done.out
    page = Path("report/index.html").read_text(encoding="utf-8")
    assert not re.search(r"https?:|src=|href=|url\(|@import", page)
    read = Reader(page)
    assert read.seen.count("table") == read.seen.count("caption") == 3
    assert read.seen.count("svg") == 5
    # Every number on the screen is on the page too.
    on_screen = done.out[done.out.index("The bots, best first") :]
    on_screen = on_screen[: on_screen.index("After a figure")]
    numbers = re.findall(r"\d[\d.,]*", on_screen)
    assert len(numbers) > 40
    there = set(re.findall(r"\d[\d.,]*", read.text))
    assert set(numbers) <= there


def test_again_and_further(inside: Runner) -> None:
    first = few(inside, "--json", "--out", "report")
    journal = Path("report/games.jsonl")
    before = journal.read_bytes()
    again = few(inside, "--json", "--out", "report")
    assert again.err == "Going on: 9 of 9 games are finished already.\n"
    assert journal.read_bytes() == before
    assert figures(again.out) == figures(first.out) == figures(few(inside, "--json").out)
    further = few(inside, "--json", "--out", "report", "--games", "12")
    assert journal.read_bytes().startswith(before)
    assert figures(further.out)["games"] == 12


def test_another_tournament_in_the_same_folder(inside: Runner) -> None:
    few(inside, "--out", "report")
    done = few(inside, "--out", "report", "--seed", "2")
    assert done.code == 2
    assert "The folder report has another tournament (there ≠ now: seed 1 ≠ 2)" in done.err


def test_one_run_at_a_time(inside: Runner, tmp_path: Path) -> None:
    with held(tmp_path / "report" / "games.jsonl"):
        done = few(inside, "--out", "report")
    assert done.code == 2
    assert "Another run is writing to the folder report" in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_all_languages(inside: Runner, language: str) -> None:
    args = ("--games", "3", "--bots", "random", "--lang", language, "--out", "report")
    done = few(inside, *args, "--iterations", "5", "--seconds", "0.5")
    assert done.code == 0
    page = Path("report/index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    for text in (done.out, page):
        assert "arena-" not in text
        assert "random" in text
        assert "33.3 %" not in text or language == "en"
        assert "33,3 %" not in text or language != "en"
        assert ("0.5" if language == "en" else "0,5") in text


def test_a_folder_that_cannot_be_made(inside: Runner) -> None:
    Path("file").write_text("")
    done = few(inside, "--out", "file/report")
    assert done.code == 2
    assert done.err.startswith("vaka: The folder file/report cannot be written to (")
    assert "Choose another folder with --out." in done.err


@needs_proc
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_it_can_be_stopped_and_goes_on(
    environment: dict[str, str], tmp_path: Path, inside: Runner, how: signal.Signals
) -> None:
    args = ("arena", "rapanui", "--bots", "random", "--jobs", "2", "--out", "report", "--games")
    running = subprocess.Popen(
        [*COMMAND, *args, "100000"],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # a terminal of its own, so to speak
    )
    journal = tmp_path / "report" / "games.jsonl"
    wait_for_workers(running.pid, 2)
    wait_until(lambda: journal.exists() and journal.stat().st_size)
    if how == signal.SIGINT:
        os.killpg(running.pid, how)
    else:
        running.kill()
    out, err = running.communicate(timeout=TIMEOUT_SECONDS)  # until no process has the pipes open
    assert running.returncode == (130 if how == signal.SIGINT else -how)
    assert out == b""
    lines = journal.read_bytes().count(b"\n")
    assert lines > 0
    if how == signal.SIGINT:  # a game may have been written down and not yet counted
        told = err.decode().replace(",", "")
        stopped = re.fullmatch(r"\nStopped after (\d+) of 100000 games\. The same .+\n", told)
        assert stopped is not None, told
        assert lines - int(stopped[1]) in (0, 1)
    assert b"Traceback" not in err
    # Two jobs are not at the same place: the last game may be done before one of the others.
    whole = journal.read_text().split("\n")[:lines]
    games = 2 + max(json.loads(line)["deal"] for line in whole)
    done = inside(*args, str(games), "--json", "--jobs", "1")
    assert f"{lines} of {games}" in done.err.replace(",", "")
    assert figures(done.out)["games"] == games


def test_without_ray_its_command_is_told(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = few(inside, "--engine", "ray")
    assert done.code == 2
    assert done.err == f"vaka: {MissingExtra('ray')}\n"


class Lost(Exception):
    """Stands in for what Ray raises when a process is gone."""


class Failed(Lost):
    """... and for what it raises when a game failed."""


class Ray(ModuleType):
    """Stands in for Ray: the third game ends with its process."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=Lost, RayTaskError=Failed)
        self.init = self.shutdown = lambda *_, **__: None
        self.cluster_resources = lambda: {"CPU": 1}
        self.remote = lambda **_: lambda play: SimpleNamespace(remote=partial(partial, play))
        self.done = 0

    def wait(self, running: list[object], num_returns: int) -> tuple[list[object], list[object]]:
        return running[:num_returns], running[num_returns:]

    def get(self, task: Callable[[], object]) -> object:
        self.done += 1
        if self.done == 3:
            raise Lost("the node died")
        return task()


def test_a_process_of_a_cluster_that_is_lost_is_told(
    inside: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray())
    args = ("--json", "--engine", "ray", "--out", "report")
    done = few(inside, *args)
    assert done.code == 2
    assert done.err.startswith("vaka: A process that played games has ended")
    assert done.err.count("\n") == 1
    assert Path("report/games.jsonl").read_bytes().count(b"\n") == 2
    done = few(inside, "--json", "--out", "report")
    assert figures(done.out) == figures(few(inside, "--json").out)


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="ray is not installed")
def test_a_cluster_of_two_processes_gives_the_same(process: Runner, inside: Runner) -> None:
    done = process(*FEW, "--json", "--jobs", "2", "--engine", "ray", "--out", "report")
    assert done.code == 0, done.err
    assert figures(done.out) == figures(few(inside, "--json").out)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(12.34, "12.3 s"), (0.1, "100 ms"), (0.00123, "1.23 ms"), (4e-6, "4.00 µs"), (0, "0.00 µs")],
)
def test_durations(seconds: float, told: str) -> None:
    english, german = (
        duration(seconds, Words(language)).replace("\N{NO-BREAK SPACE}", " ")
        for language in ("en", "de")
    )
    assert english == told
    assert german == told.replace(".", ",")


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        ((900.4, 1101.0), "1,000 (900 – 1,101)"),
        ((900.4, inf), "1,000 (≥ 900)"),
        ((-inf, 1101.0), "1,000 (≤ 1,101)"),
        ((-inf, inf), "1,000"),
    ],
)
def test_ratings(ends: tuple[float, float], told: str) -> None:
    assert rated(Rating(1000.0, *ends), Words("en")) == told


def test_numbers_of_a_language() -> None:
    told = [number(-1234567.891, 2, Words(language)) for language in ("en", "de", "it", "fr")]
    assert told == ["−1,234,567.89", "−1.234.567,89", "−1.234.567,89", "−1\u202f234\u202f567,89"]
    assert [signed(each, 1, Words("de")) for each in (0.06, -0.06, 0.04, -0.04)] == [
        *("+0,1", "−0,1", "0,0", "0,0")
    ]
    assert [plain(each, Words("it")) for each in (10, 1.8, 0.25)] == ["10", "1,8", "0,25"]


def test_classes_of_scores() -> None:
    assert [class_width(0, most) for most in (0, 29, 30, 59, 60, 149, 150, 3000)] == [
        *(1, 1, 2, 2, 5, 5, 10, 200)
    ]
