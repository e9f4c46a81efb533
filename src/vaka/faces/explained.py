"""One thing of a box, explained."""

from typing import Any, NamedTuple


class Thing(NamedTuple):
    """`kind` and `name` are for programs, as views have them. `about` are small facts in words,
    `text` says what it does, `facts` are the same for drawing, `rules` the numbers to read more.
    """

    kind: str
    name: str
    label: str
    about: tuple[str, ...]
    text: str
    rules: tuple[str, ...]
    facts: dict[str, Any]
