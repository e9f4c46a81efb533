"""A phone on its side: little height, and most of it for the board."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.modes import alike, once
from tests.server.serving import Served
from tests.waiting import wait_until
from tests.web.browsing import Browsing, axe, settle, shot, too_wide
from tests.web.playing import (
    ASKED,
    ON_BOARD,
    choose_radio,
    hurry_to,
    play_now,
    play_on_board,
    press,
    until_asked,
)
from tests.web.test_lessons import BUTTON, Learner
from vaka.core.state import State
from vaka.locale import LANGUAGES

pytestmark = once

ON_ITS_SIDE = {"width": 740, "height": 360}
LEAST = 0.66  # of the height, for what is neither header nor bar
WITH_HEADER = 0.62  # at the top of the page, where all of both is

# How many of the rows of the screen no header and no bar covers, as a share.
SHARE = """() => {
  const bars = [...document.querySelectorAll('body > * > header, .bar, .tools, #choices .confirm')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  let free = 0;
  for (let y = 0; y < innerHeight; y += 1) {
    if (!bars.some(({ top, bottom }) => top <= y && y < bottom)) free += 1;
  }
  return free / innerHeight;
}"""

# What would be pressed instead of one of these, if anything, where the page stands now.
IN_THE_WAY = """(all) => all.flatMap((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return each.contains(at) ? [] : [at?.outerHTML.slice(0, 80) ?? 'it is out of sight'];
})"""


def _has_room(page: Page, least: float = LEAST) -> None:
    """Wait until header and bars leave this share of the height free."""
    settle(page)
    wait_until(lambda: page.evaluate(SHARE), lambda share: share >= least)


def _nothing_in_the_way(all_of_them: Locator) -> None:
    wait_until(lambda: all_of_them.evaluate_all(IN_THE_WAY), lambda found: found == [])


def _somebody(browsing: Browsing, language: str = "en-GB") -> Page:
    return browsing.somebody(viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True, locale=language)


@pytest.mark.parametrize("title", ["Rapa Nui", "Giants", "Raiatea"])
def test_the_board_has_two_thirds_of_the_height(title: str, browsing: Browsing) -> None:
    """When it is asked, when something is chosen, and at the top of the page, where all the rest
    of the bar can be reached.
    """
    page = _somebody(browsing)
    play_now(page, title, 3)
    assert until_asked(page)
    page.wait_for_selector(ON_BOARD)
    page.wait_for_function("() => scrollY > 0")  # what is asked has come into sight
    _has_room(page)
    expect(page.locator("#question")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_in_viewport(ratio=1)
    shot(page, f"low-{title}")
    press(page.locator(ON_BOARD).first)
    _has_room(page)
    shot(page, f"low-{title}-chosen")
    assert not too_wide(page)
    let_go = page.locator("#choices .confirm").get_by_role("button", name="Not this")
    let_go.wait_for()
    said = page.locator("#choices .confirm p").first
    said.evaluate("(said) => said.append(' as long as it may be'.repeat(20))")
    _has_room(page)
    let_go.click()
    page.evaluate("scrollTo(0, 0)")
    _has_room(page, WITH_HEADER)
    for way in (
        page.locator(".where").get_by_role("link", name="Rules"),
        page.locator(".where").get_by_role("button", name="This table"),
    ):
        expect(way).to_be_in_viewport(ratio=1)
    axe(page)


@pytest.mark.parametrize("language", alike(LANGUAGES, "en", "de"))
def test_a_bid_in_giants_is_made_where_the_page_stands(
    language: str, served: Served, browsing: Browsing
) -> None:
    """Also later, when what a turn has brought is told above it: what closes the hands does not lie
    over the pieces, and both are in sight.
    """
    page = _somebody(browsing, language)

    hurry_to(served, page, Random(4), _bids_again, lambda: _begin(page, "Giants", 5))
    assert until_asked(page)
    page.wait_for_function("() => scrollY > 0")
    pieces = page.locator(".board .bid .toggle")
    pieces.nth(1).wait_for()
    _nothing_in_the_way(pieces)
    shot(page, f"low-giants-bid-{language}")
    close = page.locator(".board .bid .do button")
    expect(close).to_be_in_viewport(ratio=1)
    pieces.first.tap()
    expect(pieces.first).to_have_attribute("aria-pressed", "true")
    close.tap()
    expect(close).to_have_attribute("aria-pressed", "true")
    settle(page)
    _nothing_in_the_way(pieces)
    shot(page, f"low-giants-bid-{language}-chosen")
    assert not too_wide(page)


def test_what_can_be_carried_in_giants_is_in_sight(served: Served, browsing: Browsing) -> None:
    """The map is higher than the screen: the page stands where something lights up on it."""
    page = _somebody(browsing)
    hurry_to(served, page, Random(4), _carries, lambda: play_now(page, "Giants", 5))
    assert until_asked(page)
    page.wait_for_function("() => scrollY > 0")
    places = page.locator(".board .hits .pick.open button")
    wait_until(lambda: places.count() - len(places.evaluate_all(IN_THE_WAY)), lambda free: free > 0)
    shot(page, "low-giants-carry")


def _begin(page: Page, title: str, players: int) -> None:
    """From the lobby, in whatever language it is."""
    page.goto("/")
    page.locator("form label", has_text=title).first.click()
    choose_radio(page, str(players), exact=True)
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")


def _bids_again(state: State) -> bool:
    decision = state.decision()
    return decision is not None and decision.kind == "bid" and state.view(0)["turn"] > 1


def _carries(state: State) -> bool:
    """Something that stands on the island, or in the quarry."""
    decision = state.decision()
    taken = {str(action) for action in state.legal_actions(0)}
    return (
        decision is not None
        and decision.kind == "transport"
        and any(
            each["in_front_of"] is None and f"take(object={each['name']})" in taken
            for each in state.view(0)["objects"]
        )
    )


# What answers lies wholly between the bars and the lower edge, and none of it over another.
TO_HAND = """(all) => {
  const found = all.map((what) => document.querySelector(what));
  if (found.includes(null)) return false; // it is still being drawn
  const boxes = found.map((each) => each.getBoundingClientRect());
  const bars = document.querySelector('.board [data-bar]').getBoundingClientRect().bottom;
  const apart = ([one, ...rest]) =>
    one === undefined ||
    (rest.every(({ top, bottom, left, right }) =>
      one.bottom <= top || bottom <= one.top || one.right <= left || right <= one.left) &&
      apart(rest));
  return boxes.every(({ top, bottom }) => bars <= top && bottom <= innerHeight) && apart(boxes);
}"""
HAND = [".board .bid .step", ".board .bid .step:last-of-type", ".board .hold"]
ANSWERS = {
    "prepare": [".board .hand li", ".board .bag:has(.seal)"],
    "bid": HAND,
    "auction": HAND,
}


@pytest.mark.parametrize("language", alike(LANGUAGES, "de"))
@pytest.mark.parametrize("kind", ANSWERS)
def test_what_answers_in_a_ceremony_is_to_hand(
    kind: str, language: str, served: Served, browsing: Browsing
) -> None:
    """Also when the page is loaded anew, with something in the bag or in the hand."""
    page = _somebody(browsing, language)

    def asks(state: State) -> bool:
        decision = state.decision()
        if decision is None or decision.kind != kind:
            return False
        return len(state.legal_actions(0)) > 1  # a card, or mana

    hurry_to(served, page, Random(3), asks, lambda: _begin(page, "Raiatea", 4))
    page.wait_for_function(TO_HAND, arg=ANSWERS[kind])
    shot(page, f"low-{kind}-{language}")
    page.locator(".board .put, .board .bid .step:last-of-type").first.click()
    page.reload()
    page.wait_for_function(TO_HAND, arg=ANSWERS[kind])
    shot(page, f"low-{kind}-{language}-again")
    _has_room(page)
    assert not too_wide(page)


def test_a_first_game(browsing: Browsing) -> None:
    """What the coach says stays, with its button, and the board has room."""
    page = _somebody(browsing)
    learner = Learner(page, "rapanui")
    learner.begin()
    learner.reads(0)
    for step in range(1, 7):
        learner.follows(learner.lesson.notes[step - 1])
        learner.reads(step)
        page.wait_for_function("() => scrollY > 0")
        expect(page.locator(BUTTON)).to_be_in_viewport(ratio=1)
        _has_room(page)
    assert not too_wide(page)


@pytest.mark.parametrize("language", alike(LANGUAGES, "de", "fr"))
def test_what_can_be_done_is_beside_the_question(language: str, browsing: Browsing) -> None:
    """Also on the smallest of phones, with taking back, and where words are long."""
    page = _somebody(browsing, language)
    page.set_viewport_size({"width": 568, "height": 320})
    page.goto("/")
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")
    play_on_board(page, Random(1), 1, phone=True)
    assert until_asked(page)
    tools = page.locator(".bar .tools button")
    expect(page.locator(".bar .undo button")).to_be_visible()
    expect(tools).to_have_count(3)
    settle(page)
    tops = tools.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    page.locator(ASKED).first.evaluate("(at) => at.scrollIntoView({ block: 'center' })")
    _has_room(page)
    assert not too_wide(page)
