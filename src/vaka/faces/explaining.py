"""What is in the box of a title, in words: every kind of card, tile and place explained.

It speaks of the box alone, never of a game that is being played with it. A title says in a module
of its own what there is to explain; others have nothing.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from vaka.faces import raiatea_box
from vaka.faces.explained import Thing
from vaka.locale import Words

Options = Mapping[str, Any]


class Box(NamedTuple):
    """How a title explains its box: the options that change it, and what is told of it."""

    options: tuple[str, ...]
    things: Callable[[Options, Words], list[Thing]]


BOXES: Final[Mapping[str, Box]] = {
    "raiatea": Box(raiatea_box.OPTIONS, raiatea_box.things),
}


def things_of(title: str, options: Options, language: str) -> tuple[Thing, ...]:
    """All that can be explained of a title with these options; nothing where nobody wrote it."""
    if title not in BOXES:
        return ()
    wanted = tuple((name, options[name]) for name in BOXES[title].options if name in options)
    return _things(title, wanted, language)


@lru_cache(maxsize=32)
def _things(title: str, options: tuple[tuple[str, Any], ...], language: str) -> tuple[Thing, ...]:
    return tuple(BOXES[title].things(dict(options), Words(language)))
