"""Set up Giants [G4, G5]."""

from vaka.core.cells import empty_cells
from vaka.core.chance import Chance
from vaka.core.game import Game
from vaka.core.options import OptionValue
from vaka.core.title import GameConfig
from vaka.core.vectors import i64
from vaka.games.giants.box import Box, standard_box
from vaka.games.giants.island import Island, read_island, standard_island
from vaka.games.giants.layout import (
    BASES,
    BOXED,
    CONTAINED_MARKERS,
    CONTAINED_WORKERS,
    FIRST,
    HALVES_LEFT,
    KINDS,
    LOGS_LEFT,
    MARKERS,
    SIZE,
    WORKERS,
)
from vaka.games.giants.meta import TITLE
from vaka.games.giants.state import GiantsConfig, GiantsState


class Giants(Game):
    def __init__(self, box: Box, island: Island) -> None:
        super().__init__(TITLE, island.catalog)
        self.box = box
        self.island = island

    def make_config(self, players: int, options: dict[str, OptionValue]) -> GiantsConfig:
        """Return the config of a game: a custom map has its own catalog."""
        text = str(options["island"])
        island = read_island(text, self.box) if text else self.island
        return GiantsConfig(players, options, self.box, island)

    def blank(self, config: GameConfig) -> GiantsState:
        assert isinstance(config, GiantsConfig)
        return GiantsState(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> GiantsState:
        state = self.blank(config)
        fill_supply(state)
        seat: i64
        for seat in range(state.seats):
            equip(state, seat)
        state.cells[FIRST] = chance.below(state.seats)  # G5
        return state


def fill_supply(state: GiantsState) -> None:
    """G1: what no player has yet."""
    box = state.box
    kind: i64
    for kind in range(KINDS):
        state.cells[BOXED + kind] = box.made[kind]
    state.cells[LOGS_LEFT] = box.logs
    state.cells[HALVES_LEFT] = box.halves


def equip(state: GiantsState, seat: i64) -> None:
    """G4: what a player begins with; the rest of his colour is in the container."""
    cells = state.cells
    box = state.box
    workers = box.start_workers
    if state.own.two_workers:
        workers += 1
    cells[WORKERS + seat] = workers
    cells[CONTAINED_WORKERS + seat] = box.workers - workers
    cells[MARKERS + seat] = box.start_markers
    cells[CONTAINED_MARKERS + seat] = box.markers - box.start_markers
    cells[BASES + seat] = box.bases[state.seats - TITLE.least_players]


GAME = Giants(standard_box(), standard_island())
