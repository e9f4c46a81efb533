"""What a command shows: a bar while it works, a plain table in the end."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


class Bar:
    def __init__(self, progress: Progress, total: float) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=total)

    def say(self, text: str) -> None:
        self._progress.update(self._task, description=text)

    def step(self, by: float = 1) -> None:
        self._progress.advance(self._task, by)


@contextmanager
def bar(total: float) -> Iterator[Bar]:
    columns = (TextColumn("{task.description:44}"), BarColumn(), MofNCompleteColumn())
    shown = Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True))
    with shown as progress:
        yield Bar(progress, total)


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Lines of text: the first column to the left, all others to the right."""
    lines = [list(heads), *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(line[k]) for line in lines) for k in range(len(heads))]
    told: list[str] = []
    for line in lines:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        told.append("  ".join(cells).rstrip())
    told.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(told)
