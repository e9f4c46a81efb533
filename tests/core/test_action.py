"""The action catalogue: text form, reading it back, what is refused."""

import pickle
import string
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka import Action, Catalogue
from vaka.core.action import Args
from vaka.core.errors import MalformedAction, UnknownAction

CATALOGUE = Catalogue(
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
    assert [action.index for action in CATALOGUE] == [0, 1, 2, 3, 4]
    assert len(CATALOGUE) == 5
    texts = ["skip", "play(card=fish, count=1)", "play(card=fish, count=2)", "move(by=-3)"]
    assert [str(action) for action in CATALOGUE][:4] == texts
    assert repr(CATALOGUE[3]) == "<3 move(by=-3)>"


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
    assert CATALOGUE.parse(text) is CATALOGUE[index]


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
        CATALOGUE.parse(text)


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
        CATALOGUE.parse(text)


@pytest.mark.parametrize("index", [-1, 5, 2**70])
def test_unknown_index(index: int) -> None:
    with pytest.raises(UnknownAction):
        CATALOGUE[index]


def test_find() -> None:
    assert CATALOGUE.find("play", count=2, card="fish") is CATALOGUE[2]
    assert CATALOGUE.find("skip") is CATALOGUE[0]
    with pytest.raises(UnknownAction):
        CATALOGUE.find("play", card="fish")


def test_an_entry_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="skip"):
        Catalogue("toy", [("skip", ()), ("skip", ())])


def test_equality_and_pickle() -> None:
    action = CATALOGUE[1]
    copy = pickle.loads(pickle.dumps(action))
    assert copy == action
    assert hash(copy) == hash(action)
    assert copy.args == (("card", "fish"), ("count", 1))
    assert action != CATALOGUE[2]
    assert action != Action(1, "play", (("card", "fish"), ("count", 2)))
    assert action != "play(card=fish, count=1)"


WORDS = st.text(string.ascii_lowercase + string.digits + "_-", max_size=8).map("w".__add__)
ARGS = st.dictionaries(WORDS, WORDS | st.integers(-(10**9) + 1, 10**9 - 1), max_size=4)


@given(st.lists(st.tuples(WORDS, ARGS), max_size=8))
def test_every_catalogue_reads_what_it_writes(
    entries: list[tuple[str, dict[str, str | int]]],
) -> None:
    wanted: dict[str, tuple[str, Args]] = {}
    for name, args in entries:
        wanted[str(Action(0, name, tuple(args.items())))] = (name, tuple(args.items()))
    catalogue = Catalogue("toy", wanted.values())
    for action in catalogue:
        assert catalogue.parse(str(action)) is action
        if len({(each.name, frozenset(each.args)) for each in catalogue}) == len(catalogue):
            backwards = Action(0, action.name, action.args[::-1])
            assert catalogue.parse(f" {backwards} ") is action


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(MalformedAction, UnknownAction):
        assert CATALOGUE.parse(text) in CATALOGUE
