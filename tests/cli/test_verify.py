"""Verifying recorded games: yes, or what differs."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.terminal import Terminal
from tests.modes import once
from vaka import Record, Table, load
from vaka.core.fairness import commitment, seed_hash, seed_of
from vaka.core.record import _checksum
from vaka.locale import LANGUAGES

pytestmark = once

SECRET, SALTS = "ab" * 32, ["wind", "waves"]
SEED = seed_of(SECRET, SALTS)


def finished() -> Record:
    """A game of a table that can prove its deal."""
    record = Record("rapanui", 2, SEED)
    table = Table(record)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        table.act(seat, table.state.legal_actions(seat)[-1])
    record.table = {
        "name": "Reef",
        "seats": [{"name": "Ana [/b]\x1b[31m"}, {"bot": "hard"}],
        "fairness": {"commitment": commitment(SECRET), "secret": SECRET, "salts": SALTS},
        "outcome": table.state.outcome().data(),
    }
    return record


GAME = finished()


def forged(change: Callable[[dict[str, Any]], object], honest: bool = True) -> str:
    """The game's file, changed by somebody who can make checksums, or by one who cannot."""
    body = json.loads(GAME.to_json())
    check = body.pop("check")
    change(body)
    body["check"] = _checksum(body) if honest else check
    return json.dumps(body)


def test_yes_with_the_outcome_and_the_proof(inside: Runner) -> None:
    GAME.save("game.json")
    done = inside("verify", "game.json")
    out = " ".join(done.out.split())
    assert (done.code, done.err) == (0, "")
    assert "game.json: yes." in out
    assert f"All {len(GAME)} actions follow the rules of Rapa Nui" in out
    assert commitment(SECRET) in done.out
    assert seed_hash(SEED) in done.out
    scores = GAME.replay().outcome().scores
    assert f"Ana [/b][31m {scores[0]}, Bot 1 (hard) {scores[1]}." in out
    assert "\x1b" not in done.out
    Path("game.txt").write_text(GAME.to_text(), encoding="utf-8")
    done = inside("verify", "game.txt")
    assert done.code == 0
    assert "The text form has no checksum" in done.out
    assert commitment(SECRET) in done.out


def test_records_without_a_proof_say_so(inside: Runner) -> None:
    plain = Record("rapanui", 2, 5)
    plain.save("plain.json")
    done = inside("verify", "plain.json")
    assert done.code == 0
    assert "Nothing was played yet" in done.out
    assert "no proof of its deal" in done.out
    assert "The game is not over." in done.out
    branch = GAME.branch_for(0, 10, 3)
    branch.save("branch.json")
    assert "begins with a position instead of a deal" in inside("verify", "branch.json").out
    branch.table = {"redealt": {"seat": 0, "ply": 10}}
    branch.save("redealt.json")
    assert "dealt anew" in inside("verify", "redealt.json").out


def at(*path: str | int) -> Callable[[dict[str, Any], Any], None]:
    def put(body: Any, value: Any) -> None:
        for step in path[:-1]:
            body = body[step]
        body[path[-1]] = value

    return put


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda body: at("seed")(body, SEED + 1), "against the rules|another position"),
        (lambda body: body["actions"].pop(), "The actions lead to another position"),
        (lambda body: at("actions", 3, 1)(body, 0), "against the rules|another position"),
        (lambda body: at("actions", 3, 0)(body, 7), "action number 4 is against the rules"),
        (lambda body: at("digest")(body, "0" * 32), "not to 00000000000000000000000000000000"),
        (lambda body: at("players")(body, 3), "no."),
        (lambda body: at("rules_version")(body, 99), "version 99 of the rules"),
        (lambda body: at("table")(body, 7), "“table” is missing or wrong"),
        (
            lambda body: at("table", "fairness", "secret")(body, "cd" * 32),
            "commitment does not fit",
        ),
        (lambda body: at("table", "fairness", "commitment")(body, ""), "commitment does not fit"),
        (lambda body: at("table", "fairness", "salts", 1)(body, "x"), "The seed is not the one"),
        (lambda body: body["table"]["fairness"]["salts"].pop(), "“salts” is missing or wrong"),
        (lambda body: body["table"]["fairness"].pop("secret"), "“secret” is missing or wrong"),
        (lambda body: at("table", "fairness")(body, [1]), "“fairness” is missing or wrong"),
        (lambda body: at("table", "outcome", "scores")(body, [99, 1]), "“scores” is [99, 1], but"),
        (lambda body: at("table", "outcome")(body, {"x": 1}), "“x” is 1, but should be -"),
        (lambda body: at("table", "outcome")(body, 3), "“outcome” is missing or wrong"),
    ],
)
def test_what_differs(
    inside: Runner, change: Callable[[dict[str, Any]], object], says: str
) -> None:
    Path("game.json").write_text(forged(change))
    done = inside("verify", "game.json")
    out = " ".join(done.out.split())
    assert (done.code, done.err) == (1, "")
    assert "game.json: no." in out
    assert any(part in out for part in says.split("|"))


