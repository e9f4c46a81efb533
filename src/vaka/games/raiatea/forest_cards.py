"""The forest cards, starting cards and masks of a deck [R6, R10, R38, R39].

Read from the tables `forest`, `starting`, `treasures` and `masks`.
"""

from typing import Final

from vaka.core.action import Args
from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.fitting import check_ends, plain_effects
from vaka.games.raiatea.layout import GOD_ROOM, MIRROR, PLAYERS
from vaka.games.raiatea.names import check_name, check_room, title_of
from vaka.games.raiatea.phrases import shortened
from vaka.games.raiatea.programs import NONE, Effect, Programs
from vaka.games.raiatea.vocabulary import (
    ASSISTANT_CARD,
    CONDITIONAL,
    FOR_ASSISTANTS,
    FOR_COLOURS,
    FOR_MISSIONS,
    GOODS_CARD,
    GOODS_NAMES,
    MASK_CARD,
    MISSION_TYPES,
    TYPE_NAMES,
)

COLOUR_NAMES: Final = ("red", "blue", "green", "yellow")

MIRROR_NAME: Final = "mirror"
NO_TREASURE: Final = "none"
COLOURS: Final = "colours"  # what a mask scores for, if neither missions nor assistants

_RESERVED: Final = [*GOODS_NAMES, *TYPE_NAMES, MIRROR_NAME]
_SCORED: Final = (*MISSION_TYPES[: CONDITIONAL + 1], *TYPE_NAMES, COLOURS)
_MASKS: Final = 2  # of every god
_MOST_COPIES: Final = 20


def _copies(section: Section, entry: str, names: tuple[str, ...]) -> list[int]:
    """A number for each of the names."""
    table = section.section(entry)
    found = [table.number(name, 0, _MOST_COPIES) for name in names]
    table.finish()
    return found


class ForestCards:
    """All cards but rituals."""

    def __init__(self, tables: dict[str, Section], programs: Programs) -> None:
        self.god_names: list[str] = []
        self.god_titles: list[str] = []
        self.mask_type: list[int] = []
        self.mask_about: list[int] = []
        self.colour: list[int] = []
        self.start_masks: list[int] = []
        self.mirrors = 0
        self.start_goods: list[int] = []
        self.start_assistants: list[int] = []
        self.args: list[Args] = []
        self.group: list[int] = []
        self.what: list[int] = []
        self.copies: list[int] = []
        self.program: list[int] = []
        self.treasures: dict[str, list[Effect]] = {}
        self.treasure_programs: dict[str, int] = {}
        self._read_forest(tables["forest"])
        self._read_starting(tables["starting"])
        self._read_treasures(tables["treasures"], programs)
        self._read_masks(tables["masks"])

    def _add(self, args: Args, group: int, what: int, copies: int, program: int) -> None:
        self.args.append(args)
        self.group.append(group)
        self.what.append(what)
        self.copies.append(copies)
        self.program.append(program)

    def _read_forest(self, section: Section) -> None:
        goods = _copies(section, "goods", GOODS_NAMES)
        assistants = _copies(section, "assistants", TYPE_NAMES)
        self.mirrors = section.number("mirrors", 0, _MOST_COPIES)
        section.finish()
        for place, name in enumerate(GOODS_NAMES):
            self._add((("card", name),), GOODS_CARD, place, goods[place], NONE)
        for place, name in enumerate(TYPE_NAMES):
            self._add((("card", name),), ASSISTANT_CARD, place, assistants[place], NONE)
        self._add((("card", MIRROR_NAME),), MASK_CARD, MIRROR, self.mirrors, NONE)

    def _read_starting(self, section: Section) -> None:
        self.start_goods = _copies(section, "goods", GOODS_NAMES)
        self.start_assistants = _copies(section, "assistants", TYPE_NAMES)
        section.finish()

    def _read_treasures(self, section: Section, programs: Programs) -> None:
        for name in section.entries():
            try:
                check_name(section, name, [NO_TREASURE])
            except DataError as error:
                section.note(name, error)
            effects = plain_effects(section, name)
            try:
                check_ends(section, name, effects)
            except DataError as error:
                section.note(name, error)
            self.treasures[name] = effects
            self.treasure_programs[name] = programs.add(effects)

    def _read_masks(self, section: Section) -> None:
        counted = True  # whether it is known how many masks are dealt
        for name in section.entries():
            try:
                check_name(section, name, _RESERVED)
            except DataError as error:
                section.note(name, error)
            mask = section.section(name)
            self._add_mask(name, mask)
            if mask.is_wrong("starting"):
                counted = False
        try:
            check_room(section, len(self.god_names), 1, GOD_ROOM)
        except DataError as error:
            section.note("", error)
        given = len(self.start_masks)
        if given < PLAYERS and counted:  # everybody is dealt one [R6]
            section.note("", section.wrong("", "too-few-masks", given=given, least=PLAYERS))

    def _add_mask(self, name: str, mask: Section) -> None:
        title = ""
        try:
            title = title_of(mask)
            if title in self.god_titles:
                raise mask.wrong("name", "taken-name")
        except DataError as error:
            mask.note("name", error)
        colour = COLOUR_NAMES.index(mask.word("colour", COLOUR_NAMES))
        scored = mask.word("scores", _SCORED)
        starting = mask.number("starting", 0, _MASKS)
        treasures = mask.texts("forest")
        known = (NO_TREASURE, *self.treasures)
        for place, treasure in enumerate(treasures):
            if treasure not in known:
                part, given = f"forest[{place}]", shortened(treasure)
                wrong = mask.wrong(part, "unknown-word", given=given, known=", ".join(known))
                mask.note(part, wrong)
        masks = starting + len(treasures)
        if masks != _MASKS and not mask.is_wrong("starting"):
            mask.note("forest", mask.wrong("forest", "not-two-masks", given=masks))
        mask.finish()
        god = len(self.god_names)
        self.god_names.append(name)
        self.god_titles.append(title)
        self.colour.append(colour)
        self._score(scored)
        self.start_masks += [god] * starting
        for treasure in known:
            copies = treasures.count(treasure)
            if not copies:
                continue
            args: Args = (("card", name),)
            program = NONE
            if treasure != NO_TREASURE:
                args = (("card", name), ("treasure", treasure))
                program = self.treasure_programs[treasure]
            self._add(args, MASK_CARD, god, copies, program)

    def _score(self, scored: str) -> None:
        """What a pair of the masks scores for."""
        if scored in TYPE_NAMES:
            self.mask_type.append(FOR_ASSISTANTS)
            self.mask_about.append(TYPE_NAMES.index(scored))
        elif scored in MISSION_TYPES:
            self.mask_type.append(FOR_MISSIONS)
            self.mask_about.append(MISSION_TYPES.index(scored))
        else:
            self.mask_type.append(FOR_COLOURS)
            self.mask_about.append(0)
