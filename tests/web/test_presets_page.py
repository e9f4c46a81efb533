"""Presets in the form for a new table: chosen, changed, kept with a deck of one's own."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.modes import once
from tests.server.serving import Served
from tests.web.browsing import DESK, PHONE, Browsing, axe, shot, too_wide
from tests.web.playing import choose_radio
from vaka.locale import Words

pytestmark = once


def made(page: Page, served: Served) -> Any:
    """Create the table, and return its options as the server tells them."""
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")
    return served.somebody().get(f"/api/tables/{page.url.rpartition('/')[2]}")["options"]


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_presets_come_first(viewport: Any, browsing: Browsing) -> None:
    page = browsing.somebody(viewport=viewport)
    page.goto("/new?title=raiatea")
    presets = page.get_by_role("group", name="Presets").get_by_role("radio")
    expect(presets).to_have_count(6)
    expect(page.get_by_role("radio", name="First game")).to_be_checked()
    expect(page.get_by_role("radio", name="German edition")).to_have_accessible_description(
        Words("en")("raiatea-preset-german-text")
    )
    expect(page.get_by_role("switch").first).to_be_hidden()
    page.get_by_role("radio", name="First game").scroll_into_view_if_needed()
    shot(page, f"presets-{viewport['width']}")
    page.get_by_text("More options").click()
    expect(page.get_by_role("switch", name="With the rituals of Tane")).to_be_visible()
    axe(page)
    shot(page, f"presets-more-{viewport['width']}", full=True)
    assert not too_wide(page)


def test_a_preset_is_chosen_by_keyboard(served: Served, browsing: Browsing) -> None:
    page = browsing.somebody()
    page.goto("/new?title=raiatea")
    page.get_by_role("radio", name="First game").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="As printed")).to_be_checked()
    assert made(page, served)["suspense"] is True


def test_changed_options_are_custom_until_a_preset_is_chosen_again(
    served: Served, browsing: Browsing
) -> None:
    page = browsing.somebody()
    page.goto("/new?title=raiatea")
    choose_radio(page, "Italian edition")
    page.get_by_text("More options").click()
    tane = page.get_by_role("switch", name="With the rituals of Tane")
    tane.check()
    expect(page.get_by_role("radio", name="Custom")).to_be_checked()
    tane.uncheck()
    expect(page.get_by_role("radio", name="Custom")).to_have_count(0)
    expect(page.get_by_role("radio", name="Italian edition")).to_be_checked()
    tane.check()
    choose_radio(page, "Open information")
    expect(tane).not_to_be_checked()
    options = made(page, served)
    assert (options["screens"], options["edition"], options["tane"]) == ("open", "majority", False)


def test_alike_presets_stay_chosen(served: Served, browsing: Browsing) -> None:
    page = browsing.somebody()
    page.goto("/new?title=rapanui")
    expect(page.get_by_role("radio", name="As printed")).to_be_checked()
    for name in ("First game", "Open information"):
        choose_radio(page, name)
        expect(page.get_by_role("radio", name=name)).to_be_checked()
    assert made(page, served) == {"hands": "open"}


def test_a_preset_keeps_a_deck_of_ones_own(
    served: Served, browsing: Browsing, tmp_path: Path
) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("[rounds]\nthree = [1, 1, 1]\nfour = [1, 1, 1]\nfive = [1, 1, 1]\n")
    page = browsing.somebody()
    page.goto("/new?title=raiatea")
    page.get_by_text("More options").click()
    page.get_by_label("Cards and tiles of your own").set_input_files(deck)
    choose_radio(page, "As printed")
    options = made(page, served)
    assert (options["suspense"], options["deck"]) == (True, deck.read_text())


def test_a_chosen_deck_stays_shown_until_it_is_removed(
    served: Served, browsing: Browsing, tmp_path: Path
) -> None:
    words = Words("en")
    deck = tmp_path / "deck.toml"
    deck.write_text("[rounds]\nthree = [1, 1, 1]\n")
    page = browsing.somebody()
    page.goto("/new?title=raiatea")
    page.get_by_text(words("web-lobby-new-options-more")).click()
    page.get_by_label("Cards and tiles of your own").set_input_files(deck)
    choose_radio(page, words("giants-name"))
    choose_radio(page, words("raiatea-name"))
    expect(page.get_by_text(words("web-lobby-new-file-held"))).to_be_visible()
    axe(page)
    page.get_by_role("button", name=words("web-lobby-new-file-remove")).click()
    expect(page.get_by_text(words("web-lobby-new-file-held"))).to_have_count(0)
    assert made(page, served)["deck"] == ""


def test_the_waiting_room_names_the_preset(served: Served, browsing: Browsing) -> None:
    words = Words("en")
    page = browsing.somebody()
    page.goto("/new?title=raiatea")
    choose_radio(page, words("raiatea-preset-german"))
    made(page, served)
    expect(page.get_by_text(words("raiatea-preset-german-text"))).to_be_visible()


@pytest.mark.parametrize("title", ["rapanui", "raiatea"])
def test_open_information_is_seen_at_the_table(
    title: str, served: Served, browsing: Browsing
) -> None:
    open_ = {"rapanui": {"hands": "open"}, "raiatea": {"screens": "open"}}[title]
    people = [served.guest(name) for name in ("Moana", "Kai", "Sina")]
    table = people[0].table(title, players=3, options=open_)
    for person in people[1:]:
        person.join(table)
    people[0].post(f"/api/tables/{table}/start")
    page = browsing.somebody(like=people[0])
    page.goto(f"/table/{table}")
    shown = {"rapanui": ".seat .hand", "raiatea": ".seat [data-spot^=mana-]"}[title]
    expect(page.locator(shown)).to_have_count(2)
    axe(page)
    shot(page, f"open-{title}")
