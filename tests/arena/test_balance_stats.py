"""Differences: how large, how sure, and which of many are no accident."""

from random import Random

import pytest

from tests.modes import once
from vaka.arena.compare_stats import FALSE_ALARMS, adjusted, between_shares, difference
from vaka.arena.figures import Part
from vaka.arena.student import beyond, quantile

pytestmark = once


def games(*values: float) -> list[Part]:
    return [(value, 1) for value in values]


@pytest.mark.parametrize(
    ("freedom", "wanted"), [(1, 12.706), (2, 4.303), (7, 2.365), (10, 2.228), (999, 1.962)]
)
def test_students_table(freedom: int, wanted: float) -> None:
    assert quantile(freedom) == pytest.approx(wanted, abs=0.001)
    assert beyond(wanted, freedom) == pytest.approx(0.05, abs=0.0001)
    assert beyond(-wanted, freedom) == beyond(wanted, freedom)
    assert beyond(0, freedom) == 1


def test_the_interval_of_a_mean_over_pairs() -> None:
    found = difference(games(1, 2, 3, 4), games(0, 2, 2, 3))
    assert (found.deck, found.against, found.value) == (2.5, 1.75, 0.75)
    # The pairs differ by 1, 0, 1, 1: a standard error of 0.25.
    assert (found.low, found.high) == pytest.approx((0.75 - 0.7956, 0.75 + 0.7956), abs=0.0001)
    assert found.clear == pytest.approx(3)
    assert found.changed == 3
    # What goes the same way with both files is not chance in the difference.
    apart = difference(games(1, 2, 3, 4), games(2, 0, 3, 2))
    assert apart.high - apart.low > found.high - found.low


def test_few_games_prove_nothing() -> None:
    """Even if all of them differ by exactly the same."""
    assert difference(games(1, 1), games(0, 0)).chance == 0.5
    assert difference(games(*[1] * 12), games(*[0] * 12)).chance == 0.5**11
    assert difference(games(1, 5, 2), games(1, 5, 1)).chance == 1.0
    # The interval is no surer than the test.
    two, twelve = (
        difference(games(1, 1), games(0, 0)),
        difference(games(*[1] * 12), games(*[0] * 12)),
    )
    assert two.low < 0 < two.high
    assert 0 < twelve.low < 1 < twelve.high < 2


def test_equal_games_do_not_differ() -> None:
    found = difference(games(1, 2, 3), games(1, 2, 3))
    assert (found.value, found.low, found.high) == (0, 0, 0)
    assert (found.chance, found.clear, found.changed) == (1, 0, 0)


def test_a_ratio_is_that_of_the_sums() -> None:
    deck: list[Part] = [(1, 2), (3, 4), (0, 0), (2, 6)]
    found = difference(deck, [(2, 2), (4, 4), (0, 0), (6, 6)])
    assert (found.deck, found.against) == (0.5, 1.0)
    assert found.low < -0.5 < found.high


def test_the_interval_of_shares() -> None:
    """Newcombe's own example, 56 of 70 and 48 of 80, for games that have nothing in common."""
    low, high = between_shares([(56, 70)], [(48, 80)], 0)
    assert (low, high) == pytest.approx((0.0524, 0.3339), abs=0.0001)
    closer = between_shares([(56, 70)], [(48, 80)], 0.5)
    assert low < closer[0] < closer[1] < high
    # Never and never: that says little after 10 games, and more after 100.
    few = difference(games(*[0] * 10), games(*[0] * 10), share=True)
    many = difference(games(*[0] * 100), games(*[0] * 100), share=True)
    assert few.low < many.low < 0 < many.high < few.high


def test_holm() -> None:
    assert adjusted([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert adjusted([0.5, 0.9]) == [1.0, 1.0]
    assert adjusted([]) == []


@pytest.mark.parametrize("rare", [False, True])
def test_noise_is_not_told_as_change(rare: bool) -> None:
    """Many reports of figures that do not differ: few of them have an alarm at all."""
    chance = Random(7)

    def noise() -> list[Part]:
        if rare:
            return games(*[chance.random() < 0.1 for _ in range(30)])
        return games(*[chance.gauss(10, 3) for _ in range(30)])

    alarms = 0
    for _ in range(200):
        chances = [difference(noise(), noise()).chance for _ in range(20)]
        alarms += min(adjusted(chances)) < FALSE_ALARMS
    assert alarms <= 0.08 * 200


def test_a_change_is_found() -> None:
    chance = Random(8)
    chances = [
        difference(
            games(*[chance.gauss(10 + (figure == 5), 1) for _ in range(60)]),
            games(*[chance.gauss(10, 1) for _ in range(60)]),
        ).chance
        for figure in range(100)
    ]
    assert [place for place, each in enumerate(adjusted(chances)) if each < FALSE_ALARMS] == [5]
