"""What an admin is shown: people, tables, chat and the journal, as lists in the terminal."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from vaka.cli.screen import Screen
from vaka.locale import Words


def data(found: Any, screen: Screen) -> None:
    """For programs; not through the console, which would break lines."""
    print(json.dumps(found, indent=2, ensure_ascii=False), file=screen.console.file)


def people(found: Sequence[Any], words: Words) -> Grid:
    heads = ("admin-head-id", "admin-head-name", "admin-head-since", "admin-head-state")
    grid = _grid(words, *heads, "admin-head-tables")
    for each in found:
        state = [words("admin-account") if each["account"] else words("admin-guest")]
        if each["banned"] is not None:
            why = each["ban_reason"] or "-"
            state.append(words("admin-is-banned", since=moment(each["banned"]), why=why))
        if each["muted"] is not None:
            state.append(words("admin-is-muted", since=moment(each["muted"])))
        tables = "\n".join(each["tables"])
        _row(grid, each["id"], each["name"], moment(each["created"]), "\n".join(state), tables)
    return grid


def tables(found: Sequence[Any], words: Words) -> Grid:
    heads = ("admin-head-id", "admin-head-title", "admin-head-status", "admin-head-host")
    grid = _grid(words, *heads, "admin-head-seats", "admin-head-since")
    for each in found:
        title = f"{each['title']} · {each['name']}" if each["name"] else each["title"]
        seats = ", ".join(_seat(seat, words) for seat in each["seats"])
        host = _name(each["host"], words)
        _row(grid, each["id"], title, each["status"], host, seats, moment(each["created"]))
    return grid


def chat(found: Sequence[Any], words: Words) -> Grid:
    heads = ("admin-head-number", "admin-head-when", "admin-head-name", "admin-head-text")
    grid = _grid(words, *heads)
    for each in found:
        name = f"{_name(each, words)} ({each['person']})"
        said = each["text"] or words("admin-unsaid")
        _row(grid, str(each["number"]), moment(each["at"]), name, said)
    return grid


def journal(found: Sequence[Any], words: Words) -> Grid:
    heads = ("admin-head-when", "admin-head-act", "admin-head-whom", "admin-head-detail")
    grid = _grid(words, *heads, "admin-head-why")
    for each in found:
        whom = [] if each["person"] is None else [_whom(each["person"], words)]
        if each["table"] is not None:
            whom.append(words("admin-at-table", table=each["table"]))
        told = (each["act"], "\n".join(whom), each["detail"], each["why"])
        _row(grid, moment(each["at"]), *told)
    return grid


def moment(at: int) -> str:
    """A time of the server's, as it is here."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def _grid(words: Words, *heads: str) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        # What has to be copied is not broken.
        grid.add_column(words(head), no_wrap=head == "admin-head-id", overflow="fold")
    return grid


def _row(grid: Grid, *cells: str) -> None:
    grid.add_row(*(Text(cell) for cell in cells))


def _whom(person: Any, words: Words) -> str:
    return f"{_name(person, words)} ({person['id']})"


def _name(person: Any, words: Words) -> str:
    return str(person["name"]) or words("server-player-left")


def _seat(seat: Any, words: Words) -> str:
    if seat["person"] is not None:
        return _name(seat["person"], words)
    return str(seat["level"] or words("admin-open-seat"))
