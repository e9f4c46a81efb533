"""Raiatea through its drawn table: whole games, and the ceremony as a scene."""

from functools import partial
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.modes import alike, once
from tests.server.serving import Served
from tests.waiting import wait_until
from tests.web.browsing import PHONE, Browsing, axe, shot
from tests.web.playing import (
    CONFIRM,
    ON_BOARD,
    OVER,
    answered,
    decision_kind,
    hurry_to,
    moment,
    next_turn,
    play_now,
    play_on_board,
    press,
    until_asked,
)
from vaka.core.state import State

pytestmark = once

SCENE = ".board [data-spot=ceremony]"
PUT = ".board .put:not(:disabled)"
MORE = ".board .bid .step >> nth=1"
SEAL = ".board .seal"
MINUTE_SECONDS = 60  # ahead of the page's time, which goes on until it is held
STEP_MILLISECONDS = 40  # less than any update is shown
BOX_TOLD = ".board .ask"  # explanations are there as soon as the server has told the box


def handle(page: Page, luck: Random, *, touch: bool = False) -> None:
    """Put rituals into the bag, and mana into the hand, before the bag or the hand is given."""
    if page.locator(".board .put").count():
        page.locator(BOX_TOLD).first.wait_for(state="attached")
        inside = page.locator(".board .put[aria-pressed=true]")
        out = page.locator(f"{PUT}[aria-pressed=false]")
        while out.count() and luck.random() < 0.7:
            count = inside.count()
            press(out.first, touch=touch)
            expect(inside).to_have_count(count + 1)
    if page.locator(MORE).count():
        for mana in range(1, luck.randrange(4) + 1):
            if page.locator(MORE).is_enabled():
                press(page.locator(MORE), touch=touch)
                expect(page.locator(".board .bid output b")).to_have_text(str(mana))


def play_until(page: Page, what: str, luck: Random, most: int = 200) -> None:
    """Play on until something is on the table."""
    for _ in range(most):
        assert next_turn(page, places=ON_BOARD), f"the game is over without {what}"
        if page.locator(what).count():
            return
        play_on_board(page, luck, 1, handle=handle)
    raise AssertionError(f"there was no {what}")


def prepares(state: State) -> bool:
    """Whether rituals can be put into the bag."""
    return decision_kind(state) == "prepare" and len(state.legal_actions(0)) > 1


@pytest.mark.long
def test_a_whole_game_of_three(page: Page) -> None:
    """From the lobby to the result, with nothing but what can be pressed on the table."""
    luck = Random(4)
    play_now(page, "Raiatea", players=3)
    play_on_board(page, luck, 12, handle=handle)
    assert until_asked(page)
    shot(page, "raiatea-table", full=True)
    axe(page)
    assert play_on_board(page, luck, handle=handle) > 5
    expect(page.locator(OVER).get_by_role("listitem")).to_have_count(3)
    rows = page.locator(".board table tbody tr")
    expect(rows).to_have_count(3)
    # The result comes first, and no mission is offered any more.
    first = page.locator(".board [data-part=ceremony]").first
    expect(first).to_contain_text("Where the points come from")
    expect(page.locator(".board .mission.can")).to_have_count(0)
    shot(page, "raiatea-table-over", full=True)
    axe(page)


