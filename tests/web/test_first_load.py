"""The first load: it is small, and the browser has nothing to complain of."""

from playwright.sync_api import Page, Response

from tests.modes import once
from tests.server.serving import Served
from tests.web.browsing import Browsing, axe, scripts, shot

pytestmark = once

LOBBY = 250_000  # bytes of compressed script ...
WITH_TABLE = 350_000  # ... and with a table


def test_the_front_page_loads(page: Page) -> None:
    answer = page.goto("/")
    assert answer is not None
    assert answer.status == 200
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    page.locator("main").get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    shot(page, "lobby")
    axe(page)


def test_scripts_are_small(served: Served, browsing: Browsing) -> None:
    moana = served.guest("Moana")
    table = moana.table("rapanui", seats=["me", "easy"], start=True)
    page = browsing.somebody(like=moana)
    loaded: dict[str, int] = {}
    for address, most in (("/", LOBBY), (f"/table/{table}", WITH_TABLE)):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        loaded |= scripts(page)
        assert loaded
        assert 0 not in loaded.values()
        assert sum(loaded.values()) <= most, loaded


def test_files_are_sent_small_and_kept(page: Page) -> None:
    """Precompressed, and with names that change when the content does."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assets = [each for each in answers if "/assets/" in each.url and each.url.endswith(".js")]
    assert assets
    for answer in assets:
        assert "immutable" in answer.headers["cache-control"]
        if len(answer.body()) > 1024:
            assert answer.headers["content-encoding"] in ("br", "gzip"), answer.url
