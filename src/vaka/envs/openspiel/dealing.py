"""What chance decides at the beginning of a game: once, and all of it.

In Vaka, chance is one number in the state: who knows it knows every card and roll to come. So in
OpenSpiel a single chance node at the root draws it, and all that follows is hidden information.
"""

from typing import Final, Protocol

import vaka
from vaka.core.errors import VakaError
from vaka.core.state import State
from vaka.envs.openspiel.parameters import DECK, BadParameter, Parameters
from vaka.games.rapanui.orders import deck_orders, with_order
from vaka.games.rapanui.state import RapaNuiState

MOST_ORDERS: Final = 10_000  # of a deck


class Dealing(Protocol):
    """All outcomes are as likely."""

    outcomes: int

    def deal(self, outcome: int) -> State: ...

    def name(self, outcome: int) -> str: ...


class Seeds:
    """Games from one of so many seeds."""

    def __init__(self, title: str, asked: Parameters) -> None:
        self.title = title
        self.asked = asked
        self.outcomes = asked.deals

    def deal(self, outcome: int) -> State:
        asked = self.asked
        return vaka.load(self.title).new(asked.players, asked.seed + outcome, asked.options)

    def name(self, outcome: int) -> str:
        return f"seed({self.asked.seed + outcome})"


class Orders:
    """A position that all know but for the deck, and every way in which the deck can lie."""

    def __init__(self, title: str, asked: Parameters) -> None:
        state = vaka.load(title).new(asked.players, asked.seed, asked.options)
        assert isinstance(state, RapaNuiState)
        for ply, index in enumerate(asked.opening, 1):
            try:
                state.apply(int(state.next_seat()), state.catalog[index])
            except (VakaError, IndexError) as error:
                raise BadParameter("opening-illegal", ply=ply, cause=str(error)) from error
        if state.view(None)["stone"]["hidden"] or state.decision() is None:
            raise BadParameter("opening-secret")
        self.state = state
        self.orders = deck_orders(state, MOST_ORDERS)
        self.outcomes = len(self.orders)
        if not self.orders:
            raise BadParameter("orders", most=MOST_ORDERS)

    def deal(self, outcome: int) -> State:
        return with_order(self.state, self.orders[outcome])

    def name(self, outcome: int) -> str:
        return f"deck({' '.join(str(kind) for kind in self.orders[outcome])})"


def dealing(title: str, asked: Parameters) -> Dealing:
    return Orders(title, asked) if asked.chance == DECK else Seeds(title, asked)
