"""Who one is: guests, accounts, sessions, and how one likes to play."""

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.response import Stream

from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.people import accounts, leaving, lines, wishes
from vaka.server.people.accounts import Entered
from vaka.server.people.asker import COOKIE, SESSION, cookie_in
from vaka.server.people.data import DATA_RESPONSES, count_rows, json_parts, profile_data
from vaka.server.people.names import Name
from vaka.server.people.passwords import NewPassword, Password
from vaka.server.people.wishes import ChangeWishes, Wishes
from vaka.server.running.limits import CHARGE
from vaka.server.settings import Settings
from vaka.server.store.models import PersonRow

DATA_FILE: Final = "vaka-data.json"
ROWS_PER_REQUEST: Final = 100  # of one's data: the file is counted as so many requests


class BecomeGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Register(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: NewPassword


class LogIn(msgspec.Struct, forbid_unknown_fields=True):
    """With `adopt`, the account takes over the games of the guest of this browser."""

    name: Name
    password: Password
    adopt: bool = False


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | None = None
    settings: ChangeWishes | None = None


class ChangePassword(msgspec.Struct, forbid_unknown_fields=True):
    old: Password
    new: NewPassword


class LeaveForGood(msgspec.Struct, forbid_unknown_fields=True):
    """An account says its `password` once more; a guest has none."""

    password: Password | None = None


class Me(msgspec.Struct):
    """The asker; without an id he has not given a name yet, and only looks."""

    id: str | None
    name: str
    account: bool
    settings: Wishes


class LoggedIn(Me):
    """`adopted`: the tables that came over; `left`: those where the account sat already."""

    adopted: Annotated[list[str], msgspec.Meta(description="ids of tables")]
    left: Annotated[list[str], msgspec.Meta(description="ids of tables")]


@post("/guest", operation_id="BecomeGuest", summary="Play at once, with a name alone")
async def become_guest(
    house: GivenHouse, asker: GivenAsker, data: JSONBody[BecomeGuest]
) -> Response[Me]:
    return _entered(house, await accounts.become_guest(house, asker, data.name), 201)


@post("/account", operation_id="Register", summary="Make an account, or turn a guest into one")
async def register(house: GivenHouse, asker: GivenAsker, data: JSONBody[Register]) -> Response[Me]:
    entered = await accounts.register(house, asker, data.name, data.password)
    if asker.is_guest_here:  # his name may have changed
        await lines.tell_tables(house, await lines.tables_of(house, entered.person.id))
    return _entered(house, entered, 201)


@post("/login", operation_id="LogIn", summary="Log in to an account", status_code=200)
async def log_in(house: GivenHouse, asker: GivenAsker, data: JSONBody[LogIn]) -> Response[LoggedIn]:
    entered = await accounts.log_in(house, asker, data.name, data.password, data.adopt)
    adopted = entered.adopted
    await lines.tell_tables(house, adopted.tables)
    told = LoggedIn(*_fields(entered.person), adopted.tables, adopted.left)
    return Response(told, cookies=[cookie(house.settings, entered.secret)])


@post("/logout", operation_id="LogOut", summary="End this browser's session", status_code=204)
async def log_out(house: GivenHouse, asker: GivenAsker) -> Response[None]:
    if asker.kind == SESSION:
        await accounts.log_out(house, asker)
    return Response(None, status_code=204, cookies=[cookie(house.settings, None)])


@get("/me", operation_id="GetMe", summary="Who one is")
async def get_me(
    house: GivenHouse, asker: GivenAsker, request: "Request[Any, Any, Any]"
) -> Response[Me]:
    if asker.id is None:
        return Response(Me(None, "", False, Wishes()))
    async with house.database.reading() as session:
        person = await accounts.person_of(session, asker.id)
    secret = cookie_in(request.scope["headers"]) if asker.kind == SESSION else None
    # The session is prolonged while it is used, so its cookie must be too.
    renewed = [] if secret is None else [cookie(house.settings, secret)]
    return Response(Me(*_fields(person)), cookies=renewed)


@patch("/me", operation_id="ChangeMe", summary="Change one's name or settings")
async def change_me(house: GivenHouse, asker: GivenAsker, data: JSONBody[ChangeMe]) -> Me:
    known = asker.in_person()
    async with house.database.session() as session:
        person = await accounts.person_of(session, known)
        if data.settings is not None:
            person.settings = wishes.changed(person.settings, data.settings)
        if data.name is not None:
            await accounts.rename(session, person, data.name)
    house.keys.forget()
    if data.name is not None:
        await lines.tell_tables(house, await lines.tables_of(house, known))
    return Me(*_fields(person))


@post(
    "/me/password",
    operation_id="ChangePassword",
    summary="Change one's password; other browsers are logged out",
    status_code=204,
)
async def change_password(
    house: GivenHouse, asker: GivenAsker, data: JSONBody[ChangePassword]
) -> None:
    await accounts.change_password(house, asker, data.old, data.new)


@get(
    "/me/data",
    operation_id="GetMyData",
    summary="Everything that is kept about oneself, as one file",
    media_type=MediaType.JSON,
    responses=DATA_RESPONSES,
)
async def get_my_data(
    house: GivenHouse, asker: GivenAsker, request: "Request[Any, Any, Any]"
) -> Stream:
    """Each 100 seats and lines of chat count as a request."""
    async with house.database.reading() as session:
        rows = await count_rows(session, asker.in_person())
        request.scope["state"][CHARGE](rows // ROWS_PER_REQUEST)
        profile = await profile_data(session, asker.in_person())
    headers = {"content-disposition": f'attachment; filename="{DATA_FILE}"'}
    return Stream(json_parts(house, profile), media_type=MediaType.JSON, headers=headers)


@delete(
    "/me",
    operation_id="LeaveForGood",
    summary="Delete everything that tells who one is",
    status_code=204,
)
async def leave_for_good(
    house: GivenHouse, asker: GivenAsker, data: JSONBody[LeaveForGood]
) -> Response[None]:
    """Name, password, keys, settings, hooks, ratings and what one has said are gone, on all
    devices. Finished games stay, with a player without a name; in running ones a bot goes on.
    """
    await leaving.leave(house, asker, data.password)
    return Response(None, status_code=204, cookies=[cookie(house.settings, None)])


def cookie(settings: Settings, secret: str | None) -> Cookie:
    """The cookie of a session; without a secret it is taken away."""
    return Cookie(
        COOKIE,
        value=secret or "",
        path="/",
        max_age=0 if secret is None else settings.session_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=settings.https,
    )


def _entered(house: House, entered: Entered, status: int) -> Response[Me]:
    told = Me(*_fields(entered.person))
    return Response(told, status_code=status, cookies=[cookie(house.settings, entered.secret)])


def _fields(person: PersonRow) -> tuple[str, str, bool, Wishes]:
    return person.id, person.name, person.login is not None, wishes.wishes_of(person.settings)


router = Router(
    "/api",
    route_handlers=[
        *(become_guest, register, log_in, log_out, get_me, change_me, change_password),
        *(get_my_data, leave_for_good),
    ],
    tags=["People"],
)
