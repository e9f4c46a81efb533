"""What a thinking process is asked, and what it answers: plain data, a line of JSON each.

A question holds a redealt position, never the true one: what a process does not know, it cannot
tell. A redeal of it is the same as one of the true position, so the bot chooses the same. Whoever
imports this imports little: it is all of the server that a thinking process needs.
"""

from typing import Any

import msgspec

from vaka.bots.advice import Prospect


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    title: str
    players: int
    options: dict[str, Any]
    dump: list[int]
    seat: int


class Choose(Question, frozen=True, kw_only=True, tag="choose"):
    """What does the bot of this level take?"""

    level: str
    seed: int


class Advise(Question, frozen=True, kw_only=True, tag="advise"):
    """What would be good, and why? `iterations` make it repeatable, `seconds` bearable."""

    iterations: int
    seconds: float


class Chosen(msgspec.Struct, frozen=True, tag="chosen", tag_field="type"):
    index: int
    mishaps: list[str] = []


class Why(msgspec.Struct, frozen=True):
    """A reason, to be told in any language."""

    key: str
    points: float
    details: dict[str, str | int]


class Advised(msgspec.Struct, frozen=True, tag="advised", tag_field="type"):
    """See bots.advice.Hint."""

    tries: int
    best: list[Prospect]
    reasons: list[Why]
    lead: float | None


class Failed(msgspec.Struct, frozen=True, tag="failed", tag_field="type"):
    why: str


Asked = Choose | Advise
Answer = Chosen | Advised | Failed
