"""Records: a game as its beginning and its actions, to save, read, replay and branch.

A record begins with a seed, or with a snapshot of a state where there is no seed to tell (a branch
of a game that still runs). The file is small JSON; a checksum tells a file that was changed, and
the digest of the last position tells one whose checksum was made to fit. What was around the game
(who sat where, when, how its seed was made) may stand in `table`: plain data, which no rule reads.
"""

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from operator import index
from pathlib import Path
from typing import Final, SupportsIndex, TypeVar

from vaka.core.errors import (
    DamagedRecord,
    ForeignRecord,
    IllegalRecord,
    MalformedRecord,
    UnknownTitle,
    VakaError,
)
from vaka.core.numbers import check_type
from vaka.core.options import OptionValue
from vaka.core.registry import load
from vaka.core.state import State

FORMAT: Final = "vaka-record-1"

_T = TypeVar("_T")


class Record:
    """A game as seed and actions: `actions` are pairs of a seat and an index of the catalog.

    >>> import vaka
    >>> record = vaka.Record("rapanui", players=2, seed=1)
    >>> record.actions.append((1, 5))
    >>> record.replay().decision()
    <draw (1,)>
    >>> vaka.Record.from_json(record.to_json()).actions
    [(1, 5)]
    """

    def __init__(
        self,
        title: str,
        players: SupportsIndex,
        seed: SupportsIndex | None = None,
        options: Mapping[str, OptionValue] | None = None,
        snapshot: list[int] | None = None,
        rules_version: int | None = None,
        table: dict[str, object] | None = None,
    ) -> None:
        check_type(title, str)
        if (seed is None) == (snapshot is None):
            raise ValueError("a record begins with a seed or with a snapshot")
        self.title = title
        self.players: int = index(players)
        self.seed: int | None = None if seed is None else index(seed)
        self.options: dict[str, OptionValue] = dict(options or {})
        self.snapshot = snapshot
        self.rules_version = (
            load(title).title.rules_version if rules_version is None else rules_version
        )
        self.actions: list[tuple[int, int]] = []
        self.table = table

    def __repr__(self) -> str:
        return f"<{self.title}, {self.players} players, {len(self)} actions>"

    def __reduce__(self) -> tuple[object, ...]:
        start = (self.title, self.players, self.seed, self.options, self.snapshot)
        return (_recorded, (*start, self.rules_version, self.actions, self.table))

    def __len__(self) -> int:
        return len(self.actions)

    # Playing it ----------------------------------------------------------------------------------

    def first(self) -> State:
        """Return the state before the first action."""
        game = load(self.title)
        if self.rules_version != game.title.rules_version:
            raise ForeignRecord(
                "rules-version", given=self.rules_version, known=game.title.rules_version
            )
        if self.snapshot is not None:
            return game.restore(self.players, self.options, self.snapshot)
        assert self.seed is not None
        return game.new(self.players, self.seed, self.options)

    def states(self, listen: bool = False) -> Iterator[State]:
        """Yield the state before the first action, then after each; `listen` records events.

        It is the same state every time: clone what you keep.
        """
        state = self.first()
        if listen:
            state.listen()
        yield state
        for ply, (seat, action) in enumerate(self.actions, 1):
            try:
                state.apply(seat, action)
            except VakaError as error:
                raise IllegalRecord(ply, error) from error
            yield state

    def replay(self, at: SupportsIndex | None = None) -> State:
        """Return the state after `at` actions, by default after all of them."""
        wanted = len(self) if at is None else index(at)
        if not 0 <= wanted <= len(self):
            raise MalformedRecord("no-such-ply", ply=wanted, last=len(self))
        for ply, state in enumerate(self.states()):
            if ply == wanted:
                return state
        raise AssertionError

    def branch(self, at: SupportsIndex) -> "Record":
        """Return a copy that ends after `at` actions."""
        self.replay(at)
        other = Record(
            self.title, self.players, self.seed, self.options, self.snapshot, self.rules_version
        )
        other.actions = self.actions[: index(at)]
        return other

    def branch_for(
        self, seat: SupportsIndex | None, at: SupportsIndex, seed: SupportsIndex
    ) -> "Record":
        """Return a branch that a seat (None: a spectator) may have: it keeps all secrets.

        It begins with a redealt position, and has neither the seed nor the earlier actions.
        """
        state = self.replay(at).redeal(seat, seed)
        return Record(
            self.title, self.players, None, self.options, state.dump(), self.rules_version
        )

    # Files ---------------------------------------------------------------------------------------

    def _body(self) -> dict[str, object]:
        body: dict[str, object] = {
            "format": FORMAT,
            "title": self.title,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
        }
        if self.snapshot is None:
            body["seed"] = self.seed
        else:
            body["snapshot"] = self.snapshot
        if self.table is not None:
            body["table"] = self.table
        body["actions"] = [list(ply) for ply in self.actions]
        return body

    def to_json(self) -> str:
        """Write the record as JSON with a checksum and the digest of its last state."""
        body = self._body()
        body["digest"] = self.replay().digest()
        body["check"] = _checksum(body)
        return json.dumps(body, separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Read what `to_json` wrote, and replay it: every action has to be legal."""
        check_type(text, str)
        try:
            body = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise MalformedRecord("not-json", cause=str(error)) from error
        if not isinstance(body, dict) or body.get("format") != FORMAT:
            raise MalformedRecord("not-record")
        check = body.pop("check", None)
        try:
            found = _checksum(body)
        except RecursionError as error:  # nested more deeply than it can be written down
            raise MalformedRecord("not-record") from error
        if check != found:
            raise DamagedRecord("checksum", given=str(check)[:40], found=found)
        digest = body.pop("digest", None)
        record = cls._from_body(body)
        reached = record.replay().digest()
        if reached != digest:
            raise DamagedRecord("digest", given=str(digest)[:40], found=reached)
        return record

    @classmethod
    def _from_body(cls, body: dict[str, object]) -> "Record":
        title = _field(body, "title", str)
        options = _field(body, "options", dict)
        rules_version = _field(body, "rules_version", int)
        try:
            known = load(title).title.rules_version
        except UnknownTitle as error:
            raise ForeignRecord("unknown-title", title=title) from error
        if rules_version != known:
            raise ForeignRecord("rules-version", given=rules_version, known=known)
        has_seed = "seed" in body
        record = cls(
            title,
            _field(body, "players", int),
            _field(body, "seed", int) if has_seed else None,
            options,
            None if has_seed else _field(body, "snapshot", list),
            rules_version,
            _field(body, "table", dict) if "table" in body else None,
        )
        for ply in _field(body, "actions", list):
            if not (
                isinstance(ply, list)
                and len(ply) == 2
                and all(type(number) is int and abs(number) < 2**31 for number in ply)
            ):
                raise MalformedRecord("bad-field", field="actions")
            record.actions.append((ply[0], ply[1]))
        return record

    def save(self, file: Path | str) -> None:
        """Write the record as JSON, never by half. Missing folders are created."""
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.to_json(), encoding="utf-8")
        draft.replace(path)

    @classmethod
    def load(cls, file: Path | str) -> "Record":
        """Read a record from a file, JSON or text."""
        try:
            text = Path(file).read_bytes().decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise MalformedRecord("not-utf8", byte=error.start) from error
        except OSError as error:
            raise MalformedRecord("unreadable", cause=str(error.strerror)) from error
        return cls.from_json(text) if text.lstrip().startswith("{") else cls.from_text(text)

    # Text form -----------------------------------------------------------------------------------

    def to_text(self) -> str:
        """Write the record for people: a head of `name value` lines, then a line per action."""
        head = self._body()
        del head["actions"]
        lines = [f"{name} {_compact(value)}" for name, value in head.items()]
        state = self.first()
        lines.append("")
        for ply, (seat, action) in enumerate(self.actions, 1):
            lines.append(f"{ply:>4}. {seat} {state.catalog[action]}")
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """Read what `to_text` wrote, and replay it."""
        check_type(text, str)
        if not text.startswith("format "):
            raise MalformedRecord("not-record")
        head, _, moves = text.replace("\r\n", "\n").partition("\n\n")
        body: dict[str, object] = {"actions": []}
        for line in head.splitlines():
            name, _, value = line.partition(" ")
            try:
                body[name] = json.loads(value)
            except (ValueError, RecursionError) as error:
                raise MalformedRecord("bad-field", field=name[:40]) from error
        if body.pop("format", None) != FORMAT:
            raise MalformedRecord("not-record")
        record = cls._from_body(body)
        catalog = record.first().catalog
        for line in moves.splitlines():
            if line.strip():
                number, _, rest = line.strip().partition(". ")
                seat, _, action = rest.strip().partition(" ")
                if number != str(len(record) + 1) or not re.fullmatch("[0-9]{1,3}", seat):
                    raise MalformedRecord("bad-line", line=line.strip()[:80])
                try:
                    record.actions.append((int(seat), catalog.parse(action).index))
                except VakaError as error:
                    raise IllegalRecord(len(record) + 1, error) from error
        record.replay()
        return record


def _recorded(
    title: str,
    players: int,
    seed: int | None,
    options: dict[str, OptionValue],
    snapshot: list[int] | None,
    rules_version: int,
    actions: list[tuple[int, int]],
    table: dict[str, object] | None = None,
) -> Record:
    """Rebuild a record for pickle."""
    record = Record(title, players, seed, options, snapshot, rules_version, table)
    record.actions = actions
    return record


def _field(body: dict[str, object], name: str, kind: type[_T]) -> _T:
    value = body.get(name)
    if type(value) is not kind:
        raise MalformedRecord("bad-field", field=name)
    return value


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _checksum(body: dict[str, object]) -> str:
    text = json.dumps(body, separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()
