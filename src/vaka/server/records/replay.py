"""Looking back: any moment of a game, and its log, with the eyes that one may have."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath, QueryParameter

from vaka.server.errors import NoSuchPly
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.language import InWords, language_of
from vaka.server.play import telling
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting, Step
from vaka.server.play.telling import MAX_STEPS, StepTold
from vaka.server.play.wording import GameWords, LogWords, StepSeen, Teller
from vaka.server.records.eyes import Eyes, Wanted, eyes_of

Moment = Annotated[int | None, QueryParameter(ge=0, le=2**31)]


class Replay(msgspec.Struct, omit_defaults=True):
    """A game after `ply` of `last` entries of its log. `step` is the entry that led there.

    An answer that a seat has not completed is in no log, so there is none of it in here, either.
    `words` are there only for who asks for them; their one line is that of `step`.
    """

    table: str
    eyes: int | str
    ply: int
    last: int
    step: StepTold | None
    view: dict[str, Any]
    words: GameWords | None = None


class Steps(msgspec.Struct, rename={"first": "from", "until": "to"}, omit_defaults=True):
    """The entries of the log from `from` to `to`; `next` is where the following page begins."""

    table: str
    eyes: int | str
    first: int
    until: int
    last: int
    next: int | None
    steps: list[StepTold]
    words: LogWords | None = None


@get("/{table_id:str}/replay", operation_id="Replay", summary="The game at any moment")
async def replay(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
    ply: Moment = None,
    eyes: Wanted = None,
    in_words: InWords = False,
) -> Replay:
    """Without `ply` the last moment. Ply 0 is before the first choice."""
    live = await house.hall.live(table_id)
    sitting = live.started()
    looks = eyes_of(live, asker.id, eyes)
    wanted = sitting.ply if ply is None else ply
    if wanted > sitting.ply:
        raise NoSuchPly(ply=wanted, last=sitting.ply)
    then = sitting.at(max(0, wanted - 1))
    found = [then.add(sitting.log[wanted - 1])] if wanted else []
    view = _view(live, then, looks)
    words: GameWords | None = None
    if in_words:
        teller = Teller(live, language_of(request))
        words = teller.game(view, then.asked(), [_seen(live, step, looks) for step in found])
    return Replay(
        live.id,
        looks.told,
        then.ply,
        sitting.ply,
        _told(live, found[0], looks) if found else None,
        view,
        words,
    )


@get("/{table_id:str}/steps", operation_id="ListSteps", summary="What happened, ply by ply")
async def steps(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
    first: Annotated[int, QueryParameter(name="from", ge=1, le=2**31)] = 1,
    until: Annotated[int | None, QueryParameter(name="to", ge=0, le=2**31)] = None,
    eyes: Wanted = None,
    in_words: InWords = False,
) -> Steps:
    """An answer has at most 100 plies and about 100 kB of steps; `next` says where to go on."""
    live = await house.hall.live(table_id)
    sitting = live.started()
    looks = eyes_of(live, asker.id, eyes)
    last = sitting.ply
    if until is not None and until > last:
        raise NoSuchPly(ply=until, last=last)
    wanted = last if until is None else until
    here = min(wanted, first + MAX_STEPS - 1)
    found: list[Step] = []
    if first <= here:
        found = _page(live, looks, first, here)
        here = found[-1].entry.ply
    words: LogWords | None = None
    if in_words:
        teller = Teller(live, language_of(request))
        view = _view(live, sitting, looks)
        words = teller.log(view, [_seen(live, step, looks) for step in found])
    return Steps(
        live.id,
        looks.told,
        first,
        here,
        last,
        here + 1 if first <= here < wanted else None,
        [_told(live, step, looks) for step in found],
        words,
    )


def _page(live: Live, looks: Eyes, first: int, last: int) -> list[Step]:
    """The steps from `first` to `last`, as many as fit into one answer."""
    sitting = live.started()
    then = sitting.at(first - 1)
    played: list[Step] = []

    def told() -> Iterator[StepTold]:
        for entry in sitting.log[first - 1 : last]:
            played.append(then.add(entry))
            yield _told(live, played[-1], looks)

    fitting = telling.fitting_steps(told())
    return played[:fitting]


def _told(live: Live, step: Step, looks: Eyes) -> StepTold:
    return telling.all_told(live, step) if looks.all else telling.step_told(step, looks.seat)


def _seen(live: Live, step: Step, looks: Eyes) -> StepSeen:
    return telling.all_step_seen(live, step) if looks.all else telling.step_seen(step, looks.seat)


def _view(live: Live, then: Sitting, looks: Eyes) -> dict[str, Any]:
    return telling.all_seen(live, then) if looks.all else telling.seen(then, looks.seat)


router = Router("/api/tables", route_handlers=[replay, steps], tags=["Records"])
