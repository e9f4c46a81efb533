"""Sources of a server whose games are the same in every run."""

import zlib
from random import Random

from vaka.server.sources import Sources


class SeededSources(Sources):
    """Real time and names, but secrets that follow from a text, and with them cards and bots."""

    def __init__(self, text: str) -> None:
        self.reseed(text)

    def reseed(self, text: str) -> None:
        """Begin a new sequence; with the name of a test, games do not depend on other tests."""
        self._secrets = Random(zlib.crc32(text.encode()))

    def secret(self) -> str:
        return self._secrets.randbytes(32).hex()
