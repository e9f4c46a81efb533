"""Records: files and text, and all that can be wrong with them."""

import json
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.conformance.shells import Shells
from vaka import Record
from vaka.core import registry
from vaka.core.errors import (
    DamagedRecord,
    ForeignRecord,
    GameOver,
    IllegalRecord,
    MalformedRecord,
    NotAsked,
    UnknownAction,
    UnknownOption,
    VakaError,
    WrongOption,
    WrongPlayers,
    WrongSeed,
)
from vaka.core.record import _checksum


@pytest.fixture(autouse=True)
def shells() -> Iterator[None]:
    vaka.register(Shells())
    yield
    registry.forget("shells")


def played(plies: int | None = None, seed: int = 5, title: str = "shells") -> Record:
    """A game of first choices, the last seat first."""
    record = Record(title, 2, seed)
    state = record.first()
    while (decision := state.decision()) is not None and len(record) != plies:
        seat = decision.seats[-1]
        action = state.legal_actions(seat)[0]
        state.apply(seat, action)
        record.actions.append((seat, action.index))
    return record


def forged(record: Record, change: Callable[[dict[str, Any]], object]) -> str:
    """The file of a record, changed by somebody who can make checksums."""
    body = json.loads(record.to_json())
    del body["check"]
    change(body)
    body["check"] = _checksum(body)
    return json.dumps(body)


def same(one: Record, other: Record) -> bool:
    return one.to_json() == other.to_json()


# There and back ----------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 1, 7, None])
def test_there_and_back(tmp_path: Path, plies: int | None) -> None:
    record = played(plies)
    assert same(Record.from_json(record.to_json()), record)
    assert same(Record.from_text(record.to_text()), record)
    file = tmp_path / "deep" / "game.json"
    record.save(file)
    assert same(Record.load(file), record)
    assert list(file.parent.iterdir()) == [file]
    text = tmp_path / "game.txt"
    text.write_bytes(record.to_text().replace("\n", "\r\n").encode())
    assert same(Record.load(text), record)


def test_text_form() -> None:
    lines = played(3).to_text().splitlines()
    assert lines[:5] == [
        'format "vaka-record-1"',
        'title "shells"',
        "rules_version 3",
        "players 2",
        "options {}",
    ]
    assert lines[5:7] == ["seed 5", ""]
    assert lines[7:] == ["   1. 1 put", "   2. 1 put", "   3. 1 put"]


def test_options_and_big_seeds_are_kept() -> None:
    record = Record("shells", 3, 10**50, {"coins": 5, "matching": False, "ties": "high"})
    for back in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
        assert (back.seed, back.options) == (record.seed, record.options)
        assert back.replay().digest() == record.replay().digest()


def test_replay_and_branch() -> None:
    record = played()
    digests = [state.digest() for state in record.states()]
    assert len(digests) == len(record) + 1
    for at in (0, 3, len(record)):
        assert record.replay(at).digest() == digests[at]
        branch = record.branch(at)
        assert len(branch) == at
        assert branch.replay().digest() == digests[at]
    branch = record.branch(4)
    branch.actions.clear()
    assert record.replay(4).digest() == digests[4]


@pytest.mark.parametrize("at", [-1, 1000])
def test_no_such_ply(at: int) -> None:
    for ask in (played().replay, played().branch):
        with pytest.raises(MalformedRecord) as caught:
            ask(at)
        assert caught.value.reason == "no-such-ply"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_branch_for_a_seat_tells_only_what_it_may_know(seat: int | None) -> None:
    record = played()
    for at in range(0, len(record), 5):
        branch = record.branch_for(seat, at, 3)
        assert branch.seed is None
        assert not branch.actions
        for each in (
            branch,
            Record.from_json(branch.to_json()),
            Record.from_text(branch.to_text()),
        ):
            assert each.first().view(seat) == record.replay(at).view(seat)
        assert branch.to_json() == record.branch_for(seat, at, 3).to_json()
    assert record.branch_for(seat, 0, 3).snapshot != record.branch_for(seat, 0, 4).snapshot


def test_a_record_begins_with_one_thing() -> None:
    with pytest.raises(ValueError, match="begins"):
        Record("shells", 2)
    with pytest.raises(ValueError, match="begins"):
        Record("shells", 2, 1, snapshot=[1])


# What was around the game ------------------------------------------------------------------------

AROUND: dict[str, object] = {
    "seats": [{"name": "Ana\n—\u202e"}, {"bot": "hard"}],
    "started": 1_800_000_000_000,
    "outcome": None,
}


def test_a_table_is_kept_and_changes_nothing_of_the_game(tmp_path: Path) -> None:
    record, plain = played(6), played(6)
    record.table = AROUND
    record.save(tmp_path / "game.json")
    for back in (
        Record.from_json(record.to_json()),
        Record.from_text(record.to_text()),
        Record.load(tmp_path / "game.json"),
        pickle.loads(pickle.dumps(record)),
    ):
        assert back.table == AROUND
        assert back.to_json() == record.to_json()
        assert back.replay().digest() == plain.replay().digest()
    assert "table" not in json.loads(plain.to_json())
    assert pickle.loads(pickle.dumps(plain)).table is None
    assert record.branch(3).table is None
    assert record.branch_for(0, 3, 1).table is None


