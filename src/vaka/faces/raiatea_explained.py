"""What a card or a place of Raiatea is, for somebody who asks by its name."""

from collections.abc import Iterator

from vaka.faces.raiatea_actions import DOES
from vaka.faces.raiatea_effects import mask_text, ritual_text
from vaka.faces.raiatea_names import MIRROR, Called
from vaka.games.raiatea.vocabulary import LOCATION_NAMES


def explained(name: str, called: Called) -> list[str]:
    """Rituals, masks and locations that are called so; else those whose names begin so."""
    asked = _plain(name)
    things = list(_things(called))
    found = [told for names, told in things if asked in names]
    return found or [
        told for names, told in things if any(each.startswith(asked) for each in names)
    ]


def _things(called: Called) -> Iterator[tuple[list[str], str]]:
    """Everything that can be asked about: what it can be called, and what is told of it."""
    deck, words = called.deck, called.words
    for name in deck.ritual_names:
        yield _entry(name, called.ritual(name), ritual_text(deck, name, words), called)
    for name in [*deck.god_names, MIRROR]:
        yield _entry(name, called.mask(name), mask_text(deck, name, words), called)
    for name in LOCATION_NAMES:
        text = words(DOES[name], pearls=int(deck.reef_bonus))
        yield _entry(name, called.location(name), text, called)


def _entry(name: str, title: str, text: str, called: Called) -> tuple[list[str], str]:
    told = called.words("raiatea-table-choice", choice=title, text=text)
    return [name, _plain(title)], told


def _plain(name: str) -> str:
    """As it is typed: apostrophes and capitals do not count."""
    return "".join(letter for letter in name.casefold() if letter not in "'’ʻ‘")
