"""Golden games and exact counts of positions: the engine still plays as it did.

After a change that is meant to alter games, `python -m tests.games.rapanui.regenerate` makes the
files anew; nothing else ever writes them.
"""

from copy import deepcopy
from pathlib import Path

import pytest

import vaka
from tests.games.rapanui.positions import GAME
from tests.games.rapanui.reference import Reference
from tests.games.rapanui.regenerate import COUNTS, FOLDER, GAMES, beginnings, count, playthrough
from tests.games.rapanui.test_reference import compare, reference

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
    record = vaka.Record.load(file)
    model: Reference | None = None
    for ply, state in enumerate(record.states()):
        if model is None:
            model = reference(state)
        else:
            model.act(str(state.catalogue[record.actions[ply - 1][1]]))
        compare(state, model)
    assert model is not None
    assert list(state.outcome().scores) == model.scores()


def test_golden_games_show_every_action_and_every_player_count() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(RECORDS)
    records = [vaka.Record.load(file) for file in RECORDS]
    assert {record.players for record in records} == {2, 3, 4}
    taken = {GAME.actions[index].name for record in records for _, index in record.actions}
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
    assert {record.players for record in beginnings().values()} == {2, 3, 4}


@pytest.mark.parametrize("name", COUNTED)
def test_counts_of_positions(name: str) -> None:
    assert count(beginnings()[name]) == COUNTED[name]


@pytest.mark.parametrize("name", COUNTED)
def test_counts_agree_with_the_reference(name: str) -> None:
    """The reference counts the same sequences by walking through every one of them."""
    record = beginnings()[name]
    model = reference(record.first())
    for _, index in record.actions:
        model.act(str(GAME.actions[index]))
    level = [model]
    for ways, _ in COUNTED[name][:4]:
        below = []
        for each in level:
            for text in each.legal():
                after = deepcopy(each)
                after.act(text)
                below.append(after)
        level = below
        assert len(level) == ways
