"""Rapa Nui's drawn table: what is told before the last card of a column is drawn, and before a
choice is taken back.
"""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.modes import once
from tests.server.serving import Served
from tests.web.browsing import PageClock
from tests.web.playing import hurry_to, play_now, play_on_board, until_asked
from vaka.core.state import State

pytestmark = once


def test_a_draw_that_ends_the_game_says_so(served: Served, page: Page) -> None:
    """N23: in the list and beside the columns, in the words of the server."""

    def last(state: State) -> bool:
        """A draw would deal the last column."""
        view = state.view(0)
        lone = any(len(column) == 1 for column in view["columns"])
        return view["decision"]["kind"] == "draw" and lone and view["deck"] <= DEALT

    hurry_to(served, page, Random(3), last, lambda: play_now(page, "Rapa Nui", players=3))
    draw = page.locator("#choices [data-index]").filter(has_text="this uses up the deck")
    draw.first.click()
    expect(page.locator(".board .foresight")).to_have_text(
        "?This uses up the deck: the game ends at once, and nothing is valued any more."
    )


def test_an_undo_says_what_goes_with_it(page: Page) -> None:
    """Before it is pressed, to who points at it or hears it, and in words right after."""
    clock = PageClock(page)
    play_now(page, "Rapa Nui", players=3)
    undo = page.locator(".bar .undo button")
    along = re.compile(r"^Undo: your choice and (one|\d+) by the bots$")
    luck = Random(2)
    for _ in range(40):
        play_on_board(page, luck, 1)
        assert until_asked(page)
        said = undo.get_attribute("aria-label") if undo.count() else None
        if said is not None and along.match(said):
            break
    else:
        raise AssertionError("no bot has ever moved between two own choices")
    what = said.removeprefix("Undo: ")
    expect(page.locator(".bar .undo")).to_have_attribute("title", what)
    number = re.search(r"\d+", what)
    others = int(number[0]) if number else 1
    expect(undo).to_have_text("Undo")
    expect(undo.locator(".along")).to_have_attribute("data-along", f"+{others}")
    taken = page.locator(".entry.taken").count()
    clock.hold()  # so that the note stays until it is seen
    undo.click()
    expect(page.locator(".notes[role=status]")).to_contain_text(f"Taken back: {what}.")
    clock.resume()
    expect(page.locator(".entry.taken")).to_have_count(taken + 1 + others)


DEALT = 4  # cards into a new column
