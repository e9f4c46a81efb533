"""Chance: even, repeatable, and the same compiled and pure."""

from collections import Counter

import pytest

from vaka.core.chance import MASK, Chance, fold, scramble
from vaka.core.vectors import i64, vec


def drawn(seed: int, n: int, times: int) -> list[int]:
    chance = Chance(fold(seed))
    return [chance.below(n) for _ in range(times)]


def chi_square(counts: Counter[int] | Counter[tuple[int, ...]], cells: int, total: int) -> float:
    expected = total / cells
    misses = cells - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + misses * expected


def test_known_values() -> None:
    """Written down once: every machine, compiled or not, draws these."""
    assert [fold(seed) for seed in (0, 1, 2**62, 10**40)] == [
        0,
        2558316640067307269,
        1215769577899868151,
        3920601001426158532,
    ]
    assert drawn(0, 10, 12) == [3, 7, 1, 0, 4, 6, 3, 7, 6, 2, 2, 4]
    assert drawn(7, 1000, 6) == [380, 515, 868, 414, 856, 403]
    assert drawn(2**200, 2**31, 3) == [86742019, 1324906425, 403744954]


@pytest.mark.parametrize("n", [2, 3, 7, 10, 52])
def test_every_number_is_as_likely(n: int) -> None:
    times = 20_000
    counts = Counter(drawn(11, n, times))
    assert set(counts) == set(range(n))
    # The mean of chi-square is n - 1, its deviation the root of twice that: five of them.
    assert chi_square(counts, n, times) < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_one_below_one() -> None:
    assert drawn(5, 1, 20) == [0] * 20


@pytest.mark.parametrize("n", [3, 2**31 - 1, 2**31])
def test_numbers_stay_below(n: int) -> None:
    numbers = drawn(3, n, 2000)
    assert all(0 <= number < n for number in numbers)
    assert max(numbers) > 0.9 * n - 1


def test_shuffle_gives_every_order_as_often() -> None:
    times = 12_000
    chance = Chance(fold(1))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        cells = vec[i64]([0, 1, 2])
        chance.shuffle(cells, 0, 3)
        orders[tuple(cells)] += 1
    assert len(orders) == 6
    assert chi_square(orders, 6, times) < 5 + 5 * 10**0.5


def test_shuffle_leaves_the_rest_alone() -> None:
    for seed in range(50):
        cells = vec[i64](list(range(10)))
        Chance(fold(seed)).shuffle(cells, 3, 7)
        assert list(cells[:3]) == [0, 1, 2]
        assert sorted(cells[3:7]) == [3, 4, 5, 6]
        assert list(cells[7:]) == [7, 8, 9]


@pytest.mark.parametrize(("start", "stop"), [(0, 0), (4, 4), (4, 5)])
def test_shuffle_of_nothing_draws_nothing(start: int, stop: int) -> None:
    chance = Chance(123)
    cells = vec[i64](list(range(5)))
    chance.shuffle(cells, start, stop)
    assert list(cells) == list(range(5))
    assert chance.x == 123


def test_seeds_of_any_size_differ() -> None:
    seeds = [*range(200), *(2**power for power in range(8, 300, 7)), 10**100, 10**100 + 1]
    counters = [fold(seed) for seed in seeds]
    assert len(set(counters)) == len(set(seeds))
    assert all(0 <= counter <= MASK for counter in counters)


def test_scramble_is_one_to_one_where_it_is_looked_at() -> None:
    assert len({scramble(x) for x in range(50_000)}) == 50_000
    assert all(0 <= scramble(x) <= MASK for x in (0, 1, MASK - 1, MASK))
