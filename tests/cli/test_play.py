"""Whole games through the terminal, and all that can be typed."""

import json
import re
from pathlib import Path

import pytest

from tests.bots.programs import program
from tests.cli.conftest import Done, Runner
from tests.modes import once
from vaka import Record, Table
from vaka.bots import Guarded, RandomBot
from vaka.cli.seating import Company, Seating
from vaka.cli.typed import typed
from vaka.locale import LANGUAGES

pytestmark = once

ALWAYS_FIRST = "1\n" * 500
NEW = ("play", "rapanui", "--players", "3", "--seed", "4", "--bots", "random")


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def only(folder: Path) -> Path:
    (file,) = records(folder)
    return file


def test_a_whole_game(process: Runner, home: Path) -> None:
    done = process(*NEW, "--seat", "0", text=ALWAYS_FIRST)
    assert done.code == 0
    assert done.err == ""
    assert "The game is over. A new column used up the deck." in done.out
    assert re.search(r"1\.\s+(Bot 1|Bot 2|Player 0 \(you\))\s+\d+", done.out)
    assert "is turned up:" in done.out
    assert "\x1b" not in done.out
    assert max(len(line) for line in done.out.splitlines() if str(home) not in line) <= 80
    assert records(home / "games") == []
    record = Record.load(only(home / "finished"))
    assert record.replay().decision() is None
    result = done.out.partition("The game is over.")[2]
    shown = re.findall(r"(?m)^ +\d\. .* (\d+) *$", result)
    assert [*map(int, shown)] == sorted(record.replay().outcome().scores, reverse=True)


def test_the_board_shows_what_matters(inside: Runner) -> None:
    out = inside(*NEW).out
    for text in ("Deck 34", "[moai]", "Front card", "Hand (you)", "Price (you)", "Offering piles"):
        assert text in out
    assert "Bot 1 goes first." in out
    assert " 1  Play a mulberry gatherer (free)" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, inside: Runner) -> None:
    done = inside("play", "rapanui", "--seed", "2", "--lang", language, text="1\n?\nhelp\nxyz\n")
    spoken = {"en": "Columns", "it": "Colonne", "de": "Spalten", "fr": "Colonnes"}
    assert done.code == 0
    assert spoken[language] in done.out
    assert not re.search(r"\b(cli|rapanui|error)-[a-z]", done.out.replace("rapanui-2", ""))
    assert max(len(line) for line in done.out.splitlines() if "json" not in line) <= 80


@pytest.mark.parametrize("players", ["2", "4"])
def test_other_numbers_of_players(players: str, inside: Runner) -> None:
    done = inside("play", "rapanui", "--players", players, "--seat", "1", text=ALWAYS_FIRST)
    assert done.code == 0
    assert "The game is over." in done.out


# Bots ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["giants", "raiatea", "rapanui"])
def test_the_usual_bots_are_of_the_medium_level(title: str, inside: Runner, home: Path) -> None:
    assert inside("play", title, "--seed", "1").code == 0
    (beside,) = (home / "games").glob("*.seats")
    assert json.loads(beside.read_text()) == {"bots": {"1": "medium", "2": "medium"}}


def test_a_preset_sets_the_options(inside: Runner, home: Path) -> None:
    done = inside("play", "rapanui", "--preset", "first_game", "--plain", text="quit\n")
    assert done.code == 0
    assert "Hand Bot 1" in done.out
    assert "Offerings Bot 1" in done.out
    saved = only(home / "games")
    assert Record.load(saved).options == {"hands": "open"}
    refused = inside("play", "--resume", str(saved), "--preset", "as_printed")
    assert "--preset does not fit the game saved in" in flat(refused.err)


def test_bots_are_named_for_each_seat() -> None:
    named = "easy, program:env -u 'A,B' false,hard"
    bots = {0: "easy", 2: "program:env -u 'A,B' false", 3: "hard"}
    assert Seating.alone(4, 1, named, "rapanui").bots == bots


