"""A server with the page, and people who look at it with a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.serving import Served
from tests.web.browsing import Browsing, browser, serving_page
from tests.web.seeding import SeededIds


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    """For a module only: tests of others may need an event loop."""
    with browser() as started:
        yield started


@pytest.fixture(scope="module")
def seeded_ids() -> SeededIds:
    return SeededIds()


@pytest.fixture(autouse=True)
def _seed_games(seeded_ids: SeededIds, request: pytest.FixtureRequest) -> None:
    seeded_ids.reseed(request.node.nodeid)


@pytest.fixture(scope="module", name="server")
def _server(tmp_path_factory: pytest.TempPathFactory, seeded_ids: SeededIds) -> Iterator[Served]:
    """One server for a module: starting it takes longer than many tests."""
    with serving_page(tmp_path_factory.mktemp("served"), ids=seeded_ids) as running:
        yield running


@pytest.fixture
def served(server: Served) -> Served:
    """The server of the module; a test makes its own people and tables."""
    return server


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
