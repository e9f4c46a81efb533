"""What stands around a game in its record: the table, who sat there, how its seed was made."""

from collections.abc import Mapping, Sequence

from vaka.server.play.live import Live
from vaka.server.store.models import SeatRow, TableRow

Part = dict[str, object]


def people_of(seats: Sequence[SeatRow]) -> set[str]:
    return {seat.person_id for seat in seats if seat.person_id is not None}


def of_finished(row: TableRow, seats: Sequence[SeatRow], names: Mapping[str, str]) -> Part:
    """The whole truth of a table whose game is over."""
    part = _table(row, seats, names)
    part["ended"] = row.ended
    if row.lesson is not None:
        part["lesson"] = row.lesson
    elif row.snapshot is None:
        part["fairness"] = {
            "commitment": row.commitment,
            "secret": row.secret,
            "salts": [seat.salt for seat in seats],
        }
    else:
        part["branch"] = {"ply": row.parent_ply}
    if row.outcome is not None:
        part["outcome"] = row.outcome
    return part


def of_running(live: Live, names: Mapping[str, str], seat: int | None, ply: int) -> Part:
    """What may be told while the game runs: that this is how one seat knows it, at which ply."""
    part = _table(live.row, live.seats, names)
    part["redealt"] = {"seat": seat, "ply": ply}
    return part


def _table(row: TableRow, seats: Sequence[SeatRow], names: Mapping[str, str]) -> Part:
    part: Part = {"name": row.name}
    if row.public:  # else its id is the key to it, which a file may carry anywhere
        part["id"] = row.id
    part["seats"] = [_seat(seat, names) for seat in seats]
    part["created"] = row.created
    part["started"] = row.started
    return part


def _seat(seat: SeatRow, names: Mapping[str, str]) -> Part:
    if seat.level is not None:
        return {"bot": seat.level}
    part: Part = {"name": "" if seat.person_id is None else names.get(seat.person_id, "")}
    if seat.by_bot:  # somebody was away
        part |= {"choices": seat.choices, "by_bot": seat.by_bot}
    return part
