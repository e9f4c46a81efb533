"""The parameters of a game in OpenSpiel: players, chance, and the options of the title.

OpenSpiel writes a game as one line, `name(key=value,...)`, and reads it back. So texts, such as
the components of one's own, are kept there like parts of an address: `%0A` is the end of a line.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote

import vaka
from vaka.core.errors import VakaError
from vaka.core.title import Title

PREFIX: Final = "python_vaka_"  # OpenSpiel's games in Python are all called python_

# What the chance node at the beginning decides.
SEEDS: Final = "seeds"  # the seed: one of `deals`, from `seed` on
DECK: Final = "deck"  # how the hidden deck lies, after the open deal of `seed` and the `opening`
DECK_TITLES: Final = ("rapanui",)

DEALS: Final = 10_000
MOST_DEALS: Final = 1_000_000


class BadParameter(VakaError):
    """A parameter that a game of OpenSpiel cannot have; `reason` says why."""

    def __init__(self, reason: str, **why: str | int) -> None:
        super().__init__(**why)
        self.reason = reason

    def message(self, words: Any) -> str:
        told: str = words(f"error-openspiel-{self.reason}", **self.details)
        return told


class Parameters(NamedTuple):
    players: int
    seed: int
    deals: int
    chance: str
    opening: tuple[int, ...]
    options: dict[str, bool | int | str]


def specification(title: Title) -> dict[str, bool | int | str]:
    """All parameters and their defaults. Options that are called like one of ours give way."""
    return {
        **{option.name: option.default for option in title.options},
        "players": title.least_players,
        "seed": 0,
        "deals": DEALS,
        "chance": SEEDS,
        "opening": "",
    }


def written(title: Title, given: Mapping[str, Any]) -> dict[str, bool | int | str]:
    """The parameters that differ from their defaults, as OpenSpiel can write them in a line."""
    usual = specification(title)
    return {
        name: quote(unquote(value), safe=" ") if isinstance(value, str) else value
        for name, value in given.items()
        if name not in usual or value != usual[name]
    }


def parameters(title: str, given: Mapping[str, Any]) -> Parameters:
    """What was given, checked; what the title checks itself is checked when it is dealt."""
    about = vaka.load(title).title
    asked = {**specification(about), **given}
    chance = asked["chance"]
    if chance not in (SEEDS, DECK):
        raise BadParameter("chance", given=str(chance), known=f"{SEEDS}, {DECK}")
    if chance == DECK and title not in DECK_TITLES:
        raise BadParameter("no-deck", title=title, known=", ".join(DECK_TITLES))
    if not 1 <= asked["deals"] <= MOST_DEALS:
        raise BadParameter("deals", given=asked["deals"], most=MOST_DEALS)
    opening = unquote(str(asked["opening"])).split()
    if opening and chance != DECK:
        raise BadParameter("opening-chance", chance=DECK)
    if not all(index.isdecimal() for index in opening):
        raise BadParameter("opening", given=" ".join(opening))
    options = {
        option.name: unquote(value) if isinstance(value, str) else value
        for option in about.options
        if (value := asked[option.name]) != option.default
    }
    return Parameters(
        asked["players"],
        asked["seed"],
        asked["deals"],
        chance,
        tuple(int(index) for index in opening),
        options,
    )
