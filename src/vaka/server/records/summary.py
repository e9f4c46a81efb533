"""A finished game at a glance: how the points grew, and where they came from.

Nothing is secret any more, so it is the same for everybody but for the language.
"""

from typing import Any, Literal

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath

from vaka.core.event import Event
from vaka.faces import figures, origins
from vaka.faces.figure import Figure
from vaka.server.errors import NotOver
from vaka.server.given import GivenHouse
from vaka.server.language import words_of
from vaka.server.play import telling
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting
from vaka.server.play.wording import names_of


class PointsTold(msgspec.Struct):
    """From this `ply` on a seat would have had so many points."""

    ply: int
    points: int


class PartTold(msgspec.Struct):
    """What points can be given for; `label` is in the asker's language."""

    name: str
    label: str


class SeatSummary(msgspec.Struct):
    """A seat's result; bots are called by their levels. `points` has the plies at which they
    changed; `parts` has a number for each of the summary's parts, which add up to `score`. Of its
    `choices` a bot has made `by_bot`: all of its own, some of a person who was away.
    """

    seat: int
    name: str
    score: int
    place: int
    points: list[PointsTold]
    parts: list[int]
    choices: int = 0
    by_bot: int = 0


class LayerTold(msgspec.Struct):
    """Numbers by row and seat."""

    label: str
    values: list[list[int]]


class FigureTold(msgspec.Struct):
    """A table of numbers that is worth a picture, and how it is drawn: a `matrix` has a row for
    each seat, `lines` grow from row to row, `groups` are rows that stand apart. `leaders` is for
    each row the seat that `leading` is said of. The words are in the asker's language.
    """

    name: str
    kind: Literal["matrix", "lines", "groups"]
    label: str
    about: str
    head: str
    rows: list[str]
    layers: list[LayerTold]
    leading: str
    leaders: list[int | None]


class Summary(msgspec.Struct):
    """A finished game: `points` are those that the seats would have had if it had ended there."""

    table: str
    title: str
    last: int
    parts: list[PartTold]
    seats: list[SeatSummary]
    figures: list[FigureTold]


@get("/{table_id:str}/summary", operation_id="Summary", summary="Where the points came from")
async def summary(
    table_id: FromPath[str], house: GivenHouse, request: "Request[Any, Any, Any]"
) -> Summary:
    """Only of a game that is over."""
    live = await house.hall.live(table_id)
    if live.row.status != "over":
        raise NotOver()
    points, events = _played(live)
    end = telling.all_seen(live, live.started())
    words = words_of(request)
    names = names_of(live, words)
    parts = origins.parts_of(end, events, words)
    outcome = end["outcome"]
    return Summary(
        live.id,
        live.row.title,
        live.started().ply,
        [PartTold(part.name, part.label) for part in parts],
        [
            SeatSummary(
                seat,
                names[seat],
                outcome["scores"][seat],
                outcome["ranking"][seat],
                points[seat],
                [part.points[seat] for part in parts],
                live.seats[seat].choices or 0,
                live.seats[seat].by_bot or 0,
            )
            for seat in range(live.row.players)
        ],
        [_told(figure) for figure in figures.figures_of(end, events, words)],
    )


def _told(figure: Figure) -> FigureTold:
    return FigureTold(
        figure.name,
        figure.kind,
        figure.label,
        figure.about,
        figure.head,
        list(figure.rows),
        [LayerTold(layer.label, [list(row) for row in layer.values]) for layer in figure.layers],
        figure.leading,
        list(figure.leaders),
    )


def _played(live: Live) -> tuple[list[list[PointsTold]], list[Event]]:
    """Each seat's points and the events, after each of the choices that stand."""
    sitting = live.started()
    then = Sitting(sitting.beginning)
    points: list[list[PointsTold]] = [[] for _ in range(live.row.players)]
    events: list[Event] = []
    _note(points, 0, telling.all_points(live, then))
    for entry in sitting.kept:
        events += then.add(entry).events
        _note(points, entry.ply, telling.all_points(live, then))
    return points, events


def _note(points: list[list[PointsTold]], ply: int, now: tuple[int, ...] | None) -> None:
    for own, each in zip(points, now or (), strict=now is not None):
        if not own or own[-1].points != each:
            own.append(PointsTold(ply, each))


router = Router("/api/tables", route_handlers=[summary], tags=["Records"])