def test_the_checksum_covers_the_table() -> None:
    record = played(6)
    record.table = AROUND
    with pytest.raises(DamagedRecord) as caught:
        Record.from_json(record.to_json().replace("hard", "easy"))
    assert caught.value.reason == "checksum"
    assert caught.value.why["given"] != caught.value.why["found"]


def test_a_file_that_is_nested_too_deeply_is_refused() -> None:
    for depth in range(900, 1000, 3):
        deep = "[" * depth + "]" * depth
        with pytest.raises(VakaError):
            Record.from_json(f'{{"format":"vaka-record-1","table":{{"x":{deep}}}}}')


# Files that were changed -------------------------------------------------------------------------


def test_a_file_cut_anywhere_is_refused() -> None:
    record = played(6)
    text = record.to_json()
    for length in range(len(text) - 1):  # the last sign is the end of the line
        with pytest.raises(MalformedRecord):
            Record.from_json(text[:length])


def test_a_text_cut_anywhere_is_refused_or_shorter() -> None:
    record = played(6)
    text = record.to_text()
    for length in range(len(text)):
        try:
            back = Record.from_text(text[:length])
        except VakaError:
            continue
        assert back.actions == record.actions[: len(back)]


def test_every_edit_of_one_byte_is_refused_or_makes_no_difference(tmp_path: Path) -> None:
    record = played(6)
    true = record.to_json().encode()
    file = tmp_path / "game.json"
    for place in range(len(true)):
        for other in {0, 0x20, 0x31, 0xFF, true[place] ^ 1, true[place] ^ 0x20} - {true[place]}:
            file.write_bytes(true[:place] + bytes([other]) + true[place + 1 :])
            try:
                back = Record.load(file)
            except VakaError:
                continue
            assert same(back, record)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda body: body.update(title="chess"), ForeignRecord),
        (lambda body: body.update(title="rapanui"), VakaError),
        (lambda body: body.update(rules_version=4), ForeignRecord),
        (lambda body: body.update(rules_version=2), ForeignRecord),
        (lambda body: body.update(rules_version="3"), MalformedRecord),
        (lambda body: body.update(format="vaka-record-2"), MalformedRecord),
        (lambda body: body.pop("format"), MalformedRecord),
        (lambda body: body.update(title=7), MalformedRecord),
        (lambda body: body.pop("title"), MalformedRecord),
        (lambda body: body.update(players=9), WrongPlayers),
        (lambda body: body.update(players=10**30), WrongPlayers),
        (lambda body: body.update(players=True), MalformedRecord),
        (lambda body: body.update(players="2"), MalformedRecord),
        (lambda body: body.update(options={"coin": 3}), UnknownOption),
        (lambda body: body.update(options={"coins": True}), WrongOption),
        (lambda body: body.update(options={"coins": [1]}), WrongOption),
        (lambda body: body.update(options=[]), MalformedRecord),
        (lambda body: body.update(seed=-1), WrongSeed),
        (lambda body: body.update(seed=1.5), MalformedRecord),
        (lambda body: body.update(seed=None), MalformedRecord),
        (lambda body: body.update(seed=6), DamagedRecord),
        (lambda body: body.pop("seed"), MalformedRecord),
        (lambda body: body.update(digest="0" * 32), DamagedRecord),
        (lambda body: body.pop("digest"), DamagedRecord),
        (lambda body: body.pop("actions"), MalformedRecord),
        (lambda body: body.update(actions={}), MalformedRecord),
        (lambda body: body["actions"].append(3), MalformedRecord),
        (lambda body: body["actions"].append([0]), MalformedRecord),
        (lambda body: body["actions"].append([0, 1, 2]), MalformedRecord),
        (lambda body: body["actions"].append(["0", 1]), MalformedRecord),
        (lambda body: body["actions"].append([0, True]), MalformedRecord),
        (lambda body: body["actions"].append([10**30, 0]), MalformedRecord),
        (lambda body: body["actions"].append([0, 10**30]), MalformedRecord),
        (lambda body: body["actions"].pop(), DamagedRecord),
        (lambda body: body.update(table=None), MalformedRecord),
        (lambda body: body.update(table=[]), MalformedRecord),
    ],
)
def test_forged_files(change: Callable[[dict[str, Any]], object], error: type[VakaError]) -> None:
    with pytest.raises(error) as caught:
        Record.from_json(forged(played(6), change))
    assert str(caught.value)


