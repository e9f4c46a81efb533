"""Saved games: a record, and beside it a small file that says who sits where, and what went wrong.

Running games are in `games`, finished ones in `finished`, both in the user's data folder.
"""

import json
import os
import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from vaka import Record
from vaka.bots import Mishap
from vaka.bots.errors import KINDS
from vaka.cli.failures import FileTrouble, NothingToResume
from vaka.cli.seating import Seating
from vaka.core.errors import VakaError

Noted = tuple[int, Mishap]  # the number of the action that another chose for a bot


def home() -> Path:
    """The folder of the user's games; VAKA_HOME names another."""
    named = os.environ.get("VAKA_HOME")
    return Path(named) if named else user_data_path("vaka", appauthor=False)


def running() -> Path:
    return home() / "games"


def is_running(file: Path) -> bool:
    """Whether a file is where running games are kept."""
    return file.resolve().parent == running().resolve()


def new_file(title: str) -> Path:
    """A file for a new game, which nobody has used."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return running() / f"{title}-{stamp}-{secrets.token_hex(3)}.json"


def newest() -> Path:
    """The game that was played last and is not over."""
    found = list(running().glob("*.json"))
    if not found:
        raise NothingToResume(folder=str(running()))
    return max(found, key=lambda file: file.stat().st_mtime_ns)


def read(file: Path) -> Record:
    """The record of a file; an error names the file."""
    try:
        return Record.load(file)
    except VakaError as error:
        raise FileTrouble(file, error) from error


def write(file: Path, record: Record, seating: Seating, mishaps: Sequence[Noted] = ()) -> None:
    """Save a game; a crash in the middle leaves the old files as they were."""
    record.save(file)
    beside = _beside(file)
    draft = beside.with_name(beside.name + ".part")
    body: dict[str, object] = {"bots": seating.bots}
    if mishaps:
        body["mishaps"] = mishaps
    draft.write_text(json.dumps(body) + "\n", encoding="utf-8")
    draft.replace(beside)


def finish(file: Path) -> Path:
    """Put a game that is over with the finished ones; where it is now."""
    folder = home() / "finished"
    folder.mkdir(parents=True, exist_ok=True)
    file.replace(folder / file.name)
    if _beside(file).exists():
        _beside(file).replace(_beside(folder / file.name))
    return folder / file.name


def seating_of(file: Path, players: int) -> Seating | None:
    """Who sat where; None if nothing beside the record says so, or nothing sensible."""
    try:
        body = json.loads(_beside(file).read_text(encoding="utf-8"))
        bots = {int(seat): str(name) for seat, name in body["bots"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return Seating(players, bots) if set(bots) < set(range(players)) else None


def mishaps_of(file: Path) -> list[Noted]:
    """The turns that bots have lost so far; none if nothing sensible is said of any."""
    try:
        body = json.loads(_beside(file).read_text(encoding="utf-8"))
        return [
            (int(ply), Mishap(str(bot), int(seat), int(decision), str(kind), str(detail)))
            for ply, (bot, seat, decision, kind, detail) in body["mishaps"]
            if kind in KINDS
        ]
    except (OSError, ValueError, KeyError, TypeError):
        return []


def _beside(file: Path) -> Path:
    return file.with_name(file.name + ".seats")
