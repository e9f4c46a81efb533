"""The parts of a view that all titles share, as types; each title's `types.py` builds on them."""

from typing import NamedTuple, NotRequired, TypedDict


class DecisionHeader(TypedDict):
    """What is asked, and of which seats; a title adds the kinds of its decisions."""

    seats: list[int]
    """The seats that are asked and have not answered."""
    rules: list[str]
    """The numbers of the rules about it."""
    sealed: bool
    """Whether the seats answer in secret; the answers are opened together."""


class SealedDecisionHeader(DecisionHeader):
    """The same in a title with sealed decisions."""

    answered: NotRequired[list[int]]
    """Of a sealed decision: the seats whose answers are complete."""
    own: NotRequired[list[str]]
    """Of a sealed decision: this seat's answer so far, as actions in text form."""


class OutcomeHeader(TypedDict):
    """The result of a finished game; a title adds the reason and the parts of a score."""

    scores: list[int]
    """The points of each seat."""
    ranking: list[int]
    """The place of each seat, 1 for the first; seats that tie share a place."""
    winners: list[int]
    """The seats on the first place."""


class ViewHeader(TypedDict):
    """The beginning of every view; a title adds its name, decision, outcome and table."""

    rules_version: int
    """The version of the title's rules."""
    players: int
    """The number of players."""
    options: dict[str, bool | int | str]
    """The options of this game."""
    seat: int | None
    """The seat whose view this is; null for a spectator."""


class TitleTypes(NamedTuple):
    """The types a title publishes: of its views, and of the arguments of events and actions."""

    view: type
    events: type
    actions: type
