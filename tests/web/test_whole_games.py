"""Whole games in the browser: Rapa Nui by mouse and by touch, every title by the keyboard alone."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.modes import once
from tests.web.browsing import PHONE, Browsing, axe, shot, too_wide
from tests.web.playing import OVER, play_by_keys, play_now, play_on_board, tab_to, until_asked

pytestmark = once


def test_rapa_nui_by_mouse(page: Page) -> None:
    """From the lobby to the result, with nothing but what can be pressed on the table."""
    luck = Random(7)
    play_now(page, "Rapa Nui", players=3)
    play_on_board(page, luck, 12)
    assert until_asked(page)
    shot(page, "rapanui-table", full=True)
    axe(page)
    assert play_on_board(page, luck) > 10
    expect(page.locator(OVER).get_by_role("listitem")).to_have_count(3)
    shot(page, "rapanui-over", full=True)
    axe(page)


@pytest.mark.long
def test_rapa_nui_by_touch(browsing: Browsing) -> None:
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, "Rapa Nui", players=4)
    assert play_on_board(page, Random(8), phone=True) > 10
    expect(page.locator(OVER).get_by_role("listitem")).to_have_count(4)
    assert not too_wide(page)


@pytest.mark.long
@pytest.mark.parametrize(
    ("title", "name"), [("rapanui", "Rapa Nui"), ("giants", "Giants"), ("raiatea", "Raiatea")]
)
def test_by_keyboard_alone(title: str, name: str, page: Page) -> None:
    """No mouse is used, from the lobby to the end."""
    luck = Random(5)
    page.goto("/")
    page.get_by_role("button", name="Play").first.wait_for()
    tab_to(page, "input[type=radio]")
    while not page.get_by_role("button", name=f"Play {name}").is_visible():
        page.keyboard.press("ArrowRight")
    tab_to(page, "main form button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("#choices [data-index]", state="attached")  # a long list is folded
    tab_to(page, "#choices [data-index]")
    play_by_keys(page, luck, 15)
    assert until_asked(page)
    shot(page, f"{title}-panel", full=True)
    axe(page)
    assert play_by_keys(page, luck) > 10
    shot(page, f"{title}-over", full=True)
