"""Time, peace and privacy in the page: clocks, pauses, a bot that stands in, what a host may do,
one's own data, and notices to a chat.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.playing import Party, party
from tests.server.receiving import receiving
from tests.server.serving import Served
from tests.server.timing import pass_time
from tests.web.browsing import Browsing, PageClock, axe, serving_page, settle, shot
from tests.web.playing import choose_radio

pytestmark = once

LIVE = {"bank": 600, "increment": 10, "turn": 0, "stand_in": "easy"}

# Counts the changes of the clocks and of the board from now on.
COUNT_CHANGES = """() => {
  const seen = (what) => {
    const changes = { count: 0 };
    const watch = new MutationObserver((list) => (changes.count += list.length));
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.querySelector(what), all);
    return changes;
  };
  window.changes = { clocks: seen('.seats'), board: seen('section.board') };
}"""


def _at(browsing: Browsing, sitting: Party, seat: int) -> Page:
    page = browsing.somebody(like=sitting.people[seat])
    page.goto(f"/table/{sitting.table}")
    page.locator("#question").wait_for()
    return page


@pytest.fixture
def held_server(tmp_path: Path) -> Iterator[Served]:
    """A server whose time passes only when the test says so, and on which bots do not move."""
    with serving_page(tmp_path, thinkers=0, clock=VirtualClock()) as running:
        yield running


@pytest.mark.long
def test_a_clock_runs_out_and_the_seat_is_taken_back(held_server: Served, browser: Browser) -> None:
    browsing = Browsing(browser, held_server)
    people = [held_server.guest("Moana"), held_server.guest("Kai")]
    table = people[0].table("rapanui", clock={**LIVE, "bank": 10, "increment": 0})
    people[1].join(table)
    pages = [browsing.somebody(like=person) for person in people]
    for page in pages:  # they are there when time begins to run
        page.goto(f"/table/{table}")
        page.get_by_role("textbox", name="Say something").wait_for()
    seat = people[0].post(f"/api/tables/{table}/start")["asked"][0]
    page, other = pages[seat], pages[1 - seat]
    time = page.get_by_role("timer").nth(seat)
    first = time.inner_text()
    expect(time).not_to_have_text(first)  # it ticks, and nobody has told it anything
    expect(page.get_by_role("timer").nth(1 - seat)).to_have_text(re.compile(r"Time left:\s+0:10"))
    pass_time(8.5, held_server)
    expect(page).to_have_title(re.compile("Little time"))
    expect(page.get_by_text("Your time runs short")).to_be_attached()
    pass_time(2, held_server)
    back = page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(other.get_by_text("a bot plays", exact=True)).to_be_visible()
    axe(page)
    shot(page, "clock-stood-in")
    back.click()
    expect(back).to_be_hidden()
    expect(other.get_by_text("a bot plays", exact=True)).to_be_hidden()
    browsing.close()
    assert browsing.troubles() == []


def test_a_pause_by_consent_and_a_bot_for_who_goes(served: Served, browsing: Browsing) -> None:
    sitting = party(served, clock=LIVE)
    seat = sitting.asked()[0]
    page = browsing.somebody(like=sitting.people[seat])
    clock = PageClock(page)
    page.goto(f"/table/{sitting.table}")
    page.wait_for_selector(".board .pick.open")
    settle(page)
    clock.hold()
    page.evaluate(COUNT_CHANGES)
    clock.step(2.2)
    assert page.evaluate("changes.clocks.count") >= 2
    assert page.evaluate("changes.board.count") == 0  # the table is not drawn anew each second
    clock.resume()
    pages = [page, _at(browsing, sitting, 1 - seat)]
    for page in pages:  # the first time somebody says no
        pages[0].get_by_role("button", name="This table").click()
        pages[0].get_by_role("button", name="Ask for a pause").click()
        expect(pages[1].get_by_text("would like a pause. Do you agree?")).to_be_visible()
        expect(pages[0].get_by_text("You would like a pause")).to_be_visible()
        pages[1].get_by_role("button", name="No, play on" if page is pages[0] else "Agree").click()
        expect(pages[0].get_by_text("You would like a pause")).to_be_hidden()
    for page in pages:
        expect(page.get_by_text("The clocks stand still")).to_be_visible()
        expect(page.get_by_label("The board")).to_have_js_property("inert", True)
        expect(page.locator("#choices [data-index]")).to_have_count(0)
    axe(pages[0])
    shot(pages[0], "clock-paused")
    pages[1].get_by_role("button", name="Go on").click()
    for page in pages:
        expect(page.get_by_text("The clocks stand still")).to_be_hidden()
        expect(page.get_by_text("lets the game go on").first).to_be_visible()
    page = pages[0]
    expect(page.locator("#choices [data-index]").first).to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    axe(page, "dialog[open]")
    page.get_by_role("button", name="Let the bot play").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("is back.").first).to_be_visible()


def test_a_table_with_a_clock_is_made_and_listed(browsing: Browsing) -> None:
    page = browsing.somebody()
    page.goto("/new?title=rapanui")
    choose_radio(page, "Live")
    choose_radio(page, "My own")
    page.get_by_role("spinbutton", name="Minutes").fill("25")
    page.get_by_role("spinbutton", name="Seconds").fill("5")
    axe(page)
    choose_radio(page, "Everybody")
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Time: 25 min + 5 s.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("listitem").filter(has_text="25 min + 5 s")).to_be_visible()


def test_the_host_keeps_the_peace(served: Served, browsing: Browsing) -> None:
    people = [served.guest("Moana"), served.guest("Kai")]
    table = people[0].table("rapanui", players=3)
    people[1].join(table)
    people[1].post(f"/api/tables/{table}/chat", {"text": "nonsense"}, 201)
    host, guest = (browsing.somebody(like=person) for person in people)
    for page in (host, guest):
        page.goto(f"/table/{table}")
        page.get_by_text("nonsense").wait_for()
    host.get_by_role("button", name="Mute Kai").click()
    expect(guest.get_by_text("The host has muted you")).to_be_visible()
    expect(guest.get_by_role("textbox", name="Say something")).to_have_count(0)
    axe(guest, ".talk")
    host.get_by_role("button", name="Let Kai talk again").click()
    expect(guest.get_by_role("textbox", name="Say something")).to_be_visible()
    host.get_by_role("button", name="Remove Kai").click()
    host.get_by_role("textbox", name="A few words to Kai").fill("Next time!")
    host.get_by_role("switch", name="Do not let Kai").check()
    axe(host, "dialog[open]")
    host.locator("dialog[open] button[type=submit]").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text(re.compile("does not want you"))
    expect(guest.get_by_text("“Next time!”")).to_be_visible()
    axe(guest)
    host.get_by_role("button", name="Let Kai in again").click()
    expect(guest.get_by_role("button", name="Sit here").first).to_be_visible()


def test_my_data_is_mine(served: Served, browsing: Browsing) -> None:
    somebody = served.somebody()
    somebody.post("/api/account", {"name": "Moana", "password": "a long secret"}, 201)
    page = browsing.somebody(like=somebody)
    clock = PageClock(page)
    browsing.allow("40[0-9]")  # for the wrong password
    page.goto("/account")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download everything").click()
    kept = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert kept["person"]["name"] == "Moana"
    page.get_by_role("button", name="Delete my account").click()
    axe(page, "dialog[open]")
    password = page.get_by_role("dialog").get_by_label("Password")
    password.fill("another secret")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    password.fill("a long secret")
    clock.hold()  # so that the note stays until it is seen
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url("**/")
    expect(page.get_by_text("You are deleted.")).to_be_visible()
    assert somebody.get("/api/me")["id"] is None


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[Served]:
    """A server that may call this machine."""
    with serving_page(tmp_path, hooks="private") as running:
        yield running


@pytest.mark.long
def test_a_chat_is_told(at_home: Served, browser: Browser) -> None:
    browsing = Browsing(browser, at_home)
    browsing.allow("400")  # for the address that is none
    moana = at_home.guest("Moana")
    table = moana.table("rapanui", seats=["me", "easy"], start=True, name="Sunday")
    page = browsing.somebody(like=moana)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("link", name="Tell a chat group").click()
    with receiving() as receiver:
        address = page.get_by_role("textbox", name="Address")
        address.fill("nowhere")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_role("radio", name="Only “Sunday”")).to_be_checked()
        address.fill(f"{receiver.url}/in")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_text("It is shown only now")).to_be_visible()
        page.get_by_role("button", name="Send a test notice").click()
        expect(page.get_by_text("It has arrived")).to_be_visible()
        axe(page)
        shot(page, "notices", full=True)
    page.get_by_role("button", name="Send a test notice").click()
    expect(page.get_by_text("It has not arrived")).to_be_visible()
    page.get_by_role("button", name="Remove the notices").click()
    expect(page.get_by_text("No chat is told yet.")).to_be_visible()
    browsing.close()
    assert browsing.troubles() == []
