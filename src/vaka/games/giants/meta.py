"""The facts of the title."""

from typing import Final

from vaka.core.options import Option, Preset
from vaka.core.title import Title
from vaka.games.giants.frames import DECISIONS

# How a game can end.
OUT_OF_BASES: Final = 0  # [G29]
NO_MOAI_LEFT: Final = 1  # [G32]
TURN_LIMIT: Final = 2  # [G32]

# Whether the table shows what the rulebook keeps behind screens and under moai [G26].
SCREENS: Final = ("open", "as_printed")

TITLE: Final = Title(
    name="giants",
    rules_version=2,
    seats=(3, 5),
    decisions=DECISIONS,
    reasons=("out-of-bases", "no-moai-left", "turn-limit"),
    hidden="seats",
    options=(
        Option("two_workers", False),  # [G4]
        Option("open_score", False),  # [G31]
        Option("screens", "open", choices=SCREENS),  # [G26]
        Option("acting_figures_carry", False),  # [G18]
        Option("island", ""),  # a map of one's own: the text of a file like data/island.toml
    ),
    presets=(
        Preset("first_game", {"two_workers": True, "screens": "open"}),
        Preset("as_printed", {"screens": "as_printed"}),
        Preset("open_information", {"screens": "open"}),
    ),
    sealed_steps=1,
    remembered=("ahus", "seats"),  # with screens as printed: owners of moai, stocks [G26]
    types="vaka.games.giants.types",
)
