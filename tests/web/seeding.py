"""Sources of a server whose games are the same in every run."""

from random import Random

from vaka.server.sources import Sources


class SeededSources(Sources):
    """Real time and unguessable names, but secrets from a seed: cards and bots follow from them."""

    def __init__(self, seed: int = 0) -> None:
        self._secrets = Random(seed)

    def secret(self) -> str:
        return self._secrets.randbytes(32).hex()
