"""Bad input: a clear line, an exit code, and nothing changed."""

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.cli.conftest import Done, Runner
from tests.modes import once
from vaka import Record
from vaka.cli import failures
from vaka.cli.arguments import LONGEST
from vaka.cli.failures import BAD_INPUT, FAILED, fail
from vaka.core import registry
from vaka.core.action import Catalog
from vaka.core.decision import DecisionKind
from vaka.core.errors import DataError
from vaka.core.game import Game
from vaka.core.options import Option
from vaka.core.title import Title
from vaka.locale import Words

pytestmark = once

Body = dict[str, Any]


def refused(done: Done, why: str) -> None:
    assert done.code == 2, done
    assert why in done.err
    assert done.err.count("\n") == 1
    assert done.err.startswith("vaka: ")
    assert done.out == ""


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["play", "rapanui", "--players", "1"], "is for 2 to 4 players, not for 1"),
        (["play", "rapanui", "--players", "5"], "is for 2 to 4 players, not for 5"),
        (["play", "rapanui", "--players", "many"], "--players needs a whole number, not “many”"),
        (["play", "rapanui", "--seed", "-1"], "The seed must be a whole number of 0 or more"),
        (["play", "rapanui", "--seed", "1.5"], "--seed needs a whole number"),
        (["play", "rapanui", "--seat", "3"], "There is no seat 3 in this game"),
        (["play", "rapanui", "--seat", "-1"], "There is no seat -1 in this game"),
        (["play", "rapanui", "--seat", "9" * 30], "There is no seat 999999"),
        (["play", "rapanui", "--seat", "9" * 5000], "--seat needs a whole number, not “999"),
        (["play", "x" * 5000], "There is no game called “xxx"),
        (["play", "rapanui", "--bots", "clever"], "There is no bot called “clever”"),
        (["play", "rapanui", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (["play", "rapanui", "--option", "moon=5"], "rapanui has no option “moon”"),
        (["play", "rapanui", "--option", "moon"], "write name=value"),
        (
            ["play", "rapanui", "--preset", "moon"],
            "no preset “moon”. Its presets: first_game, as_printed, open_information.",
        ),
        (["survey", "rapanui", "--preset", "moon"], "no preset “moon”"),
        (["arena", "rapanui", "--preset", "moon"], "no preset “moon”"),
        (["play", "atlantis"], "There is no game called “atlantis”"),
        (["play"], "Which game? Name one of these: "),
        (["play", "rapanui", "extra"], "“extra” is more than this command has use for. For help: "),
        (["play", "rapanui", "--fast"], "There is no option --fast."),
        (["play", "rapanui", "--seed"], "The option --seed is not used correctly"),
        (["play", "--resume"], "There is no unfinished game in"),
        (["play", "--resume", "gone.json"], "gone.json: The record cannot be used"),
        (["replay"], "FILE is missing. For help: "),
        (["replay", "gone.json"], "gone.json: The record cannot be used"),
        (["replay", "."], "The record cannot be used: the file cannot be read"),
        (["rules", "atlantis"], "There is no game called “atlantis”"),
        (["rules", "rapanui", "N99"], "There is no rule N99. The rules are N1 – N26."),
        (["play", "rapanui", "--players"], " play --help"),
        (["play", "rapanui", "--hotseat", "--seat", "1"], "cannot be combined with --seat"),
        (["play", "rapanui", "--hotseat", "--bots", "random"], "cannot be combined with --bots"),
        (["bench", "--rounds", "0"], "--rounds must be 1 or more, not 0."),
        (["bench", "--rounds", "-3"], "--rounds must be 1 or more, not -3."),
        (["bench", "atlantis"], "There is no game called “atlantis”"),
        (["dance"], "There is no command “dance”"),
        (["--dance"], "There is no option --dance"),
        (["--lang", "tlh", "titles"], "The language “tlh” is not known. There are these: en, it"),
        (["titles", "--lang"], "The option --lang is not used correctly"),
    ],
)
def test_arguments(args: list[str], why: str, inside: Runner, home: Path) -> None:
    refused(inside(*args), why)
    assert not home.exists()


def test_no_traceback_in_a_real_process(process: Runner) -> None:
    for args in (("play", "rapanui", "--players", "9"), ("play", "--fast"), ("replay", "gone")):
        refused(process(*args), "vaka: ")


def test_an_error_in_another_language(inside: Runner) -> None:
    refused(inside("play", "rapanui", "--players", "9", "--lang", "it"), "si gioca da 2 a 4")
    refused(inside("--lang", "de", "play", "rapanui", "x"), "„x“ ist zu viel für diesen Befehl.")
    refused(inside("--lang", "de", "play", "--fast"), "Die Option --fast gibt es nicht.")
    refused(inside("--lang=fr", "play", "atlantis"), "Il n’y a pas de jeu nommé")


