"""Every request that the schema allows, and many that it forbids: none makes the server stumble."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.config import GenerationConfig, SchemathesisConfig
from schemathesis.core.control import SkipTest
from schemathesis.generation import GenerationMode

from tests.modes import once
from tests.server.playing import party
from tests.server.serving import Served, serving

pytestmark = once

EXAMPLES = 12  # requests of each kind to each route, good and bad
ENDLESS = ("/stream",)  # an answer that does not end is tested elsewhere


@pytest.mark.filterwarnings("default")  # those of the tool itself
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_request_breaks_the_server(tmp_path: Path, mode: GenerationMode) -> None:
    with serving(tmp_path) as served:
        caller = Caller(served, mode)
        document = json.loads(caller.visitor.http.get("/schema/openapi.json").text)
        config = SchemathesisConfig()
        config.projects.default.generation = GenerationConfig(modes=[mode])
        schema = schemathesis.openapi.from_dict(document, config=config)
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]
            if not operation.path.endswith(ENDLESS):
                caller.ask(operation)
        assert caller.asked > 200
        assert caller.visitor.get("/health")


class Caller:
    """Somebody who asks for everything, of tables that are there and of others."""

    def __init__(self, served: Served, mode: GenerationMode) -> None:
        self.tables = _tables(served)
        self.visitor = served.guest("a caller")
        self.mode = mode
        self.asked = 0
        self.dice = Random(1)

    def ask(self, operation: Any) -> None:
        strategy = operation.as_strategy(generation_mode=self.mode)
        quietly = settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        with suppress(
            Unsatisfiable, SkipTest
        ):  # a route that takes nothing cannot be asked wrongly
            quietly(given(strategy)(self.send))()  # type: ignore[no-untyped-call]

    def send(self, case: Any) -> None:
        self.asked += 1
        if "table_id" in (case.path_parameters or {}) and self.dice.random() < 0.7:
            case.path_parameters["table_id"] = self.dice.choice(self.tables)
        answer = case.call(
            base_url=self.visitor.url,
            cookies=dict(self.visitor.http.cookies),
            headers={"origin": self.visitor.url},
        )
        assert answer.status_code < 500, f"{case.as_curl_command()}: {answer.text}"
        if answer.status_code >= 400:
            problem = answer.json()
            assert problem["error"]
            assert problem["message"]


def _tables(served: Served) -> list[str]:
    """A table of every kind: open, running with sealed answers, over."""
    running = party(served, "giants", 3)
    over = party(served)
    dice = Random(1)
    while seats := over.asked():
        over.act(seats[0], dice)
    host = served.guest("a host")
    return [running.table, over.table, host.table()]
