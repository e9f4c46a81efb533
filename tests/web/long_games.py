"""Tables with a long log, for tests and benchmarks of the page."""

import re
from contextlib import suppress
from random import Random

from playwright.sync_api import Page, expect

from tests.server.playing import Party, party
from tests.server.serving import Served
from tests.web.browsing import Browsing
from vaka.core.errors import CannotUndo

ENTRIES = 300
PLAYERS = {"rapanui": 4, "giants": 5, "raiatea": 5}
STRIDE = 80  # plies between two looks at how long the log has become
EARLIER = re.compile("entries before$")  # the button that draws older entries


def long_game(served: Served, browsing: Browsing, title: str, luck: Random) -> tuple[Party, Page]:
    """Play a game until its log has ENTRIES sentences; the first person's page shows it.

    Not every entry has a sentence, and some games are over sooner: then another one is played.
    """
    while True:
        sitting = party(served, title, PLAYERS[title])
        page = browsing.somebody(like=sitting.people[0], reduced_motion="no-preference")
        while served.inside(_play(served, sitting.table, luck)):
            page.goto(f"/table/{sitting.table}")
            page.wait_for_selector("[data-ply]")
            if _sentences(page) >= ENTRIES:
                page.reload()
                page.locator("[data-ply]").first.wait_for()
                return sitting, page
        page.close()


def _sentences(page: Page) -> int:
    """Count the entries of the whole log: the Home key leads to the first one."""
    entries = page.locator("[data-ply]")
    entries.last.get_by_role("link").press("Home")
    expect(page.get_by_role("button", name=EARLIER)).to_have_count(0)
    return entries.count()


async def _play(served: Served, table: str, luck: Random) -> bool:
    """Play STRIDE plies at random, undoing many; False when the game is over."""
    hall = served.house.hall
    live = await hall.live(table)
    end = live.started().ply + STRIDE
    while (ply := live.started().ply) < end:
        sitting = live.started()
        if sitting.is_over:
            return False
        seat = sitting.asked()[0]
        action = luck.choice(sitting.state.legal_actions(seat))
        await hall.act(live, seat, ply, sitting.step(seat), action.index)
        if ply % 20 and action.name in ("buy", "skip", "done"):
            with suppress(CannotUndo):
                await hall.undo(live, seat, sitting.ply, sitting.step(seat))
    return True