def test_a_seed_that_somebody_chose(inside: Runner) -> None:
    """The whole game fits its seed, but secret and salts do not make that seed."""
    chosen = Record("rapanui", 2, 7)
    chosen.table = GAME.table and {"fairness": GAME.table["fairness"]}
    chosen.save("chosen.json")
    done = inside("verify", "chosen.json")
    assert done.code == 1
    assert "the game was dealt with 7, but they give" in " ".join(done.out.split())


def test_files_that_are_no_records(inside: Runner) -> None:
    Path("changed.json").write_text(forged(lambda body: body.update(seed=1), honest=False))
    Path("cut.json").write_text(GAME.to_json()[:300])
    Path("bytes.json").write_bytes(b"{\xff\xfe")
    Path("empty.jsonl").write_text("\n")
    GAME.save("good.json")
    said = inside("verify", "changed.json", "cut.json", "bytes.json", "none.json", "good.json", ".")
    assert said.code == 1
    assert said.out.count(": no.") == 5
    assert "good.json: yes." in said.out
    assert "but its content has" in " ".join(said.out.split())
    done = inside("verify", "empty.jsonl", "none.jsonl")
    assert done.code == 1
    assert "no game in this file" in done.out
    assert inside("verify").code == 2


def test_a_game_on_each_line(inside: Runner) -> None:
    other = Record("rapanui", 2, 3)
    wrong = forged(lambda body: at("table", "fairness", "salts", 0)(body, "y"))
    lines = [GAME.to_json(), other.to_json(), "", wrong + "\n", GAME.to_json()[:100] + "\n"]
    Path("games.json").write_text("".join(line or "\n" for line in lines), encoding="utf-8-sig")
    done = inside("verify", "games.json")
    out = " ".join(done.out.split())
    assert done.code == 1
    assert "games.json, line 4: no. The seed is not the one" in out
    assert "games.json, line 5: no." in out
    assert "2 of 4 games are right; of 1 of them the deal is proved" in out
    Path("one.jsonl").write_text(GAME.to_json())
    done = inside("verify", "one.jsonl")
    assert done.code == 0
    assert "yes, its only game is right. Its deal is proved, too." in done.out


def test_a_bar_moves_while_many_games_are_verified(
    environment: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "games.jsonl").write_text(GAME.to_json() * 3)
    with Terminal("verify", "games.jsonl", environment=environment, cwd=tmp_path) as terminal:
        terminal.wait_for("Verifying")
        terminal.wait_for("3 of 3 games are right")
        assert terminal.end() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(inside: Runner, language: str) -> None:
    GAME.save("good.json")
    Path("bad.json").write_text(forged(lambda body: at("table", "outcome", "reason")(body, "x")))
    good = inside("verify", "good.json", "--lang", language)
    bad = inside("verify", "bad.json", "--lang", language)
    assert (good.code, bad.code) == (0, 1)
    yes = {"en": "yes", "it": "sì", "de": "ja", "fr": "oui"}[language]
    no = {"en": "no", "it": "no", "de": "nein", "fr": "non"}[language]
    assert f"{yes}." in good.out
    assert f"{no}." in bad.out
    assert "verify-" not in good.out + bad.out


@pytest.mark.parametrize("title", ["rapanui", "giants", "raiatea"])
def test_replay_shows_the_names_of_the_table(inside: Runner, title: str) -> None:
    """Also names that look like marks for the screen, and nothing of a table without sense."""
    players = load(title).title.least_players
    record = Record(title, players, 4)
    state = record.first()
    for _ in range(6):
        decision = state.decision()
        assert decision is not None
        seat = decision.seats[0]
        action = state.legal_actions(seat)[-1]
        state.apply(seat, action)
        record.actions.append((seat, action.index))
    record.table = {"seats": [{"name": "[/red]\x07Moana"}, {"bot": "hard"}, {}, 3][:players]}
    record.save("game.json")
    out = inside("replay", "game.json").out
    assert "[/red]Moana" in out
    record.table = {"seats": 7}
    record.save("game.json")
    assert "Player 0" in inside("replay", "game.json").out
