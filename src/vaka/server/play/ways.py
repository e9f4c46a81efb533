"""Where an object can be brought in one go, what that pays to whom, and which actions do it.

Worked out on a redeal for the seat, never on the true state. Nothing is changed by asking.
"""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from vaka.core.errors import IllegalAction
from vaka.faces.asking import refusal
from vaka.faces.ways import Begun, Way, finder_of
from vaka.server.errors import NoWays
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.language import language_of
from vaka.server.play import telling
from vaka.server.play.wording import Teller

NAME: Final = 60
LONGEST: Final = 1000

Object = Annotated[
    str,
    QueryParameter(
        name="object",
        min_length=1,
        max_length=NAME,
        description="What is to be moved, by its name in the view.",
    ),
]
Through = Annotated[
    str | None,
    QueryParameter(
        min_length=1,
        max_length=LONGEST,
        description="One wished way: the places to enter, in order, with commas.",
    ),
]


class PaymentTold(msgspec.Struct):
    """A way to pay for a step; `points` has a number for each seat."""

    action: str
    points: list[int]


class StageTold(msgspec.Struct):
    """A place that is entered, and what each seat gets for that. Where one can choose whom to pay,
    `choices` has all ways to; the first is the one in the way's `actions`.
    """

    place: str
    points: list[int]
    choices: list[PaymentTold]


class EndingTold(msgspec.Struct):
    """What can be done at the end of the way. `action` None: it comes by itself. `points` is what
    it is worth, `label` the same as that of a legal action.
    """

    name: str
    action: str | None
    points: int
    label: str


class WayTold(msgspec.Struct):
    """A way to a place: `points` are what each seat gets for all of it, `actions` what to answer,
    one after the other, before one of `endings`. `barred` is why it cannot be set up there, where
    one could think so.
    """

    place: str
    stages: list[StageTold]
    points: list[int]
    actions: list[str]
    endings: list[EndingTold]
    barred: str | None = None


class Ways(msgspec.Struct):
    """The cheapest way to every place that can be reached; or the one that was wished. Where that
    is not possible, `message` says why and `rules` has the numbers of the rules.
    """

    object: str
    possible: bool
    message: str
    rules: list[str]
    ways: list[WayTold]


@get("/{table_id:str}/ways", operation_id="Ways", summary="Where something can be brought, and how")
async def ways(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
    name: Object,
    through: Through = None,
) -> Ways:
    """For the asker's own seat, in titles where objects are moved step by step."""
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.id)
    sitting = live.started()
    finder = finder_of(live.row.title)
    if finder is None:
        raise NoWays()
    teller = Teller(live, language_of(request))
    decision = sitting.state.decision()
    if decision is None or seat not in decision.seats:
        waiting = teller.question(
            telling.seen_now(sitting, seat), () if decision is None else decision.seats
        )
        if decision is not None:
            waiting = f"{teller.words('face-not-your-turn')} {waiting}"
        return Ways(name, False, waiting, [], [])
    try:
        begun = finder.begin(sitting.state.redeal(seat, 0), seat, name)
        if through is None:
            found = finder.cheapest(begun, seat, name)
        else:
            found = [finder.through(begun, seat, through.split(","))]
    except IllegalAction as error:
        return Ways(name, False, refusal(error, teller.words), [error.rule], [])
    return Ways(name, True, "", list(decision.rules), [_told(way, begun, teller) for way in found])


def _told(way: Way, begun: Begun, teller: Teller) -> WayTold:
    seats = range(begun.state.players)
    return WayTold(
        way.place,
        [
            StageTold(
                stage.place,
                list(stage.points),
                [PaymentTold(each.action, list(each.points)) for each in stage.choices],
            )
            for stage in way.stages
        ],
        [sum(stage.points[seat] for stage in way.stages) for seat in seats],
        list(way.actions),
        [
            EndingTold(
                each.label.name,
                None if each.action is None else str(each.action),
                each.points,
                teller.action(each.label, begun.seen),
            )
            for each in way.endings
        ],
        None if way.barred is None else refusal(way.barred, teller.words),
    )
