"""The benchmark of the search: simulations a second, beside OpenSpiel's search in C++.

Both think about a decision in the middle of a random game, with random playouts to the end. The
peers think in a process of their own, because OpenSpiel's search can bring its process down.
"""

import json
import random
import subprocess
import sys
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import track

import vaka
from vaka import _pure, arena
from vaka.arena import Survey
from vaka.bots import Clock, Observation
from vaka.bots.search.tuning import Tuning
from vaka.bots.searcher import SearchBot
from vaka.cli.bench import Figure, Round, Targets, middle_of, players_of, report
from vaka.cli.peers import load_peers
from vaka.locale import Words

SECONDS: Final = 1.0  # of thinking, for each figure of a round
# Games of the arena for each job: some seconds, beside which it is little that they come in heaps.
GAMES: Final = {"rapanui": 1000, "giants": 120, "raiatea": 300}
PEERS: Final = {"hearts-search": ("hearts", 20_000), "gin-search": ("gin_rummy", 800)}
TRIES: Final = 5  # games for a peer that comes down
APART: Final = 1_000_003  # between the seeds of such games

FIGURES: Final = (
    Figure("search", "hearts-search"),
    Figure("search", "gin-search"),
    Figure("two-jobs", "one-job"),
    Figure("hearts-search"),
    Figure("gin-search"),
    Figure("one-job"),
)

_JOBS: Final[Targets] = {("two-jobs", "one-job"): 1.8}
TARGETS: Final[dict[str, Targets]] = {
    "rapanui": {("search", "hearts-search"): 1.5, **_JOBS},
    "giants": {("search", "gin-search"): 10, **_JOBS},
    "raiatea": {("search", "gin-search"): 10, **_JOBS},
}


def simulations(state: vaka.State, seed: int) -> float:
    """Simulations a second at a decision."""
    bot = SearchBot(seed, lambda _: Tuning(0, horizon=0), blind=True)
    observation = Observation(state, state.next_seat())
    begin = perf_counter()
    bot.advise(observation, Clock(seconds=SECONDS))
    return bot.done / (perf_counter() - begin)


def with_a_choice(state: vaka.State) -> vaka.State:
    """The next state in which there is something to choose."""
    while len(actions := state.legal_actions(state.next_seat())) < 2:
        state.apply(state.next_seat(), actions[0])
    return state


def games_a_second(title: str, jobs: int) -> float:
    """Games of the arena a second, from the first that is done: processes take time to start."""
    asked = Survey(title, ("medium",) * players_of(title), GAMES.get(title, 60) * jobs, 1, {})
    done: list[float] = []
    arena.survey(asked, jobs, lambda: done.append(perf_counter()))
    late = done[len(done) // 4 :]  # by then all of them are at work
    return (len(late) - 1) / (late[-1] - late[0])


def measure(title: str, middle: vaka.State, seed: int, peers: bool) -> Round:
    """Every figure of one round."""
    figures = {"search": simulations(middle, seed)}
    figures["one-job"], figures["two-jobs"] = (games_a_second(title, jobs) for jobs in (1, 2))
    return {**figures, **measure_peers(seed)} if peers else figures


def measure_peers(seed: int) -> Round:
    """What the peers reach; one that comes down is asked about another game."""
    figures: Round = {}
    for attempt in range(TRIES):
        missing = [figure for figure in PEERS if figure not in figures]
        if missing:
            game = str(seed + attempt * APART)
            command = [sys.executable, "-m", "vaka.cli.bench_search", game, *missing]
            found = subprocess.run(command, stdout=subprocess.PIPE, check=False)
            # What was measured before it came down is there.
            figures.update(json.loads(line) for line in found.stdout.splitlines())
    return figures


def bench(title: str, peers: bool, rounds: int, words: Words, console: Console) -> int:
    """Measure and print; 1 if a target was missed, or a peer could not be measured."""
    players = players_of(title)
    if peers:
        load_peers()  # if they are missing, that is said before anything is measured
    middle = with_a_choice(middle_of(title))
    measured = [
        measure(title, middle, seed, peers)
        for seed in track(range(rounds), words("bench-measuring"), console=console, transient=True)
    ]
    heading = words("bench-search-title", title=words(f"{title}-name"), players=players)
    missed = report(heading, FIGURES, measured, TARGETS.get(title, {}), words, console)
    if not _pure.is_compiled():
        console.print(words("bench-not-compiled"))
    console.print(words("bench-about-search"))
    unmeasured = [peer for peer in PEERS if not all(peer in figures for figures in measured)]
    if peers and unmeasured:
        told = ", ".join(words(f"bench-{peer}") for peer in unmeasured)
        console.print(words("bench-unmeasured", peers=told))
        return 1
    return 1 if missed else 0


# The peers, in a process of their own ------------------------------------------------------------


def _halfway(spiel: Any, name: str, dice: random.Random) -> Any:
    """A decision with a choice in the middle of a random game."""
    game = spiel.load_game(name)
    state = game.new_initial_state()
    taken: list[int] = []
    decisions: list[int] = []  # the places in `taken` where there was something to choose
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            taken.append(dice.choices(actions, chances)[0])
        else:
            actions = state.legal_actions()
            if len(actions) > 1:
                decisions.append(len(taken))
            taken.append(dice.choice(actions))
        state.apply_action(taken[-1])
    state = game.new_initial_state()
    for action in taken[: decisions[len(decisions) // 2]]:
        state.apply_action(action)
    return state


def _searched(spiel: Any, name: str, simulations: int, seed: int) -> float:
    """Simulations a second of OpenSpiel's search; another game if it fails on this one."""
    while True:
        state = _halfway(spiel, name, random.Random(seed))
        rollouts = spiel.RandomRolloutEvaluator(1, seed)
        most = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = spiel.ISMCTSBot(seed, rollouts, 2.0, simulations, -1, most, False, False)
        begin = perf_counter()
        try:
            bot.step(state)
        except Exception:  # what it raises depends on the game
            seed += APART
            continue
        return simulations / (perf_counter() - begin)


if __name__ == "__main__":
    import pyspiel

    for figure in sys.argv[2:]:
        name, simulations_ = PEERS[figure]
        rate = _searched(pyspiel, name, simulations_, int(sys.argv[1]))
        print(json.dumps([figure, rate]), flush=True)
