"""A real browser at a real server, for tests: finding it, watching it, looking at what it shows.

To try a page that is built elsewhere, VAKA_PAGE names its folder; to get pictures, VAKA_SHOTS names
one for them.
"""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.server.serving import Served, Visitor, serving
from tests.waiting import TIMEOUT_SECONDS, wait_until
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
WAIT = TIMEOUT_SECONDS * 1000  # milliseconds: longer means that something hangs
expect.set_options(timeout=WAIT)

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


# Two frames in a row are alike, and no animation but endless ones is under way.
SETTLED = """() => {
  const moving = document.getAnimations().some((each) =>
    each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity);
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  const layout = [scrollX, scrollY, scrollWidth, scrollHeight, innerWidth, innerHeight].join();
  const before = window.layoutBefore;
  window.layoutBefore = layout;
  return !moving && layout === before;
}"""


def settle(page: Page) -> None:
    """Wait until the layout stands still and nothing is animated."""
    page.evaluate("() => { window.layoutBefore = undefined }")
    page.wait_for_function(SETTLED)


class PageClock:
    """The clock of a page, which a test holds and steps. Make it before the page is loaded.

    Timers, frames and the time of day are those of Playwright's `page.clock`. It leaves CSS
    transitions, CSS animations and Web Animations alone: those are stopped through DevTools, and
    stepped together with the timers. Requests and sockets go on while the clock is held.
    """

    SLICE_MS = 50  # an animation that begins within a slice is stepped by all of it

    def __init__(self, page: Page) -> None:
        self._page = page
        page.clock.install()
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Animation.enable")

    def hold(self) -> None:
        """Stop the time where it is."""
        self._devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
        # The first call stops the clock, but its time has passed already: an error. The second
        # one is exact.
        with suppress(PlaywrightError):
            self._page.clock.pause_at(self._page.evaluate("new Date().toISOString()"))
        self._page.clock.pause_at(self._page.evaluate("new Date().toISOString()"))

    def step(self, seconds: float) -> None:
        """Let so much time pass while the clock is held."""
        left = round(seconds * 1000)
        while left > 0:
            milliseconds = min(left, self.SLICE_MS)
            self._page.clock.run_for(milliseconds)
            self._page.evaluate(STEP_ANIMATIONS, milliseconds)
            left -= milliseconds

    def resume(self) -> None:
        """Let the time run on."""
        self._devtools.send("Animation.setPlaybackRate", {"playbackRate": 1})
        self._page.clock.resume()


STEP_ANIMATIONS = """(milliseconds) => {
  for (const each of document.getAnimations()) {
    if (each.playState === 'running') each.currentTime = Number(each.currentTime) + milliseconds;
  }
}"""


def axe(page: Page, within: str = "html") -> None:
    """Check that axe-core finds no serious problem.

    It looks at one element after the other. If the document changes meanwhile, as when somebody's
    turn comes, it sees half of the old and half of the new one: only what it finds in a document
    that stood still counts.
    """
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))

    def run() -> Any:
        settle(page)
        return page.evaluate(AXE_RUN, within)

    found = wait_until(run, lambda found: not found["problems"] or not found["changed"])
    assert not found["problems"], "\n".join(found["problems"])


AXE_RUN = """async (within) => {
  let changed = false;
  const observer = new MutationObserver(() => { changed = true; });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  const { violations } = await axe.run(within, { resultTypes: ['violations'] });
  changed ||= observer.takeRecords().length > 0;
  observer.disconnect();
  const problems = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`));
  return { changed, problems };
}"""


def too_wide(page: Page) -> int:
    """Wait until the page fits into the width of the screen, and return 0.

    Cards are laid out anew some frames after the screen has become narrow. A phone makes its window
    as wide as the page, so the screen is compared.
    """
    screen = page.viewport_size["width"] if page.viewport_size else 0
    settle(page)
    return wait_until(
        lambda: max(0, int(page.evaluate("document.scrollingElement.scrollWidth")) - screen),
        lambda wide_by: wide_by == 0,
    )


def scripts(page: Page) -> dict[str, int]:
    """The scripts that a page has loaded, with the bytes that each took on the way."""
    found: dict[str, int] = page.evaluate(
        """() => Object.fromEntries(
          performance.getEntriesByType('resource')
            .filter((each) => new URL(each.name).pathname.endsWith('.js'))
            .map((each) => [each.name, each.encodedBodySize]))"""
    )
    return found
