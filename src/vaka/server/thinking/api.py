"""A hint over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, post
from litestar.params import FromPath

from vaka.bots.advice import expected, reasons_told
from vaka.bots.guide import Reason
from vaka.core.action import Action
from vaka.locale import Words
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.language import words_of
from vaka.server.thinking.questions import Advised


class Prospect(msgspec.Struct):
    """An action, how much of the looking ahead went to it, and what came of it.

    Where `sure` is false, it was tried too rarely to believe `chance` and `points`.
    """

    index: int
    text: Annotated[str, msgspec.Meta(examples=["take(card=fish)"])]
    share: Annotated[float, msgspec.Meta(examples=[0.62])]
    chance: Annotated[float, msgspec.Meta(examples=[0.41])]
    points: int
    sure: bool
    expected: Annotated[
        str, msgspec.Meta(examples=["chance to win about 41 %, about 28 points at the end"])
    ]


class ReasonTold(msgspec.Struct):
    """What speaks for the first action, or against it."""

    good: bool
    text: str


class HintTold(msgspec.Struct):
    """The best actions for `ply` and `step`, the best first, and the reasons for the first.

    `tries` 0: there is only one action, so there is nothing to advise. `lead` is by how many points
    the first looks better than the second at a glance.
    """

    ply: int
    step: int
    tries: int
    best: list[Prospect]
    reasons: list[ReasonTold]
    lead: float | None


@post(
    "/{table_id:str}/hint",
    operation_id="Hint",
    summary="What would be good now, and why",
    status_code=200,
)
async def hint(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, request: "Request[Any, Any, Any]"
) -> HintTold:
    """For a seat that is asked. It takes about a second, and knows what the seat knows."""
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.id)
    sitting = live.running()
    ply, step = sitting.ply, sitting.step(seat)
    actions = sitting.state.legal_actions(seat)
    advised = await house.hints.hint(live, seat)
    return told(advised, ply, step, actions, live.row.title, words_of(request))


def told(
    advised: Advised, ply: int, step: int, actions: list[Action], title: str, words: Words
) -> HintTold:
    """The hint in somebody's words."""
    best = [
        Prospect(
            actions[each.place].index,
            str(actions[each.place]),
            round(each.share, 3),
            each.percent / 100,
            each.points,
            each.sure,
            expected(each, words),
        )
        for each in advised.best
    ]
    reasons = [Reason(each.key, each.points, each.details) for each in advised.reasons]
    return HintTold(
        ply,
        step,
        advised.tries,
        best,
        [ReasonTold(*each) for each in reasons_told(reasons, title, words)],
        advised.lead,
    )


router = Router("/api/tables", route_handlers=[hint], tags=["Play"])
