"""The kit accepts a title that is right, and plays all of it."""

import pytest

import vaka
from tests.conformance.shells import Shells
from tests.modes import once
from vaka.conformance import Report, check_game
from vaka.conformance.suite import alternatives
from vaka.core.options import Option

pytestmark = once  # the title is the tests' own, and never compiled


@pytest.fixture(scope="module")
def report() -> Report:
    return check_game(Shells(), games=5)


def test_a_correct_title_passes(report: Report) -> None:
    assert report.games == 2 * (5 + 4 * 1)
    assert set(report.reasons) == {"deck-empty", "target"}
    assert set(report.decisions) == {"bid", "take", "play", "match"}
    assert report.plies > 20 * report.games
    assert report.probes > 100


def test_the_title_is_registered_only_while_it_is_checked(report: Report) -> None:
    assert report.title not in vaka.titles()


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    check_game(
        Shells(), games=2, players=[2], options=[{}], progress=lambda *done: told.append(done)
    )
    assert told == [(1, 2), (2, 2)]


def test_alternatives_of_options() -> None:
    options = [
        Option("flag", default=False),
        Option("range", 3, least=2, most=5),
        Option("free", 7),
        Option("word", "a", choices=("a", "b", "c")),
        Option("file", ""),
    ]
    assert alternatives(options) == [
        {"flag": True},
        {"range": 2},
        {"range": 5},
        {"free": 8},
        {"word": "b"},
        {"word": "c"},
    ]
