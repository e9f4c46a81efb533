"""Golden games and exact counts of positions: the engine still plays as it did.

After a change that is meant to alter games, `python -m tests.games.giants.regenerate` makes the
files anew; nothing else ever writes them.
"""

from pathlib import Path

import pytest

import vaka
from tests.games.giants.comparing import compare
from tests.games.giants.positions import GAME, dice_of
from tests.games.giants.reference import Reference
from tests.games.giants.regenerate import COUNTS, FOLDER, GAMES, beginnings, count, playthrough
from tests.games.giants.test_reference import reference

RECORDS = [FOLDER / f"{wanted.name}.json" for wanted in GAMES]
EACH = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


@EACH
def test_golden_games_are_played_as_before(file: Path) -> None:
    record = vaka.Record.load(file)
    assert playthrough(record) == file.with_suffix(".txt").read_text(encoding="utf-8")


@EACH
def test_golden_records_are_written_as_before(file: Path) -> None:
    record = vaka.Record.load(file)
    assert record.to_json() == file.read_text(encoding="utf-8")
    assert vaka.Record.from_text(record.to_text()).to_json() == record.to_json()


@EACH
def test_golden_games_follow_the_reference(file: Path) -> None:
    """Every second action of them: others are compared action by action elsewhere."""
    record = vaka.Record.load(file)
    model: Reference | None = None
    for ply, state in enumerate(record.states()):
        if model is None:
            model = reference(state)
        else:
            seat, index = record.actions[ply - 1]
            model.act(seat, str(state.catalogue[index]), dice_of(state))
        if ply % 2 == 0 or ply == len(record):
            compare(state, model)
    assert model is not None
    assert list(state.outcome().scores) == model.scores()
    assert list(state.outcome().ranking) == model.ranking()


def test_golden_games_show_every_end_every_option_and_every_action() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(RECORDS)
    records = [vaka.Record.load(file) for file in RECORDS]
    assert {record.players for record in records} == {3, 4, 5}
    reasons = {record.replay().outcome().reason for record in records}
    assert reasons == set(GAME.title.reasons)
    for option in GAME.title.options:
        chosen = {record.options.get(option.name, option.default) for record in records}
        assert len(chosen) == 2, option.name
    taken = {
        record.first().catalogue[index].name for record in records for _, index in record.actions
    }
    assert taken == {action.name for action in GAME.actions}


def golden_counts() -> dict[str, list[tuple[int, int]]]:
    found = {}
    for line in COUNTS.read_text(encoding="utf-8").splitlines()[1:]:
        name, _, numbers = line.partition(": ")
        found[name] = [
            (int(ways), int(places))
            for ways, _, places in (each.partition("/") for each in numbers.split())
        ]
    return found


COUNTED = golden_counts()


def test_counts_begin_at_every_player_count() -> None:
    assert list(COUNTED) == list(beginnings())
    assert {record.players for record in beginnings().values()} == {3, 4, 5}


@pytest.mark.parametrize("name", COUNTED)
def test_counts_of_positions(name: str) -> None:
    assert count(beginnings()[name]) == COUNTED[name]


@pytest.mark.parametrize("name", [name for name in COUNTED if name.startswith("small island")])
def test_counts_agree_with_the_reference(name: str) -> None:
    """The reference counts the same sequences by walking through every one of them."""
    record = beginnings()[name]
    start = record.first()
    paths = [[(seat, str(start.catalogue[index])) for seat, index in record.actions]]
    for ways, _ in COUNTED[name][:4]:
        longer = []
        for path in paths:
            model = walked(record, path)
            now = model.asked()
            for seat in () if now is None else now[1]:
                longer += [[*path, (seat, text)] for text in sorted(model.legal(seat))]
        paths = longer
        assert len(paths) == ways


def walked(record: vaka.Record, path: list[tuple[int, str]]) -> Reference:
    """The reference after these actions."""
    state = record.first()
    model = reference(state)
    for seat, text in path:
        state.apply(seat, state.catalogue.parse(text))
        model.act(seat, text, dice_of(state))
    return model
