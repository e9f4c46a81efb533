"""Hooks over HTTP: register an address, try it, take it away."""

from time import perf_counter
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from vaka.locale import Words
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.hooks import registering
from vaka.server.hooks.addresses import LONGEST
from vaka.server.hooks.messages import language_for, test_message
from vaka.server.hooks.refusals import HooksOff, NotSent, told
from vaka.server.hooks.registering import Wanted
from vaka.server.language import language_of, words_of
from vaka.server.people.accounts import person_of
from vaka.server.store.models import HookRow

Event = Literal["turn", "result", "reminder"]
Address = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=LONGEST, examples=["https://chat.example/hooks/x1"]),
]


class MakeHook(msgspec.Struct, forbid_unknown_fields=True):
    """Without a `table` the own turns and results at all tables; with one every person's turns
    and the result of that table, at which one sits or which one hosts.
    """

    address: Address
    table: str | None = None
    events: Annotated[list[Event], msgspec.Meta(min_length=1, max_length=3)] = msgspec.field(
        default_factory=lambda: ["turn", "result", "reminder"]
    )


class HookTold(msgspec.Struct):
    """A hook without its secret. It is not `active` any more when for a day nothing got there;
    `problem` says why the last message did not (since when: `failing`), and `reached` when one did.
    """

    id: str
    address: str
    table: str | None
    events: list[Event]
    created: int
    active: bool
    reached: int | None
    failing: int | None
    problem: str | None


class NewHook(HookTold):
    """`secret` is told this once: with it the receiver can prove that a message is from here."""

    secret: Annotated[str, msgspec.Meta(description="the key of the signature")]


class HookTested(msgspec.Struct):
    """What came back: the `status` of the answer, if there was one, or in `problem` why not."""

    delivered: bool
    status: int | None
    problem: str | None
    milliseconds: int


@get("/", operation_id="ListHooks", summary="One's own hooks")
async def list_hooks(
    house: GivenHouse, asker: GivenAsker, request: "Request[Any, Any, Any]"
) -> list[HookTold]:
    rows = await registering.own_hooks(house, asker.known())
    words = words_of(request)
    return [HookTold(*_fields(row, words)) for row in rows]


@post("/", operation_id="MakeHook", summary="Have an address told of turns and results")
async def make_hook(
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
    data: JSONBody[MakeHook],
) -> NewHook:
    """The address is called from this server: it must be https, and out in the world."""
    origin = f"{'https' if house.settings.https else request.url.scheme}://{request.url.netloc}"
    wanted = Wanted(data.address, data.table, list(data.events), language_of(request), origin)
    row = await registering.register(house, asker.known(), wanted)
    return NewHook(*_fields(row, words_of(request)), row.secret)


@delete("/{hook_id:str}", operation_id="DeleteHook", summary="Take a hook away")
async def delete_hook(hook_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> None:
    await registering.remove(house, asker.known(), hook_id)


@post(
    "/{hook_id:str}/test",
    operation_id="TestHook",
    summary="Send a message now, and say what came back",
    status_code=200,
)
async def test_hook(
    hook_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
) -> HookTested:
    """If it gets there, a hook that was switched off is switched on again."""
    if not house.hooks.is_on:
        raise HooksOff()
    row = await registering.own_hook(house, asker.known(), hook_id)
    async with house.database.reading() as session:
        owner = await person_of(session, row.person_id)
    message = test_message(row, Words(language_for(row, owner)), house.settings)
    start = perf_counter()
    status, problem = None, None
    try:
        status = await house.hooks.sender.try_now(row, message)
    except NotSent as error:
        problem = error.message(words_of(request))
        status = error.status_there
    took = round((perf_counter() - start) * 1000)
    return HookTested(problem is None, status, problem, took)


def _fields(
    row: HookRow, words: Words
) -> tuple[str, str, str | None, list[Any], int, bool, int | None, int | None, str | None]:
    return (
        row.id,
        row.address,
        row.table_id,
        row.events.split(","),
        row.created,
        row.active,
        row.reached,
        row.failing,
        told(row.problem, words),
    )


router = Router(
    "/api/hooks", route_handlers=[list_hooks, make_hook, delete_hook, test_hook], tags=["Hooks"]
)
