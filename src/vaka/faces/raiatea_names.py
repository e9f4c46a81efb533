"""What the things of Raiatea are called: rituals and gods by the deck, all else by the words."""

from functools import lru_cache
from typing import Final

from vaka.faces import View
from vaka.games.raiatea.deck import Deck, read_deck, standard_deck
from vaka.games.raiatea.vocabulary import GOODS_NAMES, TYPE_NAMES
from vaka.locale import Words

MIRROR: Final = "mirror"


class Called:
    """The names of things at one table, in one language."""

    def __init__(self, deck: Deck, words: Words) -> None:
        self.deck = deck
        self.words = words

    def ritual(self, name: str) -> str:
        return _title(name, self.deck.ritual_names, self.deck.ritual_titles)

    def cost(self, name: str) -> int:
        return int(self.deck.cost[self.deck.ritual_names.index(name)])

    def mask(self, name: str) -> str:
        if name == MIRROR:
            return self.words("raiatea-name-mirror")
        return _title(name, self.deck.god_names, self.deck.god_titles)

    def goods(self, name: str) -> str:
        return self.words("raiatea-name-goods", goods=name)

    def assistant(self, name: str) -> str:
        return self.words("raiatea-name-assistant", assistant=name)

    def location(self, name: str) -> str:
        return self.words("raiatea-name-location", location=name)

    def rank(self, name: str) -> str:
        return self.words("raiatea-name-rank", rank=name)

    def pile(self, name: str) -> str:
        return self.words("raiatea-name-deck", deck=name)

    def gift(self, name: str) -> str:
        return self.words("raiatea-name-gift", kind=name)

    def card(self, name: str) -> str:
        """A forest card without its treasure."""
        if name in GOODS_NAMES:
            return self.goods(name)
        return self.assistant(name) if name in TYPE_NAMES else self.mask(name)


def _title(name: str, names: list[str], titles: list[str]) -> str:
    """What is of another deck is called as it is written."""
    return titles[names.index(name)] if name in names else name.title()


def deck_of(view: View) -> Deck:
    """The deck that is played at a table."""
    text = str(view["options"]["deck"])
    return read_deck(text) if text else _standard_deck()


@lru_cache(maxsize=1)
def _standard_deck() -> Deck:
    return standard_deck()
