"""Who may not play or talk, the admin's key, and what admins have done."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("person") as batch_op:
        batch_op.add_column(sa.Column("banned", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("ban_reason", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("muted", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("left", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.add_column(sa.Column("closed", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "restraint",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.Column("barred", sa.Boolean(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], "fk_restraint_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], "fk_restraint_person_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_restraint"),
    )
    op.create_index("ix_restraint_person_id", "restraint", ["person_id"])
    op.create_table(
        "admin_key",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_admin_key"),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=True),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], "fk_journal_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], "fk_journal_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_journal"),
    )
    op.create_index("ix_journal_at", "journal", ["at"])
    op.create_index("ix_journal_person_id", "journal", ["person_id"])
