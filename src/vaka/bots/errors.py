"""Errors of bots: of their names, and of what they do at their turn."""

from typing import Final

from vaka.core.errors import VakaError, Words

# Kinds of failure at a bot's turn, and the keys of their sentences.
KINDS: Final = {
    "error": "error-bot-error",  # it reported an error
    "exit": "error-bot-exit",  # its process ended
    "flood": "error-bot-flood",  # it wrote more than the limit
    "illegal": "error-bot-illegal",  # it chose an action that is not legal
    "late": "error-bot-late",  # it did not answer in time
    "nonsense": "error-bot-nonsense",  # its output is not a message
    "start": "error-bot-start",  # its process did not start
}

LONGEST: Final = 200  # characters of a quotation


class UnknownBot(VakaError):
    """No bot has this name; `details["known"]` lists the names.

    >>> from vaka import bots
    >>> bots.make("deep-thought", seed=1)
    Traceback (most recent call last):
    vaka.bots.errors.UnknownBot: ...
    """

    key = "error-unknown-bot"


class WrongTitle(VakaError):
    """The bot does not play this title; `details["known"]` lists bots that do.

    >>> from vaka import bots
    >>> bots.make("easy", seed=1, title="chess")
    Traceback (most recent call last):
    vaka.bots.errors.WrongTitle: ...
    """

    key = "error-bot-title"


class BadBot(VakaError):
    """A bot of another package cannot be loaded; `details["why"]` is the cause.

    >>> from vaka import bots
    >>> try:
    ...     bot = bots.make("random", seed=1)
    ... except bots.BadBot as error:
    ...     print(error.details["name"], error.details["why"])
    """

    key = "error-bad-bot"


class BadCommand(VakaError):
    """The text after `program:` is not a command line.

    >>> from vaka import bots
    >>> bots.make("program:node 'bot.js", seed=1)
    Traceback (most recent call last):
    vaka.bots.errors.BadCommand: ...
    """

    key = "error-bot-command"


class CommandNotFound(VakaError):
    """The program after `program:` does not exist or is not executable.

    >>> from vaka import bots
    >>> bots.make("program:no-such-program", seed=1)
    Traceback (most recent call last):
    vaka.bots.errors.CommandNotFound: ...
    """

    key = "error-bot-not-found"


class BotFailed(VakaError):
    """A bot failed to choose: `kind` is `error`, `exit`, `illegal`, `late`, ...

    >>> import sys
    >>> import vaka
    >>> from vaka import bots
    >>> observation = bots.Observation(vaka.load("rapanui").new(players=3, seed=7), 2)
    >>> with bots.ProgramBot("quitter", [sys.executable, "-c", "pass"], seed=1) as bot:
    ...     try:
    ...         bot.choose(observation)
    ...     except bots.BotFailed as error:
    ...         print(error.kind)
    exit
    """

    def __init__(self, bot: str, kind: str, detail: str) -> None:
        self.kind = kind
        self.detail = quoted(detail)
        super().__init__(bot=bot, detail=self.detail)

    def message(self, words: Words) -> str:
        return words(KINDS[self.kind], **self.details)


def quoted(text: str) -> str:
    """Quote a foreign text: shortened, on one line, without control characters."""
    line = " ".join(text.split())
    line = "".join(sign if sign.isprintable() else "�" for sign in line)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