def test_only_what_a_search_has_thought_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    seeds: dict[str, list[int]] = {"hard": [], "random": []}

    class Listening(Guarded):
        def reseed(self, seed: int) -> None:
            seeds[self.name].append(seed)

    def seat(name: str, seed: int, _title: str) -> Guarded:
        made.append(name)
        return Listening(name, RandomBot, seed)

    monkeypatch.setattr("vaka.bots.seat", seat)
    company = Company(Seating(3, {1: "hard", 2: "random"}), "rapanui", 4)
    state = Table.new("giants", 3, 1).state  # all are asked at once
    for ply in (0, 5, 0):
        for each in (1, 2):
            company.choose(state, each, ply)
    assert made == ["hard", "random"]
    assert seeds["hard"] == []
    first, second, again = seeds["random"]
    assert first == again != second


def test_a_bot_that_fails_loses_only_its_turn(inside: Runner, home: Path, tmp_path: Path) -> None:
    bot = program(tmp_path, choose="if turn == 1: answer['action'] = 'fly(to=moon)'")
    done = inside(*NEW[:-2], "--bots", f"{bot},random", text="log\n1\n1\n1\n")
    assert done.code == 0
    told = flat(done.out)
    said = "chose something that it was not offered (fly(to=moon)). A substitute chose for seat 1."
    assert told.count(said) == 2  # before the first question, and in the log
    first = told.partition("] > ")[0]
    assert first.index(said) < first.index("Bot 1 plays")
    assert len(Record.load(only(home / "games"))) > 8
    again = inside("play", "--resume", "--lang", "de", text="log\n")
    assert "(fly(to=moon))" in flat(again.out)  # told in whatever language


# What can be typed --------------------------------------------------------------------------------


def answers(done: Done) -> str:
    """What was said after the first prompt."""
    return done.out.partition("] > ")[2]


def flat(text: str) -> str:
    """Without the lines that the width of the screen makes."""
    return " ".join(text.split())


def test_the_rules_of_a_decision(inside: Runner) -> None:
    said = flat(answers(inside(*NEW, text="?\n")))
    assert "N10 Next you must play exactly one" in said
    assert "N11 If you hold 3 moai" in said
    assert "1 Play a mulberry gatherer (free)" in said  # the choices again


@pytest.mark.parametrize("typed", ["? N12", "?N12", "? n12"])
def test_any_rule(typed: str, inside: Runner) -> None:
    assert "N12 Now draw until you hold 3 cards" in flat(answers(inside(*NEW, text=f"{typed}\n")))


