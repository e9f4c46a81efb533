"""What a server writes down: a line for each event, with fields; as text or as JSON.

Every field called `table` is written as a short hash: the name of a table by link is its key, and
who reads a log is not to get in by it. Queries, tokens and bodies are never given to a log.
"""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Final

import msgspec

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("text", "json")
TABLE: Final = "table"
THEIRS: Final = frozenset(("Invalid UTF-8 sequence received from client.",))  # uvicorn's

# What every record has; all else was given as a field.
_PLAIN: Final = frozenset(
    (*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message")
)


def alias(table_id: str) -> str:
    """The name of a table as logs tell it: always the same, and of no use to anybody."""
    return blake2b(table_id.encode(), digest_size=4).hexdigest()


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was told besides the message."""
    found = {name: value for name, value in vars(record).items() if name not in _PLAIN}
    if TABLE in found:
        found[TABLE] = alias(str(found[TABLE]))
    return found


class Text(logging.Formatter):
    """For people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        told = [f"{moment} {record.levelname.lower():7} {record.getMessage()}"]
        told += [f"{name}={_one_line(str(value))}" for name, value in fields(record).items()]
        line = " ".join(told)
        return f"{line}\n{_trace(self, record)}" if record.exc_info else line


class Json(logging.Formatter):
    """For programs: one object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields(record),
        }
        if record.exc_info:
            told["error"] = _trace(self, record)
        return msgspec.json.encode(told, enc_hook=str).decode()


@contextmanager
def written(form: str, level: str) -> Iterator[None]:
    """Send all that is logged to the standard error, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    handler.addFilter(_is_ours)
    root, own = logging.getLogger(), logging.getLogger("vaka")  # of libraries only what is wrong
    before = own.level
    root.addHandler(handler)
    own.setLevel(level.upper())
    try:
        yield
    finally:
        own.setLevel(before)
        root.removeHandler(handler)


def write_unbuffered(record: logging.LogRecord) -> None:
    """Write a record to the standard error without its buffer or locks: for signal handlers.

    A handler may interrupt a write, and the buffer of a stream refuses to be entered twice.
    """
    for handler in logging.getLogger().handlers:
        if isinstance(handler.formatter, Text | Json):
            os.write(sys.stderr.fileno(), f"{handler.format(record)}\n".encode())


def _is_ours(record: logging.LogRecord) -> bool:
    """What a client sends wrong is no error of this server, and nobody fills the log by it."""
    return record.msg not in THEIRS


def _one_line(text: str) -> str:
    """Nobody makes a line of his own by what he sends."""
    return text if text.isprintable() else repr(text)


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    assert record.exc_info is not None
    return formatter.formatException(record.exc_info)
