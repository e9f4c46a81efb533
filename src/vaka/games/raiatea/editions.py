"""Where the three rulebooks differ in play; RULES.md lists all differences."""

from typing import Final

from vaka.core.options import OptionValue

# What each edition says; the majority's reading is the default.
READINGS: Final[dict[str, dict[str, str]]] = {
    "majority": {
        "priests_start": "0",  # [R1]
        "kahuna_assistant_free": "no",  # [R17]
        "diver_anytime": "no",  # [R24]
        "leftover_mana": "bag",  # [R29]
    },
    "it": {"diver_anytime": "yes"},
    "de": {},
    "fr": {"priests_start": "1", "kahuna_assistant_free": "yes", "leftover_mana": "supply"},
}


def reading(options: dict[str, OptionValue], name: str) -> str:
    """What a game's options say: themselves, or by the edition."""
    chosen = str(options[name])
    if chosen != "edition":
        return chosen
    edition = READINGS[str(options["edition"])]
    return edition.get(name, READINGS["majority"][name])
