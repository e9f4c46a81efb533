"""First games at a server: the script is followed by all, whatever happens around it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.modes import once
from tests.server.serving import Served, Visitor, serving
from tests.waiting import wait_until
from vaka.lessons import known, lesson_of
from vaka.locale import LANGUAGES, Words

pytestmark = once


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on which bots move; each test has a learner and a table of its own."""
    with serving(tmp_path_factory.mktemp("lessons"), thinkers=1) as running:
        yield running


def learn(visitor: Visitor, title: str = "rapanui") -> str:
    return str(visitor.post(f"/api/lessons/{title}", None, 201)["id"])


def asked(visitor: Visitor, table: str, lang: str = "en") -> Any:
    """The game when the learner is asked, or it is over: the others need a moment."""
    return wait_until(
        lambda: visitor.game(table, words="true", lang=lang),
        lambda update: update["legal"] or not update["asked"],
    )


def place(update: Any, meant: bool) -> int:
    """Where the choice that is meant stands among the legal ones, or the first other."""
    index = update["lesson"]["action"]
    return next(at for at, each in enumerate(update["legal"]) if (each["index"] == index) is meant)


def go_on(visitor: Visitor, table: str, choices: int) -> Any:
    for _ in range(choices):
        update = asked(visitor, table)
        visitor.act(table, update, place(update, True))
    return asked(visitor, table)


@pytest.mark.parametrize("title", known())
def test_to_the_end_and_on(served: Served, title: str) -> None:
    lesson = lesson_of(title)
    assert lesson is not None
    moana = served.guest("Moana")
    table = learn(moana, title)
    told = moana.get(f"/api/tables/{table}")
    assert (told["lesson"], told["status"], told["public"]) == (title, "running", False)
    assert (told["commitment"], told["seed_hash"], told["salts"]) == ("", None, None)
    choices = sum(note.do is not None for note in lesson.notes)
    seen: list[str] = []
    for _ in range(choices):
        update = asked(moana, table)
        seen += [note["text"] for note in update["lesson"]["notes"]]
        moana.act(table, update, place(update, True))
    update = asked(moana, table)
    assert update["lesson"]["over"]
    assert update["lesson"]["action"] is None
    seen += [note["text"] for note in update["lesson"]["notes"]]
    words = Words("en", strict=True)
    assert seen == [words(lesson.key(note.say)) for note in lesson.notes]
    if update["legal"]:
        moana.act(table, update)  # anything: the game is free now
        assert "lesson" not in asked(moana, table)


def test_another_choice_is_explained_and_not_made(served: Served) -> None:
    moana = served.guest("Moana")
    table = learn(moana)
    update = asked(moana, table)
    lesson = update["lesson"]
    assert len(lesson["whys"]) == len(update["legal"]) - 1
    refused = moana.act(table, update, place(update, False), 409)
    assert refused["error"] == "server-lesson-another"
    assert refused["message"] == lesson["whys"][0]["text"]
    assert moana.game(table)["ply"] == update["ply"]
    answer = {"ply": update["ply"], "action": "draw(column=1)"}
    assert (
        moana.post(f"/api/tables/{table}/actions", answer, 422)["error"] == "error-illegal-action"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_language_of_who_learns(served: Served, language: str) -> None:
    moana = served.guest("Moana")
    notes = asked(moana, learn(moana), language)["lesson"]["notes"]
    assert notes[0]["text"] == Words(language, strict=True)("lesson-rapanui-goal")


def test_it_is_taken_back_and_followed_again(served: Served) -> None:
    moana = served.guest("Moana")
    table = learn(moana)
    later = go_on(moana, table, 2)
    back = moana.post(f"/api/tables/{table}/undo", {"ply": later["ply"], "step": 0})
    assert back["ply"] > later["ply"]
    update = asked(moana, table)
    assert update["lesson"]["step"] < later["lesson"]["step"]
    again = go_on(moana, table, 1)
    assert again["lesson"] == later["lesson"]
    assert again["view"] == later["view"]


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as served:
        moana = served.guest("Moana")
        table = learn(moana)
        before = go_on(moana, table, 5)
    with serving(tmp_path, thinkers=1) as served:
        moana = served.back(moana)
        assert asked(moana, table)["lesson"] == before["lesson"]
        assert go_on(moana, table, 1)["lesson"]["step"] > before["lesson"]["step"]


def test_who_looks_on_is_not_taught(served: Served) -> None:
    moana, hina = served.guest("Moana"), served.guest("Hina")
    table = learn(moana)
    assert "lesson" not in hina.game(table, words="true")
    assert "lesson" not in moana.game(table)  # who wants no words


def test_who_may_learn_what(served: Served) -> None:
    served.somebody().post("/api/lessons/rapanui", None, 401)
    served.guest("Moana").post("/api/lessons/chess", None, 404)
    titles = served.somebody().get("/api/titles")
    assert {each["name"] for each in titles if each["lesson"]} == set(known())


def test_it_is_played_to_the_end_unrated_and_kept(served: Served) -> None:
    """After the script the game goes on like any other; it is nobody's business how it ends."""
    moana = served.guest("Moana")
    table = learn(moana)
    while (update := asked(moana, table))["asked"]:
        taught = update.get("lesson", {}).get("action") is not None
        moana.act(table, update, place(update, True) if taught else 0)
    told = moana.get(f"/api/tables/{table}")
    while told["status"] == "running":  # until the books are closed
        told = moana.get(f"/api/tables/{table}")
    assert (told["status"], told["secret"]) == ("over", None)
    assert moana.get("/api/archive")["games"] == []
    assert moana.get("/api/leaderboard/rapanui")["players"] == []
    assert moana.get(f"/api/tables/{table}/replay", ply=10)["ply"] == 10
    record = moana.get(f"/api/tables/{table}/record")
    assert "fairness" not in str(record)
