"""The facts of the title."""

from typing import Final

from vaka.core.options import Option, Preset
from vaka.core.title import Title
from vaka.games.rapanui.frames import DECISIONS

DECK_EMPTY: Final = 0  # the one way a game ends [N23]

TITLE: Final = Title(
    name="rapanui",
    rules_version=1,
    seats=(2, 4),
    decisions=DECISIONS,
    reasons=("deck-empty",),
    hidden="seats",
    options=(
        # Another box: the text of a file like data/box.toml, or some of its tables [N1].
        Option("box", "", late=True),
        # Whether views show other hands, which everybody could remember [N7].
        Option("hands", "as_printed", choices=("as_printed", "open"), late=True),
    ),
    presets=(
        Preset("first_game", {"hands": "open"}),
        Preset("as_printed", {"hands": "as_printed"}),
        Preset("open_information", {"hands": "open"}),
    ),
    types="vaka.games.rapanui.types",
)
