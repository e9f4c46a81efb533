"""Where the server's time and its random names come from: tests replace both to repeat a run."""

import secrets
import time
from typing import Final

ID_BYTES: Final = 12  # 96 bits: the name of a table by link is its key, so nobody guesses it
SECRET_BYTES: Final = 32
SALT: Final = 32  # digits


class Sources:
    """The real ones."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def name(self) -> str:
        """A new name for a table, a person or a token, that nobody can guess."""
        return secrets.token_urlsafe(ID_BYTES)

    def secret(self) -> str:
        """A new secret, as hexadecimal digits: the seed of a table, a token."""
        return secrets.token_hex(SECRET_BYTES)

    def salt(self) -> str:
        """A salt for somebody who brings none."""
        return self.secret()[:SALT]
