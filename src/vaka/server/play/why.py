"""Why something can or cannot be done now: the rule, in words. Nothing is changed by asking."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from vaka.core.errors import IllegalAction
from vaka.faces.asking import refusal
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.language import language_of
from vaka.server.play import telling
from vaka.server.play.wording import Teller

DIGITS: Final = 10  # of the largest index that there can be

Asked = Annotated[
    str,
    QueryParameter(
        name="action", min_length=1, max_length=200, description="An action's `index` or text."
    ),
]


class Why(msgspec.Struct):
    """Whether an action is possible now. `message` tells what it does, or why not; `rules` are the
    numbers of the rules that say so.
    """

    possible: bool
    message: str
    rules: list[str]


@get("/{table_id:str}/why", operation_id="Why", summary="Whether something is possible, and why")
async def why(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
    given: Asked,
) -> Why:
    """For the asker's own seat. Nothing is played."""
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.id)
    sitting = live.started()
    number = given.isascii() and given.isdecimal() and len(given) <= DIGITS
    action = telling.action_of(sitting, int(given) if number else given)
    teller = Teller(live, language_of(request))
    view = telling.seen_now(sitting, seat)
    if (key := telling.instead(live, seat)) is not None:
        return Why(False, teller.words(key), [])
    decision = sitting.state.decision()
    if decision is None:
        return Why(False, teller.question(view, ()), [])
    lacking = teller.lacking(view).get(str(action), "")
    if seat not in decision.seats:
        waiting = teller.question(view, decision.seats)
        return Why(False, _said(teller.words("face-not-your-turn"), waiting, lacking), [])
    try:
        sitting.state.clone().apply(seat, action)
    except IllegalAction as error:
        return Why(False, _said(refusal(error, teller.words), lacking), [error.rule])
    return Why(True, teller.action(action, view), list(decision.rules))


def _said(*sentences: str) -> str:
    """One after the other, none twice."""
    return " ".join(dict.fromkeys(each for each in sentences if each))
