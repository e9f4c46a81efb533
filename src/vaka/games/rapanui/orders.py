"""Every way in which the rest of the deck can lie: for solvers, which reckon with all chance."""

from vaka.core.vectors import i64
from vaka.games.rapanui.layout import DECK, DECK_LEFT, KINDS
from vaka.games.rapanui.state import RapaNuiState


def deck_orders(state: RapaNuiState, most: int) -> list[tuple[int, ...]]:
    """The different orders of the cards that are left, each as likely; none if more than `most`.

    They depend on which cards are left, which all players can tell, and not on how they truly lie.
    """
    left = [0] * KINDS
    place: i64
    for place in range(state.cells[DECK_LEFT]):
        left[state.cells[DECK + place]] += 1
    orders: list[tuple[int, ...]] = [()]
    for _ in range(state.cells[DECK_LEFT]):
        longer: list[tuple[int, ...]] = []
        for order in orders:
            for kind in range(KINDS):
                if order.count(kind) < left[kind]:
                    longer.append((*order, kind))
        if len(longer) > most:
            return []
        orders = longer
    return orders


def with_order(state: RapaNuiState, order: tuple[int, ...]) -> RapaNuiState:
    """The same position with the rest of the deck in this order, the card dealt next last."""
    other = state.clone()
    for place, kind in enumerate(order):
        other.cells[DECK + place] = kind
    return other
