"""A scene: all that somebody at the table sees now, and where scenes come from."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from rich.console import RenderableType

from vaka.cli.asked import Asked
from vaka.cli.log import Line
from vaka.core.action import Action
from vaka.faces import Names, View
from vaka.locale import Words

Changed = Callable[[], None]


class Offer(NamedTuple):
    """Something that can be done beside the game: to start it, to agree to an undo."""

    name: str
    text: str


class Scene(NamedTuple):
    """`view` is None where nothing may be shown: the screen is handed on to the seat `hand_over`,
    or the game has not begun. `heading` is what is asked, or who is waited for, or how it ended.
    """

    view: View | None
    names: Names
    heading: str
    log: list[Line]
    asked: Asked | None = None
    can_undo: bool = False
    thinking: bool = False
    hand_over: int | None = None
    offers: tuple[Offer, ...] = ()
    trouble: str = ""  # what is wrong with the line to the server

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["outcome"] is not None


class Moment(NamedTuple):
    """A game after `ply` of `last` actions, and what led there."""

    view: View
    names: Names
    ply: int
    last: int
    told: list[str]


class Past(Protocol):
    """The game so far, to look back at. Eyes are numbers of seats, None (a spectator's), "all"."""

    @property
    def eyes(self) -> list["Eyes"]:
        """The eyes that one may look with, the usual ones first."""
        ...

    async def moment(self, ply: int | None, eyes: "Eyes") -> Moment:
        """The game after so many actions; None: now."""
        ...


Eyes = int | str | None
ALL = "all"


class Source(Protocol):
    """Where a game comes from. What is refused raises a VakaError, and nothing has changed."""

    words: Words
    talks: bool  # whether there are others to talk to

    def scene(self) -> Scene: ...

    async def run(self, changed: Changed) -> None:
        """Let others play, for as long as the table is open; call `changed` for a new scene."""
        ...

    async def choose(self, action: Action) -> str:
        """Answer the question; what there is to say of it, mostly nothing."""
        ...

    async def undo(self) -> str: ...

    async def hint(self, asked: Asked) -> tuple[RenderableType, int | None]:
        """Advice, and the place of the best answer. Who does not want to wait cancels it."""
        ...

    async def refusal(self, line: str, asked: Asked) -> str:
        """Why what was typed is not possible; nothing if it means nothing."""
        ...

    async def take(self, offer: str) -> str: ...

    async def say(self, text: str) -> None:
        """Say something to the others."""
        ...

    def past(self) -> Past: ...

    async def close(self) -> list[str]:
        """Leave the table; what is said then."""
        ...
