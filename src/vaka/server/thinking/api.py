"""A hint over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, post
from litestar.params import FromPath

from vaka.bots import Observation
from vaka.bots.advice import Hint, expected, reasons_told, then_told
from vaka.bots.guide import Reason
from vaka.bots.search.tree import CANON
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.language import language_of
from vaka.server.play.wording import Teller
from vaka.server.thinking.questions import Advised


class Prospect(msgspec.Struct):
    """An action, how much of the looking ahead went to it, and what came of it.

    Where `sure` is false, it was tried too rarely to believe `chance` and `points`. `then` tells
    what is to follow it, where the same seat is asked on and the search knows.
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
    then: Annotated[list[str], msgspec.Meta(examples=[["then: On h2 (hut)"]])]


class ReasonTold(msgspec.Struct):
    """What speaks for the first action, or against it."""

    good: bool
    text: str


class HintTold(msgspec.Struct):
    """The best actions for `ply` and `step`, and the reasons for the first.

    The first is what a bot would choose, the most tried; the others follow by their chance. Where
    one of these is higher than that of the first, `note` says how that is. `tries` 0: there is only
    one action, so there is nothing to advise. `lead` is by how many points the first looks better
    than the second at a glance.
    """

    ply: int
    step: int
    tries: int
    best: list[Prospect]
    note: str
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
    # As the seat knows it now: the game may go on while somebody thinks.
    known = sitting.state.redeal(seat, CANON)
    advised = await house.hints.hint(live, seat)
    observation, teller = Observation(known, seat), Teller(live, language_of(request))
    return told(advised, ply, step, observation, live.row.title, teller)


def told(
    advised: Advised, ply: int, step: int, observation: Observation, title: str, teller: Teller
) -> HintTold:
    """The hint in somebody's words."""
    words = teller.words
    reasons = [Reason(each.key, each.points, each.details) for each in advised.reasons]
    hint = Hint(advised.tries, advised.best, reasons, advised.lead)
    best: list[Prospect] = []
    for each in hint.best:
        action = observation.actions[each.place]
        best.append(
            Prospect(
                action.index,
                str(action),
                round(each.share, 3),
                each.percent / 100,
                each.points,
                each.sure,
                expected(each, words),
                then_told(each, observation, teller.action, words),
            )
        )
    return HintTold(
        ply,
        step,
        hint.tries,
        best,
        words("cli-hint-close") if hint.close else "",
        [ReasonTold(*each) for each in reasons_told(reasons, title, words)],
        hint.lead,
    )


router = Router("/api/tables", route_handlers=[hint], tags=["Play"])
