"""How many rules and examples rapanui has, for the tests that all titles share."""

from typing import Final

from tests.games.rulebook import Rulebook

RULEBOOK: Final = Rulebook("rapanui", "N", rules=26, examples=9, ruled="N2 N4 N17 N21 N22")