VOYAGE = Title(
    "voyage",
    1,
    (1, 4),
    (DecisionKind("sail", ()),),
    ("landfall",),
    "nothing",
    (Option("storms", False), Option("islands", 3, least=1, most=9), Option("sky", "blue")),
)


@pytest.fixture
def _voyage(monkeypatch: pytest.MonkeyPatch) -> None:
    """A title with options of every type."""
    monkeypatch.setitem(registry._loaded, "voyage", Game(VOYAGE, Catalog("voyage", [])))


@pytest.mark.usefixtures("_voyage")
def test_a_title_without_presets(inside: Runner) -> None:
    refused(inside("play", "voyage", "--preset", "first_game"), "Its presets: -.")
    assert "Presets" not in inside("titles").out.partition("voyage")[2]


@pytest.mark.usefixtures("_voyage")
def test_an_option_of_the_wrong_type(inside: Runner) -> None:
    play = ("play", "voyage", "--option", "sky=7", "--option")
    refused(inside(*play, "storms=5"), "The option storms cannot be 5. It can be: true | false.")
    refused(inside(*play, "islands=true"), "The option islands cannot be True. It can be: 1..9.")
    refused(inside(*play, "islands=10"), "The option islands cannot be 10. It can be: 1..9.")
    refused(inside(*play, "islands=ten"), "The option islands cannot be ’ten’".replace("’", "'"))


@pytest.mark.usefixtures("_voyage")
def test_an_option_from_a_file_that_cannot_be_read(inside: Runner, tmp_path: Path) -> None:
    file = tmp_path / "sky.txt"
    play = ("play", "voyage", "--option", f"sky=@{file}")
    gone = f"The file “{file}” for the option sky cannot be read (No such file or directory)."
    refused(inside(*play), gone)
    refused(inside("--lang", "it", *play), "per l’opzione sky non si può leggere")
    refused(inside("--lang", "de", *play), "für die Option sky kann nicht gelesen werden")
    refused(inside("--lang", "fr", *play), "pour l’option sky ne peut pas être lu")
    file.write_bytes(b"blue \xff")
    refused(inside(*play), "is not UTF-8 text (byte 5); save it as UTF-8.")
    file.write_bytes(b" \n")
    refused(inside(*play), f"The file “{file}” for the option sky is empty.")
    file.write_bytes(b"x" * (LONGEST + 1))
    refused(inside(*play), "is too long")
    refused(inside(*play[:-1], f"sky=@{tmp_path}"), "cannot be read (Is a directory)")
    refused(inside(*play[:-1], "sky=@"), "cannot be read (Is a directory)")
    refused(inside(*play[:-1], "sky=@a\0b"), "cannot be read (")
    refused(inside(*play[:-1], "islands=@3"), "The option islands cannot be '@3'")


