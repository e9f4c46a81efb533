"""Raiatea in the terminal: whole games typed, the drawn table, what is typed, all languages."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import vaka
from tests.cli.conftest import Runner
from tests.cli.terminal import Terminal
from tests.cli.typist import typed_game
from tests.faces.raiatea_tables import EN, NAMES, asked, played
from tests.modes import once
from vaka import Record, Table
from vaka.cli.answers import first_number, impossible, matching
from vaka.cli.screen import Screen
from vaka.drawing import draw
from vaka.drawing.parts import columns, flow, under
from vaka.faces import View
from vaka.faces.raiatea import FACE
from vaka.locale import LANGUAGES, Words

pytestmark = once

NEW = ("play", "raiatea", "--players", "3", "--seed", "5", "--bots", "random")


def drawn(view: View, words: Words = EN, width: int = 100, height: int | None = None) -> list[str]:
    """The table as lines."""
    file = io.StringIO()
    console = Console(file=file, width=width, color_system=None)
    console.print(draw(view, words, NAMES[: view["players"]]), height=height)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def line_of(shown: list[str], label: str) -> str:
    """A part of the table, with all its lines."""
    start = next(at for at, line in enumerate(shown) if line.startswith(label))
    end = start + 1
    while end < len(shown) and shown[end].startswith("    "):
        end += 1
    return " ".join(" ".join(shown[start:end]).split())


def test_open_screens_show_what_the_others_have() -> None:
    hidden, shown = (
        drawn(vaka.load("raiatea").new(3, 5, options).view(0))
        for options in ({}, {"screens": "open"})
    )
    others = [line for line in shown if line not in hidden]
    assert [line.split()[:5] for line in others] == [
        ["B", "5", "mana", "·", "4"],
        ["C", "5", "mana", "·", "4"],
    ]


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "players", "width", "height"),
    [
        pytest.param("en", 3, 100, 45, marks=pytest.mark.long),
        ("it", 4, 80, 24),
        pytest.param("de", 5, 100, 30, marks=pytest.mark.long),
        pytest.param("fr", 3, 120, 60, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_typed(
    language: str,
    players: int,
    width: int,
    height: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Words(language, strict=True)
    shown, kinds = typed_game(
        "raiatea",
        players,
        words,
        (width, height),
        lambda each: each.name not in ("done", "pass"),
        tmp_path,
        monkeypatch,
    )
    assert {"begin", "go", "buy", "prepare", "bid"} <= kinds
    assert words("face-game-over") in shown
    assert words("raiatea-part-missions") in shown
    tidy = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(map(len, tidy)) <= width
    assert not re.search(r"\b(cli|raiatea|error)-[a-z]+-", shown)


@pytest.mark.long
def test_a_whole_game_by_numbers(process: Runner, home: Path) -> None:
    done = process(*NEW, text="1\n" * 3000, COLUMNS="100")
    assert done.code == 0
    assert done.err == ""
    assert "The game is over." in done.out
    (file,) = (home / "finished").glob("*.json")
    assert Record.load(file).replay().decision() is None
    shown = process("replay", str(file), COLUMNS="100")
    assert "The position after" in shown.out
    assert "Statue 3" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 100
    early = process("replay", str(file), "--at", "30", "--as", "1", "--lang", "de", COLUMNS="100")
    assert "(du)" in early.out
    assert 'title "raiatea"' in process("replay", str(file), "--text").out


def test_in_a_real_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    wide = {**environment, "COLUMNS": "100"}
    with Terminal(*NEW, "--plain", environment=wide, cwd=tmp_path) as terminal:
        screen = terminal.wait_for("] > ")
        assert "Statue 1" in screen
        assert "Which of your first rituals do you keep?" in screen
        terminal.type("1")
        terminal.wait_for("Chosen")
        terminal.wait_for("] > ")
        terminal.type("1")
        terminal.wait_for("You keep")
        terminal.wait_for("] > ")
        terminal.type("quit")
        assert terminal.end() == 0


# The table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_screen_of_any_width(language: str) -> None:
    words = Words(language, strict=True)
    for ply, table in enumerate(played(5, 3)):
        if ply % 40 and table.state.decision() is not None:
            continue
        for seat in (None, 0, 4):
            view = table.view(seat)
            for width in (40, 60, 79, 100, 140):
                shown = drawn(view, words, width)
                assert max(map(len, shown)) <= width
                assert not re.search(r"raiatea-\w+-", "".join(shown))


def test_about_thirty_lines_on_a_screen_of_100_columns() -> None:
    for players in (3, 4, 5):
        for table in played(players, players):
            if table.ply % 10 == 0 and table.state.decision() is not None:
                assert len(drawn(table.view(0), height=30)) <= 33


def test_a_lower_screen_gets_a_closer_form() -> None:
    for table in played(4, 2):
        if table.ply % 30 == 0 and table.state.decision() is not None:
            view = table.view(1)
            heights = [len(drawn(view, height=height)) for height in (60, 36, 30, 24, 1)]
            assert heights == sorted(heights, reverse=True)
            assert heights[-1] <= 24
            assert heights[0] > heights[-1]


@pytest.mark.parametrize("height", [None, 12])
def test_a_small_screen_shows_what_the_decision_is_about(height: int | None) -> None:
    for kind, label in (("forest", "Forest"), ("fetch", "Masks"), ("market", "Goods")):
        table, seat = asked(kind)
        shown = drawn(table.view(seat), width=160, height=height)
        assert any(line.startswith(label) for line in shown)


def test_rounds_and_ceremonies() -> None:
    tracks = set()
    for table in played(4, 1):
        if table.ply % 3:
            continue
        (track,) = (line for line in drawn(table.view(None)) if line.startswith("Rounds"))
        marked = re.findall(r"\[.*?\]", track)
        view = table.view(None)
        assert len(marked) == (0 if view["round"] == view["ceremony"] == 0 else 1)
        tracks |= {track.partition(" ·")[0]}
    assert "Rounds [1] (ceremony) 2 3 (ceremony) 4 5 (ceremony)" in tracks
    assert "Rounds 1 (ceremony) 2 3 [ceremony] 4 5 (ceremony)" in tracks
    assert "Rounds 1 (ceremony) 2 3 (ceremony) 4 [5] (ceremony)" in tracks


@pytest.mark.parametrize(
    ("kind", "step"),
    [
        ("begin", "The first rituals"),
        ("go", "Choosing a location"),
        ("buy", "Buying rituals"),
        ("prepare", "Preparation"),
        ("bid", "Invocation"),
        ("gift", "Gifts"),
        ("build", "Building"),
    ],
)
def test_the_head_names_the_step_that_is_asked(kind: str, step: str) -> None:
    table, seat = asked(kind)
    assert f" · {step}" in drawn(table.view(seat))[0]


def test_locations_with_their_kahuna() -> None:
    table, seat = asked("market")
    view = table.view(seat)
    shown = drawn(view)
    letter = "ABCDE"[view["kahuna"]]
    assert f"▸Market {letter}" in line_of(shown, "Locations")
    assert f"Market (Kahuna: {NAMES[view['kahuna']]})" in shown[0]
    assert not any(line.startswith("Locations") for line in drawn(asked("bid")[0].view(0)))


def test_the_forest_row_with_treasures() -> None:
    view = Table.new("raiatea", 3, 1).view(0)
    treasure = next(iter(Table.new("raiatea", 3, 1).state.deck.treasure_effects))  # type: ignore[attr-defined]
    view["forest_row"] = [
        {"card": "uru", "treasure": None, "group": "goods"},
        {"card": "diver", "treasure": None, "group": "assistant"},
        {"card": "mirror", "treasure": None, "group": "mask"},
        {"card": next(iter(view["mask_market"])), "treasure": treasure, "group": "mask"},
    ]
    row = line_of(drawn(view), "Forest")
    assert row.startswith("Forest uru · pearl diver · rainbow mirror · ")
    assert re.search(r" \(\+ \d \w+\) · \(deck \d+\)$", row)


def test_prices_are_in_brackets() -> None:
    view = Table.new("raiatea", 3, 1).view(0)
    for step in range(1, len(view["prices"]["uru"]["bonuses"]) + 1):
        view["prices"]["uru"]["step"] = step
        wide = next(line for line in drawn(view, width=160) if " uru " in line and "[" in line)
        cells = re.split(r"\s{2,}|\s<\s", wide.strip())[-len(view["prices"]["uru"]["bonuses"]) :]
        assert [cell.startswith("[") for cell in cells].index(True) == step - 1
        assert sum(cell.startswith("[") for cell in cells) == 1


def test_statues_mark_what_can_be_completed() -> None:
    view = Table.new("raiatea", 3, 1).view(0)
    first, second, third, *rest = view["statues"][0]["spaces"]
    first["can"], second["owner"], third["owner"] = True, 2, 0
    for space in rest:
        space["can"] = False
    statue = line_of(drawn(view), "Statue 1")
    assert statue.startswith("Statue 1 (1 point each) 1: ")
    assert re.search(r" 1: [^|]+\* \| 2: C · 3: A \| 4: ", statue)
    assert statue.count("*") == 1
    shown = drawn(view)
    assert "closed until ceremony 1 is over" in line_of(shown, "Statue 2")
    assert "closed until ceremony 2 is over" in line_of(shown, "Statue 3")
    oracle = Table.new("raiatea", 3, 1, {"oracle": True}).view(0)
    assert "open to see" in line_of(drawn(oracle), "Statue 3")


def test_players_and_what_lies_before_them() -> None:
    view = Table.new("raiatea", 3, 1).view(0)
    god = next(iter(view["mask_market"]))
    ritual = next(iter(view["memory"]["unseen"][0]["rituals"]))
    view["seats"][1] |= {
        "ready": {"gatherer": 1, "merchant": 2, "shaman": 0, "diver": 0},
        "used": {"gatherer": 2, "merchant": 0, "shaman": 1, "diver": 0},
        "masks": [],
        "mirrors": 1,
        "pairs": [{"mask": god, "mirror": True, "worth": 3}],
        "permanent": [ritual],
        "hand_cards": [
            {"deck": "normal", "era": 0, "count": 2},
            {"deck": "normal", "era": 1, "count": 1},
            {"deck": "forbidden", "era": 0, "count": 1},
        ],
    }
    shown = drawn(view)
    (east,) = (line for line in shown if line.lstrip(" ▸").startswith("B East"))
    assert "Raatira (0)" in east
    assert re.search(r" 1\(2\) +2 +0\(1\) +- +0 +3\+1 +0$", east)
    assert re.search(r" B rainbow mirror, .+=rainbow mirror \(3\) \+ ", line_of(shown, "In view"))


def test_own_things_and_hand() -> None:
    table, seat = asked("go", lambda view: len(view["seats"][view["seat"]]["hand"]) > 1)
    view = table.view(seat)
    own = view["seats"][seat]
    shown = drawn(view)
    yours = line_of(shown, "Yours")
    assert yours.startswith(f"Yours {own['mana']} mana · {own['pearls']} pearl")
    assert "so far" in yours
    deck = table.state.deck  # type: ignore[attr-defined]
    for name in own["hand"]:
        title = deck.ritual_titles[deck.ritual_names.index(name)]
        cost = deck.cost[deck.ritual_names.index(name)]
        hand = line_of(shown, "Hand")
        assert re.search(rf"{title} {cost}(?: ×\d)?: (personal|permanent|interactive|common)", hand)
        assert f"{title} {cost}" in line_of(drawn(view, height=1), "Hand")
    other = table.view((seat + 1) % 4)
    assert drawn(other) != shown
    assert not any(line.startswith(("Yours", "Hand")) for line in drawn(table.view(None)))


def test_own_sealed_answers_are_shown() -> None:
    table, seat = asked("prepare", lambda view: len(view["seats"][view["seat"]]["hand"]) > 1)
    assert not any(line.startswith("Chosen") for line in drawn(table.view(seat)))
    action = next(each for each in table.state.legal_actions(seat) if each.name == "prepare")
    table.act(seat, action)
    deck = table.state.deck  # type: ignore[attr-defined]
    title = deck.ritual_titles[deck.ritual_names.index(str(dict(action.args)["ritual"]))]
    assert line_of(drawn(table.view(seat)), "Chosen").startswith(f"Chosen {title} ")
    for reader in (None, (seat + 1) % 4):
        assert not any(line.startswith("Chosen") for line in drawn(table.view(reader)))


def test_the_blessing_shows_the_row() -> None:
    for seed in range(1, 20):
        for table in played(4, seed):
            view = table.view(None)
            if view["blessing"]:
                row = line_of(drawn(view), "Row")
                laid = view["blessing"][0]
                assert row.startswith("Row ▸")
                assert f" {laid['cost']} {'ABCDE'[laid['seat']]}" in row
                assert line_of(drawn(view), "Bag").startswith(f"Bag {view['bag']} mana")
                return
    raise AssertionError


def test_suspense_hides_the_bag() -> None:
    view = Table.new("raiatea", 3, 1, {"suspense": True}).view(0)
    assert line_of(drawn(view), "Bag").startswith("Bag secret")


def test_all_is_shown_when_the_game_is_over() -> None:
    *_, table = played(3, 4)
    shown = drawn(table.view(None))
    for seat, letter in enumerate("ABC"):
        mana = table.view(seat)["seats"][seat]["mana"]
        assert any(line.startswith(f"{letter} {mana} mana") for line in shown)


# What is typed ------------------------------------------------------------------------------------


def test_names_with_apostrophes_can_be_typed_as_they_are_read() -> None:
    catalog = Table.new("raiatea", 3, 1).state.catalog
    names = ("keep", "prepare")
    legal = [each for each in catalog if each.name == names[0]]
    texts = [FACE.action_text(each, Table.new("raiatea", 3, 1).view(0), EN) for each in legal]
    meant = catalog.parse("keep(ritual=raa)")
    for typed in ("raa", "Ra'a", "ra’a", "keep Ra'a"):
        assert matching(typed, legal, texts, {}) == [meant], typed
    other = [each for each in legal if each != meant]
    assert impossible("keep Ra'a", other, catalog) == meant


@pytest.mark.parametrize(
    "typed", ["'", ",", "’ ,", "keep", "99", "0", "(", "keep(", "?x", "R3", "é"]
)
def test_nonsense_does_no_harm(typed: str, inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{typed}\n")
    assert done.code == 0
    (file,) = (home / "games").glob("*.json")
    assert not [seat for seat, _ in Record.load(file).actions if seat == 0]


def test_what_is_not_possible_is_refused_with_its_rule(inside: Runner) -> None:
    done = inside(*NEW, text="go market\ndone\nbid 3\n")
    assert done.out.count("(rule R3): Another choice is due now.") == 3


def test_a_number_is_the_mana_that_is_bid() -> None:
    """`3` is a bid of 3, not the third of the possible bids."""
    table, seat = asked("bid", lambda view: view["seats"][view["seat"]]["mana"] > 3)
    actions = table.state.legal_actions(seat)
    assert first_number(actions) == 0
    assert first_number(actions[1:]) == 1
    file = io.StringIO()
    console = Console(file=file, width=100, color_system=None)
    texts = [FACE.action_text(action, table.view(seat), EN) for action in actions]
    Screen(console, EN).say(Screen(console, EN).question("?", texts, actions))
    assert re.search(r"\b0 +Bid nothing", file.getvalue())
    assert re.search(r"\b3 +Bid 3 mana", file.getvalue())
    table, seat = asked("begin")
    assert first_number(table.state.legal_actions(seat)) == 1


def test_things_are_explained_by_their_names(inside: Runner) -> None:
    done = inside(*NEW, text="? Rua-Hatu\n? ra'a\n? reef\n? mirror\n? nobody\n? R38\n")
    assert "Rua-Hatu: Personal, normal, 4 mana. Gain 3 pearls." in done.out
    assert "Ra’a: " in done.out
    assert "Reef: pearls for all by the die; 3 more for you" in done.out
    assert "rainbow mirror: pairs with any single mask" in done.out
    assert "There is no rule NOBODY." in done.out
    assert "R38  Every mask exists twice" in done.out


def test_undo_of_a_sealed_answer(inside: Runner) -> None:
    done = inside(*NEW, text="1\nundo\n")
    assert "Taken back: Keep " in done.out
    assert ".." not in done.out


def test_help_tells_that_cards_are_explained(inside: Runner) -> None:
    assert "? NAME " in inside(*NEW, text="help\n").out
    assert "? NAME " not in inside("play", "rapanui", text="help\n").out


def test_a_command_to_copy_stays_on_one_line(inside: Runner, home: Path) -> None:
    done = inside(*NEW, text="quit\n")
    (file,) = (home / "games").glob("*.json")
    assert done.out.splitlines()[-1].endswith(f" play --resume {file}")


# Answers on a small screen ------------------------------------------------------------------------


def questions(language: str, kind: str, width: int, height: int) -> str:
    """A decision of this kind as it is shown in a terminal."""
    table, seat = asked(kind)
    words, view = Words(language, strict=True), table.view(seat)
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None)
    screen = Screen(console, words)
    actions = table.state.legal_actions(seat)
    texts = [FACE.action_text(each, view, words) for each in actions]
    short = [FACE.short_text(each, view, words) for each in actions]
    board = draw(view, words, NAMES[:4])
    screen.turn(board, [(1, "Log")], screen.question("Well?", texts, actions, {}, short, board))
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_gives_way_to_the_texts_of_the_answers(language: str) -> None:
    table, seat = asked("begin")
    view, words = table.view(seat), Words(language, strict=True)
    shown = questions(language, "begin", 80, 24)
    flat = " ".join(shown.split())
    for action in table.state.legal_actions(seat):
        assert " ".join(FACE.action_text(action, view, words).split()) in flat
    assert shown.count("\n") < 24


@pytest.mark.parametrize(
    ("language", "kind", "told"),
    [("de", "begin", "behalten  "), ("fr", "begin", "Garder  "), ("it", "go", "Scegli  ")],
)
def test_where_there_is_no_room_answers_go_by_their_names(
    language: str, kind: str, told: str
) -> None:
    shown = questions(language, kind, 60, 12)
    table, seat = asked(kind)
    assert f"  {told}" in shown
    for action in table.state.legal_actions(seat):
        name = FACE.short_text(action, table.view(seat), Words(language, strict=True))
        assert name.split()[0] in shown


# Lines --------------------------------------------------------------------------------------------


def plain(texts: list[Text]) -> list[str]:
    return [text.plain for text in texts]


def test_lines_that_flow() -> None:
    assert plain(flow(["one", "two"], 20, " · ", "Label", 7)) == ["Label  one · two"]
    assert plain(flow(["one", "two", "three"], 15, " · ", "A", 3)) == ["A  one · two", "   three"]
    assert plain(flow(["one two three"], 9, "", "A", 2)) == ["A one two", "  three"]
    assert plain(flow(["abcdefghij"], 6, "", "A", 2)) == ["A abcd", "efghij"]
    assert plain(flow([], 9, "")) == [""]
    assert plain(flow(["one"], 9, "", "Longer label", 2)) == ["Longer label", "  one"]


def test_columns_and_labels() -> None:
    rows = columns([[Text("a"), Text("bb")], [Text("ccc"), Text("d")]])
    assert plain(rows) == ["a    bb", "ccc  d"]
    assert plain(under("L", rows, 3)) == ["L  a    bb", "   ccc  d"]
