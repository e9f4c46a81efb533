"""The folder of a tournament: what was asked, and every finished game on a line of its own.

A line is written as soon as a game is over. If the computer goes down, the line that was being
written is lost at most: it is cut off, and its game played again.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from vaka.arena.deals import Tournament
from vaka.arena.errors import CannotWriteReport, DamagedJournal, NotAReport, OtherReport
from vaka.arena.game import Game

ASKED: Final = "arena.json"
GAMES: Final = "games.jsonl"
PAGE: Final = "index.html"


class Journal:
    """Opens a folder, new or begun by the same tournament; others are refused untouched."""

    def __init__(self, folder: Path, asked: Tournament) -> None:
        self.file = folder / GAMES
        self._check(folder, asked)
        self.games = self._read(asked)
        self._out = os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)

    def add(self, game: Game) -> None:
        """At once and without a buffer, so that no other line is lost with this one."""
        line = (json.dumps(game.data(), separators=(",", ":")) + "\n").encode()
        while line:  # a disk that is almost full takes a part of it
            line = line[os.write(self._out, line) :]
        self.games[game.deal, game.turn] = game

    def close(self) -> None:
        os.close(self._out)

    @staticmethod
    def _check(folder: Path, asked: Tournament) -> None:
        """That the folder is this tournament's, from now on if it was nobody's."""
        file = folder / ASKED
        wanted = asked.data()
        if not file.exists():
            for name in (GAMES, PAGE):
                if (folder / name).exists():
                    raise NotAReport(folder=str(folder), file=name)
            partly = file.with_suffix(".part")
            try:
                folder.mkdir(parents=True, exist_ok=True)
                partly.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
                partly.replace(file)
            except OSError as error:
                cause = error.strerror or str(error)
                raise CannotWriteReport(folder=str(folder), cause=cause) from error
            return
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise NotAReport(folder=str(folder), file=ASKED) from error
        if not isinstance(found, dict):
            raise NotAReport(folder=str(folder), file=ASKED)
        if found != wanted:
            raise OtherReport(folder=str(folder), differences=_differences(found, wanted))

    def _read(self, asked: Tournament) -> dict[tuple[int, int], Game]:
        """The finished games. Half a line at the end is cut off."""
        games: dict[tuple[int, int], Game] = {}
        if not self.file.exists():
            return games
        whole = 0  # bytes of complete lines
        with self.file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    game = Game.read(json.loads(line))
                    if len(game.scores) != asked.players or game.turn >= len(asked.turns):
                        raise ValueError
                except (KeyError, TypeError, ValueError) as error:
                    raise DamagedJournal(file=str(self.file), line=number) from error
                games.setdefault((game.deal, game.turn), game)
                whole += len(line)
        if whole < self.file.stat().st_size:
            os.truncate(self.file, whole)
        return games


def _differences(found: dict[str, Any], wanted: dict[str, Any]) -> str:
    """`seed 1 ≠ 2`: what is there, and what was asked for."""
    told: list[str] = []
    for name in dict.fromkeys((*wanted, *found)):
        there, asked = found.get(name), wanted.get(name)
        if there != asked:
            told.append(f"{name} {_short(there)} ≠ {_short(asked)}")
    return "; ".join(told)


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"
