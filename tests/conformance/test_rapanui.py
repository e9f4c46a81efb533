"""Rapa Nui keeps the promises of every title."""

import vaka
from tests.modes import PURE
from vaka.conformance import check_game


def test_rapanui_conforms() -> None:
    report = check_game(vaka.load("rapanui"), games=1 if PURE else 4, seed=5)
    assert set(report.reasons) == {"deck-empty"}
    assert len(report.decisions) == 8
