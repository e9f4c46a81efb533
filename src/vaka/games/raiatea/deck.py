"""The deck: every card, tile and number of the game, from data/*.toml or from a text of one's own.

A text of one's own has any of the tables of those files; the others are as we made them.
"""

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from vaka.core.data import Section, read, read_text
from vaka.core.errors import DataError
from vaka.core.vectors import i64, vec
from vaka.games.raiatea.actions import BY_NAME, catalog
from vaka.games.raiatea.board import Board
from vaka.games.raiatea.forest_cards import COLOUR_NAMES, ForestCards
from vaka.games.raiatea.layout import SPACES, STATUES
from vaka.games.raiatea.mission_tiles import MissionTiles
from vaka.games.raiatea.phrases import lifted
from vaka.games.raiatea.programs import Effect, Programs
from vaka.games.raiatea.ritual_cards import RitualCards
from vaka.games.raiatea.vocabulary import WHENS, WIDTH

FILES: Final = ("rituals.toml", "forest.toml", "missions.toml", "board.toml")
MAX_CACHED_DECKS: Final = 64  # of about 200 kB; to read one takes 10 to 40 ms
TABLES: Final = (
    "rituals",
    "forest", "starting", "treasures", "masks",
    "statues", "missions",
    "prices", "gifts", "assistants", "ranks", "priests", "rounds", "start", "actions", "score",
)  # fmt: skip


class Parts:
    """All that was read, and what is wrong with it: mistakes make no deck.

    The tables collect their mistakes in the list of all.
    """

    def __init__(self, tables: dict[str, Section], mistakes: list[DataError]) -> None:
        self.mistakes = mistakes
        self.own: list[str] = []  # tables that are not those of our own files
        self.programs = Programs()
        self.rituals = RitualCards(tables["rituals"], self.programs)
        self.forest = ForestCards(tables, self.programs)
        self.missions = MissionTiles(tables, mistakes)
        self.board = Board(tables, self.programs)
        if not tables["start"].is_wrong("draw"):
            self.rituals.check_deal(self.board.draw_start)
        self.lift = self.programs.add([lifted()])
        self.programs.check_room(tables["rituals"])

    def loses_rituals(self) -> bool:
        """Whether anybody may have to give up rituals of the hand."""
        return bool(self.programs.loses_rituals() or any(self.missions.pay_rituals))


