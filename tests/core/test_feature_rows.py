"""A sheet of features; and that nothing which is asked of compiled code stays behind."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

import vaka
from tests.modes import once
from vaka import bots
from vaka.bots import Observation
from vaka.core.feature_rows import FeatureRows

CALLS = 50


def test_it_holds_what_the_seats_see() -> None:
    state = vaka.load("rapanui").new(3, 7)
    width = len(state.described())
    sheet = FeatureRows(width, room=2)  # it grows
    wanted: list[int] = []
    for turn in range(9):
        seat = state.next_seat()
        sheet.add(state, turn % 3)
        wanted += state.features(turn % 3)
        state.apply(seat, state.legal_actions(seat)[0])
    assert sheet.count == 9
    assert list(sheet.numbers)[: 9 * width] == wanted
    sheet.clear()
    sheet.add(state, 1)
    assert sheet.count == 1
    assert list(sheet.numbers)[:width] == state.features(1)


def growth(call: Callable[[], object]) -> float:
    """How many bytes many calls leave behind, each."""
    for _ in range(CALLS):
        call()
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(CALLS):
        call()
    gc.collect()
    return (tracemalloc.get_traced_memory()[0] - before) / CALLS


@once
@pytest.mark.parametrize("title", vaka.titles())
def test_nothing_stays_behind(title: str) -> None:
    state = vaka.load(title).new(4, 3)
    decision = state.decision()
    assert decision is not None
    seat = decision.seats[0]
    width = len(state.described())
    greedy = bots.make("greedy", 3, title)
    calls: dict[str, Callable[[], object]] = {
        "sheet": lambda: FeatureRows(width, room=1).add(state, seat),
        "greedy": lambda: greedy.choose(Observation(state, seat)),
        "features": lambda: state.features(seat),
        "clone": state.clone,
        "redeal": lambda: state.redeal(seat, 1),
    }
    tracemalloc.start()
    try:
        grown = {name: growth(call) for name, call in calls.items()}
    finally:
        tracemalloc.stop()
    assert {name: bytes_ for name, bytes_ in grown.items() if bytes_ > 16} == {}
