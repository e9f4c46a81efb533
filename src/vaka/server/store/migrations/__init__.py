"""The steps by which a database has become what `models.py` says, for Alembic.

`script/migration` writes the next one; `migrate.py` carries out those that are missing.
"""