class Deck:
    """What the game is played with. Never changed after it is read."""

    def __init__(self, parts: Parts) -> None:
        rituals = parts.rituals
        self.rituals: i64 = len(rituals.names)
        self.ritual_names: list[str] = rituals.names
        self.ritual_titles: list[str] = rituals.titles
        self.ritual_effects: list[list[Effect]] = rituals.effects
        self.cost: vec[i64] = vec[i64](rituals.cost)
        self.ritual_type: vec[i64] = vec[i64](rituals.type)
        self.pile: vec[i64] = vec[i64](rituals.pile)
        self.tane: vec[i64] = vec[i64](rituals.tane)
        self.copies: vec[i64] = vec[i64](rituals.copies)
        self.program: vec[i64] = vec[i64](rituals.program)

        forest = parts.forest
        self.gods: i64 = len(forest.god_names)
        self.god_names: list[str] = forest.god_names
        self.god_titles: list[str] = forest.god_titles
        self.mask_type: vec[i64] = vec[i64](forest.mask_type)
        self.mask_about: vec[i64] = vec[i64](forest.mask_about)  # mission type, or assistant type
        self.colour: vec[i64] = vec[i64](forest.colour)
        self.colour_names: list[str] = list(COLOUR_NAMES)
        self.start_masks: vec[i64] = vec[i64](forest.start_masks)  # gods
        self.mirrors: i64 = forest.mirrors
        self.start_goods: vec[i64] = vec[i64](forest.start_goods)
        self.start_assistants: vec[i64] = vec[i64](forest.start_assistants)
        # Forest cards: the goods, the assistants, the mirror, then masks by god and treasure.
        self.cards: i64 = len(forest.args)
        self.card_args = forest.args
        self.card_group: vec[i64] = vec[i64](forest.group)
        self.card_what: vec[i64] = vec[i64](forest.what)
        self.card_copies: vec[i64] = vec[i64](forest.copies)
        self.card_program: vec[i64] = vec[i64](forest.program)  # the treasure; -1: none
        self.treasure_effects: dict[str, list[Effect]] = forest.treasures

        missions = parts.missions
        self.missions: i64 = len(missions.names)
        self.mission_names: list[str] = missions.names
        self.mission_points: vec[i64] = vec[i64](missions.points)
        self.mission_type: vec[i64] = vec[i64](missions.type)
        kinds = [missions.kinds(each) for each in range(len(missions.names))]
        self.mission_kinds: vec[i64] = vec[i64](kinds)  # bit mask of types, for masks [R39]
        self.mission_copies: vec[i64] = vec[i64](missions.copies)
        self.pay_pearls: vec[i64] = vec[i64](missions.pay_pearls)
        self.pay_mana: vec[i64] = vec[i64](missions.pay_mana)
        self.pay_goods: vec[i64] = vec[i64](missions.pay_goods)  # mission * GOODS + goods
        self.pay_any: vec[i64] = vec[i64](missions.pay_any)
        self.pay_equal: vec[i64] = vec[i64](missions.pay_equal)
        self.pay_different: vec[i64] = vec[i64](missions.pay_different)
        self.pay_masks: vec[i64] = vec[i64](missions.pay_masks)
        self.pay_rituals: vec[i64] = vec[i64](missions.pay_rituals)
        pays_cards = [int(missions.pays_cards(each)) for each in range(len(missions.names))]
        self.pays_cards: vec[i64] = vec[i64](pays_cards)  # goods, masks or rituals
        least_goods = [missions.least_goods(each) for each in range(len(missions.names))]
        self.least_goods: vec[i64] = vec[i64](least_goods)
        self.need: vec[i64] = vec[i64](missions.need)
        self.need_amount: vec[i64] = vec[i64](missions.need_amount)  # of `rank` its number
        rows: list[int] = []
        for row, spaces in enumerate(missions.rows):
            rows += [row] * spaces
        unused = [-1] * (SPACES - len(rows))
        spaces_of = [len(rows) for _ in range(STATUES)]
        row_of = [row for _ in range(STATUES) for row in rows + unused]
        self.statue_spaces: vec[i64] = vec[i64](spaces_of)
        self.space_row: vec[i64] = vec[i64](row_of)  # statue * SPACES + space

        board = parts.board
        self.steps: i64 = board.steps
        self.price_start: i64 = board.price_start
        self.bonus: vec[i64] = vec[i64](board.bonus)  # goods * STEPS + step
        self.bonus_effects: list[list[Effect]] = board.bonus_effects
        self.gift: vec[i64] = vec[i64](board.gift)
        self.gift_effects: list[list[Effect]] = board.gift_effects
        self.assistant: vec[i64] = vec[i64](board.assistant)  # A effects
        self.assistant_effects: list[list[Effect]] = board.assistant_effects
        self.hire_price: i64 = board.hire_price
        self.rank_steps: vec[i64] = vec[i64](board.rank_steps)
        self.rank_points: vec[i64] = vec[i64](board.rank_points)
        self.draw_count: vec[i64] = vec[i64](board.draw_count)
        self.forbidden_from: i64 = board.forbidden_from  # rank
        self.prepare_count: vec[i64] = vec[i64](board.prepare_count)
        self.tattoo_steps: i64 = board.tattoo_steps
        self.priest_track: i64 = board.priest_track
        self.priest_price: vec[i64] = vec[i64](board.priest_price)
        # (players - 3) * CEREMONIES + ceremony
        self.rounds: vec[i64] = vec[i64](board.rounds)
        self.start_mana: i64 = board.start_mana
        self.start_pearls: i64 = board.start_pearls
        self.draw_start: i64 = board.draw_start
        self.keep_start: i64 = board.keep_start
        self.die: i64 = board.die
        self.reef_bonus: i64 = board.reef_bonus
        self.buy_price: i64 = board.buy_price
        self.colour_points: i64 = board.colour_points
        self.colour_most: i64 = board.colour_most

        self.ops: vec[i64] = vec[i64](parts.programs.ops)
        self.choices: dict[int, Effect] = parts.programs.choices  # by operation, for views
        # Whether anything works at a time, by its number of WHENS.
        self.works: vec[i64] = vec[i64](
            [int(when in parts.programs.whens) for when in range(len(WHENS))]
        )
        self.lift: i64 = parts.lift  # a choice of the goods whose price goes to the top
        # For learners: the spaces of the statues numbered without gaps, -1 where there is none ...
        taken = [k % SPACES < self.statue_spaces[k // SPACES] for k in range(STATUES * SPACES)]
        self.spaces: i64 = sum(taken)
        self.space_number: vec[i64] = vec[i64](
            [sum(taken[:k]) if taken[k] else -1 for k in range(STATUES * SPACES)]
        )
        # ... what is not 0 in the price of a mission, as 256 * its place in the row + how much,
        # from the `price_first` of a mission to that of the next ...
        self.price_first: vec[i64] = vec[i64]([0] * (len(missions.names) + 1))
        prices: list[int] = []
        for mission in range(len(missions.names)):
            price = missions.price(mission)
            prices += [256 * place + amount for place, amount in enumerate(price) if amount]
            self.price_first[mission + 1] = len(prices)
        self.prices: vec[i64] = vec[i64](prices)
        # ... and the choices among the operations.
        numbers = sorted(self.choices)
        self.choice_count: i64 = len(numbers)
        self.choice_number: vec[i64] = vec[i64]([0] * (len(self.ops) // WIDTH))
        for number, operation in enumerate(numbers):
            self.choice_number[operation] = number

        lost = rituals.names if parts.loses_rituals() else []
        self.catalog: Final = catalog(rituals.names, forest.god_names, forest.args, lost)
        # Where its groups of rituals, masks and forest cards begin.
        names = len(rituals.names)
        masks = len(forest.god_names) + 1  # the mirror last
        first_mask = BY_NAME + names * 6
        self.keep_ritual: i64 = BY_NAME
        self.prepare_ritual: i64 = BY_NAME + names
        self.shaman_ritual: i64 = BY_NAME + names * 2
        self.perform_ritual: i64 = BY_NAME + names * 3
        self.first_ritual: i64 = BY_NAME + names * 4
        self.stop_ritual: i64 = BY_NAME + names * 5
        self.offer_mask: i64 = first_mask
        self.fetch_mask: i64 = first_mask + masks
        self.take_mask: i64 = first_mask + masks * 2
        self.pay_mask: i64 = first_mask + masks * 3
        self.lose_mask: i64 = first_mask + masks * 4
        self.steal_mask: i64 = first_mask + masks * 5
        self.mirror_mask: i64 = first_mask + masks * 6  # the gods only
        self.pick_card: i64 = first_mask + masks * 7 - 1
        self.lose_ritual: i64 = self.pick_card + len(forest.args)


def _file(name: str) -> Path:
    return Path(str(files("vaka.games.raiatea") / "data" / name))


def _standard_tables(mistakes: list[DataError]) -> dict[str, Section]:
    """The tables of our own files."""
    tables: dict[str, Section] = {}
    for name in FILES:
        root = read(_file(name), mistakes)
        for table in root.entries():
            tables[table] = root.section(table)
    return tables


def read_parts(text: str, file: str) -> Parts:
    """The parts of a text of one's own, with all mistakes that could be found."""
    mistakes: list[DataError] = []
    tables = _standard_tables(mistakes)
    root = read_text(file, text, mistakes)
    if not root.entries():
        raise root.wrong("-", "no-tables", known=", ".join(TABLES))
    for name in root.entries():
        if name not in TABLES:
            near = root.nearest(name, TABLES)
            wrong = root.wrong(name, "unknown-table", nearest=near, known=", ".join(TABLES))
            root.note(name, wrong)
            continue
        section = root.section(name)
        if not root.is_wrong(name):
            tables[name] = section
    parts = Parts(tables, mistakes)
    parts.own = root.entries()
    return parts


def standard_text() -> str:
    """Our own deck as one text, from which somebody can make another."""
    return "\n".join([_file(name).read_text(encoding="utf-8") for name in FILES])


def _made(parts: Parts) -> Deck:
    if parts.mistakes:
        raise parts.mistakes[0]
    return Deck(parts)


@lru_cache(maxsize=MAX_CACHED_DECKS)
def read_deck(text: str, file: str = "deck") -> Deck:
    """The deck of a text that somebody gave as the option `deck`; errors call it by this name."""
    return _made(read_parts(text, file))


def standard_deck() -> Deck:
    """The deck as we made it."""
    mistakes: list[DataError] = []
    return _made(Parts(_standard_tables(mistakes), mistakes))
