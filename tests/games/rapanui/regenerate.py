"""Makes the golden files anew, on purpose: `python -m tests.games.rapanui.regenerate`.

Run it from the project's root after a change that is meant to alter games (the order of cells, the
random generator, the rules), and read what has changed in golden/*.txt before it is kept. Tests
never write these files.

    golden/*.json      records of whole games, as `vaka.Record.save` writes them
    golden/*.txt       the same games to read: actions, events, and at the end every seat's view
    golden/counts.txt  how many sequences of actions and positions there are, by depth
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import vaka
from tests.games.rapanui.policies import POLICIES, play
from tests.games.rapanui.positions import GAME
from vaka.core.state import State

FOLDER: Final = Path(__file__).parent / "golden"
COUNTS: Final = FOLDER / "counts.txt"


class Wanted(NamedTuple):
    """A game that is worth keeping: by whom it is played, and what must happen in it."""

    players: int
    policy: str
    actions: frozenset[str]

    @property
    def name(self) -> str:
        return f"{self.players}-{self.policy}"


ALWAYS: Final = frozenset({"play", "draw"})
STONE: Final = frozenset({"sacrifice", "hide", "add", "collect"})
GAMES: Final = (
    Wanted(2, "random", ALWAYS | STONE | {"buy", "skip"}),
    Wanted(2, "builder", ALWAYS | STONE),
    Wanted(3, "hoarder", ALWAYS | STONE | {"buy", "remove"}),
    Wanted(3, "farmer", ALWAYS | STONE | {"buy", "take"}),
    Wanted(4, "builder", ALWAYS | STONE),
    Wanted(4, "farmer", ALWAYS | STONE | {"buy", "skip", "remove", "take"}),
)

# New games from which positions are counted (players and seed), and the depth of all counts.
NEW_GAMES: Final = ((2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2))
DEPTH: Final = 6


# Games -------------------------------------------------------------------------------------------


def find(wanted: Wanted) -> vaka.Record:
    """The first game, seed by seed, in which all that is wanted happens."""
    for seed in range(1000):
        record = play(wanted.players, seed, POLICIES[wanted.policy], seed)
        if wanted.actions <= {GAME.actions[index].name for _, index in record.actions}:
            return record
    raise LookupError(wanted)


def playthrough(record: vaka.Record) -> str:
    """A game to read: every action and what followed, then the end as each seat sees it."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: vaka.Record) -> Iterator[str]:
    yield f"{record.title}, {record.players} players, seed {record.seed}"
    for ply, state in enumerate(record.states(listen=True)):
        if ply:
            seat, index = record.actions[ply - 1]
            yield f"{ply:>4}. {seat} {state.catalogue[index]}"
        else:
            yield from _table(state)
        for event in state.listen().take():
            only = "" if event.audience is None else f"  (only {event.audience})"
            args = " ".join(f"{name}={_plain(value)}" for name, value in event.args.items())
            yield f"      {event.name} {args}".rstrip() + only
    yield from _table(state)
    outcome = state.outcome()
    yield f"reason {outcome.reason}"
    yield f"scores {outcome.scores}"
    yield f"ranking {outcome.ranking}"
    yield f"winners {outcome.winners}"
    yield f"digest {state.digest()}"
    for seat in (None, *range(state.players)):
        yield f"view of {'a spectator' if seat is None else f'seat {seat}'}"
        for name, value in state.view(seat).items():
            yield f"  {name} {json.dumps(value)}"


def _plain(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def _table(state: State) -> Iterator[str]:
    """The cards that lie open, and each seat's things as it sees them itself."""
    for number, column in enumerate(state.view(None)["columns"], 1):
        yield f"column {number} {','.join(column)}"
    for seat in range(state.players):
        own = state.view(seat)["seats"][seat]
        yield f"seat {seat} {' '.join(f'{name}={_short(own[name])}' for name in own)}"


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{count} {name}" for name, count in value.items() if count) or "-"
    return str(value)


# Counts ------------------------------------------------------------------------------------------


def beginnings() -> dict[str, vaka.Record]:
    """Where counting begins: new games, and the golden games just before their first moai."""
    found = {
        f"{players} players, seed {seed}": vaka.Record("rapanui", players, seed)
        for players, seed in NEW_GAMES
    }
    moai = GAME.actions.parse("play(card=moai, count=1)").index
    for wanted in GAMES:
        record = vaka.Record.load(FOLDER / f"{wanted.name}.json")
        ply = [index for _, index in record.actions].index(moai)
        found[f"{wanted.name}, after {ply} actions"] = record.branch(ply)
    return found


def count(record: vaka.Record) -> list[tuple[int, int]]:
    """For each depth: sequences of actions that lead there, and positions they lead to."""
    start = record.replay()
    level: dict[str, tuple[State, int]] = {start.digest(): (start, 1)}
    found = []
    for _ in range(DEPTH):
        below: dict[str, tuple[State, int]] = {}
        for state, ways in level.values():
            decision = state.decision()
            for seat in () if decision is None else decision.seats:
                for action in state.legal_actions(seat):
                    after = state.clone()
                    after.apply(seat, action)
                    digest = after.digest()
                    known = below.get(digest, (after, 0))
                    below[digest] = (known[0], known[1] + ways)
        level = below
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
    for wanted in GAMES:
        record = find(wanted)
        record.save(FOLDER / f"{wanted.name}.json")
        (FOLDER / f"{wanted.name}.txt").write_text(playthrough(record), encoding="utf-8")
        print(f"{wanted.name}: seed {record.seed}, {len(record)} actions")
    COUNTS.write_text(counts(), encoding="utf-8")
    print(counts(), end="")


if __name__ == "__main__":
    main()
