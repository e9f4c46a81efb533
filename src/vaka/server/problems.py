"""How a refusal is answered: a status, a key for programs, a sentence in the asker's language."""

import logging
import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.params import ParameterKwarg

from vaka.core.errors import (
    CannotUndo,
    GameNotOver,
    GameOver,
    IllegalAction,
    NotAsked,
    VakaError,
)
from vaka.server.errors import Refused, TooOften
from vaka.server.language import words_of
from vaka.server.running.watch import route_of

log = logging.getLogger("vaka.server")

_STATUS: Final[dict[type[VakaError], int]] = {
    IllegalAction: 422,
    NotAsked: 409,
    GameOver: 409,
    GameNotOver: 409,
    CannotUndo: 409,
}

# Litestar's own refusals, by status; any other is "bad input".
_KEYS: Final = {
    401: "server-not-logged-in",
    403: "server-forbidden",
    404: "server-not-found",
    405: "server-wrong-method",
    413: "server-too-large",
    429: "server-too-many",
    500: "server-internal",
}


# What msgspec says of a field that is missing, or that nobody knows.
_FIELD: Final = re.compile(r"field `([^`]+)`")


class Problem(msgspec.Struct, omit_defaults=True):
    """What went wrong. `error` is stable, `message` for people, `rule` the number of the rule."""

    error: str
    message: str
    rule: str | None = None
    reason: str | None = None
    details: dict[str, str | int] = {}


def status_of(error: VakaError) -> int:
    if isinstance(error, Refused):
        return error.status
    return _STATUS.get(type(error), 400)


def problem_of(error: VakaError, words: Any) -> Problem:
    """The answer to somebody whose request was refused."""
    rule = error.rule if isinstance(error, IllegalAction) else None
    reason = getattr(error, "reason", None)
    return Problem(error.key, error.message(words), rule, reason, error.details)


def refused(request: "Request[Any, Any, Any]", error: VakaError) -> Response[Problem]:
    return _answer(status_of(error), problem_of(error, words_of(request)), headers_of(error))


def headers_of(error: VakaError) -> dict[str, str]:
    """The headers that go with a refusal: how many seconds to wait."""
    if isinstance(error, TooOften):
        return {"retry-after": str(error.details["seconds"])}
    return {}


def wrong(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: no such address, a body that does not fit. Where people may
    have come by a wrong link, the page says it.
    """
    status = error.status_code
    if status == HTTPStatus.NOT_FOUND:
        page: Response[Any] | None = request.app.state.house.page.unknown(request)
        if page is not None:
            return page
    words = words_of(request)
    key = _KEYS.get(status, "server-internal" if status >= 500 else "server-bad-input")
    if key != "server-bad-input":
        return _answer(status, Problem(key, words(key)), error.headers)
    field = ", ".join(_fields(request, error))[:100]
    message = words(key, field=field) if field else words("server-bad-form")
    return _answer(status, Problem(key, message), error.headers)


def _fields(request: "Request[Any, Any, Any]", error: HTTPException) -> Iterator[str]:
    """What does not fit, by the names that the asker knows."""
    extra = error.extra if isinstance(error.extra, list) else []
    for each in extra:
        name = str(each.get("key", "")) if isinstance(each, dict) else ""
        if name and each.get("source") != "body":
            yield _name_outside(request.route_handler, name)
        elif name and name != "data":  # which is the body as a whole
            yield name
        elif name:
            yield from _FIELD.findall(str(each.get("message", "")))


def _name_outside(handler: Any, name: str) -> str:
    """The name in the request of a parameter of the handler, or of what the handler depends on."""
    for each in (handler, *handler.resolve_dependencies().values()):
        parameter = each.parsed_fn_signature.parameters.get(name)
        if parameter is not None and isinstance(parameter.kwarg_definition, ParameterKwarg):
            return parameter.kwarg_definition.name or name
    return name


def failed(request: "Request[Any, Any, Any]", error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it, and the asker is told nothing of our insides."""
    log.error("internal error", exc_info=error, extra={"route": route_of(request.scope)})
    words = words_of(request)
    return _answer(
        HTTPStatus.INTERNAL_SERVER_ERROR, Problem("server-internal", words("server-internal"))
    )


def _answer(
    status: int, problem: Problem, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


HANDLERS: Final[dict[Any, Any]] = {VakaError: refused, HTTPException: wrong, Exception: failed}
