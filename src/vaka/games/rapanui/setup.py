"""Set up Rapa Nui [N2, N5-N8]."""

from vaka.core.cells import empty_cells
from vaka.core.chance import Chance
from vaka.core.game import Game
from vaka.core.options import OptionValue
from vaka.core.title import GameConfig
from vaka.core.vectors import i64
from vaka.games.rapanui import rules
from vaka.games.rapanui.actions import CATALOG
from vaka.games.rapanui.cards import WOODCUTTER, Box, house_box, standard_box
from vaka.games.rapanui.layout import (
    COLUMNS,
    CROPS,
    DECK,
    DECK_LEFT,
    FIRST,
    HELD,
    IN_AREA,
    IN_HAND,
    KINDS,
    OFFERING,
    PILE,
    SIZE,
    WOOD,
)
from vaka.games.rapanui.meta import TITLE
from vaka.games.rapanui.state import RapaNuiConfig, RapaNuiState


class RapaNui(Game):
    def __init__(self, box: Box) -> None:
        super().__init__(TITLE, CATALOG)
        self.box = box

    def make_config(self, players: int, options: dict[str, OptionValue]) -> RapaNuiConfig:
        text = str(options.get("box", ""))
        return RapaNuiConfig(players, options, house_box(text) if text else self.box)

    def blank(self, config: GameConfig) -> RapaNuiState:
        assert isinstance(config, RapaNuiConfig)
        return RapaNuiState(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> RapaNuiState:
        state = self.blank(config)
        size = state.box.deck_size
        stack_deck(state, size)
        chance.shuffle(state.cells, DECK, DECK + size)
        lay_out(state)
        first = chance.below(state.seats)
        for seat in range(config.players):
            equip(state, seat, first)
        state.cells[FIRST] = first
        rules.begin_turn(state, first)
        return state


def stack_deck(state: RapaNuiState, size: i64) -> None:
    """N1: the deck in the order of kinds, for a shuffle to follow."""
    at: i64 = DECK
    kind: i64
    for kind in range(KINDS):
        for _ in range(state.box.deck[kind]):
            state.cells[at] = kind
            at += 1
    state.cells[DECK_LEFT] = size


def lay_out(state: RapaNuiState) -> None:
    """N6: four columns; N3: the piles."""
    column: i64
    for column in range(COLUMNS):
        rules.deal_column(state, column)
    crop: i64
    for crop in range(CROPS):
        state.cells[PILE + crop] = state.box.offerings[crop]


def equip(state: RapaNuiState, seat: i64, first: i64) -> None:
    """What a player begins with [N5, N7, N8]."""
    cells = state.cells
    box = state.box
    cells[IN_AREA + seat * KINDS + WOODCUTTER] = box.start_woodcutters
    crop: i64
    for crop in range(CROPS):
        if crop != box.lacks[seat]:
            cells[IN_HAND + seat * KINDS + crop] = 1
            cells[HELD + seat] += 1
        cells[PILE + crop] -= box.start_offerings
        cells[OFFERING + seat * CROPS + crop] = box.start_offerings
    cells[WOOD + seat] = box.start_wood[(seat - first + state.seats) % state.seats]


GAME = RapaNui(standard_box())
