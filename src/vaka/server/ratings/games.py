"""Rating a game that is over, in the transaction that writes down its end."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vaka.server.ratings.model import Strength, after
from vaka.server.store.models import RatingRow

# Like the others below, written once: to write a statement takes longer than to carry it out.
_OWN: Final = (
    select(RatingRow.player, RatingRow.mu, RatingRow.sigma, RatingRow.games, RatingRow.wins)
    .where(
        RatingRow.title == bindparam("title"),
        RatingRow.player.in_(bindparam("names", expanding=True)),
    )
    .order_by(RatingRow.player)
    .with_for_update()
)
_RATING: Final = (
    update(RatingRow)
    .where(RatingRow.player == bindparam("name"), RatingRow.title == bindparam("of"))
    .values(
        mu=bindparam("new_mu"),
        sigma=bindparam("new_sigma"),
        games=bindparam("new_games"),
        wins=bindparam("new_wins"),
    )
)
_BEGINNING: Final = {
    "sqlite": sqlite.insert(RatingRow).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(RatingRow).on_conflict_do_nothing(),
}


def rate(
    connection: Connection,
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
    # Several may write to PostgreSQL: there all are written first, in their order.
    rows = _rows(connection, title, names) if connection.dialect.name == "sqlite" else {}
    if len(rows) < len(names):
        _begin(connection, title, names)
        rows = _rows(connection, title, names)
    before = {name: Strength(row.mu, row.sigma) for name, row in rows.items()}
    changes = []
    for name, found in after(before, players, places).items():
        row = rows[name]
        strength = Strength(min(row.mu, found.mu), row.sigma) if name in away else found
        won = name not in away and any(
            player == name and place == 1 for player, place in zip(players, places, strict=True)
        )
        changes.append(
            {
                "name": name,
                "of": title,
                "new_mu": strength.mu,
                "new_sigma": strength.sigma,
                "new_games": row.games + 1,
                "new_wins": row.wins + won,
            }
        )
    connection.execute(_RATING, changes)


def _rows(connection: Connection, title: str, names: list[str]) -> dict[str, Any]:
    found = connection.execute(_OWN, {"title": title, "names": names})
    return {row.player: row for row in found}


def _begin(connection: Connection, title: str, names: list[str]) -> None:
    new = Strength()
    own = {"title": title, "mu": new.mu, "sigma": new.sigma, "games": 0, "wins": 0}
    rows = [{"player": name, **own} for name in names]
    connection.execute(_BEGINNING[connection.dialect.name], rows)
