"""The action catalog: text form, reading it back, what is refused."""

import pickle
import string
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka import Action, Catalog
from vaka.core.action import Args
from vaka.core.errors import MalformedAction, UnknownAction

CATALOG = Catalog(
    "toy",
    [
        ("skip", ()),
        ("play", (("card", "fish"), ("count", 1))),
        ("play", (("card", "fish"), ("count", 2))),
        ("move", (("by", -3),)),
        ("name", (("name", "self"), ("self", 1))),
    ],
)


def test_indexes_and_text() -> None:
    assert [action.index for action in CATALOG] == [0, 1, 2, 3, 4]
    assert len(CATALOG) == 5
    texts = ["skip", "play(card=fish, count=1)", "play(card=fish, count=2)", "move(by=-3)"]
    assert [str(action) for action in CATALOG][:4] == texts
    assert repr(CATALOG[3]) == "<3 move(by=-3)>"


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("skip", 0),
        ("  skip ( ) ", 0),
        ("play(card=fish, count=2)", 2),
        ("play(count=2,card=fish)", 2),
        (" play( count = 2 , card = fish ) ", 2),
        ("move(by=-3)", 3),
        ("name(name=self, self=1)", 4),
        ("name(self=1, name=self)", 4),
    ],
)
def test_parse(text: str, index: int) -> None:
    assert CATALOG.parse(text) is CATALOG[index]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Skip!",
        "play(",
        "play)",
        "play(card)",
        "play(card=)",
        "play(card=fish,)",
        "play(card=fish count=1)",
        "play(card=fish, card=fish)",
        "play(card=fish))",
        "play(card=(fish))",
        "play(count=1.5)",
        "play(count=٢)",
        "play(count=" + "9" * 5000 + ")",
        "skip\0",
        "7",
    ],
)
def test_malformed(text: str) -> None:
    with pytest.raises(MalformedAction):
        CATALOG.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "skip(count=1)",
        "play",
        "play(card=fish)",
        "play(card=fish, count=3)",
        "play(card=1, count=fish)",
        "play(name=x, self=y, text=z)",
    ],
)
def test_unknown(text: str) -> None:
    with pytest.raises(UnknownAction):
        CATALOG.parse(text)


@pytest.mark.parametrize("index", [-1, 5, 2**70, "0", True, None])
def test_unknown_index(index: Any) -> None:
    with pytest.raises(UnknownAction):
        CATALOG[index]


def test_find() -> None:
    assert CATALOG.find("play", count=2, card="fish") is CATALOG[2]
    assert CATALOG.find("skip") is CATALOG[0]
    with pytest.raises(UnknownAction):
        CATALOG.find("play", card="fish")


def test_an_entry_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="skip"):
        Catalog("toy", [("skip", ()), ("skip", ())])


def test_equality_and_pickle() -> None:
    action = CATALOG[1]
    copy = pickle.loads(pickle.dumps(action))
    assert copy == action
    assert hash(copy) == hash(action)
    assert copy.args == (("card", "fish"), ("count", 1))
    assert action != CATALOG[2]
    assert action != Action(1, "play", (("card", "fish"), ("count", 2)))
    assert action != "play(card=fish, count=1)"


WORDS = st.text(string.ascii_lowercase + string.digits + "_-", max_size=8).map("w".__add__)
ARGS = st.dictionaries(WORDS, WORDS | st.integers(-(10**9) + 1, 10**9 - 1), max_size=4)


@given(st.lists(st.tuples(WORDS, ARGS), max_size=8))
def test_every_catalog_reads_what_it_writes(
    entries: list[tuple[str, dict[str, str | int]]],
) -> None:
    wanted: dict[str, tuple[str, Args]] = {}
    for name, args in entries:
        wanted[str(Action(0, name, tuple(args.items())))] = (name, tuple(args.items()))
    catalog = Catalog("toy", wanted.values())
    for action in catalog:
        assert catalog.parse(str(action)) is action
        if len({(each.name, frozenset(each.args)) for each in catalog}) == len(catalog):
            backwards = Action(0, action.name, action.args[::-1])
            assert catalog.parse(f" {backwards} ") is action


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(MalformedAction, UnknownAction):
        assert CATALOG.parse(text) in CATALOG
