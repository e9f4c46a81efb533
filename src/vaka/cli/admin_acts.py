"""What `vaka admin` does: one function for each command, over the line to the server."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from vaka.cli import admin_told, lines
from vaka.cli.admin_ids import by_id
from vaka.cli.admin_line import Line, Says, read_key
from vaka.cli.failures import FAILED
from vaka.cli.screen import Screen
from vaka.cli.typed import typed
from vaka.core.errors import VakaError
from vaka.locale import Words

MOST_LISTED: Final = 20  # people who may be meant
LONGEST: Final = 40  # letters of a name or an id
STATUSES: Final = ("open", "running", "over", "closed")
NOT_FOUND: Final = 404


class Nobody(VakaError):
    key = "admin-nobody"


class Several(VakaError):
    """A name that several people have, or nobody exactly."""

    key = "admin-several"


class NoTable(VakaError):
    key = "admin-no-table"


class NoLineSaid(VakaError):
    """No such line of chat, or one that was taken away before."""

    key = "admin-no-line"


class Admin(NamedTuple):
    """Who looks after a server, from which terminal."""

    server: str
    file: Path | None
    words: Words
    screen: Screen

    def line(self) -> Line:
        return Line(self.server, read_key(self.file, typed("admin", "key")), self.words)

    def say(self, key: str, **details: Any) -> int:
        self.screen.say(self.words(key, **details))
        return 0

    # Looking -------------------------------------------------------------------------------------

    def people(self, who: str | None, banned: bool, muted: bool, table: str | None) -> Any:
        who, table = who and by_id(who), table and by_id(table)
        with of_table(table or "-"):
            return self.line().get(
                "admin", "people", who=who, banned=banned, muted=muted, table=table
            )

    def tables(self, who: str | None, status: str | None, limit: int) -> Any:
        if status not in (None, *STATUSES):
            from vaka.cli.serve import NotOneOf

            raise NotOneOf(name="--status", given=status, known=", ".join(STATUSES))
        line = self.line()
        person = None if who is None else find(line, who)["id"]
        return line.get("admin", "tables", person=person, status=status, limit=limit)

    def show(self, found: Any, rows: Any, as_data: bool, grid: Any) -> int:
        if as_data:
            admin_told.data(found, self.screen)
        elif not rows:
            return self.say("admin-none")
        else:
            self.screen.say(grid(rows, self.words))
        return 0

    # Doing ---------------------------------------------------------------------------------------

    def to_person(self, act: str, who: str, done: str, **body: str) -> int:
        """Something that is done to a person, wherever he is."""
        line = self.line()
        person = find(line, who)
        told = line.post("admin", "people", person["id"], act, **body)
        return self.say(done, name=person["name"], id=person["id"], now=told["name"])

    def mute_at(self, table: str, who: str, muted: bool) -> int:
        line = self.line()
        person = find(line, who)
        with of_table(table):
            line.ask("PUT" if muted else "DELETE", "tables", table, "muted", person["id"])
        done = "admin-muted-at" if muted else "admin-unmuted-at"
        return self.say(done, name=person["name"], id=person["id"], table=table)

    def close(self, table: str, why: str) -> int:
        with of_table(table):
            self.line().post("admin", "tables", table, "close", why=why)
        return self.say("admin-closed", table=table)

    def chat(self, table: str) -> Any:
        with of_table(table):
            return self.line().get("tables", table, "chat")

    def unsay(self, table: str, number: str, why: str) -> int:
        line = self.line()
        with of_table(table):
            line.get("tables", table, "chat")
        with of_table(table, NoLineSaid(table=table, number=number)):
            line.post("admin", "tables", table, "chat", number, "delete", why=why)
        return self.say("admin-unsaid-done", number=number, table=table)

    def export(self, who: str, file: str) -> int:
        line = self.line()
        person = find(line, who)
        found = line.get("admin", "people", person["id"], "data")
        if file == "-":
            admin_told.data(found, self.screen)
            return 0
        with open(file, "x", encoding="utf-8", opener=private) as out:
            json.dump(found, out, indent=2, ensure_ascii=False)
            out.write("\n")
        return self.say("admin-exported", name=person["name"], id=person["id"], file=file)

    def delete(self, who: str, sure: bool, why: str) -> int:
        line = self.line()
        person = find(line, who)
        told = {"name": person["name"], "id": person["id"]}
        if not sure:
            self.screen.say(self.words("admin-delete-sure", **told))
            try:
                answer = lines.read("> ")
            except EOFError:
                answer = ""
            if answer != person["name"]:
                self.say("admin-not-deleted", **told)
                return FAILED
        line.post("admin", "people", person["id"], "delete", why=why)
        return self.say("admin-deleted", **told)


@contextmanager
def of_table(table: str, missing: VakaError | None = None) -> Iterator[None]:
    """What the server says is not there, by its name."""
    if not table.strip("."):  # no name, nor a part of an address
        raise NoTable(table=table)
    try:
        yield
    except Says as error:
        if error.status == NOT_FOUND:
            raise (missing or NoTable(table=table)) from None
        raise


def find(line: Line, who: str) -> Any:
    """The one person that is meant; raises with a list where it is not clear."""
    who = by_id(who)
    if not 0 < len(who.strip()) <= LONGEST:
        raise Nobody(who=who)
    found = line.get("admin", "people", who=who, limit=MOST_LISTED)["people"]
    for each in found:
        if each["id"] == who:
            return each
    exact = [each for each in found if each["exact"]]
    if len(exact) == 1:
        return exact[0]
    meant = exact or found
    if not meant:
        raise Nobody(who=who)
    listed = ", ".join(f"{each['name']} ({each['id']})" for each in meant)
    raise Several(who=who, listed=listed)


def private(name: str, flags: int) -> int:
    """Open a file that is its owner's alone."""
    return os.open(name, flags, 0o600)
