"""`vaka deck`: every mistake with its file, line, card and reason; and what a deck has."""

from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.modes import once
from vaka.cli.deck import line_of
from vaka.core.data import LONGEST
from vaka.games.raiatea.deck import standard_text

pytestmark = once

MOON = """\
# A deck with one ritual.
[rituals.moon]
name = "Moon"
cost = 3
type = "personal"
copies = 20
effect = "gain 1 pearl"
"""
SUN = MOON.replace("moon", "sun").replace("Moon", "Sun")

BAD = """\
[gifts]
tattoo = "gain a tattoo"
goods = "gain 1 goods"
pearls = "gain 2 pearls"

[rituals.moon]
name = "Moon"
cost = 3
type = "personal"
copies = 20
effect = ["draw", "gain 3 perls"]

[rituals.sun]
name = "Sun"
cost = 99
type = "personal"
copies = 20
effect = "draw"

[weather]
rain = 1
"""


def test_a_good_deck(inside: Runner) -> None:
    Path("mine.toml").write_text(MOON + SUN, encoding="utf-8")
    done = inside("deck", "check", "mine.toml")
    assert (done.code, done.err) == (0, "")
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    assert lines[0] == "mine.toml is a deck that can be played with."
    assert lines[1].startswith("Its own tables: rituals.")
    assert "Normal rituals 2 40 3–3" in lines
    assert "Tane rituals 0 0" in lines
    assert "Forest cards 25 72" in lines
    assert "Masks 12 24" in lines
    assert "Missions for 1 point 11 24" in lines
    assert lines[-1].endswith("play raiatea --option deck=@mine.toml")


def test_the_deck_of_the_game_is_shown_and_good(inside: Runner) -> None:
    done = inside("deck", "show")
    assert (done.code, done.err, done.out) == (0, "", standard_text())
    Path("copy.toml").write_text(done.out, encoding="utf-8")
    checked = inside("deck", "check", "copy.toml")
    assert checked.code == 0
    rows = [" ".join(line.split()) for line in checked.out.splitlines()]
    assert "Normal rituals 23 56 1–8" in rows
    assert "Tane rituals 3 6 2–5" in rows
    assert "Forbidden rituals 10 30 6–12" in rows


def test_all_mistakes_in_the_order_of_the_file(inside: Runner) -> None:
    Path("mine.toml").write_text(BAD, encoding="utf-8")
    done = inside("deck", "check", "mine.toml")
    assert (done.code, done.out) == (2, "")
    lines = done.err.splitlines()
    assert [line[: line.index(": ", 6)] for line in lines[:-1]] == [
        "vaka: Wrong data in mine.toml:2, at gifts.tattoo",
        "vaka: Wrong data in mine.toml:11, at rituals.moon.effect[1]",
        "vaka: Wrong data in mine.toml:15, at rituals.sun.cost",
        "vaka: Wrong data in mine.toml:20, at weather",
    ]
    assert "“a” is not a whole number from 1 to 20." in lines[0]
    assert "“perls” is not understood here. What is known: mana, pearl, " in lines[1]
    assert "99 is out of range; it must be 1 to 20." in lines[2]
    assert "no deck has this table. The tables are: rituals, forest, " in lines[3]
    assert lines[-1] == "vaka: 4 mistakes were found."


def test_every_mistake_of_a_table_and_of_a_card(inside: Runner) -> None:
    start = '[start]\nmana = true\npearls = 4.5\ndraw = "5"\nkeep = [2]\n'
    card = '[rituals.moon]\nname = "Moon"\ncost = 0\ntype = "personal"\ncopies = "many"\n'
    Path("mine.toml").write_text(start + card + 'effect = "gain"\nx = 1\ny = 2\n')
    done = inside("deck", "check", "mine.toml")
    assert (done.code, done.out) == (2, "")
    lines = done.err.splitlines()
    assert [line.split(": ")[1] for line in lines[:-1]] == [
        "Wrong data in mine.toml:2, at start.mana",
        "Wrong data in mine.toml:3, at start.pearls",
        "Wrong data in mine.toml:4, at start.draw",
        "Wrong data in mine.toml:5, at start.keep",
        "Wrong data in mine.toml:8, at rituals.moon.cost",
        "Wrong data in mine.toml:10, at rituals.moon.copies",
        "Wrong data in mine.toml:11, at rituals.moon.effect",
        "Wrong data in mine.toml:12, at rituals.moon.x",
        "Wrong data in mine.toml:13, at rituals.moon.y",
    ]
    assert lines[-1] == "vaka: 9 mistakes were found."


