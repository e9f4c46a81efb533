"""The survey at the command line."""

import json
import os
import signal
import subprocess

import pytest

from tests.cli.conftest import COMMAND, Done, Runner
from tests.cli.workers import needs_proc, wait_for_workers
from tests.modes import alike, once
from tests.waiting import TIMEOUT_SECONDS
from vaka.locale import LANGUAGES

pytestmark = once


def few(inside: Runner, *args: str) -> Done:
    return inside("survey", "rapanui", "--games", "3", "--jobs", "1", *args)


def test_every_number_of_players(inside: Runner) -> None:
    done = few(inside)
    assert done.code == 0, done.err
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    assert "Rapa Nui: 3 games for each number of players, seed 1" in lines
    assert "2 players 3 players 4 players" in lines
    assert any(line.startswith("Decisions a game 1") for line in lines)
    assert any(line == "random 50.0 % 33.3 % 25.0 %" for line in lines)
    assert "deck" in done.out
    assert done.err == ""


def test_the_figures_of_a_title(inside: Runner) -> None:
    done = inside("survey", "giants", "--games", "1", "--players", "3", "--jobs", "1")
    assert "Moai erected" in done.out
    assert "Headdresses set" in done.out


def test_the_same_figures_again(inside: Runner) -> None:
    assert few(inside, "--json").out == few(inside, "--json").out
    assert few(inside, "--json").out != few(inside, "--json", "--seed", "2").out


def test_data(inside: Runner) -> None:
    data = json.loads(few(inside, "--json", "--players", "2, 4", "--seed", "7").out)
    assert data["title"] == "rapanui"
    assert data["seed"] == 7
    assert [each["players"] for each in data["surveys"]] == [2, 4]
    assert data["surveys"][1]["bots"] == ["random"] * 4
    assert data["surveys"][0]["games"] == 3


def test_a_bot_for_each_seat(inside: Runner) -> None:
    done = inside(
        "survey",
        "giants",
        "--games",
        "1",
        "--jobs",
        "1",
        "--json",
        "--bots",
        "greedy,random,random",
    )
    (only,) = json.loads(done.out)["surveys"]
    assert only["players"] == 3
    assert only["wins"]["greedy"]["played"] == 1
    assert only["wins"]["random"]["played"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_all_languages(inside: Runner, language: str) -> None:
    done = few(inside, "--lang", language)
    assert done.code == 0
    assert "survey-" not in done.out


def test_several_processes(process: Runner) -> None:
    args = ("survey", "rapanui", "--games", "6", "--players", "2", "--json")
    assert process(*args, "--jobs", "2").out == process(*args, "--jobs", "1").out


@needs_proc
@pytest.mark.parametrize("how", alike([signal.SIGINT, signal.SIGKILL], signal.SIGINT))
def test_it_can_be_stopped(environment: dict[str, str], how: signal.Signals) -> None:
    """By Ctrl-C in its terminal, or by somebody who kills only the first process."""
    running = subprocess.Popen(
        [*COMMAND, "survey", "rapanui", "--games", "100000", "--jobs", "2"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # a terminal of its own, so to speak
    )
    wait_for_workers(running.pid, 2)
    if how == signal.SIGINT:
        os.killpg(running.pid, how)
    else:
        running.kill()
    out, err = running.communicate(timeout=TIMEOUT_SECONDS)  # until no process has the pipes open
    assert running.returncode == (130 if how == signal.SIGINT else -how)
    assert out == b""
    assert b"Traceback" not in err
