"""Ids of a server whose games are the same in every run."""

import zlib
from random import Random

from vaka.server.ids import IdSource


class SeededIds(IdSource):
    """Random ids, but secrets that follow from a text: they decide the deal and the bots' luck."""

    def __init__(self) -> None:
        self.reseed("")

    def reseed(self, text: str) -> None:
        """Begin a new sequence; with the name of a test, games do not depend on other tests."""
        self._secrets = Random(zlib.crc32(text.encode()))

    def secret(self) -> str:
        return self._secrets.randbytes(32).hex()
