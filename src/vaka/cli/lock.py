"""One terminal for each running game: a lock beside its file, held while it is played."""

from contextlib import AbstractContextManager
from pathlib import Path

from vaka import lock
from vaka.cli.failures import PlayedElsewhere


def held(file: Path) -> AbstractContextManager[None]:
    """Keep other terminals from playing the game of a file."""
    return lock.held(file, PlayedElsewhere(file=str(file)))