@pytest.mark.long
def test_a_whole_game_of_five_on_a_phone(browsing: Browsing) -> None:
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    luck = Random(6)
    by_touch = partial(handle, touch=True)
    play_now(page, "Raiatea", players=5)
    play_on_board(page, luck, 8, phone=True, handle=by_touch)
    assert until_asked(page)
    shot(page, "raiatea-phone", full=True)
    axe(page)
    assert play_on_board(page, luck, phone=True, handle=by_touch) > 5
    expect(page.locator(OVER).get_by_role("listitem")).to_have_count(5)
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_the_ceremony_is_a_scene(served: Served, page: Page) -> None:
    """Rituals go into the bag and out again before it is given; a bid is held in a closed hand."""
    luck = Random(2)
    hurry_to(served, page, luck, prepares, lambda: play_now(page, "Raiatea", players=3))
    assert until_asked(page)
    page.locator(SEAL).wait_for()
    scene = page.locator(SCENE)
    expect(scene.locator("[aria-current=step]")).to_have_count(1)
    expect(scene.locator("ol[aria-label='The six steps'] > li")).to_have_count(6)
    asked = moment(page)
    press(page.locator(PUT).first)
    expect(page.locator(SEAL)).to_contain_text("Close the bag")
    shot(page, "raiatea-prepare")
    press(page.locator(".board .put[aria-pressed=true]"))
    expect(page.locator(SEAL)).to_contain_text("hand in nothing")
    assert moment(page) == asked  # nothing was given yet
    press(page.locator(PUT).first)
    page.reload()  # what was put in and not handed in is not lost
    expect(page.locator(".board .put[aria-pressed=true]")).to_have_count(1)
    assert moment(page) == asked
    # The list closes this bag, not an empty one.
    page.locator("#choices [data-action=done]").click()
    expect(page.locator("#choices .confirm")).to_contain_text("Put 1 ritual into the bag")
    page.locator(SEAL).click()
    answered(page, asked)
    page.reload()
    expect(scene.locator("[aria-current=step]")).to_have_count(1)
    play_until(page, MORE, luck)
    assert kept_by(page) == []  # the bag is closed: nothing more is to be kept of it
    page.locator(MORE).click()
    page.reload()
    expect(page.locator(".board .hold")).to_have_text("Bid 1 mana")
    shot(page, "raiatea-bid")
    asked = moment(page)
    page.locator(".board .hold").click()
    page.locator(".board .hold").click()
    answered(page, asked)
    play_until(page, f"{SCENE} .reveal", luck)  # at once, unless an auction comes before it is seen
    expect(scene).to_contain_text("All hands are open")
    shot(page, "raiatea-opened")
    axe(page)
    page.reload()  # what the ceremony has shown so far is not lost
    expect(scene).to_contain_text("All hands are open")


def test_the_last_bids_on_a_phone(served: Served, browsing: Browsing) -> None:
    """The last ceremony says that it is; five open hands lie side by side, with their names."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)

    def bid(state: State) -> bool:
        return decision_kind(state) == "bid" and state.view(0)["ceremony"] == 3

    def begin() -> None:
        play_now(page, "Raiatea", players=5)
        page.evaluate("localStorage.setItem('vaka-settings', JSON.stringify({ speed: 'slow' }))")

    page.clock.install()
    hurry_to(served, page, Random(5), bid, begin)
    expect(page.locator(SCENE).get_by_role("heading").first).to_have_text(
        "Ceremony 3, the last one"
    )
    page.locator(".board .hold").click()
    # The bots go on at once: with the clock held, their moves are shown one step at a time.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + MINUTE_SECONDS)
    page.locator(CONFIRM).click()
    hands = page.locator(".board .reveal .palm")

    def step() -> int:
        page.clock.run_for(STEP_MILLISECONDS)
        return hands.count()

    wait_until(step, lambda count: count > 0)
    expect(hands).to_have_count(5)
    boxes = [box for each in hands.all() if (box := each.bounding_box()) is not None]
    assert len(boxes) == 5
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"]
    for name in page.locator(".board .reveal .name").all():
        box = name.bounding_box()
        assert box is not None
        assert box["width"] > 20  # not only for who hears it
    shot(page, "raiatea-last-bids")


def test_the_bag_on_a_phone(served: Served, browsing: Browsing) -> None:
    """Where it is closed is in sight and covers no card, also when the page is loaded anew."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)

    hurry_to(served, page, Random(5), prepares, lambda: play_now(page, "Raiatea", players=4))
    for _ in range(2):
        page.wait_for_function(UNCOVERED)
        expect(page.locator(SEAL)).to_be_in_viewport(ratio=1)
        shot(page, "raiatea-bag-phone")
        page.locator(PUT).first.click()
        page.reload()


# The first card in hand lies between the bars and what closes the bag.
UNCOVERED = """() => {
  const card = document.querySelector('.board .hand li');
  const bag = document.querySelector('.board .bag:has(.seal)');
  if (!card || !bag) return false;
  const { top, bottom } = card.getBoundingClientRect();
  const bars = document.querySelector('.board [data-bar]').getBoundingClientRect().bottom;
  return bars <= top && bottom <= bag.getBoundingClientRect().top;
}"""


