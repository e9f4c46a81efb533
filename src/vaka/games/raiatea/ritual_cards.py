"""The rituals of a deck, read from the table `rituals` [R4, R42]."""

from typing import Final

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.fitting import ritual_effects
from vaka.games.raiatea.layout import PLAYERS, RITUAL_ROOM
from vaka.games.raiatea.names import check_name, check_room, title_of
from vaka.games.raiatea.phrases import read_effects
from vaka.games.raiatea.programs import Effect, Programs
from vaka.games.raiatea.vocabulary import FORBIDDEN, NORMAL, RITUAL_TYPES

DECKS: Final = ("normal", "forbidden", "tane")

MOST_COST: Final = 20
MOST_COPIES: Final = 20


class RitualCards:
    """All rituals, in the order of the file."""

    def __init__(self, section: Section, programs: Programs) -> None:
        self.names: list[str] = []
        self.titles: list[str] = []
        self.cost: list[int] = []
        self.type: list[int] = []
        self.pile: list[int] = []
        self.tane: list[int] = []
        self.copies: list[int] = []
        self.program: list[int] = []
        self.effects: list[list[Effect]] = []
        self.counted = True  # whether it is known how many cards there are
        for name in section.entries():
            try:
                check_name(section, name, [])
            except DataError as error:
                section.note(name, error)
            self._add(name, section.section(name), programs)
        try:
            check_room(section, len(self.names), 1, RITUAL_ROOM)
        except DataError as error:
            section.note("", error)
        self.section = section

    def _add(self, name: str, card: Section, programs: Programs) -> None:
        title = ""
        try:
            title = title_of(card)
            if title in self.titles:
                raise card.wrong("name", "taken-name")
        except DataError as error:
            card.note("name", error)
        cost = card.number("cost", 1, MOST_COST)
        deck = card.word("deck", DECKS) if "deck" in card.entries() else "normal"
        type_ = RITUAL_TYPES.index(card.word("type", RITUAL_TYPES))
        copies = card.number("copies", 1, MOST_COPIES)
        if card.is_wrong("type"):  # then nobody knows what fits
            effects = read_effects(card, "effect")
        else:
            effects = ritual_effects(card, "effect", type_)
        card.finish()
        if card.is_wrong("copies") or card.is_wrong("deck"):
            self.counted = False
        self.names.append(name)
        self.titles.append(title)
        self.cost.append(cost)
        self.type.append(type_)
        self.pile.append(FORBIDDEN if deck == "forbidden" else NORMAL)
        self.tane.append(1 if deck == "tane" else 0)
        self.copies.append(copies)
        self.program.append(programs.add(effects))
        self.effects.append(effects)

    def count(self, deck: str) -> int:
        """How many cards a deck has."""
        return sum([self.copies[ritual] for ritual in self.of_deck(deck)])

    def of_deck(self, deck: str) -> list[int]:
        """The different rituals of a deck."""
        pile = FORBIDDEN if deck == "forbidden" else NORMAL
        tane = 1 if deck == "tane" else 0
        return [
            ritual
            for ritual in range(len(self.names))
            if self.pile[ritual] == pile and self.tane[ritual] == tane
        ]

    def check_deal(self, drawn: int) -> None:
        """Everybody draws his first rituals, and one of five players twice [R3]."""
        given = self.count("normal")
        least = (PLAYERS + 1) * drawn
        if given < least and self.counted:
            wrong = self.section.wrong("", "too-few-normal", given=given, least=least)
            self.section.note("", wrong)
