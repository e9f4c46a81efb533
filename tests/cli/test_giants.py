"""Giants in the terminal: whole games typed in short forms, undo, replay, rules, all languages."""

import random
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Done, Runner
from tests.cli.terminal import Terminal
from tests.cli.typist import typed_game
from tests.games.giants.positions import position
from tests.modes import once
from vaka import Event, Record, Table
from vaka.cli.log import Log
from vaka.cli.titles import face_of
from vaka.cli.titles.giants import FACE
from vaka.locale import LANGUAGES, Words

pytestmark = once

NEW = ("play", "giants", "--players", "3", "--seed", "5", "--bots", "random")
NOTHING = "0 0 0 0"
EN = Words("en", strict=True)


def flat(text: str) -> str:
    return " ".join(text.split())


def answers(done: Done) -> str:
    """What was said after the last prompt but one."""
    assert done.code == 0
    return flat(done.out.split("] > ")[-2])


def saved(home: Path) -> list[str]:
    """What the person at seat 0 has done."""
    (file,) = (home / "games").glob("*.json")
    record = Record.load(file)
    catalogue = record.first().catalogue
    return [str(catalogue[action]) for seat, action in record.actions if seat == 0]


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "players", "width", "height"),
    [("en", 3, 100, 45), ("it", 3, 80, 24), ("de", 4, 100, 30), ("fr", 3, 120, 60)],
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
        "giants",
        players,
        words,
        (width, height),
        lambda each: each.name in ("place", "take", "go", "erect", "mark"),
        tmp_path,
        monkeypatch,
    )
    assert {"bid", "place", "where", "transport", "move"} <= kinds
    assert words("cli-possible", first=1, last=3)[-20:] not in shown
    assert words("cli-game-over") in shown
    assert words("giants-part-carrying") in shown
    tidy = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(map(len, tidy)) <= width
    assert not re.search(r"\b(cli|giants|error)-[a-z]+-", shown)


def test_a_whole_game_by_numbers(process: Runner, home: Path) -> None:
    done = process(*NEW, text="1\n" * 3000, COLUMNS="100")
    assert done.code == 0
    assert done.err == ""
    assert "The game is over." in done.out
    (file,) = (home / "finished").glob("*.json")
    assert Record.load(file).replay().decision() is None
    shown = process("replay", str(file), COLUMNS="100")
    assert "The position after" in shown.out
    assert "Carrying" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 100
    early = process("replay", str(file), "--at", "30", "--as", "1", "--lang", "de", COLUMNS="100")
    assert "Spieler 1 (du)" in early.out or "Bot 1 (du)" in early.out
    assert 'title "giants"' in process("replay", str(file), "--text").out


def test_in_a_real_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    wide = {**environment, "COLUMNS": "100"}
    with Terminal(*NEW, environment=wide, cwd=tmp_path) as terminal:
        screen = terminal.wait_for("] > ")
        assert "|c6 (V)  |" in screen
        assert "Markers 0-2" in screen or "Bid 2 markers" in screen
        terminal.type("0 0 0 0")
        terminal.wait_for("Place a figure")
        terminal.wait_for("] > ")
        terminal.type("worker")
        terminal.wait_for("On which hex")
        terminal.wait_for("] > ")
        terminal.type("village")
        terminal.wait_for("Player 0 places a worker on c6.")
        terminal.wait_for("] > ")
        terminal.type("quit")
        assert terminal.end() == 0