@pytest.mark.parametrize(
    ("language", "advice"),
    [
        ("en", "(To see every mistake: "),
        ("it", "(Per vedere tutti gli errori: "),
        ("de", "(So sind alle Fehler zu sehen: "),
        ("fr", "(Pour voir toutes les erreurs : "),
    ],
)
@pytest.mark.parametrize("command", ["play", "survey", "balance"])
def test_a_game_with_a_bad_deck_names_its_file(
    inside: Runner, command: str, language: str, advice: str
) -> None:
    Path("mine.toml").write_text(MOON.replace("1 pearl", "1 perl") + SUN, encoding="utf-8")
    done = inside("--lang", language, command, "raiatea", "--option", "deck=@mine.toml")
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert " mine.toml, " in done.err
    assert advice in done.err
    assert done.err.endswith(" deck check mine.toml)\n")


def test_a_bad_deck_without_a_file_goes_by_its_option(inside: Runner) -> None:
    done = inside("play", "raiatea", "--option", "deck=@gone.toml", "--option", "deck=moon")
    assert "gone.toml" in done.err
    Path("mine.toml").write_text(MOON, encoding="utf-8")
    done = inside("play", "raiatea", "--option", "deck=@mine.toml", "--option", "deck=moon")
    assert done.code == 2
    assert done.err.startswith("vaka: Wrong data in deck, at -: this is not TOML")
    assert "deck check" not in done.err


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("it", "“perls” qui non si capisce. È noto: mana"),
        ("de", "„perls“ ist hier nicht zu verstehen. Bekannt ist: mana"),
        ("fr", "« perls » n’est pas compris ici. Ce qui est connu : mana"),
    ],
)
def test_mistakes_are_told_in_every_language(inside: Runner, language: str, why: str) -> None:
    Path("mine.toml").write_text(BAD, encoding="utf-8")
    done = inside("--lang", language, "deck", "check", "mine.toml")
    assert done.code == 2
    assert why in done.err


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "there is no table in this deck"),
        (b"\n# nothing\n", "there is no table in this deck"),
        (b"rituals", "this is not TOML"),
        (b"[rituals\n", "this is not TOML"),
        (b"\xff\xfe[", "the file is not UTF-8 text (byte 0)"),
        (b"x = " + b"[" * 20_000, "nested too deeply"),
        (b"#" * (LONGEST + 1), f"{LONGEST:,} are allowed"),
        (b"#" * 4 * (LONGEST + 1), f"{LONGEST:,} are allowed"),
        (MOON.replace("cost = 3\n", "").encode() + SUN.encode(), "moon.cost: the entry is missing"),
        (MOON.encode(), "at rituals: there are only 20 normal rituals; 30 are dealt"),
    ],
)
def test_bad_files(inside: Runner, content: bytes, why: str) -> None:
    Path("mine.toml").write_bytes(content)
    done = inside("deck", "check", "mine.toml")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("vaka: Wrong data in mine.toml")
    assert done.err.count("\n") == 1
    assert why in done.err


@pytest.mark.parametrize("file", ["gone.toml", "."])
def test_files_that_cannot_be_read(inside: Runner, file: str) -> None:
    done = inside("deck", "check", file)
    assert (done.code, done.out) == (2, "")
    assert "the file cannot be read" in done.err


def test_what_editors_add_is_forgiven(inside: Runner) -> None:
    text = (MOON + SUN).replace("\n", "\r\n")
    Path("mine.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert inside("deck", "check", "mine.toml").code == 0


def test_help_and_wrong_use(inside: Runner) -> None:
    shown = inside("deck")
    assert shown.code == 0
    assert "check" in shown.out
    assert "show" in shown.out
    assert "FILE" in inside("deck", "check", "--help").out
    for args, why in (
        (["deck", "chek"], "There is no command “chek”. There are these: check, show, read."),
        (["deck", "check"], "FILE is missing."),
        (["deck", "check", "a", "b"], "“b” is more than this command has use for."),
        (["deck", "show", "--fast"], "There is no option --fast."),
    ):
        done = inside(*args)
        assert (done.code, done.out) == (2, "")
        assert why in done.err


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        ("rituals.moon", 6),
        ("rituals.moon.name", 7),
        ("rituals.moon.effect[1]", 11),
        ("rituals.moon.deck", 6),  # missing: where its table begins
        ("rituals.sun.cost", 15),
        ("weather", 20),
        ("rituals", None),
        ("-", None),
    ],
)
def test_the_line_of_an_entry(entry: str, line: int | None) -> None:
    assert line_of(BAD, entry) == line


