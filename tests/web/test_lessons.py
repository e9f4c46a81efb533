"""First games in the browser: each is played through, so that none ever goes stale."""

import pytest
from playwright.sync_api import Page, expect

from tests.modes import once
from tests.web.browsing import PHONE, Browsing, axe, shot
from tests.web.playing import tab_to
from vaka.lessons import Lesson, Note, known, lesson_of
from vaka.locale import Words

pytestmark = once

COACH = ".coach"
BUTTON = ".coach .buttons button"
MEANT = "#choices .choice.meant"


def the_lesson(title: str) -> Lesson:
    lesson = lesson_of(title)
    assert lesson is not None
    return lesson


class Learner:
    """Somebody at a first game, who reads each note and looks at what it points at."""

    def __init__(self, page: Page, title: str, language: str = "en") -> None:
        self.page = page
        self.lesson = the_lesson(title)
        self.words = Words(language, strict=True)

    def say(self, key: str, **args: str | int) -> str:
        return self.words(key, **args)

    def begin(self) -> None:
        """From the lobby."""
        self.page.goto("/")
        title = self.say(f"{self.lesson.title}-name")
        self.page.get_by_role(
            "button", name=self.say("web-lesson-learn-title", title=title)
        ).click()
        self.page.wait_for_url("**/table/*")

    def reads(self, step: int) -> Note:
        """The note of a step is there, and so is all that it speaks of."""
        note = self.lesson.notes[step]
        coach = self.page.locator(COACH)
        expect(coach).to_have_attribute("data-step", str(step + 1))
        expect(coach.locator(".note")).to_have_text(self.say(self.lesson.key(note.say)))
        expect(self.page.locator(".ring")).to_have_count(len(note.spots))
        return note

    def presses(self) -> None:
        """The coach's own button: to go on, to be shown what to do, to do it."""
        self.page.locator(BUTTON).first.click()

    def follows(self, note: Note) -> None:
        """Do what a note says with the coach's button alone."""
        self.presses()
        if note.do is not None:
            expect(self.page.locator(BUTTON)).to_have_text(self.say("web-lesson-do"))
            self.presses()

    def chooses(self, note: Note) -> None:
        """From the list, where the one that is meant is marked."""
        assert note.do is not None
        choice = self.page.locator(MEANT)
        expect(choice).to_have_attribute("data-action", note.do)
        choice.click()
        choice.click()

    def goes_through(self, last: int | None = None) -> None:
        for step in range(len(self.lesson.notes))[:last]:
            note = self.reads(step)
            if note.do is not None:
                self.chooses(note)
            elif step + 1 < len(self.lesson.notes):
                self.presses()


def test_at_a_desk(page: Page) -> None:
    learner = Learner(page, "rapanui")
    learner.begin()
    learner.reads(0)
    axe(page)
    learner.presses()
    learner.reads(1)
    learner.presses()
    note = learner.reads(2)
    shot(page, "lesson-rapanui")
    # Another choice than the one that is meant, on the board: nothing happens but a kind word.
    page.locator(".board .pick.open button").first.click()
    reason = learner.say(learner.lesson.key(note.whys[0][1]))
    expect(page.locator(f"{COACH} .why")).to_have_text(reason)
    expect(page.locator("#choices .confirm")).to_have_count(0)
    page.locator(".board .pick.open button").nth(1).click()  # the potato gatherer
    expect(page.locator(f"{COACH} .why")).to_have_count(0)
    page.locator("#choices .confirm button").last.click()
    learner.reads(3)
    page.reload()  # nothing is lost
    for step in range(3, len(learner.lesson.notes)):
        note = learner.reads(step)
        if note.do is not None:
            learner.chooses(note)
        elif step + 1 < len(learner.lesson.notes):
            learner.presses()
    axe(page)
    shot(page, "lesson-rapanui-end")
    page.get_by_role("button", name="Play on here").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.locator("#choices [data-index]").first.click()
    page.locator("#choices .confirm button").last.click()
    expect(page.locator("#choices .choice.meant")).to_have_count(0)


@pytest.mark.long
def test_on_a_phone(browsing: Browsing) -> None:
    """With the coach's button alone; what it points at is never under the coach."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    learner = Learner(page, "giants")
    learner.begin()
    for step in range(len(learner.lesson.notes)):
        note = learner.reads(step)
        if note.spots:
            page.wait_for_function(IN_SIGHT)
        if step in (2, len(learner.lesson.notes) // 2):
            shot(page, f"lesson-giants-phone-{step}")
        if step + 1 < len(learner.lesson.notes):
            learner.follows(note)
    axe(page)


# The first ring lies below the bar with the coach in it, at least with its head.
IN_SIGHT = """() => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return ring !== undefined && ring.top + 12 >= bar.bottom && ring.top + 20 < innerHeight;
}"""


@pytest.mark.long
def test_in_french_with_the_keyboard(browsing: Browsing) -> None:
    page = browsing.somebody(locale="fr-FR")
    learner = Learner(page, "raiatea", "fr")
    page.goto("/rules/raiatea")
    page.locator(".learn button").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(BUTTON)
    tab_to(page, BUTTON)
    for step in range(len(learner.lesson.notes) - 1):
        note = learner.reads(step)
        page.wait_for_function(HAS_FOCUS)
        page.keyboard.press("Enter")
        if note.do is not None:
            expect(page.locator(BUTTON)).to_have_text(learner.say("web-lesson-do"))
            page.keyboard.press("Enter")
    learner.reads(len(learner.lesson.notes) - 1)


HAS_FOCUS = "() => document.activeElement?.matches('.coach .buttons button')"


@pytest.mark.parametrize("title", known())
def test_every_title_offers_its_own(title: str, page: Page) -> None:
    name = Words("en")(f"{title}-name")
    page.goto(f"/rules/{title}")
    page.get_by_role("button", name=f"Learn {name} by playing").click()
    page.wait_for_url("**/table/*")
    Learner(page, title).reads(0)
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_url("**/")
