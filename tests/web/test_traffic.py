"""What the browser is sent: the views of its own seat and nothing else, and no secret."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from tests.modes import once
from tests.server.playing import party
from tests.server.serving import Served
from tests.waiting import wait_until
from tests.web.browsing import Browsing
from tests.web.playing import ASKED, play_on_board

pytestmark = once


class Traffic:
    """All that a page is sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Any] = []
        self.answers: list[Response] = []
        page.on("websocket", self._opened)
        page.on("response", self._answered)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, text: str | bytes) -> None:
        self.frames.append(json.loads(text))

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)

    def updates(self) -> list[Any]:
        return [frame for frame in self.frames if frame["type"] == "update"]

    def last_ply(self, page: Page) -> int:
        page.evaluate("0")  # frames are noted only while Playwright is called
        return int(self.updates()[-1]["ply"])


def test_only_views_of_the_own_seat(served: Served, browsing: Browsing) -> None:
    luck = Random(6)
    sitting = party(served)
    page = browsing.somebody(like=sitting.people[0])
    traffic = Traffic(page)
    page.goto(f"/table/{sitting.table}")
    live = wait_until(lambda: served.house.hall.held(sitting.table))
    assert live is not None
    while len(live.started().log) < 40:
        if sitting.asked()[0] == 0:
            page.wait_for_selector(ASKED)
            play_on_board(page, luck, 1)
        else:
            sitting.act(1, luck)
    page.wait_for_selector(f"{ASKED}, #question")
    wait_until(lambda: traffic.last_ply(page), lambda ply: ply >= 38)
    updates = traffic.updates()
    for update in updates:
        assert update["seat"] == 0
        then = live.started().at(update["ply"])
        assert update["view"] == json.loads(json.dumps(then.settled.view(0)))
    secrets = [live.row.secret, live.row.seed]
    everything = json.dumps(traffic.frames) + "".join(
        answer.text() for answer in traffic.answers if "/api/" in answer.url
    )
    for secret in secrets:
        assert secret is not None
        assert secret not in everything
