"""Checks of records, and of listening, which a replay shows."""

import json

from vaka.conformance.compare import view_text
from vaka.conformance.match import Match
from vaka.core.event import Event
from vaka.core.record import Record

SAMPLES = 3  # plies at which a record is branched


def check_record(match: Match) -> None:
    """JSON and text bring a record back."""
    for form, back in (
        ("json", Record.from_json(match.record.to_json())),
        ("text", Record.from_text(match.record.to_text())),
    ):
        match.same("record", f"{form} plies", match.record.actions, back.actions)
        match.same("record", f"{form} digest", match.digests[-1], back.replay().digest())
        match.same("record", f"{form} again", match.record.to_json(), back.to_json())


def check_replay(match: Match) -> None:
    """A replay gives the same digest at every ply."""
    for ply, state in enumerate(match.record.states()):
        match.same("seed", f"replay at {ply}", match.digests[ply], state.digest())


def check_listen(match: Match) -> None:
    """Listening changes nothing, and events are plain data for seats that exist."""
    for ply, state in enumerate(match.record.states(listen=True)):
        match.same("listen", f"replay at {ply}", match.digests[ply], state.digest())
        for event in state.listen().take():
            _check_event(match, ply, event)


def _check_event(match: Match, ply: int, event: Event) -> None:
    data = event.data()
    try:
        plain = json.loads(json.dumps(data, allow_nan=False)) == data
    except (TypeError, ValueError):
        plain = False
    if not plain:
        match.fail("event-json", f"ply {ply}: {event}")
    if event.audience is not None and not set(event.audience) <= set(range(match.players)):
        match.fail("event-json", f"ply {ply}: {event}: {event.audience}")


def check_branch(match: Match) -> None:
    """A branch ends where it should; one for a seat shows it what it saw there."""
    for _ in range(SAMPLES):
        at = match.dice.randrange(len(match.record) + 1)
        branch = match.record.branch(at)
        match.same("record", f"branch at {at}", match.digests[at], branch.replay().digest())
        true = match.record.replay(at)
        for observer in match.observers:
            own = match.record.branch_for(observer, at, match.seed_for_redeal())
            for back in (own, Record.from_json(own.to_json()), Record.from_text(own.to_text())):
                if view_text(back.first(), observer) != view_text(true, observer):
                    match.fail_for("record", f"branch_for at {at}", observer)
            if own.seed is not None or own.actions:
                match.fail_for("record", f"branch_for at {at}: seed or plies", observer)
