"""How the table looks, sign by sign with its styles: files in `snapshots/`.

Tests read these files and never write them; after a wanted change make them anew and read the
difference: `python -m tests.cli.test_table_snapshots`.
"""

import asyncio
import tempfile
import time
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


SETTLED = 3.0  # seconds: the keys at the lower edge are drawn anew a little after the rest


async def seen(name: str, folder: Path, wanted: str = "") -> str:
    """What is seen as soon as it looks as it is wanted, or else when all has settled."""
    title, language, size, answers = WANTED[name]
    source = local(title, folder, words=Words(language, strict=True))
    async with sitting_at(source, size) as player:
        for _ in range(answers):
            await player.choose(player.asked.actions[0], 3)
            await player.turn()
        await player.until(lambda: source.words("table-key-leave") in player.text())  # the keys
        deadline = time.monotonic() + SETTLED
        while (now := snapshot(player.app)) != wanted and time.monotonic() < deadline:
            await player.pilot.pause(0.05)
        return now


@pytest.mark.parametrize("name", WANTED)
def test_it_looks_as_before(name: str, tmp_path: Path) -> None:
    wanted = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert asyncio.run(seen(name, tmp_path, wanted)) == wanted


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            text = asyncio.run(seen(name, Path(folder)))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    regenerate()
