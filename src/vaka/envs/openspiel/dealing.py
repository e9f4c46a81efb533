"""The chance node at the root of a game, the only one.

In Vaka chance is one number in the state, which determines every card and roll to come. So in
OpenSpiel a single chance node draws it, and everything that follows from it is hidden information.
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
    """Interface of deals; all outcomes are equally likely."""

    outcomes: int

    def deal(self, outcome: int) -> State: ...

    def name(self, outcome: int) -> str: ...


class Seeds:
    """Deals from one of several seeds."""

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
    """Deals of a public position with every possible order of its deck."""

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
