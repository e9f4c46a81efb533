"""The same matches spread over a Ray cluster. Ray is imported only when it is asked for."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from vaka.arena.errors import NoCluster, WorkerLost
from vaka.arena.handover import Finished
from vaka.arena.match import Match, Played, play
from vaka.extras import require

AHEAD: Final = 2  # matches waiting for each core, so that none is idle


class Cluster:
    """A cluster by its address, or one of its own on this computer with so many processes."""

    def __init__(self, jobs: int, address: str | None = None) -> None:
        require("ray")
        self._ray: Any = import_module("ray")
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address is None:
                self._ray.init("local", num_cpus=jobs, include_dashboard=False, **quiet)
            else:
                self._ray.init(address, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(address=address or "local", cause=str(error)) from error

    def __call__(self, matches: Sequence[Match]) -> Iterator[Finished]:
        """Each match played to its end, as soon as it is."""
        remote = self._ray.remote(num_cpus=1)(_play)
        cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting = enumerate(matches)
        running: dict[Any, int] = {}
        while True:
            while len(running) < cores * AHEAD and (following := next(waiting, None)) is not None:
                place, match = following
                running[remote.remote(match)] = place
            if not running:
                return
            done, game = self._next(list(running))
            yield running.pop(done), game

    def _next(self, running: list[Any]) -> tuple[Any, Played]:
        """A match that is over, as soon as there is one. Ray tries a lost one again by itself."""
        failures = self._ray.exceptions
        try:
            (done,), _ = self._ray.wait(running, num_returns=1)
            return done, self._ray.get(done)
        except failures.RayTaskError:
            raise  # a mistake in the game itself
        except failures.RayError as error:
            raise WorkerLost from error

    def close(self) -> None:
        """Give up what is still played, and end a cluster of its own."""
        self._ray.shutdown()


def _play(match: Match) -> Played:
    return play(match)
