"""The facts of the title."""

from typing import Final

from vaka.core.options import Option
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
    ),
)
