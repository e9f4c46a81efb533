"""Every request that the schema allows, and many that it forbids: none makes the server stumble,
and every answer is one that the schema tells of.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from litestar.response import Response, Stream
from schemathesis.config import GenerationConfig, SchemathesisConfig
from schemathesis.core.control import SkipTest
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.modes import alike, once
from tests.server.playing import party
from tests.server.serving import WAIT, Served, Visitor, serving
from vaka.server.app import create_app
from vaka.server.moderation import admin_key
from vaka.server.problems import Problem
from vaka.server.running.examples import ANSWERS, BODIES
from vaka.server.settings import Settings, in_folder

pytestmark = once

LEAVING = ("/guest", "/account", "/login", "/logout", "/password", "/me")  # these end a session
ADMIN = "/api/admin/"
EXAMPLES = 10  # requests of each kind to each route, good and bad
ENDLESS = ("/stream",)  # an answer that does not end is tested elsewhere
PROMISES = [status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.filterwarnings("default")  # those of the tool itself
@pytest.mark.parametrize("mode", alike(GenerationMode, GenerationMode.POSITIVE))
def test_no_request_breaks_the_server(tmp_path: Path, mode: GenerationMode) -> None:
    with serving(tmp_path) as served:
        caller = Caller(served, mode)
        document = _document(served)
        config = SchemathesisConfig()
        config.projects.default.generation = GenerationConfig(
            modes=[mode],
            with_security_parameters=False,  # a token that is no good would be all that is tested
        )
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
        self.served = served
        self.tables, self.seated = _tables(served)
        self.visitor = served.guest("a caller")
        self.mode = mode
        self.asked = 0
        self.dice = Random(1)
        self.key = served.house.ids.secret()
        served.inside(admin_key.keep(served.house.database, self.key, now=1))

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

    def with_key(self, path: str) -> dict[str, str]:
        """Mostly the right one: else only that would be tested."""
        if not path.startswith(ADMIN) or self.dice.random() < 0.1:
            return {}
        return {admin_key.HEADER: self.key}

    def send(self, case: Any) -> None:
        self.asked += 1
        if "table_id" in (case.path_parameters or {}) and self.dice.random() < 0.7:
            case.path_parameters["table_id"] = self.dice.choice(self.tables)
        if case.operation.path.endswith(LEAVING):
            visitor = self.served.guest("a passer-by")
        else:
            visitor = self.dice.choice((self.visitor, self.seated))
        answer = case.call(
            base_url=visitor.url,
            cookies=dict(visitor.http.cookies),
            headers={"origin": visitor.url, **self.with_key(case.operation.path)},
        )
        assert answer.status_code < 500, f"{case.as_curl_command()}: {answer.text}"
        case.validate_response(answer, checks=PROMISES)
        if answer.status_code >= 400:
            problem = msgspec.json.decode(answer.content, type=Problem)
            assert problem.error
            assert problem.message


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("schema")) as served:
        yield served


def test_refusals_at_the_door_are_in_the_document(house: Served) -> None:
    """Those that no request of the tool meets: it names the right host, and sends no wrong kind."""
    visitor = house.guest("ana")
    document = _document(house)
    told = document["paths"]["/api/tables"]["post"]["responses"]
    refused: dict[int, dict[str, Any]] = {
        401: {"headers": {"authorization": "Bearer x"}, "json": {}},
        403: {"headers": {"origin": "https://elsewhere.example"}, "json": {}},
        413: {"json": {"title": "x" * 1_100_000, "players": 2}},
        415: {"content": b"title=rapanui"},
        421: {"headers": {"host": "elsewhere.example"}, "json": {}},
    }
    for status, wrong in refused.items():
        answer = visitor.http.post("/api/tables", **wrong)
        assert answer.status_code == status, answer.text
        assert msgspec.json.decode(answer.content, type=Problem).message
        content = told[str(status)]["content"]["application/json"]
        assert content["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_the_document_says_who_may_ask(house: Served) -> None:
    document = _document(house)
    schemes = document["components"]["securitySchemes"]
    assert (schemes["cookie"]["in"], schemes["cookie"]["name"]) == ("cookie", "vaka")
    assert (schemes["bearer"]["type"], schemes["bearer"]["scheme"]) == ("http", "bearer")
    assert {} in document["security"]
    guest = house.guest("a guest")
    token = guest.post("/api/tokens", {"label": "x"}, 201)["token"]
    with httpx.Client(base_url=house.url, verify=False, timeout=WAIT) as browser:
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                if path.endswith(ENDLESS):
                    continue
                needed = operation.get("security", document["security"])
                address = path.replace("{number}", "0").replace("{", "").replace("}", "")
                body = {} if method == "get" else {"json": _example(operation)}
                body["params"] = {
                    each["name"]: "0"
                    for each in operation.get("parameters", ())
                    if each["in"] == "query" and each.get("required")
                }
                nobody = browser.request(method, address, **body)
                browser.cookies.clear()
                bearer = {"authorization": f"Bearer {token}"}
                program = browser.request(method, address, headers=bearer, **body)
                browser.cookies.clear()
                # A table that is not there may be told of before anybody asks who looks for it.
                if {} in needed:
                    assert nobody.status_code != 401 or path == "/api/login"
                else:
                    assert nobody.status_code in (401, 404), operation["operationId"]
                if path.startswith(ADMIN):
                    assert needed == [{"admin": []}]
                    assert program.status_code == 401
                    continue
                by_token = any("bearer" in each for each in needed)
                assert ("server-not-by-token" not in program.text) == by_token, path


def _example(operation: Any) -> Any:
    if "requestBody" not in operation:
        return None
    return operation["requestBody"]["content"]["application/json"]["examples"]["example1"]["value"]


def test_examples_are_what_the_routes_take_and_give(tmp_path: Path) -> None:
    app = create_app(Settings(database=in_folder(tmp_path)))
    bodies, answers = dict(BODIES), dict(ANSWERS)
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            signature = handler.parsed_fn_signature
            if "data" in signature.parameters:
                for body in bodies.pop(handler.operation_id):  # every body has one
                    msgspec.convert(body, signature.parameters["data"].annotation)
            if handler.operation_id in answers:
                answer = signature.return_type
                kind = answer.annotation
                if answer.is_subclass_of(Stream):
                    kind = handler.responses[200].data_container
                elif answer.is_subclass_of(Response):
                    kind = answer.inner_types[0].annotation
                sent = msgspec.json.encode(answers.pop(handler.operation_id))
                msgspec.json.decode(sent, type=kind)
    assert not bodies
    assert not answers


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/api/tables/{}/replay?seat=-1", "seat"),
        ("/api/tables/{}/steps?from=0&to=x", "from, to"),
        ("/api/tables/{}/record?format=xml", "format"),
        ("/api/archive?from=x", "from"),
        ("/api/archive?limit=0", "limit"),
        ("/api/tables?status=over", "status"),
    ],
)
def test_a_refusal_names_the_field_as_it_is_called(house: Served, path: str, name: str) -> None:
    visitor = house.guest("ben")
    answer = visitor.http.get(path.format(visitor.table()) + "&lang=en")
    assert answer.status_code == 400
    assert answer.json()["message"].endswith(f": {name}")


def _document(served: Served) -> Any:
    return json.loads(served.somebody().get("/schema/openapi.json"))


def _tables(served: Served) -> tuple[list[str], Visitor]:
    """A table of every kind: open, running with sealed answers, over; and who sits at the first."""
    running = party(served, "giants", 3)
    over = party(served)
    dice = Random(1)
    while seats := over.asked():
        over.act(seats[0], dice)
    seated = running.people[0]
    return [running.table, over.table, seated.table()], seated