# What is typed ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2 1 0 1", "bid(markers=2, workers=1, sorcerer=0, chief=1)"),
        ("1m chief", "bid(markers=1, workers=0, sorcerer=0, chief=1)"),
        ("bid 0 0 1 0", "bid(markers=0, workers=0, sorcerer=1, chief=0)"),
        ("bid(markers=1, workers=1, sorcerer=1, chief=1)", None),
        ("1", "bid(markers=0, workers=0, sorcerer=0, chief=0)"),
    ],
)
def test_bids(typed: str, action: str | None, inside: Runner, home: Path) -> None:
    inside(*NEW, text=f"{typed}\n")
    assert saved(home) == [action or typed]


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("worker\ne7", ["place(figure=worker, logs=0)", "on(hex=e7)"]),
        ("place chief\non g4", ["place(figure=chief, logs=0)", "on(hex=g4)"]),
        ("worker\nhut", ["place(figure=worker, logs=0)", "on(hex=h2)"]),
        ("sorcerer 0\nvillage\nperform", None),
        ("s 0\nd4\nskip", ["place(figure=sorcerer, logs=0)", "on(hex=d4)", "skip"]),
        ("pass", ["pass"]),
    ],
)
def test_placing(typed: str, actions: list[str] | None, inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{NOTHING}\n{typed}\n")
    if actions is None:
        actions = ["place(figure=sorcerer, logs=0)", "on(hex=c6)", "perform"]
        assert "Player 0 gets a worker in the village." in done.out
    assert saved(home)[1:] == actions
    assert not list(home.parent.glob("0"))  # `s 0` did not save a file


def test_what_could_be_meant_is_listed(inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{NOTHING}\nworker\nforest\nc\n")
    assert len(saved(home)) == 2
    forests, row = (flat(each) for each in done.out.split("] > ")[-3:-1])
    found = set(re.findall(r"\d+ On (\w+) \(forest", forests))
    assert found == {"c4", "c5", "d3", "d4", "d5", "e4", "e5"}
    assert set(re.findall(r"\d+ On (\w+)", row)) == {f"c{number}" for number in range(1, 11)}
    assert "9 On c1 (8:8)" in row  # with its number in the whole list
    numbers = answers(inside(*NEW, text="bid 2\n"))
    assert numbers.count("Bid 2 markers") == 8
    assert "24 Bid 2 markers; sculptors: 1 worker, sorcerer and chief" in numbers


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9 9 9 9", "“9 9 9 9” means nothing here."),
        ("3 0 0 0", "(rule G7): You have only 2 markers to bid."),
        ("bid 0 2 0 0", "(rule G7): You have only 1 worker to bid."),
        ("bid(markers=3, workers=0, sorcerer=0, chief=0)", "(rule G7): You have only 2 markers"),
        ("on(hex=e7)", "(rule G7): Another choice is due now."),
        ("e77", "“e77” means nothing here."),
        ("pass", "(rule G7): Another choice is due now."),
        ("99", "There is no answer 99. Type a number from 1 to 24."),
    ],
)
def test_what_is_not_possible(typed: str, answer: str, inside: Runner, home: Path) -> None:
    assert answer in answers(inside(*NEW, text=f"{typed}\n"))
    assert saved(home) == []


def test_why_a_short_form_is_refused(inside: Runner) -> None:
    assert "(rule G10): You have no logs." in answers(inside(*NEW, text=f"{NOTHING}\nworker 2\n"))


def test_undo_between_place_and_where(inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{NOTHING}\nworker\nundo\nchief\nu\nsorcerer\n")
    assert "Taken back: Place a worker." in done.out
    assert "Taken back: Place the chief." in done.out
    assert saved(home)[1:] == ["place(figure=sorcerer, logs=0)"]
    assert "On which hex do you place it?" in answers(done)


def test_the_help_names_a_rule_of_the_title(inside: Runner) -> None:
    help_here = answers(inside(*NEW, text="help\n"))
    assert re.search(r"\? G\d+ any rule by its number", help_here)
    assert "N12" not in help_here
    assert "2 1 1 1 = bid(markers=2," in help_here
    assert re.search(r"\? N\d+ any rule", flat(inside("play", "rapanui", text="help\n").out))


def test_rules(inside: Runner) -> None:
    assert "G12" in inside(*NEW, text="? g12\n").out
    said = answers(inside(*NEW, text="?\n"))
    assert "G7" in said
    assert "G8" in said
    assert inside("rules", "giants", "G32").code == 0
    whole = inside("rules", "giants").out
    assert all(f"G{number} " in whole for number in range(1, 33))


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_lists_are_told_in_short(language: str, inside: Runner) -> None:
    done = inside(*NEW, "--lang", language, text=f"{NOTHING}\nworker 0\n")
    shown = done.out.split("] > ")[2]
    assert "1-56  on  a1 a2 a3 b1" in shown
    assert " 56  " not in shown
    words = Words(language)
    assert f"bid  {words('giants-label-markers')} 0-2 · " in done.out


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"hidden_bases": True, "open_score": True}])
def test_every_action_and_event_has_words(language: str, options: dict[str, bool]) -> None:
    words = Words(language, strict=True)
    names = [f"Name{seat}" for seat in range(4)]
    for seed in range(3):
        table = Table.new("giants", 4, seed, options)
        chance = random.Random(seed)
        for _ in range(400):
            if (decision := table.state.decision()) is None:
                break
            seat = decision.seats[0]
            view = table.view(seat)
            actions = table.state.legal_actions(seat)
            for action in actions[:20]:
                text = FACE.action_text(action, view, words)
                assert text == text.strip()
                assert "{" not in text
            good = [each for each in actions if each.name in ("place", "take", "erect")]
            table.act(seat, chance.choice(good or actions))
        for reader in (None, 1):
            told = Log(table, FACE, words, names).lines(reader)
            assert all(sentence and "{" not in sentence for _, sentence in told)


