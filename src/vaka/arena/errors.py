"""What can go wrong with a tournament."""

from vaka.core.errors import VakaError


class TooManyBots(VakaError):
    """More bots than there are seats for them."""

    key = "arena-too-many-bots"


class WorkerLost(VakaError):
    """A process that played games ended before they did: killed, or short of memory."""

    key = "arena-worker-lost"


class OtherReport(VakaError):
    """The folder has the games of another tournament."""

    key = "arena-other-report"


class NotAReport(VakaError):
    """The folder has files in it that no tournament has written."""

    key = "arena-not-a-report"


class CannotWriteReport(VakaError):
    """The folder cannot be made, or nothing can be written to it."""

    key = "arena-cannot-write"


class DamagedJournal(VakaError):
    """A line of the finished games that cannot be read, and not the last one."""

    key = "arena-damaged-journal"


class ReportInUse(VakaError):
    """Another tournament is writing to the folder."""

    key = "arena-in-use"


class NoRay(VakaError):
    """Ray is asked for and not installed."""

    key = "arena-no-ray"


class NoCluster(VakaError):
    """The cluster cannot be reached."""

    key = "arena-no-cluster"
