"""Tokens: keys that a person gives to programs which play for him."""

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as remove
from sqlalchemy import func, select

from vaka.server.errors import NotFound, TooManyTokens
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.moderation.ending import revoke_keys
from vaka.server.people.asker import API
from vaka.server.people.names import Name, clean
from vaka.server.store.models import TokenRow

MOST_TOKENS = 20


class MakeToken(msgspec.Struct, forbid_unknown_fields=True):
    """`label` is for its owner, to tell his tokens apart."""

    label: Name


class TokenTold(msgspec.Struct):
    """A token without its secret. `expires` moves on while it is used."""

    id: str
    label: str
    created: int
    expires: int


class NewToken(TokenTold):
    """`token` is told this once: send it as `Authorization: Bearer TOKEN`."""

    token: Annotated[str, msgspec.Meta(description="the secret")]


@get("/", operation_id="ListTokens", summary="One's own tokens")
async def list_tokens(house: GivenHouse, asker: GivenAsker) -> list[TokenTold]:
    async with house.database.reading() as session:
        rows = await session.scalars(
            select(TokenRow)
            .where(TokenRow.person_id == asker.in_person(), TokenRow.kind == API)
            .order_by(TokenRow.created, TokenRow.id)
        )
        return [TokenTold(row.id, row.label, row.created, row.expires) for row in rows]


@post("/", operation_id="MakeToken", summary="A new token for a program")
async def make_token(house: GivenHouse, asker: GivenAsker, data: JSONBody[MakeToken]) -> NewToken:
    person_id = asker.in_person()
    label = clean(data.label)
    async with house.database.session() as session:
        number = await session.scalar(
            select(func.count()).where(TokenRow.person_id == person_id, TokenRow.kind == API)
        )
        if number is not None and number >= MOST_TOKENS:
            raise TooManyTokens(most=MOST_TOKENS)
        secret, row = house.keys.add(session, person_id, API, label)
    return NewToken(row.id, row.label, row.created, row.expires, secret)


@delete("/{token_id:str}", operation_id="DeleteToken", summary="Take a token back")
async def delete_token(token_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> None:
    person_id = asker.in_person()
    async with house.database.session() as session:
        gone = await session.scalar(
            remove(TokenRow)
            .where(TokenRow.id == token_id, TokenRow.person_id == person_id, TokenRow.kind == API)
            .returning(TokenRow.id)
        )
        if gone is None:
            raise NotFound()
    revoke_keys(house, [gone])


router = Router(
    "/api/tokens", route_handlers=[list_tokens, make_token, delete_token], tags=["People"]
)
