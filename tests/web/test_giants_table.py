"""Whole games of Giants through its drawn table, at a desk and on a phone."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.modes import once
from tests.server.playing import party
from tests.server.serving import Served
from tests.waiting import wait_until
from tests.web.browsing import DESK, PHONE, Browsing, axe, shot, too_wide
from tests.web.playing import (
    ASKED,
    CONFIRM,
    OVER,
    answered,
    decision_kind,
    hurry_to,
    next_turn,
    play_now,
    press,
    until_asked,
)
from tests.web.playing_giants import CLOSE, MANY, OBJECTS_ON_HEX, GiantsPlayer
from vaka.core.state import State

pytestmark = once


@pytest.mark.parametrize(
    ("players", "size", "seed"),
    [pytest.param(3, DESK, 3, id="desk"), pytest.param(5, PHONE, 5, id="phone")],
)
@pytest.mark.long
def test_a_whole_game(players: int, size: dict[str, int], seed: int, browsing: Browsing) -> None:
    """With nothing but what can be pressed on the table: hands, figures, hexes, objects."""
    touch = size is PHONE
    page = browsing.somebody(viewport=size, has_touch=touch, is_mobile=touch)
    name = "giants-phone" if touch else "giants-table"
    player = GiantsPlayer(page, Random(seed), touch=touch)
    play_now(page, "Giants", players)
    assert not player.play(12)
    assert until_asked(page)
    shot(page, name, full=True)
    axe(page)
    assert player.play()
    expect(page.locator(OVER).get_by_role("listitem")).to_have_count(players)
    expect(page.locator(".board .seat .at-end")).to_have_count(0)  # all is in the score now
    shot(page, f"{name}-over", full=True)
    axe(page, ".board")  # all around it was looked at before, and a long log takes long
    for way in ("bid", "place", "carry", "pass"):
        assert player.made[way], player.made


def test_the_first_bid_of_five_on_a_phone(browsing: Browsing) -> None:
    """Made and confirmed in the same place, without the list that says the same."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, "Giants", 5)
    turn = next_turn(page)
    assert turn is not None
    assert not too_wide(page)
    heights = page.locator(".seats li").evaluate_all("all => all.map((each) => each.offsetTop)")
    assert len(heights) == 5
    assert len(set(heights)) == 1
    expect(page.locator(ASKED).first).to_be_hidden()
    page.wait_for_function(UNCOVERED, arg=CLOSE)
    page.locator(".board .bid .toggle").first.tap()
    page.locator(CLOSE).tap()
    expect(page.locator(CLOSE)).to_contain_text("Confirm")
    page.locator(CLOSE).tap()
    answered(page, turn.moment)
    nearer = page.get_by_role("button", name="Nearer")
    nearer.scroll_into_view_if_needed()
    places = [nearer.evaluate(FROM_THE_TOP)]
    nearer.tap()  # the window onto the map grows, but not away from under the finger
    expect(page.get_by_role("button", name="The whole island")).to_be_visible()
    places.append(nearer.evaluate(FROM_THE_TOP))
    assert places[0] == pytest.approx(places[1], abs=1)


def test_what_a_figure_does_is_said_before_it_is_placed(browsing: Browsing) -> None:
    """On a phone too: what it is called, that who acts does not carry, what the hex gives."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, "Giants", 3)
    turn = next_turn(page)
    assert turn is not None
    page.locator(CLOSE).tap()
    expect(page.locator(CLOSE)).to_contain_text("Confirm")
    page.locator(CLOSE).tap()
    turn = next_turn(page, after=turn.moment)
    assert turn is not None
    tray = page.locator(".board [data-spot=tray]")
    sorcerer = tray.locator("[data-spot=figure-sorcerer]")
    expect(sorcerer).to_have_text("Sorcerer")
    expect(tray).to_contain_text("needs as many carriers as it is large")
    sorcerer.get_by_role("button").tap()
    expect(tray).to_contain_text("If the sorcerer acts there, he does not carry this turn.")
    press(page.locator("[data-spot=hex-c6]").first, touch=True)
    gives = page.get_by_text("The sorcerer gets a new worker here.")
    expect(gives).to_be_in_viewport(ratio=1)
    page.locator(CONFIRM).tap()
    answered(page, turn.moment)
    expect(page.locator(".bar")).to_contain_text("If it acts, it does not carry this turn.")
    expect(tray.get_by_role("button", name="Do not act")).to_be_visible()


def test_what_a_turn_has_brought_is_told_at_the_next_bid(
    served: Served, browsing: Browsing
) -> None:
    """On a phone too, where the log is far away: in one line, and in full for who opens it."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    later = lambda state: decision_kind(state) == "bid" and state.view(0)["turn"] > 1  # noqa: E731
    hurry_to(served, page, Random(4), later, lambda: play_now(page, "Giants", 5))
    assert until_asked(page)
    last = page.locator("[data-spot=last-turn]")
    expect(last.locator("summary")).to_contain_text(re.compile(r"Turn \d+ is over"))
    expect(last.locator("summary .one")).to_have_count(5)
    expect(last.locator("summary")).to_be_in_viewport(ratio=1)
    page.wait_for_function(UNCOVERED, arg=CLOSE)
    expect(last.get_by_role("listitem")).to_have_count(0)
    last.locator("summary").tap()
    expect(last.get_by_role("listitem")).to_have_count(5)
    assert not too_wide(page)
    axe(page, ".board")


