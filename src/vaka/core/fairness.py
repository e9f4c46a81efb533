"""Proof that nobody chose the deal: neither who runs the table nor who sits at it.

Before anybody sits down the table tells a commitment, which fits one secret only. Each seat brings
a salt. The seed of the game is made from the secret and all salts, and its hash is told before the
first action; after the end the secret is told, and anybody can make all of it again.

What is told is a SHA-256, in hexadecimal digits, of a JSON list (ASCII, `", "` between the parts):
its first two parts are "vaka" and what it is for. So a program in any language can check it.
"""

import json
from collections.abc import Sequence
from hashlib import sha256


def commitment(secret: str) -> str:
    """What is told of a secret before the game."""
    return _digest("commitment", secret)


def seed_of(secret: str, salts: Sequence[str]) -> int:
    """The seed of the game; the salts in the order of the seats, "" for one that brought none."""
    return int(_digest("seed", secret, *salts), 16)


def seed_hash(seed: int) -> str:
    """What is told of the seed before the first action."""
    return _digest("seed-hash", f"{seed:x}")


def differs(told: str, secret: str, salts: Sequence[str], seed: int) -> str | None:
    """What does not fit of a table's proof, "commitment" or "seed"; None if all does."""
    if commitment(secret) != told:
        return "commitment"
    if seed_of(secret, salts) != seed:
        return "seed"
    return None


def _digest(*parts: str) -> str:
    # JSON, so that no two lists of parts look alike.
    return sha256(json.dumps(["vaka", *parts]).encode()).hexdigest()
