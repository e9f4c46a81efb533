"""The board of a deck: price columns, gifts, assistants, tracks, rounds and the start."""

from collections.abc import Callable
from typing import Final

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.fitting import check_ends, plain_effects
from vaka.games.raiatea.layout import CEREMONIES, DRAWN_ROOM, RANKS, SEALED_STEPS, STEPS
from vaka.games.raiatea.programs import NONE, Effect, Programs
from vaka.games.raiatea.vocabulary import GIFT_NAMES, GOODS_NAMES, RANK_NAMES, TYPE_NAMES

_PLAYERS: Final = ("three", "four", "five")
_MOST: Final = 50  # of anything that is only counted
_MOST_ROUNDS: Final = 9
_MAX_ALL_ROUNDS: Final = 12  # of a game
_MOST_STEPS: Final = 30  # of a track
_MOST_DIE: Final = 6


class Board:
    """All numbers of the board."""

    def __init__(self, tables: dict[str, Section], programs: Programs) -> None:
        self.programs = programs
        self.steps = 0
        self.price_start = 0
        self.bonus: list[int] = []
        self.bonus_effects: list[list[Effect]] = []
        self.gift: list[int] = []
        self.gift_effects: list[list[Effect]] = []
        self.assistant: list[int] = []
        self.assistant_effects: list[list[Effect]] = []
        self.hire_price = 0
        self.rank_steps: list[int] = []
        self.rank_points: list[int] = []
        self.draw_count: list[int] = []
        self.forbidden_from = 0
        self.prepare_count: list[int] = []
        self.tattoo_steps = 0
        self.priest_track = 0
        self.priest_price: list[int] = []
        self.rounds: list[int] = []
        self.start_mana = 0
        self.start_pearls = 0
        self.draw_start = 0
        self.keep_start = 0
        self.die = 0
        self.reef_bonus = 0
        self.buy_price = 0
        self.colour_points = 0
        self.colour_most = 0
        readers: list[tuple[str, Callable[[Section], None]]] = [
            ("prices", self._prices),
            ("gifts", self._gifts),
            ("assistants", self._assistants),
            ("ranks", self._ranks),
            ("priests", self._priests),
            ("rounds", self._rounds),
            ("start", self._start),
            ("actions", self._actions),
            ("score", self._score),
        ]
        for name, reader in readers:
            reader(tables[name])
            tables[name].finish()

    def _prices(self, section: Section) -> None:
        columns = [section.section(name) for name in GOODS_NAMES]
        counts = [len(column.entries()) for column in columns if column.entries()] or [0]
        steps = max([(counts.count(count), count) for count in counts])[1]  # what most have
        sound = 2 <= steps <= STEPS
        for column in columns:
            given = len(column.entries())
            if given != steps or not sound:
                column.note("", column.wrong("", "wrong-steps", given=given, most=STEPS))
        self.steps = steps
        self.price_start = section.number("start", 1, steps if sound else STEPS) - 1
        for column in columns:
            for step in range(STEPS):  # as if all columns had all the room there is
                entry = str(step + 1)
                # Of a column with too few or too many, what there is.
                read = entry in column.entries() if column.is_wrong("") else step < steps
                if read:
                    effects = plain_effects(column, entry)
                    self.bonus_effects.append(effects)
                    self.bonus.append(self.programs.add(effects))
                else:
                    self.bonus_effects.append([])
                    self.bonus.append(NONE)
            if sound:
                column.finish()

    def _gifts(self, section: Section) -> None:
        self.gift_effects = [plain_effects(section, name) for name in GIFT_NAMES]
        self.gift = [self.programs.add(effects) for effects in self.gift_effects]

    def _assistants(self, section: Section) -> None:
        for name in TYPE_NAMES:
            effects = plain_effects(section, name)
            try:
                check_ends(section, name, effects)
            except DataError as error:
                section.note(name, error)
            self.assistant_effects.append(effects)
            self.assistant.append(self.programs.add(effects))
        self.hire_price = section.number("price", 0, _MOST)

    def _ranks(self, section: Section) -> None:
        self.tattoo_steps = section.number("track", 1, _MOST_STEPS)
        self.rank_steps = section.numbers("steps", RANKS, 0, self.tattoo_steps)
        if self.rank_steps[0] != 0 or sorted(set(self.rank_steps)) != self.rank_steps:
            section.note("steps", section.wrong("steps", "not-rising"))
        self.rank_points = section.numbers("points", RANKS, 0, _MOST)
        self.draw_count = section.numbers("draw", RANKS, 1, DRAWN_ROOM)
        self.forbidden_from = RANK_NAMES.index(section.word("forbidden", RANK_NAMES))
        # The answer of who prepares has room for common rituals and the word that it is done.
        self.prepare_count = section.numbers("prepare", RANKS, 1, SEALED_STEPS // 2)

    def _priests(self, section: Section) -> None:
        self.priest_track = section.number("track", 1, _MOST_STEPS)
        self.priest_price = section.numbers("prices", 2, 0, _MOST)

    def _rounds(self, section: Section) -> None:
        for name in _PLAYERS:
            rounds = section.numbers(name, CEREMONIES, 1, _MOST_ROUNDS)
            given = sum(rounds)
            if given > _MAX_ALL_ROUNDS and not section.is_wrong(name):
                why = {"given": given, "least": CEREMONIES, "most": _MAX_ALL_ROUNDS}
                section.note(name, section.wrong(name, "out-of-range", **why))
            self.rounds += rounds

    def _start(self, section: Section) -> None:
        self.start_mana = section.number("mana", 0, _MOST)
        self.start_pearls = section.number("pearls", 0, _MOST)
        self.draw_start = section.number("draw", 1, DRAWN_ROOM)
        self.keep_start = section.number("keep", 1, self.draw_start)

    def _actions(self, section: Section) -> None:
        self.die = section.number("die", 2, _MOST_DIE)
        self.reef_bonus = section.number("reef", 0, _MOST)
        self.buy_price = section.number("buy", 0, _MOST)

    def _score(self, section: Section) -> None:
        self.colour_points = section.number("colour", 0, _MOST)
        self.colour_most = section.number("most", 0, _MOST)
