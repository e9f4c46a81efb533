"""A real browser at a real server, for tests: finding it, watching it, looking at what it shows.

To try a page that is built elsewhere, VAKA_PAGE names its folder; to get pictures, VAKA_SHOTS names
one for them.
"""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.serving import Served, Visitor, serving
from vaka.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
SHOTS = os.environ.get("VAKA_SHOTS")
BUILT = Settings(database="").page  # where the build puts it
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
WAIT = 15_000.0  # milliseconds: longer means that something hangs

# Whatever the content policy stops, the browser says aloud.
TELL_STOPPED = """
addEventListener('securitypolicyviolation', (stopped) => {
  console.error(`content policy: ${stopped.violatedDirective} stops ${stopped.blockedURI}`);
});
"""


def chromium() -> str:
    named = os.environ.get("VAKA_CHROMIUM")
    found = next(filter(None, map(shutil.which, [named] if named else NAMES)), None)
    if found is None:
        pytest.fail(
            f"there is no {named or 'Chromium'} to test the page with; on Debian: apt-get install "
            "chromium; elsewhere VAKA_CHROMIUM names one",
            pytrace=False,
        )
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser. While there is one, nothing else in this thread can run an event loop."""
    root = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *root])
        yield started
        started.close()


@contextmanager
def serving_page(folder: Path, **changes: Any) -> Iterator[Served]:
    """A server that has the page, and bots that think."""
    page = Path(os.environ.get("VAKA_PAGE") or BUILT)
    with serving(folder, **{"thinkers": 1, "page": page, **changes}) as served:
        if not served.house.page:
            pytest.fail(
                "the page is not built: .venv/bin/python -m script.page build", pytrace=False
            )
        yield served


class Browsing:
    """The people with a browser in a test, and what goes wrong in front of them."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self._browser = browser
        self._served = served
        self._contexts: list[BrowserContext] = []
        self._allowed: list[str] = []
        self._troubles: list[str] = []

    def allow(self, pattern: str) -> None:
        """A trouble that the test itself makes, such as a server that is gone."""
        self._allowed.append(pattern)

    def troubles(self) -> list[str]:
        """Errors on the console and in scripts, and what the content policy has stopped."""
        allowed = [re.compile(pattern) for pattern in self._allowed]
        return [each for each in self._troubles if not any(one.search(each) for one in allowed)]

    def somebody(self, like: Visitor | None = None, **options: Any) -> Page:
        """A new person with a browser of his own, who may be known to the server already."""
        wanted = {"locale": "en-GB", "viewport": DESK, "reduced_motion": "reduce", **options}
        context = self._browser.new_context(base_url=self._served.url, **wanted)
        context.set_default_timeout(WAIT)
        context.add_init_script(TELL_STOPPED)
        context.on("weberror", lambda error: self._troubles.append(f"script: {error.error}"))
        context.on(
            "console",
            lambda said: (
                self._troubles.append(f"console: {said.text} ({said.location.get('url', '')})")
                if said.type == "error"
                else None
            ),
        )
        if like is not None:
            for name, value in like.http.cookies.items():
                context.add_cookies([{"name": name, "value": value, "url": self._served.url}])
        self._contexts.append(context)
        return context.new_page()

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def shot(page: Page, name: str, full: bool = False) -> None:
    """A picture of what is on the screen, for people who want to look: each takes a while."""
    if SHOTS:
        file = Path(SHOTS, f"{name}.png")
        file.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=file, full_page=full, animations="disabled")


def axe(page: Page, within: str = "html") -> None:
    """Nothing on the page keeps anybody out: axe-core finds no serious problem.

    It looks at one thing after the other; what changes meanwhile, as when somebody's turn comes, it
    may see half before and half after. So what it finds it must find once more.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    if told := _problems(page, within):
        page.wait_for_timeout(1000)
        told = _problems(page, within)
    assert not told, "\n".join(told)


def _problems(page: Page, within: str) -> list[str]:
    found = page.evaluate(
        "(within) => axe.run(within, { resultTypes: ['violations'] })",
        within,
    )
    serious = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for each in serious
        for node in each["nodes"]
    ]


def too_wide(page: Page) -> int:
    """By how many pixels a page is wider than the screen. Cards are laid out anew a moment after
    the screen has become narrow: that is waited for. A phone makes its window as wide as the page,
    so it is the screen that is compared.
    """
    wide_by = 0
    screen = page.viewport_size["width"] if page.viewport_size else 0
    for _ in range(20):
        wide_by = page.evaluate("document.scrollingElement.scrollWidth") - screen
        if wide_by <= 0:
            return 0
        page.wait_for_timeout(100)
    return wide_by


def scripts(page: Page) -> dict[str, int]:
    """The scripts that a page has loaded, with the bytes that each took on the way."""
    found: dict[str, int] = page.evaluate(
        """() => Object.fromEntries(
          performance.getEntriesByType('resource')
            .filter((each) => new URL(each.name).pathname.endsWith('.js'))
            .map((each) => [each.name, each.encodedBodySize]))"""
    )
    return found
