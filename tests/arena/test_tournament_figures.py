"""The figures of tournaments: intervals that respect deals, ratings, and times."""

import math
import random

import pytest

from tests.modes import once
from vaka.arena.ratings import ANCHOR, POINTS, Placed, inverse, ratings, unmatched
from vaka.arena.shares import share_of
from vaka.arena.student import quantile
from vaka.arena.times import Times

pytestmark = once


def test_independent_games_have_wilsons_interval() -> None:
    share = share_of([1.0] * 60 + [0.0] * 40, 1)
    assert share.value == 0.6
    # Wilson: 0.502 to 0.691; a little wider, since the spread is known from 100 deals only.
    assert (share.low, share.high) == pytest.approx((0.500, 0.693), abs=0.0015)


def test_games_of_a_deal_that_go_alike_count_as_one() -> None:
    alike = share_of([1.0] * 15 + [0.0] * 10, 4)  # all four games of a deal, or none
    apart = share_of([0.6] * 25, 4)
    assert alike.value == pytest.approx(0.6) == apart.value
    # As sure as 25 games: 0.407 to 0.766 by Wilson, and not as 100.
    assert (alike.low, alike.high) == pytest.approx((0.393, 0.777), abs=0.005)
    # Where luck cancels within each deal, as little as one deal is in doubt.
    assert 0 < apart.high - apart.low < 0.05


def test_always_never_and_a_single_deal() -> None:
    assert share_of([1.0] * 10, 4).high == 1.0
    assert share_of([1.0] * 10, 4).low == pytest.approx(10 / (10 + quantile(9) ** 2))
    assert share_of([0.0] * 10, 4).low == 0.0
    assert share_of([0.25], 4) == (0.25, 0.0, 1.0)


def played(strengths: dict[str, float], seats: tuple[str, ...], deals: int) -> list[list[Placed]]:
    """Games by the model of the ratings: the next place goes to each by its strength."""
    chance = random.Random(4)
    found: list[list[Placed]] = []
    for _ in range(deals):
        deal: list[Placed] = []
        for turn in range(len(seats)):
            sitting = seats[turn:] + seats[:turn]
            left = list(range(len(seats)))
            places = [0] * len(seats)
            while left:
                weights = [math.exp(strengths[sitting[seat]]) for seat in left]
                (seat,) = chance.choices(left, weights)
                places[seat] = len(seats) - len(left) + 1
                left.remove(seat)
            deal.append((sitting, tuple(places)))
        found.append(deal)
    return found


@pytest.mark.parametrize("seats", [("strong", "fair", "random"), ("strong", "fair", "fair")])
def test_ratings_find_the_strengths_again(seats: tuple[str, ...]) -> None:
    true = {"strong": 2.0, "fair": 1.2, "random": 0.0}
    deals = played(true, seats, 100)
    found = ratings(deals)
    assert list(found) == list(dict.fromkeys(seats))
    anchor = seats[-1]
    assert found[anchor].value == ANCHOR
    mean = sum(true[bot] for bot in found) / len(found)
    field = sum(rating.value for rating in found.values()) / len(found)
    for bot, rating in found.items():
        wanted = field + POINTS * (true[bot] - mean)
        assert rating.low < wanted < rating.high, bot
        assert 10 < rating.high - rating.low < 100
    assert ratings(deals) == found
    wider = ratings(deals[:25])
    assert wider["strong"].high - wider["strong"].low > 1.5 * (
        found["strong"].high - found["strong"].low
    )


def test_equal_places_are_equal_ratings() -> None:
    deals = [[(("a", "b"), (1, 1)), (("b", "a"), (1, 1))]] * 5
    found = ratings(deals)
    assert found["a"].value == pytest.approx(found["b"].value) == ANCHOR


def test_who_is_beyond_comparison() -> None:
    deal: list[Placed] = [(("a", "b", "c"), (1, 2, 3)), (("c", "a", "b"), (3, 2, 1))]
    assert unmatched([deal]) == [(frozenset("ab"), frozenset("c"))]
    assert unmatched([deal, [(("a", "b", "c"), (1, 2, 2))]]) == []
    found = ratings([deal] * 50)
    assert min(found["a"].value, found["b"].value) > found["c"].value + 400
    assert found["a"].data()["interval"] == [found["a"].low, None]  # who knows how far above
    assert found["c"].data()["interval"] == [None, found["c"].high]
    assert found["a"].low < found["a"].value


def test_inverse() -> None:
    assert inverse([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


def test_times() -> None:
    times, more = Times(), Times()
    for number in range(1, 101):
        (times if number % 2 else more).add(number / 1000)
    times.merge(more)
    assert times.count == 100
    assert times.mean == pytest.approx(0.0505)
    assert times.longest == 0.1
    assert 0.095 <= times.within(0.95) <= 0.095 * 1.051
    assert Times.read(times.data()).data() == times.data()
    assert Times().mean == Times().within(0.95) == 0.0
