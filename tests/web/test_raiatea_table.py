"""Raiatea through its drawn table: whole games, and the ceremony as a scene."""

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.modes import alike, once
from tests.server.serving import Served
from tests.web.browsing import PHONE, Browsing, axe, shot
from tests.web.playing import (
    OVER,
    answered,
    hurry,
    hurry_to,
    moment,
    one_of,
    play_now,
    play_on_board,
    until_asked,
)
from vaka.core.state import State

pytestmark = once

SCENE = ".board [data-spot=ceremony]"
PUT = ".board .put:not(:disabled)"
MORE = ".board .bid .step >> nth=1"
SEAL = ".board .seal"


def handle(page: Page, luck: Random) -> None:
    """Put rituals into the bag, and mana into the hand, before the bag or the hand is given."""
    while page.locator(PUT).count() and luck.random() < 0.7:
        out = page.locator(f"{PUT}[aria-pressed=false]")
        if not out.count():
            return
        out.first.click(force=True)
    if page.locator(MORE).count():
        for _ in range(luck.randrange(4)):
            if page.locator(MORE).is_enabled():
                page.locator(MORE).click(force=True)


def until_seen(page: Page, what: str, luck: Random, most: int = 200) -> None:
    """Play on until something is on the table."""
    for _ in range(most):
        assert until_asked(page), f"the game is over without {what}"
        page.wait_for_selector(".board .pick.open button", state="attached")
        if page.locator(what).count():
            return
        play_on_board(page, luck, 1, handle=handle)
    raise AssertionError(f"there was no {what}")


@pytest.mark.long
def test_a_whole_game_of_three(page: Page) -> None:
    """From the lobby to the result, with nothing but what can be touched on the table."""
    one_of(3, lambda: play_three(page))


@pytest.mark.long
def test_a_game_from_its_beginning_to_its_end(served: Served, page: Page) -> None:
    """The same, but its long middle is passed over."""
    one_of(3, lambda: play_three(page, served))


def play_three(page: Page, hurried: Served | None = None) -> None:
    luck = Random(4)
    play_now(page, "Raiatea", players=3)
    play_on_board(page, luck, 12, handle=handle)
    shot(page, "raiatea-table", full=True)
    axe(page)
    if hurried is not None:
        play_on_board(page, luck, 10, handle=handle)
        hurry(hurried, page, luck, 250)
    made = play_on_board(page, luck, handle=handle)
    assert hurried or made > 5  # a hurried game may be close to its end
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
    one_of(3, lambda: play_five(browsing))


def play_five(browsing: Browsing) -> None:
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    luck = Random(6)
    play_now(page, "Raiatea", players=5)
    play_on_board(page, luck, 8, phone=True, handle=handle)
    shot(page, "raiatea-phone", full=True)
    axe(page)
    assert play_on_board(page, luck, phone=True, handle=handle) > 5
    expect(page.locator(OVER).get_by_role("listitem")).to_have_count(5)
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_the_ceremony_is_a_scene(page: Page) -> None:
    """Rituals go into the bag and out again before it is given; a bid is held in a closed hand."""
    luck = Random(2)
    play_now(page, "Raiatea", players=3)
    until_seen(page, SEAL, luck)
    scene = page.locator(SCENE)
    expect(scene.locator("[aria-current=step]")).to_have_count(1)
    expect(scene.locator("ol[aria-label='The six steps'] > li")).to_have_count(6)
    asked = moment(page)
    first = page.locator(PUT).first
    first.click(force=True)
    expect(page.locator(SEAL)).to_contain_text("Close the bag")
    shot(page, "raiatea-prepare")
    page.locator(".board .put[aria-pressed=true]").click(force=True)
    expect(page.locator(SEAL)).to_contain_text("hand in nothing")
    assert moment(page) == asked  # nothing was given yet
    page.locator(PUT).first.click(force=True)
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
    until_seen(page, MORE, luck)
    assert kept_by(page) == []  # the bag is closed: nothing more is to be kept of it
    page.locator(MORE).click()
    page.reload()
    expect(page.locator(".board .hold")).to_have_text("Bid 1 mana")
    shot(page, "raiatea-bid")
    asked = moment(page)
    page.locator(".board .hold").click()
    page.locator(".board .hold").click()
    answered(page, asked)
    until_seen(page, f"{SCENE} .reveal", luck)  # at once, unless an auction comes before it is seen
    expect(scene).to_contain_text("All hands are open")
    shot(page, "raiatea-opened")
    axe(page)
    page.reload()  # what the ceremony has shown so far is not lost
    expect(scene).to_contain_text("All hands are open")


def test_the_last_bids_on_a_phone(served: Served, browsing: Browsing) -> None:
    """The last ceremony says that it is; five open hands lie side by side, with their names."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)

    def bid(state: State) -> bool:
        decision = state.decision()
        return decision is not None and decision.kind == "bid" and state.view(0)["ceremony"] == 3

    hurry_to(served, page, Random(5), bid, lambda: play_now(page, "Raiatea", players=5))
    expect(page.locator(SCENE).get_by_role("heading").first).to_have_text(
        "Ceremony 3, the last one"
    )
    page.locator(".board .hold").click()
    page.locator("#choices .confirm button").last.click()
    hands = page.locator(".board .reveal .palm")
    expect(hands).to_have_count(5)
    boxes = [box for each in hands.all() if (box := each.bounding_box()) is not None]
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

    def prepare(state: State) -> bool:
        decision = state.decision()
        return (
            decision is not None and decision.kind == "prepare" and len(state.legal_actions(0)) > 1
        )

    hurry_to(served, page, Random(5), prepare, lambda: play_now(page, "Raiatea", players=4))
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


def test_only_what_may_be_done_comes_back(page: Page) -> None:
    """What a tab has kept is not believed: other rituals, too many of them, of another moment."""
    play_now(page, "Raiatea", players=3)
    until_seen(page, SEAL, Random(2))
    put = page.locator(PUT).first
    copies = page.locator(f".board .put[aria-label='{put.get_attribute('aria-label')}']").count()
    put.click(force=True)
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
        decision = state.decision()
        return decision is not None and decision.kind == "auction"

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
