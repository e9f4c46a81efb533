"""Looking at recorded games."""

from pathlib import Path

from tests.cli.conftest import Runner
from tests.cli.test_bad_input import OVER, game
from tests.modes import once
from vaka import Record

pytestmark = once


def test_the_end_of_a_finished_game(inside: Runner) -> None:
    OVER.save("game.json")
    done = inside("replay", "game.json")
    assert done.code == 0
    assert "The deck is empty: the game ends at once." in done.out
    assert f"The position after {len(OVER)} of {len(OVER)} actions:" in done.out
    assert "Place" in done.out
    scores = OVER.replay().outcome().scores
    assert all(f" {score} " in done.out for score in scores)


def test_a_position_of_a_finished_game_has_no_secrets(inside: Runner) -> None:
    OVER.save("game.json")
    out = inside("replay", "game.json", "--at", "20").out
    assert "The position after 20 of" in out
    board = out.partition("The position after")[2]
    hands = board.partition(" Hand  ")[2]
    for player in ("Player 0", "Player 1"):
        assert hands.count(player) == 2  # his hand and his offerings
    assert "Place" not in out


def test_a_running_game_keeps_its_secrets(inside: Runner) -> None:
    game().save("game.json")
    assert "Offerings (you)" not in inside("replay", "game.json").out
    own = inside("replay", "game.json", "--as", "1").out
    assert "Player 1 (you)" in own
    assert "Offerings (you)" in own


def test_the_text_form(inside: Runner, tmp_path: Path) -> None:
    game().save("game.json")
    done = inside("replay", "game.json", "--text")
    assert done.out == game().to_text()
    (tmp_path / "game.txt").write_text(inside("replay", "game.json", "--text", "--at", "5").out)
    assert Record.load("game.txt").actions == game(5).actions
    assert inside("replay", "game.txt").code == 0


def test_the_names_of_a_game_that_was_played_here(inside: Runner, home: Path) -> None:
    inside("play", "rapanui", "--players", "2", "--seed", "3", text="1\n")
    (file,) = (home / "games").glob("*.json")
    out = inside("replay", str(file), "--lang", "de").out
    assert "Spieler 0" in out
    assert "Bot 1" in out
