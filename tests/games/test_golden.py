"""Golden games and exact counts of positions: the engine still plays as it did.

After a change that is meant to alter games, `python -m tests.games.<title>.regenerate` makes the
files anew; nothing else ever writes them.
"""

from pathlib import Path
from typing import Any, Final

import pytest

import vaka
from tests.games.regenerating import Golden
from tests.games.titles import TITLES, part

ALL: Final[list[Golden]] = [part(title, "regenerate").GOLDEN for title in TITLES]
COUNTED: Final = {golden.title: golden.counted() for golden in ALL}

EACH_TITLE = pytest.mark.parametrize("golden", ALL, ids=TITLES)
EACH_GAME = pytest.mark.parametrize(
    ("golden", "file"),
    [
        pytest.param(golden, golden.file(game), id=f"{golden.title}-{game.name}")
        for golden in ALL
        for game in golden.games
    ],
)
COUNTS: Final = [
    pytest.param(golden, name, id=f"{golden.title}-{name}")
    for golden in ALL
    for name in COUNTED[golden.title]
]
WALKED: Final = [
    pytest.param(golden, name, id=f"{golden.title}-{name}")
    for golden in ALL
    for name in COUNTED[golden.title]
    if name.startswith(golden.walked)
]


def player_counts(golden: Golden) -> set[int]:
    title = vaka.load(golden.title).title
    return set(range(title.least_players, title.most_players + 1))


@EACH_GAME
def test_golden_games_are_played_as_before(golden: Golden, file: Path) -> None:
    record = vaka.Record.load(file)
    assert golden.playthrough(record) == file.with_suffix(".txt").read_text(encoding="utf-8")


@EACH_GAME
def test_golden_records_are_written_as_before(golden: Golden, file: Path) -> None:
    record = vaka.Record.load(file)
    assert record.title == golden.title
    assert record.to_json() == file.read_text(encoding="utf-8")
    assert vaka.Record.from_text(record.to_text()).to_json() == record.to_json()


@EACH_GAME
def test_golden_games_follow_the_reference(golden: Golden, file: Path) -> None:
    """Every second action of long ones: others are compared action by action elsewhere."""
    comparing = part(golden.title, "comparing")
    record = vaka.Record.load(file)
    model: Any = None
    for ply, state in enumerate(record.states()):
        if model is None:
            model = comparing.reference(state)
        else:
            seat, index = record.actions[ply - 1]
            comparing.follow(model, state, seat, str(state.catalog[index]))
        if ply % golden.pace == 0 or ply == len(record):
            comparing.compare(state, model)
    assert model is not None
    assert list(state.outcome().scores) == model.scores()
    assert list(state.outcome().ranking) == model.ranking()


@EACH_TITLE
def test_golden_games_show_every_end_every_option_and_every_action(golden: Golden) -> None:
    files = [golden.file(game) for game in golden.games]
    assert sorted(golden.folder.glob("*.json")) == sorted(files)
    records = [vaka.Record.load(file) for file in files]
    assert {record.players for record in records} == player_counts(golden)
    game = vaka.load(golden.title)
    assert {record.replay().outcome().reason for record in records} == set(game.title.reasons)
    for option in game.title.options:
        chosen = {record.options.get(option.name, option.default) for record in records}
        assert len(chosen) == (len(option.choices) or 2), option.name
    taken = {
        record.first().catalog[index].name for record in records for _, index in record.actions
    }
    assert taken == {action.name for action in game.actions}


@EACH_TITLE
def test_counts_begin_at_every_player_count(golden: Golden) -> None:
    beginnings = golden.beginnings()
    assert list(COUNTED[golden.title]) == list(beginnings)
    assert {record.players for record in beginnings.values()} == player_counts(golden)


@pytest.mark.parametrize(("golden", "name"), COUNTS)
def test_counts_of_positions(golden: Golden, name: str) -> None:
    assert golden.count(golden.beginnings()[name]) == COUNTED[golden.title][name]


@pytest.mark.parametrize(("golden", "name"), WALKED)
def test_counts_agree_with_the_reference(golden: Golden, name: str) -> None:
    """The reference counts the same sequences by walking through every one of them."""
    comparing = part(golden.title, "comparing")
    record = golden.beginnings()[name]
    start = record.first()
    paths = [[(seat, str(start.catalog[index])) for seat, index in record.actions]]
    for ways, _ in COUNTED[golden.title][name][:4]:
        paths = [
            [*path, answer]
            for path in paths
            for answer in comparing.answers(walked(golden, record, path))
        ]
        assert len(paths) == ways


def walked(golden: Golden, record: vaka.Record, path: list[tuple[int, str]]) -> Any:
    """The reference after these actions; the engine goes along for what chance brings."""
    comparing = part(golden.title, "comparing")
    state = record.first()
    model = comparing.reference(state)
    for seat, text in path:
        state.apply(seat, state.catalog.parse(text))
        comparing.follow(model, state, seat, text)
    return model
