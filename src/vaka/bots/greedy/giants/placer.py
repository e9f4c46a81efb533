"""Placing figures in a playout: quickly, by plans that are followed to their end."""

from typing import Final, final

from vaka.bots.greedy.giants.placement import STANDS
from vaka.bots.greedy.giants.plans import ACTS, CARRIES, NOWHERE, PUTS, UNDECIDED, Plans
from vaka.bots.greedy.giants.thought import Thought
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import (
    CHIEF,
    ON_HEX,
    PASS,
    PERFORM,
    PLACE_FIGURE,
    SKIP,
    SORCERER,
    TABLET,
    WORKER,
)
from vaka.games.giants.carrying import price, stands_on
from vaka.games.giants.layout import CHIEF_AT, IN_HAND, LOGS, SORCERER_AT, TURN, WORKERS
from vaka.games.giants.placement import can_act
from vaka.games.giants.state import GiantsState

_LUCK: Final = 0.2  # by how much of its value a plan may be taken for better than it is
_ACTS: Final = 3  # in the place of logs: the figure shall act


@final
class Placer:
    def __init__(self, thought: Thought, plans: Plans) -> None:
        self.thought = thought
        self.plans = plans

    def place(self, state: GiantsState, seat: i64, chance: Chance) -> i64:
        plans = self.plans
        if plans.turn[seat] != state.cells[TURN]:
            plans.turn[seat] = state.cells[TURN]
            plans.puts[seat] = 0
        index = self._next_put(state, seat)
        if index >= 0:
            return index
        thought = self.thought
        thought.look(state, seat)
        placement = thought.placement
        sight = thought.sight
        if sight.markers > 0 and thought.leftovers.spare_markers() > 0:
            return TABLET
        thought.plan(False, _LUCK, chance)
        count: i64 = 0
        at = seat * PUTS
        k = placement.puts
        while k > 0:
            k -= 1
            plans.put[at + count] = placement.put[k]
            count += 1
        acts = thought.acts
        if acts.hex >= 0 and acts.value >= placement.value:
            # What it brings may change the plan.
            plans.put[at] = (acts.hex * 4 + _ACTS) * 4 + acts.figure
            count = 1
        plans.puts[seat] = count
        if placement.thing >= 0:
            plans.size[seat] = sight.weight[placement.thing]
        index = self._next_put(state, seat)
        if index >= 0:
            return index
        if sight.markers > 0 and thought.leftovers.spare_markers() > 0:
            return TABLET
        if sight.workers:
            plans.where[seat] = thought.leftovers.helpful()
            if plans.where[seat] >= 0:
                return PLACE_FIGURE
        return PASS

    def _next_put(self, state: GiantsState, seat: i64) -> i64:
        """The next figure of the plan, if it is still to be had; else the plan is dropped.

        Where others have stepped in since, nobody is needed any more.
        """
        plans = self.plans
        cells = state.cells
        count = plans.puts[seat]
        put: i64 = 0
        while True:
            if count == 0:
                return -1
            count -= 1
            put = plans.put[seat * PUTS + count]
            if not self._is_idle(state, seat, put):
                break
        plans.puts[seat] = count
        figure = put & 3
        if figure == STANDS:
            figure = WORKER
        logs = put >> 2 & 3
        plans.where[seat] = put >> 4
        plans.acts[seat] = CARRIES
        if logs == _ACTS:
            plans.acts[seat] = ACTS
            logs = 0
        if figure == WORKER and not cells[WORKERS + seat]:
            figure = SORCERER
        if (
            logs > cells[LOGS + seat]
            or (figure == SORCERER and cells[SORCERER_AT + seat] != IN_HAND)
            or (figure == CHIEF and cells[CHIEF_AT + seat] != IN_HAND)
        ):
            plans.puts[seat] = 0
            return -1
        return PLACE_FIGURE + figure * 3 + logs

    def _is_idle(self, state: GiantsState, seat: i64, put: i64) -> bool:
        """Whether a figure of the plan would be of no use now."""
        hex_ = put >> 4
        if put & 3 == STANDS:
            return stands_on(state, seat, hex_)
        if put >> 2 & 3 == _ACTS:
            return not can_act(state, seat, hex_)
        return price(state, seat, self.plans.size[seat], hex_) >= 0

    def where(self, seat: i64) -> i64:
        """Where the plan says; -1 if somebody else chose the figure."""
        hex_ = self.plans.where[seat]
        if hex_ < 0:
            return -1
        self.plans.where[seat] = NOWHERE
        return ON_HEX + hex_

    def act(self, seat: i64, legal: vec[i64], count: i64) -> i64:
        """What the plan says; -1 if somebody else placed the figure."""
        wish = self.plans.acts[seat]
        self.plans.acts[seat] = UNDECIDED
        if wish == UNDECIDED:
            return -1
        if wish == ACTS and legal[count - 1] == PERFORM:
            return PERFORM
        return SKIP
