"""How a title's golden files are made; each has a `regenerate.py` that says which.

    golden/*.json      records of whole games, as `vaka.Record.save` writes them
    golden/*.txt       the same games to read: actions, events, and the table at the end
    golden/counts.txt  how many sequences of actions and positions there are, by depth

Tests read these files and never write them.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import vaka
from tests.games.policies import Policy, play_title
from tests.games.titles import FOLDER
from vaka.core.options import OptionValue
from vaka.core.state import State

Shown = Callable[[State], Iterator[str]]

SEEDS: Final = 1000  # so many games are tried before it is said that there is no such game
DEPTH: Final = 6  # of the counts, unless there is too much to try


class Wanted(NamedTuple):
    """A game that is worth keeping: by whom it is played, what happens in it, how it ends."""

    name: str
    players: int
    policy: str
    actions: frozenset[str]
    reason: str
    options: dict[str, OptionValue]


def wanted(
    name: str, players: int, policy: str, reason: str, actions: str = "", **options: OptionValue
) -> Wanted:
    return Wanted(name, players, policy, frozenset(actions.split()), reason, options)


def nothing(_: State) -> Iterator[str]:
    yield from ()


@dataclass(frozen=True)
class Golden:
    """What is special to a title's golden files.

    `beginnings` are where counting begins; those whose names begin with `walked` are counted by
    the reference too, and every `pace`-th position of a game is compared with it. `table` shows
    the first and the last position of a game to its reader, `views` what is seen at the end. Of
    `among` games in a row the shortest that has all that is wanted is kept; if none has, of the
    next. No count goes deeper where more than `most` actions would have to be tried.
    """

    title: str
    policies: Mapping[str, Policy]
    games: tuple[Wanted, ...]
    beginnings: Callable[[], dict[str, vaka.Record]]
    views: Shown
    table: Shown = nothing
    among: int = 1
    most: int = 1_000_000
    walked: str = ""
    pace: int = 1

    @property
    def folder(self) -> Path:
        return FOLDER / self.title / "golden"

    @property
    def counts_file(self) -> Path:
        return self.folder / "counts.txt"

    def file(self, game: Wanted) -> Path:
        return self.folder / f"{game.name}.json"

    # Games ----------------------------------------------------------------------------------------

    def find(self, game: Wanted) -> vaka.Record:
        found: list[vaka.Record] = []
        for seed in range(SEEDS):
            record = play_title(
                self.title, game.players, seed, self.policies[game.policy], seed, game.options
            )
            state = record.replay()
            taken = {state.catalog[index].name for _, index in record.actions}
            if game.actions <= taken and state.outcome().reason == game.reason:
                found.append(record)
            if found and (seed + 1) % self.among == 0:
                return min(found, key=len)
        raise LookupError(game)

    def playthrough(self, record: vaka.Record) -> str:
        """A game to read: every action and what followed, then the end."""
        return "\n".join(self._lines(record)) + "\n"

    def _lines(self, record: vaka.Record) -> Iterator[str]:
        yield f"{record.title}, {record.players} players, seed {record.seed}"
        for ply, state in enumerate(record.states(listen=True)):
            if ply:
                seat, index = record.actions[ply - 1]
                yield f"{ply:>4}. {seat} {state.catalog[index]}"
            else:
                yield from self.table(state)
            for event in state.listen().take():
                only = "" if event.audience is None else f"  (only {event.audience})"
                args = " ".join(f"{name}={_plain(value)}" for name, value in event.args.items())
                yield f"      {event.name} {args}".rstrip() + only
        yield from self.table(state)
        outcome = state.outcome()
        yield f"reason {outcome.reason}"
        yield f"scores {outcome.scores}"
        yield f"ranking {outcome.ranking}"
        yield f"winners {outcome.winners}"
        yield f"digest {state.digest()}"
        yield from self.views(state)

    # Counts ---------------------------------------------------------------------------------------

    def count(self, record: vaka.Record) -> list[tuple[int, int]]:
        """For each depth: sequences of actions that lead there, and positions they lead to."""
        start = record.replay()
        level: dict[str, tuple[State, int]] = {start.digest(): (start, 1)}
        found: list[tuple[int, int]] = []
        while len(found) < DEPTH:
            tried = [(state, ways, answers(state)) for state, ways in level.values()]
            if sum(len(choices) for _, _, choices in tried) > self.most:
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

    def counts(self) -> str:
        """All counts as text: a line for each beginning, `sequences/positions` for each depth."""
        lines = ["# beginning: sequences of actions / positions, at depth 1, 2, 3, ..."]
        for name, record in self.beginnings().items():
            numbers = " ".join(f"{ways}/{places}" for ways, places in self.count(record))
            lines.append(f"{name}: {numbers}")
        return "\n".join(lines) + "\n"

    def counted(self) -> dict[str, list[tuple[int, int]]]:
        """The counts as the file has them."""
        found = {}
        for line in self.counts_file.read_text(encoding="utf-8").splitlines()[1:]:
            name, _, numbers = line.partition(": ")
            found[name] = [
                (int(ways), int(places))
                for ways, _, places in (each.partition("/") for each in numbers.split())
            ]
        return found

    # All of it ------------------------------------------------------------------------------------

    def regenerate(self) -> None:
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.iterdir():
            old.unlink()
        for game in self.games:
            record = self.find(game)
            file = self.file(game)
            record.save(file)
            file.with_suffix(".txt").write_text(self.playthrough(record), encoding="utf-8")
            print(f"{game.name}: seed {record.seed}, {len(record)} actions")
        counts = self.counts()
        self.counts_file.write_text(counts, encoding="utf-8")
        print(counts, end="")


def answers(state: State) -> list[tuple[int, vaka.Action]]:
    """Everything that anybody can do now."""
    decision = state.decision()
    seats = () if decision is None else decision.seats
    return [(seat, action) for seat in seats for action in state.legal_actions(seat)]


def _plain(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)
