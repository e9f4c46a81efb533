"""Clocks and who stands in for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.add_column(sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
        batch_op.add_column(sa.Column("pausing", sa.JSON(none_as_null=True), nullable=True))
        batch_op.add_column(sa.Column("paused", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("seat") as batch_op:
        batch_op.add_column(sa.Column("stand_in", sa.String(40), nullable=True))
        batch_op.add_column(sa.Column("choices", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("by_bot", sa.BigInteger(), nullable=True))
    op.create_table(
        "clock",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_clock_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_clock"),
    )
    op.create_index("ix_clock_due", "clock", ["due"])
    op.create_table(
        "heart",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heart"),
    )
    op.create_table(
        "outage",
        sa.Column("begun", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("begun", name="pk_outage"),
    )