def kept_by(page: Page) -> list[str]:
    """What a tab keeps of answers that are not handed in."""
    found: list[str] = page.evaluate(
        "() => Object.keys(sessionStorage).filter((key) => key.startsWith('vaka-raiatea-open'))"
    )
    return found


def test_only_what_may_be_done_comes_back(served: Served, page: Page) -> None:
    """What a tab has kept is not believed: other rituals, too many of them, of another moment."""
    hurry_to(served, page, Random(2), prepares, lambda: play_now(page, "Raiatea", players=3))
    put = page.locator(PUT).first
    copies = page.locator(f".board .put[aria-label='{put.get_attribute('aria-label')}']").count()
    press(put)
    (key,) = kept_by(page)
    told = page.evaluate("(key) => JSON.parse(sessionStorage.getItem(key))", key)
    for moment_of, things, back in (
        (told["moment"], [*told["things"] * 5, "no-such-ritual"], copies),
        ("prepare 3 0 0", told["things"], 0),
        (told["moment"], 7, 0),
    ):
        kept = {"moment": moment_of, "things": things}
        page.evaluate(
            "([key, kept]) => sessionStorage.setItem(key, JSON.stringify(kept))", [key, kept]
        )
        page.reload()
        page.wait_for_selector(SEAL)
        expect(page.locator(".board .put[aria-pressed=true]")).to_have_count(back)


def test_what_the_market_asks_is_in_sight(served: Served, page: Page) -> None:
    """Goods to sell and assistants to hire, with their prices: nothing has to be looked for."""

    def both(state: State) -> bool:
        return {"sell", "hire"} <= {action.name for action in state.legal_actions(0)}

    hurry_to(served, page, Random(5), both, lambda: play_now(page, "Raiatea", players=3))
    for part in ("goods", "assistants"):
        page.wait_for_selector(f".board [data-part={part}] .pick.open button")
        page.wait_for_function(IN_SIGHT, arg=f".board [data-part={part}]")
    shot(page, "raiatea-market")


# All of it lies between the bars and the lower edge of the screen.
IN_SIGHT = """(what) => {
  const { top, bottom } = document.querySelector(what).getBoundingClientRect();
  const bars = document.querySelector('.board [data-bar]').getBoundingClientRect().bottom;
  return top >= bars && bottom <= innerHeight;
}"""


def test_the_end_of_an_auction_can_be_read(served: Served, page: Page) -> None:
    """Who won it and what all have bid stays on the table, whatever is asked next."""

    def auction(state: State) -> bool:
        return decision_kind(state) == "auction"

    hurry_to(served, page, Random(7), auction, lambda: play_now(page, "Raiatea", players=3))
    page.locator(MORE).click()
    page.locator(".board .hold").click()
    page.locator(".board .hold").click()
    line = page.locator(SCENE).get_by_role("listitem").filter(has_text="won the mission on statue")
    expect(line).to_have_count(1)
    expect(line.locator(".bid")).to_have_count(3)
    shot(page, "raiatea-auction")
    axe(page, ".board")


@pytest.mark.parametrize("way", alike(["point", "focus", "press"], "focus"))
def test_every_card_is_explained(way: str, page: Page) -> None:
    play_now(page, "Raiatea", players=3)
    card = page.locator(".board [data-spot=drawn] .explain").first
    card.wait_for()
    card.locator(".ask").wait_for(state="attached")
    if way == "point":
        card.hover()
    elif way == "focus":
        page.keyboard.press("Tab")  # as somebody who uses the keyboard
        card.locator(".pick button").focus()
    else:
        card.hover()
        card.locator(".ask").click()
    note = page.get_by_role("note")
    expect(note).to_be_visible()
    expect(note).to_contain_text("mana")
    if way == "point":
        shot(page, "raiatea-explained")
        axe(page, ".board")
    page.keyboard.press("Escape")
    if way == "focus":
        expect(note).to_have_count(0)
