"""An entry is one line of JSON, and on SQLite the log of a table lies together."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels = None
depends_on = None

LINE = """'[' || ply || ',"' || kind || '",' || seat || ',[' || actions || '],' || target || ','
    || CASE WHEN bot THEN 'true' ELSE 'false' END || ',' || "at" || ',' || asked || ']'"""


def upgrade() -> None:
    with op.batch_alter_table("entry") as batch_op:
        batch_op.add_column(sa.Column("line", sa.Text(), nullable=True))
    op.execute(f"UPDATE entry SET line = {LINE}")
    # SQLite builds the table anew; without row numbers of its own it is in order of its key.
    with op.batch_alter_table("entry", table_kwargs={"sqlite_with_rowid": False}) as batch_op:
        batch_op.alter_column("line", existing_type=sa.Text(), nullable=False)
        for name in ("actions", "target", "bot", "at"):
            batch_op.drop_column(name)
