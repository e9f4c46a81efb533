"""Looking at a finished game: back and forth, other eyes, links, the way into a new table."""

import json

from playwright.sync_api import expect

from tests.modes import once
from tests.server.serving import Served
from tests.web.browsing import Browsing
from tests.web.playing import ASKED
from tests.web.test_pages import _finished

pytestmark = once


def test_replay_and_branch(served: Served, browsing: Browsing) -> None:
    person, table = _finished(served)
    page = browsing.somebody(like=person)
    page.goto(f"/replay/{table}?ply=10")
    place = page.get_by_role("slider", name="Moment of the game")
    expect(place).to_have_value("10")
    page.get_by_role("button", name="One move on").click()
    expect(place).to_have_value("11")
    page.wait_for_url("**ply=11**")
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_value("10")
    place.fill("30")
    page.wait_for_url("**ply=30**")
    page.get_by_role("combobox", name="Seen by").select_option(label="Somebody who looks on")
    page.wait_for_url("**eyes=**")
    expect(page.get_by_text("Where the points came from")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert record["title"] == "rapanui"
    place.fill("10")
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    page.wait_for_selector(f"{ASKED}, #question")
