"""The tables of the database. A change here needs a migration: `migrations/` has them in order.

Times are milliseconds since 1970. A game is its log (`EntryRow`), which only ever grows: the taking
back of a choice is an entry too.
"""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAME = 40  # letters of a name of a person or a table
ID = 24
DIGEST = 64


class Base(DeclarativeBase):
    # Constraints have names, so that a migration can change them on every database.
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy's way
        int: BigInteger(),
        dict[str, Any]: JSON(none_as_null=True),
        list[int]: JSON(none_as_null=True),
    }


class PersonRow(Base):
    """Who plays: a guest, or an account when there is a password. Of one who has left only the row
    is kept, without a name: finished games refer to it.
    """

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    # The name as it is compared, of accounts alone: guests may be called alike.
    login: Mapped[str | None] = mapped_column(String(2 * NAME), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created: Mapped[int]
    # Since when, by an admin: he may not come in, or not talk at any table.
    banned: Mapped[int | None]
    ban_reason: Mapped[str | None] = mapped_column(Text)
    muted: Mapped[int | None]
    left: Mapped[int | None]  # when he had everything about himself deleted


class TokenRow(Base):
    """A key of a person: a browser's cookie or a bot's token. Only its digest is kept."""

    __tablename__ = "token"

    digest: Mapped[str] = mapped_column(String(DIGEST), primary_key=True)
    id: Mapped[str] = mapped_column(String(ID), unique=True)  # to name it without telling it
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    kind: Mapped[str] = mapped_column(String(10))  # "session" or "api"
    label: Mapped[str] = mapped_column(String(NAME), default="")
    created: Mapped[int]
    expires: Mapped[int]


class TableRow(Base):
    """A table: what is played there, and what all may know of it; `secret` and `seed` excepted."""

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    title: Mapped[str] = mapped_column(String(NAME))
    rules_version: Mapped[int]
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    public: Mapped[bool]
    status: Mapped[str] = mapped_column(String(10))  # open, running, over, closed
    host_id: Mapped[str] = mapped_column(ForeignKey("person.id"))
    created: Mapped[int]
    started: Mapped[int | None]
    ended: Mapped[int | None]
    # Fairness: `commitment` is told before anybody brings a salt, secret and seed after the end.
    secret: Mapped[str] = mapped_column(String(DIGEST))
    commitment: Mapped[str] = mapped_column(String(DIGEST))
    seed: Mapped[str | None] = mapped_column(String(DIGEST))
    # A branch begins with a position instead of a seed.
    snapshot: Mapped[list[int] | None]
    parent_id: Mapped[str | None] = mapped_column(String(ID))
    parent_ply: Mapped[int | None]
    next_id: Mapped[str | None] = mapped_column(String(ID))  # the rematch
    lesson: Mapped[str | None] = mapped_column(String(NAME))  # whose script it follows
    proposal: Mapped[dict[str, Any] | None]  # an undo that waits for consent
    outcome: Mapped[dict[str, Any] | None]
    # Time to think and who plays for who is away (`clocks/`); None: as long as one likes.
    clock: Mapped[dict[str, Any] | None]
    pausing: Mapped[list[int] | None]  # the seats that would like a pause
    paused: Mapped[int | None]  # since when
    closed: Mapped[dict[str, Any] | None]  # who has closed it, and why
    plies: Mapped[int] = mapped_column(default=0)  # of a game that is over

    __table_args__ = (
        Index("ix_game_table_lobby", "public", "status", "created"),
        Index("ix_game_table_archive", "public", "status", "ended"),
        Index("ix_game_table_archive_title", "public", "title", "ended"),
        Index("ix_game_table_status", "status"),
        Index("ix_game_table_host", "host_id", "status"),
    )


class SeatRow(Base):
    """A seat of a table: open, a bot's, or a person's; who is invited has not joined yet."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id"))
    level: Mapped[str | None] = mapped_column(String(NAME))
    joined: Mapped[bool] = mapped_column(default=False)
    salt: Mapped[str] = mapped_column(String(DIGEST), default="")
    score: Mapped[int | None]
    place: Mapped[int | None]
    stand_in: Mapped[str | None] = mapped_column(String(NAME))  # a bot that plays for the person
    choices: Mapped[int | None]  # of a game that is over: how many, and how many a bot made
    by_bot: Mapped[int | None]

    __table_args__ = (
        UniqueConstraint("table_id", "person_id"),
        Index("ix_seat_person", "person_id", "table_id"),
    )


class EntryRow(Base):
    """One line of a table's log. That (table, ply) is unique decides who was first.

    `line` is the whole entry (`lines.py`); the columns before it are for questions.
    """

    __tablename__ = "entry"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # act, undo, retract: see play/entry.py
    seat: Mapped[int]
    asked: Mapped[int]  # whom the game asks afterwards, as a bit mask; 0: it is over
    line: Mapped[str] = mapped_column(Text)

    # SQLite: in order of the key, so that a log lies together and not where it was written.
    __table_args__ = ({"sqlite_with_rowid": False},)


class DraftRow(Base):
    """The beginning of a sealed answer of several steps. Nobody else learns of it."""

    __tablename__ = "draft"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    ply: Mapped[int]  # of the log when the first step was made: older ones are waste paper
    actions: Mapped[str] = mapped_column(Text)  # catalog indexes with commas between


class ClaimRow(Base):
    """A bot's turn that a worker has taken on, until its time is over."""

    __tablename__ = "claim"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    ply: Mapped[int]
    worker: Mapped[str] = mapped_column(String(ID))
    until: Mapped[int]


class ClockRow(Base):
    """When a clock of a running game is to be looked at next: it is over then, or running low."""

    __tablename__ = "clock"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    due: Mapped[int | None] = mapped_column(index=True)  # None: nobody's time runs
    told: Mapped[int]  # until when all reminders are given


class HeartRow(Base):
    """When a worker was last there while clocks ran. There is one row."""

    __tablename__ = "heart"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int]


