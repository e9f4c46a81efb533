"""The server's random ids and secrets, which tests replace to repeat a run."""

import secrets
from typing import Final

ID_BYTES: Final = 12  # 96 bits: the id of an unlisted table is its key, so it must not be guessable
SECRET_BYTES: Final = 32
SALT_DIGITS: Final = 32


class IdSource:
    """Cryptographically random ids."""

    def new_id(self) -> str:
        """Return a new id for a table, a person or a token that nobody can guess."""
        return secrets.token_urlsafe(ID_BYTES)

    def secret(self) -> str:
        """Return a new secret, as hexadecimal digits: the seed of a table, a token."""
        return secrets.token_hex(SECRET_BYTES)

    def salt(self) -> str:
        """Return a salt for a player who brings none."""
        return self.secret()[:SALT_DIGITS]
