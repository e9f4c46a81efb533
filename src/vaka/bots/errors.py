"""What can be wrong with a bot: its name, or what it does when it is asked."""

from typing import Final

from vaka.core.errors import VakaError, Words

# What a bot can do wrong at its turn, and the key of the sentence that says it.
KINDS: Final = {
    "error": "error-bot-error",  # it failed, and said so
    "exit": "error-bot-exit",  # its program ended
    "flood": "error-bot-flood",  # it wrote without end
    "illegal": "error-bot-illegal",  # it chose what it was not offered
    "late": "error-bot-late",  # it did not answer in time
    "nonsense": "error-bot-nonsense",  # it wrote what is no message
    "start": "error-bot-start",  # its program does not start
}

LONGEST: Final = 200  # characters of what a bot is quoted with


class UnknownBot(VakaError):
    """A bot that nobody has written."""

    key = "error-unknown-bot"


class WrongTitle(VakaError):
    """A bot that does not know how to play this title."""

    key = "error-bot-title"


class BadBot(VakaError):
    """A bot of another package that cannot be loaded."""

    key = "error-bad-bot"


class BadCommand(VakaError):
    """A program that is not written like a command line."""

    key = "error-bot-command"


class CommandNotFound(VakaError):
    """A program that is not there, or may not be run."""

    key = "error-bot-not-found"


class BotFailed(VakaError):
    """A bot did not choose; `kind` is one of KINDS."""

    def __init__(self, bot: str, kind: str, detail: str) -> None:
        self.kind = kind
        self.detail = quoted(detail)
        super().__init__(bot=bot, detail=self.detail)

    def message(self, words: Words) -> str:
        return words(KINDS[self.kind], **self.details)


def quoted(text: str) -> str:
    """What somebody else wrote, short and on one line, without signs that steer a terminal."""
    line = " ".join(text.split())
    line = "".join(sign if sign.isprintable() else "�" for sign in line)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
