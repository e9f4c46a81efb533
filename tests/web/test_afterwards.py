"""After a game: its pictures at the table and in the replay, each as a file that stands alone."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Route, expect

from tests.games.giants.policies import builder
from tests.modes import alike, once
from tests.server.playing import party
from tests.server.serving import Served, Visitor
from tests.web.browsing import PHONE, Browsing, axe, shot, too_wide

pytestmark = once

CHARTS = {
    "giants": ["points", "origins", "payments", "erected"],
    "raiatea": ["points", "origins", "bids", "rituals"],
}
SVG = "{http://www.w3.org/2000/svg}"


def _finished(served: Served, title: str, players: int) -> tuple[Visitor, str]:
    sitting = party(served, title, players)
    served.inside(_play(served, sitting.table, Random(6)))
    return sitting.people[0], sitting.table


async def _play(served: Served, table: str, luck: Random) -> None:
    hall = served.house.hall
    live = await hall.live(table)
    while asked := live.started().asked():
        sitting = live.started()
        seat = asked[0]
        legal = sitting.state.legal_actions(seat)
        builds = sitting.beginning.title == "giants"
        action = builder(sitting.state, seat, legal, luck) if builds else luck.choice(legal)
        await hall.act(live, seat, sitting.ply, sitting.step(seat), action.index)


@pytest.mark.parametrize("title", alike(CHARTS, "giants"))
def test_a_game_that_is_over_is_told_in_pictures(
    title: str, served: Served, browsing: Browsing, tmp_path: Path
) -> None:
    person, table = _finished(served, title, 3)
    page = browsing.somebody(like=person)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="How it went").click()
    expect(page.locator(".chart")).to_have_count(len(CHARTS[title]))
    expect(page.get_by_role("heading", name="How it went", exact=True)).to_be_focused()
    for number, name in enumerate(CHARTS[title]):
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as a picture").nth(number).click()
        assert saved.value.suggested_filename == f"vaka-{title}-{name}.svg"
        file = tmp_path / f"{name}.svg"
        saved.value.save_as(file)
        _stands_alone(file)
    page.goto(f"/replay/{table}")
    expect(page.locator(".chart svg")).to_have_count(len(CHARTS[title]))
    axe(page)
    page.locator(".summary").evaluate("(summary) => summary.scrollIntoView()")
    shot(page, f"{title}-summary", full=True)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    shot(page, f"{title}-summary-phone", full=True)
    assert not too_wide(page)


def test_who_cannot_wait_for_the_pictures_is_led_there_all_the_same(
    served: Served, browsing: Browsing
) -> None:
    """The button is there before the charts are fetched."""
    person, table = _finished(served, "rapanui", 2)
    page = browsing.somebody(like=person)
    held: list[Route] = []
    page.route("**/Summary*.js", lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request("**/Summary*.js"):
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="How it went").click()
    heading = page.get_by_role("heading", name="How it went", exact=True)
    expect(heading).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def _stands_alone(file: Path) -> None:
    """Whatever a style sheet of the page says of it is in it, in words that every viewer knows."""
    text = file.read_text(encoding="utf-8")
    for foreign in ("var(", "light-dark(", "class=", "<style", "href="):
        assert foreign not in text, foreign
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    for drawn in root.iter(f"{SVG}text"):
        assert drawn.get("fill", "").startswith("rgb"), drawn.text
        assert drawn.get("font-size", "").endswith("px"), drawn.text
    assert "sans-serif" in root.get("font-family", "")
