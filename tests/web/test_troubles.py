"""What goes wrong in life: each gets a helpful word, and play goes on when it can."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.modes import once
from tests.server.serving import Served
from tests.waiting import wait_until
from tests.web.browsing import Browsing, PageClock, serving_page
from tests.web.playing import ASKED, ON_BOARD, play_on_board
from tests.web.test_together import LINE_LOST

pytestmark = once

BOARDS = "**/assets/Board-*.js"


def test_the_server_goes_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """What is chosen while it is gone is played when it is back."""
    with serving_page(tmp_path) as served:
        port = int(served.url.rpartition(":")[2])
        people = Browsing(browser, served)
        people.allow(LINE_LOST)
        person = served.guest("Moana")
        table = person.table("rapanui", seats=["me", "easy"], start=True)
        page = people.somebody(like=person)
        clock = PageClock(page)
        page.goto(f"/table/{table}")
        page.wait_for_selector(ASKED)
        page.wait_for_selector(ON_BOARD)  # so that the page has everything before the server goes
        moment = page.locator("#choices").get_attribute("data-moment")
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.locator(ASKED).first.click()
    page.get_by_role("button", name="Confirm").click()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.get_by_text("Your choice is kept")).to_be_in_viewport()  # wherever one looks
    clock.hold()  # so that the note stays until it is seen
    with serving_page(tmp_path, port=port):
        note = page.get_by_role("status").filter(has_text="The connection is back.")

        def is_back() -> bool:
            clock.step(PageClock.SLICE_MS / 1000)
            return note.is_visible()

        wait_until(is_back)
        clock.resume()
        expect(page.get_by_text("The connection is lost")).to_be_hidden()
        expect(page.locator("#choices")).not_to_have_attribute("data-moment", str(moment))
        play_on_board(page, Random(1), 2)
        people.close()
    assert people.troubles() == []


@pytest.mark.long
def test_a_page_that_cannot_be_fetched(browser: Browser, tmp_path: Path) -> None:
    """Nobody is told of a new version when the server is gone; it comes when the server does."""
    with serving_page(tmp_path, thinkers=0) as served:
        port = int(served.url.rpartition(":")[2])
        people = Browsing(browser, served)
        people.allow(LINE_LOST)
        people.allow("Failed to fetch dynamically imported module")
        page = people.somebody()
        page.goto("/")
        page.locator("main form").wait_for()
    page.get_by_role("link", name="Settings").first.click()
    expect(page.get_by_text("could not be loaded")).to_be_visible()
    with serving_page(tmp_path, thinkers=0, port=port):
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        expect(page.get_by_text("There is a new version")).to_be_hidden()
        people.close()
    assert people.troubles() == []


def test_a_board_that_cannot_be_fetched(served: Served, browsing: Browsing) -> None:
    """The table is played in words meanwhile, and drawn when the server is back."""
    browsing.allow(LINE_LOST)
    browsing.allow("Failed to fetch dynamically imported module")
    person = served.guest("Moana")
    table = person.table("rapanui", seats=["me", "easy"], start=True)
    page = browsing.somebody(like=person)
    page.route("**/health", lambda route: route.abort())
    page.route(BOARDS, _abort_drawn)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board .plain")
    page.wait_for_selector(ASKED)
    assert page.locator(ON_BOARD).count() == 0
    page.unroute(BOARDS)
    page.unroute("**/health")
    page.wait_for_selector(ON_BOARD)


def _abort_drawn(route: Route) -> None:
    """Abort the board of a title; the part of the page that loads it has the same name."""
    response = route.fetch()
    if "Board-" in response.text():
        route.fulfill(response=response)
    else:
        route.abort()


def test_a_table_that_is_not_there(browsing: Browsing) -> None:
    browsing.allow("404")
    page = browsing.somebody()
    page.goto("/table/nonsense")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator("main form")).to_be_visible()


def test_an_old_tab_after_an_upgrade(served: Served, browsing: Browsing) -> None:
    person = served.guest("Moana")
    table = person.table("rapanui", seats=["me", "easy"], start=True)
    page = browsing.somebody(like=person)
    page.route_web_socket("**/socket*", _newer)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("There is a new version of this page")).to_be_visible()
    expect(page.get_by_role("button", name="Load anew")).to_be_visible()


def _newer(socket: WebSocketRoute) -> None:
    """Between page and server: the server seems to have a newer page."""
    server = socket.connect_to_server()

    def back(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            message["build"] = "another"
        socket.send(json.dumps(message))

    server.on_message(back)
