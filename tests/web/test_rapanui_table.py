"""Rapa Nui's drawn table: what is told before the last card of a column is drawn."""

from random import Random

from playwright.sync_api import Page, expect

from tests.modes import once
from tests.server.serving import Served
from tests.web.playing import hurry_to, play_now
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


DEALT = 4  # cards into a new column
