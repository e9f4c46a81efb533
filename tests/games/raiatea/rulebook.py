"""How many rules and examples raiatea has, for the tests that all titles share."""

from typing import Final

from tests.games.rulebook import Rulebook

RULEBOOK: Final = Rulebook(
    "raiatea", "R", rules=42, examples=8,
    ruled="R1 R11 R13 R18 R19 R27 R30 R33 R35 R38 R39",
)  # fmt: skip
