"""A long log: only its newest entries are drawn, and earlier ones when somebody wants them.

`python -m benchmarks.smoothness` measures that this keeps the page smooth.
"""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.modes import once
from tests.server.serving import Served
from tests.web.browsing import Browsing, settle
from tests.web.long_games import EARLIER, ENTRIES, PLAYERS, long_game

pytestmark = once


@pytest.mark.parametrize("title", [pytest.param(each, marks=pytest.mark.long) for each in PLAYERS])
def test_long_log_draws_earlier_entries_on_demand(
    title: str, served: Served, browsing: Browsing
) -> None:
    luck = Random(8)
    sitting, page = long_game(served, browsing, title, luck)
    drawn = page.locator("[data-ply]")
    batch = drawn.count()
    assert batch < ENTRIES / 2
    if sitting.asked():  # a new entry takes the place of the oldest
        last = drawn.last.get_attribute("data-ply")
        while drawn.last.get_attribute("data-ply") == last and sitting.asked():
            sitting.act(sitting.asked()[0], luck)
        assert drawn.count() == batch
    # A click would first scroll to the button, which draws more by itself.
    page.get_by_role("button", name=EARLIER).dispatch_event("click")
    expect(drawn.nth(2 * batch - 1)).to_be_attached()
    drawn.last.evaluate("(entry) => entry.scrollIntoView()")
    settle(page)  # two scrolls in one frame would be none
    before = drawn.count()
    assert before < ENTRIES
    drawn.first.evaluate("(entry) => entry.scrollIntoView()")
    expect(drawn.nth(before)).to_be_attached()
