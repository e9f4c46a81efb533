"""What a server counts, for Prometheus. Nothing is counted by table or by person.

How many steps a sealed answer has is nobody's business before it is revealed, nor here: of what the
game does, entries are counted, never steps.
"""

import os
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    multiprocess,
)
from prometheus_client.process_collector import ProcessCollector

from vaka.server.play.entry import Entry

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60)
MANY: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)

# prometheus_client's name for the folder in which several workers put their figures together.
TOGETHER: Final = "PROMETHEUS_MULTIPROC_DIR"

disable_created_metrics()  # type: ignore[no-untyped-call] # nobody asks when one was made


class Meters:
    """Those of one house; a process may have several, in tests."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.requests = Counter(
            "vaka_requests",
            "Requests that were answered",
            ["method", "route", "status"],
            registry=own,
        )
        self.latency = Histogram(
            "vaka_request_seconds", "Time to answer", ["route"], buckets=QUICK, registry=own
        )
        self.sockets = Gauge(
            "vaka_sockets", "Open sockets", multiprocess_mode="livesum", registry=own
        )
        self.tables = Gauge(
            "vaka_tables_in_memory",
            "Tables that are held in memory",
            multiprocess_mode="livesum",
            registry=own,
        )
        self.moves = Counter(
            "vaka_moves", "Entries that were added to logs", ["kind", "by"], registry=own
        )
        self._moves: dict[tuple[str, bool], Counter] = {}
        self.thinking = Histogram(
            "vaka_bot_seconds",
            "The longest thought of each answer of a bot",
            ["level"],
            buckets=SLOW,
            registry=own,
        )
        self.mishaps = Counter("vaka_bot_mishaps", "Bots that failed to answer", registry=own)
        self.hooks = Counter(
            "vaka_hook_messages",
            "Messages to hooks, by what came of them",
            ["outcome"],
            registry=own,
        )
        self.commits = Histogram(
            "vaka_commit_seconds", "Time to write logs", buckets=QUICK, registry=own
        )
        self.batches = Histogram(
            "vaka_commit_choices", "Entries written at once", buckets=MANY, registry=own
        )

    def committed(self, kept: list[Entry], _asked: int, seconds: float) -> None:
        """For the ledger: a transaction has ended. One that holds no entry does not count."""
        if not kept:
            return
        self.commits.observe(seconds)
        self.batches.observe(len(kept))
        for entry in kept:
            self._moves_of(entry.kind, entry.bot).inc()

    def _moves_of(self, kind: str, bot: bool) -> Counter:
        """To look a label up takes several times as long as to count."""
        found = self._moves.get((kind, bot))
        if found is None:
            found = self._moves[kind, bot] = self.moves.labels(kind, "bot" if bot else "person")
        return found

    def thought(self, level: str, seconds: float) -> None:
        """For whoever lets bots think: one has given its whole answer."""
        self.thinking.labels(level).observe(seconds)

    def hooked(self, outcome: str) -> None:
        """For whoever sends messages to hooks: one was sent, or not."""
        self.hooks.labels(outcome).inc()

    def told(self) -> bytes:
        """All figures, as Prometheus reads them: of all workers, whichever is asked."""
        if TOGETHER not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
