"""The titles as games of OpenSpiel: importing this package registers them.

>>> import pyspiel
>>> import vaka.envs.openspiel
>>> game = pyspiel.load_game("python_vaka_rapanui(players=2)")
>>> game.num_players(), game.num_distinct_actions()
(2, 43)

`PREFIX` is the beginning of their names: `python_vaka_`.
"""

import vaka
from vaka.core.errors import VakaError
from vaka.extras import MissingExtra

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("envs") from error

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
        # A class, not a function: OpenSpiel releases it after Python has ended, and a function
        # would be freed then.
        pyspiel.register_game(kind, type(f"Vaka_{title}", (VakaGame,), {"title": title}))


_register()
