"""Every page: something to see, nothing that keeps anybody out, nothing cut off on a phone."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.modes import once
from tests.server.serving import Served, Visitor
from tests.web.browsing import DESK, PHONE, Browsing, axe, shot, too_wide
from tests.web.playing import play_on_board

pytestmark = once


def _finished(served: Served) -> tuple[Visitor, str]:
    """Somebody who has played a game to its end, against nobody that has to think."""
    people = [served.guest("Moana"), served.guest("Kai")]
    table = people[0].table("rapanui", public=True)
    people[1].join(table)
    people[0].post(f"/api/tables/{table}/start")
    luck = Random(4)
    while asked := people[0].game(table)["asked"]:
        person = people[asked[0]]
        update = person.game(table)
        person.act(table, update, luck.randrange(len(update["legal"])))
    return people[0], table


def _pages(person: Visitor, over: str) -> dict[str, str]:
    me = person.get("/api/me")["id"]
    return {
        "lobby": "/",
        "new": "/new",
        "archive": "/archive",
        "player": f"/player/{me}",
        "leaders": "/leaders",
        "settings": "/settings",
        "account": "/account",
        "rules": "/rules/rapanui",
        "all-rules": "/rules",
        "nowhere": "/nonsense",
        "waiting": f"/table/{person.table('giants')}",
        "over": f"/table/{over}",
        "replay": f"/replay/{over}?ply=20",
        "no-table": "/table/nonsense",
    }


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_every_page(theme: str, served: Served, browsing: Browsing) -> None:
    browsing.allow("404")  # for what does not exist
    person, over = _finished(served)
    wide: dict[str, Any] = {"viewport": DESK, "color_scheme": theme}
    page = browsing.somebody(like=person, **wide)
    for name, address in _pages(person, over).items():
        _open(page, address)
        axe(page)
        shot(page, f"{name}-{theme}")
        assert page.locator("h1").count() == 1, name
        if theme == "dark":
            continue  # it is as wide by night
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        shot(page, f"{name}-phone")
        wide_by = too_wide(page)
        assert not wide_by, f"{name} is {wide_by} pixels too wide for a phone"
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})


def _open(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


@pytest.mark.long
def test_a_game_on_a_phone(browsing: Browsing) -> None:
    page = browsing.somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/")
    page.locator("main form button[type=submit]").press("Enter")
    page.wait_for_url("**/table/*")
    assert play_on_board(page, Random(9), 15, phone=True) == 15
    assert not too_wide(page)
    shot(page, "rapanui-phone", full=True)
    axe(page)
