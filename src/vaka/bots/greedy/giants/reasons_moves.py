"""Why it is good to move an object."""

from typing import final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.ends import FINISH, STAY
from vaka.bots.greedy.giants.ends import MARK as END_MARK
from vaka.bots.greedy.giants.telling import Telling
from vaka.bots.greedy.giants.thought import Thought
from vaka.core.vectors import i64
from vaka.games.giants.actions import LEAVE, MARK
from vaka.games.giants.layout import AHU_BASE


@final
class MoveReasons:
    def __init__(self, thought: Thought, telling: Telling) -> None:
        self.thought = thought
        self.telling = telling

    def move(self, piece: i64, index: i64) -> None:
        thought = self.thought
        island = thought.tables.island
        ends = thought.ends
        ends.find(thought.sight.place_of(piece), False)
        if index == MARK:
            self.guard(piece)
        elif index == LEAVE:
            if ends.how == STAY:
                self.telling.add("rest", 0.1, {})
        elif index >= island.crown_ahu:
            self._set(index - island.crown_ahu)
        elif index >= island.erect_ahu:
            self._set(index - island.erect_ahu)
        elif ends.chains.first[ends.hex] == index - island.go_hex:
            self.end()

    def end(self) -> None:
        """The end that was found for an object, and the way to it."""
        thought = self.thought
        ends = thought.ends
        sight = thought.sight
        piece = sight.piece[ends.thing]
        details = self.telling.object_(piece)
        steps = 0
        hex_ = ends.hex
        while ends.chains.before[hex_] >= 0:
            steps += 1
            hex_ = ends.chains.before[hex_]
        if ends.how == FINISH:
            self._set(ends.ahu)
        elif steps:
            where = self.telling.name(ends.hex)
            self.telling.add("nearer", ends.gain, {"hexes": steps, "hex": where, **details})
        if ends.how == END_MARK:
            self.guard(piece)
        if steps and ends.chains.pay(ends.hex) == 0:
            self.telling.add("own", 0.2, {})

    def _set(self, ahu: i64) -> None:
        """A moai on its ahu, or a headdress on its head."""
        thought = self.thought
        sight = thought.sight
        island = thought.tables.island
        thing = thought.ends.thing
        name = island.ahu_names[ahu]
        details = self.telling.object_(sight.piece[thing])
        size = sight.kind[thing]
        if size:
            points = float(size * island.ahu_value[ahu])
            self.telling.add("erect", points, {"ahu": name, **details})
        elif sight.cells[AHU_BASE + ahu] == 1 + sight.seat:
            self.telling.add("crown", float(island.ahu_headdress[ahu]), {"ahu": name, **details})

    def guard(self, piece: i64) -> None:
        """A marker keeps others off."""
        thought = self.thought
        thing = thought.sight.place_of(piece)
        row = thought.worth.tables(thought.sight.kind[thing])
        value = thought.worth.waiting[row + thought.sight.hex[thing]]
        self.telling.add("guard", value * (1.0 - taste.UNMARKED), self.telling.object_(piece))
