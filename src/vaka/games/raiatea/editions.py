"""Where the three rulebooks differ in play; RULES.md lists all differences."""

from typing import Final

from vaka.core.options import OptionValue

# What each edition says; the majority's reading is the default.
READINGS: Final[dict[str, dict[str, str]]] = {
    "majority": {
        "priests_start": "0",  # [R1]
        "second_draw_free": "yes",  # [R12]
        "kahuna_assistant_free": "no",  # [R17]
        "several_merchants": "no",  # [R22]
        "diver_anytime": "no",  # [R24]
        "several_divers": "yes",  # [R24]
        "leftover_mana": "bag",  # [R29]
        "repeat_conditions": "no",  # [R34]
    },
    "it": {"diver_anytime": "yes"},
    "de": {"second_draw_free": "no", "several_divers": "no"},
    "fr": {
        "priests_start": "1",
        "kahuna_assistant_free": "yes",
        "several_merchants": "yes",
        "leftover_mana": "supply",
        "repeat_conditions": "yes",
    },
}


def reading(options: dict[str, OptionValue], name: str) -> str:
    """What a game's options say: themselves, or by the edition."""
    chosen = str(options[name])
    if chosen != "edition":
        return chosen
    edition = READINGS[str(options["edition"])]
    return edition.get(name, READINGS["majority"][name])


def is_yes(options: dict[str, OptionValue], name: str) -> bool:
    return reading(options, name) == "yes"
