"""Giants keeps the promises of every title."""

import pytest

import vaka
from tests.games.giants.positions import TINY
from tests.modes import once
from vaka.conformance import check_game
from vaka.core.options import OptionValue

# Pure games are the same, step by step (tests/core/test_modes.py), and would be examined for long.
pytestmark = once

ENDS = {"out-of-bases", "no-moai-left", "turn-limit"}


def test_giants_conforms() -> None:
    report = check_game(vaka.load("giants"), games=1, seed=5, players=[3], options=[{}])
    assert set(report.reasons) <= ENDS
    assert len(report.decisions) >= 9


def test_giants_conforms_with_screens_as_printed() -> None:
    options: list[dict[str, OptionValue]] = [{"screens": "as_printed"}]
    report = check_game(vaka.load("giants"), games=1, seed=6, players=[3], options=options)
    assert set(report.reasons) <= ENDS


@pytest.mark.long
def test_giants_conforms_with_all_options_on_a_small_island() -> None:
    """Where all meet on a few hexes, every kind of decision is asked."""
    options: dict[str, OptionValue] = {
        "two_workers": True,
        "open_score": True,
        "screens": "as_printed",
        "acting_figures_carry": True,
        "island": TINY,
    }
    report = check_game(vaka.load("giants"), games=1, seed=5, players=[4], options=[options])
    assert set(report.reasons) <= ENDS
    assert len(report.decisions) == 10
