"""What is said at every table, and the rules by their numbers."""

import pytest

import vaka
from tests.modes import once
from vaka.core.errors import IllegalAction
from vaka.faces import face_of, rulebook
from vaka.faces.asking import bot_names, ended, question, reason, refusal, waiting
from vaka.locale import LANGUAGES, Words

pytestmark = once

EN = Words("en", strict=True)
NAMES = ("Moana", "Hina", "Tane")

# Choices that say by themselves what they are, and stand alone.
WITHOUT_HEADING = {
    "giants": {"leave", "mark", "pass", "skip", "half-tablet"},
    "raiatea": {"done", "gatherer", "pass"},
    "rapanui": {"skip"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", WITHOUT_HEADING)
def test_choices_that_belong_together_have_a_heading(title: str, language: str) -> None:
    face, words = face_of(title), Words(language, strict=True)
    headings = {action.name: face.group_text(action, words) for action in vaka.load(title).actions}
    assert {name for name, text in headings.items() if not text} == WITHOUT_HEADING[title]
    said = [text for text in headings.values() if text]
    assert len(set(said)) == len(said)


def test_a_title_without_words_is_told_by_its_own_names() -> None:
    sailing = {"title": "voyage", "decision": {"kind": "sail"}, "outcome": {"reason": "storm"}}
    assert question(sailing, EN) == "sail"
    assert reason(sailing, EN) == "storm"
    action = vaka.load("rapanui").new(2, 1).catalog.parse("buy(crop=fish)")
    assert face_of("voyage").group_text(action, EN) == "buy"
    assert rulebook.sections("voyage", EN) == []
    foreign = IllegalAction("voyage", "sail", "V1", "storm")
    assert "V1" in refusal(foreign, Words("en"))


def test_who_is_waited_for_and_who_has_won() -> None:
    assert waiting([0, 2], EN, NAMES) == "Waiting for Moana, Tane."
    assert ended({"winners": [1]}, EN, NAMES) == "The game is over. Hina wins."
    assert ended({"winners": [0, 1]}, EN, NAMES).endswith("A shared victory: Moana, Hina.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_called_by_their_levels(language: str) -> None:
    words = Words(language, strict=True)
    names = bot_names([None, "hard", "easy", "hard", "medium"], words)
    assert names[0] == ""
    assert len(set(names)) == 5
    assert (names[1][-2:], names[3][-2:]) == (" 1", " 2")
    assert names[1][:-2] == names[3][:-2]


def test_actions_can_name_the_seats() -> None:
    rival = vaka.load("raiatea").new(3, 1).catalog.parse("opponent(seat=1)")
    view = vaka.load("raiatea").new(3, 1).view(0)
    assert face_of("raiatea").action_text(rival, view, EN) == "Choose B"
    assert face_of("raiatea").action_text(rival, view, EN, NAMES) == "Choose Hina"
    pay = vaka.load("giants").new(3, 1).catalog.parse("pay(seat1=1, seat2=2)")
    said = face_of("giants").action_text(pay, {}, EN, NAMES)
    assert said.endswith("Hina +1, Tane +2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", WITHOUT_HEADING)
def test_the_rulebook_has_every_rule_in_a_section(title: str, language: str) -> None:
    words = Words(language, strict=True)
    sections = rulebook.sections(title, words)
    assert all(section.name and section.rules for section in sections)
    told = [number for section in sections for number, _ in section.rules]
    assert told == rulebook.numbers(title, words)
    assert set(told) == set(rulebook.numbers(title, EN))
    text = sections[1].rules[0][1]
    assert rulebook.rule_text(title, f" {sections[1].rules[0][0].lower()} ", words) == text
    assert rulebook.rule_text(title, "X0", words) is None


def test_a_question_leaves_one_with_something_else_when_it_is_answered() -> None:
    """At a location of Raiatea: what it asks for is done, and extras are left, or only the end."""
    words = Words("en", strict=True)
    view = {"title": "raiatea", "decision": {"kind": "forest"}}
    parse = vaka.load("raiatea").new(3, 1).catalog.parse
    asked, more = words("raiatea-decision-forest"), words("raiatea-decision-forest-more")
    assert question(view, words) == asked
    assert question(view, words, [parse("done"), parse("pick(card=uru)")]) == asked
    assert question(view, words, [parse("done")]) == more
    assert question(view, words, [parse("done"), parse("mirror(mask=oro)")]) == more
    bidding = {"title": "raiatea", "decision": {"kind": "prepare"}}
    assert question(bidding, words, [parse("done")]) == words("raiatea-decision-prepare")


def test_rapa_nui_says_why_others_are_asked_and_when_the_deck_runs_out() -> None:
    words = Words("en", strict=True)
    face = face_of("rapanui")
    view = vaka.load("rapanui").new(3, 1).view(0)
    for kind, deck, key in [
        ("play", 9, None),
        ("play", 8, "rapanui-hint-deck"),
        ("draw", 2, "rapanui-hint-deck"),
        ("sacrifice", 2, "rapanui-hint-sacrifice"),
        ("collect", 30, "rapanui-hint-collect"),
    ]:
        told = face.hint({**view, "deck": deck, "decision": {"kind": kind}}, words)
        assert told == ("" if key is None else words(key, count=deck))
