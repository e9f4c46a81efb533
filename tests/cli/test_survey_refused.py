"""What `survey`, `balance` and `arena` refuse alike, before anything is played."""

import pytest

from tests.cli.conftest import Runner
from tests.modes import once
from vaka.locale import LANGUAGES, Words

pytestmark = once

ALL = ("survey", "balance", "arena")
MANY = ("survey", "balance")  # for several numbers of players

REFUSED: list[tuple[tuple[str, ...], tuple[str, ...], str]] = [
    (ALL, ("chess",), "no game called “chess”"),
    (ALL, ("rapanui", "--bots", "clever,random"), "no bot called “clever”"),
    (ALL, ("rapanui", "--players", "9"), "for 2 to 4 players, not for 9"),
    (ALL, ("rapanui", "--players", "2,x"), "--players needs a whole number, not “"),
    (ALL, ("rapanui", "--games", "0"), "--games must be 1 or more"),
    (ALL, ("rapanui", "--jobs", "0"), "--jobs must be 1 or more"),
    (ALL, ("rapanui", "--seed", "-1"), "seed must be"),
    (ALL, ("rapanui", "--option", "wind=1"), "no option “wind”"),
    (ALL, (), "TITLE is missing"),
    (MANY, ("rapanui", "--bots", "random,random", "--players", "3"), "2 bots are named for 3 seat"),
    (MANY, ("raiatea", "--players", "2"), "for 3 to 5 players, not for 2"),
    (("arena",), ("rapanui", "--bots", "random,random,random", "--players", "2"), "3 bots are na"),
    (("arena",), ("rapanui", "--bots", "  "), "--bots names no bot. Name at least one"),
    (("arena",), ("rapanui", "--bots", ""), "--bots names no bot. Name at least one"),
    (("arena",), ("rapanui", "--iterations", "0"), "--iterations must be 1 or more"),
    (("arena",), ("rapanui", "--seconds", "0"), "--seconds needs a number above 0, not “0”"),
    (("arena",), ("rapanui", "--seconds", "nan"), "--seconds needs a number above 0, not “nan”"),
    (("arena",), ("rapanui", "--engine", "steam"), "no engine “steam”. Choose one of these: local"),
    (("arena",), ("rapanui", "--address", "auto"), "add --engine ray"),
]


@pytest.mark.parametrize(
    ("command", "args", "said"),
    [(command, args, said) for commands, args, said in REFUSED for command in commands],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    inside: Runner, command: str, args: tuple[str, ...], said: str
) -> None:
    done = inside(command, *args)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_one_bot_and_one_seat_are_named_as_one() -> None:
    assert Words("en")("cli-wrong-bots", given=2, wanted=1).startswith("2 bots are named for one s")
    for language in LANGUAGES:
        words = Words(language, strict=True)
        told = {words("cli-wrong-bots", given=g, wanted=w) for g in (0, 1, 2) for w in (1, 2)}
        assert len(told) == 6
        assert "1" not in "".join(told)
