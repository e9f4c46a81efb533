"""Snapshots, true and tampered with: each is refused, or is a game that plays to its end."""

import pytest

import vaka
from vaka.core.cells import HEADER
from vaka.core.errors import MalformedRecord
from vaka.core.state import State


def check_sound(record: vaka.Record, every: int = 1) -> None:
    """True states are accepted as they are."""
    game = vaka.load(record.title)
    for ply, state in enumerate(record.states()):
        if ply % every == 0:
            restored = game.restore(record.players, record.options, state.dump())
            assert restored.digest() == state.digest()
    restored = game.restore(record.players, record.options, state.dump())
    assert restored.outcome().scores == state.outcome().scores


def is_accepted(state: State, dump: list[int], seed: int = 1) -> bool:
    """Whether other numbers of a state are accepted; then all who see them can play them."""
    try:
        restored = restore(state, dump)
    except MalformedRecord:
        return False
    for seat in (None, *range(state.players)):
        assert restored.redeal(seat, 1).view(seat) == restored.view(seat)
    vaka.playout(restored, seed)
    return True


def check_nonsense(state: State, cell: int, value: int) -> None:
    """Refused with this number in this cell."""
    dump = state.dump()
    assert dump[cell] != value
    dump[cell] = value
    with pytest.raises(MalformedRecord):
        restore(state, dump)


def check_lengths(state: State) -> None:
    """Refused when numbers are missing or too many."""
    dump = state.dump()
    for bad in ([], dump[:-1], [*dump, 0], dump[:HEADER]):
        with pytest.raises(MalformedRecord):
            restore(state, bad)


def restore(state: State, dump: list[int]) -> State:
    """Other numbers in a game with the same title, players and options."""
    config = state.config
    return vaka.load(config.title.name).restore(state.players, dict(config.options), dump)
