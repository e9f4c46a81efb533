"""How the table looks, sign by sign with its styles: files in `snapshots/`.

Tests read these files and never write them; after a wanted change make them anew and read the
difference: `python -m tests.cli.test_table_snapshots`.
"""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.tabling import LARGE, SMALL, local, sitting_at, snapshot
from tests.modes import once
from vaka.locale import Words

pytestmark = once

FOLDER = Path(__file__).parent / "snapshots"
# Title, language, size, and the answers that are given before somebody looks.
WANTED = {
    "giants-small": ("giants", "en", SMALL, 0),
    "giants-large": ("giants", "de", LARGE, 4),
    "raiatea-small": ("raiatea", "fr", SMALL, 2),
    "raiatea-large": ("raiatea", "en", LARGE, 2),
    "rapanui-small": ("rapanui", "it", SMALL, 2),
    "rapanui-large": ("rapanui", "en", LARGE, 3),
}

STEADY_READS = 100


async def seen(name: str, folder: Path, accept: Callable[[str], bool]) -> str:
    """Return the first snapshot that `accept` holds for, or the last one before the timeout."""
    title, language, size, answers = WANTED[name]
    source = local(title, folder, words=Words(language, strict=True))
    async with sitting_at(source, size) as player:
        for _ in range(answers):
            await player.choose(player.asked.actions[0], 3)
            await player.turn()
        await player.until(lambda: source.words("table-key-leave") in player.text())  # the keys
        with suppress(AssertionError):  # the comparison by the caller says more
            await player.until(lambda: accept(snapshot(player.app)))
        return snapshot(player.app)


@pytest.mark.parametrize("name", WANTED)
def test_it_looks_as_before(name: str, tmp_path: Path) -> None:
    wanted = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert asyncio.run(seen(name, tmp_path, wanted.__eq__)) == wanted


class Steady:
    """Accept a snapshot that has stayed the same: the footer is drawn later than the rest."""

    def __init__(self) -> None:
        self._last = ""
        self._reads = 0

    def __call__(self, now: str) -> bool:
        self._reads = self._reads + 1 if now == self._last else 0
        self._last = now
        return self._reads == STEADY_READS


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            text = asyncio.run(seen(name, Path(folder), Steady()))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    regenerate()
