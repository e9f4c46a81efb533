"""The page of a player: who he is, how good, and what he has played."""

import msgspec
from litestar import Router, get
from litestar.params import FromPath
from sqlalchemy import and_, func, or_, select

from vaka.server.errors import NotFound
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.ratings.model import Strength
from vaka.server.store.models import PersonRow, RatingRow, SeatRow, TableRow
from vaka.server.tables.listed import TablePage, listed, tables, told_to
from vaka.server.tables.paging import PAGE, Cursor, read, written


class Rated(msgspec.Struct):
    """How good somebody is at a title; `ordinal` is what leaderboards go by."""

    title: str
    ordinal: float
    mu: float
    sigma: float
    games: int
    wins: int


class Player(msgspec.Struct):
    """`played` and `won` count finished games, also those that are not rated."""

    id: str
    name: str
    account: bool
    since: int
    played: int
    won: int
    ratings: list[Rated]


@get("/{person_id:str}", operation_id="GetPlayer", summary="A player's page")
async def player(person_id: FromPath[str], house: GivenHouse) -> Player:
    async with house.database.reading() as session:
        row = await session.get(PersonRow, person_id)
        if row is None or row.left is not None:
            raise NotFound()
        played, won = (
            await session.execute(
                select(
                    func.count(),
                    func.count().filter(SeatRow.place == 1, SeatRow.stand_in.is_(None)),
                ).where(SeatRow.person_id == person_id, SeatRow.place.is_not(None))
            )
        ).one()
        ratings = await session.scalars(
            select(RatingRow).where(RatingRow.player == person_id).order_by(RatingRow.title)
        )
        rated = [
            Rated(
                each.title,
                Strength(each.mu, each.sigma).ordinal,
                each.mu,
                each.sigma,
                each.games,
                each.wins,
            )
            for each in ratings
        ]
    account = row.password is not None
    return Player(row.id, row.name, account, row.created, played, won, rated)


@get("/{person_id:str}/games", operation_id="ListPlayersGames", summary="A player's finished games")
async def history(
    person_id: FromPath[str], house: GivenHouse, asker: GivenAsker, cursor: Cursor = None
) -> TablePage:
    """The latest first: public ones, and those at which the asker sat himself."""
    query = tables().where(
        TableRow.status == "over",
        TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person_id == person_id)),
    )
    if asker.id is None:
        query = query.where(TableRow.public)
    elif asker.id != person_id:
        shared = select(SeatRow.table_id).where(SeatRow.person_id == asker.id)
        query = query.where(or_(TableRow.public, TableRow.id.in_(shared)))
    if cursor is not None:
        at, name = read(cursor)
        older = and_(TableRow.ended == at, TableRow.id < name)
        query = query.where(or_(TableRow.ended < at, older))
    query = query.order_by(TableRow.ended.desc(), TableRow.id.desc()).limit(PAGE + 1)
    async with house.database.reading() as session:
        row = await session.get(PersonRow, person_id)
        if row is None or row.left is not None:
            raise NotFound()
    found = told_to(asker.id, await listed(house.database, query))
    last = found[PAGE - 1] if len(found) > PAGE else None
    return TablePage(found[:PAGE], None if last is None else written(last.ended or 0, last.id))


router = Router("/api/people", route_handlers=[player, history], tags=["Players"])
