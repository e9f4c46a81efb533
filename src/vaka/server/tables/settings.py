"""What can be played: titles, their options, and which bots know them."""

import vaka
from vaka.bots import UnknownBot
from vaka.bots.levels import LEVELS
from vaka.bots.registry import built_in
from vaka.server.tables.installed import checked_title


def levels_of(title: str) -> list[str]:
    """The levels of the bots that play a title. Programs and other packages' bots are none: a
    server runs only what it brings along.
    """
    playing = built_in(title)
    return [level for level in LEVELS if level in playing]


def checked_level(title: str, level: str) -> str:
    known = levels_of(title)
    if level not in known:
        raise UnknownBot(name=level, known=", ".join(known))
    return level


def rules_version(title: str) -> int:
    return vaka.load(checked_title(title)).title.rules_version
