"""The leaderboard of a title."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get
from litestar.params import FromPath, QueryParameter
from sqlalchemy import or_, select

from vaka.server.errors import NotFound
from vaka.server.given import GivenHouse
from vaka.server.ratings.model import DOUBT, Strength
from vaka.server.store.models import PersonRow, RatingRow
from vaka.server.tables.installed import installed

PAGE: Final = 50
MOST_PAGES: Final = 10_000
BOT: Final = "bot:"

PageNumber = Annotated[int, QueryParameter(ge=1, le=MOST_PAGES)]


class Ranked(msgspec.Struct):
    """A player of a leaderboard: a person with an account, or the bots of a `level`. `ordinal` is
    `mu` minus three times `sigma`: what a player has shown for sure.
    """

    rank: int
    person: str | None
    name: str
    level: str | None
    ordinal: float
    mu: float
    sigma: float
    games: int
    wins: int


class Leaderboard(msgspec.Struct):
    """`more`: there is a next page."""

    title: str
    page: int
    players: list[Ranked]
    more: bool


@get("/{title:str}", operation_id="GetLeaderboard", summary="The best players of a title")
async def leaderboard(title: FromPath[str], house: GivenHouse, page: PageNumber = 1) -> Leaderboard:
    if title not in installed():
        raise NotFound()
    skipped = (page - 1) * PAGE
    ordinal = RatingRow.mu - DOUBT * RatingRow.sigma
    query = (
        select(RatingRow, PersonRow.name)
        .join(PersonRow, PersonRow.id == RatingRow.player, isouter=True)
        .where(
            RatingRow.title == title,
            # A guest's name is gone with his cookie, so he is rated but not listed.
            or_(PersonRow.password.is_not(None), RatingRow.player.startswith(BOT)),
        )
        .order_by(ordinal.desc(), RatingRow.games.desc(), RatingRow.player)
        .offset(skipped)
        .limit(PAGE + 1)
    )
    rows = await house.database.read(lambda connection: connection.execute(query).all())
    players = [_ranked(rank, row) for rank, row in enumerate(rows[:PAGE], skipped + 1)]
    return Leaderboard(title, page, players, len(rows) > PAGE)


def _ranked(rank: int, row: Any) -> Ranked:
    level = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
    return Ranked(
        rank,
        row.player if level is None else None,
        row.name or "",
        level,
        Strength(row.mu, row.sigma).ordinal,
        row.mu,
        row.sigma,
        row.games,
        row.wins,
    )


router = Router("/api/leaderboard", route_handlers=[leaderboard], tags=["Players"])
