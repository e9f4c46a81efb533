"""What a record tells of the table where it was played: who sat there."""

from typing import Final

from vaka import Record
from vaka.locale import Words

LONGEST: Final = 40  # letters of a name


def names_of(record: Record, words: Words) -> list[str] | None:
    """What the seats are called; None if the record does not say, or nothing sensible."""
    seats = (record.table or {}).get("seats")
    if not isinstance(seats, list) or len(seats) != record.players:
        return None
    return [_name(seat, at, words) for at, seat in enumerate(seats)]


def _name(seat: object, at: int, words: Words) -> str:
    told: dict[str, object] = seat if isinstance(seat, dict) else {}
    if "bot" in told:
        level = _plain(told["bot"])
        name = words("cli-name-bot", seat=at)
        return f"{name} ({level})" if level else name
    if told.get("name") == "":  # the server has forgotten it, as he wished
        return words("server-player-left")
    return _plain(told.get("name")) or words("cli-name-person", seat=at)


def _plain(text: object) -> str:
    """A name that comes from elsewhere, without signs that would do something to a terminal."""
    if not isinstance(text, str):
        return ""
    return "".join(sign for sign in text if sign.isprintable())[:LONGEST].strip()
