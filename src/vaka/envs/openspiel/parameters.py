"""The parameters of a game in OpenSpiel: players, chance, and the options of the title.

OpenSpiel serializes a game as one line, `name(key=value,...)`. So texts, such as custom components,
are percent-encoded there: `%0A` is a newline.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote

import vaka
from vaka.core.errors import VakaError
from vaka.core.title import Title

PREFIX: Final = "python_vaka_"  # OpenSpiel's convention for games in Python

# What the chance node at the root draws.
SEEDS: Final = "seeds"  # one of `deals` seeds, starting at `seed`
DECK: Final = "deck"  # the order of the hidden deck, after the deal of `seed` and the `opening`
DECK_TITLES: Final = ("rapanui",)

DEALS: Final = 10_000
MOST_DEALS: Final = 1_000_000


class BadParameter(VakaError):
    """A parameter of an OpenSpiel game is wrong; `reason` is a key."""

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
    """Return all parameters with their defaults; ours win over options of the same name."""
    return {
        **{option.name: option.default for option in title.options},
        "players": title.least_players,
        "seed": 0,
        "deals": DEALS,
        "chance": SEEDS,
        "opening": "",
    }


def written(title: Title, given: Mapping[str, Any]) -> dict[str, bool | int | str]:
    """Return the parameters that differ from their defaults, percent-encoded."""
    usual = specification(title)
    return {
        name: quote(unquote(value), safe=" ") if isinstance(value, str) else value
        for name, value in given.items()
        if name not in usual or value != usual[name]
    }


def parameters(title: str, given: Mapping[str, Any]) -> Parameters:
    """Check the given parameters; the title checks its options when a game is dealt."""
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
