"""Sitting down: at a new game, or at one that was left."""

from pathlib import Path
from typing import NamedTuple

import vaka
from vaka import Table
from vaka.cli import saves
from vaka.cli.failures import AlreadyOver, NoTitle, OtherTitle
from vaka.cli.seating import Seating
from vaka.core.options import OptionValue

BOTS = "random"


class Wanted(NamedTuple):
    """Who is to sit where, as far as somebody said so."""

    hotseat: bool = False
    seat: int | None = None
    bots: str | None = None

    @property
    def said(self) -> bool:
        return self.hotseat or self.seat is not None or self.bots is not None

    def seating(self, players: int) -> Seating:
        if self.hotseat:
            return Seating.hotseat(players)
        seat = 0 if self.seat is None else self.seat
        return Seating.alone(players, seat, BOTS if self.bots is None else self.bots)


def named(title: str | None) -> str:
    if title is None:
        raise NoTitle(known=", ".join(vaka.games()))
    return title


def fresh(
    title: str, players: int, seed: int, options: dict[str, OptionValue], wanted: Wanted
) -> tuple[Table, Seating, Path]:
    """A new game, and the file that it will be saved in."""
    table = Table.new(title, players, seed, options)
    return table, wanted.seating(players), saves.new_file(title)


def resumed(title: str | None, name: str, wanted: Wanted) -> tuple[Table, Seating, Path]:
    """A game that was left: the one of a file, or the newest.

    A file that somebody saved under a name of their own stays as it is; the game goes on in a new
    one.
    """
    file = Path(name) if name else saves.newest()
    table = Table(saves.read(file))
    while not name and table.state.decision() is None:  # over, but left before it was put away
        saves.finish(file)
        file = saves.newest()
        table = Table(saves.read(file))
    record = table.record
    if title is not None and record.title != vaka.load(title).name:
        raise OtherTitle(file=str(file), title=record.title, wanted=title)
    if table.state.decision() is None:
        raise AlreadyOver(file=str(file))
    seating = None if wanted.said else saves.seating_of(file, record.players)
    if seating is None:
        seating = wanted.seating(record.players)
    for seat in seating.bots:
        seating.bot(seat, 0, 0)  # a bot that is not there is better missed now
    own = file.resolve().parent == saves.running().resolve()
    return table, seating, file if own else saves.new_file(record.title)
