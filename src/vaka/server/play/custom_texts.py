"""Custom texts among a table's options: decks, islands and boxes that a host wrote."""

import asyncio
from collections.abc import Callable, Mapping

import vaka
from vaka.core.game import Game
from vaka.core.options import OptionValue


def custom_texts(game: Game, options: Mapping[str, OptionValue]) -> set[str]:
    """Return the names of the options whose value is a custom text."""
    return {
        option.name
        for option in game.title.options
        if isinstance(option.default, str)
        and not option.choices
        and isinstance(options.get(option.name), str)
        and options[option.name] != option.default
    }


async def parse_custom_texts(
    title: str, options: Mapping[str, OptionValue], deal: Callable[[], object]
) -> None:
    """Deal a game in a thread if it has custom texts, to parse them into the title's cache.

    They were checked before they were stored; what is dealt again on the event loop is quick.
    """
    if custom_texts(vaka.load(title), options):
        await asyncio.to_thread(deal)
