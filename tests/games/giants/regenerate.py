"""Makes the golden files anew, on purpose: `python -m tests.games.giants.regenerate`.

Run it from the project's root after a change that is meant to alter games (the order of cells, the
random generator, the rules, the map), and read what has changed in golden/*.txt before it is kept.
Tests never write these files.

    golden/*.json      records of whole games, as `vaka.Record.save` writes them
    golden/*.txt       the same games to read: actions, events, and the table at the end
    golden/counts.txt  how many sequences of actions and positions there are, by depth
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import vaka
from tests.games.giants.policies import POLICIES, play
from tests.games.giants.positions import EMPTY, TINY, asked
from vaka.core.options import OptionValue
from vaka.core.state import State

FOLDER: Final = Path(__file__).parent / "golden"
COUNTS: Final = FOLDER / "counts.txt"
SEEDS: Final = 30  # among so many games the shortest is kept
DEPTH: Final = 6  # of the counts, unless
MOST: Final = 3500  # actions would have to be tried for the next step


class Wanted(NamedTuple):
    """A game that is worth keeping: by whom it is played, how it ends, what happens in it."""

    name: str
    players: int
    policy: str
    reason: str
    actions: frozenset[str]
    options: dict[str, OptionValue]


def wanted(
    name: str, players: int, policy: str, reason: str, actions: str = "", **options: OptionValue
) -> Wanted:
    return Wanted(name, players, policy, reason, frozenset(actions.split()), options)


# One for each end of a game, and one for each option.
GAMES: Final = (
    wanted("out-of-bases", 4, "builder", "out-of-bases", "erect cap pick mark perform"),
    wanted("no-moai-left", 5, "idler", "no-moai-left"),
    wanted("turn-limit", 3, "random", "turn-limit", "tablet reserve retrieve"),
    wanted("two-workers", 3, "builder", "out-of-bases", "erect", two_workers=True),
    wanted("open-score", 5, "builder", "out-of-bases", "erect", open_score=True),
    wanted("hidden-bases", 3, "crowded", "turn-limit", "erect peek", hidden_bases=True),
    wanted("acting-figures-carry", 3, "crowded", "turn-limit", "pay", acting_figures_carry=True),
    wanted("own-island", 4, "busy", "turn-limit", "erect pay", island=TINY),
)


# Games -------------------------------------------------------------------------------------------


def find(game: Wanted) -> vaka.Record:
    """The shortest of the games in which all that is wanted happens."""
    found: list[vaka.Record] = []
    for seed in range(SEEDS):
        record = play(game.players, seed, POLICIES[game.policy], seed, game.options)
        state = record.replay()
        taken = {state.catalogue[index].name for _, index in record.actions}
        if game.actions <= taken and state.outcome().reason == game.reason:
            found.append(record)
    if not found:
        raise LookupError(game)
    return min(found, key=len)


def playthrough(record: vaka.Record) -> str:
    """A game to read: every action and what followed, then the table at the end."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: vaka.Record) -> Iterator[str]:
    yield f"{record.title}, {record.players} players, seed {record.seed}"
    for ply, state in enumerate(record.states(listen=True)):
        if ply:
            seat, index = record.actions[ply - 1]
            yield f"{ply:>4}. {seat} {state.catalogue[index]}"
        for event in state.listen().take():
            only = "" if event.audience is None else f"  (only {event.audience})"
            args = " ".join(f"{name}={_plain(value)}" for name, value in event.args.items())
            yield f"      {event.name} {args}".rstrip() + only
    outcome = state.outcome()
    yield f"reason {outcome.reason}"
    yield f"scores {outcome.scores}"
    yield f"ranking {outcome.ranking}"
    yield f"winners {outcome.winners}"
    yield f"digest {state.digest()}"
    for name, value in state.view(None).items():
        for row in value if name in ("hexes", "ahus", "objects", "seats") else [value]:
            yield f"  {name} {json.dumps(row)}"


def _plain(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


# Counts ------------------------------------------------------------------------------------------


@cache
def beginnings() -> dict[str, vaka.Record]:
    """New games, placement on a small island, and the golden games where something is carried."""
    found = {
        f"{players} players, bids": vaka.Record("giants", players, players) for players in (3, 4, 5)
    }
    small = vaka.Record("giants", 3, 1, {"island": TINY})
    empty = small.first().catalogue.parse(EMPTY).index
    small.actions = [(seat, empty) for seat in range(3)]
    found["small island, placement"] = small
    for game in GAMES:
        record = vaka.Record.load(FOLDER / f"{game.name}.json")
        if ply := _busiest(record):
            found[f"{game.name}, after {ply} actions"] = record.branch(ply)
    return found


def _busiest(record: vaka.Record) -> int:
    """After how many actions most objects can be chosen from, but not too many; 0 if never."""
    most, found = 0, 0
    for ply, state in enumerate(record.states()):
        now = asked(state)
        if now is not None and now[0] == "transport":
            number = len(state.legal_actions(now[1]))
            if most < number <= 6:
                most, found = number, ply
    return found


def answers(state: State) -> list[tuple[int, vaka.Action]]:
    """Everything that anybody can do now."""
    decision = state.decision()
    seats = () if decision is None else decision.seats
    return [(seat, action) for seat in seats for action in state.legal_actions(seat)]


def count(record: vaka.Record) -> list[tuple[int, int]]:
    """For each depth: sequences of actions that lead there, and positions they lead to.

    As deep as it goes without trying more than MOST actions.
    """
    start = record.replay()
    level: dict[str, tuple[State, int]] = {start.digest(): (start, 1)}
    found: list[tuple[int, int]] = []
    while len(found) < DEPTH:
        tried = [(state, ways, answers(state)) for state, ways in level.values()]
        if sum(len(choices) for _, _, choices in tried) > MOST:
            break
        level = {}
        for state, ways, choices in tried:
            for seat, action in choices:
                after = state.clone()
                after.apply(seat, action)
                digest = after.digest()
                known = level.get(digest, (after, 0))
                level[digest] = (known[0], known[1] + ways)
        found.append((sum(ways for _, ways in level.values()), len(level)))
    return found


def counts() -> str:
    """All counts as text: a line for each beginning, `sequences/positions` for each depth."""
    lines = ["# beginning: sequences of actions / positions, at depth 1, 2, 3, ..."]
    for name, record in beginnings().items():
        numbers = " ".join(f"{ways}/{places}" for ways, places in count(record))
        lines.append(f"{name}: {numbers}")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for game in GAMES:
        record = find(game)
        record.save(FOLDER / f"{game.name}.json")
        (FOLDER / f"{game.name}.txt").write_text(playthrough(record), encoding="utf-8")
        print(f"{game.name}: seed {record.seed}, {len(record)} actions")
    COUNTS.write_text(counts(), encoding="utf-8")
    print(counts(), end="")


if __name__ == "__main__":
    main()
