"""Telling those who listen at a table: sockets and streams, each what its seat may know."""

from collections.abc import Iterable

import msgspec

from vaka.server.play import telling
from vaka.server.play.live import Live


def tell(live: Live, since: int) -> None:
    """Tell every listener what has happened after `since`; the message of a seat and a language is
    made once.
    """
    messages: dict[tuple[int | None, str | None], bytes] = {}
    for listener in list(live.listeners):
        wanted = (listener.seat, listener.language)
        if wanted not in messages:
            messages[wanted] = encoded(live, listener.seat, since, listener.language)
        live.tell(listener, messages[wanted])


def tell_seats(live: Live, seats: Iterable[int]) -> None:
    """Tell each of them alone: how far one is with a sealed answer is nobody else's business."""
    for seat in seats:
        messages: dict[str | None, bytes] = {}
        for listener in list(live.listeners):
            if listener.seat == seat:
                wanted = listener.language
                if wanted not in messages:
                    messages[wanted] = encoded(live, seat, live.started().ply, wanted)
                live.tell(listener, messages[wanted])


def reseat(live: Live) -> None:
    """Who has sat down or got up is told what is for that seat from now on."""
    for listener in live.listeners:
        listener.seat = live.seat_of(listener.person_id)


def encoded(live: Live, seat: int | None, since: int, language: str | None = None) -> bytes:
    """An update as it goes over the wire."""
    return msgspec.json.encode(telling.update(live, seat, since, language))
