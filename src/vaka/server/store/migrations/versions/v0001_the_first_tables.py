"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("settings", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("login", name=op.f("uq_person_login")),
    )
    op.create_table(
        "rating",
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "title", name=op.f("pk_rating")),
    )
    with op.batch_alter_table("rating", schema=None) as batch_op:
        batch_op.create_index("ix_rating_title", ["title"], unique=False)

    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.BigInteger(), nullable=False),
        sa.Column("players", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("host_id", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("snapshot", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("parent_id", sa.String(length=24), nullable=True),
        sa.Column("parent_ply", sa.BigInteger(), nullable=True),
        sa.Column("next_id", sa.String(length=24), nullable=True),
        sa.Column("proposal", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("outcome", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("plies", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["person.id"], name=op.f("fk_game_table_host_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.create_index("ix_game_table_archive", ["public", "status", "ended"], unique=False)
        batch_op.create_index(
            "ix_game_table_archive_title", ["public", "title", "ended"], unique=False
        )
        batch_op.create_index("ix_game_table_host", ["host_id", "status"], unique=False)
        batch_op.create_index("ix_game_table_lobby", ["public", "status", "created"], unique=False)
        batch_op.create_index("ix_game_table_status", ["status"], unique=False)

    op.create_table(
        "token",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_token_person_id")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_token")),
        sa.UniqueConstraint("id", name=op.f("uq_token_id")),
    )
    with op.batch_alter_table("token", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_token_person_id"), ["person_id"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_chat_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "claim",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_claim_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_claim")),
    )
    op.create_table(
        "draft",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.BigInteger(), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_draft_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_draft")),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_entry_table_id")),
        sa.PrimaryKeyConstraint("table_id", "ply", name=op.f("pk_entry")),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("joined", sa.Boolean(), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=True),
        sa.Column("place", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_seat_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seat")),
        sa.UniqueConstraint("table_id", "person_id", name=op.f("uq_seat_table_id_person_id")),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index("ix_seat_person", ["person_id", "table_id"], unique=False)
