"""How many rules and examples giants has, for the tests that all titles share."""

from typing import Final

from tests.games.rulebook import Rulebook

RULEBOOK: Final = Rulebook("giants", "G", rules=32, examples=7, ruled="G8 G12 G19 G22 G24 G26 G32")