class OutageRow(Base):
    """A time in which no server ran: nobody's clock runs in it."""

    __tablename__ = "outage"

    begun: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    ended: Mapped[int]


class ChatRow(Base):
    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"))
    name: Mapped[str] = mapped_column(String(NAME))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int]

    __table_args__ = (Index("ix_chat_person", "person_id", "table_id", "number"),)


class RatingRow(Base):
    """How good a player is at a title: a person's id, or `bot:` and a level."""

    __tablename__ = "rating"

    player: Mapped[str] = mapped_column(String(ID + NAME), primary_key=True)
    title: Mapped[str] = mapped_column(String(NAME), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    wins: Mapped[int]

    __table_args__ = (Index("ix_rating_title", "title"),)


class RestraintRow(Base):
    """What the host of a table has decided about somebody: not to talk here, or to get up again,
    or not to come back. `removed` is forgotten when he sits down once more.
    """

    __tablename__ = "restraint"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True, index=True)
    muted: Mapped[bool] = mapped_column(default=False)
    removed: Mapped[bool] = mapped_column(default=False)
    barred: Mapped[bool] = mapped_column(default=False)
    why: Mapped[str] = mapped_column(Text, default="")


class AdminKeyRow(Base):
    """The key with which the server is looked after. Only its digest is kept."""

    __tablename__ = "admin_key"

    digest: Mapped[str] = mapped_column(String(DIGEST), primary_key=True)
    created: Mapped[int]


class JournalRow(Base):
    """What an admin has done, to whom or to which table, and why. `detail` is what was there
    before: an old name, or the number of a line of chat.
    """

    __tablename__ = "journal"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    at: Mapped[int] = mapped_column(index=True)
    act: Mapped[str] = mapped_column(String(16))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("game_table.id"))
    detail: Mapped[str] = mapped_column(Text, default="")
    why: Mapped[str] = mapped_column(Text, default="")


class HookRow(Base):
    """An address that is told of turns and results: of one table, or of all of its owner's."""

    __tablename__ = "hook"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("game_table.id"), index=True)
    address: Mapped[str] = mapped_column(Text)
    secret: Mapped[str] = mapped_column(String(DIGEST))  # what is sent is signed with it
    events: Mapped[str] = mapped_column(String(NAME))  # with commas between
    language: Mapped[str] = mapped_column(String(8))  # of its owner, unless he has wished for one
    origin: Mapped[str] = mapped_column(Text)  # under which its owner knows this server
    created: Mapped[int]
    active: Mapped[bool]
    failing: Mapped[int | None]  # since when nothing gets there
    problem: Mapped[dict[str, Any] | None]  # why the last message did not: a key and its details
    reached: Mapped[int | None]  # when the last message got there


class DeliveryRow(Base):
    """A message to a hook. That (hook, name) is unique lets it be told once, whoever notices it.

    When it is `due` a worker may take it; then it is due again only if that worker is not heard of.
    """

    __tablename__ = "delivery"

    id: Mapped[str] = mapped_column(String(ID), primary_key=True)
    hook_id: Mapped[str] = mapped_column(ForeignKey("hook.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(2 * NAME))  # of what has happened
    event: Mapped[str] = mapped_column(String(10))
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    seat: Mapped[int | None]
    until: Mapped[int | None]  # when the time that a reminder is about is over
    created: Mapped[int]
    state: Mapped[str] = mapped_column(String(10))  # see hooks/outbox.py
    due: Mapped[int]
    tries: Mapped[int]

    __table_args__ = (UniqueConstraint("hook_id", "name"), Index("ix_delivery_due", "state", "due"))
