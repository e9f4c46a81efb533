"""A server for the tests that need no other than the usual one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import database, postgres_database, postgres_server  # noqa: F401
from tests.server.redis_server import redis_server  # noqa: F401
from tests.server.serving import Served, serving


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running
