"""The game in words, why something cannot be done, and the rules: in the asker's language."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from tests.modes import once
from tests.server.playing import party
from tests.server.rushing import play_out
from tests.server.serving import WAIT, Served, Visitor, serving
from vaka.faces import rulebook
from vaka.locale import LANGUAGES, Words
from vaka.server.play.messages import ClientMessage, Hello, SocketMessage
from vaka.server.running.openapi_dump import document

pytestmark = once


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("words")) as served:
        yield served


def told(person: Visitor, table: str, lang: str = "en", **more: Any) -> Any:
    return person.game(table, words=True, lang=lang, **more)


def turn(served: Served, title: str = "rapanui", players: int = 2) -> tuple[Any, Visitor, Visitor]:
    """A party, who is asked there, and somebody else."""
    at = party(served, title, players)
    asked = at.asked()[0]
    return at, at.people[asked], at.people[(asked + 1) % players]


# Updates ------------------------------------------------------------------------------------------


def test_words_are_only_for_who_wants_them(house: Served) -> None:
    at, asked, _ = turn(house)
    assert "words" not in asked.game(at.table)
    assert "words" not in asked.game(at.table, words=False)
    assert "words" not in asked.get(f"/api/tables/{at.table}/steps")
    assert "words" not in asked.get(f"/api/tables/{at.table}/replay")
    with asked.listening(at.table) as ear:
        assert "words" not in ear.hear()
    with_words = told(asked, at.table)
    del with_words["words"]
    for action in with_words["legal"]:
        action.pop("foreseen", None)  # what is shown along with the words
    assert with_words == asked.game(at.table)


@pytest.mark.parametrize("title", ["rapanui", "giants", "raiatea"])
def test_a_whole_game_in_words(house: Served, title: str) -> None:
    """Everything has its words, in every language, to the end."""
    at = party(house, title, 3)
    dice = Random(4)
    for language in LANGUAGES:
        for _ in range(9):
            at.act(dice.choice(at.asked()), dice)
        for person in (*at.people, house.guest("a watcher")):
            update = told(person, at.table, language, since=0)
            words = update["words"]
            assert len(words["actions"]) == len(update["legal"])
            assert len(words["lines"]) == len(update["steps"])
            assert words["names"] == ["guest 0", "guest 1", "guest 2"]
            assert all(each["label"] for each in words["actions"])
            assert words["question"]
            assert words["opening"]
            assert words["closing"] == []
            for line, step in zip(words["lines"], update["steps"], strict=True):
                assert line or not step["events"]
            assert f"{title}-" not in json.dumps(words)


def test_the_question_is_ones_own_or_somebody_elses(house: Served) -> None:
    at, asked, other = turn(house)
    name = asked.get("/api/me")["name"]
    for language in LANGUAGES:
        words = Words(language, strict=True)
        mine = told(asked, at.table, language)["words"]
        assert mine["question"] == words("rapanui-decision-play")
        group = words("rapanui-group-play")
        assert {each["group"] for each in mine["actions"]} == {group}
        waiting = told(other, at.table, language)["words"]
        assert waiting["question"] == words("face-waiting", names=name)
        assert waiting["actions"] == []
    asked.request("PATCH", "/api/me", {"name": "Moana"})
    assert told(other, at.table)["words"]["question"] == "Waiting for Moana."


def test_bots_have_names_in_the_language(house: Served) -> None:
    host = house.guest("Hina")
    table = host.table("giants", players=3, seats=["me", "easy", "easy"], start=True)
    names = told(host, table, "it")["words"]["names"]
    assert names == ["Hina", "Bot facile 1", "Bot facile 2"]
    table = host.table("rapanui", seats=["me", "hard"], start=True)
    assert told(host, table, "de")["words"]["names"] == ["Hina", "Bot (schwer)"]


def test_secret_answers_and_undo_are_in_the_log(house: Served) -> None:
    at = party(house, "giants", 3)
    first, second, _ = at.people
    first.act(at.table, first.game(at.table))
    words = told(second, at.table, since=0)["words"]
    assert words["lines"] == ["guest 0 has answered in secret."]
    assert told(first, at.table)["words"]["question"] == "Waiting for guest 1, guest 2."
    update = first.game(at.table)
    first.post(f"/api/tables/{at.table}/undo", {"ply": update["ply"], "step": update["step"]})
    assert told(second, at.table, since=1)["words"]["lines"] == [
        "guest 0 takes the secret answer back."
    ]
    at, asked, other = turn(house)
    asked.act(at.table, asked.game(at.table))
    update = asked.game(at.table)
    asked.post(f"/api/tables/{at.table}/undo", {"ply": update["ply"], "step": update["step"]})
    (line,) = told(other, at.table, since=1)["words"]["lines"]
    assert line.endswith("takes a choice back.")


# The socket ---------------------------------------------------------------------------------------


def test_each_line_has_its_own_language(house: Served) -> None:
    at, asked, other = turn(house)
    with ExitStack() as stack:
        ears = {
            lang: stack.enter_context(other.listening(at.table, lang=lang)) for lang in LANGUAGES
        }
        bare = stack.enter_context(other.listening(at.table))
        for ear in (*ears.values(), bare):
            assert ear.hear(None) == {"type": "hello", "build": ""}
            ear.hear()
        asked.act(at.table, asked.game(at.table))
        assert "words" not in bare.hear()
        lines = {lang: ear.hear()["words"]["lines"][0] for lang, ear in ears.items()}
        assert len(set(lines.values())) == len(LANGUAGES)


def test_all_messages_are_those_of_the_document(house: Served) -> None:
    at, asked, _ = turn(house)
    kinds: list[str] = []
    decoder = msgspec.json.Decoder(SocketMessage)
    with asked.listening(at.table, lang="fr") as ear:
        assert isinstance(decoder.decode(ear.line.recv(timeout=WAIT)), Hello)
        ear.say(type="chat", text="here", id=1)
        ear.say(type="act", ply=99, action=0, id=2)
        ear.say(type="nonsense")
        asked.request("PATCH", "/api/me", {"name": "Tane"})
        while {"update", "chat", "done", "problem", "table"} - set(kinds):
            message = ear.line.recv(timeout=WAIT)
            decoder.decode(message)
            kinds.append(json.loads(message)["type"])
    schemas = json.loads(document())["components"]["schemas"]
    for name, union in (("SocketMessage", SocketMessage), ("ClientMessage", ClientMessage)):
        places = [each["$ref"].rsplit("/")[-1] for each in schemas[name]["anyOf"]]
        assert places == [each.__name__ for each in union.__args__]
        for place in places:
            assert "type" in schemas[place]["required"]
    assert document() == document()


# Looking back -------------------------------------------------------------------------------------


def test_records_in_words(house: Served) -> None:
    at = party(house)
    play_out(house, at.table, *at.people)
    path = f"/api/tables/{at.table}"
    watcher = house.guest("a watcher")
    last = told(watcher, at.table, "fr")
    french = Words("fr", strict=True)
    assert last["words"]["question"].startswith(french("face-game-over"))
    assert last["words"]["closing"][0] == french("rapanui-reason-deck-empty")
    for eyes in ("all", "spectator", "0", "1"):
        steps = watcher.get(f"{path}/steps", seat=eyes, words=True, lang="fr")
        assert len(steps["words"]["lines"]) == len(steps["steps"])
        assert all(steps["words"]["lines"])
        assert steps["words"]["closing"] == last["words"]["closing"]
        begin = watcher.get(f"{path}/replay", seat=eyes, ply=0, words=True, lang="fr")
        assert begin["words"]["lines"] == begin["words"]["closing"] == []
        middle = watcher.get(f"{path}/replay", seat=eyes, ply=7, words=True, lang="fr")
        assert middle["words"]["lines"] == steps["words"]["lines"][6:7]
        assert middle["words"]["actions"] == []
        asked = {"0": 0, "1": 1}.get(eyes)
        waiting = middle["words"]["question"].startswith("En attente de guest ")
        assert waiting == (middle["view"]["active"] != asked)
        end = watcher.get(f"{path}/replay", seat=eyes, words=True, lang="fr")
        assert end["words"]["question"] == last["words"]["question"]


# Why not ------------------------------------------------------------------------------------------


def test_why_something_is_possible_or_not(house: Served) -> None:
    at, asked, other = turn(house)
    path = f"/api/tables/{at.table}/why"
    before = asked.game(at.table)
    legal = before["legal"][0]
    for given in (legal["index"], legal["text"]):
        why = asked.get(path, action=given, lang="en")
        assert why["possible"]
        assert why["message"] == told(asked, at.table)["words"]["actions"][0]["label"]
        assert why["rules"]
    why = asked.get(path, action="buy(crop=fish)", lang="en")
    assert not why["possible"]
    assert "buy(" not in why["message"]
    (rule,) = why["rules"]
    sections = asked.get("/api/titles/rapanui/rules", lang="en")["sections"]
    assert rule in [each["number"] for section in sections for each in section["rules"]]
    why = other.get(path, action=legal["text"], lang="de")
    assert not why["possible"]
    assert why["message"].startswith(Words("de")("face-not-your-turn"))
    assert why["rules"] == []
    assert asked.game(at.table) == before


def test_why_is_refused_like_an_action(house: Served) -> None:
    at, asked, _ = turn(house)
    path = f"/api/tables/{at.table}/why"
    for nonsense in ("sail", "buy(crop=gold)", "99999", "9999999999999", "buy(", "²"):
        asked.get(path, 400, action=nonsense)
    asked.get(path, 400)
    house.guest("a watcher").get(path, 403, action="0")
    house.somebody().get(path, 403, action="0")
    waiting = asked.table()
    asked.get(f"/api/tables/{waiting}/why", 409, action="0")
    asked.get("/api/tables/nowhere/why", 404, action="0")


def test_after_the_end_nothing_is_possible(house: Served) -> None:
    at = party(house)
    play_out(house, at.table, *at.people)
    why = at.people[0].get(f"/api/tables/{at.table}/why", action="0", lang="it")
    assert not why["possible"]
    assert why["message"].startswith(Words("it")("face-game-over"))


# Rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook(house: Served, language: str) -> None:
    words = Words(language, strict=True)
    for title in ("giants", "raiatea", "rapanui"):
        book = house.somebody().get(f"/api/titles/{title}/rules", lang=language)
        assert book["title"] == title
        assert book["name"] == words(f"{title}-name")
        assert book["about"] == words(f"{title}-about")
        assert [section["name"] for section in book["sections"]] == [
            section.name for section in rulebook.sections(title, words)
        ]
        rules = [rule for section in book["sections"] for rule in section["rules"]]
        assert [rule["number"] for rule in rules] == rulebook.numbers(title, words)
    house.somebody().get("/api/titles/chess/rules", 404)
