"""A lock beside a file, held while it is used.

The system gives the lock back when its owner ends, however that happens: what a killed process had
can be used again at once.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def held(file: Path, taken: Exception) -> Iterator[None]:
    """Keep others from using a file; raises `taken` if somebody uses it.

    Where the system cannot lock (a folder that cannot be written, some network drives), it goes on
    without.
    """
    beside = Path(f"{file}.lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = _take(beside)
    except (BlockingIOError, FileExistsError) as error:
        if not beside.is_file():  # what is in the way is not a lock
            yield
            return
        raise taken from error
    except OSError:
        yield
        return
    try:
        yield
    finally:
        _release(lock, beside)


if sys.platform == "win32":
    # The file is there as long as its owner has it open, and nobody can make it twice.

    def _take(beside: Path) -> int:
        return os.open(beside, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_TEMPORARY)

    def _release(lock: int, _beside: Path) -> None:
        os.close(lock)

else:
    import fcntl

    def _take(beside: Path) -> int:
        while True:
            lock = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.path.samestat(os.fstat(lock), beside.stat()):
                    return lock
            except FileNotFoundError:
                pass  # the last owner took it away just now
            except OSError:
                os.close(lock)
                raise
            os.close(lock)

    def _release(lock: int, beside: Path) -> None:
        beside.unlink(missing_ok=True)
        os.close(lock)