def test_actions_tell_what_matters() -> None:
    state = position(
        "transport",
        3,
        board={"e7": "1 worker, 2 worker", "f6": "0 worker, 2 logs"},
        objects={"medium-1": "e8 0 marked", "small-1": "f6 0 marked", "headdress-1": "f6"},
        ahus={"a1-nw": "1 small-2"},
    )
    view = state.view(0)
    parse = state.catalogue.parse
    take = FACE.action_text(parse("take(object=medium-1)"), view, EN)
    assert take == "Move or mark medium moai 1 (on e8)"
    assert "B 1, C 2" in FACE.action_text(parse("pay(seat1=1, seat2=2)"), view, EN)
    other = state.clone()
    other.apply(0, parse("take(object=medium-1)"))
    assert other.view(0)["steps"] == [{"hex": "e7", "payments": [[0, 1, 1]]}]
    step = FACE.action_text(parse("go(hex=e7)"), other.view(0), EN)
    assert step == "Carry it to e7: help: B 1, C 1 (B1 C1)"
    other.apply(0, parse("go(hex=e7)"))
    step = FACE.action_text(parse("go(hex=f6)"), other.view(0), EN)
    assert step == "Carry it to f6: free (2:9 A1 =2 ^ M1A)"
    state.apply(0, parse("take(object=small-1)"))
    erect = FACE.action_text(parse("erect(ahu=f6-e)"), state.view(0), EN)
    assert "f6-e" in erect
    assert "2 points" in erect


def test_acting_tells_what_it_gains_and_costs() -> None:
    state = position("placement", 3, hands={0: "sorcerer, chief, 2 halves"})
    parse = state.catalogue.parse
    for action in ("place(figure=sorcerer, logs=0)", "on(hex=c6)"):
        state.apply(0, parse(action))
    perform = parse("perform")
    assert FACE.action_text(perform, state.view(0), EN) == "Take a worker from the container"
    state.apply(0, perform)
    while state.decision().seats != (0,):  # type: ignore[union-attr]
        state.apply(state.next_seat(), parse("pass"))
    for action in ("place(figure=chief, logs=0)", "on(hex=d4)"):
        state.apply(0, parse(action))
    gain = "Cut the forest: 5 logs (for 2 half-tablets)"
    assert FACE.action_text(perform, state.view(0), EN) == gain


def test_the_first_player_of_the_log_is_that_of_the_first_turn() -> None:
    table = Table.new("giants", 4, 3)
    first = table.view(None)["first"]
    names = ["North", "East", "South", "West"]
    while table.view(None)["turn"] < 3:
        decision = table.state.decision()
        assert decision is not None
        table.act(decision.seats[0], table.state.legal_actions(decision.seats[0])[0])
    assert table.view(None)["first"] != first
    assert names[first] in FACE.opening(table.view(None), EN, names)[0]


def test_the_closing_tells_how_ties_are_decided() -> None:
    assert face_of("giants") is FACE
    view = {"outcome": {"scores": [3, 3, 1]}}
    assert FACE.closing(view, EN, ["a", "b", "c"]) == [EN("giants-tiebreak")]
    view = {"outcome": {"scores": [3, 2, 1]}}
    assert FACE.closing(view, EN, ["a", "b", "c"]) == []


def test_events_name_all_seats() -> None:
    names = ["North", "East", "South"]
    paid = FACE.event_text(Event("paid", {"seat": 0, "to": 2, "points": 1}), {}, EN, names)
    assert "North" in paid
    assert "South" in paid
    shown = FACE.event_text(Event("shown", {"ahu": "a1-nw", "owner": 1}, (0,)), {}, EN, names)
    assert "East" in shown
    assert "2 0 1" in FACE.event_text(Event("roll", {"dice": ["2", "0", "1"]}), {}, EN, names)
