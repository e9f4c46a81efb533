"""Outcomes: places, winners, parts."""

import json

import pytest

from vaka import Outcome
from vaka.core.outcome import places


@pytest.mark.parametrize(
    ("standing", "ranking"),
    [
        ([(5,), (7,), (6,)], (3, 1, 2)),
        ([(5,), (5,), (6,)], (2, 2, 1)),
        ([(5,), (5,), (5,)], (1, 1, 1)),
        ([(5, 1), (5, 2), (4, 9)], (2, 1, 3)),
        ([(-1,), (0,)], (2, 1)),
        ([(9, 0), (9, 0), (1, 0), (1, 0)], (1, 1, 3, 3)),
        ([], ()),
    ],
)
def test_places(standing: list[tuple[int, ...]], ranking: tuple[int, ...]) -> None:
    assert places(standing) == ranking


def test_outcome() -> None:
    outcome = Outcome((4, 4, 1), (1, 1, 3), "end", ("a", "b"), ((1, 3), (4, 0), (1, 0)))
    assert outcome.winners == (0, 1)
    assert outcome.parts == ({"a": 1, "b": 3}, {"a": 4, "b": 0}, {"a": 1, "b": 0})
    assert json.loads(json.dumps(outcome.data())) == outcome.data()
    assert repr(outcome) == "<end: (4, 4, 1), won by (0, 1)>"
