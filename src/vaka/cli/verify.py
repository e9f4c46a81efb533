"""Verifying recorded games: everything is computed again, and told whether it is so."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from vaka import Record
from vaka.cli.around import names_of
from vaka.cli.failures import FAILED
from vaka.cli.proof import Origin, Proved, prove
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.core import fairness
from vaka.core.errors import DamagedRecord, MalformedRecord, VakaError
from vaka.locale import Words

LINES: Final = (".jsonl", ".ndjson")  # files with a record on each line, as the archive sends them
MARK: Final = b"\xef\xbb\xbf"  # with which some editors begin a file

_ORIGIN: Final = {
    Origin.UNPROVED: "verify-unproved",
    Origin.BRANCH: "verify-branch",
    Origin.REDEALT: "verify-redealt",
}


def verify(files: list[Path], words: Words, screen: Screen) -> int:
    """Say of every file whether all in it is true; the exit code."""
    right = [
        _lines(file, words, screen) if _has_lines(file) else _one(file, words, screen)
        for file in files
    ]
    return 0 if all(right) else FAILED


# One record --------------------------------------------------------------------------------------


def _one(file: Path, words: Words, screen: Screen) -> bool:
    try:
        proved = prove(Record.load(file))
    except VakaError as error:
        screen.say(words("verify-no", file=str(file), why=_why(error, words)))
        return False
    whole = file.read_bytes().removeprefix(MARK).lstrip().startswith(b"{")
    screen.say(words("verify-yes", file=str(file)), *_told(proved, whole, words))
    return True


def _told(proved: Proved, whole: bool, words: Words) -> Iterator[str]:
    """Sentences about a record that holds; one that is not `whole` is in text form."""
    record = proved.record
    key = f"{record.title}-name"
    title = words(key) if words.has(key) else record.title
    yield words("verify-actions", count=len(record), title=title)
    yield words("verify-position" if whole else "verify-text")
    if proved.origin is Origin.FAIR:
        assert record.seed is not None
        yield words("verify-fair")
        yield words("verify-commitment", commitment=proved.commitment)
        yield words("verify-seed-hash", hash=fairness.seed_hash(record.seed))
    else:
        yield words(_ORIGIN[proved.origin])
    yield _ending(proved, words)


def _ending(proved: Proved, words: Words) -> str:
    outcome = proved.outcome
    if outcome is None:
        return words("verify-not-over")
    players = proved.record.players
    names = names_of(proved.record, words) or Seating.hotseat(players).names(words)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    won = "face-won" if len(outcome.winners) == 1 else "face-won-together"
    winners = words(won, names=", ".join(names[seat] for seat in outcome.winners))
    return words("verify-over", scores=scores, winners=winners)


def _why(error: VakaError, words: Words) -> str:
    """What differs. Of a file that was changed both numbers are told."""
    if isinstance(error, DamagedRecord) and error.reason in ("checksum", "digest"):
        key = "verify-checksum" if error.reason == "checksum" else "verify-digest"
        return words(key, **error.why)
    return error.message(words)


# A record on each line ---------------------------------------------------------------------------


def _has_lines(file: Path) -> bool:
    if file.suffix in LINES:
        return True
    try:
        with file.open("rb") as opened:
            first = opened.readline().removeprefix(MARK)
            second = opened.readline()
    except OSError:
        return False  # which is told as soon as it is read
    return first.startswith(b"{") and second.startswith(b"{")


def _lines(file: Path, words: Words, screen: Screen) -> bool:
    count = right = fair = 0
    try:
        with _bar(words) as progress:
            task = progress.add_task("", total=file.stat().st_size)
            for number, line in enumerate(_read(file), 1):
                progress.update(task, advance=len(line))
                if not line.strip():
                    continue
                count += 1
                try:
                    proved = prove(_record(line))
                except VakaError as error:
                    why = _why(error, words)
                    screen.say(words("verify-no-line", file=str(file), line=number, why=why))
                    continue
                right += 1
                fair += proved.origin is Origin.FAIR
    except OSError as error:
        unreadable = MalformedRecord("unreadable", cause=os.strerror(error.errno or 0))
        screen.say(words("verify-no", file=str(file), why=unreadable.message(words)))
        return False
    screen.say(words("verify-lines", file=str(file), count=count, right=right, fair=fair))
    return 0 < count == right


def _read(file: Path) -> Iterator[bytes]:
    """The lines of a file, without all of them in memory."""
    with file.open("rb") as opened:
        for number, line in enumerate(opened):
            yield line if number else line.removeprefix(MARK)


def _record(line: bytes) -> Record:
    try:
        return Record.from_json(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise MalformedRecord("not-utf8", byte=error.start) from error


def _bar(words: Words) -> Progress:
    """A bar on the error stream, so that the verdicts can be sent elsewhere."""
    console = Console(stderr=True)
    return Progress(
        TextColumn(words("verify-verifying")),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
