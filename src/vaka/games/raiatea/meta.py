"""The facts of the title."""

from typing import Final

from vaka.core.options import Option, Preset
from vaka.core.title import Title
from vaka.games.raiatea.frames import DECISIONS
from vaka.games.raiatea.layout import SEALED_STEPS

THIRD_CEREMONY: Final = 0  # how a game ends [R31]

EDITIONS: Final = ("majority", "it", "de", "fr")

# Where an edition's reading changes play; "edition" leaves it to the option `edition`.
PRIESTS_START: Final = ("edition", "0", "1")
YES_NO: Final = ("edition", "no", "yes")
LEFTOVER_MANA: Final = ("edition", "bag", "supply")

TITLE: Final = Title(
    name="raiatea",
    rules_version=2,
    seats=(3, 5),
    decisions=DECISIONS,
    reasons=("third-ceremony",),
    hidden="seats",
    options=(
        Option("edition", "majority", choices=EDITIONS),
        Option("priests_start", "edition", choices=PRIESTS_START),  # [R1]
        Option("second_draw_free", "edition", choices=YES_NO),  # [R12]
        Option("kahuna_assistant_free", "edition", choices=YES_NO),  # [R17]
        Option("several_merchants", "edition", choices=YES_NO),  # [R22]
        Option("diver_anytime", "edition", choices=YES_NO),  # [R24]
        Option("several_divers", "edition", choices=YES_NO),  # [R24]
        Option("leftover_mana", "edition", choices=LEFTOVER_MANA),  # [R29]
        Option("repeat_conditions", "edition", choices=YES_NO),  # [R34]
        Option("tane", False),  # [R4]
        Option("oracle", False),  # [R5]
        Option("mana_shortage", False),  # [R36]
        Option("suspense", False),  # [R37]
        Option("deck", ""),  # components of one's own: the text of a file like those in data/
        # Whether views show what is behind other screens, which everybody could remember [R1].
        Option("screens", "as_printed", choices=("as_printed", "open"), late=True),
    ),
    presets=(
        # The advanced rules of all three books are left out [R4, R5, R36].
        Preset("first_game", {"tane": False, "oracle": False, "mana_shortage": False}),
        Preset("as_printed", {"suspense": True, "screens": "as_printed"}),
        Preset("open_information", {"suspense": False, "screens": "open"}),
        Preset("italian", {"edition": "it"}),
        Preset("german", {"edition": "de"}),
        Preset("french", {"edition": "fr"}),
    ),
    sealed_steps=SEALED_STEPS,
    remembered=("bag",),  # with suspense: what the bag holds [R37]
    types="vaka.games.raiatea.types",
)
