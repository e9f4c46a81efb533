"""A server with the page, and people who look at it with a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Served
from tests.web.browsing import WAIT, Browsing, browser, serving_page
from tests.web.seeding import SeededSources

expect.set_options(timeout=WAIT)


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    """For a module only: tests of others may need an event loop."""
    with browser() as started:
        yield started


@pytest.fixture
def served(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    with serving_page(tmp_path, sources=SeededSources(request.node.nodeid)) as running:
        yield running


@pytest.fixture
def browsing(browser: Browser, served: Served) -> Iterator[Browsing]:
    """Makes people with browsers; what goes wrong in front of one of them fails the test."""
    people = Browsing(browser, served)
    yield people
    people.close()
    assert people.troubles() == []


@pytest.fixture
def page(browsing: Browsing) -> Page:
    """Somebody who comes for the first time."""
    return browsing.somebody()
