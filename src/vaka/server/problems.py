"""How a refusal is answered: a status, a key for programs, a sentence in the asker's language."""

import logging
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from vaka.core.errors import (
    CannotUndo,
    GameNotOver,
    GameOver,
    IllegalAction,
    NotAsked,
    VakaError,
)
from vaka.server.errors import Refused
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
    return Problem(error.key, error.tell(words), rule, reason, error.details)


def refused(request: "Request[Any, Any, Any]", error: VakaError) -> Response[Problem]:
    return _answer(status_of(error), problem_of(error, words_of(request)))


def wrong(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: no such page, a body that does not fit."""
    words = words_of(request)
    status = error.status_code
    key = _KEYS.get(status, "server-internal" if status >= 500 else "server-bad-input")
    field = ""
    if key == "server-bad-input":
        extra = error.extra if isinstance(error.extra, list) else []
        named = [str(each.get("key", "")) for each in extra if isinstance(each, dict)]
        field = ", ".join(name for name in named if name)[:100]
    sentence = words(key, field=field or "-") if key == "server-bad-input" else words(key)
    return _answer(status, Problem(key, sentence), error.headers)


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
