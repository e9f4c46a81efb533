"""Raiatea keeps the promises of every title.

With fewer rounds than usual: a whole game would be examined for minutes.
"""

import vaka
from tests.games.raiatea.positions import OWN
from vaka.conformance import check_game
from vaka.core.options import OptionValue

SHORT = "[rounds]\nthree = [1, 1, 1]\nfour = [1, 1, 1]\nfive = [1, 1, 1]\n"


def test_raiatea_conforms() -> None:
    options: dict[str, OptionValue] = {"deck": SHORT}
    report = check_game(vaka.load("raiatea"), games=1, seed=5, players=[3], options=[options])
    assert set(report.reasons) == {"third-ceremony"}
    assert len(report.decisions) >= 18


def test_raiatea_conforms_with_a_deck_of_ones_own_and_all_variants() -> None:
    """Rituals that show every effect word: more kinds of decisions are asked."""
    options: dict[str, OptionValue] = {
        "edition": "it",
        "tane": True,
        "oracle": True,
        "mana_shortage": True,
        "suspense": True,
        "deck": OWN + SHORT,
    }
    report = check_game(vaka.load("raiatea"), games=1, seed=5, players=[3], options=[options])
    assert set(report.reasons) == {"third-ceremony"}
    assert len(report.decisions) >= 20
