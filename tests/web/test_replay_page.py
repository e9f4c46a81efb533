"""Looking at a finished game: back and forth, other eyes, links, the way into a new table."""

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.modes import once
from tests.server.playing import party
from tests.server.serving import Served
from tests.web.browsing import Browsing
from tests.web.playing import ASKED
from tests.web.test_pages import _finished

pytestmark = once

REFRESH_MS = 4000  # after which the replay of a running game asks for new moves


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


@pytest.mark.long
def test_the_replay_of_a_running_game_goes_on(served: Served, browsing: Browsing) -> None:
    """Who looks at the last move sees the next; who looks at an earlier one stays there."""
    luck = Random(3)
    sitting = party(served)
    for _ in range(6):
        sitting.act(sitting.asked()[0], luck)
    page = browsing.somebody()
    page.clock.install()
    page.goto(f"/replay/{sitting.table}")
    place = page.get_by_role("slider", name="Moment of the game")
    expect(place).to_have_value("6")
    sitting.act(sitting.asked()[0], luck)
    page.clock.fast_forward(REFRESH_MS)
    expect(place).to_have_value("7")
    place.fill("2")
    sitting.act(sitting.asked()[0], luck)
    page.clock.fast_forward(REFRESH_MS)
    expect(place).to_have_attribute("max", "8")
    expect(place).to_have_value("2")
