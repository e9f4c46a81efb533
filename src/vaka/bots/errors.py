"""What can be wrong with the name of a bot."""

from vaka.core.errors import VakaError


class UnknownBot(VakaError):
    """A bot that nobody has written."""

    key = "error-unknown-bot"


class WrongTitle(VakaError):
    """A bot that does not know how to play this title."""

    key = "error-bot-title"
