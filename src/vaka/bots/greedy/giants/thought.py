"""All that the guide thinks about one position, kept together: made once, used for many."""

from typing import final

from vaka.bots.greedy.giants.acting import Acts
from vaka.bots.greedy.giants.auction import Auction
from vaka.bots.greedy.giants.ends import Ends
from vaka.bots.greedy.giants.leftovers import Leftovers
from vaka.bots.greedy.giants.placement import Placement
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.tables import Tables
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.cells import KIND
from vaka.core.chance import Chance
from vaka.core.vectors import i64
from vaka.games.giants.actions import SORCERER
from vaka.games.giants.frames import PICK
from vaka.games.giants.state import GiantsState


@final
class Thought:
    def __init__(self, tables: Tables, seats: i64) -> None:
        self.tables = tables
        self.sight = Sight(tables, seats)
        self.worth = Worth(self.sight)
        self.ends = Ends(self.sight, self.worth)
        self.acts = Acts(self.sight, self.worth)
        self.placement = Placement(self.sight, self.worth, self.ends)
        self.leftovers = Leftovers(self.sight, self.worth, self.ends)
        self.auction = Auction(self.sight, self.worth)

    def look(self, state: GiantsState, seat: i64) -> None:
        self.sight.look(state, seat)
        if state.cells[KIND] > PICK:  # before that nobody stands on the island
            self.sight.look_at_figures()
        self.worth.look()
        self.ends.begin()

    def plan(self, spread: bool, luck: float, chance: Chance) -> None:
        """What the sorcerer could do best, and where figures are needed if he does."""
        sight = self.sight
        self.acts.find()
        figures = sight.workers
        if self.acts.figure != SORCERER:
            figures += sight.sorcerer
        self.placement.find(figures, sight.chief, spread, luck, chance)
