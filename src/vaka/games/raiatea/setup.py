"""Set up Raiatea [R1-R6]."""

from vaka.core.cells import CHANCE, REVEALS, empty_cells
from vaka.core.chance import Chance
from vaka.core.game import Game
from vaka.core.options import OptionValue
from vaka.core.title import GameConfig
from vaka.core.vectors import i64
from vaka.games.raiatea import forest, masks, missions, slots
from vaka.games.raiatea.deck import Deck, read_deck, standard_deck
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    DECK,
    FIRST,
    FOREST,
    FOREST_LEFT,
    GOODS,
    GOODS_MARKET,
    LEFT,
    MANA,
    MASK_MARKET,
    OPENED,
    ORDER,
    PEARLS,
    POOL,
    PRICE,
    PRIESTS,
    SIZE,
    STATUES,
    TYPES,
)
from vaka.games.raiatea.meta import TITLE
from vaka.games.raiatea.state import RaiateaConfig, RaiateaState
from vaka.games.raiatea.vocabulary import NORMAL


class Raiatea(Game):
    def __init__(self, deck: Deck) -> None:
        super().__init__(TITLE, deck.catalog)
        self.deck = deck

    def make_config(self, players: int, options: dict[str, OptionValue]) -> RaiateaConfig:
        """Return the config of a game: a custom deck has its own catalog."""
        text = str(options["deck"])
        return RaiateaConfig(players, options, read_deck(text) if text else self.deck)

    def blank(self, config: GameConfig) -> RaiateaState:
        assert isinstance(config, RaiateaConfig)
        return RaiateaState(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> RaiateaState:
        state = self.blank(config)
        state.cells[CHANCE] = chance.x  # the deal draws like the game
        lay_out_markets(state)
        fill_decks(state)
        state.cells[FIRST] = state.roll(state.seats)
        seat: i64
        for seat in range(state.seats):
            equip(state, seat)
        deal_masks(state)
        forest.deal_row(state)
        deal_missions(state)
        deal_rituals(state)
        chance.x = state.cells[CHANCE]
        state.cells[REVEALS] = 0
        return state


def lay_out_markets(state: RaiateaState) -> None:
    """R6: assistants, goods and their prices."""
    cells = state.cells
    deck = state.deck
    each: i64
    for each in range(TYPES):
        cells[ASSISTANT_MARKET + each] = deck.start_assistants[each]
    for each in range(GOODS):
        cells[GOODS_MARKET + each] = deck.start_goods[each]
        cells[PRICE + each] = deck.price_start


def fill_decks(state: RaiateaState) -> None:
    """R4, R5, R6: rituals, Tane's only by option; the forest; the missions."""
    cells = state.cells
    deck = state.deck
    ritual: i64
    card: i64
    mission: i64
    for ritual in range(deck.rituals):
        if state.own.tane or not deck.tane[ritual]:
            cells[DECK + ritual] = deck.copies[ritual]
            cells[LEFT + deck.pile[ritual]] += deck.copies[ritual]
    for card in range(deck.cards):
        cells[FOREST + card] = deck.card_copies[card]
        cells[FOREST_LEFT] += deck.card_copies[card]
    for mission in range(deck.missions):
        cells[POOL + mission] = deck.mission_copies[mission]


def equip(state: RaiateaState, seat: i64) -> None:
    """R1, R2: what a player begins with, and his place in the ceremony order."""
    cells = state.cells
    cells[MANA + seat] = state.deck.start_mana
    cells[PEARLS + seat] = state.deck.start_pearls
    cells[PRIESTS + seat] = state.own.priests_start
    cells[ORDER + seat] = (cells[FIRST] + seat) % state.seats


def deal_masks(state: RaiateaState) -> None:
    """R6: one starting mask each, the others are the market."""
    cells = state.cells
    left = state.deck.start_masks[:]
    count: i64 = len(left)
    seat: i64
    for seat in range(state.seats):
        at = state.roll(count)
        masks.gain(state, seat, left[at])
        count -= 1
        left[at] = left[count]
    for at in range(count):
        cells[MASK_MARKET + left[at]] += 1


def deal_missions(state: RaiateaState) -> None:
    """R5: statue 1 is open; with the oracle all can be seen."""
    missions.open_statue(state, 0)
    state.cells[OPENED] = 1
    if state.oracle:
        statue: i64
        for statue in range(1, STATUES):
            missions.open_statue(state, statue)


def deal_rituals(state: RaiateaState) -> None:
    """R3: the first rituals to choose from."""
    seat: i64
    for seat in range(state.seats):
        slots.draw(state, seat, NORMAL, state.deck.draw_start)


GAME = Raiatea(standard_deck())
