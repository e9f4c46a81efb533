"""Options of a table, checked before they are stored.

Custom texts (decks, islands, boxes) are read by a child process, never on the event loop. All other
options are switches and choices, which take no time to check.
"""

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import msgspec

import vaka
from vaka.core.errors import DataError, VakaError
from vaka.core.options import OptionValue, checked
from vaka.server.checking.questions import Answer, BadData, Check, Failed, Rejected
from vaka.server.errors import CheckerBusy, TooCostly
from vaka.server.play.custom_texts import custom_texts, parse_custom_texts
from vaka.server.processes.child import Lost
from vaka.server.processes.pool import Line, ProcessPool, QueueFull
from vaka.server.tables.installed import checked_title

MAX_WAITING_CHECKS: Final = 20
# Of elapsed time. The process itself is limited to 2 seconds of CPU time; this is for one that is
# suspended, and for systems without such a limit.
ELAPSED_SECONDS: Final = 10.0

log = logging.getLogger("vaka.server.checking")
_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class CheckFailed(Exception):
    """A title raised an exception that is none of its errors."""


class OptionChecker:
    """Checks options; the process for texts is started by the first of them."""

    def __init__(self) -> None:
        self.pool = ProcessPool(
            1, "vaka.server.checking.worker", ELAPSED_SECONDS, MAX_WAITING_CHECKS
        )

    async def checked_options(
        self, title: str, players: int, options: Mapping[str, OptionValue], client: Line
    ) -> dict[str, OptionValue]:
        """Return all options of a title with their values, if a game can be dealt with them."""
        game = vaka.load(checked_title(title))
        texts = custom_texts(game, options)
        plain = {name: value for name, value in options.items() if name not in texts}
        dealt = game.new(players, 0, plain).config.options
        if not texts:
            return dealt
        await self._check_texts(Check(title, players, dict(options)), client)
        await parse_custom_texts(title, options, partial(game.new, players, 0, options))
        return checked(title, game.title.options, options)

    async def _check_texts(self, check: Check, client: Line) -> None:
        try:
            encoded = await self.pool.exchange(msgspec.json.encode(check), client)
        except QueueFull as error:
            raise CheckerBusy() from error
        except Lost as error:
            log.warning(
                "a custom text took too much time or memory to check",
                extra={"title": check.title, "person": client.table, "why": str(error)},
            )
            raise TooCostly() from error
        _raise_error(_ANSWERS.decode(encoded))

    async def close(self) -> None:
        await self.pool.close()


def client_line(address: str, person_id: str) -> Line:
    """The queue of a client: addresses take turns, and the people of an address."""
    return Line(alone=False, host=address, table=person_id)


def _raise_error(answer: Answer) -> None:
    """Raise the error that the check has found, as if it were raised here."""
    match answer:
        case BadData(file, entry, reason, why):
            raise DataError(file, entry, reason, **why)
        case Rejected(key, details):
            kind: Any = type("TitleError", (VakaError,), {"key": key})
            raise kind(**details)
        case Failed(error):
            raise CheckFailed(error)
