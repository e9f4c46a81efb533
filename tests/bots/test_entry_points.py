"""Bots of other packages: found by entry point, and kept in processes of their own."""

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.programs import StalledClock, turns
from tests.modes import once
from vaka import bots
from vaka.bots import BadBot, Clock, UnknownBot, WrongTitle, plugins

pytestmark = once

EXAMPLE = Path(__file__).parents[2] / "examples/bots/python"
TITLES = ("giants", "raiatea", "rapanui")
Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Put a package with a bot on the path: its entry point, and the code of module `stranger`."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(entry: str, code: str) -> None:
        about = tmp_path / "stranger-1.0.dist-info"
        about.mkdir(exist_ok=True)
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[vaka.bots]\n{entry}\n")
        (tmp_path / "stranger.py").write_text(code)
        plugins._titles.cache_clear()

    return put


BOT = """
import os, sys, time

class Stranger:
    def __init__(self, seed):
        self.seed = seed
        self.turn = 0

    def choose(self, observation, clock):
        self.turn += 1
        {does}
        return observation.actions[self.seed % len(observation.actions)]
"""


def test_a_bot_is_found_by_its_name(install: Install) -> None:
    assert "stranger" not in bots.names()
    with pytest.raises(UnknownBot):
        bots.make("stranger", 1)
    install("stranger = stranger:Stranger", BOT.format(does="pass"))
    assert "stranger" in bots.names()
    assert "stranger" in bots.names("rapanui")
    with bots.seat("stranger", 2, "rapanui") as bot:
        for observation, chosen in turns("rapanui", bot, 5):
            assert chosen == observation.actions[2 % len(observation.actions)]
        bot.reseed(1)
        for observation, chosen in turns("rapanui", bot, 3):
            assert chosen == observation.actions[1 % len(observation.actions)]
        assert bot.mishaps == []


def test_our_names_are_ours(install: Install) -> None:
    install("random = stranger:Stranger", BOT.format(does="raise ValueError"))
    assert isinstance(bots.make("random", 1), bots.RandomBot)


@pytest.mark.parametrize(
    ("entry", "code", "why"),
    [
        ("lost:Stranger", "", "ModuleNotFoundError: No module named 'lost'"),
        ("stranger:Nobody", "", "AttributeError"),
        ("stranger:Stranger", "1 / 0", "ZeroDivisionError: division by zero"),
        ("stranger:Stranger", "import sys; sys.exit('closed')", "SystemExit: closed"),
        ("stranger:Stranger", "import os; os._exit(7)", "7"),
        ("stranger:Stranger", "Stranger = 12", "TypeError: stranger:Stranger: 12"),
    ],
)
def test_a_bot_that_cannot_be_loaded(entry: str, code: str, why: str, install: Install) -> None:
    install(f"broken = {entry}", code)
    assert "broken" in bots.names()  # it is only loaded when it is to play
    with pytest.raises(BadBot, match=f"“broken” of another package cannot be loaded: {why}"):
        bots.make("broken", 1, "rapanui")


def test_a_bot_that_hangs_when_it_is_loaded(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("slow = stranger:Stranger", "import time; time.sleep(60)")
    monkeypatch.setattr(plugins, "START", 0.3)
    with pytest.raises(BadBot, match=r"0\.3 s"):
        bots.make("slow", 1, "rapanui")


def test_the_titles_of_a_bot(install: Install) -> None:
    install("stranger = stranger:Stranger", BOT.format(does="pass") + "    titles = ('giants',)\n")
    with pytest.raises(WrongTitle, match=r"“stranger” does not play rapanui.*: (?!.*stranger)"):
        bots.make("stranger", 1, "rapanui")
    bots.make("stranger", 1, "giants")


def test_what_a_bot_does_to_its_process_does_not_matter(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It prints, reads, raises, hangs, answers nonsense and dies; and loses those turns."""
    stalled = StalledClock(tmp_path, monkeypatch)
    does = (
        "print('Hello!', input.__name__, sys.stdin.read())\n"
        "        if clock.iterations == 2: raise ValueError('no idea')\n"
        "        if clock.iterations == 3: return None\n"
        "        if clock.iterations == 4: os._exit(5)\n"
        f"        if clock.iterations == 5: {stalled.hang}"
    )
    install("stranger = stranger:Stranger", BOT.format(does=does))
    with bots.seat("stranger", 2, "rapanui", limit=0.1) as bot:
        for iterations in range(1, 7):
            list(turns("rapanui", bot, 1, Clock(iterations)))
    kinds = {mishap.decision: (mishap.kind, mishap.detail) for mishap in bot.mishaps}
    assert kinds[2] == ("error", "ValueError: no idea")
    assert kinds[3][0] == "error"
    assert kinds[4] == ("exit", "5: Hello! input")
    assert kinds[5] == ("late", "0.1 s")
    assert set(kinds) == {2, 3, 4, 5}


@pytest.mark.parametrize("title", TITLES)
def test_a_bot_sees_the_same_in_its_own_process(title: str) -> None:
    """Our greedy player there makes the moves that it makes here: by equal views and redeals."""
    with plugins.hosted("greedy", 3) as bot:
        there = list(turns(title, bot, 12))
    here = list(turns(title, bots.make("greedy", 3), 12))
    assert [str(action) for _, action in there] == [str(action) for _, action in here]


@pytest.mark.parametrize("title", TITLES)
def test_the_example_package_plays_whole_games(title: str, install: Install) -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    ((name, target),) = project["entry-points"][plugins.GROUP].items()
    install(f"{name} = {target}", "")
    sys.path.insert(0, str(EXAMPLE))  # which `install` puts back
    with bots.seat(name, 1, title) as bot:
        assert len(list(turns(title, bot, clock=Clock(iterations=4)))) > 10
        assert bot.mishaps == []