LISTS = """\
[rituals.moon]
name = "Moon"
effect = [
  "gain 1 pearl", "draw",
  # the third, which has a bracket
  "if rank ariki: [",
]
copies = 20

[missions.sun]
pay = ["2 pearls",
       "1 mana"]
"""


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        ("rituals.moon.effect", 3),
        ("rituals.moon.effect[0]", 4),
        ("rituals.moon.effect[1]", 4),
        ("rituals.moon.effect[2]", 6),
        ("rituals.moon.effect[3]", 3),  # there is none
        ("rituals.moon.effect[x", 3),
        ("rituals.moon.copies[0]", 8),  # no list
        ("rituals.moon.copies", 8),
        ("missions.sun.pay[0]", 11),
        ("missions.sun.pay[1]", 12),
    ],
)
def test_the_line_of_an_element_of_a_list(entry: str, line: int) -> None:
    assert line_of(LISTS, entry) == line


def test_every_one_of_many_mistakes_names_the_nearest_word(inside: Runner) -> None:
    rituals = [
        MOON.replace("moon", f"moon-{number}").replace("Moon", f"Moon {number}")
        for number in range(30)
    ]
    Path("many.toml").write_text("".join(rituals).replace("pearl", "perl"), encoding="utf-8")
    done = inside("deck", "check", "many.toml")
    assert " ".join(done.err.split()).count("Did you mean “pearl”?") == 30


def test_every_card_of_the_deck_in_words(inside: Runner) -> None:
    done = inside("deck", "read", "--lang", "it")
    assert (done.code, done.err) == (0, "")
    told = " ".join(done.out.split())
    assert "3 × Rua-Hatu Personale" in told
    assert "Ta’aroa" in told  # masks
    assert told.count(" × ") >= 36 + 30  # rituals and missions
    assert "raiatea-" not in told


def test_the_cards_of_ones_own_deck_in_words(inside: Runner) -> None:
    Path("mine.toml").write_text(MOON + SUN, encoding="utf-8")
    done = inside("deck", "read", "mine.toml")
    assert done.code == 0
    assert "20 × Moon   Personal, normal, 3 mana. Gain 1 pearl." in done.out
    assert "Hina" not in done.out


def test_a_bad_deck_is_not_read(inside: Runner) -> None:
    Path("bad.toml").write_text(BAD, encoding="utf-8")
    done = inside("deck", "read", "bad.toml")
    assert done.code == 2
    assert "bad.toml" in done.err


OWNERS = """\
[rituals.barter]
name = "Barter"
cost = 3
type = "personal"
copies = 20
effect = "pay 1 perl: gain 2 mana"

[rituals.vow]
name = "Vow"
cost = 3
type = "personal"
copies = 20
effect = ["roll", "if rank arki: gain 1 tattoo"]

[rituals.gate]
name = "Gate"
cost = 3
type = "permanent"
copies = 20
effect = "at bulding: mission"

[missions.masks]
points = 1
type = "msk"
copies = 20
pay = "2 masks"

[missions.rituals]
points = 2
type = "ritual"
copies = 20
pay = "2 ritals"
"""


def test_mistakes_in_the_words_of_owners(inside: Runner) -> None:
    """Each with its line and the nearest known word."""
    Path("owners.toml").write_text(OWNERS, encoding="utf-8")
    done = inside("deck", "check", "owners.toml")
    assert done.code != 0
    told = " ".join(done.err.split())
    for line, entry, word in (
        (6, "rituals.barter.effect", "pearl"),
        (13, "rituals.vow.effect[1]", "ariki"),
        (20, "rituals.gate.effect", "building"),
        (24, "missions.masks.type", "mask"),
        (32, "missions.rituals.pay", "ritual"),
    ):
        place = told.index(f"owners.toml:{line}")
        assert entry in told[place : place + 80]
        assert f"Did you mean “{word}”?" in told[place:]
    assert "5 mistakes were found" in told


def test_the_example_of_every_word(inside: Runner) -> None:
    example = Path(__file__).parents[2] / "examples" / "decks" / "every-word.toml"
    done = inside("deck", "check", str(example))
    assert (done.code, done.err) == (0, "")
    for language in ("en", "it", "de", "fr"):
        done = inside("deck", "read", str(example), "--lang", language)
        assert (done.code, done.err) == (0, "")
