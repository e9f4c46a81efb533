"""Each language once, from the lobby into a game: no key is left on the page."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.modes import alike, once
from tests.web.browsing import PHONE, Browsing, settle, shot
from tests.web.playing import ON_BOARD, play_on_board, until_asked
from vaka.locale import LANGUAGES, Words

pytestmark = once

KEY = re.compile(r"\b(?:web|rapanui|server|faces|cli)-[a-z]+(?:-[a-z]+)*\b")


@pytest.mark.parametrize("language", alike(LANGUAGES, "de", "fr"))
def test_a_language(language: str, browsing: Browsing) -> None:
    words = Words(language, strict=True)
    page = browsing.somebody(locale=language)
    seen: list[str] = []
    for address in ("/", "/new", "/settings", "/rules/rapanui"):
        page.goto(address)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        if address == "/rules/rapanui":
            expect(page.locator("main")).to_contain_text(words("rapanui-rule-N9"))
        seen.append(page.inner_text("body"))
    page.goto("/")
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")
    play_on_board(page, Random(1), 5)
    page.wait_for_selector(".board .pick.open")
    seen.append(page.inner_text("body"))
    shot(page, f"rapanui-{language}", full=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for text in seen:
        assert KEY.findall(text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_is_one_line_on_a_phone(language: str, browsing: Browsing) -> None:
    """The choices, a hint and taking back, at the lower edge, also where words are long."""
    words = Words(language, strict=True)
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    page.goto("/")
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")
    play_on_board(page, Random(1), 1, phone=True)
    assert until_asked(page)
    tools = page.locator(".bar .tools").get_by_role("button")
    expect(tools.filter(has_text=words("web-table-undo"))).to_be_visible()
    expect(tools).to_have_count(3)  # one comes when the list of choices is seen to be out of sight
    settle(page)
    tops = tools.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_small_cards_are_whole(language: str, browsing: Browsing) -> None:
    """Rapa Nui on a phone: no word is cut or shortened, on a card or below a heap of them."""
    words = Words(language, strict=True)
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    page.goto("/")
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")
    assert until_asked(page)
    page.wait_for_selector(ON_BOARD)  # the list of choices is there before the board is loaded
    crops = ("fish", "mulberry", "sweet-potato", "grain")
    whole = {words(f"rapanui-crop-{crop}") for crop in crops}
    whole |= {words(f"rapanui-card-{card}") for card in ("woodcutter", "priest", "moai")}
    told = page.locator(".leaf .strip .name:visible, .heap.large .name:visible")
    found = told.evaluate_all(WORDS)
    assert len(found) > 20
    assert {each["text"] for each in found} == whole
    assert [each["text"] for each in found if each["cut"]] == []


# What stands there without its soft hyphens, and whether it is larger than the place it has.
WORDS = """all => all.map((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const text = range.getBoundingClientRect();
  const place = name.closest('.strip, .heap').getBoundingClientRect();
  const isOut = text.left < place.left - 1 || text.right > place.right + 1;
  return {
    text: name.textContent.replaceAll('\\u00ad', ''),
    cut: isOut || text.top < place.top - 1 || text.bottom > place.bottom + 1,
  };
})"""
