"""The titles that can be loaded: those of this package, and others by entry point.

Not compiled, so that these functions keep their signatures and docstrings.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from vaka.core.errors import BadTitle, UnknownTitle
from vaka.core.game import Game
from vaka.core.numbers import check_type
from vaka.core.options import OptionValue
from vaka.core.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

GROUP: Final = "vaka.titles"  # entry points of other packages: name = "module:GAME"

_modules: Final[dict[str, str]] = {}
_loaded: Final[dict[str, Game]] = {}


def announce(name: str, module: str) -> None:
    """Add a title without importing it: `module` has the game as GAME."""
    _modules[name] = module


def register(game: Game) -> None:
    """Add a game under its title's name, for `load` and `titles`.

    >>> import vaka
    >>> vaka.register(vaka.load("giants"))
    """
    check_type(game, Game)
    _loaded[game.name] = game


def forget(name: str) -> None:
    """Undo `register`; the next `load` imports an announced title again."""
    _loaded.pop(name, None)


def titles() -> tuple[str, ...]:
    """Return the names of all titles that can be loaded.

    >>> import vaka
    >>> vaka.titles()
    ('giants', 'raiatea', 'rapanui')
    """
    found = {entry.name for entry in _entry_points()}
    return tuple(sorted(found | set(_modules) | set(_loaded)))


def load(name: str) -> Game:
    """Return the game of a title; raise UnknownTitle if there is none of this name.

    >>> import vaka
    >>> vaka.load("raiatea").new(players=5, seed=1).players
    5
    """
    if name not in _loaded:
        if name in _modules:
            register(import_module(_modules[name]).GAME)
        else:
            for entry in _entry_points().select(name=name):
                register(_game_of(entry))
    if name not in _loaded:
        raise UnknownTitle(name=str(name), known=", ".join(titles()))
    return _loaded[name]


def _entry_points() -> "EntryPoints":
    # Imported here: it takes longer to import than the rest of the package.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def _game_of(entry: "EntryPoint") -> Game:
    """Load the game of another package; raise BadTitle if that fails."""
    try:
        found: object = entry.load()
    except Exception as error:
        raise BadTitle(name=entry.name, why=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game) or found.name != entry.name:
        raise BadTitle(name=entry.name, why=f"{entry.value}: {found!r}")
    return found


def restore(name: str, players: int, options: dict[str, OptionValue], dump: list[int]) -> State:
    """Restore a state from its dump, for pickle."""
    return load(name).restore(players, options, dump)
