"""Data files: every mistake names the file, the entry and the reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from vaka.core.data import LONGEST, MAX_DOTS_PER_LINE, Section, read, read_text
from vaka.core.errors import DataError

GOOD = """
name = "one"
sizes = [1, 2, 3]
words = ["a", "b"]
[deck]
fish = 4
[deck.inner]
depth = 2
"""

Read = Callable[[Section], object]


def section(tmp_path: Path, text: str = GOOD) -> Section:
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return read(file)


def test_good_file(tmp_path: Path) -> None:
    root = section(tmp_path)
    deck = root.section("deck")
    assert deck.number("fish", most=4) == 4
    inner = deck.section("inner")
    assert inner.number("depth", least=2) == 2
    assert root.word("name", ("one", "two")) == "one"
    assert root.numbers("sizes", 3) == [1, 2, 3]
    assert root.words("words", 2, ("a", "b", "c")) == ["a", "b"]
    assert root.text("name") == "one"
    assert root.texts("name") == ["one"]
    assert root.texts("words") == ["a", "b"]
    assert root.entries() == ["name", "sizes", "words", "deck"]
    assert deck.entries() == ["fish", "inner"]
    for each in (inner, deck, root):
        each.finish()


@pytest.mark.parametrize(
    ("ask", "entry", "reason"),
    [
        (lambda root: root.number("none"), "none", "missing"),
        (lambda root: root.section("none"), "none", "missing"),
        (lambda root: root.section("name"), "name", "not-section"),
        (lambda root: root.number("name"), "name", "not-number"),
        (lambda root: root.section("deck").number("fish", least=5), "deck.fish", "out-of-range"),
        (lambda root: root.section("deck").number("fish", most=3), "deck.fish", "out-of-range"),
        (
            lambda root: root.section("deck").section("inner").number("width"),
            "deck.inner.width",
            "missing",
        ),
        (lambda root: root.texts("none"), "none", "missing"),
        (lambda root: root.texts("deck"), "deck", "not-text"),
        (lambda root: root.texts("sizes"), "sizes[0]", "not-text"),
        (lambda root: root.numbers("name", 3), "name", "not-list"),
        (lambda root: root.numbers("sizes", 2), "sizes", "wrong-length"),
        (lambda root: root.numbers("sizes", 3, most=2), "sizes[2]", "out-of-range"),
        (lambda root: root.numbers("words", 2), "words[0]", "not-number"),
        (lambda root: root.text("none"), "none", "missing"),
        (lambda root: root.text("sizes"), "sizes", "not-text"),
        (lambda root: root.word("name", ("two",)), "name", "unknown-word"),
        (lambda root: root.word("sizes", ("two",)), "sizes", "unknown-word"),
        (lambda root: root.words("name", 2, ("a",)), "name", "not-list"),
        (lambda root: root.words("words", 1, ("a",)), "words", "wrong-length"),
        (lambda root: root.words("words", 2, ("a",)), "words[1]", "unknown-word"),
        (lambda root: root.finish(), "name", "unknown-entry"),
        (lambda root: root.section("deck").finish(), "deck.fish", "unknown-entry"),
    ],
)
def test_each_mistake(tmp_path: Path, ask: Read, entry: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        ask(section(tmp_path))
    assert caught.value.details == {"file": "box.toml", "entry": entry}
    assert caught.value.reason == reason
    assert "box.toml" in str(caught.value)


def test_mistakes_can_be_collected() -> None:
    mistakes: list[DataError] = []
    text = "a = true\nb = [1, 'x', 99]\nc = 1\nd = ['p', 2]\ne = 5\nf = [1]\ny = 1\nz = 1\n"
    root = read_text("mine", text, mistakes)
    # What is read instead is of the right type, and cannot make another entry wrong.
    assert root.number("a", 1, 7) == 7
    assert root.numbers("b", 3, 0, 9) == [1, 9, 9]
    assert root.numbers("none", 2, 0, 9) == [9, 9]
    assert root.text("c") == ""
    assert root.texts("d") == ["p", ""]
    assert root.texts("gone") == []
    assert root.word("e", ("x", "y")) == "x"
    assert root.words("f", 2, ("x", "y")) == ["x", "x"]
    inner = root.section("c")
    assert inner.number("nothing") == 1000  # a section that is none has no mistakes of its own
    root.finish()
    assert [str(error.details["entry"]) for error in mistakes] == [
        *("a", "b[1]", "b[2]", "none", "c", "d[1]", "gone", "e", "f", "y", "z"),
    ]
    assert root.is_wrong("b")
    assert not root.is_wrong("x")


def test_true_is_not_a_number(tmp_path: Path) -> None:
    root = section(tmp_path, "size = true\nother = 1.0\n")
    for entry in ("size", "other"):
        with pytest.raises(DataError) as caught:
            root.number(entry)
        assert caught.value.reason == "not-number"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"name = \xff", "not-utf8"),
        (b"name = ", "not-toml"),
        (b"name = 1\nname = 2", "not-toml"),
        (b"{}", "not-toml"),
        (b"name = " + b"9" * 5000, "not-toml"),
        (b"name = " + b"[" * 9000, "too-deep"),
        (b"a." * 12_000 + b"b = 1", "too-many-dots"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(content)
    with pytest.raises(DataError) as caught:
        read(file)
    assert caught.value.reason == reason
    assert "box.toml" in str(caught.value)


def test_file_that_is_not_there(tmp_path: Path) -> None:
    for file in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(DataError) as caught:
            read(file)
        assert caught.value.reason == "unreadable"


def test_text_that_somebody_gave() -> None:
    assert read_text("deck", GOOD).text("name") == "one"
    for text, reason in (("name = ", "not-toml"), ("#" * (LONGEST + 1), "too-long")):
        with pytest.raises(DataError) as caught:
            read_text("deck", text)
        assert caught.value.details == {"file": "deck", "entry": "-"}
        assert caught.value.reason == reason


DEEP = ".".join(["a"] * (MAX_DOTS_PER_LINE + 2))  # one dot more than is allowed


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"[{DEEP}]",
        f"[{DEEP}]\n" + "".join(f"k{key} = 1\n" for key in range(4000)),
        f"[[{DEEP}]]",
        f'"=".{DEEP} = 1\n[b]',
        f"'='.{DEEP} = 1\n[b]",
        f'"\\"=".{DEEP} = 1',
        '"".' * (MAX_DOTS_PER_LINE + 1) + '"" = 1',
        " . ".join(DEEP.split(".")) + " = 1",
        f"a = {{{DEEP} = 1}}",
        f"a = [\n1,\n{{{DEEP} = 1}},\n]",
        f'a = ["""\n#""", {{{DEEP} = 1}}]',
        f"a = 1\r\n{DEEP} = 1\r\n",
        f"a = 1\r{DEEP} = 1",
        f"\u2028{DEEP} = 1",
        f"é = 1\n[{DEEP}]",
    ],
)
def test_many_dots_on_a_line_are_refused_before_parsing(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tomllib takes time and memory with the square of the parts of a key."""
    parsed: list[str] = []
    monkeypatch.setattr("tomllib.loads", parsed.append)
    with pytest.raises(DataError) as caught:
        read_text("deck", text)
    assert caught.value.reason == "too-many-dots"
    assert caught.value.details == {"file": "deck", "entry": "-"}
    assert "60" in str(caught.value)
    assert parsed == []


@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * (MAX_DOTS_PER_LINE + 1)) + " = 1",
        'a = """\n' + "\n".join([" ." * 20] * 20) + '\n"""',
        'a = "This. is. a sentence..."',
        "a = [1.5, 2.5]\n# .......................................",
        "".join(f"[a.b.c{number}]\nd.e = 1.5\n" for number in range(1000)),
    ],
)
def test_dots_that_a_file_may_have(text: str) -> None:
    assert read_text("deck", text).entries() == ["a"]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("0x" + "f" * 9000, "int"),  # Python does not write so many digits down
        ("'" + "x" * 9000 + "'", "'" + "x" * 59 + "…"),
        # Deeper than Python writes down, though no line has many dots.
        (("{" + "a." * 60 + "a = [\n") * 100 + "]}" * 100, "dict"),
        ('"\\u001B[2J"', "'\\x1b[2J'"),
    ],
)
def test_a_wrong_value_is_shown_in_brief(value: str, shown: str) -> None:
    root = read_text("deck", f"entry = {value}")
    with pytest.raises(DataError) as caught:
        root.numbers("entry", 1)
    assert (caught.value.reason, caught.value.why) == ("not-list", {"given": shown})
    assert shown in str(caught.value)


def test_a_number_beyond_all_measure() -> None:
    root = read_text("deck", "entry = 0x" + "f" * 9000)
    with pytest.raises(DataError) as caught:
        root.number("entry")
    assert (caught.value.reason, caught.value.why["given"]) == ("out-of-range", "int")
    assert "deck" in str(caught.value)


@pytest.mark.parametrize("name", ["x" * 9000, "\x1b[2J", "two\nlines"])
def test_an_odd_name_is_shown_in_brief(name: str) -> None:
    with pytest.raises(DataError) as caught:
        Section("deck", "", {name: 1}).finish()
    entry = str(caught.value.details["entry"])
    assert entry.isprintable()
    assert len(entry) < 100
