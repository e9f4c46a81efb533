"""No title is left out: a shared test without a title's data would be green for nothing."""

from pathlib import Path

from tests.games.titles import TITLES

SOURCES = Path(__file__).parents[2] / "src" / "vaka" / "games"


def test_every_title_has_its_data() -> None:
    assert sorted(file.parent.name for file in SOURCES.glob("*/meta.py")) == TITLES
