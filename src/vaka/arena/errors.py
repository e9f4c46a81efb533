"""Errors of tournaments."""

from vaka.core.errors import VakaError


class TooManyBots(VakaError):
    """There are more bots than seats."""

    key = "arena-too-many-bots"


class WorkerLost(VakaError):
    """A worker process ended before its games: it was killed or ran out of memory."""

    key = "arena-worker-lost"


class OtherReport(VakaError):
    """The folder has games of another tournament."""

    key = "arena-other-report"


class NotAReport(VakaError):
    """The folder has files that are not of a tournament."""

    key = "arena-not-a-report"


class CannotWriteReport(VakaError):
    """The folder cannot be created or written."""

    key = "arena-cannot-write"


class DamagedJournal(VakaError):
    """A line of the journal, not the last one, cannot be read."""

    key = "arena-damaged-journal"


class ReportInUse(VakaError):
    """Another tournament is writing to the folder."""

    key = "arena-in-use"


class NoCluster(VakaError):
    """The cluster cannot be reached."""

    key = "arena-no-cluster"
