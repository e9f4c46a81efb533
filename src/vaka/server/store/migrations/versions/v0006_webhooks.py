"""Addresses that are told of turns and results, and what they are to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hook",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("events", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("failing", sa.BigInteger(), nullable=True),
        sa.Column("problem", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("reached", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], "fk_hook_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], "fk_hook_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_hook"),
    )
    op.create_index("ix_hook_person_id", "hook", ["person_id"])
    op.create_index("ix_hook_table_id", "hook", ["table_id"])
    op.create_table(
        "delivery",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("hook_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("event", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["hook_id"], ["hook.id"], "fk_delivery_hook_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], "fk_delivery_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_delivery"),
        sa.UniqueConstraint("hook_id", "name", name="uq_delivery_hook_id_name"),
    )
    op.create_index("ix_delivery_table_id", "delivery", ["table_id"])
    op.create_index("ix_delivery_due", "delivery", ["state", "due"])
