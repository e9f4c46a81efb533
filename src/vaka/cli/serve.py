"""`vaka serve`: what the flags say, checked; then the server runs in this process."""

from typing import Final, NamedTuple
from urllib.parse import urlsplit

from vaka.cli.arguments import whole_number
from vaka.cli.failures import FAILED, complain
from vaka.cli.limits import limits_of
from vaka.cli.saves import home
from vaka.cli.screen import Screen
from vaka.core.errors import VakaError
from vaka.locale import Words
from vaka.server.hooks.addresses import MODES
from vaka.server.roads import EXAMPLE, MEMORY, POSTGRES, road
from vaka.server.running.logs import FORMATS, LEVELS
from vaka.server.settings import Settings, in_folder

PORTS: Final = 65535
DAYS: Final = 3650
THINKERS: Final = 256
WORKERS: Final = 256


class NotOneOf(VakaError):
    """A value that must be one of a few."""

    key = "serve-not-one-of"


class TooLarge(VakaError):
    key = "serve-too-large"


class NotAnOrigin(VakaError):
    """Not the address of a site: scheme, name, perhaps a port, and nothing else."""

    key = "serve-not-an-origin"


class WorkersWantBus(VakaError):
    """Several workers, and no way to tell each other what happens."""

    key = "serve-workers-want-bus"


class Given(NamedTuple):
    """The flags as they were given, or the environment in their place."""

    host: str
    port: str
    database: str | None
    bus: str
    workers: str
    thinkers: str
    origins: tuple[str, ...]
    https: bool
    session_days: str
    log_format: str
    log_level: str
    metrics_public: bool
    keep_changed: bool
    hooks: str
    limits: tuple[str, ...]

    def settings(self) -> Settings:
        """The same as the server takes it; raises for what makes no sense."""
        workers = _number("--workers", self.workers, 1, WORKERS)
        if workers > 1 and self.bus == MEMORY:
            raise WorkersWantBus(postgresql=POSTGRES, redis=EXAMPLE)
        limits = limits_of(self.limits)
        settings = Settings(
            database=in_folder(home()) if self.database is None else self.database,
            bus=self.bus,
            workers=workers,
            host=self.host.strip(),
            port=_number("--port", self.port, 0, PORTS),
            thinkers=_number("--thinkers", self.thinkers, 0, THINKERS),
            origins=tuple(_origin(each) for each in self.origins),
            https=self.https,
            session_days=_number("--session-days", self.session_days, 1, DAYS),
            log_format=_one_of("--log-format", self.log_format, FORMATS),
            log_level=_one_of("--log-level", self.log_level, LEVELS),
            metrics_public=self.metrics_public,
            keep_changed=self.keep_changed,
            hooks=_one_of("--hooks", self.hooks, MODES),
            limits=limits.limits,
            sockets=limits.sockets,
        )
        road(settings)  # what names no bus is told at once
        return settings


def serve(given: Given, words: Words, screen: Screen) -> int:
    """Run until a signal comes. What keeps the server from starting is told in one sentence."""
    settings = given.settings()
    from vaka.server.running.serve import run

    def ready(address: str) -> None:
        screen.say(words("serve-ready", address=address))

    try:
        return run(settings, ready)
    except VakaError as error:  # nothing of it is a mistake in what was typed alone
        complain(error.message(words))
        return FAILED


def _number(name: str, text: str, least: int, most: int) -> int:
    number = whole_number(name, text, least)
    if number > most:
        raise TooLarge(name=name, given=text, most=str(most))
    return number


def _one_of(name: str, text: str, known: tuple[str, ...]) -> str:
    if text not in known:
        raise NotOneOf(name=name, given=text, known=", ".join(known))
    return text


def _origin(text: str) -> str:
    try:
        parts = urlsplit(text)
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        right = False
    else:
        right = right and f"{parts.scheme}://{parts.netloc}" == text.rstrip("/")
        right = right and "@" not in parts.netloc
    if not right:
        raise NotAnOrigin(given=text, example="https://vaka.example")
    return text.rstrip("/")
