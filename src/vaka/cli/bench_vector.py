"""The benchmark of vector play: steps a second with observations and masks, beside learners' peers.

Random legal actions on one core, with whole numbers as observations, as the peers have them, and
with those scaled to floats. The peers are measured in a process of their own, held to one
core: PettingZoo's classic environments, one game at a time as they are made, and pgx, which plays
as many games at once as we do, in one function that JAX has compiled.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any, Final, Self

from rich.console import Console
from rich.progress import track

from vaka import _pure, envs
from vaka.cli.bench import Figure, Round, Targets, players_of, report
from vaka.cli.peers import MissingPeers
from vaka.extras import pip_install
from vaka.locale import Words

if TYPE_CHECKING:
    from vaka.envs.many import Many

Ours = dict[str, "Many"]  # by the name of its figure

SECONDS: Final = 0.5  # about how long each figure is measured in a round
GAMES: Final = 256  # at once, ours and pgx's
SCAN: Final = 50  # steps of pgx in one call, without a word of Python between them

FIGURES: Final = (
    Figure("vector", "connect-four"),
    Figure("vector", "tictactoe"),
    Figure("vector", "pgx"),
    Figure("vector-scaled", "connect-four"),
    Figure("connect-four"),
    Figure("tictactoe"),
    Figure("pgx"),
)
TARGET: Final[Targets] = {("vector", "connect-four"): 20}
PEERS: Final = {"connect-four": "connect_four_v3", "tictactoe": "tictactoe_v3"}


def per_second(work: Callable[[], int]) -> float:
    """Steps in a second of one core: `work` takes some and says how many.

    The time is that of all threads of the process: what another process takes from it does not
    count, and what a second core adds does.
    """
    done = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        done += work()
    return done / spent


def _games(many: "Many") -> Callable[[], int]:
    """Steps of many games at once."""

    def play() -> int:
        for _ in range(10):
            many.step(many.random_actions())
        return 10 * GAMES

    return play


def measure(ours: Ours, peers: "Peers | None") -> Round:
    """Every figure of one round."""
    figures = {name: per_second(_games(many)) for name, many in ours.items()}
    return {**figures, **peers.measure()} if peers is not None else figures


def bench(title: str, peers: bool, rounds: int, words: Words, console: Console) -> int:
    """Measure and print; 1 if a target was missed."""
    players = players_of(title)
    many = envs.vector(title, GAMES, players, seed=1, scaled=False)
    ours = {"vector": many, "vector-scaled": envs.vector(title, GAMES, players, seed=1)}
    if peers:
        with Peers() as found:
            measured = _rounds(ours, found, rounds, words, console)
    else:
        measured = _rounds(ours, None, rounds, words, console)
    heading = words("bench-vector-title", title=words(f"{title}-name"), players=players)
    missed = report(heading, FIGURES, measured, TARGET, words, console)
    numbers, actions = len(many.features), len(many.actions)
    about = words("bench-about-vector", games=GAMES, numbers=numbers, actions=actions)
    console.print(about)
    if not _pure.is_compiled():
        console.print(words("bench-not-compiled"))
    return 1 if missed else 0


def _rounds(
    ours: Ours, peers: "Peers | None", rounds: int, words: Words, console: Console
) -> list[Round]:
    told = words("bench-measuring")
    each = track(range(rounds), told, console=console, transient=True)
    return [measure(ours, peers) for _ in each]


# The peers, in a process of their own ------------------------------------------------------------


class Peers:
    """The process of the peers: it measures them once whenever it is asked."""

    def __enter__(self) -> Self:
        command = [sys.executable, "-W", "ignore", "-m", "vaka.cli.bench_vector"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        try:
            self.measure()  # what is missing is said now
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._pipe(self.process.stdin).close()
        self._pipe(self.process.stdout).close()
        self.process.wait()

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe

    def measure(self) -> Round:
        print(file=self._pipe(self.process.stdin), flush=True)
        line = self._pipe(self.process.stdout).readline()
        if not line:  # it has come down, and has said why
            raise subprocess.CalledProcessError(self.process.wait(), self.process.args)
        found: dict[str, Any] = json.loads(line)
        if "missing" in found:
            command = pip_install("pettingzoo[classic]", "pgx")
            raise MissingPeers(package=found["missing"], command=command)
        return {name: float(rate) for name, rate in found.items()}


def _game_of(environment: Any) -> Callable[[], int]:
    """A random game of a PettingZoo environment, with the observation of every step."""

    def play() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            action = None
            if not ended and not cut:
                legal = observation["action_mask"].nonzero()[0]
                action = int(legal[int(random.random() * len(legal))])
                steps += 1
            environment.step(action)
        return steps

    return play


def _games_of_pgx() -> Callable[[], int]:
    """Steps of many games of connect four at once."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make("connect_four")
    step = auto_reset(game.step, game.init)

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        likely = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(key, likely, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(key, GAMES))
        return state, (state.observation, state.legal_action_mask, state.rewards)

    def several(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, SCAN))

    quick = jax.jit(several)
    now = jax.vmap(game.init)(jax.random.split(jax.random.PRNGKey(0), GAMES))
    keys = iter(range(10**9))

    def play() -> int:
        nonlocal now
        now, seen = quick(now, jax.random.PRNGKey(next(keys)))
        jax.block_until_ready(seen)
        return GAMES * SCAN

    play()  # compiled
    return play


def _measure_peers() -> None:
    """Measure all peers, for every line that comes in."""
    if hasattr(os, "sched_setaffinity"):  # one core, also for the threads that JAX starts
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    try:
        from importlib import import_module

        plays = {
            name: _game_of(import_module(f"pettingzoo.classic.{module}").raw_env())
            for name, module in PEERS.items()
        }
        plays["pgx"] = _games_of_pgx()
    except ImportError as error:
        sys.stdin.readline()
        print(json.dumps({"missing": str(error.name)}), flush=True)
        return
    for _ in sys.stdin:
        figures = {name: per_second(play) for name, play in plays.items()}
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    _measure_peers()
