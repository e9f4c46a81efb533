"""First games never go stale: each script is played on the engine, and all it says is there."""

import re
from collections.abc import Collection
from fnmatch import fnmatchcase

import pytest

import vaka
from tests.modes import once
from vaka.core.state import State
from vaka.lessons import Lesson, Script, known, lesson_of, script_of
from vaka.locale import LANGUAGES, Words

pytestmark = once

TITLES = ("giants", "raiatea", "rapanui")
SHORTEST, LONGEST = 12, 40  # notes
LETTERS = 330  # of a note: what fits on a phone beside the board
SPOT = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def the_lesson(title: str) -> Lesson:
    lesson = lesson_of(title)
    assert lesson is not None
    return lesson


def begun(lesson: Lesson) -> State:
    return vaka.load(lesson.title).new(lesson.players, lesson.seed, lesson.options)


def test_each_title_has_one() -> None:
    assert known() == TITLES
    assert lesson_of("chess") is None
    assert script_of("chess") is None


@pytest.mark.parametrize("title", known())
def test_the_script_can_be_played(title: str) -> None:
    """Every move is legal when its turn comes, and at the end the learner is free to choose."""
    lesson = the_lesson(title)
    script = Script(lesson)
    state = begun(lesson)
    made: list[list[int]] = [[] for _ in range(lesson.players)]
    for place, (seat, text) in enumerate(lesson.moves):
        legal = {str(action): action for action in state.legal_actions(seat)}
        assert text in legal, f"move {place} of seat {seat}: {text}, but there is {sorted(legal)}"
        assert script.is_followed(made)
        assert not script.is_over(made)
        assert script.meant(made, seat) == legal[text].index
        if seat == lesson.seat:
            check_note(script, made, legal.keys())
        state.apply(seat, legal[text])
        made[seat].append(legal[text].index)
    assert script.is_over(made)
    decision = state.decision()
    assert decision is None or lesson.seat in decision.seats


def check_note(script: Script, made: list[list[int]], legal: Collection[str]) -> None:
    """What is asked for is what the script does, and each reason why not is of some use."""
    note = script.asks(made)
    assert note is not None
    others = [text for text in legal if text != note.do]
    patterns = [pattern for pattern, _ in note.whys]
    for at, pattern in enumerate(patterns):
        first = [text for text in others if not any(fnmatchcase(text, p) for p in patterns[:at])]
        assert any(fnmatchcase(text, pattern) for text in first), (note.say, pattern, sorted(legal))


@pytest.mark.parametrize("title", known())
def test_it_is_neither_short_nor_long(title: str) -> None:
    lesson = the_lesson(title)
    assert SHORTEST <= len(lesson.notes) <= LONGEST
    assert lesson.notes[0].do is None, "first of all, the goal"
    assert lesson.notes[-1].do is None, "at the end, what to try"
    assert len({note.say for note in lesson.notes}) == len(lesson.notes)
    assert all(SPOT.fullmatch(spot) for note in lesson.notes for spot in note.spots)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", known())
def test_all_is_said_in_every_language(title: str, language: str) -> None:
    lesson = the_lesson(title)
    words = Words(language, strict=True)
    for note in lesson.notes:
        for say in note.said():
            assert len(words(lesson.key(say))) <= LETTERS, say


def test_seats_may_answer_in_any_order() -> None:
    script = Script(the_lesson("rapanui"))
    assert script.is_followed([[], [], []])
    first = script.moves[2][0]
    assert script.meant([[], [], [first]], 2) == script.moves[2][1]
    assert not script.is_followed([[], [], [first + 1]])
