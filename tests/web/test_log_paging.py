"""The log panel of a table whose log is longer than one update tells."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.modes import once
from tests.server.keeping import begin, keep, play
from tests.server.serving import Served
from tests.server.test_log_pages import keep_entries
from tests.server.test_sitting import lengthen
from tests.waiting import wait_until
from tests.web.browsing import Browsing
from vaka.server.play.line import END

pytestmark = once

EARLIER = re.compile("before$")


TO_TOP = """log => {
    log.scrollTop = -log.scrollHeight; // it is turned around
    return [...log.querySelectorAll('[data-ply]')].map((each) => Number(each.dataset.ply));
}"""


def expect_whole_log(page: Page, last: int) -> None:
    """Scroll up until the first entry is drawn; no entry may be missing then."""
    expect(page.locator("[data-ply]").last).to_have_attribute("data-ply", str(last))
    plies = wait_until(
        lambda: page.locator(".log").evaluate(TO_TOP), lambda plies: plies[:1] == [1]
    )
    assert plies == list(range(1, last + 1))
    expect(page.get_by_role("button", name=EARLIER)).to_have_count(0)


async def close_sockets(served: Served, table: str) -> None:
    hall = served.house.hall
    hall.broadcast(await hall.live(table), END)


def test_whole_log_can_be_read_after_opening_and_reconnecting(
    served: Served, browsing: Browsing
) -> None:
    people = [served.guest("Moana"), served.guest("Hina")]
    sitting = play(begin("rapanui", 2), Random(4), plies=30)
    lengthen(sitting, 230)
    table = keep(served, sitting, people)
    page = browsing.somebody(like=people[0])
    page.goto(f"/table/{table}")
    expect_whole_log(page, 230)
    served.inside(close_sockets(served, table))
    before = sitting.ply
    lengthen(sitting, 480)
    keep_entries(served, table, sitting.log[before:])
    served.inside(served.house.hall.refresh(table))
    expect_whole_log(page, 480)
    page.reload()
    entries = page.locator("[data-ply]")
    entries.last.get_by_role("link").press("Home")
    expect(entries.first.get_by_role("link")).to_be_focused()
    expect_whole_log(page, 480)
