"""The box of the example for solvers: Rapa Nui with eleven cards."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "examples" / "openspiel"
BOX: Final = (FOLDER / "tiny-box.toml").read_text(encoding="utf-8")
