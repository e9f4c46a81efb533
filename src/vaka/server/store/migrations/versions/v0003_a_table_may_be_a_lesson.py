"""A table may follow the script of a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.add_column(sa.Column("lesson", sa.String(40), nullable=True))
