"""Why a server cannot start: told in one sentence, without a trace of our insides."""

from vaka.core.errors import VakaError


class CannotStart(VakaError):
    """The mother of them."""


class PortTaken(CannotStart):
    """Another program listens there already."""

    key = "serve-port-taken"


class PortRefused(CannotStart):
    """The system does not let us listen there."""

    key = "serve-port-refused"


class DatabaseFails(CannotStart):
    """It cannot be opened, does not answer, or does not let us in."""

    key = "serve-database-fails"


class DatabaseHeld(CannotStart):
    """Another server uses it, and the two could not tell each other what happens."""

    key = "serve-database-held"


class BusFails(CannotStart):
    """Nobody answers there."""

    key = "serve-bus-fails"


class RulesChanged(CannotStart):
    """Games run here that were begun under other rules than those that are installed."""

    key = "serve-rules-changed"


class StartFailed(CannotStart):
    """Something else, which the log has."""

    key = "serve-start-failed"
