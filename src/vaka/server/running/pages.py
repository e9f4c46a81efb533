"""What a server tells about itself: its front page, whether it is well, and its figures."""

import asyncio
import logging
from html import escape
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, Router, get, route
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text

import vaka
from vaka.locale import Words
from vaka.server.errors import NotFound
from vaka.server.given import GivenHouse
from vaka.server.house import House
from vaka.server.language import language_of
from vaka.server.tables.installed import installed

PATIENCE: Final = 5.0  # seconds for the database to answer
WELL: Final = "ok"
SILENT: Final = "database"
METRICS: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which is added anyway
NAMES: Final = {  # of the languages, each in itself
    "en": "serve-page-in-en",
    "it": "serve-page-in-it",
    "de": "serve-page-in-de",
    "fr": "serve-page-in-fr",
}

log = logging.getLogger("vaka.server")


class Health(msgspec.Struct):
    """`status` is "ok", or names what does not answer."""

    status: str
    version: str


@get(
    "/health",
    operation_id="Health",
    summary="Whether this server is well",
    tags=["Running"],
    responses={
        503: ResponseSpec(Health, generate_examples=False, description="It is not: `status` says")
    },
)
async def health(house: GivenHouse) -> Response[Health]:
    """Status 503: the database does not answer."""
    return await _health(house)


@route("/health", http_method=HttpMethod.HEAD, include_in_schema=False)
async def health_in_short(house: GivenHouse) -> Response[Health]:
    """For programs that want the status alone; to them no body is sent."""
    return await _health(house)


async def _health(house: House) -> Response[Health]:
    try:
        async with asyncio.timeout(PATIENCE):
            await house.database.read(_look)
    except Exception:
        log.exception("the database does not answer")
        return Response(Health(SILENT, vaka.__version__), status_code=503)
    return Response(Health(WELL, vaka.__version__))


def _look(connection: Connection) -> None:
    connection.execute(text("SELECT version_num FROM alembic_version")).one()


@get("/metrics", include_in_schema=False)
async def metrics(request: "Request[Any, Any, Any]", house: GivenHouse) -> Response[bytes]:
    """For this machine alone, unless the server was told otherwise."""
    if not (house.settings.metrics_public or _is_near(request)):
        raise NotFound()
    return Response(house.meters.told(), media_type=METRICS)


def _is_near(request: "Request[Any, Any, Any]") -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def front(request: "Request[Any, Any, Any]") -> Response[str]:
    language = language_of(request)
    headers = {"content-language": language, "vary": "accept-language"}
    return Response(page(language), media_type=MediaType.HTML, headers=headers)


def page(language: str) -> str:
    """What there is at the front of a server without the page to play on, in a language; it has no
    script or style of its own.
    """
    words = Words(language)
    others = [
        f'<a href="/?lang={other}" hreflang="{other}" lang="{other}">{escape(words(name))}</a>'
        for other, name in NAMES.items()
        if other != language
    ]
    titles = ", ".join(words(f"{name}-name") for name in installed() if words.has(f"{name}-name"))
    lines = [
        "<!doctype html>",
        f'<html lang="{language}">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(words('serve-page-title'))}</title>",
        f"<h1>{escape(words('serve-page-title'))}</h1>",
        f"<p>{escape(words('serve-page-what', titles=titles, version=vaka.__version__))}</p>",
        f"<p>{escape(words('serve-page-missing'))}</p>",
        f'<p><a href="/schema">{escape(words("serve-page-api"))}</a></p>',
        f"<nav>{' · '.join(others)}</nav>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


router = Router("/", route_handlers=[health, health_in_short, metrics])