def test_a_rule_that_is_not_there(inside: Runner) -> None:
    said = answers(inside(*NEW, text="? N99\n"))
    assert "There is no rule N99. The rules are N1 – N26." in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("banana", "“banana” means nothing here. Type a number from 1 to 3, or “help”"),
        ("0", "There is no answer 0. Type a number from 1 to 3."),
        ("9" * 5000, "There is no answer"),
        ("-1", "“-1” means nothing here."),
        ("play(card=", "is not written like an action."),
        ("fly(to=moon)", "There is no action fly(to=moon) in rapanui."),
        ("play(card=moai, count=1)", "(rule N10): You do not have a moai in hand."),
        ("draw(column=1)", "(rule N10): Another choice is due now."),
        ("\x00", "means nothing here."),
        ("fly " * 2000, "“fly fly"),
        ("🐟", "“🐟” means nothing here."),
        ("[bold]", "“[bold]” means nothing here."),
        ("x\x1b[A", "“x·[A” means nothing here."),
        ("undo", "This cannot be taken back: the last action was not yours."),
        ("undo this", "“undo this” means nothing here."),
    ],
)
def test_what_is_not_possible(typed: str, answer: str, inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{typed}\n")
    assert done.code == 0
    assert answer in flat(answers(done))
    assert len(Record.load(only(home / "games"))) == 4  # what the bots did


def test_an_empty_line_asks_again(inside: Runner) -> None:
    assert inside(*NEW, text="\n\n").out.count("] > ") == 3


def test_an_action_can_be_written_out(inside: Runner) -> None:
    done = inside(*NEW, text="play( count=1,card=grain )\n")
    assert "Player 0 plays a grain gatherer." in done.out


def test_undo(inside: Runner, home: Path) -> None:
    done = inside(*NEW, text="2\nundo\n")
    assert "undo" in answers(done)
    assert "Taken back: Play a potato gatherer (free)." in done.out
    assert done.out.count("Play a card, or several gatherers of one crop.") == 2
    assert len(Record.load(only(home / "games"))) == 4


def revealing() -> Record:
    """A game in which seat 0 has just made a new column come, and is asked again."""
    for seed in range(100):
        table = Table.new("rapanui", 2, seed)
        while (decision := table.state.decision()) is not None:
            seat = decision.seats[0]
            actions = table.state.legal_actions(seat)
            table.act(seat, actions[seed % len(actions)])
            now = table.state.decision()
            new = {event.name for _, event in table.events(0, table.ply - 1)}
            if now is not None and seat == now.seats[0] == 0 and "new-column" in new:
                return table.record
    raise AssertionError


def test_undo_where_something_was_revealed(inside: Runner, tmp_path: Path, home: Path) -> None:
    file = tmp_path / "mine.json"
    revealing().save(file)
    done = inside("play", "--resume", str(file), text="undo\n")
    assert "This cannot be taken back: it turned up something that nobody knew." in done.out
    assert Record.load(only(home / "games")).actions == Record.load(file).actions


def test_help_and_log(inside: Runner) -> None:
    said = answers(inside(*NEW, text="help\nlog\n"))
    assert "take back your last choice" in said
    assert said.count("Bot 1 goes first.") == 1
    assert "Bot 2 plays a grain gatherer." in said


def test_quit_says_how_to_go_on(inside: Runner, home: Path) -> None:
    done = inside(*NEW, text="quit\n1\n")
    assert done.code == 0
    file = only(home / "games")
    assert f"  {typed('play', '--resume', str(file))}\n" in done.out


# People at all seats ------------------------------------------------------------------------------


def test_hotseat(inside: Runner, home: Path) -> None:
    done = inside(
        "play", "rapanui", "--players", "2", "--seed", "1", "--hotseat", text="1\n\n" * 900
    )
    assert done.code == 0
    assert "Player 1, it is your turn." in done.out
    assert "Player 0, it is your turn." in done.out
    assert "Bot" not in done.out
    assert "The game is over." in done.out
    # Between what two people see, there is always somebody asked to look away.
    seats = re.findall(r"(?m)^Player (\d) ·|^Player (\d), it is your turn", done.out)
    looking = None
    for asked, called in seats:
        if called:
            looking = called
        assert not asked or asked == looking
    assert records(home / "games") == []


def test_hotseat_undo_when_the_screen_was_handed_on(inside: Runner, home: Path) -> None:
    new = ("play", "rapanui", "--players", "2", "--seed", "1", "--hotseat")
    done = inside(*new, text="\n1\n1\nundo\nundo\nundo\nquit\n")
    assert done.out.count("Taken back:") == 2
    assert "nothing has been done yet" in done.out
    assert len(Record.load(only(home / "games"))) == 0


def test_handing_on_shows_no_hand_before_an_empty_line(inside: Runner) -> None:
    new = ("play", "rapanui", "--players", "2", "--seed", "1", "--hotseat")
    done = inside(*new, text="1\nx\nlog\n?\nundo\nhelp\n")
    assert done.out.count("Player 1, it is your turn.") == 7
    assert "(the Enter key alone)" in done.out
    assert "Hand (you)" not in done.out
    assert "play(" not in done.out
    assert "Hand (you)" in inside(*new, text="1\n\n").out


@pytest.mark.parametrize("short", ["q", "Q", "quit"])
def test_leaving_while_the_screen_is_handed_on(short: str, inside: Runner) -> None:
    done = inside("play", "rapanui", "--players", "2", "--hotseat", text=f"{short}\n\n")
    assert done.code == 0
    assert "Hand (you)" not in done.out


def test_the_short_undo_while_the_screen_is_handed_on(inside: Runner) -> None:
    new = ("play", "rapanui", "--players", "2", "--seed", "1", "--hotseat")
    assert inside(*new, text="\n1\n1\nu\n").out.count("Taken back:") == 1