@pytest.mark.parametrize(
    ("ply", "cause"),
    [
        ([1, 0], NotAsked),
        ([0, 99], UnknownAction),
        ([0, -1], UnknownAction),
        ([7, 0], VakaError),
        ([-1, 0], VakaError),
        ([0, 4], VakaError),
    ],
)
def test_forged_actions(ply: list[int], cause: type[VakaError]) -> None:
    record = played(4)  # seat 1 has bid, seat 0 has not
    assert record.actions[-1] == (1, 1)
    with pytest.raises(IllegalRecord) as caught:
        Record.from_json(forged(record, lambda body: body["actions"].append(ply)))
    assert caught.value.ply == 5
    assert isinstance(caught.value.cause, cause)


def test_action_after_the_end() -> None:
    record = played()
    with pytest.raises(IllegalRecord) as caught:
        Record.from_json(forged(record, lambda body: body["actions"].append([0, 0])))
    assert isinstance(caught.value.cause, GameOver)
    assert caught.value.ply == len(record) + 1
    with pytest.raises(IllegalRecord) as caught:
        Record.from_text(record.to_text() + f"{len(record) + 1}. 0 put\n")
    assert isinstance(caught.value.cause, GameOver)


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "7", "{}", '"x"', "[" * 100_000, "\0"])
def test_other_files(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    with pytest.raises(MalformedRecord):
        Record.load(file)
    with pytest.raises(MalformedRecord):
        Record.from_json(content)
    with pytest.raises(MalformedRecord):
        Record.from_text(content)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for file, reason in ((tmp_path / "none", "unreadable"), (tmp_path, "unreadable")):
        with pytest.raises(MalformedRecord) as caught:
            Record.load(file)
        assert caught.value.reason == reason
    file = tmp_path / "latin.json"
    file.write_bytes(played(2).to_json().encode()[:50] + b"\xe9")
    with pytest.raises(MalformedRecord) as caught:
        Record.load(file)
    assert caught.value.reason == "not-utf8"
    assert caught.value.why == {"byte": 50}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1. 1 put", "2. 1 put"),
        ("1. 1 put", "1. x put"),
        ("1. 1 put", "1. " + "9" * 5000 + " put"),
        ("1. 1 put", "1. ² put"),
        ("1. 1 put", "1. 1 putt"),
        ("1. 1 put", "1. 1 put("),
        ("1. 1 put", "1. 5 put"),
        ("1. 1 put", "1. 1 pass"),
        ("1. 1 put", "put"),
        ("players 2", "players 9"),
        ("players 2", "players"),
        ("options {}", "options " + "[" * 100_000),
        ("seed 5", "seed " + "9" * 5000),
        ('title "shells"', 'title "chess"'),
        ("rules_version 3", "rules_version 4"),
        ("format", "farmat"),
    ],
)
def test_bad_text(old: str, new: str) -> None:
    text = played(3).to_text()
    assert old in text
    with pytest.raises(VakaError):
        Record.from_text(text.replace(old, new))


def test_rules_of_another_version_do_not_replay() -> None:
    record = Record("shells", 2, 1, rules_version=99)
    with pytest.raises(ForeignRecord) as caught:
        record.first()
    assert caught.value.why == {"given": 99, "known": 3}


# Snapshots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda body: body["snapshot"].pop(),
        lambda body: body["snapshot"].append(0),
        lambda body: body["snapshot"].__setitem__(-20, 99),
        lambda body: body["snapshot"].__setitem__(3, 0),
        lambda body: body["snapshot"].__setitem__(3, "x"),
        lambda body: body["snapshot"].__setitem__(0, 2**63),
        lambda body: body["snapshot"].__setitem__(0, 1.5),
        lambda body: body.update(snapshot={}),
        lambda body: body.update(snapshot=[]),
        lambda body: body.update(players=3),
    ],
)
def test_forged_snapshots(change: Callable[[dict[str, Any]], object]) -> None:
    record = played(8).branch_for(0, 8, 1)
    with pytest.raises(VakaError):
        Record.from_json(forged(record, change))


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    good = played(4)
    good.save(file)
    bad = played(4)
    bad.actions.append((1, 99))
    with pytest.raises(IllegalRecord):
        bad.save(file)
    assert same(Record.load(file), good)


@pytest.mark.parametrize("text", ["hello\n", "root:x:0:0\n", "formatted 1\n", "\n", ""])
def test_a_file_that_is_no_record_is_told_without_quoting_it(text: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(text)
    with pytest.raises(MalformedRecord) as caught:
        Record.load(file)
    assert caught.value.reason == "not-record"
    assert not caught.value.why


def test_a_byte_order_mark_is_forgiven(tmp_path: Path) -> None:
    record = played()
    for text in (record.to_json(), record.to_text()):
        (tmp_path / "file").write_text(text, encoding="utf-8-sig")
        assert Record.load(tmp_path / "file").actions == record.actions


def test_seeds_are_bounded() -> None:
    game = vaka.load("rapanui")
    big = 2**1024 - 1
    assert Record.from_json(Record("rapanui", 2, big).to_json()).seed == big
    for seed in (2**1024, 10**5000, -1):
        with pytest.raises(WrongSeed):
            game.new(2, seed)
