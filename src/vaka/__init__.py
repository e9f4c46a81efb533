"""Vaka: tabletop games about Polynesia, for people, bots and researchers.

>>> import vaka
>>> state = vaka.load("rapanui").new(players=3, seed=7)
>>> while (decision := state.decision()) is not None:
...     seat = decision.seats[0]
...     state.apply(seat, state.legal_actions(seat)[0])
>>> state.outcome().reason
'deck-empty'

`help(vaka.Game)` is about titles and options, `help(vaka.State)` about playing: what is asked, what
is legal, what a seat may know (`view`), and drawings (`to_text`). `vaka.IllegalAction` and other
errors say what went wrong. `import vaka.bots` for opponents, `vaka.arena` to play many games,
`vaka.envs` for learners. In a terminal: `vaka --help`.
"""

from typing import Any as _Any

from vaka import _pure
from vaka._signatures import SourceSignature as _SourceSignature

_pure.prefer_source()

# Only after the choice between compiled and pure.
from vaka.core import errors as _errors
from vaka.core import rendering as _rendering
from vaka.core.action import Action, Catalog
from vaka.core.decision import Decision
from vaka.core.errors import (
    BadTitle,
    CannotUndo,
    DamagedRecord,
    DataError,
    ForeignRecord,
    GameNotOver,
    GameOver,
    IllegalAction,
    IllegalRecord,
    MalformedAction,
    MalformedRecord,
    NoFeatures,
    NotAsked,
    RecordError,
    UnknownAction,
    UnknownOption,
    UnknownPreset,
    UnknownSeat,
    UnknownTitle,
    VakaError,
    WrongOption,
    WrongPlayers,
    WrongSeed,
)
from vaka.core.event import Event
from vaka.core.game import Game
from vaka.core.outcome import Outcome
from vaka.core.playout import playout
from vaka.core.random_play import Playout
from vaka.core.record import Record
from vaka.core.registry import announce as _announce
from vaka.core.registry import load, register, titles
from vaka.core.state import State
from vaka.core.table import Table

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadTitle",
    "CannotUndo",
    "Catalog",
    "DamagedRecord",
    "DataError",
    "Decision",
    "Event",
    "ForeignRecord",
    "Game",
    "GameNotOver",
    "GameOver",
    "IllegalAction",
    "IllegalRecord",
    "MalformedAction",
    "MalformedRecord",
    "NoFeatures",
    "NotAsked",
    "Outcome",
    "Playout",
    "Record",
    "RecordError",
    "State",
    "Table",
    "UnknownAction",
    "UnknownOption",
    "UnknownPreset",
    "UnknownSeat",
    "UnknownTitle",
    "VakaError",
    "WrongOption",
    "WrongPlayers",
    "WrongSeed",
    "load",
    "playout",
    "register",
    "titles",
]

_classes: tuple[_Any, ...] = (
    Action,
    Catalog,
    Decision,
    Event,
    Game,
    Outcome,
    Playout,
    Record,
    State,
    Table,
)
for _class in _classes:
    _class.__signature__ = _SourceSignature()

_announce("rapanui", "vaka.games.rapanui")
_announce("giants", "vaka.games.giants")
_announce("raiatea", "vaka.games.raiatea")


def _english(key: str, **details: str | int) -> str:
    """Errors speak English until an interface asks for another language."""
    from vaka.locale import Words

    _errors.set_speaker(Words("en"))
    return _errors.speaker(key, **details)


_errors.set_speaker(_english)


def _draw(view: dict[str, object], form: _rendering.Form, language: str) -> str:
    """Import Rich, which the extra has, only when a state is drawn for the first time."""
    from importlib import import_module

    from vaka.extras import require

    require("terminal", "rich")
    # By name, like the titles: modules that import vaka must not depend on vaka.drawing.
    renderer: _rendering.Renderer = import_module("vaka.drawing.export").render
    _rendering.set_renderer(renderer)
    return renderer(view, form, language)


_rendering.set_renderer(_draw)
