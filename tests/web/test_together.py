"""People at one table, each with a browser: in step, also after a broken line."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.modes import once
from tests.server.playing import Party, party
from tests.server.serving import Served
from tests.web.browsing import Browsing
from tests.web.playing import answered, next_turn, play_on_board

pytestmark = once

LINE_LOST = r"WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED"


def _at(browsing: Browsing, sitting: Party, seat: int) -> Page:
    page = browsing.somebody(like=sitting.people[seat])
    page.goto(f"/table/{sitting.table}")
    page.locator("#question").wait_for()
    return page


def _asked(sitting: Party, pages: list[Page]) -> tuple[Page, Page]:
    """Who is asked, and who is not."""
    seat = sitting.asked()[0]
    return pages[seat], pages[1 - seat]


def _in_step(sitting: Party, pages: list[Page]) -> None:
    """Wait until all pages show what the server has."""
    ply = sitting.people[0].game(sitting.table)["ply"]
    for page in pages:
        expect(page.locator("[data-ply]").last).to_have_attribute("data-ply", str(ply))


def test_two_browsers_and_a_broken_line(served: Served, browsing: Browsing) -> None:
    browsing.allow(LINE_LOST)
    luck = Random(3)
    sitting = party(served)
    pages = [_at(browsing, sitting, seat) for seat in range(2)]
    for _ in range(4):
        acting, _other = _asked(sitting, pages)
        play_on_board(acting, luck, 1)
    _in_step(sitting, pages)
    acting, other = _asked(sitting, pages)
    known = other.locator("[data-ply]").count()
    other.context.set_offline(True)
    served.inside(_hang_up(served, sitting.table, sitting.asked()[0]))
    expect(other.get_by_text("The connection is lost")).to_be_visible()
    play_on_board(acting, luck, 1)
    other.context.set_offline(False)
    expect(other.get_by_text("The connection is lost")).to_be_hidden()
    expect(other.locator("[data-ply]")).not_to_have_count(known)
    _in_step(sitting, pages)
    for _ in range(4):
        acting, _other = _asked(sitting, pages)
        play_on_board(acting, luck, 1)


async def _hang_up(served: Served, table: str, kept: int) -> None:
    """Hang up on everybody but a seat."""
    live = served.house.hall.held(table)
    assert live is not None
    for line in list(live.listeners):
        if line.seat != kept:
            line.send(b"")


def test_who_is_asked_for_an_undo_knows_what_goes_with_it(
    served: Served, browsing: Browsing
) -> None:
    luck = Random(4)
    sitting = party(served)
    pages = [_at(browsing, sitting, seat) for seat in range(2)]
    for _ in range(40):
        acting, other = _asked(sitting, pages)
        play_on_board(acting, luck, 1)
        seat = pages.index(other)
        told = sitting.people[seat].game(sitting.table)
        if told["undo"] == "ask" and 1 - seat in told.get("undo_along", []):
            break
    else:
        raise AssertionError("nobody has ever moved after another's choice that can be taken back")
    _in_step(sitting, pages)  # an undo of an older choice would be refused
    other.locator(".bar .undo button").click()
    asked = acting.locator(".proposal")
    expect(asked).to_contain_text("would like to take back a choice. Do you agree?")
    expect(asked).to_contain_text("back with it")
    expect(asked).to_contain_text(re.compile("[Yy]our"))
    acting.get_by_role("button", name="Agree").click()
    expect(asked).to_have_count(0)
    expect(acting.locator(".entry.taken")).to_have_count(1 + len(told["undo_along"]))


def test_two_tabs_of_one_seat_stay_in_step(served: Served, browsing: Browsing) -> None:
    luck = Random(2)
    sitting = party(served)
    seat = sitting.asked()[0]
    first = _at(browsing, sitting, seat)
    second = first.context.new_page()
    second.goto(f"/table/{sitting.table}")
    turn = next_turn(second)
    assert turn is not None
    play_on_board(first, luck, 1)
    answered(second, turn.moment)


def test_who_looks_on_may_not_choose(served: Served, browsing: Browsing) -> None:
    sitting = party(served)
    page = browsing.somebody()
    page.goto(f"/table/{sitting.table}")
    expect(page.get_by_text("You are looking on")).to_be_visible()
    assert page.locator("#choices").count() == 0


def test_friends_come_by_link(browsing: Browsing) -> None:
    """A table for friends, made and joined in the page."""
    host, friend = browsing.somebody(), browsing.somebody()
    host.goto("/new?title=rapanui")
    host.locator("main form button[type=submit]").press("Enter")
    host.wait_for_url("**/table/*")
    link = host.url
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").or_(
        friend.get_by_role("button", name="Sit here")
    ).first.click()
    start = host.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
