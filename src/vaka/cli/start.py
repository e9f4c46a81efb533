"""Sitting down: at a new game, or at one that was left."""

from contextlib import ExitStack, suppress
from pathlib import Path
from typing import NamedTuple

import vaka
from vaka import Record, Table
from vaka.bots.program import PREFIX
from vaka.cli import saves
from vaka.cli.failures import AlreadyOver, Contradiction, HotseatAlone, NoTitle, OtherTitle
from vaka.cli.lock import held
from vaka.cli.seating import Seating, usual
from vaka.cli.typed import typed
from vaka.core.errors import VakaError
from vaka.core.options import OptionValue

PLAYERS = 3


class ForeignProgram(VakaError):
    """A file that may come from somebody else would start programs here."""

    key = "cli-foreign-program"


class Wanted(NamedTuple):
    """What somebody said about the game and its seats; None where nothing was said."""

    players: int | None = None
    seed: int | None = None
    hotseat: bool = False
    seat: int | None = None
    bots: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()

    def check(self) -> None:
        """People at all seats leave none to choose, and none for bots."""
        if self.hotseat and (self.seat is not None or self.bots is not None):
            raise HotseatAlone(option="--bots" if self.seat is None else "--seat")

    def seating(self, players: int, title: str) -> Seating:
        if self.hotseat:
            return Seating.hotseat(players)
        seat = 0 if self.seat is None else self.seat
        names = usual(title) if self.bots is None else self.bots
        return Seating.alone(players, seat, names, title)

    def against(self, record: Record, seating: Seating | None) -> str | None:
        """The option that says something else than a saved game; None if there is none."""
        if self.players not in (None, record.players):
            return "--players"
        if self.seed not in (None, record.seed):
            return "--seed"
        if self.preset is not None:
            return "--preset"
        if self.options:
            return "--option"
        return None if seating is None else self._against_seats(seating, record.title)

    def _against_seats(self, seating: Seating, title: str) -> str | None:
        people = seating.people
        if self.hotseat and seating.bots:
            return "--hotseat"
        if self.seat is not None and people != [self.seat]:
            return "--seat"
        if self.bots is not None:
            if len(people) != 1:
                return "--bots"
            if Seating.alone(seating.players, people[0], self.bots, title) != seating:
                return "--bots"
        return None


def named(title: str | None) -> str:
    if title is None:
        raise NoTitle(known=", ".join(vaka.titles()))
    return title


def fresh(
    title: str, options: dict[str, OptionValue], seed: int, wanted: Wanted, locks: ExitStack
) -> tuple[Table, Seating, Path]:
    """A new game, and the file that it will be saved in."""
    about = vaka.load(title).title
    players = wanted.players
    if players is None:
        players = max(about.least_players, min(PLAYERS, about.most_players))
    table = Table.new(title, players, seed, options)
    seating = wanted.seating(players, title)
    file = saves.new_file(title)
    locks.enter_context(held(file))
    return table, seating, file


def resumed(
    title: str | None, name: str, wanted: Wanted, locks: ExitStack
) -> tuple[Table, Seating, Path]:
    """A game that was left: the one of a file, or the newest.

    A file that somebody saved under a name of their own stays as it is; the game goes on in a new
    one.
    """
    file, table = _opened(Path(name), locks) if name else _newest(locks)
    record = table.record
    if title is not None and record.title != vaka.load(title).name:
        raise OtherTitle(file=str(file), title=record.title, wanted=title)
    if table.state.decision() is None:
        raise AlreadyOver(file=str(file), command=typed("replay", str(file)))
    saved = saves.seating_of(file, record.players)
    option = wanted.against(record, saved)
    if option is not None:
        raise Contradiction(file=str(file), option=option)
    seating = wanted.seating(record.players, record.title) if saved is None else saved
    if not saves.is_running(file) and wanted.bots is None:
        _check_programs(file, seating)
    seating.check(record.title)
    if not saves.is_running(file):
        mishaps = saves.mishaps_of(file)
        file = saves.new_file(record.title)
        locks.enter_context(held(file))
        with suppress(OSError):  # whoever plays on is told that it cannot be saved
            saves.write(file, record, seating, mishaps)
    return table, seating, file


def _check_programs(file: Path, seating: Seating) -> None:
    """Nobody runs a command by opening a file: who wants that says so with --bots."""
    names = [name for _, name in sorted(seating.bots.items())]
    programs = dict.fromkeys(name for name in names if name.startswith(PREFIX))
    if programs:
        command = typed("play", "--resume", str(file), "--bots", ",".join(names))
        raise ForeignProgram(file=str(file), programs=", ".join(programs), command=command)


def _opened(file: Path, locks: ExitStack) -> tuple[Path, Table]:
    if saves.is_running(file) and file.exists():
        locks.enter_context(held(file))
    return file, Table(saves.read(file))


def _newest(locks: ExitStack) -> tuple[Path, Table]:
    while True:
        with ExitStack() as trial:
            file, table = _opened(saves.newest(), trial)
            if table.state.decision() is not None:
                locks.push(trial.pop_all())
                return file, table
            saves.finish(file)  # over, but left before it was put away
