"""Giants: an object is brought along a way that is drawn through hexes, not only the cheapest."""

from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.games.giants.positions import TINY
from tests.modes import once
from tests.server.playing import Party, party
from tests.server.serving import Served
from tests.waiting import wait_until
from tests.web.browsing import Browsing
from tests.web.playing import answered, confirm, next_turn
from tests.web.playing_giants import WAYS

pytestmark = once

GAMES = 12  # in which there must be a way round


class Detour(NamedTuple):
    """Somebody can bring an object to a hex by two steps that are not those of the cheapest way."""

    seat: int
    object: str
    start: str
    through: list[str]


@pytest.mark.long
def test_another_way_is_drawn_hex_by_hex(served: Served, browsing: Browsing) -> None:
    sitting, detour = find(served, Random(14))  # found early in the first game
    page = browsing.somebody(like=sitting.people[detour.seat])
    page.goto(f"/table/{sitting.table}")
    turn = next_turn(page)
    assert turn is not None
    board = page.locator(".board").first
    take = page.locator(f"#choices [data-action='take(object={detour.object})'] .label")
    take.wait_for(state="attached")
    thing = board.get_by_role("button", name=str(take.text_content()), exact=True).first
    thing.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(WAYS)
    draw(page, detour)
    carrying = page.locator(WAYS)
    expect(carrying).to_contain_text(detour.through[-1])
    confirm(page)
    answered(page, turn.moment)
    person = sitting.people[detour.seat]
    wait_until(
        lambda: carried(person.game(sitting.table, since=0), detour)[-2:],
        lambda steps: steps == detour.through,
    )


def carried(update: Any, detour: Detour) -> list[str]:
    """The hexes into which the object was brought, one step after the other."""
    return [
        event["args"]["hex"]
        for step in update["steps"]
        for event in step["events"]
        if event["name"] == "carry" and event["args"]["object"] == detour.object
    ]


def find(served: Served, dice: Random) -> tuple[Party, Detour]:
    """Play at random, on an island where all meet on a few hexes, until there is one."""
    for _ in range(GAMES):
        sitting = party(served, "giants", 3, options={"island": TINY})
        while seats := sitting.asked():
            update = sitting.people[seats[0]].game(sitting.table)
            if update["view"]["decision"]["kind"] == "transport":
                found = detour_of(sitting, seats[0])
                if found is not None:
                    return sitting, found
            sitting.act(seats[0], dice)
    raise AssertionError("nothing could be brought by two ways")


def detour_of(sitting: Party, seat: int) -> Detour | None:
    person = sitting.people[seat]
    update = person.game(sitting.table)
    for each in update["view"]["objects"]:
        if each["hex"] is None or f"take(object={each['name']})" not in texts(update):
            continue
        ways = asked(sitting, seat, each["name"])
        near = [way["place"] for way in ways if len(way["stages"]) == 1]
        for way in ways:
            if len(way["stages"]) != 2:
                continue
            for first in near:
                through = [first, way["place"]]
                if first != way["stages"][0]["place"] and asked(
                    sitting, seat, each["name"], ",".join(through)
                ):
                    return Detour(seat, each["name"], each["hex"], through)
    return None


def texts(update: Any) -> set[str]:
    return {action["text"] for action in update["legal"]}


def asked(sitting: Party, seat: int, name: str, through: str = "") -> Any:
    wanted = {"object": name} | ({"through": through} if through else {})
    address = f"/api/tables/{sitting.table}/ways"
    answer = sitting.people[seat].http.get(address, params=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()["ways"]


def draw(page: Page, detour: Detour) -> None:
    """With the mouse, from the object through the middle of each hex."""
    grip = page.locator(".board .grip")
    grip.scroll_into_view_if_needed()
    places = [grip, *(page.locator(f"[data-hit='hex-{each}']") for each in detour.through)]
    boxes = [place.bounding_box() for place in places]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    assert len(middles) == len(places)
    page.mouse.move(*middles[0])
    page.mouse.down()
    for x, y in middles[1:]:
        page.mouse.move(x, y, steps=12)
    page.mouse.up()
