"""What the document of the interface says beyond what the routes themselves do: how each can be
refused, who may ask, and an example of what goes there and what comes back.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    Example,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    RequestBody,
    Schema,
    SecurityRequirement,
    SecurityScheme,
)
from litestar.openapi.spec.enums import OpenAPIType
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from vaka.core.errors import IllegalAction, VakaError
from vaka.locale import Words
from vaka.server.errors import (
    BadInput,
    NotFound,
    NotJson,
    NotLoggedIn,
    NotSeated,
    Stale,
    TooManyTries,
    WrongHost,
)
from vaka.server.moderation.admin_key import HEADER
from vaka.server.people.asker import COOKIE
from vaka.server.problems import Problem, problem_of
from vaka.server.running.examples import ANSWERS, BODIES
from vaka.server.running.security import SAFE
from vaka.server.running.socket_described import WithMessages

# Who asks -----------------------------------------------------------------------------------------

_BY_COOKIE: Final[SecurityRequirement] = {"cookie": []}
_BY_TOKEN: Final[SecurityRequirement] = {"bearer": []}
_BY_ADMIN: Final[SecurityRequirement] = {"admin": []}
ANYBODY: Final[list[SecurityRequirement]] = [_BY_COOKIE, _BY_TOKEN, {}]

KEYS: Final = WithMessages(
    security_schemes={
        "cookie": SecurityScheme(
            type="apiKey",
            security_scheme_in="cookie",
            name=COOKIE,
            description="A browser's session, from /api/guest, /api/account or /api/login",
        ),
        "bearer": SecurityScheme(
            type="http", scheme="bearer", description="A program's token, from /api/tokens"
        ),
        "admin": SecurityScheme(
            type="apiKey",
            security_scheme_in="header",
            name=HEADER,
            description="The key of who looks after the server, from `vaka admin key`",
        ),
    }
)

# For the person himself at his browser, and for whoever has a name.
_IN_PERSON: Final = frozenset(
    (
        *("ChangeMe", "ChangePassword", "ListTokens", "MakeToken", "DeleteToken"),
        *("GetMyData", "LeaveForGood"),
    )
)
_KNOWN: Final = frozenset(
    (
        *("MakeTable", "ChangeTable", "Join", "Leave", "GiveSeat", "Start"),
        *("CloseTable", "Unbar", "Rematch", "ListMyTables", "Branch", "Say", "Stream"),
        *("Act", "Undo", "Consent", "Hint", "Why", "Ways", "Learn"),
        *("Pause", "GoOn", "GoAway", "ComeBack"),
        *("ListHooks", "MakeHook", "DeleteHook", "TestHook"),
    )
)

_BY_HOST: Final = frozenset(("Mute", "Unmute"))  # or by an admin
_ADMIN: Final = "Admin"  # so begin the names of what only he may do

_AS_TEXT: Final = frozenset(("DownloadRecord",))  # what can also be had for people to read

# How it is refused --------------------------------------------------------------------------------

# What it means, and an example.
_MEANING: Final[dict[int, tuple[str, VakaError | str]]] = {
    400: ("The request is not what it must be", BadInput(field="ply")),
    401: ("No name or token, or one that is no good", NotLoggedIn()),
    403: ("Somebody else's to do", NotSeated()),
    404: ("There is no such thing, or the asker may not know of it", NotFound()),
    409: ("Not now", Stale(ply=17, now=19)),
    413: ("The body is too large", "server-too-large"),
    415: ("A body that does not say that it is JSON", NotJson()),
    421: ("Not an address of this server", WrongHost()),
    422: (
        "The rules of the game forbid it",
        IllegalAction("rapanui", "buy(crop=sweet-potato)", "N9", "price", price=5, wood=3),
    ),
    429: ("Too often; wait", TooManyTries(seconds=4)),
}

# What cannot be seen from a route's own form.
_MORE: Final = {
    403: frozenset(("ListTokens", "GetMyData", "Replay", "ListSteps", "Why", "Ways")),
    409: frozenset(
        (
            *("Register", "ChangeMe", "MakeToken", "AdminRename", "AdminClose"),
            *("ChangeTable", "Join", "Leave", "GiveSeat", "Start", "CloseTable", "Rematch"),
            *("GetGame", "Act", "Undo", "Consent", "Hint", "Why", "Ways"),
            *("Pause", "GoOn", "GoAway", "ComeBack"),
            *("Replay", "ListSteps", "DownloadRecord", "Branch", "Summary"),
            *("MakeHook", "TestHook"),
        )
    ),
    422: frozenset(("Act",)),
    404: frozenset(("AdminPeople", "MakeHook")),
    429: frozenset(("LogIn", "ChangePassword", "LeaveForGood", "Mute", "Unmute")),
}


def _problem(meaning: str, shown: VakaError | str) -> ResponseSpec:
    words = Words("en")
    told = Problem(shown, words(shown)) if isinstance(shown, str) else problem_of(shown, words)
    return ResponseSpec(
        Problem, generate_examples=False, description=meaning, examples=[Example(value=told)]
    )


PROBLEMS: Final = {status: _problem(*meaning) for status, meaning in _MEANING.items()}


def statuses(handler: HTTPRouteHandler, has_gaps: bool) -> Iterator[int]:
    """The refusals that may come from a route; with gaps in its address there may be nothing."""
    parameters = handler.parsed_fn_signature.parameters
    yield from (400, 421)
    if "asker" in parameters:
        yield 401
    if str(handler.operation_id).startswith(_ADMIN):
        yield from (401, 403, 429)
    if not handler.http_methods <= SAFE:
        yield from (403, 415)
    if has_gaps:
        yield 404
    if "data" in parameters:
        yield 413
    yield from (status for status, those in _MORE.items() if handler.operation_id in those)


class Described(ReceiveRoutePlugin):
    """Completes every route of the document, wherever it comes from."""

    def receive_route(self, route: BaseRoute) -> None:
        if not isinstance(route, HTTPRoute):
            return
        for handler in route.route_handlers:
            found = sorted(set(statuses(handler, bool(route.path_parameters))))
            handler.responses = {
                **{status: PROBLEMS[status] for status in found},
                **(handler.responses or {}),
            }
            handler.operation_class = Told


@dataclass
class Told(Operation):
    """An operation with its examples, and with who may ask for it."""

    def __post_init__(self) -> None:
        name = self.operation_id or ""
        if name.startswith(_ADMIN):
            self.security = [_BY_ADMIN]
        elif name in _BY_HOST:
            self.security = [_BY_COOKIE, _BY_TOKEN, _BY_ADMIN]
        elif name in _IN_PERSON:
            self.security = [_BY_COOKIE]
        elif name in _KNOWN:
            self.security = [_BY_COOKIE, _BY_TOKEN]
        if isinstance(self.request_body, RequestBody) and name in BODIES:
            _show(self.request_body.content, BODIES[name])
        for status, answer in (self.responses or {}).items():
            if not isinstance(answer, OpenAPIResponse):
                continue
            if status == "204":  # an answer without a body, whatever the handler's type says
                answer.content = None
            elif status.startswith("2") and answer.content is not None:
                if name in ANSWERS:
                    _show(answer.content, [ANSWERS[name]])
                if name in _AS_TEXT:
                    text = Schema(type=OpenAPIType.STRING)
                    answer.content["text/plain"] = OpenAPIMediaType(schema=text)


def _show(content: dict[str, OpenAPIMediaType], values: list[object]) -> None:
    for each in content.values():
        each.examples = {
            f"example{number}": Example(value=value) for number, value in enumerate(values, 1)
        }
