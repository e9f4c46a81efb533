"""Every card of a deck in words, as a player will read it at the table."""

from collections.abc import Iterator

from rich import box
from rich.table import Table as Grid

from vaka.faces.raiatea_effects import effects_text, mask_text, mission_text, ritual_text
from vaka.games.raiatea.deck import Deck
from vaka.games.raiatea.layout import GOODS, STEPS
from vaka.games.raiatea.vocabulary import FORBIDDEN, GOODS_NAMES, NORMAL
from vaka.locale import Words

Line = tuple[str, str]  # what it is, and what it does


def deck_in_words(deck: Deck, words: Words) -> list[Grid]:
    """A table for each kind of card."""
    return [
        _grid(words("cli-deck-normal"), _rituals(deck, words, NORMAL, 0)),
        _grid(words("cli-deck-tane"), _rituals(deck, words, NORMAL, 1)),
        _grid(words("cli-deck-forbidden"), _rituals(deck, words, FORBIDDEN, 0)),
        _grid(words("cli-deck-masks"), _masks(deck, words)),
        *[
            _grid(words("cli-deck-missions", points=points), _missions(deck, words, points))
            for points in (1, 2, 3)
        ],
        _grid(words("cli-deck-prices"), _prices(deck, words)),
    ]


def _grid(title: str, lines: Iterator[Line]) -> Grid:
    grid = Grid(box=box.SIMPLE, title=title, title_justify="left", show_header=False)
    for what, text in lines:
        grid.add_row(what, text)
    return grid


def _rituals(deck: Deck, words: Words, pile: int, tane: int) -> Iterator[Line]:
    for ritual, name in enumerate(deck.ritual_names):
        if deck.pile[ritual] == pile and deck.tane[ritual] == tane:
            title = f"{deck.copies[ritual]} × {deck.ritual_titles[ritual]}"
            yield title, ritual_text(deck, name, words)


def _masks(deck: Deck, words: Words) -> Iterator[Line]:
    for name, title in zip(deck.god_names, deck.god_titles, strict=True):
        yield title, mask_text(deck, name, words)


def _missions(deck: Deck, words: Words, points: int) -> Iterator[Line]:
    for mission, name in enumerate(deck.mission_names):
        if deck.mission_points[mission] == points:
            yield f"{deck.mission_copies[mission]} ×", mission_text(deck, name, words)


def _prices(deck: Deck, words: Words) -> Iterator[Line]:
    """From the top of each column to its bottom, as it is drawn."""
    for goods in range(GOODS):
        for step in reversed(range(deck.steps)):
            effects = [effect.data() for effect in deck.bonus_effects[goods * STEPS + step]]
            name = words("raiatea-name-goods", goods=GOODS_NAMES[goods])
            yield f"{name} {1 + step}", effects_text(effects, words)
