"""Records and backups that somebody has changed: each must be refused, and in plain words."""

import gzip
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from vaka import Record
from vaka.cli.proof import prove
from vaka.core.errors import VakaError
from vaka.server.store import backup
from vaka.server.store.database import Database


def changed(honest: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Records that lie, by what they lie about."""

    def lie(**parts: Any) -> str:
        return json.dumps({**deepcopy(honest), **parts})

    actions = honest["actions"]
    seat, action = actions[-1]
    table = honest["table"]
    outcome = table["outcome"]
    scores = [score + 1 for score in outcome["scores"]]
    fair = table["fairness"]
    yield "another seed", lie(seed=honest["seed"] ^ 1)
    yield "another last choice", lie(actions=[*actions[:-1], [seat, action + 1]])
    yield "another player's choice", lie(actions=[*actions[:-1], [1 - seat, action]])
    yield "a choice less", lie(actions=actions[:-1])
    yield "a choice twice", lie(actions=[*actions, actions[-1]])
    yield "no choice that exists", lie(actions=[*actions[:-1], [seat, 10**9]])
    yield "more players", lie(players=honest["players"] + 1)
    yield "players without number", lie(players=10**18)
    yield "other rules", lie(rules_version=honest["rules_version"] + 1)
    yield "another outcome", lie(table={**table, "outcome": {**outcome, "scores": scores}})
    yield "another secret", lie(table={**table, "fairness": {**fair, "secret": "0" * 64}})
    yield "not a table", lie(table=[table])
    yield "options that are none", lie(options={"deck": "[" * 100_000})
    yield "a nest", "[" * 100_000
    yield "the half", json.dumps(honest)[: len(json.dumps(honest)) // 2]
    yield "nothing", ""


def believed(honest: dict[str, Any]) -> list[str]:
    """Those that were taken for true, or that no plain sentence was found for."""
    prove(Record.from_json(json.dumps(honest)))
    wrong: list[str] = []
    for name, text in changed(honest):
        for sealed in (False, True):
            try:
                record = Record.from_json(text)
                if sealed:  # with checksums that fit the lie
                    record = Record.from_json(record.to_json())
                prove(record)
                wrong.append(f"{name}: believed")
            except VakaError:
                pass
            except Exception as error:
                wrong.append(f"{name}: {error!r}")
    wrong += [f"sealed anew, {each}" for each in _sealed(honest)]
    return wrong


def _sealed(honest: dict[str, Any]) -> Iterator[str]:
    """Lies by who knows how a record is written: all its checksums fit."""
    for name in ("seed", "outcome"):
        record = Record.from_json(json.dumps(honest))
        assert record.seed is not None
        if name == "seed":
            record = Record(record.title, record.players, record.seed ^ 1, record.options)
            record.table = honest["table"]
        else:
            outcome = honest["table"]["outcome"]
            other = {**outcome, "scores": [score + 1 for score in outcome["scores"]]}
            record.table = {**honest["table"], "outcome": other}
        try:
            prove(Record.from_json(record.to_json()))
            yield f"another {name}: believed"
        except VakaError:
            pass


async def restored(address: str, folder: Path) -> list[str]:
    """Changed backups of a running server that were taken for good."""
    file, bad, wrong = folder / "good.vaka", folder / "bad.vaka", []
    source = Database(address)
    await backup.write(source, file, lambda *_: None)
    await source.close()
    whole = gzip.decompress(file.read_bytes())
    packed = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    lies = {
        "a bit": packed[:-40] + bytes([packed[-40] ^ 1]) + packed[-39:],
        "cut off": packed[: len(packed) // 2],
        "a line less": gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "text": whole,
        "a nest": gzip.compress(b"[" * 1_000_000),
        "another table": gzip.compress(lines[0] + b'["sqlite_master",[[1]]]\n' + lines[-1]),
    }
    for number, (name, lie) in enumerate(lies.items()):
        bad.write_bytes(lie)
        target = Database(str(folder / f"{number}.db"))
        try:
            await backup.restore(target, bad, lambda *_: None)
            wrong.append(f"backup, {name}: believed")
        except VakaError:
            pass
        except Exception as error:
            wrong.append(f"backup, {name}: {error!r}")
        finally:
            await target.close()
    return wrong
