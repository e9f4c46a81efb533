"""Raiatea keeps the promises of every title."""

import pytest

import vaka
from tests.modes import once
from vaka.conformance import check_game
from vaka.core.options import OptionValue

# Fewer rounds than usual: a whole game would be examined for minutes.
SHORT = "[rounds]\nthree = [1, 1, 1]\nfour = [1, 1, 1]\nfive = [1, 1, 1]\n"


@once
@pytest.mark.parametrize(
    ("edition", "screens"), [("it", "as_printed"), ("de", "as_printed"), ("fr", "open")]
)
def test_raiatea_conforms_with_all_variants(edition: str, screens: str) -> None:
    options: dict[str, OptionValue] = {
        "edition": edition,
        "tane": True,
        "oracle": True,
        "mana_shortage": True,
        "suspense": True,
        "screens": screens,
        "deck": SHORT,
    }
    report = check_game(vaka.load("raiatea"), games=1, seed=5, players=[3], options=[options])
    assert set(report.reasons) == {"third-ceremony"}
    assert len(report.decisions) >= 18
