"""Find chat by its speaker."""

from alembic import op

revision = "0007"
down_revision: str | None = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("ix_chat_person", ["person_id", "table_id", "number"], unique=False)
