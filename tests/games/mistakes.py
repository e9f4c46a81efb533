"""Mistakes in a title's box.toml: an error names the file, the entry and the reason."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from vaka.core.errors import DataError

# What is changed in the file, the entry that the error names, the reason, and its details.
Mistake = tuple[str, str, str, str, dict[str, str | int]]


def changed_box(title: str, folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the data file with lines changed."""
    text = (files(f"vaka.games.{title}") / "data" / "box.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def check_mistake(
    read: Callable[[Path], object],
    path: Path,
    entry: str,
    reason: str,
    why: dict[str, str | int],
) -> None:
    with pytest.raises(DataError) as caught:
        read(path)
    error = caught.value
    assert error.details == {"file": path.name, "entry": entry}
    assert error.reason == reason
    assert error.why | why == error.why
    assert path.name in str(error)
    assert entry in str(error)
