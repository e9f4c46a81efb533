"""How an entry of a log is written down: whole, as one line of JSON.

To read a game is to read these lines, and nothing else. What the database is asked about stands in
columns of its own, too.
"""

from typing import Any, Final

import msgspec

from vaka.server.play.entry import Entry

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(list[Entry])


def columns_of(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry of a table's log as an `EntryRow` holds it."""
    return {
        "table_id": table_id,
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat,
        "asked": entry.asked,
        "line": _ENCODER.encode(entry).decode(),
    }


def entries_of(lines: str) -> list[Entry]:
    """What was written down in these lines, with commas between."""
    return _DECODER.decode(f"[{lines}]")