def test_who_picks_sees_all_of_the_coast(served: Served, browsing: Browsing) -> None:
    page = browsing.somebody()
    picks = lambda state: decision_kind(state) == "pick"  # noqa: E731
    hurry_to(served, page, Random(1), picks, lambda: play_now(page, "Giants", 5))
    assert until_asked(page)
    page.wait_for_selector(".board .bids.picking")
    page.wait_for_selector(".board .tray .pick.open")
    assert page.evaluate(COVERED) == []


def test_objects_that_stand_close_are_told_apart_on_a_phone(
    served: Served, browsing: Browsing
) -> None:
    """How many there are is said; who presses that comes so near that each can be pressed."""
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    hurry_to(served, page, Random(2), has_close, lambda: play_now(page, "Giants", 5))
    assert until_asked(page)
    many = page.locator(MANY).first
    count = int(many.locator("xpath=../following-sibling::*[1]").inner_text())
    expect(many).to_have_accessible_name(re.compile(rf"^{count} objects"))
    name = str(many.get_attribute("data-hit"))
    shot(page, "giants-many")
    many.tap()
    expect(page.locator(f"[data-hit={name}]")).to_have_count(0)
    place = page.locator(f"[data-hit={name.replace('many', 'hex')}]")
    # Each is as large as a finger needs, and nothing covers it.
    there = wait_until(
        lambda: place.evaluate(OBJECTS_ON_HEX),
        lambda there: len(there) == count and all(map(can_be_tapped, there)),
    )
    shot(page, "giants-many-near")
    page.locator(f"[data-hit={there[0]['name']}]").tap()
    expect(page.locator(CONFIRM)).to_be_visible()


def can_be_tapped(thing: dict[str, Any]) -> bool:
    return bool(thing["width"] >= FINGER and thing["height"] >= FINGER and thing["free"])


def has_close(state: State) -> bool:
    """Whether two objects on one hex can be taken."""
    if decision_kind(state) != "transport":
        return False
    legal = {str(action) for action in state.legal_actions(0)}
    hexes = [
        each["hex"]
        for each in state.view(0)["objects"]
        if each["in_front_of"] is None and f"take(object={each['name']})" in legal
    ]
    return len(set(hexes)) < len(hexes)


# The ahus that lie under what is asked beside the map, when the map is in sight.
COVERED = """() => {
  document.querySelector('.board .isle').scrollIntoView({ block: 'end', behavior: 'instant' });
  const boxOf = (each) => each.getBoundingClientRect();
  const over = [...document.querySelectorAll('.board .stick > *')].map(boxOf);
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  return [...document.querySelectorAll('.board .hits [data-hit^=ahu-]')]
    .filter((ahu) => over.some((box) => meet(box, boxOf(ahu))))
    .map((ahu) => ahu.dataset.hit);
}"""
FINGER = 23.9  # pixels, and what is lost by rounding
# What answers lies above the bar at the lower edge of a phone's screen.
UNCOVERED = """(what) => {
  const place = document.querySelector(what).getBoundingClientRect();
  return place.bottom <= document.querySelector('.bar .tools').getBoundingClientRect().top;
}"""
FROM_THE_TOP = """(button) =>
  button.getBoundingClientRect().top - button.closest('.map').getBoundingClientRect().top
"""


def test_screens_as_printed_hide_rivals_stocks(served: Served, browsing: Browsing) -> None:
    seated = party(served, "giants", 3, options={"screens": "as_printed"})
    page = browsing.somebody(seated.people[0])
    page.goto(f"/table/{seated.table}")
    held = [page.locator(f".board [data-spot=workers-{seat}]") for seat in range(3)]
    expect(held[0]).to_have_text("1")
    for rival in held[1:]:
        expect(rival).to_have_text("?")
        expect(rival).to_have_attribute("title", "Workers: hidden")
    expect(page.locator(".board [data-spot=halves-1]")).to_have_text("0")
    told = page.locator(".board .hidden li", has_text=re.compile("^guest 1:"))
    expect(told).to_contain_text("Workers hidden; Markers hidden; Logs hidden; Half-tablets 0")
    axe(page, ".board")
