"""A box of one's own, and every way in which its deck can lie."""

import pickle

import pytest

import vaka
from tests.games.rapanui.positions import GAME
from vaka.core.errors import DataError, UnknownOption
from vaka.games.rapanui.orders import deck_orders, with_order
from vaka.games.rapanui.state import RapaNuiState

SMALL = """
[deck]
fish = 4
mulberry = 4
sweet-potato = 0
grain = 0
woodcutter = 0
priest = 0
moai = 4
[columns]
height = 2
"""


def test_n1_a_box_of_ones_own() -> None:
    """Tables that it leaves out are as usual."""
    state = GAME.new(2, 7, {"box": SMALL})
    view = state.view(None)
    assert view["deck"] == 4
    assert [len(column) for column in view["columns"]] == [2, 2, 2, 2]
    assert view["piles"]["grain"] == 25 - 2
    assert state.inventory()["card:moai"] == 4
    assert pickle.loads(pickle.dumps(state)).digest() == state.digest()


def test_n1_the_usual_box_leaves_no_trace() -> None:
    """A digest of before there was such an option."""
    state = GAME.new(3, 7)
    assert state.digest() == "5169827bd134dfc131ff2f5ad96fbf2d"
    assert state.view(None)["options"] == {}
    assert GAME.new(3, 7, {"box": ""}).digest() == state.digest()
    assert GAME.new(2, 7, {"box": SMALL}).digest() != GAME.new(2, 7).digest()


def test_n1_a_box_with_a_mistake() -> None:
    with pytest.raises(DataError, match=r"box, at deck: 12 is out of range"):
        GAME.new(2, 7, {"box": SMALL.replace("height = 2", "height = 3")})
    with pytest.raises(DataError, match=r"box, at deck\.king: .*"):
        GAME.new(2, 7, {"box": SMALL.replace("fish = 4", "fish = 4\nking = 2")})
    with pytest.raises(UnknownOption):
        GAME.new(2, 7, {"boxes": SMALL})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_n1_games_with_a_small_box_go_on_as_usual(players: int) -> None:
    state = GAME.new(players, 7, {"box": SMALL})
    whole = state.inventory()
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        other = state.redeal(seat, 3)
        assert other.view(seat) == state.view(seat)
        assert other.inventory() == state.inventory() == whole
        state.apply(seat, state.legal_actions(seat)[-1])
    assert state.outcome().reason == "deck-empty"


def test_all_orders_of_the_deck() -> None:
    state = GAME.new(2, 7, {"box": SMALL})
    assert isinstance(state, RapaNuiState)
    orders = deck_orders(state, 100)
    assert len(orders) == len(set(orders)) == 12
    assert deck_orders(state, 5) == []
    seen = {with_order(state, order).digest() for order in orders}
    assert len(seen) == 12
    assert state.digest() in {  # only chance knows which it is
        with_order(state, order).digest() for order in orders
    }
    for order in orders:
        other = with_order(state, order)
        assert other.view(0) == state.view(0)
        assert other.inventory() == state.inventory()
        assert vaka.playout(other, seed=1).outcome.reason == "deck-empty"
