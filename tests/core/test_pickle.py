"""What travels between processes: everything that the public API hands out."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor

import pytest

import vaka
from vaka._pure import is_compiled


def played() -> vaka.Table:
    table = vaka.Table.new("rapanui", 3, 4)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        table.act(seat, table.state.legal_actions(seat)[-1])
    return table


def back(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def test_results_travel() -> None:
    table = played()
    state = table.record.first()
    outcome = back(table.state.outcome())
    assert isinstance(outcome, vaka.Outcome)
    assert outcome.data() == table.state.outcome().data()
    playout = back(vaka.playout(state, 3))
    assert isinstance(playout, vaka.Playout)
    assert playout.decisions == vaka.playout(state, 3).decisions
    decision = back(state.decision())
    assert isinstance(decision, vaka.Decision)
    assert repr(decision) == repr(state.decision())
    for _, event in table.events(0):
        again = back(event)
        assert isinstance(again, vaka.Event)
        assert (again.data(), again.audience) == (event.data(), event.audience)


def test_games_travel() -> None:
    table = played()
    record = back(table.record)
    assert isinstance(record, vaka.Record)
    assert record.to_json() == table.record.to_json()
    again = back(table)
    assert isinstance(again, vaka.Table)
    assert again.state.digest() == table.state.digest()
    assert back(vaka.load("rapanui")) is vaka.load("rapanui")
    catalog = back(table.state.catalog)
    assert isinstance(catalog, vaka.Catalog)
    assert list(catalog) == list(table.state.catalog)
    state = copy.deepcopy(table.record.replay(20))
    assert state.digest() == table.record.replay(20).digest()


def test_an_action_from_another_process_is_understood() -> None:
    state = vaka.load("rapanui").new(2, 1)
    seat = state.next_seat()
    action = back(state.legal_actions(seat)[0])
    assert isinstance(action, vaka.Action)
    state.apply(seat, action)


def test_playouts_in_other_processes() -> None:
    state = vaka.load("rapanui").new(4, 1)
    with ProcessPoolExecutor(2) as pool:
        scores = [each.outcome.scores for each in pool.map(vaka.playout, [state] * 4, range(4))]
    assert scores == [vaka.playout(state, seed).outcome.scores for seed in range(4)]


@pytest.mark.skipif(not is_compiled(), reason="only the compiled classes enforce it")
def test_shared_things_cannot_be_changed() -> None:
    state = vaka.load("rapanui").new(2, 1)
    decision = state.decision()
    for thing, name in (
        (state.catalog[0], "name"),
        (decision, "seats"),
        (state.catalog, "items"),
    ):
        with pytest.raises(AttributeError):
            setattr(thing, name, ())
    assert isinstance(state.catalog.items, tuple)
