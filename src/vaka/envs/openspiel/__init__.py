"""The titles as games of OpenSpiel; importing this registers them. docs/openspiel.md says more.

>>> import pyspiel
>>> import vaka.envs.openspiel
>>> game = pyspiel.load_game("python_vaka_rapanui(players=2)")
>>> game.num_players(), game.num_distinct_actions()
(2, 43)
"""

import pyspiel

import vaka
from vaka.core.errors import VakaError
from vaka.envs.openspiel.game import VakaGame, game_type
from vaka.envs.openspiel.parameters import PREFIX
from vaka.envs.openspiel.state import VakaState

__all__ = ["PREFIX", "VakaGame", "VakaState"]


def _register() -> None:
    for title in vaka.titles():
        try:
            kind = game_type(title)
        except VakaError:  # a title of another package that cannot be loaded
            continue
        # A class, not a function: OpenSpiel lets go of it after Python has ended, and a function
        # would then be freed.
        pyspiel.register_game(kind, type(f"Vaka_{title}", (VakaGame,), {"title": title}))


_register()
