"""Rating a game that is over, in the transaction that writes down its end."""

from collections.abc import Collection, Sequence

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.ratings.model import Strength, after
from vaka.server.store.models import RatingRow


async def rate(
    session: AsyncSession,
    title: str,
    players: Sequence[str],
    places: Sequence[int],
    away: Collection[str] = (),
) -> None:
    """Rate the players, by seat. Who plays only against himself learns nothing of his strength.

    For those who were `away` at the end a bot has played: they can lose by it, but not win, and it
    makes nobody surer of them.
    """
    names = sorted(set(players))  # always in this order, so that no two games wait for each other
    if len(names) < 2:
        return
    insert = sqlite.insert if session.get_bind().dialect.name == "sqlite" else postgresql.insert
    new = Strength()
    await session.execute(
        insert(RatingRow)
        .values(
            [
                {
                    "player": name,
                    "title": title,
                    "mu": new.mu,
                    "sigma": new.sigma,
                    "games": 0,
                    "wins": 0,
                }
                for name in names
            ]
        )
        .on_conflict_do_nothing()
    )
    rows = {
        row.player: row
        for row in await session.scalars(
            select(RatingRow)
            .where(RatingRow.title == title, RatingRow.player.in_(names))
            .order_by(RatingRow.player)
            .with_for_update()
        )
    }
    before = {name: Strength(row.mu, row.sigma) for name, row in rows.items()}
    for name, strength in after(before, players, places).items():
        row = rows[name]
        row.games += 1
        if name in away:
            row.mu = min(row.mu, strength.mu)
            continue
        row.mu, row.sigma = strength
        if any(
            player == name and place == 1 for player, place in zip(players, places, strict=True)
        ):
            row.wins += 1
