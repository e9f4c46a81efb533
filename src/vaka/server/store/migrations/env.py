"""What Alembic runs to carry out or to write steps, on the connection that it is given."""

from alembic import context

from vaka.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by building it anew
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