def test_bad_data_of_an_option_is_bad_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Data of the package are our fault; what somebody gave as an option is his."""
    monkeypatch.setattr(failures, "option_files", {})
    assert fail(DataError("island", "ahus", "missing"), Words("en")) == BAD_INPUT
    assert fail(DataError("island.toml", "ahus", "missing"), Words("en")) == FAILED
    assert capsys.readouterr().err.splitlines() == [
        "vaka: Wrong data in island, at ahus: the entry is missing; add it.",
        "vaka: Wrong data in island.toml, at ahus: the entry is missing; add it.",
    ]


@pytest.mark.parametrize("command", ["play", "survey", "balance"])
def test_bad_data_of_a_file_go_by_its_name(command: str, inside: Runner, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[ahus]\n", encoding="utf-8")
    done = inside(command, "giants", "--option", f"island=@{file}")
    refused(done, f"vaka: Wrong data in {file}, at island: the entry is missing; add it.\n")


# Records ------------------------------------------------------------------------------------------


def game(actions: int | None = 12) -> Record:
    """A game of always the first legal action; all of it, or its beginning."""
    record = Record("rapanui", 2, 7)
    state = record.first()
    while (decision := state.decision()) is not None and len(record) != actions:
        action = state.legal_actions(decision.seats[0])[0]
        state.apply(decision.seats[0], action)
        record.actions.append((decision.seats[0], action.index))
    return record


def resealed(change: Callable[[Body], object]) -> bytes:
    """A record that was changed by somebody who also made the checksum fit."""
    body = json.loads(game().to_json())
    del body["check"]
    change(body)
    text = json.dumps(body, separators=(",", ":"), sort_keys=True)
    body["check"] = blake2b(text.encode(), digest_size=8).hexdigest()
    return json.dumps(body).encode()


def texted(old: str, new: str) -> bytes:
    text = game().to_text()
    assert old in text
    return text.replace(old, new).encode()


GOOD = game().to_json().encode()
OVER = game(None)
LATE = OVER.to_text() + f"{len(OVER) + 1:>4}. 0 skip\n"
TURN = game().actions[0][0]

BAD_RECORDS = {
    "empty": (b"", "not a game saved by Vaka"),
    "cut": (GOOD[: len(GOOD) // 2], "cut off or is not JSON"),
    "cut at the end": (GOOD[:-3], "cut off or is not JSON"),
    "other JSON": (b'{"a": 1}', "not a game saved by Vaka"),
    "not UTF-8": (GOOD.replace(b"rapanui", b"rapan\xff\xfe"), "not UTF-8 text"),
    "UTF-16": (GOOD.decode().encode("utf-16"), "not UTF-8 text"),
    "edited": (GOOD.replace(b'"seed":7', b'"seed":8'), "was changed after it was written"),
    "deep": (b'{"format":' + b"[" * 100_000, "cut off or is not JSON"),
    "edited and resealed": (
        resealed(lambda body: body["actions"].pop()),
        "its actions do not lead",
    ),
    "another title": (resealed(lambda body: body.update(title="atlantis")), "called “atlantis”"),
    "newer rules": (
        resealed(lambda body: body.update(rules_version=99)),
        "version 99 of the rules",
    ),
    "players": (resealed(lambda body: body.update(players=7)), "is for 2 to 4 players, not for 7"),
    "option": (resealed(lambda body: body["options"].update(moon=1)), "no option “moon”"),
    "wrong field": (resealed(lambda body: body.update(actions=5)), "“actions” is missing or wrong"),
    "illegal": (
        resealed(lambda body: body["actions"][0].__setitem__(1, 19)),
        "action number 1 is against the rules",
    ),
    "no such action": (
        resealed(lambda body: body["actions"][0].__setitem__(1, 999)),
        "There is no action 999",
    ),
    "not asked": (texted(f"   1. {TURN} ", f"   1. {1 - TURN} "), "the game is waiting for seat"),
    "no such seat": (texted(f"   1. {TURN} ", "   1. 5 "), "There is no seat 5"),
    "after the end": (LATE.encode(), "The game is over: skip comes too late."),
    "bad line": (texted("   2. ", "  99. "), "not an action with its number and seat"),
    "unknown action": (texted(" play(", " fly("), "There is no action fly("),
}


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize("name", BAD_RECORDS)
def test_bad_records(name: str, command: tuple[str, ...], inside: Runner, tmp_path: Path) -> None:
    content, why = BAD_RECORDS[name]
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    done = inside(*command, "bad.json")
    refused(done, why)
    assert "bad.json" in done.err
    assert file.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir()] == ["bad.json"]


def test_a_damaged_autosave_is_named_and_kept(inside: Runner, home: Path) -> None:
    inside("play", "rapanui", "--seed", "4", text="1\n")
    (file,) = (home / "games").glob("*.json")
    file.write_bytes(content := file.read_bytes()[:-9])
    done = inside("play", "--resume")
    refused(done, "cut off or is not JSON")
    assert file.name in done.err
    assert file.read_bytes() == content


def test_resuming_what_is_over_or_of_another_title(
    inside: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    OVER.save("over.json")
    refused(inside("play", "--resume", "over.json"), "The game in over.json is over.")
    game().save("running.json")
    title = Title("voyage", 1, (1, 4), (DecisionKind("sail", ()),), ("landfall",), "nothing")
    monkeypatch.setitem(registry._loaded, "voyage", Game(title, Catalog("voyage", [])))
    done = inside("play", "voyage", "--resume", "running.json")
    refused(done, "running.json is a game of rapanui, not of voyage.")
    assert vaka.load("rapanui").name == "rapanui"


def test_bad_places_in_a_good_record(inside: Runner) -> None:
    game().save("good.json")
    refused(inside("replay", "good.json", "--at", "13"), "there is no action number 13")
    refused(inside("replay", "good.json", "--at", "-1"), "there is no action number -1")
    refused(inside("replay", "good.json", "--at", "x"), "--at needs a whole number")
    refused(inside("replay", "good.json", "--at", "9" * 30), "there is no action number 999")
    refused(inside("replay", "good.json", "--as", "2"), "There is no seat 2")
    refused(inside("replay", "good.json", "--as", "9" * 30), "There is no seat 999")
