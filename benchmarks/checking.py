"""Whether a stored game is what its people were told: nothing lost, nothing told too early.

What somebody was told is compared with what the log says that he may see, and there the others'
sealed answers, as long as the decision is open, are exchanged for other ones: what is the same then
has told nothing of them.
"""

from collections.abc import Iterator
from random import Random

import msgspec

from benchmarks.clients import Chair, Told, digest_of
from benchmarks.parties import Game
from vaka.core.errors import VakaError
from vaka.server.play import telling
from vaka.server.play.entry import ACT, Entry
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting, first_open_answer
from vaka.server.store import games
from vaka.server.store.database import Database
from vaka.server.store.games import Stored


async def stored(database: Database, game: Game) -> Stored:
    found = await database.read(lambda connection: games.stored(connection, game.table))
    assert found is not None, f"the table {game.table} is gone"
    return found


def acknowledged(game: Game) -> list[list[int]]:
    """What the people of a game know to be kept, as of now."""
    return [list(chair.done) for chair in game.chairs]


def lost(found: Stored, known: list[list[int]], exact: bool = False) -> Iterator[str]:
    """What was acknowledged and is not in the store, in its place. In a game that nobody plays
    any more there is nothing else in there, either: `exact`.
    """
    for seat, choices in enumerate(known):
        kept = [
            index
            for entry in found.entries
            if entry.seat == seat and entry.kind == ACT
            for index in entry.actions
        ]
        kept += found.drafts.get(seat, (0, ()))[1]
        if kept[: len(choices)] != choices:
            yield f"seat {seat}: {len(choices)} choices acknowledged, not all of them kept"
        elif exact and len(kept) > len(choices):
            yield f"seat {seat}: {len(kept)} choices kept, {len(choices)} acknowledged"


def unsound(found: Stored) -> Iterator[str]:
    """What is wrong with the log itself: plies that are missing, a question answered twice."""
    if [entry.ply for entry in found.entries] != list(range(1, len(found.entries) + 1)):
        yield "the plies have gaps"
        return
    sitting = Sitting(games.beginning(found.row))
    answered: set[tuple[int, int]] = set()
    for entry in found.entries:
        question = (entry.seat, sitting.asked_since[entry.seat])
        if entry.kind != ACT:
            yield f"ply {entry.ply}: {entry.kind}, which nobody has asked for"
        if entry.seat not in sitting.asked() or question in answered:
            yield f"ply {entry.ply}: seat {entry.seat} was not asked, or has answered twice"
        answered.add(question)
        if entry.bot != (found.seats[entry.seat].level is not None):
            yield f"ply {entry.ply}: a bot chose for a person, or the other way round"
        try:
            sitting.add(entry)
        except VakaError as error:
            yield f"ply {entry.ply}: {error}"
            return


def revealed(found: Stored, chair: Chair) -> Iterator[str]:
    """What somebody was told that is not what his seat may see."""
    sitting = Sitting(games.beginning(found.row))
    live = Live(found.row, found.seats, sitting, found.names)
    at: dict[int, set[Told]] = {}
    for told in chair.told:
        at.setdefault(told.ply, set()).add(told)
    for ply in range(len(found.entries) + 1):
        if ply:
            sitting.add(found.entries[ply - 1])
        if ply not in at:
            continue
        live.sitting = other = _exchanged(sitting, chair.seat)
        for told in at[ply]:
            other.set_draft(chair.seat, _draft(found, chair.seat, ply, told.step))
            update = telling.update(live, chair.seat, told.since)
            if digest_of(msgspec.to_builtins(update)) != told.digest:
                yield f"ply {ply}: seat {chair.seat} was told something else than it may see"
            other.set_draft(chair.seat, ())


def _draft(found: Stored, seat: int, ply: int, step: int) -> tuple[int, ...]:
    """The first steps of the answer that the seat was about to give."""
    for entry in found.entries[ply:]:
        if entry.seat == seat:
            return entry.actions[:step]
    return found.drafts.get(seat, (0, ()))[1][:step]


def _exchanged(sitting: Sitting, seat: int) -> Sitting:
    """The same game with other sealed answers of the others, as long as nobody may know them."""
    first = first_open_answer(sitting)
    answers = sitting.kept[first:]
    if not any(entry.seat != seat for entry in answers):
        return sitting
    log = sitting.log[: answers[0].ply - 1]
    other = Sitting(sitting.beginning, log)
    for entry in answers:
        other.add(entry if entry.seat == seat else _other_answer(other, entry))
    return other


def _other_answer(sitting: Sitting, entry: Entry) -> Entry:
    """Another answer of the seat to its sealed question, or the same if there is no other."""
    dice = Random(entry.ply)
    best = entry
    for _ in range(8):
        state = sitting.settled.clone()
        chosen: list[int] = []
        while state.is_asked(entry.seat) and not state.has_answered(entry.seat):
            index = dice.choice(state.legal_actions(entry.seat)).index
            state.apply_index(entry.seat, index)
            chosen.append(index)
        best = msgspec.structs.replace(entry, actions=tuple(chosen))
        if best.actions != entry.actions:
            break
    return best
