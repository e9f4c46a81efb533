"""What the server refuses, each with a key for the sentence and the status of the answer."""

from typing import ClassVar

from vaka.core.errors import VakaError


class Refused(VakaError):
    """The mother of them. `status` is that of HTTP."""

    status: ClassVar[int] = 400


class NotFound(Refused):
    """No such table, person or page; also what one may not know of."""

    key = "server-not-found"
    status = 404


class NoSuchPly(Refused):
    """A moment that this table has not had yet."""

    key = "server-no-such-ply"
    status = 404


class NoWays(Refused):
    """A title in which nothing is moved step by step has no ways to ask for."""

    key = "server-no-ways"
    status = 404


class NotLoggedIn(Refused):
    key = "server-not-logged-in"
    status = 401


class WrongPassword(Refused):
    key = "server-wrong-password"
    status = 401


class Forbidden(Refused):
    """Somebody else's to do; the subclasses say whose."""

    key = "server-forbidden"
    status = 403


class CrossSite(Forbidden):
    """A request that another site's page sent in this person's name."""

    key = "server-cross-site"


class NotSeated(Forbidden):
    """Only who sits at the table may do this."""

    key = "server-not-seated"


class OthersEyes(Forbidden):
    """While a game runs, everybody looks with his own eyes."""

    key = "server-others-eyes"


class NotHost(Forbidden):
    key = "server-not-host"


class Muted(Forbidden):
    """The host has taken the word from somebody at this table."""

    key = "server-muted"


class MutedEverywhere(Forbidden):
    """Who runs the server has taken the word from somebody at all tables."""

    key = "server-muted-everywhere"


class Barred(Forbidden):
    """The host does not let somebody sit down again."""

    key = "server-barred"


class Banned(Forbidden):
    """Somebody who may not come in any more; `why` is what the admin has said of it."""

    key = "server-banned"

    def __init__(self, why: str | None = None) -> None:
        super().__init__(why=why or "-")


class NoAdminKey(Forbidden):
    """Nobody has made a key for this server yet."""

    key = "server-no-admin-key"


class WrongAdminKey(Refused):
    key = "server-wrong-admin-key"
    status = 401


class BadInput(Refused):
    """A field that is not what it must be; `field` names it."""

    key = "server-bad-input"


class BadName(BadInput):
    """A name that is empty, too long, or has signs in it that nobody can see."""

    key = "server-bad-name"


class MixedLetters(BadName):
    """An account's name with letters of several scripts that look the same."""

    key = "server-mixed-letters"


class NotByToken(Forbidden):
    """For the person himself at his browser, not for a program with his token."""

    key = "server-not-by-token"


class NoAccount(Forbidden):
    """A guest asks for what only an account has."""

    key = "server-no-account"


class TooManyTries(Refused):
    """Too many wrong passwords; `seconds` says how long to wait."""

    key = "server-slow-down"
    status = 429


class TooManyKeys(TooManyTries):
    """Too many wrong admin keys from one address."""

    key = "server-admin-slow-down"


class TooOften(Refused):
    """An address that asks for too much; `seconds` says how long to wait."""

    key = "server-too-often"
    status = 429


class TooCostly(Refused):
    """A custom deck, island or box that takes too much time or memory to check."""

    key = "server-too-costly"


class CheckerBusy(Refused):
    """Too many custom decks, islands or boxes wait to be checked."""

    key = "server-checker-busy"
    status = 503


class NotJson(Refused):
    """A body that does not say that it is JSON."""

    key = "server-not-json"
    status = 415


class WrongHost(Refused):
    """A request for an address that is not this server's."""

    key = "server-wrong-host"
    status = 421


class Conflict(Refused):
    """Right in itself, but not now."""

    key = "server-conflict"
    status = 409


class OtherRules(Conflict):
    """A game of another version of the rules: it waits for a server that knows them."""

    key = "server-other-rules"


class NameTaken(Conflict):
    key = "server-name-taken"


class TooManyTokens(Conflict):
    key = "server-too-many-tokens"


class TableFull(Conflict):
    key = "server-table-full"


class SeatTaken(Conflict):
    key = "server-seat-taken"


class AlreadySeated(Conflict):
    key = "server-already-seated"


class NotOpen(Conflict):
    """The table has started already."""

    key = "server-not-open"


class OthersPlay(Conflict):
    """A running game is closed by its host only if nobody else plays there."""

    key = "server-others-play"


class NotReady(Conflict):
    """Seats are still open, so the table cannot start."""

    key = "server-not-ready"


class NotRunning(Conflict):
    """The table has not started yet, or its game is over."""

    key = "server-not-running"


class NotOver(Conflict):
    key = "server-not-over"


class NothingLeft(Conflict):
    """A branch that would begin where the game is over."""

    key = "server-nothing-left"


class Stale(Conflict):
    """An answer to a question that does not stand any more: nothing was played."""

    key = "server-stale"


class AskedAlready(Conflict):
    """Somebody's wish for an undo waits for consent: one at a time."""

    key = "server-asked-already"


class NoProposal(Conflict):
    """Nobody waits for consent to an undo, or it is not this seat's to give."""

    key = "server-no-proposal"


class NoHint(Conflict):
    """Nobody could think about it, or this server does not think at all."""

    key = "server-no-hint"
